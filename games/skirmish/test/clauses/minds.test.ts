/** What the handbook's models think of, clause by clause: each was found by breaking the rule. */
import { describe, expect, test } from 'vitest';
import type { Subject, Task } from '../../battle.ts';
import { columnFor } from '../../queries/ai/cards.ts';
import { type BattleSetting, FAR_AWAY, scene, settler } from '../helpers/battle.ts';
import { aimingBy, bare, does, endOf, planOf, withCard, withTask } from '../helpers/book.ts';

const CC = { method: 'close-combat' } as const;
const duel = (x: number, more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [settler('a', [1000, 4000])],
  ben: [bare('b', [x, 4000])],
  content: aimingBy('nearest'),
  ...more,
});
const goTo = (...subjects: Subject[]): Task => ({ objective: 'go-to', subjects });
const POINT: Subject = { is: 'point', x: 1000, y: 6500 };

describe('the card', () => {
  const column = (columns: Parameters<typeof withCard>[0] & object, friend: number) => {
    const t = scene({
      ann: [settler('a', [1000, 4000], [1000 + friend, 4000])],
      ben: [bare('b', FAR_AWAY)],
      content: withCard(columns),
    });
    return columnFor(t, t.model('a-1'));
  };
  test('CH-AIACT-5 CH-AIACT-6 the first that fits, though the last fits too; the last, if none does', () => {
    expect(column({ columns: [{ health: 'half' }, {}, {}] }, 3000)).toBe(0);
    expect(column({ columns: [{ friends: 2 }, {}, {}] }, 3000)).toBe(1);
    expect(column({ columns: [{ friends: 2 }, { friends: 3 }, { friends: 4 }] }, 3000)).toBe(2);
  });
  test('CH-RULING-16 friends are near inside the color of the column, and else inside Awareness', () => {
    expect(column({ columns: [{ friends: 1 }, {}] }, 1200)).toBe(0);
    expect(column({ columns: [{ friends: 1, within: 'orange' }, {}] }, 1200)).toBe(1);
  });
});

describe('what it does', () => {
  test('WW-COND-20 whoever is Stunned shakes that off, and nobody else', () => {
    const stunned = duel(2400, { state: ({ models }) => void models[0]!.conditions.push('stunned') });
    expect([does(stunned, 'a-1'), does(duel(2400), 'a-1')]).toEqual(['shake-off', 'shoot b-1']);
  });
  test('CH-AIOBJR-6 CH-RULING-17 what it is to do comes before a shot, and the other way round', () => {
    const both = duel(2400, { special: withTask(goTo(POINT)) });
    expect(does(both, 'a-1', { response: 'objective' })).toBe('to-subject');
    expect(does(both, 'a-1', { response: 'attack' })).toBe('shoot b-1');
  });
  const alone = () => duel(2400, { ben: [], special: withTask(goTo(POINT)) });
  test('CH-AIATT-13 with nobody to strike it does what it is to do', () => {
    expect(does(alone(), 'a-1', CC)).toBe('to-subject');
  });
  test('CH-AIATT-20 with nobody to shoot at it does what it is to do', () => {
    expect(does(alone(), 'a-1')).toBe('to-subject');
  });
  test('CH-RULING-18 whoever stands at its Subject has nothing to walk for', () => {
    const there = duel(2400, { special: withTask(goTo({ is: 'point', x: 1000, y: 4000 })) });
    expect(does(there, 'a-1', { response: 'objective' })).toBe('shoot b-1');
  });
  test('CH-AIOBJR-4 over the edge goes only who is to leave', () => {
    const near = (leaves: boolean) => {
      const special = withTask({ ...goTo({ is: 'edge', edge: 'left' }), ...(leaves && { leaves: true }) });
      return endOf(
        planOf(duel(6000, { ann: [settler('a', [700, 4000])], special }), 'a-1', {
          response: 'objective',
          reckless: true,
        }),
      )[0];
    };
    expect(near(true)).toBeLessThan(160);
    expect(near(false)).toBe(160);
  });
});

describe('whom', () => {
  test('CH-AITGT-2 where the list leaves one, nothing is left to chance', () => {
    const two = duel(2400, { ben: [bare('b', [2400, 4000]), bare('c', [2900, 4000])] });
    expect(does(two, 'a-1')).toBe('shoot b-1');
  });
  test('CH-AITGT-8 damage by radiation is damage', () => {
    const hurt = duel(2400, {
      ben: [bare('b', [2400, 4000]), bare('c', [2900, 4000])],
      content: aimingBy('wounded'),
      state: ({ models }) => {
        models.find(({ id }) => id === 'b-1')!.regular = 1;
        models.find(({ id }) => id === 'c-1')!.radiation = 2;
      },
    });
    expect(does(hurt, 'a-1')).toBe('shoot c-1');
  });
  test('CH-AITGT-20 a Subject whom it cannot reach keeps the last one from nobody else', () => {
    const special = withTask({ objective: 'defeat', subjects: [{ is: 'model', id: 'c-1' }] });
    const held = duel(1320, {
      ann: [bare('a', [1000, 4000])],
      ben: [bare('b', [1320, 4000]), bare('c', FAR_AWAY)],
      special,
    });
    expect(does(held, 'a-1', { ...CC, stays: true })).toBe('strike b-1');
  });
});
