/** Questions about survivors: what they have, what they are worth, whose turn comes when. */
import type { Seat } from '@holotape/kernel';
import type { ItemCard } from '../content.ts';
import type { SurvivorSheet } from '../printed/items.ts';
import type { Adventure, AdventureState, HeldCard, Survivor } from '../state.ts';
import {
  ACTIONS_PER_TURN,
  type EncounterBack,
  type Faction,
  INVENTORY_LIMIT,
  type Letter,
  SLOTS,
  type Slot,
  type Trait,
} from '../words.ts';
import { effectsOn, isAffected, sumOf } from './effects.ts';
import { spaceAt } from './map.ts';

export const survivorOf = (state: AdventureState, seat: Seat): Survivor => state.survivors[seat]!;
export const sheetOf = ({ state, content }: Adventure, seat: Seat): SurvivorSheet =>
  content.survivors.get(survivorOf(state, seat).character!)!;
export const item = ({ content }: Adventure, card: string): ItemCard => content.items.get(card)!;

/** Seats still in the game, clockwise from this one. FB-CORE-3 */
export const clockwiseFrom = (state: AdventureState, from: Seat): Seat[] =>
  state.survivors
    .map((_, i) => (from + i) % state.survivors.length)
    .filter((seat) => !survivorOf(state, seat).eliminated); // FB-KILL-10

/** Who sits to the right: clockwise play goes to the left. FB-AGENDA-8 */
export const rightOf = (state: AdventureState, seat: Seat): Seat =>
  clockwiseFrom(state, (seat + 1) % state.survivors.length).findLast((each) => each !== seat) ?? seat;

export const isSolo = (state: AdventureState): boolean => state.survivors.length === 1;
/** HT-ONE-1 */
export const actionsPerTurn = ({ variant }: AdventureState): number => (variant.oneAction ? 1 : ACTIONS_PER_TURN);
export const isActing = (state: AdventureState, seat: Seat): boolean =>
  state.phase === 'turn' && state.turn.seat === seat;

/** FB-HP-5 */
export const remainingHp = ({ hp, rads }: Survivor): number => hp - rads;
export const hasTrait = ({ traits }: Survivor, trait: Trait): boolean => traits.some((each) => each.trait === trait);
export const hasLetter = ({ letters }: Survivor, letter: Letter): boolean => letters.includes(letter);

/** Who are in a space, in turn order from the first player. */
export const survivorsIn = (state: AdventureState, space: string): Seat[] =>
  clockwiseFrom(state, state.first).filter((seat) => survivorOf(state, seat).space === space);

export const heldBy = (state: AdventureState, seat: Seat, card: string): HeldCard | undefined =>
  survivorOf(state, seat).cards.find(({ id }) => id === card);
export const equippedIn = ({ cards }: Survivor, slot: Slot): HeldCard[] => cards.filter((card) => card.in === slot);
export const inventoryOf = ({ cards }: Survivor): HeldCard[] => cards.filter((card) => card.in === 'inventory');

export const slotFor = (adventure: Adventure, card: string): Slot | undefined => {
  const { kind } = item(adventure, card);
  return SLOTS.find((slot) => slot === kind);
};

/** Cards whose text counts: equipped ones, those beside the board, and what is used from the inventory. FB-EQUIP-6, FB-ITEM-6 */
export const cardsInEffect = (adventure: Adventure, seat: Seat): HeldCard[] =>
  survivorOf(adventure.state, seat).cards.filter(
    (card) => card.in !== 'inventory' || slotFor(adventure, card.id) === undefined,
  );

/** How many cards of a kind can be equipped. */
export function placesIn(adventure: Adventure, seat: Seat, slot: Slot): number {
  const { noApparel, moreApparel, noCompanion } = sheetOf(adventure, seat);
  if (slot === 'companion' && noCompanion) return 0; // FB-CHAR-4
  if (slot !== 'apparel') return 1; // FB-EQUIP-1, FB-CHAR-4
  return noApparel ? 0 : 1 + moreApparel; // FB-CHAR-4
}

