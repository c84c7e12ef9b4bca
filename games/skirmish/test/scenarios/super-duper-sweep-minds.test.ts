/** Super Duper Sweep: what the book and the bots do with prizes. */
import type { Answer, Choice, Question } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { shortlistOf } from '../../bots/shortlist.ts';
import { taskOf } from '../../queries/ai/tasks.ts';
import { modelById } from '../../queries/units.ts';
import { type BattleTest, content, positionOf } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { marker, use } from '../helpers/scenario.ts';
import { bookActs, bookPlan } from '../helpers/solo.ts';
import { arrange, can, HIGH, HOME, inBank, M, prize, R, show, star, table } from './sound-stage.ts';

describe('By the book', () => {
  const few = forceOf([leading({ items: ['laser-musket'] }), listed('settler', { items: ['assault-rifle'] })]);
  const own = [few, few];

  test('SC-SWEEP-23 whoever has something for the bank goes there and banks it', () => {
    const held = { 'settler-b-1': [prize('10mm-pistol')] };
    const at = {
      'settler-b-1': [4572, HIGH + M + R + 200] as const,
      'preston-garvey-1': [600, 600] as const,
      'settler-1': [1200, 600] as const,
    };
    const t = show({ own, held, at });
    expect(taskOf(positionOf(t), modelById(positionOf(t), 'settler-b-1'))).toMatchObject({
      objective: 'use',
      subjects: [{ is: 'marker', id: 'bank-2' }],
    });
    expect(bookPlan(t, 'settler-b-1').action).toEqual({ free: 'special:bank-prize' });
    const acts = bookActs('super-duper-sweep', 'settler-b-1', {
      options: { own, table },
      at,
      state: arrange({ held }),
    });
    expect(inBank(acts, 1)).toBe(30);
  });

  test('SC-SWEEP-19 it looks for prizes, and picks up what lies there', () => {
    const at = {
      'settler-b-1': [3000, 4500] as const,
      'preston-garvey-1': [600, 600] as const,
      'settler-1': [1200, 600] as const,
    };
    const lying = star('one', 'number-1', [3000, 4500 + R + M]);
    const t = show({ own, at, markers: [lying] });
    expect(bookPlan(t, 'settler-b-1').action).toEqual({ free: 'special:pick-up-prize' });
    const bare = show({ own, at, markers: [marker('s', 'searchable', [5000, 4500], 'item', false)] });
    expect(taskOf(positionOf(bare), modelById(positionOf(bare), 'settler-b-1')).subjects).toEqual([
      { is: 'marker', id: 's' },
    ]);
  });
});

describe('Bots', () => {
  /** Of what seat 0 may answer, what a bot thinks about. */
  function thinksOf(t: BattleTest): readonly Answer[] {
    const question = t.session.question as Question;
    const able = (question as Choice).options().flatMap(({ id, blocked }) => (blocked === undefined ? [id] : []));
    return shortlistOf(content)(positionOf(t), 0, question, able);
  }

  test('what can be banked is banked at once, what lies there is picked up, and nothing is dropped', () => {
    const home = show({ at: { 'settler-1': HOME }, held: { 'settler-1': [prize('machete')] } });
    use(home, 0, 'settler-1');
    expect(thinksOf(home)).toEqual(['special:bank-prize']);
    const lying = show({
      at: { 'settler-1': [2000, 4500] },
      markers: [star('boat', 'number-1', [2000, 4500 + R + M])],
    });
    use(lying, 0, 'settler-1');
    expect(thinksOf(lying)).toEqual(['special:pick-up-prize']);
    const away = show({ at: { 'settler-1': [2000, 4500] }, held: { 'settler-1': [prize('machete')] } });
    use(away, 0, 'settler-1');
    expect(can(away, 'special:drop-prize')).toBe(true);
    expect(thinksOf(away)).not.toContain('special:drop-prize');
  });
});
