/** General Atomics Facility: data in failing terminals, a storm on its way, and whoever does not want it read. */
import { type Play, type Reason, reveal, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Subject, Task } from '../../battle.ts';
import { lastStanding, roundsHeld, tallyOf } from '../../queries/scenario.ts';
import { attributeNow, skillOf } from '../../queries/skills.ts';
import { isAware } from '../../queries/triggers.ts';
import { cardOf, modelsOf, seatOf } from '../../queries/units.ts';
import { addToTally } from '../../rules/round/moments.ts';
import { ownTest } from '../../rules/round/own-tests.ts';
import type { Marker, Model } from '../../state.ts';
import { interaction } from '../searching.ts';
import { aim } from './aims.ts';
import {
  BLUE,
  DATA,
  dataInReach,
  HUB,
  isRead,
  isRedBrotherhood,
  isRedMutant,
  isTerminal,
  isUnderstood,
  isUploaded,
  RED,
  readKey,
} from './figures.ts';
import { whyNotWreck, wreck } from './wrecking.ts';

/** SC-GAF-12 */
const COUNTER_MEASURE = -4;
/** SC-GAF-15 */
const MANY = 3;

/** Who may use which terminal, and what for. SC-GAF-9, SC-GAF-10, SC-GAF-12 */
function whyNotUse(battle: Battle, model: Model, marker: Marker): Reason | undefined {
  if (!isTerminal(marker)) return undefined;
  if (seatOf(battle, model) === BLUE)
    return isRead(battle, marker) ? { rule: 'SC-GAF-10', say: 'gaf.read-already' } : undefined;
  if (!isRedBrotherhood(battle)) return { rule: 'SC-GAF-12', say: 'gaf.not-yours' };
  if (marker.id !== HUB) return { rule: 'SC-GAF-12', say: 'gaf.only-hub' };
  return isUploaded(battle) ? { rule: 'SC-GAF-12', say: 'gaf.uploaded-already' } : undefined;
}

/** A marker with a number is a terminal from now on; both sides know it. SC-RULING-17 */
// biome-ignore lint/correctness/useYield: nobody is asked
function* standUp(_: BattleTable, __: Model, marker: Marker): Play<boolean> {
  marker.kind = 'terminal';
  return true;
}

/** There was nothing. SC-RULING-17 */
// biome-ignore lint/correctness/useYield: nobody is asked
function* nothing(): Play<boolean> {
  return false;
}

/** All screens light up. SC-GAF-13 */
function revealAll(table: BattleTable): void {
  reveal(table);
  for (const marker of table.state.markers) {
    if (marker.kind !== 'investigation') continue;
    marker.up = true;
    marker.seen = [BLUE, RED];
    if (marker.face.startsWith('number')) marker.kind = 'terminal';
  }
}

function readData(table: BattleTable, model: Model, marker: Marker): void {
  addToTally(table, readKey(marker));
  addToTally(table, 'data');
  say(table, 'gaf.data', { model: model.id, marker: marker.id, all: tallyOf(table, 'data') }, 'SC-GAF-9');
}

function upload(table: BattleTable, model: Model): void {
  addToTally(table, 'uploaded');
  say(table, 'gaf.uploaded', { model: model.id }, 'SC-GAF-12');
  revealAll(table);
}

/** Super Mutants who saw it make one test with the best head among them; Hounds have none for this. SC-GAF-15, SC-GAF-16 */
function* wonder(table: BattleTable): Play {
  if (!isRedMutant(table) || isUnderstood(table)) return;
  const act = table.state.acting.at(-1)!;
  const aware = modelsOf(table, RED).filter(
    (model) => cardOf(table, model).type !== 'dog' && isAware(table, model, act),
  );
  const value = (model: Model) => attributeNow(table, model, 'INT');
  const best = aware.toSorted((a, b) => value(b) - value(a))[0];
  if (best === undefined) return;
  say(table, 'gaf.noticed', { model: best.id, many: aware.length }, 'SC-GAF-15');
  const { success } = yield* ownTest(table, best, 'gaf.wonder', value(best), [], aware.length >= MANY ? ['green'] : []);
  say(table, success ? 'gaf.understood' : 'gaf.puzzled', { model: best.id }, 'SC-GAF-16');
  if (success) addToTally(table, 'understood');
}

/** Terminals that a model could still use, and markers that may be one, as far as its side knows. */
function worthUsing(battle: Battle, model: Model): Subject[] {
  const seat = seatOf(battle, model);
  const isOpen = (marker: Marker): boolean => {
    if (isTerminal(marker)) return whyNotUse(battle, model, marker) === undefined;
    return seat === BLUE && marker.kind === 'investigation' && !(marker.face === 'blank' && marker.seen.includes(seat));
  };
  return battle.state.markers.filter(isOpen).map(({ id }) => ({ is: 'marker', id }));
}

