import { describe, expect, test } from 'vitest';
import { hold, layItemTrack, player, stock, vault } from './helpers/vault.ts';

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
    expect(player(t.state, 0).items).toEqual(['dog', next].map((id) => ({ id, exhausted: false })));
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
        for (const held of player(state, 0).items.slice(0, 2)) held.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.2');
    expect(t.seat(0).asked()).toEqual({ ask: 'ready.item', can: ['crate', 'club'], cannot: {} });
    t.seat(0).answer('club');
    expect(player(t.state, 0).items).toEqual([
      { id: 'crate', exhausted: true },
      { id: 'club', exhausted: false },
      { id: 'dog', exhausted: false },
    ]);
  });

  test('SH-ITEM-4 nobody is asked which when just one is exhausted, and with none nothing happens', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'crate', 'dog');
        player(state, 0).items[1]!.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.2');
    expect(player(t.state, 0).items.map(({ exhausted }) => exhausted)).toEqual([false, false]);
    const none = vault({ state: (state) => hold(state, 0, 'dog') });
    none.seat(0).answer('space:top.6.2');
    expect(none.session.waitsFor).toEqual([1]);
  });

  test('SH-ITEM-5 an item in a cost is given up, ready or exhausted; without one the space cannot be used', () => {
    const t = vault({
      state: (state) => {
        hold(state, 0, 'crate');
        player(state, 0).items[0]!.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.6.1');
    expect(player(t.state, 0).items).toEqual([]);
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
        for (const held of player(state, 0).items) held.exhausted = true;
      },
    });
    t.seat(0).answer('space:top.1.1', 'ledger');
    expect(player(t.state, 0).items).toHaveLength(10);
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
    expect(player(t.state, 0).items).toEqual([]);
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
    expect(player(t.state, 0).items.map(({ id }) => id)).toEqual(['dog']);
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
});
