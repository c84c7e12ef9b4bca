/** Loot the Area: eight places to search, and whoever holds more Caps' worth of finds at the end. */
import type { Battle, SpecialRules, Subject, Task } from '../../battle.ts';
import { whoHasMore } from '../../queries/counting.ts';
import { itemOf } from '../../queries/items.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { modelsOf, SEATS } from '../../queries/units.ts';
import { addToTally } from '../../rules/round/moments.ts';
import type { Marker, Model } from '../../state.ts';
import { dropItems } from '../dropping.ts';
import { isBeyond, searching } from '../searching.ts';
import { aim } from './aims.ts';

/** Caps of what a side has gained in this battle and still holds on the table. SC-LOOT-5, SC-RULING-50 */
const worthHeld = (battle: Battle, seat: number): number =>
  modelsOf(battle, seat)
    .flatMap(({ items }) => items)
    .reduce((sum, id) => sum + itemOf(battle.content, id).caps, 0);

/** Whoever could not open it once does not come back. */
const passedBy = (model: Model, marker: Marker): string => `${model.id} passes ${marker.id}`;

/** Use of any Searchable, and of what others dropped, but for those that are beyond the model. SC-LOOT-1, SC-LOOT-2 */
function task(battle: Battle, model: Model): Task {
  const all = searching(battle, model);
  const isOpen = (subject: Subject): boolean => {
    const marker = battle.state.markers.find(({ id }) => subject.is === 'marker' && id === subject.id);
    return marker !== undefined && tallyOf(battle, passedBy(model, marker)) === 0 && !isBeyond(battle, model, marker);
  };
  const subjects = all.subjects.filter(isOpen);
  return { ...all, subjects, objective: subjects.length === 0 ? 'none' : 'use' };
}

export const lootTheArea: SpecialRules = {
  task,
  messages: { 'loot.goal': 'Hold finds worth more Caps than the other side at the end' },
  aim,
  goals: (battle) =>
    SEATS.map((seat) => ({ seat, rule: 'SC-LOOT-5', say: 'loot.goal', reached: worthHeld(battle, seat) })),
  // SC-LOOT-2, SC-RULING-49: it learns what is there in contact, and for itself alone.
  looked(table, model, marker) {
    if (isBeyond(table, model, marker)) addToTally(table, passedBy(model, marker));
  },
  removed: (table, model) => dropItems(table, model, 'SC-LOOT-4'),
  verdict(battle, isOver) {
    const ahead = whoHasMore((seat) => worthHeld(battle, seat)); // SC-LOOT-5, SC-RULING-5
    const left = SEATS.filter((seat) => modelsOf(battle, seat).length > 0);
    const isDecided = left.length === 0 || (left.length === 1 && ahead.length > 0); // SC-RULING-4
    if (!isOver && !isDecided) return undefined;
    return ahead;
  },
};
