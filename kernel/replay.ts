/** Playing a record again: to watch it, to stand anywhere in it, or to verify that the rules still give the same game. */
import type { Game, Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import { type Entry, viewsOver } from './history.ts';
import type { Answer, Asked, Json } from './play.ts';
import { loadSession, saveSession } from './save.ts';
import type { Save } from './save-format.ts';
import type { Session } from './session.ts';
import { startSession } from './start.ts';

/** All answered questions of a record, oldest first. */
export function answersOf(save: Save): Entry[] {
  return [...save.past.flatMap((step) => step.journal), ...save.open.journal];
}

interface Verdict {
  readonly ok: boolean;
  readonly steps: number;
  readonly answers: number;
  /** The first step that plays differently now, counted from 1, and how. */
  readonly differs?: { readonly step: number; readonly how: string };
}

function startOf<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Session<S, C, V, O> {
  const { seats, seed, dice, undo } = save;
  // Every answer, chance's too, comes from the record.
  const chance = { answer: () => undefined };
  return startSession(game, { seats, seed, dice, undo, options: save.options, chance });
}

/** Gives a recorded answer as if it were new: checked by today's rules. What does not fit comes back in words. */
function giveAgain<S, C, V, O>(session: Session<S, C, V, O>, entry: Entry): string | undefined {
  const { ask, by, answer } = entry;
  const asked = session.question?.ask;
  if (asked !== ask) return `the record answers "${ask}", the rules ask ${asked ? `"${asked}"` : 'nothing more'}`;
  const answers: readonly [Asked, Answer][] =
    typeof by === 'object' ? by.map((seat, i) => [seat, (answer as readonly Answer[])[i]!]) : [[by, answer]];
  for (const [seat, one] of answers) {
    const refusal = session.answer(seat, one);
    if (refusal !== undefined) return `"${ask}" no longer takes ${JSON.stringify(one)} of ${seat} (${refusal.say})`;
  }
  return undefined;
}

/**
 * Stands in the record after its first `answers` answers (all of them if left out), by today's rules. Play can go on
 * from there.
 */
export function replayTo<S, C, V, O>(game: Game<S, C, V, O>, save: Save, answers?: number): Session<S, C, V, O> {
  const session = startOf(game, save);
  for (const entry of answersOf(save).slice(0, answers)) {
    const misfit = giveAgain(session, entry);
    if (misfit !== undefined) throw new Error(`The record no longer fits the rules: ${misfit}.`);
  }
  // Opened as a save, it rolls its own dice again.
  return loadSession(game, saveSession(session));
}

/**
 * Plays the whole record again by today's rules, every answer checked, and compares the state after every step. Of a
 * record that has lived through a change of the state's shape only the answers are checked.
 */
export function verify<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Verdict {
  const tally = { steps: save.past.length, answers: answersOf(save).length };
  // What a migration made of a state, playing from the start need not lead to.
  const comparable = save.version === game.version && save.past.every(({ hash }) => hash !== undefined);
  let at = 0;
  const differs = (how: string): Verdict => ({ ok: false, ...tally, differs: { step: at + 1, how } });
  try {
    const session = startOf(game, save);
    for (const [i, step] of [...save.past, save.open].entries()) {
      at = i;
      for (const entry of step.journal) {
        const misfit = giveAgain(session, entry);
        if (misfit !== undefined) return differs(misfit);
      }
      const now = step === save.open ? hashOf(session.state as Json) : session.past[i]?.hash;
      if (comparable && now !== step.hash) return differs('it leads to another state');
    }
    return { ok: true, ...tally };
  } catch (error) {
    return differs((error as Error).message);
  }
}

/** What the viewer saw after each step, from the record alone: needs no rules, so an old game can always be watched. */
export function watch(save: Save, viewer: Viewer): Json[] {
  return viewsOver(save.past, viewer);
}