/** By the handbook whoever knows computers goes for the terminals; Red keeps them from it, uploads or wrecks. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const subjects = worthUsing(battle, model);
  const isAble = skillOf(battle, model, 'computers') !== undefined;
  if (subjects.length > 0 && isAble) return { objective: 'use', subjects, use: interaction, skill: 'computers' };
  const targets = battle.state.markers.filter(isTerminal).map(({ id }): Subject => ({ is: 'marker', id }));
  if (seatOf(battle, model) === BLUE || !isUnderstood(battle) || targets.length === 0)
    return { objective: 'defeat', subjects: [] };
  const use: Task['use'] = (now, by) =>
    whyNotWreck(now, by) === undefined ? { action: 'special:wreck', answers: {} } : undefined;
  return { objective: 'use', subjects: targets, use };
}

export const generalAtomics: SpecialRules = {
  task,
  messages: {
    'gaf.goal.data': 'Read {n} items of data, each at a terminal of its own',
    'gaf.goal.storm': 'Keep them from it until the storm comes',
    'gaf.not-yours': 'These terminals tell your side nothing.',
    'gaf.only-hub': 'The counter-measure goes in at the hub.',
    'gaf.read-already': 'This terminal has been read.',
    'gaf.uploaded-already': 'The counter-measure runs already.',
    'gaf.not-understood': 'Nobody has understood yet what these boxes are good for.',
    'gaf.no-terminal': 'There is no terminal in reach, or the model is engaged.',
    'ask.gaf.wreck': 'How does {model:model} attack which terminal?',
    'ask.gaf.wonder': 'Roll for INT: {value} or less.',
    'ask.gaf.armor': 'Roll for the armor of {marker:model}: {rating}.',
    'gaf.data': '{model:model} reads {marker:model}: {all} of 4.',
    'gaf.uploaded': '{model:model} uploads a counter-measure: every screen lights up, and reading them is at -4.',
    'gaf.noticed': '{many} of them see it. {model:model} scratches its head.',
    'gaf.understood': '{model:model} understands: boxes with lights are what they want. Smash boxes.',
    'gaf.puzzled': '{model:model} does not see the point.',
    'gaf.attacks': '{model:model} attacks {marker:model} with {weapon:weapon}.',
    'gaf.damaged': '{marker:model} suffers {damage}; its armor stops {blocked}.',
    'gaf.destroyed': '{marker:model} is scrap.',
  },
  aim,
  // Salvage is not what one comes for.
  focus: ({ state }) => state.markers.filter((marker) => isTerminal(marker) || marker.kind === 'investigation'),
  actions: { wreck: { whyNot: whyNotWreck, perform: wreck } },
  means: {
    'number-2': standUp,
    'number-3': standUp,
    'number-4': standUp,
    'number-5': standUp,
    'number-6': standUp,
    blank: nothing,
  },
  whyNotUse,
  usedAt: (battle, model, marker) =>
    isTerminal(marker) && isUploaded(battle) && seatOf(battle, model) === BLUE
      ? [{ rule: 'SC-GAF-12', by: COUNTER_MEASURE }]
      : [],
  *used(table, { model, marker, success }): Play {
    if (!isTerminal(marker)) return;
    if (seatOf(table, model) === RED) {
      if (success) upload(table, model);
      return;
    }
    if (success) readData(table, model, marker);
    yield* wonder(table); // SC-GAF-15: successful or not
  },
  goals: (battle) => [
    {
      seat: BLUE,
      rule: 'SC-GAF-1',
      say: 'gaf.goal.data',
      args: { n: DATA },
      reached: tallyOf(battle, 'data'),
      needed: DATA,
    },
    lastStanding(battle, BLUE, 'SC-GAF-3'),
    { seat: RED, rule: 'SC-GAF-2', say: 'gaf.goal.storm', ...roundsHeld(battle) },
    lastStanding(battle, RED, 'SC-GAF-3'),
  ],
  verdict(battle, isOver) {
    if (tallyOf(battle, 'data') >= DATA) return [BLUE]; // SC-GAF-1
    const left = [modelsOf(battle, BLUE).length, modelsOf(battle, RED).length];
    if (left.includes(0)) return left.flatMap((models, seat) => (models > 0 ? [seat] : [])); // SC-GAF-3
    return isOver || dataInReach(battle) < DATA ? [RED] : undefined; // SC-GAF-2, SC-GAF-18
  },
};
