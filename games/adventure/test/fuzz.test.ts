/** Whole games by random players, with everything that must always hold checked after every answer. */
import { fuzzGame } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { testing } from './adventure.ts';
import { whatIsWrong } from './invariants.ts';

describe('random games', () => {
  test.each([1, 2, 3, 4])(
    '%d players: nothing is lost or doubled, limits hold, nothing hidden shows, saves restore the identical state',
    (seats) => {
      for (let game = 0; game < 1; game += 1)
        fuzzGame(testing, {
          start: { seats, options: { scenario: 'short-road' } },
          seed: `fuzz ${seats} ${game}`,
          checkOneOf: 40,
          eachAnswer: (session) =>
            expect(whatIsWrong(session.position, session.open.journal.length === 0)).toEqual([]),
        });
    },
    60_000,
  );
});
