/** Power Armor: a card of its own that takes damage first. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { PowerArmor, Rating } from '../../content.ts';
import { touches } from '../../geometry/index.ts';
import { addsTo, type Threat } from '../../queries/armor.ts';
import { corrosionOf } from '../../queries/corrosion.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { modsOn } from '../../queries/mods.ts';
import { type Raises, sumOfRaises } from '../../queries/raises.ts';
import { baseOf, inPlay, isFriendly, seatOf, unitOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model, UnitInPlay } from '../../state.ts';
import type { DamageType } from '../../words.ts';
import { afflict } from './conditions.ts';

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
  if (suit === null) return {};
  const { raises } = sideOf(battle, suit);
  const mods = modsOn(battle, model, [suit.card]);
  return mods.length === 0 ? raises : sumOfRaises([raises, ...mods.map((mod) => mod.raises ?? {})]);
}

/** Mods of the Power Armor, and nothing else, raise its ratings. WW-PA-5 */
export function suitRating(battle: Battle, model: Model, type: DamageType, threat: Threat = {}): Rating | undefined {
  const suit = suitOf(battle, model);
  if (suit === null) return undefined;
  const { rating, ...rest } = sideOf(battle, suit).armor[type];
  const more = modsOn(battle, model, [suit.card]).reduce((sum, mod) => sum + addsTo(battle, mod, type, threat), 0);
  return { ...rest, rating: Math.max(0, rating + more - corrosionOf(battle, model)) };
}

/** Tokens the armor card can still take. WW-PA-7, WW-PA-9 */
export function suitRoom(battle: Battle, suit: Suit): number {
  if (suit.degraded) return 0;
  const { mods } = battle.state.units.find(({ powerArmor }) => powerArmor === suit)!;
  const plated = mods
    .filter(({ on }) => on === suit.card)
    .map(({ mod }) => battle.content.mods.get(mod)!.raises?.END ?? 0);
  const room = (suitCard(battle, suit).green.raises.END ?? 0) + plated.reduce((sum, each) => sum + each, 0);
  return room - suit.regular - suit.radiation;
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

/** Friends in contact whose Power Armor can be mended by a model that is not engaged and wears none. WW-PA-6 */
export function mendable(battle: Battle, model: Model): Model[] {
  if (suitOf(battle, model) !== null || isEngaged(battle, model)) return [];
  return inPlay(battle).filter((other) => {
    const suit = suitOf(battle, other);
    const isNear = isFriendly(battle, model, other) && touches(baseOf(battle, model), baseOf(battle, other));
    return isNear && suit !== null && !suit.degraded && suit.regular + suit.radiation > 0;
  });
}

/** Only what is made for it repairs Power Armor; its wearer is Stunned. WW-PA-6 */
export function* mend(table: BattleTable, model: Model, amount: number): Play {
  const able = mendable(table, model);
  const id =
    able.length === 1
      ? able[0]!.id
      : yield* choose(table, seatOf(table, model), 'item.mend', () => able.map((each) => option(each.id)), {
          rule: 'WW-PA-6',
        });
  const wearer = able.find((each) => each.id === id)!;
  const suit = suitOf(table, wearer)!;
  const regular = Math.min(suit.regular, amount);
  suit.regular -= regular;
  suit.radiation -= Math.min(suit.radiation, amount - regular);
  say(table, 'suit.mended', { model: wearer.id, suit: suit.card }, 'WW-PA-6');
  yield* afflict(table, wearer, 'stunned', 'WW-PA-6');
}

/** Damage goes onto the armor card until it is full; what is left comes back for the model. WW-PA-7, WW-PA-9 */
export function ontoSuit(table: BattleTable, model: Model, type: DamageType, amount: number, weapon?: string): number {
  const suit = suitOf(table, model);
  if (suit === null || suitRoom(table, suit) <= 0) return amount;
  // WW-RULING-32: radiation turns what lies there first.
  const turned = type === 'radiation' ? Math.min(suit.regular, amount) : 0;
  suit.regular -= turned;
  suit.radiation += turned;
  const added = Math.min(amount - turned, suitRoom(table, suit));
  suit[type === 'radiation' ? 'radiation' : 'regular'] += added;
  const damage = turned + added;
  if (damage > 0)
    say(table, 'suit.suffered', { model: model.id, suit: suit.card, type, damage, weapon: weapon ?? null }, 'WW-PA-7');
  if (suitRoom(table, suit) === 0) {
    suit.degraded = true; // WW-PA-8
    say(table, 'suit.degraded', { model: model.id, suit: suit.card }, 'WW-PA-8');
  }
  return amount - turned - added;
}
