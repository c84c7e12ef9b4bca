/** The exact chances of what a hit does to a model: every number on the Armor Die, every Luck Token that may be flipped. */
import type { Battle } from '../battle.ts';
import type { Rating } from '../content.ts';
import type { Model } from '../state.ts';
import { DAMAGE_TYPES } from '../words.ts';
import { blockedBy, type Hit } from './damage.ts';
import { type Protection, whatMeets } from './hits.ts';
import { suitOf } from './power-armor.ts';

/** One way it may go, and how likely that is. */
export interface Chance {
  /** Points of damage that were taken, and of damage that was healed. */
  readonly points: number;
  readonly healed: number;
  /** Luck Tokens that are left to be Tough with. */
  readonly tokens: number;
  readonly share: number;
}

export const unhurt = (tokens: number, share = 1): Chance => ({ points: 0, healed: 0, tokens, share });

/** Shares of amounts: the n-th is that of n. */
type Spread = readonly number[];

/** What becomes of these chances when the model is hit as well. Of two cards the one that lets through less is taken. */
export function afterHit(battle: Battle, model: Model, hit: Hit, before: readonly Chance[]): Chance[] {
  let all = [...before];
  let { ignoring } = hit;
  for (const type of DAMAGE_TYPES) {
    const amount = hit.damage[type];
    if (amount === 0) continue;
    const met = whatMeets(battle, model, type, hit);
    if (met.meets === 'nothing') continue;
    if (met.meets === 'health') {
      all = merged(
        all.map((each) => ({ ...each, healed: each.healed + Math.min(amount, woundsOf(battle, model, each)) })),
      );
      continue;
    }
    const { spread, direct } = through(battle, met.cards, amount, ignoring);
    ignoring -= direct;
    all = merged(
      all.flatMap((each) => spread.flatMap((share, points) => (share === 0 ? [] : hurt(each, points, share)))),
    );
  }
  return all;
}

/** Regular tokens that can be healed by then; those on Power Armor are not the model's. */
const woundsOf = (battle: Battle, model: Model, { points, healed }: Chance): number =>
  Math.max(0, model.regular - healed + (suitOf(battle, model) === null ? points : 0));

/** So many points; a token takes one off half of the time. WW-LUCK-9 */
function hurt(before: Chance, points: number, share: number): Chance[] {
  const taking = (more: number, part: number, tokens = before.tokens): Chance => ({
    ...before,
    points: before.points + more,
    tokens,
    share: before.share * share * part,
  });
  if (points === 0 || before.tokens === 0) return [taking(points, 1)];
  return [taking(points - 1, 1 / 2, before.tokens - 1), taking(points, 1 / 2, before.tokens - 1)];
}

/** Points that this card can be expected to let through. */
export const expectedThrough = (battle: Battle, { now }: Protection, amount: number, direct: number): number =>
  now.immune ? 0 : direct + meanOf(spreadAgainst(battle, now, amount - direct));

/** One armor roll of the better card, with points that no armor blocks. WW-RULING-30 */
function through(
  battle: Battle,
  [first, second]: readonly [Protection, Protection?],
  amount: number,
  ignoring: number,
): { spread: Spread; direct: number } {
  const against = ({ now }: Protection) => {
    const direct = now.immune ? 0 : Math.min(ignoring, amount);
    return { direct, spread: [...Array<number>(direct).fill(0), ...spreadAgainst(battle, now, amount - direct)] };
  };
  const one = against(first);
  if (second === undefined) return one;
  const other = against(second);
  return meanOf(other.spread) < meanOf(one.spread) ? other : one;
}

function spreadAgainst({ content }: Battle, rating: Rating, amount: number): Spread {
  if (rating.immune || amount === 0) return [1];
  const spread = Array<number>(amount + 1).fill(0);
  const faces = rating.rating > 0 ? content.dice.armor : [undefined];
  for (const face of faces) spread[Math.max(0, amount - blockedBy(rating, face))]! += 1 / faces.length;
  return spread;
}

const meanOf = (spread: Spread): number => spread.reduce((all, share, points) => all + share * points, 0);

/** Points to expect, less what is healed. */
export const netOf = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { points, healed, share }) => sum + share * (points - healed), 0);

function merged(chances: readonly Chance[]): Chance[] {
  const by = new Map<string, Chance>();
  for (const each of chances) {
    const key = `${each.points} ${each.healed} ${each.tokens}`;
    by.set(key, { ...each, share: each.share + (by.get(key)?.share ?? 0) });
  }
  return [...by.values()];
}
