import { describe, expect, test } from 'vitest';
import { turnsAfter } from '../queries/turns.ts';
import { crowd, finishRound, hold, player, spacesFor, stock, vault } from './helpers/vault.ts';

describe('rounds', () => {
  test('SH-ROUND-1 a round is spawn, place, recall: once each, in this order', () => {
    const t = vault();
    finishRound(t);
    finishRound(t);
    const steps = t.log().filter((line) => /^(Round \d|Threats appear|Dwellers are)/.test(line));
    expect(steps.slice(steps.indexOf('Round 2.'), steps.indexOf('Round 3.'))).toEqual([
      'Round 2.',
      'Threats appear.',
      'Dwellers are placed.',
      'Dwellers are recalled.',
    ]);
  });

  test('SH-ROUND-2 no dice are rolled for threats in round 1, and they are in round 2', () => {
    const t = vault();
    const spawned = () => t.logged('SH-THREAT-3').length;
    expect([t.state.round, spawned()]).toEqual([1, 0]);
    finishRound(t);
    expect([t.state.round, spawned()]).toEqual([2, 3]);
  });

  test('SH-ROUND-3 placing starts with the token’s holder, goes clockwise one placement a turn, and skips who has no dweller left', () => {
    const t = vault({ seats: 3, options: { first: 1 }, state: (state) => crowd(state, 2, 4) });
    const order: number[] = [];
    for (const space of ['top.3.1', 'top.3.2', 'top.4.1', 'top.4.2', 'top.5.1', 'top.lift.2']) {
      order.push(t.state.turn);
      t.seat(t.state.turn).answer(`space:${space}`);
      while (t.session.question?.ask !== 'turn') t.seat(t.state.turn).answer(t.seat(t.state.turn).asked()!.can.at(-1)!);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
    expect(t.state.turn).toBe(2); // Ann and Ben have nobody left
  });

  test('SH-ROUND-3 who places next is told in order: clockwise, each once, without whoever has passed or nobody left', () => {
    const t = vault({ seats: 4, options: { first: 2 } });
    expect(turnsAfter(t.state)).toEqual([3, 0, 1]);
    t.state.players[3]!.passed = true;
    for (const dweller of t.state.players[0]!.dwellers) dweller.at = 'top.3.1';
    expect(turnsAfter(t.state)).toEqual([1]);
    expect(turnsAfter({ ...t.state, phase: 'recall' })).toEqual([]);
  });

  test('SH-ROUND-4 passing is always offered, and who has passed is not asked again until the next round', () => {
    const t = vault({ state: (state) => crowd(state, 1, 3) });
    expect(t.seat(0).asked()!.can).toContain('pass');
    expect(t.session.question!.detail!.rule).toBe('SH-ROUND-3');
    t.seat(0).answer('pass');
    for (const space of ['top.3.1', 'top.4.1', 'top.5.1']) {
      expect(t.seat(0).asked()).toBeUndefined();
      t.seat(1).answer(`space:${space}`);
    }
    expect(t.state.round).toBe(2);
    expect(t.session.waitsFor).toEqual([1]);
    t.seat(1).answer('pass');
    expect(t.seat(0).asked()!.ask).toBe('turn');
  });

  test('SH-ROUND-5 with only an injured dweller and no healing to be had, the only choice is to pass', () => {
    const t = vault({
      state: (state) => {
        for (const dweller of player(state, 0).dwellers) dweller.injured = true;
      },
    });
    const { can, cannot } = t.seat(0).asked()!;
    expect(can).toEqual(['pass']);
    expect(cannot['space:top.lift.1']).toBe('You have 0 resources in all, it costs 1.');
    expect(cannot['space:top.3.1']).toBe(
      'Your remaining dwellers are injured; they may only go where the injured are taken.',
    );
  });

  test('SH-ROUND-6 at recall everybody leaves the vault, new dwellers too; the injured stay injured, trainees are trained', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { water: 1, food: 2 });
        crowd(state, 0, 3);
      },
    });
    t.seat(0).answer('space:top.1.2', t.state.itemTrack[0]!);
    t.seat(0).answer(t.state.itemTrack[0]!);
    finishTurns(t, 0);
    t.seat(1).answer('pass');
    t.seat(0).answer('space:top.2.1');
    finishTurns(t, 0);
    t.seat(0).answer('space:top.lift.2');
    finishTurns(t, 0);
    while (t.session.question?.ask === 'window') t.seat(t.session.waitsFor[0]!).answer('continue');
    t.seat(0).answer('C');
    const mine = player(t.state, 0).dwellers;
    expect(mine).toHaveLength(4);
    expect(mine.every(({ at, fresh }) => at === null && !fresh)).toBe(true);
    expect(mine.map(({ injured }) => injured)).toEqual([true, false, false, false]);
    expect(mine.map(({ trained }) => trained)).toEqual([null, null, 'C', null]);
  });

  test('SH-ROUND-7 an item exhausted in one round is ready at the start of the next', () => {
    const t = vault({ state: (state) => hold(state, 0, 'crate') });
    t.seat(0).answer('use:crate');
    expect(player(t.state, 0).items).toEqual([{ id: 'crate', exhausted: true }]);
    finishRound(t);
    expect(player(t.state, 0).items).toEqual([{ id: 'crate', exhausted: false }]);
    expect(spacesFor(t, 0)).toContain('top.3.1');
  });
});

/** Declines whatever may still be done after a placement. */
function finishTurns(t: ReturnType<typeof vault>, seat: number): void {
  while (t.seat(seat).asked()?.ask === 'turn.after') t.seat(seat).answer('done');
}
