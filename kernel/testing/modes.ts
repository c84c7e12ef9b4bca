/** Ways to disturb a table after every answer. Nothing about the game may change by them. */
import type { ChanceSource } from '../chance.ts';
import { canonical, hashOf } from '../hash.ts';
import { type Answer, type Asked, asData, type Json, type LogEntry } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { loadSession, saveSession } from '../save.ts';
import { parseSave } from '../save-format.ts';
import type { Session } from '../session.ts';

/** `reload`: saved, turned into text and loaded again. `undo`: the answer is taken back and given again. */
export const MODES = ['plain', 'reload', 'undo'] as const;
/** `both`: undone and redone, then reloaded, each looked at by itself. */
export type Mode = (typeof MODES)[number] | 'both';

/** The mode the whole suite is run in: HOLOTAPE_MODE. */
export function modeOfRun(): Mode {
  const wanted = process.env.HOLOTAPE_MODE || 'plain';
  const all: readonly Mode[] = [...MODES, 'both'];
  const mode = all.find((each) => each === wanted);
  if (mode === undefined) throw new Error(`HOLOTAPE_MODE is "${wanted}"; it can be ${all.join(', ')}.`);
  return mode;
}

/** Random games in their whole breadth (HOLOTAPE_WIDE=1), or the share of every test run. */
export const isWide = (): boolean => process.env.HOLOTAPE_WIDE === '1';

/** The table's own line for an answer taken back by the mode; test tables do not show it. */
export const TAKEN_BACK: LogEntry = { say: 'testing.taken-back' };

/**
 * What must be the same whichever way a session came to be where it is. Of the past only the end is looked at: this is
 * asked after every answer.
 */
export function fingerprint<S, C, V, O>(session: Session<S, C, V, O>): string {
  const { question, moment, result, open, ruleLog } = session;
  return canonical({
    state: hashOf(session.state as Json),
    ask: question?.ask ?? null,
    waits: session.waitsFor,
    pending: [...session.pending],
    moment: { ...moment },
    result: (result as Json | undefined) ?? null,
    logged: ruleLog.length,
    lines: asData(ruleLog.slice(open.logged)),
    counts: open.counts,
    journal: asData(open.journal),
    marks: asData(open.marks),
    reveals: open.reveals,
    past: session.past.at(-1)?.hash ?? null,
  });
}

/** Gives an answer and disturbs the table as the mode says. The session to go on with comes back. */
export function answerIn<S, C, V, O>(
  mode: Mode,
  session: Session<S, C, V, O>,
  by: Asked,
  answer: Answer,
  chance?: ChanceSource,
): { readonly session: Session<S, C, V, O>; readonly refusal: Refusal | undefined } {
  const { moment, pending } = session;
  const refusal = session.answer(by, answer);
  if (refusal !== undefined || mode === 'plain') return { session, refusal };
  const before = fingerprint(session);
  const look = (after: Session<S, C, V, O>, how: string) => {
    const now = fingerprint(after);
    if (now === before) return after;
    throw new Error(`In the mode "${how}" the table is another after ${JSON.stringify(answer)}:\n${before}\n${now}`);
  };
  if (mode !== 'reload') {
    if (by !== 'chance' && session.hasPending(by)) {
      session.takeBackPending(by, TAKEN_BACK);
      session.answer(by, answer);
    } else {
      session.goBack(moment, TAKEN_BACK);
      // Dice typed in right there keep what they showed; everything else is given again.
      if (by !== 'chance') for (const [seat, one] of [...pending, [by, answer] as const]) session.answer(seat, one);
    }
    look(session, 'undo');
  }
  if (mode === 'undo') return { session, refusal };
  const reloaded = loadSession(session.game, parseSave(JSON.stringify(saveSession(session))), chance);
  return { session: look(reloaded, 'reload'), refusal };
}
