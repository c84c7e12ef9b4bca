import { describe, expect, test } from 'vitest';
import { crowd, hold, layItemTrack, player, stock, vault } from './helpers/vault.ts';

describe('the window between turns', () => {
  test('SH-RULING-9 whoever has the next turn anyway is not asked before it', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 1, 'crate');
        hold(state, 2, 'fuses');
      },
    });
    t.seat(0).answer('space:top.3.1');
    // Ben, who is next, uses his crate in his turn: only Cid is asked.
    expect(t.session.waitsFor).toEqual([2]);
    t.seat(2).answer('continue');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'turn' });
    t.seat(1).answer('pass');
    expect(t.seat(2).asked()).toMatchObject({ ask: 'turn' });
  });

  test('SH-RULING-9 whoever has passed is asked between two turns of the same player', () => {
    const t = vault({
      state: (state) => {
        hold(state, 1, 'crate');
        crowd(state, 0, 3);
      },
    });
    t.seat(0).answer('space:top.3.1');
    t.seat(1).answer('pass');
    t.seat(0).answer('space:top.4.1');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'window' });
    t.seat(1).answer('continue');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn' });
  });

  test('SH-RULING-9 the window goes round from the left neighbour of whoever had the turn', () => {
    const t = vault({
      seats: 4,
      state: (state) => [0, 2, 3].forEach((seat, i) => void hold(state, seat, ['crate', 'fuses', 'tube'][i]!)),
    });
    t.seat(0).answer('pass');
    const asked: unknown[] = [];
    while (t.session.question?.ask === 'window') {
      asked.push(...t.session.waitsFor);
      t.seat(t.session.waitsFor[0]!).answer('continue');
    }
    expect(asked).toEqual([2, 3]);
    t.seat(1).answer('pass');
    expect(t.session.waitsFor).toEqual([3]);
    t.seat(3).answer('continue');
    expect(t.session.waitsFor).toEqual([0]);
  });

  test('SH-RULING-9 who wants quiet is not asked again this round, but in the next', () => {
    const t = vault({ seats: 3, state: (state) => hold(state, 2, 'crate') });
    t.seat(0).answer('space:top.3.1');
    t.seat(2).answer('quiet');
    t.seat(1).answer('pass');
    t.seat(2).answer('pass');
    t.seat(0).answer('space:top.4.1');
    expect(t.state.round).toBe(2);
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(2).asked()).toMatchObject({ ask: 'window' });
  });

  test('SH-RULING-9 items without a timing may be used between the turns of others and before recall, even after passing', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 0, 'crate');
        hold(state, 2, 'fuses');
      },
    });
    t.seat(0).answer('pass');
    // Ben is next: nobody else but Cid, who has something to use, is asked before.
    expect(t.seat(2).asked()).toEqual({ ask: 'window', can: ['use:fuses', 'continue', 'quiet'], cannot: {} });
    t.seat(2).answer('continue');
    t.seat(1).answer('space:top.3.1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'window' }); // passed, and asked all the same
    t.seat(0).answer('continue');
    t.seat(2).answer('pass');
    t.seat(0).answer('continue');
    t.seat(1).answer('space:top.4.1');
    // Before recall, in turn order.
    expect(t.seat(2).asked()).toBeUndefined();
    expect(t.seat(0).asked()!.ask).toBe('window');
    t.seat(0).answer('use:crate');
    expect(player(t.state, 0).food).toBe(1);
    t.seat(2).answer('continue');
    expect(t.state.round).toBe(2);
  });

  test('SH-RULING-9 nobody uses an item in the middle of another’s placement', () => {
    const t = vault({
      state: (state) => {
        hold(state, 1, 'crate');
        layItemTrack(state, 'club', 'dog', 'album');
        stock(state, 0, { water: 1 });
      },
    });
    t.seat(0).answer('space:top.1.1');
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.seat(1).refuse('use:crate').sentence).toBe('This question is not for Ben; it waits for Ann.');
  });

  test('SH-RULING-9 what would change nothing is not asked about between turns', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 2, 'crate', 'tin', 'ledger');
        stock(state, 2, { food: 6 });
        stock(state, 2, { power: 0 });
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(2).asked()).toMatchObject({ ask: 'window' }); // the ledger could still exchange
    expect(t.seat(2).asked()!.cannot).toEqual({ 'use:tin': 'None of your dwellers is injured.' });
  });
});
