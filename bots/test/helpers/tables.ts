/** Tables for testing bots. */
import {
  type Answer,
  type AnyGame,
  type AnySession,
  below,
  type Json,
  type Random,
  type Seat,
  startSession,
} from '@holotape/kernel';
import type { Bot } from '../../index.ts';
import { answersTo } from '../../thinking.ts';

export const start = (game: AnyGame, seats: number, seed: string, options: Json = {}): AnySession =>
  startSession(game, { seats, seed, options, keeping: { past: false, log: false } });

/** Gives so many random answers for whoever is asked. */
export function playOn(session: AnySession, random: Random, answers = 1): void {
  for (let i = 0; i < answers && session.question !== undefined; i += 1) {
    const seat = session.waitsFor[0] as Seat;
    const possible = answersTo(session.question, seat);
    session.answer(seat, possible[below(random, possible.length)]!);
  }
}

interface Given {
  readonly ask: string;
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Plays a whole game. An answer that is refused fails the test. */
export function playGame(session: AnySession, bots: readonly Bot[], most = 5000): Given[] {
  const given: Given[] = [];
  while (session.question !== undefined && given.length < most) {
    const seat = session.waitsFor[0] as Seat;
    const { ask } = session.question;
    const answer = bots[seat]!.answer(session, seat);
    const refusal = session.answer(seat, answer);
    if (refusal !== undefined) throw new Error(`${ask}: ${JSON.stringify(answer)} of seat ${seat}: ${refusal.say}`);
    given.push({ ask, seat, answer });
  }
  return given;
}
