import { undos } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { built, crowd, finishRound, hold, layRoomTrack, player, stock, threatened, vault } from './helpers/vault.ts';

describe('what single items do', () => {
  test('SH-ITEM-2 Overalls: nobody is asked when something else is gained', () => {
    const t = vault({ state: (state) => hold(state, 0, 'overalls') });
    t.seat(0).answer('space:top.4.1');
    expect(player(t.state, 0).water).toBe(1);
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 Overalls: not offered when there is no room for more', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'overalls');
        stock(state, 0, { power: 4 });
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).power).toBe(6);
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 Tapes: exhausted when used, and used for the last who is untrained', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'tapes');
        player(state, 0).dwellers[0]!.trained = 'S';
      },
    });
    while (t.seat(0).asked()?.ask !== 'item.train') t.seat(t.session.waitsFor[0]!).answer('pass');
    t.seat(0).answer('use:tapes', 'P');
    expect(player(t.state, 0).dwellers.map(({ trained }) => trained)).toEqual(['S', 'P']);
    expect(t.log()).toContain('Ann uses Tapes.');
  });

  test('SH-INCOME-1 Radio: what is declined costs nothing', () => {
    const t = vault({
      state: (state) => {
        built(state, 1, 3, 'attic');
        hold(state, 1, 'radio');
      },
    });
    t.seat(0).answer('space:blue.3.1');
    t.seat(1).answer('none', 'none');
    expect(player(t.state, 1).items).toEqual([{ id: 'radio', exhausted: false }]);
  });

  test('SH-ITEM-2 Overalls: one more power when power is gained, once', () => {
    const t = vault({ state: (state) => hold(state, 0, 'overalls') });
    t.seat(0).answer('space:top.3.1', 'use:overalls');
    expect(player(t.state, 0).power).toBe(3);
    expect(player(t.state, 0).items).toEqual([{ id: 'overalls', exhausted: true }]);
  });

  test('SH-ITEM-2 Overalls: may be kept, and are not offered for other resources', () => {
    const t = vault({ state: (state) => hold(state, 0, 'overalls') });
    t.seat(0).answer('space:top.3.1', 'keep');
    expect(player(t.state, 0).power).toBe(2);
    t.seat(1).answer('pass');
    t.seat(0).answer('space:top.4.1');
    expect(player(t.state, 0)).toMatchObject({ power: 2, water: 1 });
  });

  test('SH-ITEM-2 Records: one more happiness from a room, then it is gone', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'records');
        stock(state, 0, { power: 2 });
      },
    });
    t.seat(0).answer('space:top.5.2', 'use:records');
    expect(player(t.state, 0).happiness).toBe(2);
    expect([player(t.state, 0).items, t.state.itemDiscard]).toEqual([[], ['records']]);
  });

  test('SH-ITEM-2 Records: not for happiness from a threat', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'records');
        stock(state, 0, { water: 2 });
        threatened(state, 'top.3.1', 'leak.1');
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(player(t.state, 0).happiness).toBe(1);
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 SH-RES-5 Ledger: up to two of one’s resources for any others', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'ledger');
        stock(state, 0, { power: 3 });
      },
    });
    t.seat(0).answer('use:ledger', 'power:food', 'power:water');
    expect(player(t.state, 0)).toMatchObject({ power: 1, food: 1, water: 1 });
    expect(t.seat(0).asked()!.ask).toBe('turn');
    t.seat(0).answer('space:top.3.1');
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 Fuses: a resource of one’s choice', () => {
    const t = vault({ state: (state) => hold(state, 0, 'fuses') });
    t.seat(0).answer('use:fuses', 'water', 'space:top.3.1');
    expect(player(t.state, 0).water).toBe(1);
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 SH-INJURY-4 Tin: heals a dweller, wherever it is', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'tin');
        for (const dweller of player(state, 0).dwellers) dweller.injured = true;
      },
    });
    t.seat(0).answer('use:tin');
    expect(t.seat(0).asked()).toEqual({ ask: 'item.heal', can: ['red-1', 'red-2'], cannot: {} });
    t.seat(0).answer('red-2');
    expect(player(t.state, 0).dwellers.map(({ injured }) => injured)).toEqual([true, false]);
    t.seat(0).answer('space:top.3.1');
    expect(t.session.waitsFor).toEqual([1]); // an item is no placement, and gives none
  });

  test('SH-ITEM-2 Tube: only its user sees the three rooms; one goes on the track, the one it replaces to the discards', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'tube');
        layRoomTrack(state, 'attic', 'shed', 'loft');
      },
    });
    const [third, second, first] = t.state.roomDeck.slice(-3) as [string, string, string];
    const size = t.seat(1).view().roomsLeft;
    t.seat(0).answer('use:tube');
    expect(undos(t.session, 0)[0]).toMatchObject({ target: 'choice', barrier: 'reveal' }); // what was seen is seen
    expect(t.seat(0).asked()).toEqual({ ask: 'item.swap-room', can: [first, second, third, 'none'], cannot: {} });
    expect(t.seat(0).view().looking).toEqual([first, second, third]);
    expect(t.seat(1).view()).toMatchObject({ looking: null, roomsLeft: size });
    t.seat(0).answer(second, 'shed');
    expect(t.state.roomTrack).toEqual(['attic', second, 'loft']);
    expect(t.state.roomDiscard).toEqual(['shed']);
    expect(t.state.looking).toBeNull();
    expect(t.state.roomDeck.slice(-2)).toEqual([third, first]);
    t.seat(0).answer('space:top.3.1');
    expect(t.session.waitsFor).toEqual([1]);
    expect(
      t
        .seat(1)
        .log()
        .some((line) => line.startsWith('You see')),
    ).toBe(false);
    expect(
      t
        .seat(0)
        .log()
        .some((line) => line.startsWith('You see')),
    ).toBe(true);
  });

  test('SH-ITEM-2 Tapes: at recall one more dweller is trained', () => {
    const t = vault({ state: (state) => hold(state, 0, 'tapes') });
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'item.train', can: ['use:tapes', 'keep'] });
    t.seat(0).answer('use:tapes', 'L');
    expect(player(t.state, 0).dwellers.map(({ trained }) => trained)).toEqual(['L', null]);
  });

  test('SH-ITEM-2 Tapes: not offered when everybody is trained', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'tapes');
        player(state, 0).dwellers[0]!.trained = 'S';
        player(state, 0).dwellers[1]!.trained = 'P';
      },
    });
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    expect(t.state.round).toBe(2);
  });

  test('SH-ITEM-2 Tapes: an injured and a healthy dweller differ, so their owner is asked which learns', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'tapes');
        crowd(state, 0, 3);
        player(state, 0).dwellers[1]!.injured = true;
      },
    });
    t.seat(0).answer('pass');
    t.seat(1).answer('pass');
    t.seat(0).answer('use:tapes');
    expect(t.seat(0).asked()).toEqual({ ask: 'item.train-which', can: ['red-1', 'red-2'], cannot: {} });
    t.seat(0).answer('red-2', 'A');
    expect(player(t.state, 0).dwellers.map(({ trained }) => trained)).toEqual([null, 'A', null]);
  });

  test('SH-ITEM-2 Tube: with no room left in the deck nobody is asked between turns', () => {
    const t = vault({
      seats: 3,
      state: (state) => {
        hold(state, 2, 'tube');
        state.roomDiscard.push(...state.roomDeck.splice(0));
      },
    });
    t.seat(0).answer('space:top.3.1');
    expect(t.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-2 Coin: the owner of a level turns one die of its spawn roll', () => {
    const t = spawning('coin', [3, 4]);
    finishRoundUntil(t, 'item.turn-die');
    expect(t.seat(0).asked()!.can).toEqual([
      'keep',
      ...[1, 2, 4, 5, 6].map((face) => `die:1:${face}`),
      ...[1, 2, 3, 5, 6].map((face) => `die:2:${face}`),
    ]);
    t.seat(0).answer('die:1:2'); // 2 + 4 = 6: the left space of the inner left room
    expect(t.state.levels[1]!.threats[4]).not.toBeNull();
    expect(player(t.state, 0).items).toEqual([{ id: 'coin', exhausted: true }]);
  });

  test('SH-ITEM-2 Coin: may be kept', () => {
    const t = spawning('coin', [3, 3]);
    finishRoundUntil(t, 'item.turn-die');
    t.seat(0).answer('keep');
    expect(t.state.levels[1]!.threats[4]).not.toBeNull(); // as rolled
    expect(player(t.state, 0).items).toEqual([{ id: 'coin', exhausted: false }]);
  });

  test('SH-ITEM-2 Wedge: a threat that would appear on one’s level is discarded', () => {
    const t = spawning('wedge', [3, 3]);
    const threat = t.state.threatDeck.at(-1)!;
    finishRoundUntil(t, 'item.discard-spawn');
    t.seat(0).answer('use:wedge');
    expect(player(t.state, 0).items).toEqual([{ id: 'wedge', exhausted: true }]);
    expect(t.state.levels[1]!.threats).toEqual(Array(12).fill(null));
    expect(t.state.threatDiscard).toEqual([threat]);
  });

  test('SH-ITEM-2 Radio: one more resource when somebody else uses a room on one’s level, besides the income', () => {
    const t = vault({
      state: (state) => {
        hold(state, 1, 'radio');
        built(state, 1, 3, 'attic');
        crowd(state, 0, 3);
      },
    });
    t.seat(0).answer('space:blue.3.1');
    t.seat(1).answer('power');
    expect(t.seat(1).asked()).toMatchObject({ ask: 'item.more-income', can: ['power', 'food', 'water', 'none'] });
    t.seat(1).answer('water');
    expect(player(t.state, 1)).toMatchObject({ power: 1, water: 1 });
    expect(player(t.state, 1).items).toEqual([{ id: 'radio', exhausted: true }]);
  });
});

/** A level of one's own with that item in hand, and what is rolled for it when the round ends. */
const spawning = (item: string, rolled: readonly [number, number]) =>
  vault({
    chance: { 'spawn.roll': [[3, 4], [...rolled], [3, 4]] },
    state: (state) => {
      hold(state, 0, item);
      built(state, 0, 3, 'attic');
    },
  });

/** Everybody passes until this is asked. */
function finishRoundUntil(t: ReturnType<typeof vault>, ask: string): void {
  while (t.session.question !== undefined && t.session.question.ask !== ask) {
    const seat = t.session.waitsFor[0]!;
    t.seat(seat).answer(t.seat(seat).asked()!.can.at(-1)!);
  }
  if (t.session.question === undefined) finishRound(t);
}
