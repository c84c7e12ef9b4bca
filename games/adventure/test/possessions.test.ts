import { describe, expect, test } from 'vitest';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  fresh,
  hold,
  layShop,
  put,
  staged,
  survivor,
  topEncounter,
  topLoot,
} from './adventure.ts';

type State = ReturnType<typeof adventure>['state'];
type Setting = NonNullable<Parameters<typeof adventure>[0]>;
const cards = (t: ReturnType<typeof adventure>, seat = 0) =>
  survivor(t.state, seat).cards.map(({ id, in: where }) => `${id} ${where}`);

/** Ann, shopping at Old Town: two interactions. */
function shopping(state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    state: (now) => {
      survivor(now).space = 'town.e';
      topEncounter(now, 'S01');
      layShop(now, 'club.1', 'dog.1', 'singer.1', 'vest.1');
      now.assetDeck.push(...now.assetDeck.splice(now.assetDeck.indexOf('bow.1'), 1));
      state?.(now);
    },
  });
  answer(t, 'encounter', 'option:1');
  return t;
}

describe('items and inventory', () => {
  const looting =
    (...loot: string[]) =>
    (state: State) => {
      survivor(state).space = 'town.e';
      topEncounter(state, 'S01');
      state.assetDeck.splice(0);
      topLoot(state, ...loot);
    };

  test('FB-ITEM-1 FB-ITEM-5 FB-EQUIP-5 FB-CARDS-2 FB-CARDS-3 gained loot goes into slot or inventory, open to everybody', () => {
    const t = adventure({ seats: 2, state: looting('stick.1', 'can.1', 'can.2') });
    answer(t, 'encounter', 'option:2');
    expect(asked(t)).toMatchObject({ ask: 'gain.equip', can: ['equip', 'inventory'] });
    answer(t, 'equip');
    expect(cards(t)).toEqual(['stick.1 weapon', 'can.1 inventory', 'can.2 inventory']);
    expect(t.seat(1).view().survivors[0]!.cards).toEqual(survivor(t.state).cards);
  });

  test('FB-ITEM-2 FB-ITEM-3 FB-CARDS-5 FB-RULING-42 all cards are drawn first, then any are discarded down to three', () => {
    const t = adventure({
      state: (state) => {
        for (const card of ['can.3', 'can.4', 'stim.1']) hold(state, 0, card);
        looting('can.1', 'can.2', 'grenade.1')(state);
      },
    });
    answer(t, 'encounter', 'option:2');
    expect(asked(t)).toMatchObject({ ask: 'inventory.discard' });
    expect(asked(t)!.can).toHaveLength(6);
    for (const other of ['end', 'move']) t.seat(0).refuse(other);
    answer(t, 'can.3', 'can.1', 'can.2');
    expect(cards(t)).toHaveLength(3);
  });

  test('FB-ITEM-4 FB-CORE-2 equipped cards do not count, and a card may make room for one more', () => {
    const full = (perk: boolean) =>
      adventure({
        state: (state) => {
          for (const card of ['club.1', 'vest.1', 'dog.1', 'stim.1', 'stim.2']) hold(state, 0, card);
          if (perk) survivor(state).perks.push('strong-back');
          looting('can.1', 'can.2', 'purse.1')(state);
        },
      });
    const plain = full(false);
    answer(plain, 'encounter', 'option:2');
    expect(asked(plain)!.ask).toBe('inventory.discard');
    const roomy = full(true);
    answer(roomy, 'encounter', 'option:2');
    expect(asked(roomy)!.ask).toBe('turn');
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

  test('FB-EXH-3 FB-EXH-5 exhausted cards can be equipped and stay exhausted through turns and rounds', () => {
    const t = worn('medic.1', undefined, 'inventory');
    answer(t, 'equip:medic.1', 'end');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect(survivor(t.state).cards[0]).toMatchObject({ in: 'companion', exhausted: true });
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

describe('the shop', () => {
  test('FB-SHOP-1 FB-CARDS-1 four assets in a row, open to everybody', () => {
    const t = adventure({ seats: 2 });
    expect(t.seat(1).view().shop).toEqual(t.state.shop);
    expect(t.state.shop).toHaveLength(4);
  });

  test('FB-SHOP-2 FB-SHOP-3 FB-SHOP-4 FB-SHOP-6 a fifth card comes to the left; after the action the rightmost goes', () => {
    const t = shopping();
    expect(t.state.shop).toEqual(['bow.1', 'club.1', 'dog.1', 'singer.1', 'vest.1']);
    answer(t, 'done');
    expect(t.state.shop).toEqual(['bow.1', 'club.1', 'dog.1', 'singer.1']);
    expect(t.state.assetDiscard).toEqual(['vest.1']);
  });

  test('FB-SHOP-5 FB-CAMP-6 outside a shop nothing is bought, outside a camp nothing traded', () => {
    const t = adventure({ seats: 2 });
    t.seat(0).refuse(`buy:${t.state.shop[0]}`);
    t.seat(0).refuse('trade:1');
  });

  test('FB-SHOP-7 FB-RES-11 so many interactions in any mix and no more; or none', () => {
    const t = shopping((state) => hold(state, 0, 'can.1'));
    answer(t, 'sell:can.1', 'buy:vest.1', 'inventory');
    expect(asked(t)!.ask).toBe('turn');
  });

  test('FB-SHOP-8 FB-CAPS-4 FB-CAPS-3 FB-LIMIT-1 a card costs its price, to the supply alone; who has less cannot buy', () => {
    const t = shopping(undefined, { seats: 2 });
    expect(t.seat(0).refuse('buy:club.1')).toEqual({
      rule: 'FB-SHOP-8',
      sentence: 'It costs 4 Caps; you do not have as many.',
    });
    answer(t, 'buy:vest.1', 'equip');
    expect([survivor(t.state).caps, survivor(t.state, 1).caps, cards(t)]).toEqual([0, 3, ['vest.1 apparel']]);
  });

  test('FB-SHOP-9 FB-RULING-38 a card, equipped or not, sells for one Cap less than its value; without a value for nothing', () => {
    const t = shopping((state) => {
      hold(state, 0, 'club.2');
      hold(state, 0, 'dog.2');
    });
    expect(t.seat(0).refuse('sell:dog.2').rule).toBe('FB-RULING-38');
    answer(t, 'sell:club.2');
    expect([survivor(t.state).caps, t.state.assetDiscard, t.state.shop.includes('club.2')]).toEqual([
      6,
      ['club.2'],
      false,
    ]);
  });

  test('FB-SHOP-10 FB-SHOP-11 FB-RULING-39 companions are recruited for nothing, by those who have what the corner shows', () => {
    const t = shopping((state) => {
      survivor(state).caps = 0;
    });
    expect(t.seat(0).refuse('recruit:singer.1').rule).toBe('FB-SHOP-11');
    t.seat(0).refuse('buy:dog.1');
    answer(t, 'recruit:dog.1', 'equip');
    expect([survivor(t.state).caps, cards(t)]).toEqual([0, ['dog.1 companion']]);
    const vile = shopping((state) => void survivor(state).traits.push({ trait: 'vilified', locked: false }));
    answer(vile, 'recruit:singer.1', 'equip');
    expect(cards(vile)).toEqual(['singer.1 companion']);
  });

  test('FB-SHOP-12 FB-SHOP-4 what is bought is not replaced before the action is over', () => {
    const t = shopping((state) => {
      survivor(state).caps = 99;
    });
    answer(t, 'buy:club.1', 'inventory');
    expect(t.state.shop).toHaveLength(4);
    answer(t, 'buy:vest.1', 'inventory');
    expect(t.state.shop).toHaveLength(4);
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
  test('FB-CAMP-1 FB-CAMP-2 the parts of a camp come in any order, each once', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).hp = 10;
      },
    });
    answer(t, 'camp');
    expect(asked(t)).toMatchObject({ ask: 'camp', can: ['recover', 'unexhaust', 'rest', 'done'] });
    answer(t, 'rest', 'recover');
    expect(asked(t)!.can).toEqual(['unexhaust', 'done']);
    answer(t, 'done');
    expect(survivor(t.state)).toMatchObject({ hp: 13, traits: [{ trait: 'well-rested', locked: false }] });
    const near = adventure({
      state: (state) => {
        survivor(state).hp = 15;
      },
    });
    answer(near, 'camp', 'recover', 'done');
    expect(survivor(near.state).hp).toBe(16);
  });

  test('FB-CAMP-3 FB-RULING-43 unexhausting is done even if it was not asked for, and for all cards', () => {
    const t = adventure({
      state: (state) => {
        for (const card of ['medic.1', 'paper.1']) hold(state, 0, card);
        for (const card of survivor(state).cards) card.exhausted = true;
      },
    });
    answer(t, 'camp', 'done');
    expect(survivor(t.state).cards.map(({ exhausted }) => exhausted)).toEqual([false, false]);
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

  test('FB-CAMP-7 FB-CAMP-8 FB-RULING-44 cards, Caps and agendas change hands together, if the other agrees; gifts are trades', () => {
    const goods = (state: State) => {
      for (const card of ['can.1', 'can.2']) hold(state, 0, card);
      hold(state, 1, 'dog.1');
      agendas(state, 1, 'calm.1');
    };
    const proposal = { give: { cards: ['can.1', 'can.2'], caps: 3 }, take: { cards: ['dog.1'], agendas: 1 } };
    const t = offering(proposal, goods);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'trade.agree', can: ['accept', 'decline'] });
    answer(t, 'accept', 'calm.1', 'equip');
    expect([cards(t), cards(t, 1)]).toEqual([['dog.1 companion'], ['can.1 inventory', 'can.2 inventory']]);
    expect([survivor(t.state).caps, survivor(t.state, 1).caps, survivor(t.state).agendas]).toEqual([0, 6, ['calm.1']]);
    const no = offering(proposal, goods);
    answer(no, 'decline');
    expect([cards(no), survivor(no.state).caps]).toEqual([['can.1 inventory', 'can.2 inventory'], 3]);
  });

  test('FB-CAMP-9 a promise is only text', () => {
    const t = offering({ give: { caps: 1 }, promise: 'I will help you.' });
    answer(t, 'accept');
    expect(t.log()).toContain('Ann promises: I will help you.');
    expect(survivor(t.state, 1).caps).toBe(4);
  });

  test('FB-CAMP-10 FB-CHAR-5 nothing else is tradable: no ability card, no perk, no trait, no letter', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state).cards.push({ id: 'glow-skin.1', in: 'beside', exhausted: false });
        survivor(state).perks.push('gut');
      },
    });
    answer(t, 'camp', 'trade:1');
    for (const card of ['glow-skin.1', 'gut', 'well-rested', 'S'])
      expect(t.seat(0).refuse({ give: { cards: [card] } }).rule).toBe('FB-CAMP-10');
    t.seat(0).refuse({ give: { traits: ['synth'] } });
  });

  test('FB-CAMP-11 FB-AGENDA-6 an offered agenda may be shown to the partner alone; others cannot be shown', () => {
    const t = adventure({ seats: 3, state: (state) => agendas(state, 0, 'rich.1', 'calm.1') });
    answer(t, 'camp', 'trade:1');
    expect(t.seat(0).refuse({ give: { agendas: [0] }, show: [1] }).rule).toBe('FB-AGENDA-6');
    t.seat(0).answer({ give: { agendas: [0] }, show: [0] });
    expect(t.seat(1).view().trade!.shown).toEqual(['rich.1']);
    expect(t.seat(2).view().trade!.shown).toEqual([]);
    expect(t.seat(2).log().join()).not.toContain('Rich');
    answer(t, 'decline');
    expect(t.seat(0).refuse('show:rich.1').rule).toBe(undefined);
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

  test('FB-EXH-4 FB-RULING-44 a traded exhausted card stays so, and the new owner may equip it; a revealed agenda ends the loyalty', () => {
    const t = offering({ give: { cards: ['medic.1'], agendas: [0] } }, (state) => {
      hold(state, 0, 'medic.1');
      survivor(state).cards[0]!.exhausted = true;
      agendas(state, 0, 'free.1');
      survivor(state).revealed = 'free.1';
    });
    answer(t, 'accept', 'equip');
    expect(survivor(t.state, 1).cards).toEqual([{ id: 'medic.1', in: 'companion', exhausted: true }]);
    expect([survivor(t.state).revealed, survivor(t.state, 1).revealed]).toEqual([null, null]);
  });
});

