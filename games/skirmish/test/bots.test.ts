/** What bots go by: named terms with reasons that look at nothing hidden, and a short list of promising places. */
import { type Answer, randomFrom, startSession } from '@holotape/kernel';
import { playRandomly } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { evaluationOf } from '../bots/evaluation.ts';
import { shortlistOf } from '../bots/shortlist.ts';
import { resample } from '../view.ts';
import { content, game } from './helpers/battle.ts';

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
