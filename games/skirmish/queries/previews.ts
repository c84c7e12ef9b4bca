/**
 * What an attack can be expected to do, before it is made: the exact odds of a hit and of every amount of damage to its
 * target, with the modifiers and dice that make them. What people decide on the way (Luck, Special Effects that cost
 * icons) is left out, or taken as far as it does most for whoever decides; of Power Armor and usual ratings the better one
 * is taken. What a hit brings and what it meets are the questions that the rules ask (attacks.ts, hits.ts).
 */
import type { Battle } from '../battle.ts';
import type { SpecialEffect } from '../content.ts';
import type { Point } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { DiceIcon, EffectDie, Gain, SpecialIcon } from '../words.ts';
import {
  type Attack,
  caughtBy,
  criticalIcons,
  hitOn,
  IRRADIATION,
  isIntoMelee,
  isScattered,
  type Load,
  loadOf,
} from './attacks.ts';
import { alternativesTo } from './before-the-roll.ts';
import { afterHit, type Chance, netOf, unhurt } from './chances.ts';
import { ACCURATE, DODGE, hasLuck, luckSource } from './luck.ts';
import { candidates, numbered } from './melee.ts';
import { type EffectSum, effectSums, isSuccess } from './odds.ts';
import { landings } from './scatter.ts';
import { adjustedValue, capped, type Modifier, marginOf } from './skill-tests.ts';
import { usable } from './special-effects.ts';
import { chanceToSpot } from './stealth.ts';

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
  /** Points that the attack can be expected to heal. */
  readonly healed: number;
  /** Points of damage to expect, less what is healed. */
  readonly mean: number;
  /** Rules of what was decided on the way. */
  readonly decided: readonly string[];
}

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

/** Of all ways to make an attack the one that does most, if somebody decides on it. WW-CARD-1, WW-ITEM-8 */
export function preview(battle: Battle, it: Attack, means: Means = NOTHING): Preview {
  const plain = previewOf(battle, it, means);
  const ways = means.effects ? everyWay(battle, it) : [];
  const [best] = ways.map((way) => previewOf(battle, way, means)).sort((one, other) => other.mean - one.mean);
  return best === undefined || best.mean <= plain.mean ? plain : { ...best, decided: [...best.decided, 'WW-CARD-1'] };
}

const everyWay = (battle: Battle, it: Attack): Attack[] =>
  alternativesTo(battle, it).flatMap(({ kind, attack }) => [
    attack,
    ...alternativesTo(battle, attack, [kind]).map((each) => each.attack),
  ]);

function previewOf(battle: Battle, it: Attack, means: Means): Preview {
  const needed = adjustedValue(it.value, it.modifiers);
  const target = it.aim.model;
  const can = decisions(battle, it, means);
  const icons = [...new Set(can.buys.flatMap(({ spend }) => spend))];
  const ways: Chance[] = [];
  const add = (chances: readonly Chance[], share: number) => {
    for (const each of chances) ways.push({ ...each, share: each.share * share });
  };
  const strays = new Map<number | undefined, readonly Chance[]>();
  const who = target === undefined ? [] : whoMayBeHit(battle, it, target);
  const spot = chanceToSpot(battle, it.by, target, can.isLucky); // WW-RULING-99
  let odds = 0;
  for (const sum of effectSums(battle.content.dice, it.pool, icons, it.counting)) {
    const rolled = ifSpotted(rollsWith(battle, it, needed, sum, can), spot);
    for (const { model, share: part } of who) {
      const isMeant = model === target;
      odds += sum.share * part * (isMeant ? rolled.unspent + rolled.spent : rolled.undodged);
      const shown = withIcons(sum, criticalIcons(it));
      // Whoever has flipped a token to Dodge has one less to be Tough.
      for (const [share, tokens] of [
        [isMeant ? rolled.unspent : rolled.undodged, can.tokens],
        [isMeant ? rolled.spent : 0, can.tokens - 1],
      ] as const)
        if (share > 0) add(worst(battle, it, target!, model, shown, can.buys, tokens), sum.share * part * share);
    }
    if (target === undefined) odds += sum.share * rolled.undodged;
    else if (isScattered(battle, it))
      for (const { margin, share } of rolled.missed) {
        if (!strays.has(margin)) strays.set(margin, strayed(battle, it, target, margin, can.tokens));
        add(strays.get(margin)!, sum.share * share);
      }
  }
  if (it.isCritical) odds = spot; // WW-CRIT-8, WW-RULING-99
  const healed = ways.reduce((all, each) => all + each.share * each.healed, 0);
  const { decided } = can;
  const of = { needed, modifiers: it.modifiers, dice: capped(it.pool), decided };
  return { ...of, odds, damage: spreadOf(ways), healed, mean: netOf(ways) };
}

/** What a hit does when its dice lie on the table already, with the effects that were bought for their icons. */
export function previewOfHit(
  battle: Battle,
  it: Attack,
  icons: readonly DiceIcon[],
  bought: readonly Pick<SpecialEffect, 'gain' | 'ifDamaged'>[],
): Pick<Preview, 'damage' | 'mean'> {
  const target = it.aim.model;
  if (target === undefined) return { damage: [1], mean: 0 };
  const load = loadOf(it, icons, bought);
  const ways = it.weapon['always-scatters']
    ? spreadOver(battle, it, target, load, landings(battle, it.from, it.aim, it.weapon, 0), 0)
    : doneTo(battle, it, target, load, target, target, 0);
  return { damage: spreadOf(ways), mean: netOf(ways) };
}

