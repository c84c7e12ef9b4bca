/** Tables that differ only in what somebody cannot know. */
import {
  type AnyGame,
  type AnySession,
  JournalMismatch,
  randomFrom,
  Session,
  streaming,
  type Viewer,
} from '@holotape/kernel';
import { expect } from 'vitest';
import { answersTo } from '../../thinking.ts';

/**
 * The same table for the viewer, but what it cannot know is different; undefined: the difference has come out within the step.
 * `public`: what not every seat knows.
 */
export function otherwise(game: AnyGame, session: AnySession, viewer: Viewer, seed: string): AnySession | undefined {
  const { checkpoint, counts, journal } = session.open;
  const state = game.copy(checkpoint);
  const seats = viewer === 'public' ? [...Array(session.agreement.seats).keys()] : [viewer];
  const random = randomFrom(seed);
  for (const seat of seats) game.resample({ state, content: game.content }, seat, random);
  const seen = (at: unknown) => game.view({ state: at, content: game.content }, viewer);
  expect(seen(state)).toEqual(seen(checkpoint));
  const beginning = { state, counts, past: [], log: [], notes: [] };
  const keeping = { past: false, log: false };
  const chance = streaming(randomFrom(seed));
  try {
    const other = new Session(game, session.agreement, session.setting, keeping, chance, beginning, journal);
    return looksTheSame(session, other, viewer) ? other : undefined;
  } catch (cause) {
    if (cause instanceof JournalMismatch) return undefined;
    throw cause;
  }
}

function looksTheSame(here: AnySession, there: AnySession, viewer: Viewer): boolean {
  const seen = (session: AnySession) => {
    const { question } = session;
    return JSON.stringify([
      session.view(viewer),
      question?.ask,
      question?.detail?.about ?? null,
      question && viewer !== 'public' && answersTo(question, viewer),
    ]);
  };
  return seen(here) === seen(there);
}
