/** What can go wrong with a table besides a refused answer. Each says what happened in a sentence. */
import type { Entry } from './history.ts';
import { breadcrumb, type Question } from './play.ts';

/** The table could not be made as asked. */
export class TableRefused extends Error {
  readonly rule: string | undefined;
  constructor(message: string, rule?: string) {
    super(message);
    this.name = 'TableRefused';
    this.rule = rule;
  }
}

/** The journal does not fit the rules: they changed since it was written. */
export class JournalMismatch extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'JournalMismatch';
  }

  static at(entry: Entry, question: Question | undefined): JournalMismatch {
    const asked = question ? `the rules ask "${question.ask}" of ${question.to}` : 'the rules ask nothing more';
    return new JournalMismatch(`The record holds an answer to "${entry.ask}" by ${entry.by}, but ${asked}.`);
  }
}

/** A rule broke. The session stands where it stood before the answer. */
export class BrokenRule extends Error {
  constructor(question: Question | undefined, cause: unknown) {
    const where = question
      ? `after "${question.ask}" (${breadcrumb(question.trail).join(' > ') || 'no part'})`
      : 'at the start';
    super(`A rule broke ${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'BrokenRule';
  }
}
