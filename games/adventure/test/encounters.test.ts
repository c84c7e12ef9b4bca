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
  turnUp,
} from './helpers/adventure.ts';
import type { State } from './helpers/beginnings.ts';
import { meetingReady } from './helpers/beginnings.ts';

describe('encounter actions', () => {
  test('FB-ENC-1 without an icon in the space there is no encounter', () => {
    expect(adventure().seat(0).refuse('encounter').rule).toBe('FB-ENC-1');
  });

  test('FB-ENC-2 the top card of the deck is drawn', () => {
    const t = meetingReady('W01');
    expect([t.state.encounter!.card, t.state.decks.wasteland.includes('W01')]).toEqual(['W01', false]);
  });

  test('FB-ENCC-2 of the deck that belongs to the icon', () => {
    expect([meetingReady('W01').state.encounter!.card, meetingReady('S01').state.encounter!.card]).toEqual([
      'W01',
      'S01',
    ]);
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
      const t = meetingReady('W02', undefined, { seed: 'walk' });
      answer(t, 'option:3', 'field.d');
      expect(can(t)).toContain('encounter');
    });
  });

  const reading = (seats: number) => meetingReady('W01', undefined, { seats, chance: { 'test.roll': [[1, 1, 1]] } });
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
    const t = meetingReady('W01', (state) => {
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
    const order = ['Ann suffers 1 rad and has 1.', 'Ann gains 4 Caps.', 'Ann gains 2 XP.'];
    expect(
      paying()
        .log()
        .filter((line) => order.includes(line)),
    ).toEqual(order);
  });

  const tested = (dice: number[]) => {
    const t = meetingReady('W01', undefined, { chance: { 'test.roll': [dice] } });
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
    expect(meetingReady('W01').seat(0).refuse('option:3').rule).toBe('FB-ENC-7');
    const t = meetingReady('W01', (state) => void survivor(state).traits.push({ trait: 'vilified', locked: false }));
    answer(t, 'option:3');
    expect(survivor(t.state).caps).toBe(12);
  });

  const forcedAs = (trait: 'idolized' | 'vilified') =>
    meetingReady('W02', (state) => void survivor(state).traits.push({ trait, locked: false }));

  test('FB-ENC-8 a FORCED section that holds happens, and nothing is chosen', () => {
    const t = forcedAs('idolized');
    expect([survivor(t.state).caps, asked(t)!.ask]).toEqual([11, 'turn']);
  });

  test('FB-ENC-9 a FORCED section that does not hold cannot be chosen', () => {
    const t = meetingReady('W02');
    expect([t.seat(0).refuse('option:1').rule, t.seat(0).refuse('option:2').rule]).toEqual(['FB-ENC-9', 'FB-ENC-9']);
    expect(asked(t)!.can).toEqual(['option:3', 'option:4']);
  });

  test('FB-RULING-46 of several FORCED sections that hold the first happens', () => {
    expect(survivor(forcedAs('vilified').state).caps).toBe(10);
  });

  test('FB-RULING-46 with no option open the card goes to the bottom', () => {
    const t = meetingReady('W03');
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
    const t = meetingReady('W02');
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
    const t = meetingReady('W01');
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
    const t = meetingReady(
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
    const t = meetingReady('W02', undefined, { chance: { 'test.roll': [[1, 1, 1]] } });
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
