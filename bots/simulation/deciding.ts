/**
 * Questions that are played until they are decided.
 *
 * Whoever looks at a usual interval again and again and stops when it says something is fooled far more often than one time in
 * twenty. The intervals here hold at every moment at once: a confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and
 * Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, 2021), so one may stop whenever one likes.
 */

/** How sure: one time in twenty the truth lies outside at some time. */
const ALPHA = 0.05;
/** The interval is made to be narrowest about here. */
const NARROWEST_AT = 300;
const RHO_SQUARED = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA)) + 1) / NARROWEST_AT;
/** With fewer games than this nothing is decided: the interval is one for many. */
const LEAST = 40;

/** `even`: the difference is smaller than anybody minds. `open`: not decided yet. */
type Verdict = 'more' | 'less' | 'even' | 'open';

export interface Decision {
  readonly verdict: Verdict;
  /** Games that had something to say about it. */
  readonly games: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** What it was held against. */
  readonly fair: number;
}

/** What games say about one question, as they come in. */
export class Evidence {
  readonly #fair: number;
  readonly #margin: number;
  readonly #least: number;
  #games = 0;
  #mean = 0;
  #squares = 0;

  /** `margin`: differences from what is fair that nobody minds. Values lie between `least` and 1. */
  constructor(fair: number, margin: number, least = 0) {
    this.#fair = fair;
    this.#margin = margin;
    this.#least = least;
  }

  add(value: number): void {
    this.#games += 1;
    const before = value - this.#mean;
    this.#mean += before / this.#games;
    this.#squares += before * (value - this.#mean);
  }

  get decision(): Decision {
    const [games, mean, fair] = [this.#games, this.#mean, this.#fair];
    const half = this.#half();
    const [low, high] = [Math.max(this.#least, mean - half), Math.min(1, mean + half)];
    return { verdict: this.#verdict(low, high), games, mean, low, high, fair };
  }

  #verdict(low: number, high: number): Verdict {
    if (this.#games < LEAST) return 'open';
    if (low > this.#fair) return 'more';
    if (high < this.#fair) return 'less';
    return low > this.#fair - this.#margin && high < this.#fair + this.#margin ? 'even' : 'open';
  }

  #half(): number {
    const n = this.#games;
    if (n === 0) return Number.POSITIVE_INFINITY;
    // One more game that surprises is always reckoned with: what never happened so far may be rare and not impossible.
    const deviation = Math.sqrt((this.#squares + 1) / n);
    const spread = n * RHO_SQUARED + 1;
    return deviation * Math.sqrt(((2 * spread) / (n * n * RHO_SQUARED)) * Math.log(Math.sqrt(spread) / ALPHA));
  }
}
