/** FB-TURN, FB-ACT: what can be done in a turn, and whose comes next. */
import { type Option, option, type Reason, type Seat, type Sought } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { SLOTS } from '../words.ts';
import { whyNoCamp } from './camping.ts';
import { whyNoEncounter } from './encounters.ts';
import { exploreOptions } from './exploring.ts';
import { fightOptions } from './fights.ts';
import { loyaltyOptions } from './loyalty.ts';
import { carryOptions } from './markers.ts';
import { stepOptions } from './moving.ts';
import { questOptions } from './quests.ts';
import { clockwiseFrom, equippedIn, inventoryLimit, inventoryOf, placesIn, slotFor, survivorOf } from './survivors.ts';
import { togetherActions, togetherOptions } from './together.ts';
import { usesInTurn } from './using.ts';

const NO_ACTIONS: Reason = { rule: 'FB-TURN-1', say: 'why.no-actions' };

/**
 * Everything a survivor might do, and why not. Whoever wants no reasons is spared what needs an action when none is left, and what
 * belongs to the opening when that is over. FB-ACT-1
 */
export function turnOptions(adventure: Adventure, seat: Seat, sought: Sought = 'all'): Option[] {
  const { turn } = adventure.state;
  const spent: Reason | undefined = turn.actions === 0 ? NO_ACTIONS : undefined; // FB-TURN-1
  const actions = spent !== undefined && sought === 'allowed' ? [] : actionOptions(adventure, seat, spent);
  return [
    ...stepOptions(adventure, seat),
    ...(spent === undefined ? actions : actions.map(({ id }) => option(id, spent))), // FB-TURN-1
    ...carryOptions(adventure, seat),
    ...togetherOptions(adventure, seat), // AB-END-3
    ...usesInTurn(adventure, seat),
    ...(!turn.opening && sought === 'allowed' ? [] : openingOptions(adventure, seat)), // FB-RULING-41
    option('end'),
  ];
}

const openingOptions = (adventure: Adventure, seat: Seat): Option[] => [
  ...equipOptions(adventure, seat),
  ...unequipOptions(adventure, seat),
  ...loyaltyOptions(adventure, seat),
];

const actionOptions = (adventure: Adventure, seat: Seat, spent: Reason | undefined): Option[] => [
  option('move'), // always possible, FB-RULING-76
  ...exploreOptions(adventure, seat),
  option('encounter', spent ?? whyNoEncounter(adventure, seat)),
  ...fightOptions(adventure, seat),
  ...questOptions(adventure, seat, spent),
  option('camp', spent ?? whyNoCamp(adventure, seat)),
  ...togetherActions(adventure, seat), // AB-CAMP-4, AB-END-2
];

/** Cards of the inventory that could be equipped. FB-EQUIP-4 */
function equipOptions(adventure: Adventure, seat: Seat): Option[] {
  const { state } = adventure;
  return inventoryOf(survivorOf(state, seat)).flatMap(({ id }) => {
    const slot = slotFor(adventure, id);
    if (slot === undefined) return [option(`equip:${id}`, { rule: 'FB-ITEM-6', say: 'why.no-slot' })];
    if (placesIn(adventure, seat, slot) === 0)
      return [option(`equip:${id}`, { rule: 'FB-CHAR-4', say: 'why.no-slot' })];
    return [option(`equip:${id}`, state.turn.opening ? undefined : { rule: 'FB-EQUIP-4', say: 'why.opening-over' })];
  });
}

/** Equipped cards that could go back into the inventory. FB-EQUIP-4, FB-EXH-3, FB-ITEM-2 */
function unequipOptions(adventure: Adventure, seat: Seat): Option[] {
  const survivor = survivorOf(adventure.state, seat);
  const isFull = inventoryOf(survivor).length >= inventoryLimit(adventure, seat);
  const blocked: Reason | undefined = !adventure.state.turn.opening
    ? { rule: 'FB-EQUIP-4', say: 'why.opening-over' }
    : isFull
      ? { rule: 'FB-ITEM-2', say: 'why.inventory-full' }
      : undefined;
  return SLOTS.flatMap((slot) => equippedIn(survivor, slot).map(({ id }) => option(`unequip:${id}`, blocked)));
}

export const nextSeat = ({ state }: Adventure): Seat =>
  clockwiseFrom(state, (state.turn.seat + 1) % state.survivors.length)[0]!;
