import { describe, expect, test } from 'vitest';
import { TRAIT_TOKENS, type Trait } from '../words.ts';
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

  test('FB-XP-1 the peg goes from owned letter to owned letter, past the others', () => {
    expect(survivor(gaining(['S', 'P', 'I', 'L']).state).xp).toBe(5); // S, P, I
    expect(survivor(gaining(['E', 'A', 'L']).state).xp).toBe(7);
  });

  test('FB-XP-2 beneath the rightmost letter it goes back to the left, and that is a level', () => {
    const t = gaining(['S', 'I'], { 'level.token': [0, 0] });
    expect([survivor(t.state).xp, t.logged('FB-LVL-1').length]).toEqual([0, 1]);
  });

  test('FB-RULING-32 a level takes one XP more than there are letters', () => {
    const levels = (...letters: string[]) => gaining(letters, { 'level.token': [0, 0] }).logged('FB-LVL-1').length;
    expect([levels('S', 'I'), levels('S', 'I', 'L')]).toEqual([1, 0]); // three XP
  });

  test('FB-XP-3 the peg moves for all XP first; the level comes after', () => {
    // One letter: a level takes two XP. A new letter in between would let the third XP go to it, not to S.
    const t = gaining(['L'], { 'level.token': [0, 0] }, (state) => {
      state.letters = ['S', 'S'];
    });
    expect([survivor(t.state).xp, survivor(t.state).letters]).toEqual([7, ['S', 'L']]);
  });

  test('FB-RULING-33 several levels at once come one after the other, each with two tokens of its own', () => {
    const t = gaining([], { 'level.token': [0, 0, 0, 0, 0, 0] }, (state) => {
      state.letters = ['S', 'S', 'P', 'P', 'E', 'E'];
    });
    expect(t.logged('FB-LVL-1')).toHaveLength(3);
    expect(survivor(t.state).letters).toEqual(['S', 'P', 'E']);
  });

  test('FB-RULING-33 the peg stays in its hole when a letter is added', () => {
    const t = gaining(['I'], { 'level.token': [0, 0] }, (state) => {
      state.letters = ['S', 'S'];
    });
    expect([survivor(t.state).letters, survivor(t.state).xp]).toEqual([['S', 'I'], 5]);
  });

  // The supply of the testing table: four S, then five of each, less what Jane's second letter took.
  const supply = (state: State) => {
    state.letters = ['P', 'E', 'S'];
  };
  test('FB-LVL-1 two tokens are drawn and one of them is kept, the other goes back', () => {
    const t = gaining(['S', 'I'], { 'level.token': [0, 0] }, supply);
    expect(asked(t)).toMatchObject({ ask: 'level.letter', can: ['P', 'E'] });
    t.seat(0).refuse('S');
    answer(t, 'E');
    expect(t.state.letters).toEqual(['S', 'P']);
  });

  const keepingE = () => {
    const t = gaining(['S', 'I'], { 'level.token': [0, 0] }, supply);
    answer(t, 'E');
    return survivor(t.state);
  };

  test('FB-LVL-2 a letter that is new is the survivor’s, and there is no perk', () => {
    expect([keepingE().letters.includes('E'), keepingE().perks]).toEqual([true, []]);
  });

  test('FB-SPEC-2 it has its own place on the board', () => {
    expect(keepingE().letters).toEqual(['S', 'E', 'I']);
  });

  const keepingS = (more?: (state: State) => void) => {
    const t = gaining(['S', 'I'], { 'level.token': [2, 0] }, (state) => {
      supply(state);
      more?.(state);
    });
    answer(t, 'S');
    return t;
  };

  test('FB-LVL-3 a letter that is owned goes back to the supply', () => {
    expect(keepingS().state.letters.toSorted()).toEqual(['E', 'P', 'S']);
  });

  test('FB-SPEC-1 nobody has a letter twice', () => {
    expect(survivor(keepingS().state).letters).toEqual(['S', 'I']);
  });

  test('FB-LVL-4 instead there is a perk of that letter', () => {
    const t = keepingS();
    expect(asked(t)).toMatchObject({ ask: 'level.perk', can: ['strong-back', 'kick'] });
    t.seat(0).refuse('gut');
    answer(t, 'kick');
    expect(survivor(t.state).perks).toEqual(['kick']);
  });

  const withPerks = (...deck: string[]) =>
    keepingS((state) => {
      state.perkDeck = deck;
    });

  test('FB-LVL-5 without a perk of the letter there is one of any owned letter', () => {
    expect(asked(withPerks('gut', 'zap'))).toMatchObject({ ask: 'level.perk', can: ['zap'] });
  });

  test('FB-LVL-6 without a perk of any owned letter there is none', () => {
    const t = withPerks('gut');
    expect([asked(t)!.ask, survivor(t.state).perks]).toEqual(['turn', []]);
  });

  test('FB-LIMIT-2 a perk that somebody has is not in the deck for another', () => {
    const t = keepingS((state) => perks(state, 0, 'strong-back'));
    expect(can(t)).toEqual(['kick']);
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

  const perky = () =>
    adventure({
      seats: 2,
      state: (state) => {
        perks(state, 0, 'wind', 'kick');
        survivor(state).space = 'field.e';
        topEncounter(state, 'W01');
      },
    });

  test('FB-PERK-4 the perks of survivors are open to everybody', () => {
    expect(perky().seat(1).view().survivors[0]!.perks).toEqual(['wind', 'kick']);
  });

  test('FB-PERK-4 so is the perk deck', () => {
    const t = perky();
    expect(t.seat(1).view().perkDeck).toEqual(t.state.perkDeck);
  });

  test('FB-PERK-3 a perk is used between movement points', () => {
    const t = perky();
    answer(t, 'move', 'to:field.d', 'perk:wind');
    expect([t.state.turn.actions, t.state.turn.points]).toEqual([2, 1]);
  });

  test('FB-PERK-3 not in the middle of an action, unless it says so', () => {
    const t = perky();
    expect(t.seat(0).refuse('perk:kick').rule).toBe('FB-PERK-3'); // it says: before a fight
    answer(t, 'encounter');
    expect(can(t).filter((id) => id.startsWith('perk:'))).toEqual([]);
  });

  const becoming = (had: Trait | undefined, trait: 'idolized' | 'vilified') => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S01');
        if (had !== undefined) survivor(state).traits.push({ trait: had, locked: false });
      },
    });
    answer(t, 'encounter', 'option:3', trait, 'choice:2');
    return survivor(t.state);
  };

  test('FB-TRAIT-1 six traits on three tokens: one side excludes the other, and no other token', () => {
    expect(TRAIT_TOKENS).toEqual([
      ['idolized', 'vilified'],
      ['synth', 'super-mutant'],
      ['well-rested', 'addicted'],
    ]);
    expect(becoming('synth', 'idolized').traits.map(({ trait }) => trait)).toEqual(['synth', 'idolized']);
  });

  test('FB-TRAIT-2 being Vilified changes nothing by itself', () => {
    expect(becoming(undefined, 'vilified')).toMatchObject({ hp: 16, rads: 0, caps: 4, xp: 0, letters: ['S', 'P'] });
  });

  test('FB-TRAIT-4 a trait that is gained again is there once', () => {
    expect(becoming('vilified', 'vilified').traits).toEqual([{ trait: 'vilified', locked: false }]);
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
  const inTown = () =>
    adventure({
      state: (state) => {
        staged(state, '001');
        survivor(state).space = 'town.e';
      },
    });

  test('FB-ACT-1 the actions are move, explore, encounter, fight, quest and camp', () => {
    const { question } = inTown().session;
    const ids = question?.kind === 'choice' ? question.options().map(({ id }) => id.split(':')[0]) : [];
    expect(new Set(ids)).toEqual(new Set(['move', 'explore', 'encounter', 'fight', 'quest', 'camp', 'end']));
  });

  test('FB-TURN-1 there are two in a turn, and no third', () => {
    const t = inTown();
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
