/** FB-RES: what cards tell survivors to do. What each verb means is in verbs/. */
import { type Play, say } from '@holotape/kernel';
import type { Instruction, Outcome, Verb } from '../printed/instructions.ts';
import type { Deed } from '../queries/conditions.ts';
import { survivorOf } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import type { Carry, Verbs } from './verbs/carry.ts';
import { checkVictory } from './winning.ts';

/**
 * All of it in order, whatever comes of each (FB-RES-1, FB-CORE-5); in an attempt only until something fails (FB-QUEST-5).
 * Comes back with whether the attempt may go on.
 */
export function* carryOut(table: AdventureTable, deed: Deed, instructions: readonly Instruction[]): Play<boolean> {
  for (const each of instructions) {
    const succeeded = yield* carryOutOne(table, deed, each);
    if (deed.attempt && succeeded === false) return false;
  }
  return true;
}

/** An outcome is read out, then carried out; without one nothing happens. It is no part of the attempt. FB-TEST-5 */
export function* resolve(table: AdventureTable, deed: Deed, outcome: Outcome | undefined): Play {
  if (outcome === undefined) return;
  readOut(table, outcome.text); // FB-RULING-53
  yield* carryOut(table, { ...deed, attempt: undefined }, outcome.do); // FB-ENC-6, FB-TEST-5
}

/** The text of what was chosen becomes known to everybody. FB-RULING-53 */
export function readOut(table: AdventureTable, text: string | undefined): void {
  if (text === undefined) return;
  table.state.encounter?.texts.push(text);
  say(table, 'text', { text }, 'FB-RULING-53');
}

function* carryOutOne(table: AdventureTable, deed: Deed, instruction: Instruction): Play<unknown> {
  // A survivor that is out of the game does nothing more.
  if (survivorOf(table.state, deed.seat).eliminated) return false;
  const verb = Object.keys(instruction)[0] as Verb;
  const succeeded = yield* (vocabulary![verb] as Carry<unknown>)(table, deed, instruction[verb]);
  checkVictory(table); // FB-RULING-14
  return succeeded;
}

/** Verbs use the rules, and the rules carry out verbs: so these are not imported here, the game teaches them once. */
// rule-lint: the same for every game, like an import
let vocabulary: Verbs<Verb> | undefined;

export function teach(verbs: Verbs<Verb>): void {
  vocabulary = verbs;
}
