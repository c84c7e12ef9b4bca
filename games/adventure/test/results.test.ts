/** What the results of encounters and quests do. */
import { describe, expect, test } from 'vitest';
import {
  adventure,
  answer,
  asked,
  put,
  staged,
  survivor,
  topAgendas,
  topEncounter,
  topLoot,
} from './helpers/adventure.ts';
import { meetingReady } from './helpers/beginnings.ts';

describe('results', () => {
  test('FB-CORE-5 what does not say "may" cannot be declined', () => {
    const t = meetingReady('W01', (state) => {
      survivor(state).caps = 5;
    });
    answer(t, 'option:4');
    expect(survivor(t.state).rads).toBe(1);
  });

  test('FB-CORE-4 what says "may" can be declined: nothing changes', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).traits.push({ trait: 'well-rested', locked: false });
        put(state, 'brute.1', 'camp.e');
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`, 'stand');
    expect(survivor(t.state).traits).toHaveLength(1);
  });

  const added = () => {
    const t = adventure({
      seats: 3,
      chance: { 'library.add': [[3, 0, 1, 2]] },
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        state.decks.settlement.splice(0, 9, 'S02', 'S01', 'W01', 'W02');
        state.decks.wasteland = [];
      },
    });
    answer(t, 'quest:001:2');
    return t.state.decks.settlement;
  };

  test('FB-RES-3 an added card is shuffled with as many cards from the top as there are players', () => {
    expect(added().slice(1)).toEqual(['010', 'S01', 'W01', 'W02']);
  });

  test('FB-RULING-36 those below stay where they are', () => {
    expect(added()[0]).toBe('S02');
  });

  const fetching = (isGone: boolean) => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        if (!isGone) return;
        state.library.splice(state.library.indexOf('010'), 1);
        state.trashed.push('010');
      },
    });
    answer(t, 'quest:001:2');
    return t;
  };

  test('FB-LIB-2 the card of that number is fetched from the library', () => {
    const { decks, library } = fetching(false).state;
    expect([decks.settlement.includes('010'), library.includes('010')]).toEqual([true, false]);
  });

  test('FB-RULING-37 a number that is gone does nothing', () => {
    const t = fetching(true);
    expect([t.state.decks.settlement.includes('010'), t.state.quests, t.state.trashed]).toEqual([
      false,
      [],
      ['010', '001'],
    ]);
  });

  test('FB-LIB-3 a card is added unseen: nobody sees the library, nor where in the deck it is', () => {
    const view = fetching(false).seat(0).view();
    expect([Object.keys(view).includes('library'), view.decks.settlement]).toEqual([false, 3]);
  });

  test('an encounter card that adds itself is shuffled back in', () => {
    const t = meetingReady('S01', (state) => topEncounter(state, '010'));
    answer(t, 'option:1');
    expect(t.state.decks.settlement).toContain('010');
  });

  const becoming = (locked?: boolean) => {
    const t = meetingReady('S01', (state) => {
      if (locked !== undefined) survivor(state).traits.push({ trait: 'idolized', locked });
    });
    answer(t, 'option:3', 'vilified', 'choice:1');
    return survivor(t.state).traits;
  };

  test('FB-RES-6 of several traits the survivor becomes the one it chooses', () => {
    expect(becoming()).toEqual([{ trait: 'vilified', locked: false }]);
  });

  test('FB-TRAIT-5 the other side of a token that is there is flipped', () => {
    expect(becoming(false)).toEqual([{ trait: 'vilified', locked: false }]);
  });

  test('FB-TRAIT-6 a locked one is not', () => {
    expect(becoming(true)).toEqual([{ trait: 'idolized', locked: true }]);
  });

  const paidOut = (caps: number) => {
    const t = meetingReady('S01', (state) => {
      survivor(state).caps = caps;
    });
    answer(t, 'option:3', 'idolized', 'choice:1');
    return survivor(t.state).caps;
  };

  test('FB-RES-8 as many Caps are gained as said', () => {
    expect(paidOut(0)).toBe(2);
  });

  test('FB-CAPS-2 however many there are already', () => {
    expect(paidOut(200)).toBe(202);
  });

  describe('cards that are drawn', () => {
    const drawn = () => {
      const t = meetingReady('S01', (state) => {
        topLoot(state, 'can.1', 'can.2', 'purse.1');
        topAgendas(state, 'calm.1', 'calm.2');
      });
      const before = { shop: [...t.state.shop], asset: t.state.assetDeck.at(-1)! };
      answer(t, 'option:2');
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
      return { ...before, t };
    };

    test('FB-RES-9 as many loot cards and assets as said, each from the top of its deck', () => {
      const { t, asset } = drawn();
      expect(survivor(t.state).cards.map(({ id }) => id)).toEqual(['can.1', 'can.2', asset]);
      expect(survivor(t.state).caps).toBe(5); // the third was an event worth 2 Caps
    });

    test('FB-RULING-6 an asset comes from the deck, not from the shop', () => {
      const { t, shop } = drawn();
      expect(t.state.shop).toEqual(shop);
    });

    test('FB-RES-10 as many agendas as said', () => {
      expect(survivor(drawn().t.state).agendas).toEqual(['calm.1', 'calm.2']);
    });
  });

  const rewarded = (unique?: { deck: string[]; discard: string[] }, ...more: string[]) => {
    const t = meetingReady('S02', (state) => {
      if (unique === undefined) return;
      state.uniqueDeck = unique.deck;
      state.uniqueDiscard = unique.discard;
    });
    answer(t, 'option:2', 'field.e', ...more);
    return survivor(t.state).cards.map(({ id }) => id);
  };

  test('FB-RES-12 the named unique asset is gained', () => {
    expect(rewarded(undefined, 'inventory')).toEqual(['sword.1']);
  });

  test('FB-CARDS-6 if it is not in its deck, a random other of the deck is', () => {
    expect(rewarded({ deck: ['box.1'], discard: ['hat.1'] })).toEqual(['box.1']);
  });

  test('FB-CARDS-7 one that was discarded does not come back', () => {
    expect(rewarded({ deck: ['box.1'], discard: ['sword.1', 'hat.1'] })).toEqual(['box.1']);
    expect(rewarded({ deck: [], discard: ['sword.1', 'hat.1', 'box.1'] })).toEqual([]);
  });

  test('FB-RES-13 power moves as many spaces as said, forward or back, and never below the first', () => {
    const after = (shield: number) => {
      const t = adventure({
        state: (state) => {
          staged(state, '005');
          state.quests[0]!.counters[2] = 2;
          state.power.shield = shield;
        },
      });
      answer(t, 'quest:005:2', 'inventory');
      return t.state.power;
    };
    expect([after(0), after(3)]).toEqual([
      { star: 1, shield: 0 },
      { star: 1, shield: 2 },
    ]);
  });

  const killedByResults = () => {
    const t = meetingReady('S02', (state) => topAgendas(state, 'calm.1'));
    answer(t, 'option:3', 'camp.a');
    return t.state;
  };

  test('FB-RULING-47 killed in the middle of results: the rest is not done', () => {
    expect(survivor(killedByResults()).caps).toBe(3);
  });

  test('FB-KILL-7 killed in the middle of results: the turn is over', () => {
    expect(killedByResults().round).toBe(2);
  });

  test('everyone is served from the first player on; another survivor must be near', () => {
    const t = meetingReady(
      'S02',
      (state) => {
        for (const each of state.survivors) each.hp = 10;
        survivor(state, 1).space = 'town.c';
      },
      { seats: 2 },
    );
    answer(t, 'option:1');
    expect(t.state.survivors.map(({ hp, caps }) => [hp, caps])).toEqual([
      [12, 3],
      [12, 4],
    ]);
  });
});
