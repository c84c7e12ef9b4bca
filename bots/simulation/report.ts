/** What a simulation found out. The games are counted in their order, whichever worker played them. */
import { hashOf, type Json } from '@holotape/kernel';
import { BOT_NAMES, type BotName } from '../index.ts';
import type { Broken, Plan, Played } from './game.ts';
import { type Rate, rateOf, type Spread, spreadOf, sum } from './rates.ts';

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
  readonly scores: {
    /** Means. */
    readonly bySeat: readonly number[];
    readonly byBot: { readonly [bot in BotName]?: number };
    readonly winner: number;
  };
  readonly length: { readonly rounds: Spread | undefined; readonly decisions: Spread | undefined };
  /** How many games ended in which way. */
  readonly endings: { readonly [ending: string]: number };
  /** By kind, the best for their owners first. */
  readonly cards: { readonly [kind: string]: readonly CardReport[] };
  /** The same for the same plan, whatever the number of workers. */
  readonly fingerprint: string;
}

const ERRORS_TOLD = 5;

export const isBroken = (outcome: Played | Broken): outcome is Broken => 'message' in outcome;

/** The winner's part of a victory: all of it, or a share. */
const partOf = ({ winners }: Played, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

function botRates(plan: Plan, played: readonly Played[]): Pick<Report, 'byBot'> & { means: Report['scores']['byBot'] } {
  const byBot: { [bot in BotName]?: Rate } = {};
  const means: { [bot in BotName]?: number } = {};
  for (const name of BOT_NAMES) {
    if (!plan.seats.includes(name)) continue;
    let wins = 0;
    let score = 0;
    let seats = 0;
    for (const game of played)
      game.bots.forEach((bot, seat) => {
        if (bot !== name) return;
        seats += 1;
        wins += partOf(game, seat);
        score += game.scores[seat]!;
      });
    byBot[name] = rateOf(wins, seats);
    means[name] = seats === 0 ? 0 : score / seats;
  }
  return { byBot, means };
}

function cardReports(seats: number, played: readonly Played[]): Report['cards'] {
  const kinds = new Map<string, Map<string, { owners: number; wins: number; games: number }>>();
  for (const game of played)
    for (const [kind, bySeat] of Object.entries(game.cards)) {
      const cards = kinds.get(kind) ?? new Map();
      kinds.set(kind, cards);
      const seen = new Set<string>();
      bySeat.forEach((ids, seat) => {
        for (const id of ids) {
          const card = cards.get(id) ?? { owners: 0, wins: 0, games: 0 };
          cards.set(id, card);
          card.owners += 1;
          card.wins += partOf(game, seat);
          if (!seen.has(id)) card.games += 1;
          seen.add(id);
        }
      });
    }
  const fair = 1 / seats;
  const report = (id: string, card: { owners: number; wins: number; games: number }): CardReport => {
    const owners = rateOf(card.wins, card.owners);
    return {
      id,
      seen: card.games / played.length,
      owners,
      lift: owners.rate - fair,
      liftLow: owners.low - fair,
      liftHigh: owners.high - fair,
    };
  };
  return Object.fromEntries(
    [...kinds].map(([kind, cards]) => [
      kind,
      [...cards].map(([id, card]) => report(id, card)).sort((a, b) => b.lift - a.lift || (a.id < b.id ? -1 : 1)),
    ]),
  );
}

function fingerprintOf(outcomes: readonly (Played | Broken)[]): string {
  return hashOf(
    outcomes.map((each) =>
      isBroken(each) ? [each.number, each.answers, each.message] : [each.number, each.decisions, each.hash],
    ) as Json,
  );
}

/** `outcomes` in the order of their games. */
export function reportOf(plan: Plan, outcomes: readonly (Played | Broken)[], seconds: number): Report {
  const broken = outcomes.filter(isBroken);
  const played = outcomes.filter((each): each is Played => !isBroken(each));
  const games = played.length;
  const decisions = sum(played.map((each) => each.decisions)) + sum(broken.map((each) => each.answers));
  const { byBot, means } = botRates(plan, played);
  const endings: Record<string, number> = {};
  for (const { ending } of played) if (ending !== undefined) endings[ending] = (endings[ending] ?? 0) + 1;
  return {
    seed: plan.seed,
    seats: plan.seats,
    rotate: plan.rotate,
    games,
    errors: { count: broken.length, first: broken.slice(0, ERRORS_TOLD) },
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    bySeat: plan.seats.map((_, seat) => rateOf(sum(played.map((each) => partOf(each, seat))), games)),
    byBot,
    shared: played.filter(({ winners }) => winners.length > 1).length,
    scores: {
      bySeat: plan.seats.map((_, seat) => (games === 0 ? 0 : sum(played.map(({ scores }) => scores[seat]!)) / games)),
      byBot: means,
      winner: games === 0 ? 0 : sum(played.map(({ winners, scores }) => scores[winners[0]!]!)) / games,
    },
    length: {
      rounds: spreadOf(played.flatMap(({ rounds }) => (rounds === undefined ? [] : [rounds]))),
      decisions: spreadOf(played.map((each) => each.decisions)),
    },
    endings,
    cards: cardReports(plan.seats.length, played),
    fingerprint: fingerprintOf(outcomes),
  };
}
