/** What bots go by: named terms with reasons that look at nothing hidden, and a short list of promising places. */
import { type Answer, type Choice, type Question, randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../bots/evaluation.ts';
import { shortlistOf } from '../bots/shortlist.ts';
import { aim } from '../scenarios/troubled-beginnings/aims.ts';
import type { Model, SkirmishState } from '../state.ts';
import { resample } from '../view.ts';
import {
  type BattleTest,
  content,
  effect,
  FAR_AWAY,
  game,
  positionOf,
  settler,
  skill,
  unit,
  using,
  wall,
} from './helpers/battle.ts';
import { marker, scenario, use } from './helpers/scenario.ts';

const SCENARIOS = [...content.scenarios.keys()];
const begun = (scenario: string, answers: number) =>
  playRandomly(
    startSession(game, { seats: 2, seed: scenario, options: { scenario, placing: 'auto' } as never }),
    randomFrom(scenario),
    { mostAnswers: answers },
  );

describe('the evaluation', () => {
  const terms = evaluationOf(content);

  test('every term has a name of its own and says why', () => {
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { why } of terms) expect(why.length).toBeGreaterThan(20);
  });

  test.each(SCENARIOS)('%s: what a seat cannot know changes nothing', (scenario) => {
    const { position } = begun(scenario, 40);
    for (const seat of [0, 1]) {
      const before = terms.map((term) => term.value(position, seat));
      const other = { state: game.copy(position.state), content };
      resample(other, seat, randomFrom('other cards'));
      expect(terms.map((term) => term.value(other, seat))).toEqual(before);
    }
  });

  test('an enemy wounded is good, a friend wounded is bad, and a victory is worth more than either', () => {
    const { position } = begun('fort-davis', 30);
    const worth = (change: (state: typeof position.state) => void) => {
      const state = game.copy(position.state);
      change(state);
      return terms.reduce((sum, term) => sum + term.value({ state, content }, 0), 0);
    };
    const hurt = (unit: string) => (state: typeof position.state) => {
      state.models.find((model) => model.unit === unit)!.regular += 2;
    };
    const now = worth(() => {});
    expect(worth(hurt('brute'))).toBeGreaterThan(now);
    expect(worth(hurt('nora'))).toBeLessThan(now);
    const won = worth((state) => {
      state.scenario!.winners = [0];
    });
    expect(won).toBeGreaterThan(worth(hurt('brute')));
  });
});

describe('the short list', () => {
  const shortlist = shortlistOf(content);

  test('of many paths a few, all of them among what may be answered; the position is left as it was', () => {
    const session = begun('fort-davis', 1);
    let looked = 0;
    playRandomly(session, randomFrom('paths'), {
      mostAnswers: 60,
      eachAnswer: ({ question, position }) => {
        if (question?.kind !== 'open' || question.ask !== 'move.path') return;
        const answers: readonly Answer[] = question.suggest();
        const before = JSON.stringify(position.state);
        const few = shortlist(position, question.to, question, answers);
        expect(few.length).toBeGreaterThan(0);
        expect(few.length).toBeLessThanOrEqual(7);
        expect(few.every((answer) => answers.includes(answer))).toBe(true);
        expect(JSON.stringify(position.state)).toBe(before);
        looked += 1;
      },
    });
    expect(looked).toBeGreaterThan(0);
  });

  test('before the battle a few places are thought about, and nothing is left to chance', () => {
    const { position, question } = startSession(game, {
      seats: 2,
      seed: 'place',
      options: { scenario: 'fort-davis' } as never,
    });
    const places = Array.from({ length: 20 }, (_, i) => [1000 + 100 * i, 4000]);
    const few = shortlist(position, 1, question!, [...places, 'auto']);
    expect(few).toHaveLength(8);
    expect(few).not.toContain('auto');
  });
});

