/**
 * What an attack can be expected to do, before it is made: the exact odds of a hit and of every amount of damage to its
 * target, with the modifiers and dice that make them. What people decide on the way (Luck, Special Effects that cost
 * icons) is left out, or taken as far as it does most for whoever decides; of Power Armor and usual ratings the better one
 * is taken.
 */
import type { Battle } from '../battle.ts';
import type { Rating, SpecialEffect } from '../content.ts';
import type { Model } from '../state.ts';
import { DAMAGE_TYPES, type EffectDie, type Gain, type SpecialIcon } from '../words.ts';
import { usualRating } from './armor.ts';
import { type Attack, areaOf, criticalIcons, effectOn, isIntoMelee, loadOf } from './attacks.ts';
import { blockedBy, effectiveRating, type Hit } from './damage.ts';
import { ACCURATE, DODGE, hasLuck, luckSource } from './luck.ts';
import { candidates, numbered } from './melee.ts';
import { type EffectSum, effectSums, isSuccess } from './odds.ts';
import { suitRating } from './power-armor.ts';
import { adjustedValue, capped, type Modifier } from './skill-tests.ts';
import { usable } from './special-effects.ts';

/** What people decide on the way. */
interface Means {
  /** The attacker spends icons on what does most damage. WW-SPFX-1 */
  readonly effects: boolean;
  /** The attacker flips a Luck Token for every failure that it could save. WW-LUCK-4 */
  readonly luck: boolean;
  /** The target flips one for every hit that it could spoil, and one for what gets through. WW-LUCK-6, WW-LUCK-9 */
  readonly targetLuck: boolean;
}

const NOTHING: Means = { effects: false, luck: false, targetLuck: false };

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
  /** Rules of what was decided on the way. */
  readonly decided: readonly string[];
}

/** Shares of amounts: the n-th is that of n. */
type Spread = number[];

/** The dice alone; with all that the attacker can do; and with all that the target can do against it. */
interface Previews {
  readonly plain: Preview;
  readonly best: Preview;
  readonly against: Preview;
}

export const previews = (battle: Battle, it: Attack): Previews => ({
  plain: preview(battle, it),
  best: preview(battle, it, { effects: true, luck: true, targetLuck: false }),
  against: preview(battle, it, { effects: true, luck: true, targetLuck: true }),
});

export function preview(battle: Battle, it: Attack, means: Means = NOTHING): Preview {
  const { content } = battle;
  const needed = adjustedValue(it.value, it.modifiers);
  const target = it.aim.model;
  const meant = target === undefined ? 0 : shareOfTarget(battle, it, target);
  const can = decisions(battle, it, means);
  const icons = [...new Set(can.buys.flatMap(({ spend }) => spend))];
  const damage: Spread = [];
  let odds = 0;
  const add = (spread: Spread, share: number) => {
    for (const [points, part] of spread.entries()) damage[points] = (damage[points] ?? 0) + share * part;
  };
  for (const sum of effectSums(content.dice, it.pool, icons, it.counting)) {
    const hit = hitsWith(battle, it, needed, sum, can);
    const onTarget = hit.unspent + hit.spent;
    odds += sum.share * (meant * onTarget + (1 - meant) * hit.undodged);
    if (target === undefined || onTarget === 0) continue;
    const spread = damageOf(battle, it, target, withIcons(sum, criticalIcons(it)), can.buys);
    // Whoever has flipped a token to Dodge has one less to be Tough.
    add(can.tokens > 0 ? toughened(spread) : spread, sum.share * meant * hit.unspent);
    add(can.tokens > 1 ? toughened(spread) : spread, sum.share * meant * hit.spent);
  }
  const hurt = damage.reduce((all, share) => all + (share ?? 0), 0);
  damage[0] = (damage[0] ?? 0) + 1 - hurt;
  // What armor always blocks is no amount that could come.
  const full = Array.from(damage, (share) => share ?? 0).slice(0, damage.findLastIndex((share) => share > 0) + 1);
  const { decided } = can;
  if (it.isCritical) odds = 1; // WW-CRIT-8
  return { needed, modifiers: it.modifiers, dice: capped(it.pool), odds, damage: full, mean: meanOf(full), decided };
}

/** With icons that need no die. */
function withIcons(sum: EffectSum, icons: readonly SpecialIcon[]): EffectSum {
  const of = (icon: SpecialIcon) => sum[icon] + icons.filter((each) => each === icon).length;
  return { ...sum, bottle: of('bottle'), star: of('star'), blast: of('blast') };
}

/** What can be decided at all: by icons and tokens that are there. */
interface Decisions {
  readonly buys: readonly SpecialEffect[];
  readonly isLucky: boolean;
  /** Luck Tokens of the target. */
  readonly tokens: number;
  readonly decided: readonly string[];
}

/** Effects that make for more damage. */
const HARMFUL: readonly Gain[] = ['damage', 'armor-reduction', 'ignore-armor'];

