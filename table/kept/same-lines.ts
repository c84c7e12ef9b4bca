import { asData, canonical, type LogEntry } from '@holotape/kernel';

/** How many lines two logs have in common from their beginning. */
export function sameLines(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  let same = 0;
  while (same < a.length && same < b.length && isSameLine(a[same]!, b[same]!)) same += 1;
  return same;
}

const isSameLine = (a: LogEntry, b: LogEntry) =>
  a === b || (a.say === b.say && canonical(asData(a)) === canonical(asData(b)));
