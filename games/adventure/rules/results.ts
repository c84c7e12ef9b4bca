/** FB-RES: what cards tell survivors to do. The verbs themselves are in verbs/. */
import { type Play, say } from '@holotape/kernel';
import type { Instruction, Outcome, Verb } from '../printed/instructions.ts';
import type { Scene } from '../queries/conditions.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { checkVictory } from './influence.ts';
import type { Carry, Verbs } from './verbs/carry.ts';
import { GAINING } from './verbs/gaining.ts';
import { LIBRARY } from './verbs/library.ts';
import { ON_MAP } from './verbs/map.ts';
import { TASKS } from './verbs/tasks.ts';
import { TRADING } from './verbs/trading.ts';
import { ROLLING, TURN } from './verbs/turn.ts';

/** All of it in order, whatever comes of each. FB-RES-1, FB-CORE-5 */
export function* carryOut(table: AdventureTable, scene: Scene, instructions: readonly Instruction[]): Play {
  for (const each of instructions) yield* carryOutOne(table, scene, each);
}

/** In order, until something fails. FB-QUEST-5 */
export function* attempt(table: AdventureTable, scene: Scene, instructions: readonly Instruction[]): Play<boolean> {
  for (const each of instructions) if ((yield* carryOutOne(table, scene, each)) === false) return false;
  return true;
}

/** An outcome is read out, then carried out; without one nothing happens. FB-TEST-5 */
export function* resolve(table: AdventureTable, scene: Scene, outcome: Outcome | undefined): Play {
  if (outcome === undefined) return;
  readOut(table, outcome.text);
  yield* carryOut(table, scene, outcome.do);
}

/** The text of what was chosen becomes known to everybody. FB-RULING-53 */
export function readOut(table: AdventureTable, text: string | undefined): void {
  if (text === undefined) return;
  table.state.encounter?.texts.push(text);
  say(table, 'text', { text }, 'FB-RULING-53');
}

function* carryOutOne(table: AdventureTable, scene: Scene, instruction: Instruction): Play<unknown> {
  // A survivor that is out of the game does nothing more.
  if (survivorOf(table.state, scene.seat).eliminated) return false;
  const verb = Object.keys(instruction)[0] as Verb;
  const succeeded = yield* carry(verb)(table, scene, instruction[verb]);
  checkVictory(table); // FB-RULING-14
  return succeeded;
}

/** The whole vocabulary, found part by part: these modules and the verbs' use each other, so nothing is joined at load. */
const carry = (verb: Verb): Carry<unknown> => {
  const parts: readonly Partial<Verbs<Verb>>[] = [GAINING, TASKS, LIBRARY, ON_MAP, TRADING, TURN, ROLLING];
  return parts.find((part) => verb in part)![verb] as Carry<unknown>;
};

/** No verb is missing. */
type Known = typeof GAINING &
  typeof TASKS &
  typeof LIBRARY &
  typeof ON_MAP &
  typeof TRADING &
  typeof TURN &
  typeof ROLLING;
export type NoVerbIsMissing = Known extends Verbs<Verb> ? true : never;
