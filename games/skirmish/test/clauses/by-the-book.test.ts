/** What the handbook answers where the rules ask its side something, clause by clause: each was found by breaking the rule. */
import { choose, option } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { followsUp } from '../../queries/ai/following.ts';
import { slideAway } from '../../queries/ai/sliding.ts';
import { discOfSubject, farFromSubject } from '../../queries/ai/tasks.ts';
import { asPlanned, byTheBook } from '../../rules/ai/answering.ts';
import { checkAiCards } from '../../rules/ai/set-up.ts';
import { content, scene, tableOf, unit } from '../helpers/battle.ts';
import { acting, aimingBy, bare, deeds, does, played, rolled, withTask } from '../helpers/book.ts';

const duel = () => {
  const t = scene({ ann: [bare('a', [1000, 4000], [1500, 4000])], ben: [bare('b', [8000, 4000])] });
  played(t.state);
  return t;
};
/** The handbook is asked this: what it answers, or what chance is asked first. */
function asked(ask: string, options: readonly string[], about: object = { model: 'a-1' }, t = duel()): unknown {
  const rule = byTheBook(
    tableOf(t),
    choose(tableOf(t), 0, ask, () => options.map((id) => option(id)), { rule: 'WW-ADV-1', about: about as never }),
  );
  return rule.next(undefined as never).value;
}

describe('asked by the rules', () => {
  test('CH-AISETUP-1 where it begins is left to chance', () => {
    expect(asked('deploy.edge', ['top', 'bottom', 'left'])).toMatchObject({
      ask: 'book.edge',
      draw: { of: 'one', size: 3 },
    });
    expect(asked('deploy.edge', ['top'])).toBe('top');
  });
  test('CH-AIATT-15 a token has two sides, one for each Charge Bonus', () => {
    expect(asked('charge.bonus', ['black', 'green'])).toMatchObject({ ask: 'book.bonus', draw: { size: 2 } });
  });
  test('CH-AIATT-21 of a melee anybody may be hit', () => {
    expect(asked('melee.number', ['b-1', 'a-2', 'a-1'])).toMatchObject({ ask: 'book.melee', draw: { size: 3 } });
  });
  test('CH-AIFX-2 it goes on while there is something to buy, though it costs nothing, and ends only then', () => {
    const about = { model: 'a-1', weapon: 'example-ram' };
    expect([asked('attack.effect', ['effect:0', 'done'], about)]).toEqual(['effect:0']);
  });
  test('CH-AIFX-1 of equally dear ones the first on the card, and what a Critical Attack adds after those', () => {
    const about = { model: 'a-1', weapon: 'example-meter' };
    expect(asked('attack.effect', ['effect:0', 'effect:1', 'done'], about)).toBe('effect:0');
  });
  test('CH-AITURN-2 the only token that is left is drawn without chance', () => {
    const t = duel();
    t.state.models[1]!.gone = 'left';
    expect(asked('turn.ready', ['a-1'], {}, t)).toBe('a-1');
  });
  test('CH-AITURN-3 the lowest number acts, as long as somebody is Ready', () => {
    const t = duel();
    for (const [i, number] of [2, 1].entries()) t.state.book!.models[i]!.number = number;
    expect(asked('turn.next', ['a-1', 'a-2', 'finish'], {}, t)).toBe('a-2');
  });
  test('WW-PA-4 of two cards that let as much through it takes Power Armor', () => {
    const lets = (usualLets: number, powerArmorLets: number) =>
      asked('armor.card', ['usual', 'power-armor'], { usualLets, powerArmorLets });
    expect([lets(1, 2), lets(2, 2), lets(2, 1)]).toEqual(['usual', 'power-armor', 'power-armor']);
  });
  test('CH-AIACT-17 whoever is not in its activation follows nobody', () => {
    const t = duel();
    const follows = () => followsUp(t, t.model('a-1'));
    expect(follows()).toEqual({ follows: false, rule: 'CH-AIACT-17' });
    t.state.book!.turn = rolled('a-2', { charged: true });
    expect(follows()).toEqual({ follows: false, rule: 'CH-AIACT-17' });
    t.state.book!.turn = rolled('a-1', { charged: true });
    expect(follows()).toEqual({ follows: true, rule: 'CH-AIPUSH-1' });
  });
});

