/** A game as one person may watch it again: what their seats saw change, step by step, and the log they may read. */
import { type Change, type LogEntry, linesInOrder, type MarkName, type Seat, type Viewer } from '@holotape/kernel';
import type { LogLine } from '../spoken/protocol.ts';
import type { TableState } from './state.ts';

interface WatchedStep {
  /** Changes by viewer; a seat without changes of its own saw what the public saw. */
  readonly changes: { readonly [viewer in Viewer]?: readonly Change[] };
  /** Rounds, turns and actions that begin in this step. */
  readonly marks: readonly MarkName[];
  /** Lines of the log that were there before this step. */
  readonly logged: number;
}

export interface Watchable {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Whose knowledge is in here, besides what everybody may know. */
  readonly seats: readonly Seat[];
  /** Applied one after the other, beginning from null. */
  readonly steps: readonly WatchedStep[];
  readonly log: readonly LogLine[];
}

/** What these seats may know of the game so far. Undefined: it has not begun. */
export function watchable(state: TableState, seats: readonly Seat[]): Watchable | undefined {
  const { session, setup, names } = state;
  if (session === undefined) return undefined;
  const mayRead = ({ to }: LogEntry) => to === undefined || to.some((seat) => seats.includes(seat));
  const lines = linesInOrder(session.ruleLog, session.notes).filter(({ line }) => mayRead(line));
  let read = 0;
  const steps = session.past.map(({ changes, marks, logged }): WatchedStep => {
    while (read < lines.length && lines[read]!.after < logged) read += 1;
    const seen: { [viewer in Viewer]?: readonly Change[] } = { public: changes?.public ?? [] };
    for (const seat of seats) if (changes?.[seat] !== undefined) seen[seat] = changes[seat];
    return {
      changes: seen,
      marks: marks.map(({ mark }) => mark),
      logged: read,
    };
  });
  const log = lines.map(({ line: { say, args, rule, to } }): LogLine => {
    const own = to && { private: true, to: to.filter((seat) => seats.includes(seat)) };
    return { say, ...(args && { args }), ...(rule !== undefined && { rule }), ...own };
  });
  return { game: setup.game, title: setup.title, names, seats, steps, log };
}
