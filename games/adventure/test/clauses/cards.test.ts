/** Cards that are gained, used, bought and sold, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { salePrice } from '../../queries/shopping.ts';
import { adventure, answer, asked, can, hold, survivor, topEncounter, topLoot } from '../helpers/adventure.ts';
import { cards, fighting, meeting, type State, shopping, untilTurn } from '../helpers/beginnings.ts';
import { company, fit } from '../helpers/company.ts';

describe('cards', () => {
  test('FB-RES-12 the named one leaves its deck, and nobody rolls for it', () => {
    const t = meeting('S02');
    const before = t.state.uniqueDeck.length;
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t).map((each) => each.split(' ')[0]), t.state.uniqueDeck]).toEqual([
      ['sword.1'],
      expect.not.arrayContaining(['sword.1']),
    ]);
    expect(t.state.uniqueDeck).toHaveLength(before - 1);
  });

  test('FB-RES-12 without it a random one, one alone', () => {
    const t = meeting(
      'S02',
      (state) => {
        state.uniqueDiscard = state.uniqueDeck.splice(state.uniqueDeck.indexOf('sword.1'), 1);
      },
      { chance: { 'unique.random': [0] } },
    );
    const [first, ...rest] = t.state.uniqueDeck;
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t).map((each) => each.split(' ')[0]), t.state.uniqueDeck]).toEqual([[first], rest]);
  });

  test('FB-RES-12 with its deck empty there is none', () => {
    const t = meeting('S02', (state) => {
      state.uniqueDiscard = state.uniqueDeck.splice(0);
    });
    answer(t, 'option:2');
    untilTurn(t);
    expect([cards(t), asked(t)!.ask]).toEqual([[], 'turn']);
  });

  const looting = (loot: string[], more?: (state: State) => void) => {
    const t = meeting('S01', (state) => {
      state.assetDeck.splice(0);
      topLoot(state, ...loot);
      more?.(state);
    });
    answer(t, 'option:2');
    return t;
  };

  test('FB-CARDS-3 what is gained is ready', () => {
    const t = looting(['can.1', 'can.2', 'purse.1']);
    expect(survivor(t.state).cards.map(({ exhausted }) => exhausted)).toEqual([false, false]);
  });

  test('FB-CARDS-2 what is given by name is gained ready, too', () => {
    const t = meeting('S02');
    answer(t, 'option:2');
    untilTurn(t);
    expect(survivor(t.state).cards).toMatchObject([{ id: 'sword.1', exhausted: false }]);
  });

  test('FB-ITEM-6 what has no slot is not asked about', () => {
    expect(asked(looting(['can.1', 'can.2', 'purse.1']))!.ask).toBe('turn');
  });

  test('FB-CHAR-4 who has no place for it is not asked to equip it', () => {
    const t = adventure({
      options: { survivors: ['giant'] },
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S01');
        state.assetDeck.splice(0, 99, 'vest.1');
        topLoot(state, 'can.1', 'can.2', 'purse.1');
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(asked(t)!.ask).not.toBe('gain.equip');
    expect(cards(t)).toContain('vest.1 inventory');
  });

  test('FB-RULING-42 with the slot empty nothing is pushed out, and nobody is asked', () => {
    const t = looting(['stick.1', 'can.1', 'purse.1']);
    answer(t, 'equip');
    expect([asked(t)!.ask, cards(t)]).toEqual(['turn', ['stick.1 weapon', 'can.1 inventory']]);
  });

  test('FB-RULING-42 what is pushed out and kept is not discarded', () => {
    const t = looting(['stick.1', 'can.1', 'purse.1'], (state) => hold(state, 0, 'club.1'));
    answer(t, 'equip', 'keep');
    expect([t.state.assetDiscard, cards(t)]).toEqual([[], ['club.1 inventory', 'stick.1 weapon', 'can.1 inventory']]);
  });

  test('FB-RULING-42 what is pushed out and discarded is on its pile', () => {
    const t = looting(['stick.1', 'can.1', 'can.2'], (state) => hold(state, 0, 'stick.2'));
    answer(t, 'equip', 'discard');
    expect([t.state.lootDiscard, cards(t)]).toEqual([
      ['stick.2'],
      ['stick.1 weapon', 'can.1 inventory', 'can.2 inventory'],
    ]);
  });

  test('FB-ITEM-3 a card that is bought into a full inventory', () => {
    const t = shopping((state) => {
      for (const card of ['can.1', 'can.2', 'can.3']) hold(state, 0, card);
      survivor(state).caps = 9;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'inventory.discard' });
  });

  describe('FB-ITEM-3 whoever gives up what made room', () => {
    const CANS = ['can.1', 'can.2', 'can.3'];
    /** A vest with deep pockets, and so many cans. */
    const pockets = (cans: readonly string[], ...more: string[]) =>
      company({
        seats: 2,
        state: (state) => {
          hold(state, 0, 'vest.1', 'apparel');
          fit(state, 'vest.1', 'deep-pockets');
          for (const card of [...cans, ...more]) hold(state, 0, card, 'inventory');
        },
      });

    test('FB-ITEM-3 discards down to what is left: unequipped', () => {
      const t = pockets(CANS);
      answer(t, 'unequip:vest.1');
      expect(asked(t)).toMatchObject({ to: 0, ask: 'inventory.discard', can: ['vest.1', ...CANS] });
      answer(t, 'can.2');
      expect([asked(t)!.ask, cards(t)]).toEqual(['turn', ['vest.1', 'can.1', 'can.3'].map((id) => `${id} inventory`)]);
    });

    test('FB-ITEM-3 discards down to what is left: exchanged', () => {
      const t = pockets(CANS, 'vest.2');
      answer(t, 'equip:vest.2');
      expect(asked(t)).toMatchObject({ to: 0, ask: 'inventory.discard', can: ['vest.1', ...CANS] });
    });

    test('FB-ITEM-3 discards nothing while everything has its place', () => {
      const t = pockets(CANS.slice(1));
      answer(t, 'unequip:vest.1');
      expect([asked(t)!.ask, survivor(t.state).cards]).toEqual(['turn', expect.toSatisfy((all) => all.length === 3)]);
    });
  });

  test('FB-EXH-2 what is used for nothing is used once in a fight', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => {
      hold(state, 0, 'rich-gun.1');
      survivor(state).caps = 5;
    });
    expect(can(t)).toEqual(['use:rich-gun.1', 'roll']);
    answer(t, 'use:rich-gun.1');
    expect([survivor(t.state).caps, asked(t)!.ask]).toEqual([4, 'turn']); // rolled, and nothing to roll again
  });

  test('FB-CAPS-1 with its last Cap one pays for an ability', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => {
      hold(state, 0, 'rich-gun.1');
      survivor(state).caps = 1;
    });
    answer(t, 'use:rich-gun.1');
    expect(survivor(t.state).caps).toBe(0);
  });

  test('FB-CAPS-1 without a Cap it is not offered; what costs nothing is', () => {
    const without = (...held: string[]) => {
      const t = fighting('bot.1', [1, 1, 1], (state) => {
        for (const card of held) hold(state, 0, card);
        survivor(state).caps = 0;
      });
      return can(t);
    };
    expect(without('rich-gun.1')).not.toContain('use:rich-gun.1');
    expect(without('tube.1')).toContain('use:tube.1');
  });

  test('FB-EXH-6 who has just enough may pay', () => {
    const paying = (caps: number) => {
      const t = adventure({
        state: (state) => {
          hold(state, 0, 'tube.1');
          survivor(state).cards[0]!.exhausted = true;
          survivor(state).caps = caps;
        },
      });
      answer(t, 'camp', 'unexhaust');
      return asked(t)!.ask;
    };
    expect([paying(2), paying(1)]).toEqual(['unexhaust.pay', 'camp']);
  });

  test('FB-CAMP-3 what is ready is left alone', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'tube.1');
        survivor(state).caps = 5;
      },
    });
    answer(t, 'camp', 'unexhaust');
    expect(asked(t)!.ask).toBe('camp');
  });

  const companion = (traits: ('addicted' | 'vilified')[], exhausted = true) => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'dog.1');
        survivor(state).cards[0]!.exhausted = exhausted;
        survivor(state).traits = traits.map((trait) => ({ trait, locked: false }));
      },
    });
    answer(t, 'camp', 'unexhaust', 'done');
    return cards(t);
  };

  test('FB-COMP-3 a companion whose condition is met stays', () => {
    expect([companion([]), companion(['vilified'])]).toEqual([['dog.1 companion'], ['dog.1 companion']]);
  });

  test('FB-COMP-3 one whose condition is not met leaves', () => {
    expect(companion(['addicted'])).toEqual([]);
  });

  test('FB-SHOP-8 a discount lowers the price, never below nothing, and for that visit alone', () => {
    const t = shopping((state) => {
      survivor(state).bargain = 3;
      survivor(state).caps = 1;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(survivor(t.state).caps).toBe(0);
    answer(t, 'done');
    expect(survivor(t.state).bargain).toBe(0);
    const cheap = shopping((state) => {
      survivor(state).bargain = 9;
      survivor(state).caps = 1;
    });
    answer(cheap, 'buy:club.1', 'inventory');
    expect(survivor(cheap.state).caps).toBe(1);
  });

  test('FB-SHOP-8 who has just the price can buy', () => {
    const t = shopping((state) => {
      survivor(state).caps = 4;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(survivor(t.state).caps).toBe(0);
  });

  test('FB-SHOP-9 some cards, and some buyers, pay the whole value', () => {
    const { position } = adventure().session;
    const full = new Map(position.content.items);
    full.set('club.1', { ...full.get('club.1')!, full: true });
    const rich = { ...position, content: { ...position.content, items: full } };
    const sale = (at: typeof position, card: string, whole: boolean) =>
      salePrice(at, card, { times: 1, less: 0, full: whole });
    expect([
      sale(position, 'club.1', false),
      sale(position, 'club.1', true),
      sale(rich, 'club.1', false),
      sale(position, 'can.1', false),
    ]).toEqual([3, 4, 4, 0]);
  });

  test('FB-SHOP-11 a companion that needs nothing is anybody’s', () => {
    expect(can(shopping())).toContain('recruit:dog.1');
  });
});
