import { describe, expect, test } from 'vitest';
import type { Bill } from '../content.ts';
import { canPay, exchanges, whyNotPay } from '../queries/paying.ts';
import type { Player } from '../state.ts';
import { player, stock, vault } from './helpers/vault.ts';

const cubes = (t: ReturnType<typeof vault>, seat = 0) => {
  const { power, food, water } = player(t.state, seat);
  return { power, food, water };
};

describe('resources and happiness', () => {
  test('SH-RES-1 a resource of one’s choice is power, food or water, never happiness', () => {
    const t = vault();
    t.seat(0).answer('space:top.3.2');
    expect(t.seat(0).asked()).toEqual({ ask: 'gain.any', can: ['power', 'food', 'water'], cannot: {} });
    expect(t.seat(0).refuse('happiness').sentence).toContain('possible: power, food, water');
  });

  test('SH-RES-2 a track holds six cubes; what does not fit is lost', () => {
    const t = vault({ state: (state) => stock(state, 0, { power: 5 }) });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).power).toBe(6);
    expect(t.logged('SH-RES-2')).toEqual(['Ann gains 1 power; no room for 1 more.']);
    const roomy = vault({ state: (state) => stock(state, 0, { power: 4 }) });
    roomy.seat(0).answer('space:top.3.1');
    expect(roomy.logged('SH-RES-2')).toEqual(['Ann gains 2 power.']);
  });

  test('SH-RES-3 paying 2 food from 3 leaves 1', () => {
    const t = vault({ state: (state) => stock(state, 0, { food: 3 }) });
    t.seat(0).answer('space:top.2.1');
    expect(player(t.state, 0).food).toBe(1);
  });

  test('SH-RES-4 every "?" gained is chosen on its own', () => {
    const t = vault();
    t.seat(0).answer('space:top.3.2', 'power', 'food');
    expect(cubes(t)).toEqual({ power: 1, food: 1, water: 0 });
  });

  test('SH-RULING-2 every "?" paid is chosen on its own, with any two cubes', () => {
    const t = vault({ state: (state) => stock(state, 0, { power: 1, water: 2 }) });
    t.seat(0).answer('space:top.5.2');
    expect(t.seat(0).asked()).toEqual({
      ask: 'pay.any',
      can: ['power', 'water'],
      cannot: { food: 'You have no food.' },
    });
    t.seat(0).answer('power');
    // Only water is left: nobody is asked.
    expect(cubes(t)).toEqual({ power: 0, food: 0, water: 1 });
    expect(player(t.state, 0).happiness).toBe(1);
  });

  test('SH-RES-3 a "?" is paid with a cube one has, and with nothing else', () => {
    const t = vault({ state: (state) => stock(state, 0, { power: 1, water: 2 }) });
    t.seat(0).answer('space:top.5.2');
    expect(t.seat(0).asked()).toMatchObject({ can: ['power', 'water'], cannot: { food: 'You have no food.' } });
    expect(t.seat(0).refuse('food').rule).toBe('SH-RES-3');
    t.seat(0).answer('power');
    expect(t.log()).toContain('Ann pays 1 power, 1 water.');
  });

  test('SH-PLACE-4 what is missing is told, resource by resource', () => {
    const held = { power: 1, food: 1, water: 1 } as Player;
    const missing = (bill: Partial<Bill>) => whyNotPay(held, { power: 0, food: 0, water: 0, any: 0, ...bill });
    for (const resource of ['power', 'food', 'water'] as const) {
      expect(missing({ [resource]: 1, any: 2 })).toBeUndefined();
      const args = { resource, has: 1, needs: 2 };
      expect(missing({ [resource]: 2 })).toEqual({ rule: 'SH-PLACE-4', say: 'why.short', args });
      expect(missing({ [resource]: 1, any: 3 })).toMatchObject({ say: 'why.short-any', args: { has: 3, needs: 4 } });
    }
  });

  test('SH-RES-4 named cubes are kept for their icons: a "?" is paid with what is left', () => {
    const held = { power: 1, food: 1, water: 1 } as Player;
    const pays = (bill: Partial<Bill>) => canPay(held, { power: 0, food: 0, water: 0, any: 0, ...bill });
    expect(pays({ power: 1, food: 1, water: 1 })).toBe(true);
    expect(pays({ power: 1, any: 2 })).toBe(true);
    expect(pays({ food: 1, any: 3 })).toBe(false);
    expect(pays({ water: 1, any: 3 })).toBe(false);
    expect(pays({ power: 1, food: 1, water: 1, any: 1 })).toBe(false);
    for (const kind of ['power', 'food', 'water']) expect(pays({ [kind]: 2 })).toBe(false);
    expect(whyNotPay(held, { power: 1, food: 1, water: 1, any: 2 })).toEqual({
      rule: 'SH-PLACE-4',
      say: 'why.short-any',
      args: { has: 3, needs: 5 },
    });
  });

  test('SH-RES-5 an exchange goes either way, as often as one likes, or not at all', () => {
    const after = (water: number, power: number, ...answers: string[]) => {
      const t = vault({ state: (state) => stock(state, 0, { water, power }) });
      t.seat(0).answer('space:top.4.2', ...answers, 'done');
      return cubes(t);
    };
    expect(after(3, 0, 'water:power', 'water:power', 'water:power')).toEqual({ power: 3, food: 0, water: 0 });
    expect(after(3, 0, 'water:power', 'water:power')).toEqual({ power: 2, food: 0, water: 1 });
    expect(after(3, 0)).toEqual({ power: 0, food: 0, water: 3 });
    expect(after(0, 2, 'power:water')).toEqual({ power: 1, food: 0, water: 1 });
  });

  test('SH-RES-5 one cannot exchange what one does not have', () => {
    const t = vault({ state: (state) => stock(state, 0, { water: 1 }) });
    t.seat(0).answer('space:top.4.2');
    expect(t.seat(0).refuse('power:water')).toEqual({ rule: 'SH-RES-5', sentence: 'You have 0 power, it costs 1.' });
  });

  test('SH-RES-5 with nothing to give nobody is asked', () => {
    const t = vault();
    t.seat(0).answer('space:top.4.2');
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('an exchange of any for any lists every pair of different resources once', () => {
    expect(exchanges([['any'], ['any']]).map(([give, get]) => `${give}:${get}`)).toEqual([
      'power:food',
      'power:water',
      'food:power',
      'food:water',
      'water:power',
      'water:food',
    ]);
  });

  test('SH-RES-6 SH-RULING-4 happiness has no limit: a 43rd token is gained like any other', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { power: 2 });
        player(state, 0).happiness = 30;
        player(state, 1).happiness = 12;
      },
    });
    t.seat(0).answer('space:top.5.2');
    expect(player(t.state, 0).happiness).toBe(31);
  });
});
