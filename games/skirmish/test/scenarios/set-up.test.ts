/** How scenarios are set up: forces, decks, markers and deployment. */
import { randomFrom, startSession } from '@holotape/kernel';
import { checkViews, playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../battle.ts';
import { distance } from '../../geometry/index.ts';
import { worthOfPlaces } from '../../queries/placing.ts';
import type { Model, SkirmishState } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { content, game } from '../helpers/battle.ts';
import { marker, start } from '../helpers/scenario.ts';

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

describe('placing left to the table is sensible', () => {
  const INCH = 254;
  const crates = [5, 12, 19, 26, 31].map((x) => ({ kind: 'crates', x: x * INCH, y: 4 * INCH, turn: 0 }));
  const table = codeOf({ land: 'wasteland', pieces: crates });
  const deployed = (seed: string, laid = table) => {
    const { state } = start({ scenario: 'fort-davis', placing: 'auto', table: laid }, seed).position as Battle;
    return state;
  };
  const gapTo = (model: Model, others: readonly Model[]) =>
    Math.min(...others.filter((other) => other !== model).map((other) => distance(model, other))) / INCH;

  test.each(['one', 'two', 'three'])('together: nobody stands alone (%s)', (seed) => {
    const { models, units } = deployed(seed);
    for (const seat of [0, 1]) {
      const own = models.filter(({ unit }) => units.find(({ id }) => id === unit)!.seat === seat);
      for (const model of own) expect(gapTo(model, own), model.id).toBeLessThan(8);
    }
  });

  test('near what the battle is about: nobody stays at the far end of its edge', () => {
    const { models, markers } = deployed('one');
    for (const model of models)
      expect(Math.min(...markers.map((marker) => distance(model, marker))) / INCH, model.id).toBeLessThan(12);
  });

  test('behind cover rather than in the open, out of sight rather than behind a crate', () => {
    const state = deployed('one');
    const battle: Battle = {
      state: { ...state, models: [], markers: [marker('m', 'searchable', [9 * INCH, 18 * INCH])] },
      content,
    };
    const worth = (x: number) => worthOfPlaces(battle, 0, [])({ x: x * INCH, y: 2.5 * INCH, r: 160 });
    // 9 inches to the left of it is open; the crates at 12 inches are three inches farther from the marker's column.
    expect(worth(12)).toBeGreaterThan(worth(9));
    const walled = { ...battle.state, pieces: battle.state.pieces.map((piece) => ({ ...piece, blocksSight: true })) };
    expect(worthOfPlaces({ state: walled, content }, 0, [])({ x: 12 * INCH, y: 2.5 * INCH, r: 160 })).toBeGreaterThan(
      worth(12),
    );
  });

  test('the nearer to the others the better, once they are more than 2 inches away', () => {
    const state = deployed('one');
    const [mate] = state.models;
    const battle: Battle = { state: { ...state, pieces: [], models: [mate!], markers: [] }, content };
    const worth = (away: number) =>
      worthOfPlaces(battle, 0, [mate!])({ x: mate!.x, y: mate!.y + away * INCH, r: 160 }) +
      distance({ x: mate!.x, y: mate!.y + away * INCH }, { x: state.width / 2, y: state.height / 2 }) / INCH;
    expect(worth(3)).toBeCloseTo(worth(2), 5);
    expect(worth(6)).toBeLessThan(worth(4));
  });
});
