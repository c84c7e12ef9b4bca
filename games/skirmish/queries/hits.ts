/** What a hit meets on a model: one description for the rule that resolves it and for whoever wants to know before. */
import type { Battle } from '../battle.ts';
import type { Rating } from '../content.ts';
import type { Model } from '../state.ts';
import type { DamageType } from '../words.ts';
import { auraAbilities, hasAbility } from './abilities.ts';
import { usualRating } from './armor.ts';
import { effectiveRating, type Hit, total } from './damage.ts';
import { boostsAgainst, isWarded } from './meals.ts';
import { suitRating } from './power-armor.ts';

/** A card that can protect: as it is printed, and as this hit finds it. */
export interface Protection {
  readonly card: 'usual' | 'power-armor';
  readonly printed: Rating;
  readonly now: Rating;
}

/** Damage of one type does nothing, does good, or meets armor: one card, or one of two. WW-PA-4 */
type Meeting =
  | { readonly meets: 'nothing' }
  | { readonly meets: 'health' }
  | { readonly meets: 'armor'; readonly cards: readonly [Protection, Protection?] };

/** Whose Armor Boosts count: its own, or those that somebody near shares. WW-BOOST-1, WW-CARD-1 */
export const boostHolder = (battle: Battle, model: Model): Model =>
  model.boosts > 0
    ? model
    : (auraAbilities(battle, model, 'shares').find(
        ({ gives, owner }) => gives.shares.includes('boosts') && owner.boosts > 0,
      )?.owner ?? model);

export function whatMeets(battle: Battle, model: Model, type: DamageType, hit: Hit): Meeting {
  if (type === 'radiation' && isWarded(battle, model)) return { meets: 'nothing' };
  if (type === 'radiation' && hasAbility(battle, model, 'radiation-heals')) return { meets: 'health' };
  const usual = lowestOf(hit, type, (of) => usualRating(battle, model, of, hit));
  const boosts = boostHolder(battle, model).boosts + boostsAgainst(battle, model, type);
  const own: Protection = { card: 'usual', printed: usual, now: effectiveRating(usual, hit, boosts) };
  if (suitRating(battle, model, type, hit) === undefined) return { meets: 'armor', cards: [own] };
  const suit = lowestOf(hit, type, (of) => suitRating(battle, model, of, hit)!);
  // WW-BOOST-5: icons are for the model's own card.
  return { meets: 'armor', cards: [own, { card: 'power-armor', printed: suit, now: effectiveRating(suit, hit) }] };
}

/** For some weapons the lowest of several ratings counts. WW-ARM-9 */
const lowestOf = ({ lowest = [] }: Hit, type: DamageType, rating: (of: DamageType) => Rating): Rating =>
  lowest.map(rating).reduce((low, each) => (total(each) < total(low) ? each : low), rating(type));

/** Whether radiation does anything to it at all, be it good or bad. WW-RULING-27 */
export const feelsRadiation = (battle: Battle, model: Model): boolean =>
  hasAbility(battle, model, 'radiation-heals') ? !isWarded(battle, model) : isHarmedByRadiation(battle, model); // WW-CARD-1, WW-RULING-27

/** Radiation without a roll, as of food: whether it harms at all. WW-RULING-27 */
export const isHarmedByRadiation = (battle: Battle, model: Model): boolean =>
  !isWarded(battle, model) &&
  !hasAbility(battle, model, 'radiation-heals') &&
  !usualRating(battle, model, 'radiation').immune;
