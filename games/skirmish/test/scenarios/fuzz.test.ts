/**
 * Every scenario fought through by random players, with everything that must always hold checked on the way: at every third answer
 * with HOLOTAPE_WIDE=1, at every ninth in every test run.
 */
import { randomFrom, startSession } from '@holotape/kernel';
import { checkFork, checkViews, isWide, playRandomly } from '@holotape/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../helpers/battle.ts';
import { whatIsWrong } from '../helpers/invariants.ts';

test.each([...game.content.scenarios.keys()])(
  '%s by random players comes to an end, and nothing hidden is seen on the way',
  (scenario) => {
    const random = randomFrom(`fuzz ${scenario}`);
    const options = { scenario, placing: 'auto' } as never;
    let asked = 0;
    const session = playRandomly(startSession(game, { seats: 2, seed: `fuzz ${scenario}`, options }), random, {
      eachAnswer: (now) => {
        asked += 1;
        if (asked % (isWide() ? 3 : 9) === 0)
          expect(whatIsWrong(now.position, now.question, now.agreement.options)).toEqual([]);
        if (asked % 60 !== 0) return;
        checkFork(now, random);
        checkViews(now, random);
      },
    });
    expect(session.result).toBeDefined();
    expect(session.state.round).toBeLessThanOrEqual(game.content.scenarios.get(scenario)!.rounds);
  },
);
