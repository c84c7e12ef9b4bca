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

    test('FB-CARDS-3 an event among it happens at once, and is kept by nobody', () => {
      const t = adventure({ state: looting('purse.1', 'can.1', 'can.2') });
      answer(t, 'encounter', 'option:2');
      expect([survivor(t.state).caps, cards(t), t.state.lootDiscard]).toEqual([
        5,
        ['can.1 inventory', 'can.2 inventory'],
        ['purse.1'],
      ]);
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

  const aided = () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'stim.1');
        survivor(state).hp = 14;
      },
    });
    expect(t.seat(0).refuse('equip:stim.1').rule).toBe('FB-ITEM-6');
    answer(t, 'move', 'to:camp.a', 'use:stim.1');
    return t;
  };

  test('FB-ITEM-6 aid is not equipped, and used from the inventory', () => {
    expect(cards(aided())).toEqual([]);
  });

  test('FB-TURN-2 it is used at any time of the turn, for no action', () => {
    const { actions, points } = aided().state.turn;
    expect([actions, points]).toEqual([1, 1]);
  });

  test('FB-HP-4 it recovers HP up to the maximum', () => {
    expect(survivor(aided().state).hp).toBe(16);
  });

  const discarded = () => {
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
    return t.state;
  };

  test('FB-ITEM-7 every card goes to the discards of its own kind', () => {
    const { lootDiscard, assetDiscard, uniqueDiscard } = discarded();
    expect([lootDiscard, assetDiscard, uniqueDiscard]).toEqual([['can.1'], ['stim.1'], ['box.1']]);
  });

  test('FB-RULING-45 a character card is out of the game', () => {
    expect(discarded().gone).toEqual(['jane-knife.1']);
  });

  const pushing = (...answers: string[]) => {
    const t = adventure({
      state: (state) => {
        for (const card of ['club.1', 'vest.1', 'dog.1']) hold(state, 0, card);
        looting('stick.1', 'can.1', 'purse.1')(state);
      },
    });
    answer(t, 'encounter', 'option:2', ...answers);
    return t;
  };

  test('FB-EQUIP-1 one of each kind is equipped, and a second takes its place', () => {
    const worn = cards(pushing('equip', 'keep')).filter((card) => !card.endsWith('inventory'));
    expect(worn.toSorted()).toEqual(['dog.1 companion', 'stick.1 weapon', 'vest.1 apparel']);
  });

  test('FB-EQUIP-2 a card goes into the slot of its kind, and into no other', () => {
    expect(cards(pushing('equip', 'keep'))).toContain('stick.1 weapon');
    expect(cards(pushing('inventory'))).toContain('club.1 weapon');
  });

  test('FB-EQUIP-3 who gains it may equip it at once, or not', () => {
    expect(asked(pushing())).toMatchObject({ to: 0, ask: 'gain.equip', can: ['equip', 'inventory'] });
  });

  test('FB-RULING-42 what is pushed out of the slot is kept', () => {
    const t = pushing('equip');
    expect(asked(t)).toMatchObject({ ask: 'gain.pushed-out', can: ['keep', 'discard'] });
    answer(t, 'keep');
    expect(cards(t)).toContain('club.1 inventory');
  });

  test('FB-RULING-42 or discarded', () => {
    const t = pushing('equip', 'discard');
    expect(t.logged('FB-ITEM-7')).toEqual(['Ann discards Club.']);
  });

  const twoWeapons = (...answers: string[]) => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'club.1');
        hold(state, 0, 'bow.1', 'inventory');
      },
    });
    answer(t, ...answers);
    return t;
  };

  test('FB-EQUIP-4 equipment is changed at the start of a turn', () => {
    expect(cards(twoWeapons('equip:bow.1'))).toEqual(['club.1 inventory', 'bow.1 weapon']);
  });

  test('FB-EQUIP-4 not in camp, and not after the first action', () => {
    const t = twoWeapons('camp');
    t.seat(0).refuse('equip:bow.1');
    answer(t, 'done');
    expect(t.seat(0).refuse('equip:bow.1').rule).toBe('FB-EQUIP-4');
  });

  test('FB-RULING-41 as often as one likes before the first action', () => {
    expect(cards(twoWeapons('equip:bow.1', 'equip:club.1', 'equip:bow.1'))).toContain('bow.1 weapon');
  });

  const withMedic = (where?: 'inventory') =>
    adventure({
      seats: 2,
      state: (state) => {
        hold(state, 0, 'medic.1', where);
        survivor(state).hp = 5;
      },
    });

  test('FB-EQUIP-6 a companion in the inventory does nothing', () => {
    expect(withMedic('inventory').seat(0).refuse('use:medic.1').rule).toBe('FB-EQUIP-6');
  });

  test('FB-COMP-1 an equipped one is exhausted for what it does, in the turn of its owner', () => {
    const t = withMedic();
    answer(t, 'use:medic.1');
    expect([survivor(t.state).hp, survivor(t.state).cards[0]!.exhausted]).toEqual([8, true]);
    const other = withMedic();
    answer(other, 'end');
    other.seat(0).refuse('use:medic.1');
  });

  test('FB-EXH-2 an exhausted card is not used again', () => {
    const t = withMedic();
    answer(t, 'use:medic.1');
    expect(t.seat(0).refuse('use:medic.1').rule).toBe('FB-EXH-2');
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

  const drawingFrom = (deck: string[], discard: string[]) => {
    const t = adventure({
      state: (state) => {
        looting()(state);
        Object.assign(state, { lootDeck: deck, lootDiscard: discard, assetDeck: [], assetDiscard: [] });
      },
    });
    answer(t, 'encounter', 'option:2');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    return t;
  };

  test('FB-LIMIT-3 an empty deck is made from its own discards', () => {
    const t = drawingFrom([], ['can.1', 'can.2', 'can.3', 'can.4']);
    expect(survivor(t.state).cards).toHaveLength(3);
    expect([t.state.lootDeck.length, t.state.lootDiscard]).toEqual([1, []]);
    expect(t.log()).toContain('The loot discards are shuffled into a new deck.');
  });

  test('FB-LIMIT-3 with the last card drawn it is made at once', () => {
    const t = drawingFrom(['can.1', 'can.2', 'can.3'], ['can.4']);
    expect([t.state.lootDeck, t.state.lootDiscard]).toEqual([['can.4'], []]);
  });

  test('FB-RULING-72 with no discards either, the draw is lost', () => {
    expect(survivor(drawingFrom([], []).state).cards).toEqual([]);
  });

  test('FB-RULING-72 a deck that could not be made is made of what is discarded later', () => {
    const t = drawingFrom(['purse.1'], []); // an event: it is discarded, and drawn again
    expect(survivor(t.state).caps).toBe(3 + 3 * 2);
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

  describe('a companion with a condition', () => {
    const addicted = (state: State) => void survivor(state).traits.push({ trait: 'addicted', locked: true });
    const camped = (t: ReturnType<typeof worn>) => {
      answer(t, 'camp', 'done');
      return t.state;
    };

    test.each([undefined, 'inventory'] as const)('FB-COMP-2 is unexhausted like any card (%s)', (where) => {
      expect(survivor(camped(worn('dog.1', undefined, where))).cards).toMatchObject([
        { id: 'dog.1', exhausted: false },
      ]);
    });

    test.each([undefined, 'inventory'] as const)(
      'FB-COMP-3 leaves when it is unexhausted and it is not met (%s)',
      (where) => {
        const state = camped(worn('dog.1', addicted, where));
        expect([survivor(state).cards, state.assetDiscard]).toEqual([[], ['dog.1']]);
      },
    );

    test('FB-COMP-4 is not asked while it is ready', () => {
      const t = adventure({
        state: (state) => {
          hold(state, 0, 'dog.1');
          addicted(state);
        },
      });
      expect(survivor(camped(t)).cards).toHaveLength(1);
    });
  });
});
