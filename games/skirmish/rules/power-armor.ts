/** Power Armor: a card of its own that takes damage first. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { Mod, PowerArmor, Rating } from '../content.ts';
import type { Battle, BattleTable, Model, UnitInPlay } from '../state.ts';
import type { DamageType } from '../words.ts';
import type { Raises } from './raises.ts';
import { seatOf, unitOf } from './units.ts';

export type Suit = NonNullable<UnitInPlay['powerArmor']>;

export const suitOf = (battle: Battle, model: Model): Suit | null => unitOf(battle, model).powerArmor;

export const suitCard = ({ content }: Battle, { card }: Suit): PowerArmor => content.powerArmor.get(card)!;

/** The side that is up. WW-PA-2, WW-PA-11 */
const sideOf = (battle: Battle, suit: Suit): PowerArmor['green'] => {
  const { green, degraded } = suitCard(battle, suit);
  return suit.degraded ? degraded : green;
};

/** Attribute bonuses of the side that is up. WW-PA-2 */
export function suitRaises(battle: Battle, model: Model): Raises {
  const suit = suitOf(battle, model);
  return suit === null ? {} : sideOf(battle, suit).raises;
}

/** Mods for Power Armor that the unit has; nothing else raises its ratings. WW-PA-5 */
const modsOn = (battle: Battle, model: Model): Mod[] =>
  unitOf(battle, model)
    .items.flatMap((id) => battle.content.mods.get(id) ?? [])
    .filter(({ fits }) => fits.includes('power-armor'));

export function suitRating(battle: Battle, model: Model, type: DamageType): Rating | undefined {
  const suit = suitOf(battle, model);
  if (suit === null) return undefined;
  const { rating, ...rest } = sideOf(battle, suit).armor[type];
  return { ...rest, rating: rating + modsOn(battle, model).reduce((sum, { adds }) => sum + (adds?.[type] ?? 0), 0) };
}

/** Tokens the armor card can still take. WW-PA-7, WW-PA-9 */
export function suitRoom(battle: Battle, suit: Suit): number {
  if (suit.degraded) return 0;
  return (suitCard(battle, suit).green.raises.END ?? 0) - suit.regular - suit.radiation;
}

/** One of the two cards protects; they do not add up. WW-PA-3, WW-PA-4 */
export function* chooseRating(
  table: BattleTable,
  model: Model,
  type: DamageType,
  usual: Rating,
  suit: Rating,
): Play<'usual' | 'power-armor'> {
  const isSame = usual.rating === suit.rating && usual.strong === suit.strong && usual.immune === suit.immune;
  if (isSame) return 'usual';
  return yield* choose(
    table,
    seatOf(table, model),
    'armor.card',
    () => [option('power-armor' as const), option('usual' as const)],
    {
      rule: 'WW-PA-4',
      about: { model: model.id, type, usual: usual.rating, powerArmor: suit.rating },
    },
  );
}

/** Damage goes onto the armor card until it is full; what is left comes back for the model. WW-PA-7, WW-PA-9 */
export function ontoSuit(table: BattleTable, model: Model, type: DamageType, amount: number): number {
  const suit = suitOf(table, model);
  if (suit === null || suitRoom(table, suit) <= 0) return amount;
  // WW-RULING-32: radiation turns what lies there first.
  const turned = type === 'radiation' ? Math.min(suit.regular, amount) : 0;
  suit.regular -= turned;
  suit.radiation += turned;
  const added = Math.min(amount - turned, suitRoom(table, suit));
  suit[type === 'radiation' ? 'radiation' : 'regular'] += added;
  if (turned + added > 0)
    say(table, 'suit.suffered', { model: model.id, suit: suit.card, type, damage: turned + added }, 'WW-PA-7');
  if (suitRoom(table, suit) === 0) {
    suit.degraded = true; // WW-PA-8
    say(table, 'suit.degraded', { model: model.id, suit: suit.card }, 'WW-PA-8');
  }
  return amount - turned - added;
}
