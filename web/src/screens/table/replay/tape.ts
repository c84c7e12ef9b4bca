/** A record as a tape: views after every step, the rounds, and where the head may go. Pure. */

import type { Viewer } from '@holotape/kernel/game';
import { viewsOver } from '@holotape/kernel/history';
import type { Json } from '@holotape/kernel/play';
import type { Watchable } from '@holotape/table/kept/watchable';
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { GameModule, TableContext, TapeStep } from '../../../games/module.ts';

export interface Stop extends TapeStep {
  /** Its number, from 0. */
  readonly at: number;
  readonly round: number;
  /** Lines of the log before it, and after it. */
  readonly from: number;
  readonly to: number;
}

export interface Round {
  readonly round: number;
  readonly first: number;
  readonly count: number;
}

export interface Tape {
  readonly stops: readonly Stop[];
  readonly rounds: readonly Round[];
  readonly log: readonly LogLine[];
}

/** What that viewer saw after every step. */
export const viewsOf = (record: Watchable, viewer: Viewer): readonly Json[] => viewsOver(record.steps, viewer);

export function tapeOf(record: Watchable, module: GameModule, explain: TableContext['explain']): Tape {
  const views = viewsOf(record, 'public');
  const { steps, log } = record;
  const stops = steps.map((step, at): Stop => {
    const from = step.logged;
    const to = steps[at + 1]?.logged ?? log.length;
    const told = module.tapeStep(at === 0 ? null : views[at - 1], log.slice(from, to), explain);
    return { ...told, at, from, to, round: module.roundOf(views[at]) };
  });
  const rounds: Round[] = [];
  for (const { round, at } of stops) {
    const last = rounds.at(-1);
    if (last?.round === round) rounds[rounds.length - 1] = { ...last, count: last.count + 1 };
    else rounds.push({ round, first: at, count: 1 });
  }
  return { stops, rounds, log };
}

/** The round under the head. */
export const roundAt = ({ rounds }: Tape, at: number): Round =>
  rounds.find(({ first, count }) => at >= first && at < first + count) ?? rounds[0]!;

/** Where a move of the head leads. */
export function moved(tape: Tape, at: number, by: 'step' | 'back' | 'round' | 'round-back' | 'start' | 'end'): number {
  const last = tape.stops.length - 1;
  const { first, count } = roundAt(tape, at);
  switch (by) {
    case 'step':
      return Math.min(last, at + 1);
    case 'back':
      return Math.max(0, at - 1);
    case 'round':
      return Math.min(last, first + count);
    case 'round-back':
      return at > first ? first : (tape.rounds[tape.rounds.findIndex((each) => each.first === first) - 1]?.first ?? 0);
    case 'start':
      return 0;
    case 'end':
      return last;
  }
}

/** Where the address says to begin: `?step=12`, `?round=3` or `?line=40` of the log, else the start. */
export function startAt(tape: Tape, query: URLSearchParams): number {
  const step = Number(query.get('step'));
  if (query.has('step') && Number.isInteger(step)) return Math.max(0, Math.min(tape.stops.length - 1, step - 1));
  const line = Number(query.get('line'));
  if (query.has('line') && Number.isInteger(line)) {
    const stop = tape.stops.findIndex(({ to }) => to > line);
    return stop < 0 ? tape.stops.length - 1 : stop;
  }
  const round = Number(query.get('round'));
  return tape.rounds.find((each) => each.round === round)?.first ?? 0;
}

/** Where each round lies on the upper band: as long as it has steps. */
export function bandOf(rounds: readonly Round[], width: number): { readonly x: number; readonly w: number }[] {
  const all = rounds.reduce((sum, { count }) => sum + Math.max(count, 3), 0);
  let x = 0;
  return rounds.map(({ count }) => {
    const w = (Math.max(count, 3) / all) * width;
    const at = { x, w };
    x += w;
    return at;
  });
}

interface Label {
  readonly text: string;
  /** Where it points at. */
  readonly x: number;
}

/** How wide a letter of the band's type is at most, and how much air a label has. */
const LETTER = 6.4;
const AIR = 10;

/**
 * Labels that stand beside each other on a band of that width without touching, each with its left edge: `beside` what
 * they point at, or under its `middle`. One that finds no room is left out.
 */
export function fitLabels<L extends Label>(
  labels: readonly L[],
  width: number,
  side: 'beside' | 'middle',
): (L & { readonly left: number })[] {
  const placed: (L & { readonly left: number })[] = [];
  for (const label of labels) {
    const wide = label.text.length * LETTER;
    const wish = side === 'middle' ? label.x - wide / 2 : label.x + 5;
    const left = Math.max(0, wish + wide > width ? (side === 'middle' ? width - wide : label.x - 5 - wide) : wish);
    const free = placed.every(
      (each) => left > each.left + each.text.length * LETTER + AIR || left + wide + AIR < each.left,
    );
    if (free) placed.push({ ...label, left });
  }
  return placed;
}