describe('the end of folly', () => {
  const shortlist = shortlistOf(content);
  /** What a bot of the seat thinks about of what it may answer now. */
  const thinksOf = (t: BattleTest, seat: number): readonly Answer[] => {
    const question = t.session.question as Question;
    const answers: Answer[] =
      question.kind === 'open'
        ? [...question.suggest()]
        : (question as Choice).options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
    return shortlist(positionOf(t), seat, question, answers);
  };
  /** A Brute with a Sledgehammer beside a settler. */
  const beside = (change: (state: SkirmishState) => void = () => {}) =>
    using(
      {
        ann: [unit('a', 'brute', [[2000, 2000]], 'sledgehammer')],
        ben: [settler('b', [2360, 2000]), settler('c', FAR_AWAY)],
        state: change,
      },
      'a-1',
    );

  test('weapons are chosen by the damage to expect: the Sledgehammer, not what comes to hand', () => {
    const t = beside();
    t.seat(0).answer('strike');
    expect(t.seat(0).asked()?.can).toContain('improvised-weapon');
    expect(thinksOf(t, 0)).toEqual(['sledgehammer']);
  });

  test('a free attack is struck with the best weapon, too', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [unit('b', 'brute', [[2360, 2000]], 'sledgehammer')],
      },
      'a-1',
    );
    t.seat(0).answer('move', [[1200, 2000]]);
    expect(t.seat(1).asked()?.ask).toBe('withdraw.attack');
    expect(thinksOf(t, 1)).toEqual(['sledgehammer']);
  });

  test('guns are chosen by what they do at the range there is', () => {
    const t = using(
      {
        ann: [unit('a', 'settler', [[2000, 2000]], '10mm-pistol', 'assault-rifle')],
        ben: [settler('b', [2000 + 3300, 2000])],
      },
      'a-1',
    );
    t.seat(0).answer('shoot');
    expect(thinksOf(t, 0)).toEqual(['assault-rifle']);
  });

  test('nobody aims at a friend in a melee, though a shot at one may hit the enemy', () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000]), unit('d', 'settler', [[4000, 2000]], 'board')],
        ben: [unit('b', 'brute', [[4360, 2000]], 'sledgehammer')],
      },
      'a-1',
    );
    t.seat(0).answer('shoot', 'assault-rifle');
    expect(t.seat(0).asked()?.can).toEqual(['d-1', 'b-1']);
    expect(thinksOf(t, 0)).toEqual(['b-1']);
  });

  test('a Battle Cry is used where two dice are likely', () => {
    const charging = (card: string) => {
      const t = using(
        {
          ann: [unit('a', 'brute', [[2000, 2000]], 'sledgehammer')],
          ben: [unit('b', card, [[3200, 2000]], 'assault-rifle')],
        },
        'a-1',
      );
      t.seat(0).answer('charge', [[2840, 2000]]);
      expect(t.seat(0).asked()?.ask).toBe('charge.bonus');
      return thinksOf(t, 0);
    };
    // A Brute cries with 8; a settler resists with 4.
    expect(charging('settler')).toEqual(['battle-cry']);
  });

  test('a Reaction of every kind: a shot that does something, else a Charge, else out of the way or nothing', () => {
    const shotAt = (dice: readonly number[], ...reactor: Parameters<typeof unit>) => {
      const t = using(
        {
          ann: [settler('a', [2000, 2000])],
          ben: [unit(...reactor)],
          chance: { 'attack.roll': [[skill('X'), ...dice]] },
          state: (state) => {
            state.models.find(({ id }) => id === 'b-1')!.prepared = true;
          },
        },
        'a-1',
      );
      t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
      expect(t.seat(1).asked()?.ask).toBe('react.declare');
      return thinksOf(t, 1);
    };
    const [black, green] = [effect('black'), effect('green')];
    expect(shotAt([black, green], 'b', 'settler', [[3000, 2000]], 'assault-rifle')).toEqual(['b-1:shoot']);
    expect(shotAt([black, green], 'b', 'brute', [[2900, 2000]], 'sledgehammer')).toEqual(['b-1:charge']);
    expect(shotAt([black], 'b', 'settler', [[4020, 2000]], 'board')).toEqual(['b-1:move', 'done']);
  });

  test('no Move leads nowhere', () => {
    const t = using({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] }, 'a-1');
    t.seat(0).answer('move');
    expect(t.seat(0).asked()?.can).toContainEqual([[2000, 2000]]);
    expect(thinksOf(t, 0)).not.toContainEqual([[2000, 2000]]);
  });

  test('who has charged does not walk away again; who has not may', () => {
    const walks = (bonus: Model['bonus']) =>
      thinksOf(
        beside((state) => {
          state.models.find(({ id }) => id === 'a-1')!.bonus = bonus;
        }),
        0,
      ).includes('move');
    expect(walks({ against: 'b-1', dice: ['black'] })).toBe(false);
    expect(walks(null)).toBe(true);
  });

  test('nobody ends an activation who could lie in wait, or strike', () => {
    const ends = (prepared: boolean) => {
      const t = using(
        {
          ann: [settler('a', [2000, 2000])],
          ben: [settler('b', FAR_AWAY)],
          state: (state) => {
            state.models.find(({ id }) => id === 'a-1')!.prepared = prepared;
          },
        },
        'a-1',
      );
      return thinksOf(t, 0).includes('end');
    };
    expect(ends(false)).toBe(false);
    expect(ends(true)).toBe(true);
    expect(thinksOf(beside(), 0)).not.toContain('end');
  });

  test('a Slide goes out of the line of fire, and stays where it is as good', () => {
    const question = { kind: 'open', ask: 'slide.to', to: 0, detail: { about: { model: 'a-1' } } } as never as Question;
    const slides = (pieces: SkirmishState['pieces']) => {
      const { state } = positionOf(beside());
      Object.assign(state.models.find(({ id }) => id === 'c-1')!, { x: 600, y: 2000 });
      const found = shortlist({ state: { ...state, pieces }, content }, 0, question, [
        [2000, 2000],
        [2360, 2360],
      ]);
      expect(state.models.find(({ id }) => id === 'a-1')).toMatchObject({ x: 2000, y: 2000 });
      return found;
    };
    expect(slides([wall('wall', [1400, 2100, 200, 200])])).toEqual([[2360, 2360]]);
    expect(slides([wall('wall', [1400, 1900, 200, 150])])).toEqual([[2000, 2000]]);
  });

  test('SC-BEGIN-4 traps that can no longer all be emptied are not run for any more', () => {
    const worth = (round: number, traps: number) => {
      const t = scenario('troubled-beginnings', {
        round,
        at: { 'brute-1': [1000, 6200], 'mutants-1': [3000, 6200], 'mutants-2': [5000, 6200] },
        state: (state) =>
          state.markers.push(
            ...Array.from({ length: traps }, (_, i) => marker(`trap-${i + 1}`, 'trap', [1000 + 2000 * i, 7000])),
          ),
      });
      use(t, 1, 'brute-1');
      return aim(positionOf(t), 1, 1);
    };
    expect(worth(1, 3)).toBeGreaterThan(worth(1, 4));
    // In the last round three models have six Actions: enough for three traps beside them, not for four far apart.
    expect(worth(4, 3)).toBeGreaterThan(worth(4, 4));
    const late = (traps: number) => {
      const t = scenario('troubled-beginnings', {
        round: 4,
        without: ['mutants-1', 'mutants-2'],
        at: { 'brute-1': [8000, 600] },
        state: (state) =>
          state.markers.push(
            ...Array.from({ length: traps }, (_, i) => marker(`trap-${i + 1}`, 'trap', [1000 + 2000 * i, 7000])),
          ),
      });
      use(t, 1, 'brute-1');
      return aim(positionOf(t), 1, 1);
    };
    expect(late(2)).toBe(late(4));
  });
});
