/** Playing a record again: to watch it, or to stand anywhere in it. */
import type { Game, Viewer } from './game.ts';
import { type Entry, viewsOver } from './history.ts';
import { Migrating } from './migrating.ts';
import type { Answer, Asked, Json } from './play.ts';
import { loadSession, saveSession } from './save.ts';
import type { Save } from './save-format.ts';
import type { Session } from './session.ts';
import { startSession } from './start.ts';

/** All answered questions of a record, oldest first. */
export function answersOf(save: Save): Entry[] {
  return [...save.past.flatMap((step) => step.journal), ...save.open.journal];
}

/** A new game as the record's began, whose every answer, chance's too, is to come from the record. */
export function startAgain<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Session<S, C, V, O> {
  const { seats, seed, dice, undo, chance: chanceFrom } = save;
  const { options } = new Migrating(game, save.version, save.options);
  return startSession(game, { seats, seed, dice, undo, options, chanceFrom, chance: { answer: () => undefined } });
}

/** Gives a recorded answer as if it were new: checked by today's rules. What does not fit comes back in words. */
export function giveAgain<S, C, V, O>(session: Session<S, C, V, O>, entry: Entry): string | undefined {
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
  const session = startAgain(game, save);
  for (const entry of answersOf(save).slice(0, answers)) {
    const misfit = giveAgain(session, entry);
    if (misfit !== undefined) throw new Error(`The record no longer fits the rules: ${misfit}.`);
  }
  // Opened as a save, it rolls its own dice again: where they come next, play stands further on than the record stopped.
  const stopped = saveSession(session);
  const { hash: _, ...open } = stopped.open;
  return loadSession(game, { ...stopped, open });
}

/** What the viewer saw after each step, from the record alone: needs no rules, so an old game can always be watched. */
export function watch(save: Save, viewer: Viewer): Json[] {
  return viewsOver(save.past, viewer);
}
