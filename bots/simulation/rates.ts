/** Counting: how often, how much, and how sure one can be. */

/** A share with its 95 % interval. */
export interface Rate {
  /** Shared victories count as the part each winner has in them. */
  readonly wins: number;
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const SURE = 1.959964;

/** Wilson's interval: sensible for few games and for rates near 0 and 1 too. */
export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const square = SURE * SURE;
  const scale = 1 + square / games;
  const centre = (rate + square / (2 * games)) / scale;
  const half = (SURE * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games))) / scale;
  return { wins, games, rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How some whole numbers are spread. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
  /** How often each value came, in order; values that never came are left out. */
  readonly histogram: readonly { readonly value: number; readonly count: number }[];
}

export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  const half = sorted.length >> 1;
  return {
    min: sorted[0]!,
    median: sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2,
    mean: sum(sorted) / sorted.length,
    max: sorted.at(-1)!,
    histogram: [...counts].map(([value, count]) => ({ value, count })),
  };
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