/** How likely each amount is; what is missing does nothing. */
function spreadOf(ways: readonly Chance[]): number[] {
  const damage = [0];
  for (const { points, share } of ways) {
    while (damage.length <= points) damage.push(0);
    damage[points]! += share;
  }
  damage[0]! += 1 - damage.reduce((all, share) => all + share, 0);
  // What armor always blocks is no amount that could come.
  return damage.slice(0, damage.findLastIndex((share) => share > 0) + 1);
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

/** What the Skill Die makes of these Effect Dice: hits with and without a token spent to Dodge, undodged ones, and misses. */
interface Rolls {
  unspent: number;
  spent: number;
  undodged: number;
  readonly missed: { readonly margin: number | undefined; readonly share: number }[];
}

function rollsWith(
  { content }: Battle,
  it: Attack,
  needed: number,
  { minus }: EffectSum,
  { isLucky, tokens }: Decisions,
): Rolls {
  const all: Rolls = { unspent: 0, spent: 0, undodged: 0, missed: [] };
  if (it.isCritical) return { ...all, unspent: 1, undodged: 1 };
  for (const face of content.dice.skill) {
    const each = 1 / content.dice.skill.length;
    const miss = (shift: number, share: number) =>
      all.missed.push({ margin: marginOf(face, needed, minus + shift), share });
    const isHit = isSuccess(face, needed, minus);
    const isSaved = !isHit && isLucky && isSuccess(face, needed, minus + ACCURATE);
    if (!isHit) miss(0, isSaved ? each / 2 : each);
    if (!isHit && !isSaved) continue;
    const share = isHit ? each : each / 2;
    const shift = isHit ? 0 : ACCURATE;
    all.undodged += share;
    const isSpoiled = tokens > 0 && !isSuccess(face, needed, minus + shift + DODGE);
    if (!isSpoiled) all.unspent += share;
    else {
      all.spent += share / 2;
      miss(shift + DODGE, share / 2);
    }
  }
  return all;
}

/** Whom the attacker cannot make out it misses as by an X. WW-RULING-99 */
const ifSpotted = (rolls: Rolls, spot: number): Rolls =>
  spot === 1
    ? rolls
    : {
        unspent: rolls.unspent * spot,
        spent: rolls.spent * spot,
        undodged: rolls.undodged * spot,
        missed: [
          ...rolls.missed.map(({ margin, share }) => ({ margin, share: share * spot })),
          { margin: undefined, share: 1 - spot },
        ],
      };

/** In a melee, how much of the Armor Die shows numbers of each. WW-MELEE-6, WW-RULING-8 */
function whoMayBeHit(battle: Battle, it: Attack, target: Model): { model: Model; share: number }[] {
  if (!isIntoMelee(battle, it)) return [{ model: target, share: 1 }];
  const all = numbered(target, candidates(battle, it.by, target));
  const faces = battle.content.dice.armor;
  const share = (model: Model) => faces.filter((number) => all[number - 1] === model).length / faces.length;
  return [...new Set(all)].map((model) => ({ model, share: share(model) }));
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

/** What a hit on one model does to the target with these icons on the dice, spent as it hurts most. */
function worst(
  battle: Battle,
  it: Attack,
  target: Model,
  struck: Model,
  sum: EffectSum,
  buys: readonly SpecialEffect[],
  tokens: number,
): readonly Chance[] {
  let most: readonly Chance[] | undefined;
  for (const bought of purchases(buys, sum)) {
    const plain = loadOf(it, [], bought);
    const load = { ...plain, extra: plain.extra + sum.damage, reduction: plain.reduction + sum.reduction };
    const ways = it.weapon['always-scatters']
      ? spreadOver(battle, it, target, load, landings(battle, it.from, it.aim, it.weapon, 0), tokens)
      : doneTo(battle, it, target, load, struck, struck, tokens);
    if (most === undefined || netOf(ways) > netOf(most)) most = ways;
  }
  return most!;
}

/** What comes down somewhere else after a miss by this margin. WW-SCATTER-1 */
const strayed = (
  battle: Battle,
  it: Attack,
  target: Model,
  margin: number | undefined,
  tokens: number,
): readonly Chance[] =>
  spreadOver(battle, it, target, loadOf(it, [], []), landings(battle, it.from, it.aim, it.weapon, margin), tokens);

/** In one of these places, each as likely as the others; nobody is its single target there. */
function spreadOver(
  battle: Battle,
  it: Attack,
  target: Model,
  load: Load,
  places: readonly Point[],
  tokens: number,
): Chance[] {
  const open = { ...it, covered: false };
  return places.flatMap((center) =>
    doneTo(battle, open, target, load, center, undefined, tokens).map((each) => ({
      ...each,
      share: each.share / places.length,
    })),
  );
}

/** What an attack that takes effect around a point does to the target. */
function doneTo(
  battle: Battle,
  it: Attack,
  target: Model,
  load: Load,
  center: Point,
  struck: Model | undefined,
  tokens: number,
): readonly Chance[] {
  const caught = it.weapon.brings ? undefined : caughtBy(battle, it, center, struck, target);
  if (caught === undefined) return [unhurt(tokens)];
  const { hit, gains } = hitOn(battle, it, load, center, caught, target === struck);
  const always = [...load.gains, ...gains];
  return afterHit(battle, target, hit, [unhurt(tokens)]).flatMap((way) => {
    const had = way.points > 0 ? [...always, ...load.ifDamaged] : always; // WW-SPFX-10
    return had
      .filter((gain) => gain === 'irradiate')
      .reduce((ways) => afterHit(battle, target, IRRADIATION, ways), [way]);
  });
}
