/** What happened since somebody's last act, as the log tells it. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { LogLook } from '../../games/module.ts';
import { type Entry, partsOf } from './log-parts.ts';

/** The line of that seat's last act; -1: it has not acted yet. */
export function lastAct(log: readonly LogLine[], lookOf: (line: LogLine) => LogLook, seat: number): number {
  return log.findLastIndex((line) => {
    const look = lookOf(line);
    return look.seat === seat && look.head === undefined && !look.follows && !look.befell;
  });
}

/** How many lines there were after that seat's last act, and what came of it; 0: it has not acted yet. */
function actedUntil(log: readonly LogLine[], lookOf: (line: LogLine) => LogLook, seat: number): number {
  let until = lastAct(log, lookOf, seat) + 1;
  while (until > 0 && until < log.length && lookOf(log[until]!).follows) until += 1;
  return until;
}

/** The entries after it, each with its place in the whole log. */
export function sinceActed(
  log: readonly LogLine[],
  lookOf: (line: LogLine) => LogLook,
  seat: number,
): readonly Entry[] {
  const from = actedUntil(log, lookOf, seat);
  return partsOf(log.slice(from), lookOf)
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ ...entry, at: entry.at + from }));
}
