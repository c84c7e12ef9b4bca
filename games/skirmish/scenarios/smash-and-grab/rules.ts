/** Smash and Grab: a helmet in the middle that the handbook's side wants back, and home over its own edge. */
import { type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules, Task } from '../../battle.ts';
import { isAt } from '../../queries/markers.ts';
import { roundsHeld, tallyOf } from '../../queries/scenario.ts';
import { cardOf, modelsOf, seatOf } from '../../queries/units.ts';
import { discardMarker } from '../../rules/items/markers.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { aim } from './aims.ts';
import { HELMET, helmetOf, holderOf } from './helmet.ts';

const KEEPERS = 0;
const THIEVES = 1;

/** Where the thieves came from. SC-SMASH-2, SC-SMASH-10 */
const THEIR_EDGE = 'top';

/** Who has it goes home, and the others see to that; without it all go for it. SC-SMASH-1 to SC-SMASH-4, SC-RULING-48 */
function task(battle: Battle, model: Model): Task {
  const holder = holderOf(battle);
  if (holder === undefined) {
    const helmet = helmetOf(battle);
    return { objective: 'go-to', subjects: helmet === undefined ? [] : [{ is: 'marker', id: helmet.id }] }; // SC-SMASH-1
  }
  if (holder === model) return { objective: 'go-to', subjects: [{ is: 'edge', edge: THEIR_EDGE }], leaves: true }; // SC-SMASH-2
  return { objective: 'protect', subjects: [{ is: 'model', id: holder.id }] }; // SC-SMASH-3
}

/** SC-SMASH-5, SC-SMASH-6, SC-RULING-68 */
function whyNotUse(battle: Battle, model: Model, { kind }: Marker): Reason | undefined {
  if (kind !== HELMET) return undefined;
  if (seatOf(battle, model) !== THIEVES) return { rule: 'SC-SMASH-6', say: 'smash.not-yours' };
  return cardOf(battle, model).type === 'dog' ? { rule: 'SC-SMASH-5', say: 'smash.no-dogs' } : undefined;
}

/** Whoever of theirs touches it has it, at no cost. SC-SMASH-5 */
function pickUp(table: BattleTable, model: Model): void {
  const helmet = helmetOf(table);
  if (helmet === undefined || !isAt(table, model, helmet) || whyNotUse(table, model, helmet) !== undefined) return;
  discardMarker(table, helmet);
  model.items.push(HELMET);
  say(table, 'smash.taken', { model: model.id }, 'SC-SMASH-5');
}

/** It lies where its holder fell; over the edge it is gone. SC-SMASH-7, SC-SMASH-8 */
function removed(table: BattleTable, model: Model): void {
  if (!model.items.includes(HELMET)) return;
  if (model.gone === 'left') {
    addToTally(table, 'carried-off');
    return;
  }
  model.items = model.items.filter((item) => item !== HELMET);
  const { x, y } = model;
  table.state.markers.push({
    id: `${HELMET}-1`,
    kind: HELMET,
    x,
    y,
    face: 'item',
    up: true,
    seen: [KEEPERS, THIEVES],
    items: [HELMET],
    opened: true,
  });
  say(table, 'smash.dropped', { model: model.id }, 'SC-SMASH-7');
}

export const smashAndGrab: SpecialRules = {
  task,
  messages: {
    'smash.goal.keep': 'Keep the helmet on the table until the last round is over',
    'smash.goal.take': 'Take the helmet',
    'smash.goal.out': 'and carry it off the table',
    'smash.not-yours': 'It is your trophy: it stays where everybody can see it.',
    'smash.no-dogs': 'A dog has no use for a helmet, and no hands.',
    'smash.taken': '{model:model} has the helmet.',
    'smash.dropped': 'The helmet rolls to where {model:model} fell, and lies there.',
  },
  aim,
  isVital: (battle, model) => holderOf(battle) === model,
  goals: (battle) => [
    { seat: KEEPERS, rule: 'SC-RULING-47', say: 'smash.goal.keep', ...roundsHeld(battle) },
    {
      seat: THIEVES,
      rule: 'SC-SMASH-5',
      say: 'smash.goal.take',
      reached: helmetOf(battle) === undefined ? 1 : 0,
      needed: 1,
    },
    { seat: THIEVES, rule: 'SC-SMASH-8', say: 'smash.goal.out', reached: tallyOf(battle, 'carried-off'), needed: 1 },
  ],
  whyNotUse,
  betweenActions: pickUp,
  removed,
  verdict(battle, isOver) {
    if (tallyOf(battle, 'carried-off') > 0) return [THIEVES]; // SC-SMASH-8
    // SC-RULING-47; without thieves nobody carries it off any more. SC-RULING-4
    return isOver || modelsOf(battle, THIEVES).length === 0 ? [KEEPERS] : undefined;
  },
};
