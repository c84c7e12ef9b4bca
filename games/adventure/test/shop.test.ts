import { describe, expect, test } from 'vitest';
import { adventureGame, readAdventureContent } from '../index.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  hold,
  packFiles,
  perks,
  survivor,
  testing,
} from './helpers/adventure.ts';
import { cards, type Setting, type State, shopping } from './helpers/beginnings.ts';

describe('the shop', () => {
  test('FB-SHOP-1 there are four assets in the shop', () => {
    const { shop } = adventure().state;
    expect(shop.map((card) => testing.content.items.get(card)!.deck)).toEqual(['asset', 'asset', 'asset', 'asset']);
  });

  test('FB-CARDS-1 they are open to everybody', () => {
    const t = adventure({ seats: 2 });
    expect(t.seat(1).view().shop).toEqual(t.state.shop);
  });

  test('FB-SHOP-6 shopping begins with one more card', () => {
    expect(shopping().state.shop).toHaveLength(5);
  });

  test('FB-SHOP-3 a card that comes to the shop comes to the left', () => {
    expect(shopping().state.shop).toEqual(['bow.1', 'club.1', 'dog.1', 'singer.1', 'vest.1']);
  });

  test('FB-SHOP-2 of more than four the rightmost is discarded', () => {
    const t = shopping();
    answer(t, 'done');
    expect([t.state.shop, t.state.assetDiscard]).toEqual([['bow.1', 'club.1', 'dog.1', 'singer.1'], ['vest.1']]);
  });

  test('FB-SHOP-4 the shop comes back to four cards only when the action is over', () => {
    const t = shopping((state) => hold(state, 0, 'can.1'));
    answer(t, 'sell:can.1');
    expect(t.state.shop).toHaveLength(5);
    answer(t, 'done');
    expect(t.state.shop).toHaveLength(4);
  });

  test('FB-SHOP-5 outside of shopping nothing is bought', () => {
    const t = adventure();
    t.seat(0).refuse(`buy:${t.state.shop[0]}`);
  });

  test('FB-CAMP-6 outside of a camp nothing is traded', () => {
    const t = adventure({ seats: 2 });
    t.seat(0).refuse('trade:1');
    answer(t, 'camp');
    expect(can(t)).toContain('trade:1');
  });

  test('FB-RES-11 so many interactions as the card says, and no more', () => {
    const t = shopping((state) => hold(state, 0, 'can.1'));
    answer(t, 'sell:can.1', 'buy:vest.1', 'inventory');
    expect(asked(t)!.ask).toBe('turn'); // the level of Old Town is 2
  });

  test('FB-SHOP-7 they may be bought, sold and recruited in any mix', () => {
    const t = shopping((state) => hold(state, 0, 'can.1'));
    const kinds = new Set(can(t).map((id) => id.split(':')[0]));
    expect(kinds).toEqual(new Set(['recruit', 'buy', 'sell', 'done']));
    answer(t, 'recruit:dog.1', 'equip');
    expect(can(t)).toContain('sell:can.1');
  });

  test('FB-SHOP-7 or there may be none', () => {
    const t = shopping();
    answer(t, 'done');
    expect([asked(t)!.ask, survivor(t.state).caps]).toEqual(['turn', 3]);
  });

  const buying = () => {
    const t = shopping(undefined, { seats: 2 });
    answer(t, 'buy:vest.1', 'equip');
    return t;
  };

  test('FB-SHOP-8 a card costs its price, and is its buyer’s', () => {
    const t = buying();
    expect([survivor(t.state).caps, cards(t)]).toEqual([0, ['vest.1 apparel']]);
  });

  test('FB-SHOP-8 who has less than the price cannot buy', () => {
    expect(shopping().seat(0).refuse('buy:club.1')).toEqual({
      rule: 'FB-SHOP-8',
      sentence: 'It costs 4 Caps; you do not have as many.',
    });
  });

  test('FB-CAPS-3 any price is paid exactly, whatever tokens the Caps would be', () => {
    const t = shopping((state) => {
      survivor(state).caps = 100;
    });
    answer(t, 'buy:vest.1', 'inventory');
    expect(survivor(t.state).caps).toBe(97);
  });

  test('FB-CAPS-4 what is spent goes to the supply, to nobody else', () => {
    expect(survivor(buying().state, 1).caps).toBe(3);
  });

  const selling = (card: string, where?: 'inventory', setting: Setting = {}) => {
    const t = shopping((state) => hold(state, 0, card, where, (setting.game ?? testing).content), setting);
    answer(t, `sell:${card}`);
    return survivor(t.state).caps;
  };

  test('FB-SHOP-9 an equipped card sells for one Cap less than its value', () => {
    expect(selling('club.2')).toBe(3 + 4 - 1);
  });

  test('FB-SHOP-9 a card of the inventory sells for one Cap less than its value', () => {
    expect(selling('club.2', 'inventory')).toBe(3 + 4 - 1);
  });

  test('FB-SHOP-9 what is sold goes to its discards, not into the shop', () => {
    const t = shopping((state) => hold(state, 0, 'club.2'));
    answer(t, 'sell:club.2');
    expect([t.state.assetDiscard, t.state.shop.includes('club.2'), cards(t)]).toEqual([['club.2'], false, []]);
  });

  test('FB-RULING-38 a card without a value cannot be sold', () => {
    const t = shopping((state) => hold(state, 0, 'dog.2'));
    expect(t.seat(0).refuse('sell:dog.2').rule).toBe('FB-RULING-38');
  });

  test('FB-RULING-38 a sale is never below 0 Caps', () => {
    const rags = [
      { path: 'pack.yaml', text: 'id: rags\nname: Rags\ngame: adventure\n' },
      { path: 'loot.yaml', text: '- { id: rag, name: Rag, kind: junk, cost: 0 }' },
    ];
    const game = adventureGame(readAdventureContent([packFiles, rags]));
    expect([selling('rag.1', undefined, { game }), selling('can.1')]).toEqual([3, 3]);
  });

  const recruiting = (card: string) => {
    const t = shopping((state) => {
      survivor(state).caps = 0;
      survivor(state).traits.push({ trait: 'vilified', locked: false });
    });
    answer(t, `recruit:${card}`, 'equip');
    return t;
  };

  test('FB-SHOP-10 a companion is recruited for nothing', () => {
    const t = recruiting('dog.1');
    expect([survivor(t.state).caps, cards(t)]).toEqual([0, ['dog.1 companion']]);
  });

  test('FB-SHOP-11 only by who has what its corner shows', () => {
    expect(shopping().seat(0).refuse('recruit:singer.1').rule).toBe('FB-SHOP-11');
    expect(cards(recruiting('singer.1'))).toEqual(['singer.1 companion']);
  });

  test('FB-RULING-39 a companion cannot be bought', () => {
    const t = shopping((state) => {
      survivor(state).caps = 99;
    });
    expect(
      can(t)
        .filter((id) => id.startsWith('buy:'))
        .toSorted(),
    ).toEqual(['buy:bow.1', 'buy:club.1', 'buy:vest.1']);
    t.seat(0).refuse('buy:dog.1');
  });

  test('FB-SHOP-12 what is bought is not replaced before the action is over', () => {
    const t = shopping((state) => {
      survivor(state).caps = 99;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(t.state.shop).toEqual(['bow.1', 'dog.1', 'singer.1', 'vest.1']);
  });

  test('FB-SHOP-4 then the shop is filled up to four', () => {
    const t = shopping((state) => {
      survivor(state).caps = 99;
    });
    answer(t, 'buy:club.1', 'inventory', 'buy:vest.1', 'inventory');
    expect([t.state.shop.length, t.state.shop.slice(-3)]).toEqual([4, ['bow.1', 'dog.1', 'singer.1']]);
  });

  test('FB-LIMIT-3 the last asset drawn, its discards are the new deck at once: what is sold later in that visit is not in it', () => {
    const t = shopping((state) => {
      hold(state, 0, 'stim.1');
      state.assetDiscard.push(...state.assetDeck.splice(0).filter((card) => card !== 'bow.1'));
      state.assetDeck.push('bow.1');
    });
    const deck = t.state.assetDeck.length;
    expect([deck > 0, t.state.assetDiscard, t.state.shop[0]]).toEqual([true, [], 'bow.1']);
    answer(t, 'sell:stim.1');
    expect([t.state.assetDeck.length, t.state.assetDiscard]).toEqual([deck, ['stim.1']]);
  });

  test('FB-RULING-40 a shop that cannot be filled stays smaller', () => {
    const t = shopping((state) => {
      state.assetDeck = [];
      survivor(state).caps = 99;
    });
    answer(t, 'buy:club.1', 'inventory', 'done');
    expect(t.state.shop).toHaveLength(3);
  });
});

describe('camping and trading', () => {
  const camping = (hp: number, ...parts: string[]) => {
    const t = adventure({
      state: (state) => {
        survivor(state).hp = hp;
      },
    });
    answer(t, 'camp', ...parts);
    return t;
  };

  test('FB-CAMP-1 the parts of a camp come in any order, each once', () => {
    expect(asked(camping(10))).toMatchObject({ ask: 'camp', can: ['recover', 'unexhaust', 'rest', 'done'] });
    expect(can(camping(10, 'rest', 'recover'))).toEqual(['unexhaust', 'done']);
  });

  test('FB-CAMP-2 who recovers gets 3 HP back, but none above the maximum', () => {
    expect([10, 15].map((hp) => survivor(camping(hp, 'recover', 'done').state).hp)).toEqual([13, 16]);
  });

  test('FB-CAMP-4 who rests becomes Well Rested', () => {
    expect(survivor(camping(10, 'rest', 'done').state).traits).toEqual([{ trait: 'well-rested', locked: false }]);
  });

  const tired = (...parts: string[]) => {
    const t = adventure({
      state: (state) => {
        for (const card of ['medic.1', 'paper.1']) hold(state, 0, card);
        for (const card of survivor(state).cards) card.exhausted = true;
      },
    });
    answer(t, 'camp', ...parts, 'done');
    return survivor(t.state).cards.map(({ exhausted }) => exhausted);
  };

  test('FB-CAMP-3 all cards are unexhausted, equipped or not', () => {
    expect(tired('unexhaust')).toEqual([false, false]);
  });

  test('FB-RULING-43 even if it was not asked for', () => {
    expect(tired()).toEqual([false, false]);
  });

  test('FB-CAMP-4 resting turns an unlocked Addicted into Well Rested', () => {
    const t = adventure({ state: (state) => void survivor(state).traits.push({ trait: 'addicted', locked: false }) });
    answer(t, 'camp', 'rest', 'done');
    expect(survivor(t.state).traits).toEqual([{ trait: 'well-rested', locked: false }]);
  });

  /** Ann camps with Ben beside her and offers this. */
  const offering = (proposal: object, state?: (state: State) => void) => {
    const t = adventure({
      seats: 3,
      state: (now) => {
        survivor(now, 1).space = 'camp.a';
        survivor(now, 2).space = 'town.e';
        state?.(now);
      },
    });
    answer(t, 'camp', 'trade:1');
    t.seat(0).answer(proposal as never);
    return t;
  };

  test('FB-CAMP-5 one trades with who is in the same or an adjacent space', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        survivor(state, 1).space = 'camp.a';
        survivor(state, 2).space = 'town.e';
      },
    });
    answer(t, 'camp');
    expect(asked(t)!.can).toContain('trade:1');
    expect(t.seat(0).refuse('trade:2').rule).toBe('FB-CAMP-5');
  });

  describe('a trade', () => {
    const goods = (state: State) => {
      for (const card of ['can.1', 'can.2']) hold(state, 0, card);
      hold(state, 1, 'dog.1');
      agendas(state, 1, 'calm.1');
    };
    const proposal = { give: { cards: ['can.1', 'can.2'], caps: 3 }, take: { cards: ['dog.1'], agendas: 1 } };

    test('FB-CAMP-7 items, companions, agendas and Caps, any number, change hands together', () => {
      const t = offering(proposal, goods);
      answer(t, 'accept', 'calm.1', 'equip');
      expect([cards(t), cards(t, 1)]).toEqual([['dog.1 companion'], ['can.1 inventory', 'can.2 inventory']]);
      expect(t.state.survivors.map(({ caps, agendas: hand }) => [caps, hand])).toEqual([
        [0, ['calm.1']],
        [6, []],
        [3, []],
      ]);
    });

    test('FB-CAMP-8 only if the other agrees', () => {
      const t = offering(proposal, goods);
      expect(asked(t)).toMatchObject({ to: 1, ask: 'trade.agree', can: ['accept', 'decline', 'counter'] });
      answer(t, 'decline');
      expect([cards(t), survivor(t.state).caps]).toEqual([['can.1 inventory', 'can.2 inventory'], 3]);
    });

    describe('answered with another', () => {
      const counter = { give: { cards: ['dog.1'] }, take: { caps: 2 } };
      const countered = () => {
        const t = offering(proposal, goods);
        answer(t, 'counter');
        return t;
      };

      test('FB-RULING-83 whoever was to answer offers, and whoever offered answers', () => {
        const t = countered();
        expect(asked(t)).toMatchObject({ to: 1, ask: 'trade.propose' });
        t.seat(1).answer(counter);
        expect(asked(t)).toMatchObject({ to: 0, ask: 'trade.agree' });
        expect(t.seat(2).view().trade).toMatchObject({ from: 1, to: 0, give: { cards: ['dog.1'] } });
        answer(t, 'accept', 'equip');
        expect([cards(t), t.state.survivors.map(({ caps }) => caps)]).toEqual([
          ['can.1 inventory', 'can.2 inventory', 'dog.1 companion'],
          [1, 5, 3],
        ]);
      });

      test('FB-RULING-83 it counts for the camp of whoever camps', () => {
        const t = countered();
        t.seat(1).answer(counter);
        answer(t, 'accept', 'equip');
        expect(asked(t)).toMatchObject({ to: 0, ask: 'camp' });
        expect(can(t)).not.toContain('trade:1');
      });

      test('FB-RULING-83 after three of them somebody accepts or declines', () => {
        const t = countered();
        for (const seat of [1, 0]) {
          t.seat(seat).answer({ give: { caps: 1 } });
          answer(t, 'counter');
        }
        t.seat(1).answer({ give: { caps: 1 } });
        expect(t.seat(0).refuse('counter').rule).toBe('FB-RULING-83');
        expect(can(t)).toEqual(['accept', 'decline']);
      });

      test('FB-RULING-80 whoever thinks better of it calls the trade off', () => {
        const t = countered();
        t.seat(1).answer(null);
        expect(t.state.trade).toBeNull();
        expect(can(t)).toContain('trade:1');
      });
    });

    test('FB-RULING-44 a gift is a trade', () => {
      const t = offering({ give: { caps: 2 } });
      answer(t, 'accept');
      expect(t.state.survivors.map(({ caps }) => caps)).toEqual([1, 5, 3]);
    });
  });

  test('FB-CAMP-9 a promise is only text', () => {
    const t = offering({ give: { caps: 1 }, promise: 'I will help you.' });
    answer(t, 'accept');
    expect(t.log()).toContain('Ann promises: I will help you.');
    expect(survivor(t.state, 1).caps).toBe(4);
  });

  describe('another offer', () => {
    const camping = () => {
      const t = adventure({ seats: 2, state: (state) => hold(state, 0, 'can.1') });
      answer(t, 'camp', 'trade:1');
      return t;
    };
    const OFFER = { give: { cards: ['can.1'] } };

    test('FB-RULING-80 may follow one that was declined', () => {
      const t = camping();
      t.seat(0).answer(OFFER);
      answer(t, 'decline');
      expect(asked(t)).toMatchObject({ to: 0, ask: 'camp' });
      answer(t, 'trade:1');
      t.seat(0).answer(OFFER);
      answer(t, 'accept');
      expect(cards(t, 1)).toEqual(['can.1 inventory']);
    });

    test('FB-RULING-80 may follow one that was called off', () => {
      const t = camping();
      t.seat(0).answer(null);
      expect(can(t)).toContain('trade:1');
    });

    test('FB-RULING-80 does not follow a trade that took place', () => {
      const t = camping();
      t.seat(0).answer(OFFER);
      answer(t, 'accept');
      expect(can(t)).toEqual(['recover', 'unexhaust', 'rest', 'done']);
    });
  });

  test.each(['gut', 'well-rested', 'S'])(
    'FB-CAMP-10 nothing else is tradable: neither perk, trait nor letter (%s)',
    (card) => {
      const t = adventure({ seats: 2, state: (state) => perks(state, 0, 'gut') });
      answer(t, 'camp', 'trade:1');
      expect(t.seat(0).refuse({ give: { cards: [card] } }).rule).toBe('FB-CAMP-10');
      t.seat(0).refuse({ give: { traits: ['synth'] } });
    },
  );

  test('FB-CHAR-5 an ability card cannot be traded', () => {
    const t = adventure({
      seats: 2,
      options: { survivors: ['glow', 'joe'] },
      state: (state) => hold(state, 0, 'glow-skin.1', 'beside'),
    });
    answer(t, 'camp', 'trade:1');
    expect(t.seat(0).refuse({ give: { cards: ['glow-skin.1'] } }).rule).toBe('FB-CAMP-10');
  });

  const dealing = () => {
    const t = adventure({ seats: 3, state: (state) => agendas(state, 0, 'rich.1', 'calm.1') });
    answer(t, 'camp', 'trade:1');
    return t;
  };

  test('FB-CAMP-11 an offered agenda may be shown to the partner, and to nobody else', () => {
    const t = dealing();
    t.seat(0).answer({ give: { agendas: [0] }, show: [0] });
    expect([t.seat(1).view().trade!.shown, t.seat(2).view().trade!.shown]).toEqual([['rich.1'], []]);
    expect([t.seat(1).log().join().includes('Rich'), t.seat(2).log().join().includes('Rich')]).toEqual([true, false]);
  });

  test('FB-AGENDA-6 one that is not offered cannot be shown', () => {
    const t = dealing();
    expect(t.seat(0).refuse({ give: { agendas: [0] }, show: [1] }).rule).toBe('FB-AGENDA-6');
  });

  test('FB-CAMP-12 both keep their limits after a trade', () => {
    const t = offering({ give: { cards: ['can.1'], agendas: [0] } }, (state) => {
      hold(state, 0, 'can.1');
      agendas(state, 0, 'rich.1');
      for (const card of ['can.2', 'can.3', 'can.4']) hold(state, 1, card);
      agendas(state, 1, 'calm.1', 'calm.2', 'calm.3', 'calm.4');
    });
    answer(t, 'accept');
    expect(asked(t)).toMatchObject({ to: 1, ask: 'inventory.discard' });
    answer(t, 'can.2');
    expect(asked(t)).toMatchObject({ to: 1, ask: 'agenda.discard' });
    answer(t, 'rich.1');
    expect([survivor(t.state, 1).agendas.length, t.state.agendaDiscard]).toEqual([4, ['rich.1']]);
  });

  const handedOver = () => {
    const t = offering({ give: { cards: ['medic.1'], agendas: [0] } }, (state) => {
      hold(state, 0, 'medic.1');
      survivor(state).cards[0]!.exhausted = true;
      agendas(state, 0, 'free.1');
      survivor(state).revealed = 'free.1';
    });
    answer(t, 'accept', 'equip');
    return t.state;
  };

  test('FB-EXH-4 a traded card that is exhausted stays so', () => {
    expect(survivor(handedOver(), 1).cards).toEqual([{ id: 'medic.1', in: 'companion', exhausted: true }]);
  });

  test('FB-RULING-44 a revealed agenda that is traded ends the loyalty, and is hidden again', () => {
    const state = handedOver();
    expect([survivor(state).revealed, survivor(state, 1).revealed, survivor(state, 1).agendas]).toEqual([
      null,
      null,
      ['free.1'],
    ]);
  });
});
