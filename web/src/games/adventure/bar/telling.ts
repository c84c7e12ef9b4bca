/** What was read out, from the log: pages that wait for their readers while the game goes on. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import { useMemo, useState } from 'react';

interface Page {
  /** Where its first line stands in the log, and its last. */
  readonly from: number;
  readonly to: number;
  /** The card it is from, if the log names it. */
  readonly card: string | undefined;
  readonly seat: number | undefined;
  /** Whose turn it was. */
  readonly turn: number | undefined;
  readonly texts: readonly string[];
}

const OPENS = new Set(['encounter.chosen', 'encounter.forced', 'quest.completed', 'quest.staged', 'turn', 'kept.due']);
const NAMES_CARD = new Set(['quest.staged', 'encounter.drawn', 'quest.completed', 'quest.attempted', 'kept.due']);
/** Pages are put away when that many rounds have ended since. */
const ROUNDS_KEPT = 2;

type Args = { readonly text?: string; readonly encounter?: string; readonly quest?: string; readonly seat?: number };
const argsOf = (line: LogLine): Args => (line.args ?? {}) as Args;

/** Pages that nobody at this screen has read, and how they are put away. */
export interface Pages {
  readonly unread: readonly Page[];
  /** Up to and with that line; all of them without one. */
  putAway(to?: number): void;
}

/** Kept for as long as the table is open, whoever is asked meanwhile. */
export function usePages(log: readonly LogLine[]): Pages {
  // Everybody at this screen counts the same lines.
  const lines = useMemo(() => log.filter((line) => line.private !== true), [log]);
  // What was told before one sat down is in the log; so is what was read before it was taken back. Where nobody has had a turn
  // yet, the story has just begun.
  const [read, setRead] = useState(() => (isBeginning(lines) ? -1 : lastRead(lines)));
  const before = Math.min(read, lines.length - 1);
  if (before < read) setRead(before);
  return useMemo(
    () => ({ unread: pagesAfter(lines, before), putAway: (to = lines.length - 1) => setRead(to) }),
    [lines, before],
  );
}

/** It is the first turn of all, or comes before it. */
export const isBeginning = (log: readonly LogLine[]): boolean => log.filter(({ say }) => say === 'turn').length <= 1;

/** The last line of the log with words to read; -1 without one. */
export const lastRead = (log: readonly LogLine[]): number => log.findLastIndex(({ say }) => say === 'text');

/**
 * The page that lies on top for whoever is asked, if anybody is, and how many come after it: what one's own turn brought just now; else the
 * one that has waited longest, so that nobody's page is taken away while others play.
 */
export function onTop(unread: readonly Page[], asked: number | undefined): { page: Page; more: number } | undefined {
  const [first] = unread;
  const last = unread.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isOwn = asked !== undefined && last.turn === asked;
  return isOwn ? { page: last, more: 0 } : { page: first, more: unread.length - 1 };
}

/** Pages behind that line of the log, in their order. */
export function pagesAfter(log: readonly LogLine[], read: number): readonly Page[] {
  const pages: Page[] = [];
  let isOpen = false;
  for (let at = Math.max(read, roundsBack(log, read)) + 1; at < log.length; at += 1) {
    const { say } = log[at]!;
    if (OPENS.has(say)) isOpen = false;
    if (say !== 'text') continue;
    const text = argsOf(log[at]!).text ?? '';
    const last = isOpen ? pages.pop() : undefined;
    pages.push(last === undefined ? newPage(log, at, text) : { ...last, to: at, texts: [...last.texts, text] });
    isOpen = true;
  }
  return pages;
}

function newPage(log: readonly LogLine[], at: number, text: string): Page {
  const named = log.findLastIndex(({ say }, i) => i < at && NAMES_CARD.has(say));
  const { encounter, quest, seat } = named < 0 ? ({} as Args) : argsOf(log[named]!);
  const turn = log.findLast(({ say }, i) => i < at && say === 'turn');
  return {
    from: at,
    to: at,
    card: encounter ?? quest,
    seat,
    turn: turn === undefined ? undefined : argsOf(turn).seat,
    texts: [text],
  };
}

/** Where the round before the last one ended, but no further back than that line. */
function roundsBack(log: readonly LogLine[], read: number): number {
  let ended = 0;
  for (let at = log.length - 1; at > read; at -= 1) {
    if (log[at]!.say !== 'round.end') continue;
    ended += 1;
    if (ended === ROUNDS_KEPT) return at;
  }
  return read;
}
