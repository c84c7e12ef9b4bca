/** The log as people read it: parts of rounds, each line with what came of it. Pure. */
import type { LogLine } from '@holotape/table/protocol';
import type { LogLook } from '../../games/module.ts';

export interface Entry {
  readonly at: number;
  readonly line: LogLine;
  readonly look: LogLook;
  /** Lines that belong to it. */
  readonly after: readonly { readonly at: number; readonly line: LogLine }[];
}

export interface Part {
  readonly key: number;
  readonly head: string;
  readonly entries: readonly Entry[];
}

/** Lines as parts of rounds, each line with what came of it. */
export function partsOf(
  log: readonly LogLine[],
  lookOf: (line: LogLine) => LogLook,
  keep: (entry: Entry) => boolean = () => true,
): Part[] {
  const parts: { key: number; head: string; entries: Entry[] }[] = [];
  let round = '';
  log.forEach((line, at) => {
    const look = lookOf(line);
    if (look.head !== undefined) {
      const opensRound = line.say === 'round';
      if (opensRound) round = look.head;
      const head = opensRound || round === '' ? look.head : `${round} · ${look.head}`;
      const last = parts.at(-1);
      // A head without lines under it gives way to the next.
      if (last !== undefined && last.entries.length === 0) parts.pop();
      parts.push({ key: at, head, entries: [] });
      return;
    }
    if (parts.length === 0) parts.push({ key: at, head: '', entries: [] });
    const { entries } = parts.at(-1)!;
    const before = entries.at(-1);
    if (look.follows && before !== undefined && before.look.seat === look.seat)
      entries[entries.length - 1] = { ...before, after: [...before.after, { at, line }] };
    else entries.push({ at, line, look, after: [] });
  });
  return parts
    .map((part) => ({ ...part, entries: part.entries.filter(keep) }))
    .filter(({ entries, head }) => entries.length > 0 || head !== '');
}

/** The last line of an entry. */
export const lastOf = ({ at, after }: Entry): number => after.at(-1)?.at ?? at;

/** The last entries, with the heads they stand under. */
export function lastParts(parts: readonly Part[], count: number): readonly Part[] {
  const kept: Part[] = [];
  let left = count;
  for (let i = parts.length - 1; i >= 0 && left > 0; i -= 1) {
    const part = parts[i]!;
    kept.unshift({ ...part, entries: part.entries.slice(-left) });
    left -= part.entries.length;
  }
  return kept;
}
