import { undos } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { VaultState } from '../state.ts';
import {
  built,
  crowd,
  finishRound,
  hold,
  layItemTrack,
  layRoomTrack,
  player,
  stock,
  threatened,
  vault,
} from './helpers/vault.ts';

const itemsIn = (state: VaultState, seat = 0) => player(state, seat).items;
const itemsOf = (t: ReturnType<typeof vault>, seat = 0) => player(t.state, seat).items;

describe('items', () => {
  test('SH-ITEM-1 an item of one’s choice is taken from the track, which is refilled at once: the second may be the refill', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { water: 1 });
        layItemTrack(state, 'club', 'dog', 'album');
      },
    });
    const next = t.state.itemDeck.at(-1)!;
    t.seat(0).answer('space:top.1.2');
    expect(t.seat(0).asked()).toEqual({ ask: 'gain.item', can: ['club', 'dog', 'album'], cannot: {} });
    t.seat(0).answer('dog');
    expect(t.seat(0).asked()!.can).toEqual(['club', next, 'album']);
    t.seat(0).answer(next);
    expect(itemsOf(t)).toEqual(['dog', next].map((id) => ({ id, exhausted: false })));
    expect(t.state.itemTrack).toHaveLength(3);
  });

  test('SH-ITEM-2 an item with a timing of its own is offered only then; one without before and after the placement', () => {
    const t = vault({ state: (state) => hold(state, 0, 'club', 'crate', 'album') });
    const { can, cannot } = t.seat(0).asked()!;
    expect(can).toContain('use:crate');
    expect(cannot).toMatchObject({
      'use:club': 'It can be used only when its card says so.',
      'use:album': 'It counts at the end of the game.',
    });
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'turn.after', can: ['use:crate', 'done'] });
  });

  test('SH-ITEM-2 an item readied by a placement can be used again in the same turn', () => {
    const t = vault({ state: (state) => hold(state, 0, 'crate') });
    t.seat(0).answer('use:crate', 'space:top.6.2', 'use:crate');
    expect(player(t.state, 0).food).toBe(2);
  });

  test('SH-ITEM-3 an exhausted item cannot be used again in the round', () => {
    const t = vault({ state: (state) => hold(state, 0, 'crate') });
    t.seat(0).answer('use:crate');
    expect(t.seat(0).refuse('use:crate')).toEqual({
      rule: 'SH-ITEM-3',
      sentence: 'It is exhausted until the end of the round.',
    });
    expect(player(t.state, 0).food).toBe(1);
  });

  test('SH-ITEM-4 a ready icon readies one exhausted item of one’s choice', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'crate', 'club', 'dog');
        for (const held of itemsOfState(state).slice(0, 2)) held.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.2');
    expect(t.seat(0).asked()).toEqual({ ask: 'ready.item', can: ['crate', 'club'], cannot: {} });
    t.seat(0).answer('club');
    expect(itemsOf(t)).toEqual([
      { id: 'crate', exhausted: true },
      { id: 'club', exhausted: false },
      { id: 'dog', exhausted: false },
    ]);
  });

  test('SH-ITEM-4 nobody is asked which when just one is exhausted, and with none nothing happens', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'crate', 'dog');
        itemsIn(state)[1]!.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.2');
    expect(itemsOf(t).map(({ exhausted }) => exhausted)).toEqual([false, false]);
    const none = vault({ state: (state) => hold(state, 0, 'dog') });
    none.seat(0).answer('space:top.6.2');
    expect(none.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-5 an item in a cost is given up, ready or exhausted; without one the space cannot be used', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'crate');
        itemsOfState(state)[0]!.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.1');
    expect(itemsOf(t)).toEqual([]);
    expect(t.state.itemDiscard).toEqual(['crate']);
    expect(player(t.state, 0).happiness).toBe(1);
    t.seat(1).answer('pass');
    expect(vault().seat(0).refuse('space:top.6.1')).toEqual({
      rule: 'SH-ITEM-5',
      sentence: 'It costs 1 of your items; you do not have as many.',
    });
  });

  test('SH-ITEM-5 with several items the player picks the one to give up', () => {
    const t = vault({ state: (state) => hold(state, 0, 'crate', 'club') });
    t.seat(0).answer('space:top.6.1');
    expect(t.seat(0).asked()).toEqual({ ask: 'pay.item', can: ['crate', 'club'], cannot: {} });
    t.seat(0).answer('club');
    expect(t.state.itemDiscard).toEqual(['club']);
  });

  test('SH-ITEM-6 an empty deck is made anew from the discard pile; with both empty the track stays short', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { water: 1 });
        layItemTrack(state, 'club', 'dog', 'album');
        state.itemDiscard.push(...state.itemDeck.splice(0).filter((id) => id === 'coin'));
      },
    });
    t.seat(0).answer('space:top.1.2', 'club');
    expect(t.state.itemTrack).toEqual(['coin', 'dog', 'album']);
    expect(t.state.itemDiscard).toEqual([]);
    t.seat(0).answer('dog');
    expect(t.state.itemTrack).toEqual(['coin', 'album']);
  });

  test('SH-ITEM-7 one may hold ten items, and all ten count, exhausted ones too', () => {
    const ten = ['club', 'beam', 'torch', 'dog', 'shield', 'overalls', 'records', 'belt', 'tube', 'ledger'];
    const t = vault({
      state: (state) => {
        state.threatsOut = true;
        hold(state, 0, ...ten.slice(0, 9));
        layItemTrack(state, 'ledger', 'coin', 'radio');
        stock(state, 0, { water: 1 });
        for (const held of itemsOfState(state)) held.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.1.1', 'ledger');
    expect(itemsOf(t)).toHaveLength(10);
    while (t.session.question !== undefined)
      t.seat(t.session.waitsFor[0]!).answer(t.seat(t.session.waitsFor[0]!).asked()!.can.at(-1)!);
    expect(t.session.result).toMatchObject({ winners: [0] }); // by items alone
  });

  test('SH-ITEM-6 the deck made anew is shuffled', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const t = vault({
        seed,
        state: (state) => {
          stock(state, 0, { water: 1 });
          state.itemDiscard = [...state.itemDeck.splice(0), ...state.itemTrack.splice(0)].sort();
          state.itemTrack = state.itemDiscard.splice(0, 3);
        },
      });
      t.seat(0).answer('space:top.1.1', t.state.itemTrack[0]!);
      return [...t.state.itemDeck, ...t.state.itemTrack].join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  test('SH-ITEM-6 with no item left anywhere nobody is asked, and nothing is gained', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { water: 1 });
        state.itemDeck = [];
        state.itemTrack = [];
      },
    });
    t.seat(0).answer('space:top.1.1');
    expect(t.session.waitsFor).toEqual([1]);
    expect(itemsOf(t)).toEqual([]);
  });

  test('SH-ITEM-6 the last item of all is still offered', () => {
    const t = vault({
      state: (state) => {
        stock(state, 0, { water: 1 });
        state.itemDeck = [];
        state.itemTrack = ['dog'];
      },
    });
    t.seat(0).answer('space:top.1.1', 'dog');
    expect(itemsOf(t).map(({ id }) => id)).toEqual(['dog']);
  });

  test('SH-INJURY-4 an item that heals waits for somebody injured, one at least', () => {
    const tin = (...injured: boolean[]) =>
      vault({
        state: (state) => {
          hold(state, 0, 'tin', 'crate');
          for (const [i, is] of injured.entries()) player(state, 0).dwellers[i]!.injured = is;
        },
      });
    expect(tin(false, false).seat(0).refuse('use:tin').rule).toBe('SH-INJURY-4');
    const one = tin(false, true);
    expect(one.seat(0).asked()!.can).toEqual(expect.arrayContaining(['use:tin', 'use:crate']));
    one.seat(0).answer('use:tin');
    expect(player(one.state, 0).dwellers.map(({ injured }) => injured)).toEqual([false, false]);
    expect(one.seat(0).asked()!.ask).toBe('turn');
    const two = tin(true, true);
    two.seat(0).answer('use:tin');
    expect(two.seat(0).asked()).toMatchObject({ ask: 'item.heal', can: ['red-1', 'red-2'] });
  });

  test('SH-RES-5 an item that exchanges waits for a cube to give, one at least', () => {
    const ledger = (food: number) =>
      vault({
        state: (state) => {
          hold(state, 0, 'ledger', 'crate');
          stock(state, 0, { food });
        },
      });
    expect(ledger(0).seat(0).refuse('use:ledger').rule).toBe('SH-RES-5');
    expect(ledger(1).seat(0).asked()!.can).toEqual(expect.arrayContaining(['use:ledger', 'use:crate']));
  });

  test('SH-PLACE-1 one more placement needs one more available dweller', () => {
    const t = vault({ state: (state) => hold(state, 0, 'bugle', 'crate') });
    t.seat(0).answer('space:top.3.1');
    expect(t.seat(0).asked()!.can).toEqual(['use:bugle', 'use:crate', 'done']);
    t.seat(0).answer('done');
    t.seat(1).answer('pass');
    t.seat(0).answer('space:top.4.1');
    expect(t.seat(0).refuse('use:bugle').rule).toBe('SH-PLACE-1');
    expect(t.seat(0).asked()!.can).toEqual(['use:crate', 'done']);
  });

  test('SH-PLACE-1 with nobody left to place no space can be used', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'bugle');
        player(state, 0).dwellers.pop();
      },
    });
    t.seat(0).answer('use:bugle', 'space:top.3.1');
    expect(t.seat(0).asked()!.can).toEqual(['done']);
    expect(t.seat(0).refuse('space:top.4.1').rule).toBe('SH-PLACE-1');
  });

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
    expect(itemsOf(t, 1)).toEqual([{ id: 'radio', exhausted: false }]);
  });

  test('SH-ITEM-2 Overalls: one more power when power is gained, once', () => {
    const t = vault({ state: (state) => hold(state, 0, 'overalls') });
    t.seat(0).answer('space:top.3.1', 'use:overalls');
    expect(player(t.state, 0).power).toBe(3);
    expect(itemsOf(t)).toEqual([{ id: 'overalls', exhausted: true }]);
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
    expect([itemsOf(t), t.state.itemDiscard]).toEqual([[], ['records']]);
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
    const t = vault({
      chance: {
        'spawn.roll': [
          [3, 4],
          [3, 4],
          [3, 4],
        ],
      },
      state: (state) => {
        hold(state, 0, 'coin');
        built(state, 0, 3, 'attic');
      },
    });
    finishRoundUntil(t, 'item.turn-die');
    expect(t.seat(0).asked()!.can).toEqual([
      'keep',
      ...[1, 2, 4, 5, 6].map((face) => `die:1:${face}`),
      ...[1, 2, 3, 5, 6].map((face) => `die:2:${face}`),
    ]);
    t.seat(0).answer('die:1:2'); // 2 + 4 = 6: the left space of the inner left room
    expect(t.state.levels[1]!.threats[4]).not.toBeNull();
    expect(itemsOf(t)).toEqual([{ id: 'coin', exhausted: true }]);
  });

  test('SH-ITEM-2 Coin: may be kept', () => {
    const t = vault({
      chance: {
        'spawn.roll': [
          [3, 4],
          [3, 3],
          [3, 4],
        ],
      },
      state: (state) => {
        hold(state, 0, 'coin');
        built(state, 0, 3, 'attic');
      },
    });
    finishRoundUntil(t, 'item.turn-die');
    t.seat(0).answer('keep');
    expect(t.state.levels[1]!.threats[4]).not.toBeNull(); // as rolled
    expect(itemsOf(t)).toEqual([{ id: 'coin', exhausted: false }]);
  });

  test('SH-ITEM-2 Wedge: a threat that would appear on one’s level is discarded', () => {
    const t = vault({
      chance: {
        'spawn.roll': [
          [3, 4],
          [3, 3],
          [3, 4],
        ],
      },
      state: (state) => {
        hold(state, 0, 'wedge');
        built(state, 0, 3, 'attic');
      },
    });
    const threat = t.state.threatDeck.at(-1)!;
    finishRoundUntil(t, 'item.discard-spawn');
    t.seat(0).answer('use:wedge');
    expect(itemsOf(t)).toEqual([{ id: 'wedge', exhausted: true }]);
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
    expect(itemsOf(t, 1)).toEqual([{ id: 'radio', exhausted: true }]);
  });
});

function itemsOfState(state: ReturnType<typeof vault>['state']) {
  return player(state, 0).items;
}

/** Everybody passes until this is asked. */
function finishRoundUntil(t: ReturnType<typeof vault>, ask: string): void {
  while (t.session.question !== undefined && t.session.question.ask !== ask) {
    const seat = t.session.waitsFor[0]!;
    t.seat(seat).answer(t.seat(seat).asked()!.can.at(-1)!);
  }
  if (t.session.question === undefined) finishRound(t);
}
