/** The story each survivor lived, from the log: a few lines each, chosen by weight and told in order. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import { byRound } from '../chronicle.ts';

interface TaleLine {
  readonly seat: number;
  readonly round: number;
  readonly line: LogLine;
  /** Where it stands in the log. */
  readonly at: number;
}

/** How much a line is worth telling. */
const WEIGHT: Readonly<Record<string, number>> = {
  'quest.completed': 9,
  killed: 8,
  eliminated: 10,
  'over.influence': 10,
  'enemy.killed': 5,
  'encounter.drawn': 3,
  loyal: 6,
  'trade.done': 6,
  trait: 6,
  perk: 4,
  'shop.recruited': 5,
  'shop.bought': 2,
  explored: 1,
  letter: 2,
};

/** So many for all of them; each has at least five. */
const LINES = 12;
const LEAST = 5;

export function taleOf(log: readonly LogLine[], seats: number): readonly (readonly TaleLine[])[] {
  const told = byRound(log).flatMap(({ line, round, at }): TaleLine[] => {
    const { seat } = (line.args ?? {}) as { seat?: number };
    return typeof seat === 'number' && line.say in WEIGHT ? [{ seat, round, line, at }] : [];
  });
  const lines = Math.max(LEAST, Math.floor(LINES / seats));
  return Array.from({ length: seats }, (_, seat) => {
    const own = told.filter((each) => each.seat === seat);
    const best = own.toSorted((a, b) => WEIGHT[b.line.say]! - WEIGHT[a.line.say]! || a.at - b.at).slice(0, lines);
    return best.toSorted((a, b) => a.at - b.at);
  });
}

interface Deeds {
  readonly kills: number;
  readonly deaths: number;
  readonly tiles: number;
  readonly steps: number;
}

/** What each survivor did, counted. */
export function deedsOf(log: readonly LogLine[], seats: number): readonly Deeds[] {
  return Array.from({ length: seats }, (_, seat) => {
    const count = (say: string) =>
      log.filter((line) => line.say === say && (line.args as { seat?: number } | undefined)?.seat === seat).length;
    return { kills: count('enemy.killed'), deaths: count('killed'), tiles: count('explored'), steps: count('moved') };
  });
}
