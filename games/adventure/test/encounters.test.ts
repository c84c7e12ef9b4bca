import { describe, expect, test } from 'vitest';
import { ENCOUNTER_BACKS } from '../words.ts';
import {
  adventure,
  answer,
  asked,
  can,
  hold,
  put,
  staged,
  survivor,
  testing,
  topAgendas,
  topEncounter,
  topLoot,
  turnUp,
} from './helpers/adventure.ts';

type State = ReturnType<typeof adventure>['state'];

type Setting = Parameters<typeof adventure>[0];

/** Ann at a wasteland (field.e, level 3) or settlement (town.e, level 2) meets this card. */
function meeting(card: string, state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    state: (now) => {
      survivor(now).space = card.startsWith('W') ? 'field.e' : 'town.e';
      survivor(now).letters = ['S', 'P', 'E', 'C', 'A'];
      topEncounter(now, card);
      state?.(now);
    },
  });
  answer(t, 'encounter');
  return t;
}

describe('encounter actions', () => {
  test('FB-ENC-1 without an icon in the space there is no encounter', () => {
    expect(adventure().seat(0).refuse('encounter').rule).toBe('FB-ENC-1');
  });

  test('FB-ENC-2 the top card of the deck is drawn', () => {
    const t = meeting('W01');
    expect([t.state.encounter!.card, t.state.decks.wasteland.includes('W01')]).toEqual(['W01', false]);
  });

  test('FB-ENCC-2 of the deck that belongs to the icon', () => {
    expect([meeting('W01').state.encounter!.card, meeting('S01').state.encounter!.card]).toEqual(['W01', 'S01']);
    const inVault = (space: string) => {
      const t = adventure({
        state: (state) => {
          turnUp(state, 5, 'vault');
          survivor(state).space = space;
          topEncounter(state, '011');
          topEncounter(state, '012');
        },
      });
      answer(t, 'encounter');
      return t.state.encounter?.card;
    };
    expect(inVault('vault.d')).toBe('012');
  });

  test('FB-ENCC-1 every encounter card has one of four backs', () => {
    for (const { back } of testing.content.cards.values()) expect([...ENCOUNTER_BACKS, 'quest']).toContain(back);
  });

  describe('the same icon again', () => {
    const met = () => {
      const t = adventure({
        seats: 2,
        state: (state) => {
          for (const each of state.survivors) each.space = 'field.e';
          topEncounter(state, 'W03');
          topAgendas(state, 'calm.1');
        },
      });
      answer(t, 'encounter');
      return t;
    };

    test('FB-ENC-3 not in the same turn', () => {
      expect(met().seat(0).refuse('encounter').rule).toBe('FB-ENC-3');
    });

    test('FB-ENC-3 others may, and the same survivor on its next turn', () => {
      const t = met();
      answer(t, 'end');
      expect(can(t, 1)).toContain('encounter');
      answer(t, 'end');
      expect(can(t)).toContain('encounter');
    });

    test('FB-RULING-1 another icon in the same turn may be used', () => {
      const t = meeting('W02', undefined, { seed: 'walk' });
      answer(t, 'option:3', 'field.d');
      expect(can(t)).toContain('encounter');
    });
  });

  const reading = (seats: number) => meeting('W01', undefined, { seats, chance: { 'test.roll': [[1, 1, 1]] } });
  const CLOSED = {
    intro: 'Two ways.',
    labels: ['Test', 'Fight', 'Villains only', 'Pay'],
    option: null,
    texts: [],
  };

  test('FB-ENC-4 before choosing, everybody sees introduction and headings and no outcome', () => {
    const t = reading(2);
    for (const seat of [0, 1]) {
      expect(t.seat(seat).view().encounter).toMatchObject(CLOSED);
      expect(JSON.stringify(t.seat(seat).view())).not.toContain('You try.');
    }
  });

  test('FB-SOLO-4 alone, the survivor sees no more than that', () => {
    const view = reading(1).seat(0).view();
    expect(view.encounter).toMatchObject(CLOSED);
    expect(JSON.stringify(view)).not.toContain('You try.');
  });

  test('FB-RULING-53 once chosen, the text of that option is everybody’s, and no other', () => {
    const t = reading(2);
    answer(t, 'option:1');
    for (const seat of [0, 1]) {
      expect(t.seat(seat).view().encounter).toMatchObject({ option: 0, texts: ['You try.'] });
      expect(JSON.stringify([t.seat(seat).view(), t.seat(seat).log()])).not.toContain('They come.');
    }
  });

  const paying = () => {
    const t = meeting('W01', (state) => {
      survivor(state).caps = 5;
    });
    t.seat(0).refuse('option:5');
    answer(t, 'option:4');
    return t;
  };

  test('FB-ENC-5 one option is chosen, and nothing of the others happens', () => {
    const t = paying();
    expect(survivor(t.state)).toMatchObject({ rads: 1, caps: 4, hp: 16 }); // 5 spent, level 3 + 1 gained
    expect(t.logged('FB-TEST-2')).toEqual([]);
  });

  test('FB-RES-1 everything after it is done in order', () => {
    const order = ['Ann suffers 1 rads and has 1.', 'Ann gains 4 Caps.', 'Ann gains 2 XP.'];
    expect(
      paying()
        .log()
        .filter((line) => order.includes(line)),
    ).toEqual(order);
  });

  const tested = (dice: number[]) => {
    const t = meeting('W01', undefined, { chance: { 'test.roll': [dice] } });
    answer(t, 'option:1', 'stand');
    return survivor(t.state);
  };

  test('FB-ENC-6 what is passed leads to the one result, what is failed to the other', () => {
    const [passed, failed] = [tested([4, 4, 1]), tested([1, 1, 1])];
    expect([passed.hp, passed.xp, failed.hp, failed.xp]).toEqual([16, 3, 14, 0]);
  });

  test('FB-TEST-4 a test is passed with as many hits as its difficulty, and failed with one less', () => {
    expect([tested([4, 5, 1]).xp, tested([4, 1, 1]).xp]).toEqual([3, 0]);
  });

  test('FB-RES-7 so much XP is gained as the card says', () => {
    expect(tested([4, 4, 1]).xp).toBe(3); // the level of Long Field; the peg was at 0
  });

  test('FB-TEST-6 areas mean nothing in a test', () => {
    expect(tested([4, 3, 6]).xp).toBe(0); // 2 hits, and every area but the head
  });

  test('FB-ENC-7 an option with a condition is open only to those who meet it', () => {
    expect(meeting('W01').seat(0).refuse('option:3').rule).toBe('FB-ENC-7');
    const t = meeting('W01', (state) => void survivor(state).traits.push({ trait: 'vilified', locked: false }));
    answer(t, 'option:3');
    expect(survivor(t.state).caps).toBe(12);
  });

  const forcedAs = (trait: 'idolized' | 'vilified') =>
    meeting('W02', (state) => void survivor(state).traits.push({ trait, locked: false }));

  test('FB-ENC-8 a FORCED section that holds happens, and nothing is chosen', () => {
    const t = forcedAs('idolized');
    expect([survivor(t.state).caps, asked(t)!.ask]).toEqual([11, 'turn']);
  });

  test('FB-ENC-9 a FORCED section that does not hold cannot be chosen', () => {
    const t = meeting('W02');
    expect([t.seat(0).refuse('option:1').rule, t.seat(0).refuse('option:2').rule]).toEqual(['FB-ENC-9', 'FB-ENC-9']);
    expect(asked(t)!.can).toEqual(['option:3', 'option:4']);
  });

  test('FB-RULING-46 of several FORCED sections that hold the first happens', () => {
    expect(survivor(forcedAs('vilified').state).caps).toBe(10);
  });

  test('FB-RULING-46 with no option open the card goes to the bottom', () => {
    const t = meeting('W03');
    expect([asked(t)!.ask, t.state.decks.wasteland[0]]).toEqual(['turn', 'W03']);
  });

  const gainedAt = (space: string) => {
    const t = adventure({
      state: (state) => {
        Object.assign(survivor(state), { space, letters: ['P', 'E', 'C', 'A'], caps: 5 });
        topEncounter(state, 'W01');
      },
    });
    answer(t, 'encounter', 'option:4');
    return { caps: survivor(t.state).caps, xp: survivor(t.state).xp };
  };

  test('FB-ENC-10 the level of the location is what a card means', () => {
    expect(gainedAt('field.e').caps).toBe(3 + 1);
  });

  test('FB-RES-2 with what is added to it or taken from it', () => {
    expect(gainedAt('field.e')).toEqual({ caps: 3 + 1, xp: 3 }); // 3 - 1 XP: the hole beneath E
  });

  test('FB-RULING-35 an icon without a level counts as 1, and nothing goes below 0', () => {
    expect(gainedAt('field.d')).toEqual({ caps: 1 + 1, xp: 0 });
  });

  test('FB-RES-14 a trashed card leaves the game', () => {
    const { trashed, decks } = paying().state;
    expect([trashed, decks.wasteland.includes('W01')]).toEqual([['W01'], false]);
  });

  test('FB-ENC-11 any other goes to the bottom of its deck', () => {
    const t = meeting('W02');
    answer(t, 'option:4', 'stand');
    expect([t.state.decks.wasteland[0], t.state.encounter]).toEqual(['W02', null]);
  });

  describe('a deck of its own', () => {
    const atVault = (...cards: string[]) =>
      adventure({
        state: (state) => {
          turnUp(state, 5, 'vault');
          survivor(state).space = 'vault.e';
          for (const card of cards) topEncounter(state, card);
        },
      });

    test('FB-ENC-12 while it has no card there is no encounter', () => {
      expect(atVault().seat(0).refuse('encounter').rule).toBe('FB-ENC-12');
    });

    test('FB-ENC-12 nor when the last card was trashed', () => {
      const t = atVault('011');
      answer(t, 'encounter', 'option:1');
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
      answer(t, 'end');
      while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
      expect([t.state.decks['vault-84'], t.seat(0).refuse('encounter').rule]).toEqual([[], 'FB-ENC-12']);
    });

    test('FB-RES-4 a card that is added to an empty deck is that deck', () => {
      const t = adventure({
        state: (state) => {
          survivor(state).space = 'town.e';
          staged(state, '001');
          state.decks.settlement = [];
        },
      });
      answer(t, 'quest:001:2');
      expect([t.state.decks.settlement, can(t).includes('encounter')]).toEqual([['010'], true]);
    });
  });

  test('FB-ACT-4 while an option is to be chosen nothing else can be done', () => {
    const t = meeting('W01');
    for (const other of ['move', 'camp', 'end']) t.seat(0).refuse(other);
  });

  const withEnemy = (faceup: boolean) =>
    adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        put(state, 'rat.1', 'town.e', faceup);
      },
    });

  test.each(['encounter', 'quest:001:2', 'camp'])('FB-ACT-5 an active enemy in the space closes %s', (action) => {
    expect(withEnemy(true).seat(0).refuse(action).rule).toBe('FB-ACT-5');
  });

  test.each(['encounter', 'quest:001:2', 'camp'])('FB-ACT-7 a facedown one does not close %s', (action) => {
    expect(can(withEnemy(false))).toContain(action);
  });
});

