/** Power Armor: its side, its ratings and its room. */
import type { Battle } from '../battle.ts';
import type { PowerArmor, Rating } from '../content.ts';
import { touches } from '../geometry/index.ts';
import type { Model, UnitInPlay } from '../state.ts';
import type { DamageType } from '../words.ts';
import { addsTo, type Threat } from './armor.ts';
import { corrosionOf } from './corrosion.ts';
import { isEngaged } from './engagement.ts';
import { modsOn } from './mods.ts';
import { type Raises, sumOfRaises } from './raises.ts';
import { baseOf, inPlay, isFriendly, unitOf } from './units.ts';

type Suit = NonNullable<UnitInPlay['powerArmor']>;

/** Of a unit that found its suit only the model that carries it wears it. SC-RULING-35 */
export function suitOf(battle: Battle, model: Model): Suit | null {
  const { id, powerArmor } = unitOf(battle, model);
  if (powerArmor === null) return null;
  const { objectives } = battle.content;
  const isFound = ({ items }: Model): boolean => items.some((item) => objectives.get(item)?.suit === powerArmor.card);
  const finder = battle.state.models.find((each) => each.unit === id && isFound(each));
  return finder === undefined || finder.id === model.id ? powerArmor : null;
}

const suitCard = ({ content }: Battle, { card }: Suit): PowerArmor => content.powerArmor.get(card)!;

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
    .filter(({ on }) => on === suit.card) // WW-CARD-1, WW-PA-7, WW-PA-9
    .map(({ mod }) => battle.content.mods.get(mod)!.raises?.END ?? 0); // WW-CARD-1, WW-PA-7, WW-PA-9
  const room = (suitCard(battle, suit).green.raises.END ?? 0) + plated.reduce((sum, each) => sum + each, 0);
  return room - suit.regular - suit.radiation;
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