describe('planned', () => {
  test('WW-RULING-41 what was planned is answered where it is still allowed', () => {
    const answered = (plan: string) => {
      const table = tableOf(duel());
      const question = choose(table, 0, 'where', () => [option('a'), option('b')], { rule: 'WW-ADV-1' });
      return asPlanned(table, question, { where: plan }).next(undefined as never);
    };
    expect(answered('b')).toEqual({ done: true, value: 'b' });
    expect(answered('c')).toMatchObject({ done: false, value: { ask: 'where' } });
  });
  test('CH-AISETUP-2 a unit without an AI card is no hindrance where people play it', () => {
    const { state } = duel();
    const without = { ...content, aiCards: new Map() };
    expect(() => checkAiCards(without, state)).toThrow('CH-AISETUP-2');
    state.book!.sides = [{ seat: 1, level: 'book' }];
    state.units[1]!.card = 'settler';
    expect(() => checkAiCards({ ...without, aiCards: content.aiCards }, state)).not.toThrow();
    state.units = state.units.filter(({ seat }) => seat === 0);
    expect(() => checkAiCards(without, state)).not.toThrow();
  });
});

describe('thinking', () => {
  test('CH-AISLIDE-2 whoever is engaged with nobody, or with two, does not Slide', () => {
    const slides = (...foes: [number, number][]) => {
      const t = scene({
        ann: [bare('a', [1000, 4000])],
        ben: [bare('b', ...foes)],
        special: withTask({ objective: 'use', subjects: [{ is: 'point', x: 1000, y: 4500 }] }),
      });
      played(t.state);
      return slideAway(t, t.model('a-1'));
    };
    expect([slides([8000, 8000]), slides([1000, 3680], [1320, 4000])]).toEqual([undefined, undefined]);
  });
  test('CH-AIOBJ-3 the nearest point of an edge lies on it', () => {
    const t = duel();
    const on = (edge: 'left' | 'right' | 'top' | 'bottom') => {
      const { x, y } = discOfSubject(t, { is: 'edge', edge }, { x: 3000, y: 4000, r: 160 })!;
      return [x, y];
    };
    const { width, height } = t.state;
    expect(['left', 'right', 'bottom', 'top'].map((edge) => on(edge as 'left'))).toEqual([
      [0, 4000],
      [width, 4000],
      [3000, 0],
      [3000, height],
    ]);
  });
  test('CH-AITGT-16 from no Subject at all nobody is far', () => {
    const t = duel();
    expect(farFromSubject(t, { objective: 'go-to', subjects: [] }, t.model('a-1'))).toBe(0);
  });
  test('CH-AIENG-1 who is engaged and whose letter is not underlined does not strike first', () => {
    const held = {
      ann: [bare('a', [1000, 4000])],
      ben: [bare('b', [1320, 4000])],
      content: aimingBy('nearest'),
      special: withTask({ objective: 'go-to', subjects: [{ is: 'point', x: 1000, y: 8000 }] }),
    };
    const turn = { response: 'move', reckless: true } as const;
    expect(does(held, 'a-1', { ...turn, stays: true })).toBe('strike b-1');
    expect(does(held, 'a-1', turn)).not.toBe('strike b-1');
  });
  test('CH-AIOBJR-4 nobody goes over an edge whose task it is not to leave', () => {
    const task = { objective: 'go-to', subjects: [{ is: 'edge', edge: 'left' }] } as const;
    const gone = (leaves: boolean) => {
      const t = acting(
        {
          ann: [unit('a', 'settler', [[300, 4000]], 'board')],
          ben: [bare('b', [8000, 8000])],
          content: aimingBy('nearest'),
          special: withTask(leaves ? { ...task, leaves } : task),
        },
        'a-1',
        { response: 'move', reckless: true },
        1,
      );
      return [t.state.models[0]!.gone, deeds(t).length > 0];
    };
    expect([gone(true), gone(false)]).toEqual([
      ['left', true],
      [null, true],
    ]);
  });
});
