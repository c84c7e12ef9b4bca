/** The Lost Journal: a key, a safe, and barrels that glow. */
import { type Play, pick, roll, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Task } from '../../battle.ts';
import { TOLERANCE, withinReach } from '../../geometry/index.ts';
import { faceOf } from '../../queries/faces.ts';
import { feelsRadiation } from '../../queries/hits.ts';
import { discOf } from '../../queries/markers.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { roundsHeld, tallyOf } from '../../queries/scenario.ts';
import { baseOf, modelsOf, seatOf } from '../../queries/units.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { EDGES } from '../../words.ts';
import { dropItems } from '../dropping.ts';
import { searching } from '../searching.ts';
import { aim, isVital } from './aims.ts';

const JOURNAL = 'journal';
/** SC-JOURNAL-3 */
const KEYS = ['key-a', 'key-b', 'key-c'] as const;
const EFFECT_DIE = 12;

/** Anybody may pick up a key. SC-RULING-61 */
const takeKey = (key: (typeof KEYS)[number]) =>
  // biome-ignore lint/correctness/useYield: nobody is asked
  function* (table: BattleTable, model: Model): Play<boolean> {
    model.items.push(key);
    say(table, 'kept', { model: model.id, item: key }, 'SC-JOURNAL-4');
    return false;
  };

/** The first look at the lock tells which key opens it; with that key the journal is taken. SC-JOURNAL-3, SC-JOURNAL-4 */
function* openSafe(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  if (tallyOf(table, 'lock') === 0) {
    const drawn = yield* pick(table, 'safe.number', KEYS.length, { rule: 'SC-JOURNAL-3' });
    addToTally(table, 'lock', drawn + 1);
    say(table, 'safe', { marker: marker.id, item: KEYS[drawn]! }, 'SC-JOURNAL-3');
  }
  const key = KEYS[tallyOf(table, 'lock') - 1]!;
  if (tallyOf(table, 'opened') > 0 || !model.items.includes(key)) return true;
  addToTally(table, 'opened');
  model.items.push(JOURNAL);
  say(table, 'kept', { model: model.id, item: JOURNAL }, 'SC-JOURNAL-4');
  return true;
}

/** By the handbook the journal is looked for and carried out over an edge; to the others only its carrier matters. CH-AIOBJ-6 */
function task(battle: Battle, model: Model): Task {
  const carrier = modelsOf(battle, 0).find(({ items }) => items.includes(JOURNAL));
  if (seatOf(battle, model) !== 0)
    return { objective: 'defeat', subjects: carrier === undefined ? [] : [{ is: 'model', id: carrier.id }] };
  if (carrier === undefined) return searching(battle, model);
  if (carrier !== model) return { objective: 'protect', subjects: [{ is: 'model', id: carrier.id }] };
  return { objective: 'go-to', subjects: EDGES.map((edge) => ({ is: 'edge', edge })), leaves: true };
}

export const lostJournal: SpecialRules = {
  task,
  messages: {
    'journal.goal.open': 'Find the key and open the safe',
    'journal.goal.out': 'and carry the journal off the table',
    'journal.goal.keep': 'Keep the journal on the table to the end',
    'ask.safe.number': 'Which key opens the safe?',
    'ask.barrels.roll': 'Roll a black die for each barrel near {model:model}.',
    'journal.not-yours': 'The safe and the journal are nothing to Super Mutants.',
    'journal.empty': 'The safe is empty.',
    'journal.no-key': 'The safe is locked, and this model does not hold the right key.',
    safe: 'The safe wants {item:item}.',
    barrels: '{barrels} barrels glow near {model:model}: {damage} radiation damage.',
  },
  aim,
  isVital,
  means: {
    // SC-JOURNAL-1
    searchable: openSafe,
    'letter-a': takeKey('key-a'),
    'letter-b': takeKey('key-b'),
    'letter-c': takeKey('key-c'),
  },
  whyNotUse(battle, model, marker) {
    const why = (rule: string, say: string) => ({ rule, say });
    if (marker.kind !== 'investigation' || marker.face !== 'searchable') return undefined;
    if (seatOf(battle, model) !== 0) return why('SC-RULING-61', 'journal.not-yours');
    if (tallyOf(battle, 'opened') > 0) return why('SC-JOURNAL-4', 'journal.empty');
    const lock = tallyOf(battle, 'lock');
    return lock > 0 && !model.items.includes(KEYS[lock - 1]!) ? why('SC-JOURNAL-4', 'journal.no-key') : undefined;
  },
  whyNotTake: (battle, model, card) =>
    card === JOURNAL && seatOf(battle, model) !== 0 ? { rule: 'SC-JOURNAL-5', say: 'journal.not-yours' } : undefined,
  /** The Survivors may look at Investigation Markers at every moment. SC-JOURNAL-2 */
  knownTo: (kind) => (kind === 'investigation' ? [0] : []),
  /** One black die for each barrel within Yellow. SC-JOURNAL-6, SC-RULING-63 */
  *endActivation(table, model): Play {
    if (model.gone !== null) return;
    const yellow = lengthOf(table.content, 'yellow');
    const near = table.state.markers.filter(
      (marker) => marker.kind === 'barrel' && withinReach(baseOf(table, model), discOf(marker), yellow + TOLERANCE),
    );
    // Whoever radiation does nothing to walks by. WW-RULING-27
    if (near.length === 0 || !feelsRadiation(table, model)) return;
    const faces = yield* roll(
      table,
      'barrels.roll',
      near.map(() => EFFECT_DIE),
      { rule: 'SC-JOURNAL-6', about: { model: model.id } },
    );
    const icons = faces.flatMap((side) => faceOf(table.content.dice.effect.black, side).icons);
    const radiation = icons.filter((icon) => icon === 'damage').length;
    say(table, 'barrels', { model: model.id, barrels: near.length, damage: radiation }, 'SC-JOURNAL-6');
    if (radiation > 0) yield* takeHit(table, model, hitOf(radiation));
  },
  /** A carrier who leaves has it out; one who is removed drops it. SC-JOURNAL-5, SC-JOURNAL-7, SC-RULING-61 */
  removed(table, model) {
    if (model.gone === 'left' && model.items.includes(JOURNAL)) addToTally(table, 'escaped');
    dropItems(table, model, 'SC-JOURNAL-5');
  },
  // SC-JOURNAL-7, SC-JOURNAL-8
  goals: (battle) => [
    { seat: 0, rule: 'SC-JOURNAL-4', say: 'journal.goal.open', reached: tallyOf(battle, 'opened'), needed: 1 },
    { seat: 0, rule: 'SC-JOURNAL-7', say: 'journal.goal.out', reached: tallyOf(battle, 'escaped'), needed: 1 },
    { seat: 1, rule: 'SC-JOURNAL-8', say: 'journal.goal.keep', ...roundsHeld(battle) },
  ],
  verdict(battle, isOver) {
    if (tallyOf(battle, 'escaped') > 0) return [0]; // SC-JOURNAL-7
    // SC-JOURNAL-8; SC-RULING-4: with no Survivor left nobody can bring it out.
    return isOver || modelsOf(battle, 0).length === 0 ? [1] : undefined;
  },
};

const hitOf = (radiation: number) => ({
  damage: { physical: 0, energy: 0, radiation },
  ignoring: 0,
  reduction: 0,
  covered: false,
});
