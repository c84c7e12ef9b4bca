/**
 * What an attack can be expected to do, before it is made: the exact odds of a hit and of every amount of damage to its
 * target, with the modifiers and dice that make them. What people decide on the way (Luck, Special Effects that cost
 * icons) is left out; of Power Armor and usual ratings the better one is taken.
 */
import type { Rating } from '../content.ts';
import type { Battle, Model } from '../state.ts';
import { DAMAGE_TYPES, type EffectDie } from '../words.ts';
import { usualRating } from './armor.ts';
import { type Attack, effectOn, isIntoMelee, loadOf, oddsToHit } from './attacks.ts';
import { blockedBy, effectiveRating, type Hit } from './damage.ts';
import { candidates, numbered } from './melee.ts';
import { suitRating } from './power-armor.ts';
import { adjustedValue, capped, type EffectSum, effectSums, isSuccess, type Modifier } from './skill-tests.ts';

export interface Preview {
  /** The value that a roll must not exceed. */
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
  readonly dice: readonly EffectDie[];
  /** The chance of a hit, of whomever. */
  readonly odds: number;
  /** The chance of each amount of damage to the target: the n-th is that of n points. */
  readonly damage: readonly number[];
  readonly mean: number;
}

/** Shares of amounts: the n-th is that of n. */
type Spread = number[];

export function preview(battle: Battle, it: Attack): Preview {
  const { content } = battle;
  const needed = adjustedValue(it.value, it.modifiers);
  const target = it.aim.model;
  const meant = target === undefined ? 0 : shareOfTarget(battle, it, target);
  const damage: Spread = [];
  for (const sum of effectSums(content.dice, it.pool)) {
    const faces = content.dice.skill.filter((face) => isSuccess(face, needed, sum.minus)).length;
    const hit = sum.share * (it.isCritical ? 1 : faces / content.dice.skill.length);
    if (target === undefined || hit === 0) continue;
    for (const [points, share] of damageOf(battle, it, target, sum).entries())
      damage[points] = (damage[points] ?? 0) + hit * meant * share;
  }
  const hurt = damage.reduce((all, share) => all + (share ?? 0), 0);
  damage[0] = (damage[0] ?? 0) + 1 - hurt;
  // What armor always blocks is no amount that could come.
  const full = Array.from(damage, (share) => share ?? 0).slice(0, damage.findLastIndex((share) => share > 0) + 1);
  const mean = full.reduce((all, share, points) => all + share * points, 0);
  return { needed, modifiers: it.modifiers, dice: capped(it.pool), odds: oddsToHit(battle, it), damage: full, mean };
}

/** In a melee, how many of the numbers 1 to 4 are the target's. WW-MELEE-6 */
function shareOfTarget(battle: Battle, it: Attack, target: Model): number {
  if (!isIntoMelee(battle, it)) return 1;
  const all = numbered(target, candidates(battle, it.by, target));
  return all.filter((model) => model === target).length / all.length;
}

/** What gets through the target's armor, with these icons on the dice. */
function damageOf(battle: Battle, it: Attack, target: Model, { damage, reduction }: EffectSum): Spread {
  const plain = loadOf(it, [], []);
  const load = { ...plain, extra: plain.extra + damage, reduction: plain.reduction + reduction };
  const { hit } = effectOn(battle, it.weapon, load, target, target, true);
  let spread: Spread = [1];
  for (const type of DAMAGE_TYPES) {
    if (hit.damage[type] === 0) continue;
    const through = throughArmor(battle, target, type, { ...hit, covered: it.covered });
    spread = sumOf(spread, through);
  }
  return spread;
}

/** One armor roll of the better of the ratings. */
function throughArmor(battle: Battle, target: Model, type: (typeof DAMAGE_TYPES)[number], hit: Hit): Spread {
  const of = (rating: (each: typeof type) => Rating): Rating =>
    (hit.lowest ?? []).map(rating).reduce((low, each) => (each.rating < low.rating ? each : low), rating(type));
  const usual = effectiveRating(
    of((each) => usualRating(battle, target, each)),
    hit,
    target.boosts,
  );
  const spreads = [spreadAgainst(battle, usual, hit.damage[type])];
  if (suitRating(battle, target, type) !== undefined) {
    const suit = effectiveRating(
      of((each) => suitRating(battle, target, each)!),
      hit,
    );
    spreads.push(spreadAgainst(battle, suit, hit.damage[type]));
  }
  return spreads.reduce((best, each) => (meanOf(each) < meanOf(best) ? each : best));
}

function spreadAgainst({ content }: Battle, rating: Rating, amount: number): Spread {
  if (rating.immune) return [1];
  const spread: Spread = Array(amount + 1).fill(0);
  const faces = rating.rating > 0 ? content.dice.armor : [undefined];
  for (const face of faces) spread[Math.max(0, amount - blockedBy(rating, face))]! += 1 / faces.length;
  return spread;
}

const meanOf = (spread: Spread): number => spread.reduce((all, share, points) => all + share * points, 0);

function sumOf(a: Spread, b: Spread): Spread {
  const sum: Spread = Array(a.length + b.length - 1).fill(0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  return sum;
}