describe('tests', () => {
  const tested = (letters: ('S' | 'P' | 'I')[], state?: (state: State) => void) => {
    const t = meeting(
      'W01',
      (now) => {
        survivor(now).letters = letters;
        state?.(now);
      },
      { chance: { 'test.roll': [[1, 1, 1]] } },
    );
    answer(t, 'option:1');
    return t;
  };

  test('FB-TEST-2 three dice are rolled first', () => {
    expect(tested(['S', 'I']).logged('FB-TEST-2')).toEqual(['Ann rolls [0 head] [0 head] [0 head].']);
  });

  test('FB-TEST-3 every letter of the test that is owned gives a reroll, and no other', () => {
    const rerolls = (letters: Parameters<typeof tested>[0]) => {
      const t = tested(letters);
      let count = 0;
      for (; asked(t)!.ask === 'test.reroll'; count += 1) answer(t, 'reroll:1');
      return count;
    };
    expect([rerolls(['S', 'I']), rerolls(['S']), rerolls([])]).toEqual([2, 1, 0]);
  });

  test('FB-TEST-1 it is the survivor whose card it is that tests', () => {
    const t = tested(['S', 'I']);
    expect(asked(t)).toMatchObject({ to: 0, ask: 'test.reroll' });
  });

  test('FB-TEST-5 a test without a result for what came out changes nothing', () => {
    const t = meeting('W02', undefined, { chance: { 'test.roll': [[1, 1, 1]] } });
    answer(t, 'option:4', 'stand');
    expect([survivor(t.state).caps, survivor(t.state).hp]).toEqual([3, 16]);
  });

  test('FB-TEST-7 the weapon’s letters give no reroll in a test', () => {
    const t = tested(['P'], (state) => hold(state, 0, 'club.1'));
    expect(asked(t)!.ask).toBe('turn');
  });

  test('FB-TRAIT-3 Well Rested gives a reroll in a test', () => {
    const t = tested([], (state) => void survivor(state).traits.push({ trait: 'well-rested', locked: false }));
    expect(asked(t)).toMatchObject({ ask: 'test.reroll', can: ['rested', 'stand'] });
  });
});

describe('results', () => {
  test('FB-CORE-5 what does not say "may" cannot be declined', () => {
    const t = meeting('W01', (state) => {
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
    const t = meeting('S01', (state) => topEncounter(state, '010'));
    answer(t, 'option:1');
    expect(t.state.decks.settlement).toContain('010');
  });

  const becoming = (locked?: boolean) => {
    const t = meeting('S01', (state) => {
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
    const t = meeting('S01', (state) => {
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
      const t = meeting('S01', (state) => {
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
    const t = meeting('S02', (state) => {
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
    const t = meeting('S02', (state) => topAgendas(state, 'calm.1'));
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
    const t = meeting(
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
