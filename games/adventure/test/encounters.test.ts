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
  test('FB-ENC-1 FB-ENC-2 FB-ENCC-2 a card of the deck of the icon is drawn; without an icon there is none', () => {
    expect(adventure().seat(0).refuse('encounter').rule).toBe('FB-ENC-1');
    expect(meeting('W01').state.encounter!.card).toBe('W01');
    expect(meeting('S01').state.encounter!.card).toBe('S01');
    const vault = adventure({
      state: (state) => {
        turnUp(state, 5, 'vault');
        survivor(state).space = 'vault.d';
        topEncounter(state, '011');
        topEncounter(state, '012');
      },
    });
    answer(vault, 'encounter');
    expect(vault.state.encounter!.card).toBe('012');
  });

  test('FB-ENCC-1 every encounter card has one of four backs', () => {
    for (const { back } of testing.content.cards.values()) expect([...ENCOUNTER_BACKS, 'quest']).toContain(back);
  });

  test('FB-ENC-3 FB-RULING-1 once per icon and turn; at another icon, on the next turn and for others again', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        for (const each of state.survivors) each.space = 'field.e';
        topEncounter(state, 'W03');
        topAgendas(state, 'calm.1');
      },
    });
    answer(t, 'encounter');
    expect(t.seat(0).refuse('encounter').rule).toBe('FB-ENC-3');
    answer(t, 'end');
    expect(can(t, 1)).toContain('encounter');
    answer(t, 'end');
    expect(can(t)).toContain('encounter');
    const moved = meeting('W02', undefined, { seed: 'walk' });
    answer(moved, 'option:3', 'field.d');
    expect(can(moved)).toContain('encounter');
  });

  test('FB-ENC-4 FB-SOLO-4 FB-RULING-53 before choosing, everybody sees introduction and headings and no outcome', () => {
    const t = meeting('W01', undefined, { seats: 2, chance: { 'test.roll': [[1, 1, 1]] } });
    for (const seat of [0, 1]) {
      const seen = t.seat(seat).view().encounter!;
      expect(seen).toMatchObject({
        intro: 'Two ways.',
        labels: ['Test', 'Fight', 'Villains only', 'Pay'],
        option: null,
        texts: [],
      });
      expect(JSON.stringify(t.seat(seat).view())).not.toContain('You try.');
    }
    answer(t, 'option:1');
    for (const seat of [0, 1]) {
      expect(t.seat(seat).view().encounter).toMatchObject({ option: 0, texts: ['You try.'] });
      expect(JSON.stringify([t.seat(seat).view(), t.seat(seat).log()])).not.toContain('They come.');
    }
  });

  test('FB-ENC-5 FB-RES-1 everything after the chosen option is done in order, and nothing else; other numbers are refused', () => {
    const t = meeting('W01', (state) => {
      survivor(state).caps = 5;
    });
    t.seat(0).refuse('option:5');
    answer(t, 'option:4');
    expect([survivor(t.state).rads, survivor(t.state).caps]).toEqual([1, 4]); // 5 spent, level 3 + 1 gained
    const log = t.log();
    expect(log.indexOf('Ann suffers 1 rads and has 1.')).toBeLessThan(log.indexOf('Ann gains 4 Caps.'));
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

  test('FB-ENC-10 FB-RES-2 FB-RULING-35 the level of the location is what counts, with plus and minus, 1 where there is none', () => {
    const xpAt = (space: string) => {
      const t = adventure({
        chance: { 'test.roll': [[4, 4, 4]] },
        state: (state) => {
          survivor(state).space = space;
          survivor(state).letters = ['P', 'E', 'C', 'A'];
          survivor(state).caps = 5;
          topEncounter(state, 'W01');
        },
      });
      answer(t, 'encounter', 'option:4');
      return [survivor(t.state).caps, survivor(t.state).xp];
    };
    expect(xpAt('field.e')).toEqual([4, 3]); // level 3: 4 Caps, 2 XP: the hole beneath E
    expect(xpAt('field.d')).toEqual([2, 0]); // no level: 2 Caps, 0 XP
  });

  test('FB-ENC-11 FB-RES-14 trashed cards leave the game, others go to the bottom of their deck', () => {
    const t = meeting('W01', (state) => {
      survivor(state).caps = 5;
    });
    answer(t, 'option:4');
    expect([t.state.trashed, t.state.decks.wasteland.includes('W01')]).toEqual([['W01'], false]);
    const kept = meeting('W02');
    answer(kept, 'option:4', 'stand');
    expect(kept.state.decks.wasteland[0]).toBe('W02');
  });

  test('FB-ENC-12 FB-RES-4 without a deck there is no encounter, until a card has been added', () => {
    const at = (state: State) => {
      turnUp(state, 5, 'vault');
      survivor(state).space = 'vault.e';
    };
    expect(adventure({ state: at }).seat(0).refuse('encounter').rule).toBe('FB-ENC-12');
    const t = adventure({
      state: (state) => {
        at(state);
        topEncounter(state, '011');
      },
    });
    answer(t, 'encounter', 'option:1');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect(t.state.decks['vault-84']).toEqual([]);
    answer(t, 'end');
    while (asked(t)!.ask !== 'turn') answer(t, asked(t)!.can[0] as string);
    expect(t.seat(0).refuse('encounter').rule).toBe('FB-ENC-12');
  });

  test('FB-ACT-4 while an option is to be chosen nothing else can be done', () => {
    const t = meeting('W01');
    for (const other of ['move', 'camp', 'end']) t.seat(0).refuse(other);
  });

  test('FB-ACT-5 FB-ACT-7 an active enemy in the space closes encounter, quest and camp; a facedown one does not', () => {
    const here = (faceup: boolean) =>
      adventure({
        state: (state) => {
          survivor(state).space = 'town.e';
          staged(state, '001');
          put(state, 'rat.1', 'town.e', faceup);
        },
      });
    for (const id of ['encounter', 'quest:001:2', 'camp']) expect(here(true).seat(0).refuse(id).rule).toBe('FB-ACT-5');
    expect(can(here(false))).toEqual(expect.arrayContaining(['encounter', 'quest:001:2', 'camp']));
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

  test('FB-TEST-1 FB-TEST-2 FB-TEST-3 three dice first; every letter of the test that is owned gives a reroll', () => {
    const t = tested(['S', 'I']);
    expect(t.logged('FB-TEST-2')).toEqual(['Ann rolls [0 head] [0 head] [0 head].']);
    answer(t, 'reroll:1', 'reroll:23');
    expect(asked(t)!.ask).toBe('turn');
    expect(asked(tested([]))!.ask).toBe('turn');
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

  test('FB-RES-3 FB-RULING-36 an added card is among the top cards, as many as players and itself; those below keep their order', () => {
    const t = adventure({
      seats: 3,
      chance: { 'library.add': [[3, 0, 1, 2]] },
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        state.decks.settlement.splice(0, 9, 'S02', 'S01', ...state.decks.wasteland.splice(0, 2));
      },
    });
    answer(t, 'quest:001:2');
    const [below, ...top] = t.state.decks.settlement;
    expect([below, top[0], top.length]).toEqual(['S02', '010', 4]);
  });

  test('FB-LIB-2 FB-LIB-3 FB-RULING-37 a number that is gone does nothing; added cards stay unseen', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state).space = 'town.e';
        staged(state, '001');
        state.library.splice(state.library.indexOf('010'), 1);
        state.trashed.push('010');
      },
    });
    answer(t, 'quest:001:2');
    expect([t.state.decks.settlement.includes('010'), t.state.quests]).toEqual([false, []]);
    expect(Object.keys(t.seat(0).view())).not.toContain('library');
    expect(t.seat(0).view().decks.settlement).toBe(2);
  });

  test('an encounter card that adds itself is shuffled back in', () => {
    const t = meeting('S01', (state) => topEncounter(state, '010'));
    answer(t, 'option:1');
    expect(t.state.decks.settlement).toContain('010');
  });

  test('FB-RES-6 FB-TRAIT-5 FB-TRAIT-6 becoming flips the token, unless it is locked', () => {
    const become = (locked: boolean) => {
      const t = meeting('S01', (state) => void survivor(state).traits.push({ trait: 'idolized', locked }));
      answer(t, 'option:3', 'vilified', 'choice:1');
      return survivor(t.state).traits.map(({ trait }) => trait);
    };
    expect([become(false), become(true)]).toEqual([['vilified'], ['idolized']]);
  });

  test('FB-RES-8 FB-CAPS-2 Caps are gained as said, however many there are already', () => {
    const t = meeting('S01', (state) => {
      survivor(state).caps = 200;
    });
    answer(t, 'option:3', 'idolized', 'choice:1');
    expect(survivor(t.state).caps).toBe(202);
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

  test('FB-RES-12 FB-CARDS-6 FB-CARDS-7 the named unique asset; if it is not in its deck a random other, never a discarded one', () => {
    const gain = (state?: (state: State) => void) => {
      const t = meeting('S02', state);
      answer(t, 'option:2', 'field.e', 'inventory');
      return survivor(t.state).cards.map(({ id }) => id);
    };
    expect(gain()).toEqual(['sword.1']);
    const other = meeting('S02', (state) => {
      state.uniqueDeck = ['box.1'];
      state.uniqueDiscard = ['sword.1', 'hat.1'];
    });
    answer(other, 'option:2', 'field.e');
    expect(survivor(other.state).cards.map(({ id }) => id)).toEqual(['box.1']);
  });

  test('FB-RES-13 FB-RULING-14 power moves as many spaces as said, the other faction not at all', () => {
    const t = adventure({
      state: (state) => {
        staged(state, '005');
        state.quests[0]!.counters[2] = 2;
      },
    });
    answer(t, 'quest:005:2', 'inventory');
    expect(t.state.power).toEqual({ star: 1, shield: 0 });
  });

  test('FB-KILL-7 FB-RULING-47 killed in the middle of results: the rest is not done', () => {
    const t = meeting('S02', (state) => topAgendas(state, 'calm.1'));
    answer(t, 'option:3', 'camp.a');
    expect([survivor(t.state).caps, t.state.round]).toEqual([3, 2]);
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
