/** How scenarios are set up: forces, decks, markers and deployment. */
import { randomFrom, startSession } from '@holotape/kernel';
import { checkViews, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SkirmishState } from '../../state.ts';
import { game } from '../helpers/battle.ts';

const SCENARIOS = [...game.content.scenarios.keys()];

describe('set-up', () => {
  test.each(SCENARIOS)('%s can be set up by random players', (scenario) => {
    const session = startSession(game, { seats: 2, seed: `set-up ${scenario}`, options: { scenario } as never });
    const random = randomFrom(scenario);
    let last: SkirmishState | undefined;
    let asked = 0;
    playRandomly(session, random, {
      mostAnswers: 60,
      eachAnswer: (now) => {
        last = now.state;
        asked += 1;
        if (now.state.phase === 'setup' && asked % 5 === 0) checkViews(now, random);
      },
    });
    expect(last!.round).toBeGreaterThan(0);
  });
});
