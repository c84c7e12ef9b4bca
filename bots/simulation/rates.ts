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

/** How often something won, of how many times. */
export class Wins {
  wins = 0;
  games = 0;
  score = 0;

  add(part: number, score: number): void {
    this.wins += part;
    this.games += 1;
    this.score += score;
  }

  get rate(): Rate {
    return rateOf(this.wins, this.games);
  }

  get meanScore(): number {
    return this.games === 0 ? 0 : this.score / this.games;
  }
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

/** Counts whole numbers; however many, it keeps only how often each came. */
export class Counts {
  readonly #counts = new Map<number, number>();
  #number = 0;

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    this.#number += 1;
  }

  /** Undefined if nothing was counted. */
  get spread(): Spread | undefined {
    if (this.#number === 0) return undefined;
    const histogram = [...this.#counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
    const sum = histogram.reduce((all, { value, count }) => all + value * count, 0);
    const at = (place: number): number => {
      let seen = 0;
      return histogram.find(({ count }) => {
        seen += count;
        return seen > place;
      })!.value;
    };
    return {
      min: histogram[0]!.value,
      median: (at((this.#number - 1) >> 1) + at(this.#number >> 1)) / 2,
      mean: sum / this.#number,
      max: histogram.at(-1)!.value,
      histogram,
    };
  }
}
