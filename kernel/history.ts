/** What is kept of a game as it is played: the steps, their answers, and enough checkpoints to come back to any moment. */

import type { Change } from './diff.ts';
import type { Viewer } from './game.ts';
import type { Answer, Asked, MarkName } from './play.ts';

/** One answer, with the question's name so that a changed rule is noticed. */
export interface Entry {
  readonly ask: string;
  readonly by: Asked;
  readonly answer: Answer;
}

/** How often chance has been asked each question. Never changed in place. */
export type Counts = Readonly<Record<string, number>>;

/** A moment of the game: before the answer number `at` of step number `step`. */
export interface Moment {
  readonly step: number;
  readonly at: number;
}

export interface Mark {
  readonly mark: MarkName;
  readonly at: number;
}

/** What a viewer saw change in a step. A seat that saw what the public saw has no list of its own. */
export type ViewChanges = { readonly [viewer in Viewer]?: readonly Change[] };

/** One step as it was played. */
export interface Step<S> {
  /** The state before the step; dropped from most old steps, which are reached by replaying from an earlier one. */
  checkpoint: S | undefined;
  readonly counts: Counts;
  /** How many log lines were written before this step. */
  readonly logged: number;
  journal: Entry[];
  marks: readonly Mark[];
  /** Numbers of answers before which something hidden was shown. */
  reveals: readonly number[];
  /** Of the state after the step. */
  hash: string | undefined;
  changes: ViewChanges | undefined;
}

/** The newest checkpoints kept besides one per round: taking back a choice is the common case. */
const NEWEST_KEPT = 4;

/** Drops the checkpoint that has just become old, unless a round began there. */
export function thin<S>(past: readonly Step<S>[]): void {
  const old = past[past.length - 1 - NEWEST_KEPT];
  if (old === undefined || old === past[0]) return;
  if (!old.marks.some(({ mark }) => mark === 'round')) old.checkpoint = undefined;
}
