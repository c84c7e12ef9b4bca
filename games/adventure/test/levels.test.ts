import { describe, expect, test } from 'vitest';
import {
  adventure,
  answer,
  asked,
  can,
  hold,
  perks,
  put,
  staged,
  survivor,
  topEncounter,
} from './helpers/adventure.ts';
import { cards, type Setting, type State, shopping } from './helpers/beginnings.ts';

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
        perks(state, 0, 'wind', 'kick');
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
    const able = (state: State) => hold(state, 0, 'glow-skin.1', 'beside');
    const options = { survivors: ['glow'] };
    expect(shopping(able, { options }).seat(0).refuse('sell:glow-skin.1').rule).toBe('FB-RULING-38');
    const killed = adventure({
      options,
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
