/** What a simulation finds out. The games are counted in their order, whichever worker played them. */
import { hashOf } from '@holotape/kernel';
import type { BotName } from '../index.ts';
import { partOf } from './asking.ts';
import type { Decision } from './deciding.ts';
import type { Broken, Plan, Played } from './game.ts';
import { Counts, type Rate, type Spread, Wins } from './rates.ts';

/** How it went for players who had a card at some time of the game. */
export interface CardReport {
  readonly id: string;
  /** In how many of the finished games somebody had it, as a share. */
  readonly seen: number;
  /** How often those who had it won; `games` counts owners. */
  readonly owners: Rate;
  /** The owners' win rate less the fair share of a seat, with its interval. */
  readonly lift: number;
  readonly liftLow: number;
  readonly liftHigh: number;
}

export interface Report {
  readonly seed: string;
  readonly seats: readonly BotName[];
  readonly rotate: boolean;
  /** Finished games; those that broke are among the errors. */
  readonly games: number;
  readonly errors: { readonly count: number; readonly first: readonly Broken[] };
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly bySeat: readonly Rate[];
  /** By the bot's name; `games` counts its seats. */
  readonly byBot: { readonly [bot in BotName]?: Rate };
  /** Games with more than one winner. */
  readonly shared: number;
  /** Means. */
  readonly scores: {
    readonly bySeat: readonly number[];
    readonly byBot: { readonly [bot in BotName]?: number };
    readonly winner: number;
  };
  readonly length: {
    readonly rounds: Spread | undefined;
    /** Of games that somebody has won, and of those that nobody has. */
    readonly won: Spread | undefined;
    readonly lost: Spread | undefined;
    readonly decisions: Spread | undefined;
  };
  /** How many games ended in which way. */
  readonly endings: { readonly [ending: string]: number };
  /** By kind, in how many games each thing came up. */
  readonly seen: { readonly [kind: string]: { readonly [id: string]: number } };
  /** By kind, the amount of each thing in a game, on the average; the most first. */
  readonly sums: { readonly [kind: string]: { readonly [id: string]: number } };
  /** By kind, the best for their owners first. */
  readonly cards: { readonly [kind: string]: readonly CardReport[] };
  /** What the simulation was played for, if it was to be decided. */
  readonly decision?: Decision;
  /** The same for the same plan, whatever the number of workers. */
  readonly fingerprint: string;
}

const ERRORS_TOLD = 5;

export const isBroken = (outcome: Played | Broken): outcome is Broken => 'message' in outcome;

interface Card {
  readonly owners: Wins;
  games: number;
}

