/** Playing a record again: to watch it, to stand anywhere in it, or to verify that the rules still give the same game. */
import { type Change, withChanges } from './diff.ts';
import type { Game, Viewer } from './game.ts';
import type { Entry } from './history.ts';
import type { Json } from './play.ts';
import { loadSession, type Save } from './save.ts';
import { chanceOf, type Session, startSession } from './session.ts';

/** All answers of a record, oldest first. */
export function answersOf(save: Save): Entry[] {
  return [...save.past.flatMap((step) => step.journal), ...save.open.journal] as Entry[];
}

export interface Verdict {
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

/** Stands in the record after its first `answers` answers (all of them if left out), by today's rules. */
export function replayTo<S, C, V, O>(game: Game<S, C, V, O>, save: Save, answers?: number): Session<S, C, V, O> {
  const session = startOf(game, save);
  for (const entry of answersOf(save).slice(0, answers)) {
    const refusal = session.answer(entry.by, entry.answer);
    if (refusal !== undefined)
      throw new Error(`The record no longer fits the rules at "${entry.ask}" (${refusal.say}).`);
  }
  return session;
}

/** Plays the whole record again by today's rules, every answer checked, and compares the state after every step. */
export function verify<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Verdict {
  const answers = answersOf(save).length;
  const steps = save.past.length;
  const differs = (step: number, how: string): Verdict => ({
    ok: false,
    steps,
    answers,
    differs: { step: step + 1, how },
  });
  let session: Session<S, C, V, O>;
  try {
    session = startOf(game, save);
  } catch (error) {
    return differs(0, (error as Error).message);
  }
  const all = [...save.past, save.open];
  for (const [i, step] of all.entries()) {
    for (const entry of step.journal) {
      const { question } = session;
      if (question?.ask !== entry.ask)
        return differs(i, `the record answers "${entry.ask}", the rules ask "${question?.ask ?? 'nothing'}"`);
      try {
        const refusal = session.answer(entry.by, entry.answer as Json);
        if (refusal !== undefined) return differs(i, `"${entry.ask}" no longer takes ${JSON.stringify(entry.answer)}`);
      } catch (error) {
        return differs(i, (error as Error).message);
      }
    }
    // Only states of the same shape can be compared by their hash.
    if (save.version !== game.version) continue;
    if (i < steps && session.past[i]?.hash !== step.hash) return differs(i, 'the state after the step is another');
  }
  const now = loadSession(game, save, chanceOf({ seed: save.seed, dice: save.dice, undo: save.undo }));
  if (now.notes.length > save.notes.length) return differs(steps, 'the open step is another');
  return { ok: true, steps, answers };
}

/** What the viewer saw after each step, from the record alone: needs no rules, so an old game can always be watched. */
export function watch(save: Save, viewer: Viewer): Json[] {
  const views: Json[] = [];
  for (const step of save.past) {
    const changes = (step.changes[viewer] ?? step.changes.public ?? []) as readonly Change[];
    views.push(withChanges(views.at(-1) ?? null, changes));
  }
  return views;
}
