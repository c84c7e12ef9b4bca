/** What is kept of a game as it is played: the steps, their answers, and enough checkpoints to come back to any moment. */

import { type Change, withChanges } from './diff.ts';
import type { Viewer } from './game.ts';
import {
  type Answer,
  type Asked,
  CHANCE,
  type Json,
  type LogEntry,
  type MarkName,
  type Question,
  type Seat,
} from './play.ts';

/**
 * One answered question, by its name so that a changed rule is noticed. A question put to several seats is one entry,
 * with their answers in the order of the seats.
 */
export interface Entry {
  readonly ask: string;
  readonly by: Asked | readonly Seat[];
  readonly answer: Answer;
}

/** Whether this answer was given to such a question. */
export function isAnswerTo({ ask, by }: Entry, question: Question): boolean {
  if (ask !== question.ask) return false;
  if (question.kind !== 'together') return by === question.to;
  return Array.isArray(by) && by.length === question.to.length && by.every((seat, i) => seat === question.to[i]);
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
  readonly journal: readonly Entry[];
  readonly marks: readonly Mark[];
  /** Numbers of answers before which something hidden was shown. */
  readonly reveals: readonly number[];
  /** Of the state after the step; unknown while it is open, and when the state has another shape since. */
  readonly hash: string | undefined;
  readonly changes: ViewChanges | undefined;
}

/**
 * A finished step as a session keeps it. What viewers saw change is kept as text: that takes a fifth of the room, is
 * seldom looked at, and goes into a save as it is.
 */
export class RecordedStep<S> implements Step<S> {
  checkpoint: S | undefined;
  readonly counts: Counts;
  readonly logged: number;
  readonly journal: readonly Entry[];
  readonly marks: readonly Mark[];
  readonly reveals: readonly number[];
  readonly hash: string | undefined;
  readonly changesText: string;

  constructor(step: Omit<Step<S>, 'changes'>, changes: ViewChanges) {
    this.checkpoint = step.checkpoint;
    this.counts = step.counts;
    this.logged = step.logged;
    this.journal = step.journal;
    this.marks = step.marks;
    this.reveals = step.reveals;
    this.hash = step.hash;
    this.changesText = JSON.stringify(changes);
  }

  get changes(): ViewChanges {
    return JSON.parse(this.changesText) as ViewChanges;
  }
}

/** A line of the log that is the table's own (an undo, a changed rule), placed after `after` lines of the rules'. */
export interface Note {
  readonly after: number;
  readonly entry: LogEntry;
}

/** The rules' lines and the table's own, in order, each with how many lines of the rules come before it. */
export function linesInOrder(
  rules: readonly LogEntry[],
  notes: readonly Note[],
): { readonly line: LogEntry; readonly after: number }[] {
  const lines: { line: LogEntry; after: number }[] = [];
  let note = 0;
  for (let at = 0; at <= rules.length; at += 1) {
    for (; note < notes.length && notes[note]!.after <= at; note += 1)
      lines.push({ line: notes[note]!.entry, after: Math.max(0, at - 1) });
    if (at < rules.length) lines.push({ line: rules[at]!, after: at });
  }
  return lines;
}

/** A rule that changed an answer in place would change the record too: it breaks instead. */
export function freeze(answer: Answer): void {
  if (answer === null || typeof answer !== 'object') return;
  Object.freeze(answer);
  for (const each of Object.values(answer)) if (each !== undefined) freeze(each);
}

/** How often chance was asked this question in these answers. */
export function timesAsked(journal: readonly Entry[], ask: string): number {
  let times = 0;
  for (const entry of journal) if (entry.by === CHANCE && entry.ask === ask) times += 1;
  return times;
}

/** The counts after a step with these answers. */
export function countsAfter(counts: Counts, journal: readonly Entry[]): Counts {
  let after: Record<string, number> | undefined;
  for (const { by, ask } of journal)
    if (by === CHANCE) {
      after ??= { ...counts };
      after[ask] = (after[ask] ?? 0) + 1;
    }
  return after ?? counts;
}

/** Steps of a game one after the other, the open one last. */
export interface Steps {
  readonly length: number;
  at(step: number): Step<unknown> | undefined;
}

/**
 * Where play really stands when it goes back to `moment`: chance that was answered right there keeps its answer, so it
 * is the next moment at which somebody else answered. The last of `steps` is the open one.
 */
export function settled(steps: Steps, moment: Moment): Moment {
  let { step, at } = moment;
  for (;;) {
    const { journal } = steps.at(step)!;
    if (at < journal.length && journal[at]!.by === CHANCE) at += 1;
    else if (at >= journal.length && step < steps.length - 1) {
      step += 1;
      at = 0;
    } else return { step, at };
  }
}

/** What the viewer saw after each step, from the record alone. */
export function viewsOver(steps: readonly { readonly changes?: ViewChanges | undefined }[], viewer: Viewer): Json[] {
  const views: Json[] = [];
  for (const { changes } of steps)
    views.push(withChanges(views.at(-1) ?? null, changes?.[viewer] ?? changes?.public ?? []));
  return views;
}

/** The newest checkpoints kept besides one per round: taking back a choice is the common case. */
const NEWEST_KEPT = 4;

/** Whether the checkpoint of this step is worth keeping: the first, the newest, and those where a round began. */
export const isKeptOf = (past: readonly { readonly marks: readonly Mark[] }[], step: number): boolean =>
  step === 0 || step >= past.length - NEWEST_KEPT || past[step]!.marks.some(({ mark }) => mark === 'round');

/** Drops the checkpoint that has just become old, unless a round began there. */
export function thin<S>(past: readonly Step<S>[]): void {
  const old = past.length - 1 - NEWEST_KEPT;
  if (old >= 0 && !isKeptOf(past, old)) past[old]!.checkpoint = undefined;
}

/** Where to begin: a state, what chance has given so far, and what was played before. */
export interface Beginning<S> {
  /** Never changed: it is the first checkpoint. */
  readonly state: S;
  readonly counts: Counts;
  readonly past: RecordedStep<S>[];
  readonly log: LogEntry[];
  readonly notes: Note[];
}

/** Where a session stands before something is tried, to stand there again if it fails. */
export interface Standing<S> {
  readonly checkpoint: S;
  readonly counts: Counts;
  readonly journal: readonly Entry[];
  readonly past: RecordedStep<S>[];
  readonly steps: number;
  readonly log: LogEntry[];
  readonly logged: number;
}
