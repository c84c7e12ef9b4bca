/** Whole games by random players, with everything that must always hold checked after every answer. */
import {
  below,
  hashOf,
  type Json,
  loadSession,
  parseSave,
  randomFrom,
  saveSession,
  startSession,
} from '@holotape/kernel';
import { isWide } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { whatIsWrong } from './helpers/invariants.ts';
import { builtIn, type VaultTestTable } from './helpers/vault.ts';

type VaultSession = VaultTestTable['session'];

/** One random answer; the number of answers is what fuzzing is measured in. */
function answerRandomly(session: VaultSession, random: () => number): void {
  const { question } = session;
  if (question?.kind !== 'choice') throw new Error(`The vault asks only choices, not "${question?.kind}".`);
  const legal = question.options().filter(({ blocked }) => blocked === undefined);
  const refusal = session.answer(question.to, legal[below(random, legal.length)]!.id);
  if (refusal !== undefined) throw new Error(`A legal answer was refused: ${refusal.say}`);
}

describe('random games', () => {
  // `npm run fuzz vault` goes on for 100,000 decisions and more; these are the share of every test run, and wide (HOLOTAPE_WIDE=1) three
  // times as many.
  test.each([
    [2, false],
    [3, false],
    [4, false],
    [2, true],
    [4, true],
  ])(
    '%d players, extra rooms %s: nothing is lost or doubled, limits hold, saves restore the identical state',
    (seats, extraRooms) => {
      for (let game = 0; game < (isWide() ? 6 : 2); game += 1) {
        const seed = `fuzz ${seats} ${extraRooms} ${game}`;
        const random = randomFrom(seed);
        const session = startSession(builtIn, { seats, seed, options: { extraRooms } });
        for (let answers = 0; session.question !== undefined; answers += 1) {
          answerRandomly(session, random);
          expect(whatIsWrong(session.position, { seats, extraRooms })).toEqual([]);
          // A save is played again from its start: not after every answer.
          if (answers % 23 === 0) {
            const loaded = loadSession(builtIn, parseSave(JSON.stringify(saveSession(session))));
            expect(hashOf(loaded.state as Json)).toBe(hashOf(session.state as Json));
          }
          expect(answers).toBeLessThan(3000);
        }
        expect(session.result!.winners.length).toBeGreaterThan(0);
      }
    },
  );

  test('a step is short: no open step of a whole game holds more than 60 answers', () => {
    for (let game = 0; game < (isWide() ? 10 : 4); game += 1) {
      const random = randomFrom(`short ${game}`);
      const session = startSession(builtIn, { seats: 4, seed: `short ${game}` });
      while (session.question !== undefined) answerRandomly(session, random);
      expect(Math.max(...session.past.map(({ journal }) => journal.length))).toBeLessThan(60);
    }
  });
});
