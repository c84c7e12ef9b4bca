/** Fort Davis: lockers full of weapons, and whoever carries more. */
import { type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable, SpecialRules } from '../../battle.ts';
import { whoHasMore } from '../../queries/counting.ts';
import { whyNotCarry } from '../../queries/items.ts';
import { lastStanding } from '../../queries/scenario.ts';
import { modelsOf, SEATS } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { drawFirst, dropItems } from '../dropping.ts';
import { searching } from '../searching.ts';
import { aim } from './aims.ts';

/** Weapons in a locker. SC-DAVIS-2 */
const IN_A_LOCKER = 2;

/** Two weapons; without any left in the deck, the first other item. SC-DAVIS-2, SC-DAVIS-3 */
function* openLocker(table: BattleTable, model: Model, marker: Marker): Play<boolean> {
  const { weapons } = table.content;
  const isForIt = (card: string) => whyNotCarry(table, model, card) === undefined;
  // A dog cannot carry anything: the locker stays for somebody who can.
  if (!table.state.decks.items.some(isForIt)) return true;
  let found = yield* drawFirst(table, IN_A_LOCKER, (card) => weapons.has(card));
  if (found.length === 0) found = yield* drawFirst(table, 1, () => true);
  model.items.push(...found);
  for (const item of found) say(table, 'kept', { model: model.id, item }, 'SC-DAVIS-2');
  say(table, 'locker', { model: model.id, marker: marker.id }, 'SC-DAVIS-2');
  return false;
}

/** Items gained during the battle and still held by a model on the table. SC-RULING-50 */
export const itemsHeld = (battle: Battle, seat: number): number =>
  modelsOf(battle, seat).reduce((sum, { items }) => sum + items.length, 0);

export const fortDavis: SpecialRules = {
  task: (battle, model) => searching(battle, model),
  messages: {
    'davis.goal.items': 'Hold more finds than the other side at the end',
    locker: '{model:model} empties a weapons locker.',
  },
  aim,
  // SC-DAVIS-5
  goals: (battle) =>
    SEATS.flatMap((seat) => [
      { seat, rule: 'SC-DAVIS-5', say: 'davis.goal.items', reached: itemsHeld(battle, seat) },
      lastStanding(battle, seat, 'SC-DAVIS-5'),
    ]),
  means: { 'number-1': openLocker, 'number-2': openLocker, 'number-3': openLocker, 'number-4': openLocker },
  removed: (table, model) => dropItems(table, model, 'SC-DAVIS-4'),
  // SC-DAVIS-5
  verdict(battle, isOver) {
    const left = SEATS.filter((seat) => modelsOf(battle, seat).length > 0);
    if (left.length < SEATS.length) return left;
    if (!isOver) return undefined;
    return whoHasMore((seat) => itemsHeld(battle, seat));
  },
};
