/** Bots that are nobody's audience: what can be done is done now and in a sensible order, and whoever is far from the fight goes there. */
import type { Answer, Choice, Question } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../../bots/evaluation.ts';
import { shortlistOf } from '../../bots/shortlist.ts';
import type { SkirmishState } from '../../state.ts';
import {
  type BattleTest,
  content,
  FAR_AWAY,
  game,
  model,
  positionOf,
  settler,
  unit,
  using,
  wall,
} from '../helpers/battle.ts';
import { marker, scenario, use } from '../helpers/scenario.ts';

const shortlist = shortlistOf(content);
const terms = evaluationOf(content);

/** Of the Actions that the model of the first seat may take, those that a bot thinks about. */
function thinksOf(t: BattleTest): readonly Answer[] {
  const question = t.session.question as Question;
  const can = (question as Choice).options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
  return shortlist(positionOf(t), 0, question, can);
}

/** What the first seat thinks of the position, changed for the thought. */
function worth(t: BattleTest, change: (state: SkirmishState) => void): number {
  const state = game.copy(t.state);
  change(state);
  return terms.reduce((sum, term) => sum + term.value({ state, content }, 0), 0);
}

const one = (state: SkirmishState) => state.models.find(({ id }) => id === 'a-1')!;
const prepared = (state: SkirmishState) => {
  one(state).prepared = true;
};

describe('lying in wait', () => {
  const alone = (change?: (state: SkirmishState) => void, points = 0) =>
    using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        ...(change !== undefined && { state: change }),
      },
      'a-1',
      points,
    );

  test('nobody lies in wait who can strike or shoot now', () => {
    const brute = using(
      { ann: [unit('a', 'brute', [[2000, 2000]], 'sledgehammer')], ben: [settler('b', [2360, 2000])] },
      'a-1',
    );
    expect(thinksOf(brute)).toContain('strike');
    expect(thinksOf(brute)).not.toContain('prepare');
    const rifle = using({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [3000, 2000])] }, 'a-1');
    expect(thinksOf(rifle)).toContain('shoot');
    expect(thinksOf(rifle)).not.toContain('prepare');
    expect(thinksOf(alone())).toContain('prepare');
  });

  test('WW-PREPARE-4 whoever lies in wait does not walk off again in the same activation', () => {
    expect(thinksOf(alone())).toContain('move');
    expect(thinksOf(alone(prepared))).not.toContain('move');
  });

  test('an Action Point for it waits until the Actions are spent', () => {
    const t = alone(undefined, 1);
    expect(t.seat(0).asked()?.can).toContain('quick:prepare');
    expect(thinksOf(t)).not.toContain('quick:prepare');
  });

  test('with two Actions a better place comes first: whoever has one left may still Prepare', () => {
    // The wall is between them; one Move on, it is not any more.
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [5200, 2000])],
        pieces: [wall('wall', [2600, 1600, 200, 800])],
      },
      'a-1',
    );
    const spend = (state: SkirmishState) => {
      state.activation!.left = 1;
    };
    const stays = worth(t, (state) => {
      spend(state);
      prepared(state);
    });
    const goes = worth(t, (state) => {
      spend(state);
      one(state).y = 1200;
    });
    expect(goes).toBeGreaterThan(stays);
    expect(worth(t, spend)).toBe(stays);
  });
});

describe('far from the fight', () => {
  const far = () =>
    using(
      { ann: [unit('a', 'brute', [[1000, 1000]], 'sledgehammer')], ben: [unit('b', 'settler', [FAR_AWAY], 'board')] },
      'a-1',
    );

  test('whoever can hurt nobody from where it stands, and has nothing else to do, is better off nearer', () => {
    const t = far();
    const at = (x: number, y: number) =>
      worth(t, (state) => {
        Object.assign(one(state), { x, y });
      });
    expect(at(1700, 1700)).toBeGreaterThan(at(1000, 1000));
    expect(at(2400, 2400)).toBeGreaterThan(at(1700, 1700));
  });

  test('of many places to go to, those nearer to the enemy are on the short list', () => {
    const t = far();
    t.seat(0).answer('move');
    const around = Array.from({ length: 16 }, (_, i): Answer => {
      const angle = (i * Math.PI) / 8;
      return [[1000 + Math.round(900 * Math.cos(angle)), 1000 + Math.round(900 * Math.sin(angle))]];
    });
    const few = shortlist(positionOf(t), 0, t.session.question as Question, around);
    expect(few).toHaveLength(7);
    for (const [[x, y]] of few as readonly (readonly [readonly [number, number]])[])
      expect(x + y).toBeGreaterThan(2000);
    expect(model(t, 'a-1')).toMatchObject({ x: 1000, y: 1000 });
  });

  test('SC-BEGIN-4 Super Mutants who are too late for the traps go where the Survivors are; others go to the traps', () => {
    const away = (round: number) => {
      const t = scenario('troubled-beginnings', {
        round,
        without: ['mutants-1', 'mutants-2'],
        at: { 'brute-1': [8000, 600], 'nora-1': [8000, 8400], 'settlers-1': [7600, 8400], 'settlers-2': [8400, 8400] },
        state: (state) =>
          state.markers.push(...[0, 1].map((i) => marker(`trap-${i + 1}`, 'trap', [1000, 600 + 1600 * i]))),
      });
      use(t, 1, 'brute-1');
      const at = (x: number, y: number) => {
        const state = game.copy(t.state);
        Object.assign(state.models.find(({ id }) => id === 'brute-1')!, { x, y });
        return terms.reduce((sum, term) => sum + term.value({ state, content: t.game.content }, 1), 0);
      };
      // One Move to the Survivors against one to the traps.
      return at(8000, 1400) - at(7200, 600);
    };
    expect(away(4)).toBeGreaterThan(0);
    expect(away(1)).toBeLessThan(0);
  });
});