/** Counts games one after the other; what it keeps does not grow with their number. */
export class Tally {
  readonly #plan: Plan;
  readonly #bySeat: readonly Wins[];
  readonly #byBot = new Map<BotName, Wins>();
  readonly #winner = new Wins();
  readonly #rounds = new Counts();
  readonly #won = new Counts();
  readonly #lost = new Counts();
  readonly #lengths = new Counts();
  readonly #endings = new Map<string, number>();
  readonly #kinds = new Map<string, Map<string, Card>>();
  readonly #seen = new Map<string, Map<string, number>>();
  readonly #sums = new Map<string, Map<string, number>>();
  readonly #errors: Broken[] = [];
  #finished = 0;
  #broken = 0;
  #shared = 0;
  #decisions = 0;
  #fingerprint = hashOf('');

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#bySeat = plan.seats.map(() => new Wins());
    for (const bot of plan.seats) this.#byBot.set(bot, new Wins());
  }

  /** To be called in the order of the games. */
  add(outcome: Played | Broken): void {
    if (isBroken(outcome)) {
      const { number, answers, message } = outcome;
      this.#broken += 1;
      this.#decisions += answers;
      if (this.#errors.length < ERRORS_TOLD) this.#errors.push(outcome);
      this.#fingerprint = hashOf([this.#fingerprint, number, answers, message]);
      return;
    }
    const { number, bots, decisions, winners, scores, rounds, ending, hash } = outcome;
    bots.forEach((bot, seat) => {
      const part = partOf(outcome, seat);
      this.#bySeat[seat]!.add(part, scores[seat]!);
      this.#byBot.get(bot)!.add(part, scores[seat]!);
    });
    this.#finished += 1;
    if (winners.length > 0) this.#winner.add(1, scores[winners[0]!]!);
    if (winners.length > 1) this.#shared += 1;
    this.#decisions += decisions;
    this.#lengths.add(decisions);
    if (rounds !== undefined) {
      this.#rounds.add(rounds);
      (winners.length > 0 ? this.#won : this.#lost).add(rounds);
    }
    if (ending !== undefined) this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1);
    this.#addCards(outcome);
    for (const [kind, ids] of Object.entries(outcome.seen)) {
      const times = this.#seen.get(kind) ?? new Map<string, number>();
      this.#seen.set(kind, times);
      for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
    }
    for (const [kind, amounts] of Object.entries(outcome.sums)) {
      const sums = this.#sums.get(kind) ?? new Map<string, number>();
      this.#sums.set(kind, sums);
      for (const [id, amount] of Object.entries(amounts)) sums.set(id, (sums.get(id) ?? 0) + amount);
    }
    this.#fingerprint = hashOf([this.#fingerprint, number, decisions, hash]);
  }

  #addCards(game: Played): void {
    for (const [kind, bySeat] of Object.entries(game.cards)) {
      const cards = this.#kinds.get(kind) ?? new Map<string, Card>();
      this.#kinds.set(kind, cards);
      const seen = new Set<string>();
      bySeat.forEach((ids, seat) => {
        for (const id of ids) {
          const card = cards.get(id) ?? { owners: new Wins(), games: 0 };
          cards.set(id, card);
          card.owners.add(partOf(game, seat), game.scores[seat]!);
          if (!seen.has(id)) card.games += 1;
          seen.add(id);
        }
      });
    }
  }

  report(seconds: number): Report {
    const { seed, seats, rotate } = this.#plan;
    const games = this.#finished;
    const bots = [...this.#byBot];
    return {
      seed,
      seats,
      rotate,
      games,
      errors: { count: this.#broken, first: this.#errors },
      decisions: this.#decisions,
      seconds,
      decisionsPerSecond: this.#decisions / seconds,
      gamesPerSecond: games / seconds,
      bySeat: this.#bySeat.map(({ rate }) => rate),
      byBot: Object.fromEntries(bots.map(([bot, { rate }]) => [bot, rate])),
      shared: this.#shared,
      scores: {
        bySeat: this.#bySeat.map(({ meanScore }) => meanScore),
        byBot: Object.fromEntries(bots.map(([bot, { meanScore }]) => [bot, meanScore])),
        winner: this.#winner.meanScore,
      },
      length: {
        rounds: this.#rounds.spread,
        won: this.#won.spread,
        lost: this.#lost.spread,
        decisions: this.#lengths.spread,
      },
      endings: Object.fromEntries(this.#endings),
      seen: Object.fromEntries([...this.#seen].map(([kind, times]) => [kind, Object.fromEntries(times)])),
      sums: Object.fromEntries([...this.#sums].map(([kind, sums]) => [kind, this.#means(sums)])),
      cards: Object.fromEntries([...this.#kinds].map(([kind, cards]) => [kind, this.#cardReports(cards)])),
      fingerprint: this.#fingerprint,
    };
  }

  #means(sums: ReadonlyMap<string, number>): { [id: string]: number } {
    const sorted = [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([id, sum]) => [id, sum / this.#finished]));
  }

  #cardReports(cards: ReadonlyMap<string, Card>): CardReport[] {
    const fair = 1 / this.#plan.seats.length;
    const reports = [...cards].map(([id, card]) => {
      const owners = card.owners.rate;
      const [lift, liftLow, liftHigh] = [owners.rate - fair, owners.low - fair, owners.high - fair];
      return { id, seen: card.games / this.#finished, owners, lift, liftLow, liftHigh };
    });
    return reports.sort((a, b) => b.lift - a.lift || (a.id < b.id ? -1 : 1));
  }
}
