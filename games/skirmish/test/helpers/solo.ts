/** Scenarios for one person: both sides small and armed, the second by the book. */

import type { Answer } from '@holotape/kernel';
import type { Task } from '../../battle.ts';
import type { Plan } from '../../queries/ai/plans.ts';
import { planAction } from '../../queries/ai/responses.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { modelById, modelsOf } from '../../queries/units.ts';
import type { BookTurn, SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import type { Land } from '../../terrain/kinds.ts';
import { type BattleTest, content, game, positionOf } from './battle.ts';
import { played, rolled } from './book.ts';
import { forceOf, leading, listed } from './forces.ts';
import { scenario } from './scenario.ts';

/** The table's side, and half a settler, in tenths of a millimetre. */
export const WIDE = 36 * 254;
export const R = 160;

/** Preston Garvey, who leads, and a settler with a rifle. */
export const few = forceOf([leading({ items: ['laser-musket'] }), listed('settler', { items: ['assault-rifle'] })]);

/** An empty table but for a crate. */
export const bareTable = (land: Land): string =>
  codeOf({ land, pieces: [{ kind: 'crate', x: 500, y: 4000, turn: 0 }] });

/** The position as it is, with the handbook on the second side. */
function byTheBook(t: BattleTest) {
  const state = game.copy(positionOf(t).state);
  played(state, 1);
  return { state, content };
}

export const bookTask = (t: BattleTest, id: string): Task => {
  const now = byTheBook(t);
  return taskOf(now, modelById(now, id));
};

/** What a model of the second side does with its next Action; of those tied the first. */
export function bookPlan(t: BattleTest, id: string, turn: Partial<BookTurn> = {}): Plan {
  const now = byTheBook(t);
  const planning = planAction(now, modelById(now, id), rolled(id, { response: 'objective', ...turn }), 'action');
  let word = planning.next();
  while (!word.done) word = planning.next(word.value[0]!);
  return word.value;
}

/** Where each model of the handbook's side was put first: it may have moved since. */
export const firstPlaces = (t: BattleTest) => t.state.book!.models;

/** Those of a side who stand on the table. */
export const standing = (t: BattleTest, seat: number) => modelsOf(positionOf(t), seat);

interface Setting {
  readonly options: object;
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  readonly state?: (state: SkirmishState) => void;
  readonly without?: readonly string[];
  readonly chance?: Readonly<Record<string, readonly Answer[]>>;
}

/** A model of the handbook's side acts, after the die, in round 2; the table stops when somebody else is asked. */
export const bookActs = (id: string, model: string, setting: Setting, turn: Partial<BookTurn> = {}): BattleTest =>
  scenario(id, {
    ...setting,
    round: 3,
    state: (state) => {
      setting.state?.(state);
      state.turn = 1;
      state.phase = 'acting';
      state.activation = { model, left: 2, points: 0, icons: [], limited: { last: true, next: false } };
      for (const each of state.models) each.readiness = each.id === model ? 'ready' : 'unready';
      played(state, 1);
      state.book!.turn = rolled(model, { response: 'objective', reckless: true, ...turn });
    },
  });