function decisions(battle: Battle, { by, weapon, aim, isCritical }: Attack, means: Means): Decisions {
  const { model: target } = aim;
  const buys = means.effects
    ? weapon.effects.filter(({ spend, gain }) => spend.length > 0 && HARMFUL.includes(gain))
    : [];
  const isLucky = means.luck && !isCritical && hasLuck(battle, by);
  const tokens =
    means.targetLuck && target !== undefined && hasLuck(battle, target) ? luckSource(battle, target)!.luck : 0;
  const decided = [
    ...(isLucky ? ['WW-LUCK-4'] : []),
    ...(buys.length > 0 ? ['WW-SPFX-1'] : []),
    ...(tokens > 0 ? [...(isCritical ? [] : ['WW-LUCK-6']), 'WW-LUCK-9'] : []),
  ];
  return { buys, isLucky, tokens, decided };
}

/** Chances of a hit with these numbers on the Effect Dice: with and without a token spent to Dodge, and undodged. */
function hitsWith(
  { content }: Battle,
  it: Attack,
  needed: number,
  { minus }: EffectSum,
  { isLucky, tokens }: Decisions,
) {
  if (it.isCritical) return { unspent: 1, spent: 0, undodged: 1 };
  const all = { unspent: 0, spent: 0, undodged: 0 };
  for (const face of content.dice.skill) {
    const isHit = isSuccess(face, needed, minus);
    if (!isHit && !(isLucky && isSuccess(face, needed, minus + ACCURATE))) continue;
    const share = (isHit ? 1 : 1 / 2) / content.dice.skill.length;
    const shift = isHit ? 0 : ACCURATE;
    all.undodged += share;
    const isSpoiled = tokens > 0 && !isSuccess(face, needed, minus + shift + DODGE);
    if (isSpoiled) all.spent += share / 2;
    else all.unspent += share;
  }
  return all;
}

/** One point less, with the chance of a Luck Token. WW-LUCK-9 */
function toughened(spread: Spread): Spread {
  const tough: Spread = Array(spread.length).fill(0);
  for (const [points, share] of spread.entries()) {
    tough[points]! += points === 0 ? share : share / 2;
    if (points > 0) tough[points - 1]! += share / 2;
  }
  return tough;
}

/** In a melee, how much of the Armor Die shows numbers of the target's. WW-MELEE-6, WW-RULING-8 */
function shareOfTarget(battle: Battle, it: Attack, target: Model): number {
  if (!isIntoMelee(battle, it)) return 1;
  const all = numbered(target, candidates(battle, it.by, target));
  const faces = battle.content.dice.armor;
  return faces.filter((number) => all[number - 1] === target).length / faces.length;
}

type Bought = Pick<SpecialEffect, 'gain' | 'ifDamaged'>;

/** Everything that these icons can buy, by the places of the effects. */
function* purchases(buys: readonly SpecialEffect[], sum: EffectSum, used: readonly number[] = []): Generator<Bought[]> {
  yield used.map((i) => buys[i]!);
  const purse: Record<SpecialIcon, number> = { bottle: sum.bottle, star: sum.star, blast: sum.blast };
  for (const i of used) for (const icon of buys[i]!.spend) purse[icon] -= 1;
  // The same in another order is the same.
  for (const i of usable({ effects: [...buys] }, purse, used))
    if (i >= (used.at(-1) ?? 0)) yield* purchases(buys, sum, [...used, i]);
}

/** What gets through the target's armor with these icons on the dice, spent as it hurts most. */
function damageOf(battle: Battle, it: Attack, target: Model, sum: EffectSum, buys: readonly SpecialEffect[]): Spread {
  let most: Spread | undefined;
  for (const bought of purchases(buys, sum)) {
    const spread = throughAll(battle, it, target, sum, bought);
    if (most === undefined || meanOf(spread) > meanOf(most)) most = spread;
  }
  return most!;
}

function throughAll(
  battle: Battle,
  it: Attack,
  target: Model,
  { damage, reduction }: EffectSum,
  bought: readonly Bought[],
): Spread {
  const plain = loadOf(it, [], bought);
  const load = { ...plain, extra: plain.extra + damage, reduction: plain.reduction + reduction };
  const { hit } = effectOn(battle, it.weapon, load, target, target, true);
  let spread: Spread = [1];
  let { ignoring } = hit;
  for (const type of DAMAGE_TYPES) {
    const amount = hit.damage[type];
    if (amount === 0) continue;
    // WW-RULING-30
    const direct = Math.min(ignoring, amount);
    ignoring -= direct;
    const rolled = { ...hit.damage, [type]: amount - direct };
    const through = throughArmor(battle, target, type, {
      ...hit,
      damage: rolled,
      covered: it.covered,
      by: it.by,
      inArea: areaOf(it.weapon) !== undefined,
    });
    spread = sumOf(spread, [...Array<number>(direct).fill(0), ...through]);
  }
  return spread;
}

/** One armor roll of the better of the ratings. */
function throughArmor(battle: Battle, target: Model, type: (typeof DAMAGE_TYPES)[number], hit: Hit): Spread {
  const of = (rating: (each: typeof type) => Rating): Rating =>
    (hit.lowest ?? []).map(rating).reduce((low, each) => (each.rating < low.rating ? each : low), rating(type));
  const usual = effectiveRating(
    of((each) => usualRating(battle, target, each, hit)),
    hit,
    target.boosts,
  );
  const spreads = [spreadAgainst(battle, usual, hit.damage[type])];
  if (suitRating(battle, target, type) !== undefined) {
    const suit = effectiveRating(
      of((each) => suitRating(battle, target, each, hit)!),
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