describe('XP, levels and perks', () => {
  /** A perk that gives XP is not in the pack: a kill of so many levels does. */
  const gaining = (
    letters: string[],
    chance: Setting['chance'] = {},
    more?: (state: State) => void,
    enemy = 'brute.1',
  ) => {
    const t = adventure({
      chance: {
        'fight.roll': [
          [3, 3, 3],
          [3, 3, 3],
          [6, 6, 6],
        ],
        ...chance,
      },
      state: (state) => {
        survivor(state).letters = letters as never;
        put(state, enemy, 'camp.e');
        more?.(state);
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };

  test('FB-XP-1 FB-SPEC-2 the peg goes from owned letter to owned letter', () => {
    expect(survivor(gaining(['S', 'P', 'I', 'L']).state).xp).toBe(5); // S, P, I
  });

  test('FB-XP-2 FB-RULING-32 beneath the rightmost letter it goes back to the left, and that is a level', () => {
    const t = gaining(['S', 'I'], { 'level.token': [0, 0] });
    expect(survivor(t.state).xp).toBe(0);
    expect(t.logged('FB-LVL-1')).toHaveLength(1);
  });

  test('FB-XP-3 FB-RULING-33 the peg moves for all XP first; then the levels come, one by one', () => {
    // One letter: a level takes two XP, so three XP are a level and one more.
    const t = gaining(['S'], { 'level.token': [10, 10] });
    expect([survivor(t.state).xp, t.logged('FB-LVL-1').length]).toEqual([1, 1]);
  });

  // The supply of the testing table: four S, then five of each, less what Jane's second letter took.
  const supply = (state: State) => {
    state.letters = ['P', 'E', 'S'];
  };
  test('FB-LVL-1 FB-LVL-2 two tokens, one is kept; a new letter comes onto the board, the other goes back', () => {
    const t = gaining(['S', 'I'], { 'level.token': [0, 0] }, supply);
    expect(asked(t)).toMatchObject({ ask: 'level.letter', can: ['P', 'E'] });
    t.seat(0).refuse('S');
    answer(t, 'E');
    expect([survivor(t.state).letters, t.state.letters, survivor(t.state).perks]).toEqual([
      ['S', 'E', 'I'],
      ['S', 'P'],
      [],
    ]);
  });

  test('FB-LVL-3 FB-LVL-4 FB-SPEC-1 an owned letter goes back and is a perk of that letter', () => {
    const t = gaining(['S', 'I'], { 'level.token': [2, 0] }, supply);
    answer(t, 'S');
    expect(asked(t)).toMatchObject({ ask: 'level.perk', can: ['strong-back', 'kick'] });
    t.seat(0).refuse('gut');
    answer(t, 'kick');
    expect([survivor(t.state).letters, survivor(t.state).perks, t.state.letters.length]).toEqual([
      ['S', 'I'],
      ['kick'],
      3,
    ]);
  });

  test('FB-LVL-5 FB-LVL-6 FB-LIMIT-2 without a perk of the letter any of an owned letter; without those none', () => {
    const other = gaining(['S', 'I'], { 'level.token': [2, 0] }, (state) => {
      supply(state);
      state.perkDeck = ['gut', 'zap'];
    });
    answer(other, 'S');
    expect(asked(other)).toMatchObject({ ask: 'level.perk', can: ['zap'] });
    const none = gaining(['S', 'I'], { 'level.token': [2, 0] }, (state) => {
      supply(state);
      state.perkDeck = ['gut'];
    });
    answer(none, 'S');
    expect([asked(none)!.ask, survivor(none.state).perks]).toEqual(['turn', []]);
  });

  test('FB-RULING-34 with one token left that one is used, with none a perk is chosen', () => {
    const one = gaining(['S', 'I'], { 'level.token': [0] }, (state) => {
      state.letters = ['E'];
    });
    expect(survivor(one.state).letters).toEqual(['S', 'E', 'I']);
    const none = gaining(['S', 'I'], {}, (state) => {
      state.letters = [];
    });
    expect(asked(none)).toMatchObject({ ask: 'level.perk', can: ['strong-back', 'kick', 'zap'] });
  });

  test('FB-PERK-3 FB-PERK-4 a perk is not used in the middle of an action unless it says so, but between movement points; all are open', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state).perks.push('wind', 'kick');
        survivor(state).space = 'field.e';
        topEncounter(state, 'W01');
      },
    });
    expect(t.seat(1).view().survivors[0]!.perks).toEqual(['wind', 'kick']);
    expect(t.seat(1).view().perkDeck).toEqual(t.state.perkDeck);
    expect(t.seat(0).refuse('perk:kick').rule).toBe('FB-PERK-3');
    answer(t, 'move', 'to:field.d', 'perk:wind');
    expect(t.state.turn.actions).toBe(2);
    answer(t, 'encounter');
    t.seat(0).refuse('perk:kick');
  });

  test('FB-TRAIT-1 FB-TRAIT-2 FB-TRAIT-4 traits come in pairs, have no effect of their own and come once', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S01');
        survivor(state).traits.push({ trait: 'vilified', locked: false });
      },
    });
    const { hp, rads, caps } = survivor(t.state);
    answer(t, 'encounter', 'option:3', 'vilified', 'choice:2');
    expect(survivor(t.state)).toMatchObject({
      hp,
      rads,
      caps: caps + 1,
      traits: [{ trait: 'vilified', locked: false }],
    });
  });

  test('FB-TRAIT-7 even a locked trait can be lost, and then its other side can be gained', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S02');
        survivor(state).traits.push({ trait: 'vilified', locked: true });
      },
    });
    answer(t, 'encounter', 'option:4');
    expect(survivor(t.state).traits).toEqual([{ trait: 'idolized', locked: false }]);
  });

  test('FB-CHAR-5 an ability card can be neither sold nor lost by being killed', () => {
    const able = (state: State) => {
      survivor(state).cards.push({ id: 'glow-skin.1', in: 'beside', exhausted: false });
    };
    expect(shopping(able).seat(0).refuse('sell:glow-skin.1').rule).toBe('FB-RULING-38');
    const killed = adventure({
      state: (state) => {
        able(state);
        survivor(state).space = 'town.e';
        topEncounter(state, 'S02');
      },
    });
    answer(killed, 'encounter', 'option:3', 'camp.e');
    expect(cards(killed)).toEqual(['glow-skin.1 beside']);
  });
});

describe('turns', () => {
  test('FB-TURN-1 FB-ACT-1 two actions: move, explore, encounter, fight, quest and camp; a third is refused', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
      },
    });
    const ids = [...(t.session.question!.kind === 'choice' ? t.session.question!.options() : [])].map(
      ({ id }) => id.split(':')[0],
    );
    expect(new Set(ids)).toEqual(new Set(['move', 'explore', 'encounter', 'fight', 'quest', 'camp', 'end']));
    answer(t, 'camp', 'done', 'camp', 'done');
    for (const id of ['move', 'camp', 'quest:001:2']) expect(t.seat(0).refuse(id).rule).toBe('FB-TURN-1');
  });

  test('FB-ACT-3 actions may be skipped and are lost', () => {
    const t = adventure({ seats: 2 });
    answer(t, 'end', 'move', 'end');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect(t.state.turn).toMatchObject({ seat: 0, actions: 2 });
    expect(can(t)).toContain('move');
  });

  test('FB-RULING-76 a move action is always possible, also where no point can be spent', () => {
    expect(can(adventure())).toContain('move');
  });
});
