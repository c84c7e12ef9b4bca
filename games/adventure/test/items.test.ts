import { describe, expect, test } from 'vitest';
import { adventure, answer, asked, fresh, hold, perks, survivor, topEncounter, topLoot } from './helpers/adventure.ts';
import { cards, type State, shopping } from './helpers/beginnings.ts';

describe('items and inventory', () => {
  const looting =
    (...loot: string[]) =>
    (state: State) => {
      survivor(state).space = 'town.e';
      topEncounter(state, 'S01');
      state.assetDeck.splice(0);
      topLoot(state, ...loot);
    };

  describe('loot that is gained', () => {
    const gaining = (answers: string) => {
      const t = adventure({ seats: 2, state: looting('stick.1', 'can.1', 'can.2') });
      answer(t, 'encounter', 'option:2', answers);
      return t;
    };

    test('FB-CARDS-3 is drawn from the top of its deck, as many cards as said', () => {
      expect(survivor(gaining('equip').state).cards.map(({ id }) => id)).toEqual(['stick.1', 'can.1', 'can.2']);
    });

    test('FB-CARDS-2 goes into its slot, if the survivor likes', () => {
      expect(cards(gaining('equip'))[0]).toBe('stick.1 weapon');
    });

    test('FB-ITEM-1 is in the inventory, if it is not equipped', () => {
      expect(cards(gaining('inventory'))).toEqual(['stick.1 inventory', 'can.1 inventory', 'can.2 inventory']);
    });

    test('FB-ITEM-5 is open to everybody in the inventory', () => {
      const seen = gaining('inventory').seat(1).view().survivors[0]!.cards;
      expect(seen.map(({ id }) => id)).toEqual(['stick.1', 'can.1', 'can.2']);
    });

    test('FB-EQUIP-5 is open to everybody when it is equipped', () => {
      expect(gaining('equip').seat(1).view().survivors[0]!.cards[0]).toEqual({
        id: 'stick.1',
        in: 'weapon',
        exhausted: false,
      });
    });
  });

  describe('more than an inventory holds', () => {
    const overfull = () => {
      const t = adventure({
        state: (state) => {
          for (const card of ['can.3', 'can.4', 'stim.1']) hold(state, 0, card);
          looting('can.1', 'can.2', 'grenade.1')(state);
        },
      });
      answer(t, 'encounter', 'option:2');
      return t;
    };

    test('FB-ITEM-2 an inventory holds three cards', () => {
      const t = overfull();
      answer(t, 'can.3', 'can.1');
      expect(asked(t)!.ask).toBe('inventory.discard');
      answer(t, 'can.2');
      expect([asked(t)!.ask, survivor(t.state).cards.length]).toEqual(['turn', 3]);
    });

    test('FB-ITEM-3 what is too much is discarded at once, new or old, before anything else', () => {
      const t = overfull();
      expect(asked(t)).toMatchObject({ to: 0, ask: 'inventory.discard' });
      for (const other of ['end', 'move']) t.seat(0).refuse(other);
      answer(t, 'can.3', 'grenade.1', 'can.4');
      expect(t.state.lootDiscard).toEqual(['can.3', 'grenade.1', 'can.4']);
    });

    test('FB-CARDS-5 FB-RULING-42 all cards of one gain are drawn before any is discarded', () => {
      expect(new Set(asked(overfull())!.can)).toEqual(
        new Set(['can.3', 'can.4', 'stim.1', 'can.1', 'can.2', 'grenade.1']),
      );
    });
  });

  const full = (perk: boolean) => {
    const t = adventure({
      state: (state) => {
        for (const card of ['club.1', 'vest.1', 'dog.1', 'stim.1', ...(perk ? ['stim.2'] : [])]) hold(state, 0, card);
        if (perk) perks(state, 0, 'strong-back');
        looting('can.1', 'can.2', 'purse.1')(state);
      },
    });
    answer(t, 'encounter', 'option:2');
    return t;
  };

  test('FB-ITEM-4 equipped cards do not count against the inventory', () => {
    const t = full(false);
    expect([asked(t)!.ask, survivor(t.state).cards.length]).toEqual(['turn', 6]);
  });

  test('FB-CORE-2 a card may make room for one more', () => {
    const t = full(true);
    expect([asked(t)!.ask, survivor(t.state).cards.length]).toEqual(['turn', 7]);
  });

  test('FB-ITEM-6 FB-TURN-2 FB-HP-4 aid is used from the inventory at any time of the turn, for no action, and cannot be equipped', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'stim.1');
        survivor(state).hp = 14;
      },
    });
    expect(t.seat(0).refuse('equip:stim.1').rule).toBe('FB-ITEM-6');
    answer(t, 'use:stim.1');
    expect([survivor(t.state).hp, t.state.turn.actions, cards(t)]).toEqual([16, 2, []]);
  });

  test('FB-ITEM-7 FB-RULING-45 every card goes to the discards of its own kind', () => {
    const t = adventure({
      state: (state) => {
        perks(state, 0, 'strong-back'); // room for a fourth card
        for (const card of ['can.1', 'stim.1', 'box.1', 'jane-knife.1']) hold(state, 0, card, 'inventory');
        survivor(state).hp = 1;
        survivor(state).space = 'town.e';
        topEncounter(state, 'S02');
      },
    });
    answer(t, 'encounter', 'option:3', 'camp.e');
    const { lootDiscard, assetDiscard, uniqueDiscard, gone } = t.state;
    expect([lootDiscard, assetDiscard, uniqueDiscard, gone]).toEqual([
      ['can.1'],
      ['stim.1'],
      ['box.1'],
      ['jane-knife.1'],
    ]);
  });

  test('FB-EQUIP-1 FB-EQUIP-2 FB-EQUIP-3 one of each kind in its own slot; what is pushed out is kept or discarded', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'club.1');
        looting('stick.1', 'can.1', 'can.2')(state);
      },
    });
    answer(t, 'encounter', 'option:2', 'equip');
    expect(asked(t)).toMatchObject({ ask: 'gain.pushed-out', can: ['keep', 'discard'] });
    answer(t, 'keep');
    expect(cards(t)).toEqual(['club.1 inventory', 'stick.1 weapon', 'can.1 inventory', 'can.2 inventory']);
  });

  test('FB-EQUIP-4 FB-RULING-41 equipment is changed at the start of a turn, not after the first action nor in camp', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'club.1');
        hold(state, 0, 'bow.1', 'inventory');
      },
    });
    answer(t, 'equip:bow.1', 'equip:club.1', 'equip:bow.1');
    expect(cards(t)).toEqual(['club.1 inventory', 'bow.1 weapon']);
    answer(t, 'camp');
    t.seat(0).refuse('equip:club.1');
    answer(t, 'done');
    expect(t.seat(0).refuse('equip:club.1').rule).toBe('FB-EQUIP-4');
  });

  test('FB-EQUIP-6 FB-COMP-1 FB-EXH-2 a companion works only while equipped, once until it is unexhausted, in the own turn', () => {
    const t = adventure({ state: (state) => hold(state, 0, 'medic.1', 'inventory') });
    expect(t.seat(0).refuse('use:medic.1').rule).toBe('FB-EQUIP-6');
    const equipped = adventure({
      seats: 2,
      state: (state) => {
        hold(state, 0, 'medic.1');
        survivor(state).hp = 5;
      },
    });
    answer(equipped, 'use:medic.1');
    expect([survivor(equipped.state).hp, survivor(equipped.state).cards[0]!.exhausted]).toEqual([8, true]);
    expect(equipped.seat(0).refuse('use:medic.1').rule).toBe('FB-EXH-2');
    answer(equipped, 'end');
    equipped.seat(0).refuse('use:medic.1');
  });

  test('FB-CHAR-4 characters follow their cards: no apparel, two apparel, healing rads, bare hands', () => {
    const giant = fresh({
      seats: 1,
      options: { survivors: ['giant'] },
      state: (state) => hold(state, 0, 'vest.1', 'inventory'),
    });
    expect(giant.seat(0).refuse('equip:vest.1').rule).toBe('FB-CHAR-4');
    const glow = fresh({
      seats: 1,
      options: { survivors: ['glow'] },
      state: (state) => void Object.assign(survivor(state), { space: 'town.e', hp: 5 }),
    });
    answer(glow, 'move', 'to:town.b');
    expect([survivor(glow.state).hp, survivor(glow.state).rads]).toEqual([6, 0]);
    const suit = fresh({
      seats: 1,
      options: { survivors: ['suit'] },
      state: (state) => hold(state, 0, 'vest.1', 'inventory'),
    });
    answer(suit, 'equip:vest.1');
    expect(survivor(suit.state).cards.map((card) => card.in)).toEqual(['apparel', 'apparel']);
  });

  test('FB-CORE-6 what hits one survivor changes nothing of another’s', () => {
    const before = adventure({ seats: 2 });
    const other = JSON.stringify(survivor(before.state, 1));
    answer(before, 'move', 'to:camp.a');
    expect(JSON.stringify(survivor(before.state, 1))).toBe(other);
  });

  test('FB-CARDS-4 an event is carried out and discarded', () => {
    const t = adventure({ state: looting('purse.1', 'can.1', 'can.2') });
    answer(t, 'encounter', 'option:2');
    expect([survivor(t.state).caps, t.state.lootDiscard, cards(t)]).toEqual([
      5,
      ['purse.1'],
      ['can.1 inventory', 'can.2 inventory'],
    ]);
  });

  test('FB-LIMIT-3 FB-RULING-72 an empty deck is made from its own discards; with none the draw is lost', () => {
    const t = adventure({
      state: (state) => {
        looting()(state);
        state.lootDiscard = state.lootDeck.splice(0);
        state.assetDiscard = ['stim.1'];
        state.assetDeck = [];
      },
    });
    answer(t, 'encounter', 'option:2');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect(t.state.lootDeck.length).toBeGreaterThan(0);
    expect(t.log()).toContain('The loot discards are shuffled into a new deck.');
    const none = adventure({
      state: (state) => {
        looting()(state);
        state.lootDeck = [];
        state.assetDiscard = [];
        state.agendaDeck.splice(2);
      },
    });
    answer(none, 'encounter', 'option:2');
    expect(survivor(none.state).cards).toEqual([]);
  });
});

