/** Whole games by random players, with everything that must always hold checked after every answer. */
import { randomFrom, startSession } from '@holotape/kernel';
import { fuzzGame, isWide, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { core, testing } from './helpers/adventure.ts';
import { whatIsWrong } from './helpers/invariants.ts';

describe('random games', () => {
  test.each([
    [1, {}],
    [3, {}],
    [2, { together: true }],
    [2, { scenario: 'well' }],
    [2, { oaths: true, oneAction: true, banded: true, difficulty: 'hard' }],
  ])(
    '%d players, %o: nothing is lost or doubled, limits hold, nothing hidden shows, saves restore the identical state',
    (seats, more) => {
      fuzzGame(testing, {
        start: { seats, options: { scenario: 'short-road', ...more } },
        seed: `fuzz ${seats}`,
        checkOneOf: 60,
        eachAnswer: (session) => {
          expect(whatIsWrong(session)).toEqual([]);
        },
      });
    },
  );

  // Longer runs of whole games are the business of `npm run fuzz`; these are the share of every test run, in which the companies
  // go round among the scenarios. Wide, every scenario sees each of them.
  // Of the larger maps one is enough: they differ in nothing but where tiles lie.
  const sheets = [...core.content.scenarios.values()].filter(
    ({ id, expands }) => expands === undefined || id === 'the-drowned-capital-expanded',
  );
  const companies = [
    [2, false],
    [3, true],
    [4, false],
  ] as const;
  test.each(sheets.map(({ id }, number) => [id, number] as const))(
    '%s: random games come to an end, and nothing is lost on the way',
    (scenario, number) => {
      for (const [seats, together] of companies.filter((_, i) => isWide() || i === number % companies.length)) {
        const seed = `core ${scenario} ${seats}`;
        const session = startSession(core, { seats, seed, options: { scenario, together } });
        const ended = playRandomly(session, randomFrom(seed), {
          eachAnswer: (now) => {
            expect(whatIsWrong(now)).toEqual([]);
          },
        });
        expect(ended.result).toBeDefined();
        expect(Math.max(...ended.past.map(({ journal }) => journal.length))).toBeLessThan(60);
      }
    },
  );
});
