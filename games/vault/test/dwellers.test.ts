import { describe, expect, test } from 'vitest';
import { built, crowd, finishRound, player, spacesFor, stock, threatened, vault } from './helpers/vault.ts';

describe('new dwellers', () => {
  test('SH-DWELL-1 a new dweller stands in the vault this round and can be placed from the next on', () => {
    const t = vault({ state: (state) => stock(state, 0, { food: 2 }) });
    t.seat(0).answer('space:top.2.1');
    expect(player(t.state, 0).dwellers.map(({ at, fresh }) => [at, fresh])).toEqual([
      ['top.2.1', false],
      [null, false],
      ['top.2.1', true],
    ]);
    expect(player(t.state, 0).dwellers.map(({ id }) => id)).toEqual(['red-1', 'red-2', 'red-3']);
    finishRound(t);
    expect(player(t.state, 0).dwellers.map(({ at, fresh }) => [at, fresh])).toEqual(Array(3).fill([null, false]));
  });

  test('SH-DWELL-2 with seven dwellers the space may be used but nobody comes', () => {
    const t = vault({
      state: (state) => {
        crowd(state, 0, 7);
        stock(state, 0, { food: 2 });
      },
    });
    t.seat(0).answer('space:top.2.1');
    expect(player(t.state, 0).dwellers).toHaveLength(7);
    expect(player(t.state, 0).food).toBe(0);
    expect(t.logged('SH-DWELL-2')).toEqual(['Ann has seven dwellers already; nobody new comes.']);
  });

  test('SH-DWELL-3 a new dweller occupies nothing and brings no income: a threat that comes over its icon is untouched by it', () => {
    const t = vault({
      state: (state) => {
        threatened(state, 'blue.3.1', 'guest.1');
        built(state, 1, 3, 'attic');
        stock(state, 0, { food: 1 });
      },
    });
    t.seat(0).answer('space:blue.3.1');
    const standing = player(t.state, 0).dwellers.filter(({ at, fresh }) => at === 'blue.3.1' && !fresh);
    expect(standing).toHaveLength(1);
    expect(t.session.waitsFor).toEqual([1]);
    expect(t.seat(1).asked()!.ask).toBe('turn');
  });

  test('SH-DWELL-3 income is gained once though a new dweller stands beside the placed one', () => {
    const t = vault({
      state: (state) => {
        built(state, 1, 3, 'mess');
        player(state, 0).dwellers[0]!.trained = 'S';
      },
    });
    t.seat(0).answer('space:blue.3.1', 'red-2', t.state.itemTrack[0]!);
    t.seat(0).answer(t.state.roomTrack[0]!, '3');
    while (t.seat(0).asked()?.ask === 'ready.item') t.seat(0).answer(t.seat(0).asked()!.can[0]!);
    expect(t.seat(1).asked()!.ask).toBe('income');
    t.seat(1).answer('food');
    expect(t.logged('SH-INCOME-1').filter((line) => line === 'Ben takes income.')).toHaveLength(1);
    expect(spacesFor(t, 1)).not.toContain('blue.3.1');
  });
});

describe('first player', () => {
  test('SH-FIRST-1 the token changes hands at once; this round goes on as before, the next starts with its holder', () => {
    const t = vault({ seats: 3 });
    t.seat(0).answer('space:top.3.1');
    t.seat(1).answer('space:top.5.1');
    expect(t.state.first).toBe(1);
    expect(t.session.waitsFor).toEqual([2]);
    t.seat(2).answer('space:top.4.1');
    expect(t.session.waitsFor).toEqual([0]);
    finishRound(t);
    expect(t.session.waitsFor).toEqual([1]);
  });
});