describe('exhausting', () => {
  const worn = (card: string, more?: (state: State) => void, where?: 'inventory') =>
    adventure({
      state: (state) => {
        hold(state, 0, card, where);
        survivor(state).cards[0]!.exhausted = true;
        more?.(state);
      },
    });

  test('FB-EXH-3 an exhausted card can be equipped, and stays exhausted', () => {
    const t = worn('medic.1', undefined, 'inventory');
    answer(t, 'equip:medic.1');
    expect(survivor(t.state).cards).toEqual([{ id: 'medic.1', in: 'companion', exhausted: true }]);
  });

  test('FB-EXH-3 an exhausted card can be unequipped, and stays exhausted', () => {
    const t = worn('medic.1');
    answer(t, 'unequip:medic.1');
    expect(survivor(t.state).cards).toEqual([{ id: 'medic.1', in: 'inventory', exhausted: true }]);
  });

  test('FB-EQUIP-4 a card is unequipped at the start of a turn, and not after the first action', () => {
    const t = worn('medic.1');
    answer(t, 'move');
    expect(t.seat(0).refuse('unequip:medic.1').rule).toBe('FB-EQUIP-4');
  });

  test('FB-ITEM-2 a card is not unequipped into a full inventory', () => {
    const t = worn('medic.1', (state) => {
      for (const card of ['can.1', 'can.2', 'can.3']) hold(state, 0, card);
    });
    expect(t.seat(0).refuse('unequip:medic.1').rule).toBe('FB-ITEM-2');
  });

  test('FB-EXH-5 a card stays exhausted through turns and rounds', () => {
    const t = worn('medic.1');
    for (let turn = 0; turn < 2; turn += 1) {
      answer(t, 'end');
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    }
    expect([t.state.round, survivor(t.state).cards[0]!.exhausted]).toEqual([3, true]);
  });

  test('FB-EXH-3 an exhausted card can be sold', () => {
    const t = shopping((state) => {
      hold(state, 0, 'tube.1');
      survivor(state).cards[0]!.exhausted = true;
    });
    answer(t, 'sell:tube.1');
    expect(survivor(t.state).caps).toBe(9);
  });

  test('FB-EXH-6 a card with a cost for unexhausting is paid for, or stays exhausted', () => {
    const paid = worn('tube.1');
    answer(paid, 'camp', 'unexhaust', 'pay', 'done');
    expect([survivor(paid.state).caps, survivor(paid.state).cards[0]!.exhausted]).toEqual([1, false]);
    const declined = worn('tube.1');
    answer(declined, 'camp', 'unexhaust', 'decline', 'done');
    expect([survivor(declined.state).caps, survivor(declined.state).cards[0]!.exhausted]).toEqual([3, true]);
    const poor = worn('tube.1', (state) => {
      survivor(state).caps = 1;
    });
    answer(poor, 'camp', 'done');
    expect(survivor(poor.state).cards[0]!.exhausted).toBe(true);
  });

  test('FB-COMP-2 FB-COMP-3 FB-COMP-4 exhausted companions, equipped or not, are checked when unexhausted; ready ones are not', () => {
    const addicted = (state: State) => void survivor(state).traits.push({ trait: 'addicted', locked: true });
    for (const where of [undefined, 'inventory'] as const) {
      const leaves = worn('dog.1', addicted, where);
      answer(leaves, 'camp', 'done');
      expect([survivor(leaves.state).cards, leaves.state.assetDiscard]).toEqual([[], ['dog.1']]);
      const stays = worn('dog.1', undefined, where);
      answer(stays, 'camp', 'done');
      expect(survivor(stays.state).cards).toMatchObject([{ id: 'dog.1', exhausted: false }]);
    }
    const ready = adventure({
      state: (state) => {
        hold(state, 0, 'dog.1');
        addicted(state);
      },
    });
    answer(ready, 'camp', 'done');
    expect(survivor(ready.state).cards).toHaveLength(1);
  });
});