/** FB-ITEM-2; cards may make room. FB-CORE-2 */
export function inventoryLimit(adventure: Adventure, seat: Seat): number {
  const { perks, kept } = survivorOf(adventure.state, seat);
  const slots = [
    ...cardsInEffect(adventure, seat).map(({ id }) => item(adventure, id).slots),
    ...perks.map((id) => adventure.content.perks.get(id)!.slots),
    ...kept.map((each) => each.slots),
  ];
  return slots.reduce((sum, each) => sum + each, INVENTORY_LIMIT + sumOf(adventure, seat, 'slots'));
}

/** FB-FIGHT-10 */
export const armorOf = (adventure: Adventure, seat: Seat): number =>
  Math.max(
    0,
    cardsInEffect(adventure, seat).reduce(
      (sum, { id }) => sum + item(adventure, id).armor,
      sumOf(adventure, seat, 'armor'),
    ),
  );

export const weaponOf = (adventure: Adventure, seat: Seat): ItemCard | undefined => {
  const held = equippedIn(survivorOf(adventure.state, seat), 'weapon')[0];
  return held && item(adventure, held.id);
};

/** Only the equipped weapon counts. FB-RULING-16 */
export const hasRangedWeapon = (adventure: Adventure, seat: Seat): boolean =>
  weaponOf(adventure, seat)?.ranged || isAffected(adventure, seat, 'ranged');

/** Letters that count as used in a fight. FB-FIGHT-21 */
export const weaponLetters = (adventure: Adventure, seat: Seat): readonly Letter[] => [
  ...(weaponOf(adventure, seat)?.letters ?? sheetOf(adventure, seat).unarmed),
  ...effectsOn(adventure, seat).flatMap(({ letters }) => letters ?? []),
];

/** Weapons at hand that a letter gives a reroll, equipped or not. FB-FIGHT-7 */
export const weaponsWith = (adventure: Adventure, seat: Seat, letter: Letter): readonly ItemCard[] =>
  survivorOf(adventure.state, seat)
    .cards.map(({ id }) => item(adventure, id))
    .filter(({ kind, letters }) => kind === 'weapon' && letters.includes(letter));

/** Every printed letter that is owned, as often as it is printed. FB-FIGHT-7, FB-TEST-3, FB-RULING-30 */
export const rerollsFor = (survivor: Survivor, letters: readonly Letter[]): number =>
  letters.filter((letter) => hasLetter(survivor, letter)).length;

/** Rerolls in a fight: the weapon's, and what company does to those who need it. */
export const fightRerolls = (adventure: Adventure, seat: Seat): number =>
  Math.max(
    0,
    rerollsFor(survivorOf(adventure.state, seat), weaponLetters(adventure, seat)) + herdRerolls(adventure, seat, -1),
  );

/** A herd mind is better beside others, and in some things worse alone. AB-MUT-2 */
export function herdRerolls(adventure: Adventure, seat: Seat, alone: number): number {
  if (!isAffected(adventure, seat, 'herd')) return 0;
  const { survivors } = adventure.state;
  return survivors.some(({ space }, other) => other !== seat && space === survivors[seat]!.space) ? 1 : alone;
}

/** The faction of the agenda it shows. FB-LOYAL-1, FB-LOYAL-2 */
export function loyalTo({ state, content }: Adventure, seat: Seat): Faction | undefined {
  const { revealed, oath } = survivorOf(state, seat);
  if (state.together !== null) return state.together.loyal ?? undefined; // FB-RULING-57
  if (state.variant.oaths) return oath ?? undefined; // HT-OATH-2
  return revealed === null ? undefined : content.agendas.get(revealed)!.faction;
}

export const iconAt = (adventure: Adventure, seat: Seat): EncounterBack | undefined => {
  const { space } = survivorOf(adventure.state, seat);
  return space === null ? undefined : spaceAt(adventure, space).icon;
};
