/** Everybody against everybody: how strong the bots are, with intervals. */
import type { BotName } from './index.ts';
import { type Progress, type SimulationOptions, simulate } from './simulate.ts';
import { type Rate, rateOf } from './simulation/rates.ts';
import { type Match, type Rating, ratingsOf } from './simulation/ratings.ts';

interface LeagueOptions extends Omit<SimulationOptions, 'seats' | 'rotate' | 'paired' | 'games'> {
  readonly bots: readonly BotName[];
  /** Games of each pair: half of them from either seat, each deal twice. */
  readonly games: number;
}

/** What came of one pair. */
export interface Pairing extends Match {
  readonly first: BotName;
  readonly second: BotName;
  readonly rate: Rate;
  /** Games that nobody won, or both. */
  readonly drawn: number;
  /** Games that could not be finished. */
  readonly errors: number;
}

export interface League {
  readonly pairings: readonly Pairing[];
  readonly ratings: readonly Rating[];
}

/** Each pair of bots; whoever is named later is thought to be stronger and stands first. */
export function pairsOf(bots: readonly BotName[]): readonly (readonly [BotName, BotName])[] {
  return bots.flatMap((first, i) => bots.slice(0, i).map((second) => [first, second] as const)).reverse();
}

export async function league(
  { bots, ...options }: LeagueOptions,
  onProgress?: (pair: readonly [BotName, BotName], progress: Progress) => void,
  play: typeof simulate = simulate,
): Promise<League> {
  const pairings: Pairing[] = [];
  for (const pair of pairsOf(bots)) {
    const [first, second] = pair;
    const report = await play({ ...options, seats: pair, rotate: true, paired: true }, (progress) =>
      onProgress?.(pair, progress),
    );
    const [won, lost] = [report.byBot[first]!.wins, report.byBot[second]!.wins];
    const { games } = report;
    const nobody = games - won - lost;
    const points = won + nobody / 2;
    const drawn = nobody + report.shared;
    pairings.push({
      first,
      second,
      points,
      games,
      drawn,
      rate: rateOf(points, games),
      errors: report.errors.count,
    });
  }
  return { pairings, ratings: ratingsOf(bots, pairings) };
}
