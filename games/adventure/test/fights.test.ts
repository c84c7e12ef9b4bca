import { describe, expect, test } from 'vitest';
import { adventureGame, readAdventureContent } from '../index.ts';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  hold,
  packFiles,
  put,
  staged,
  survivor,
  testing,
  topEncounter,
  topLoot,
} from './helpers/adventure.ts';
import { fighting, hp, type Setting, type State } from './helpers/beginnings.ts';

describe('fight actions', () => {
  const withRat = (faceup: boolean) => adventure({ state: (state) => put(state, 'rat.1', 'camp.e', faceup) });

  test('FB-FIGHT-1 an active enemy in the space can be fought; without one there is no fight action', () => {
    expect(can(withRat(true))).toContain('fight:e5');
    expect(adventure().seat(0).refuse('fight').rule).toBe('FB-FIGHT-1');
  });

  test('FB-ENEMY-5 a facedown enemy cannot be fought', () => {
    expect(withRat(false).seat(0).refuse('fight').rule).toBe('FB-FIGHT-1');
  });

  test('FB-FIGHT-2 of several enemies the chosen one alone is fought', () => {
    const t = adventure({
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        put(state, 'rat.1', 'camp.e');
        put(state, 'bot.1', 'camp.e');
      },
    });
    answer(t, `fight:${t.state.enemies[1]!.id}`);
    expect(enemiesOf(t)).toEqual(['rat.1@camp.e']);
  });

  test('FB-FIGHT-3 only an equipped ranged weapon reaches the next space', () => {
    const withWeapon = (card: string, where?: 'inventory') =>
      adventure({
        state: (state) => {
          put(state, 'rat.1', 'camp.a');
          hold(state, 0, card, where);
        },
      });
    const id = (t: ReturnType<typeof adventure>) => `fight:${t.state.enemies[0]!.id}`;
    const bow = withWeapon('bow.1');
    expect(can(bow)).toContain(id(bow));
    for (const t of [withWeapon('club.1'), withWeapon('bow.1', 'inventory')])
      expect(t.seat(0).refuse(id(t)).rule).toBe('FB-FIGHT-3');
  });

  const shoot = (token: string, space: string, dice = [6, 1, 1]) => {
    const t = adventure({
      chance: { 'fight.roll': [dice] },
      state: (state) => {
        put(state, token, space);
        hold(state, 0, 'bow.1');
        survivor(state).letters = ['C', 'I', 'A'];
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t.state.enemies.filter((enemy) => enemy.token === token && enemy.faceup).length;
  };
  test('FB-FIGHT-4 shooting next door hits once more', () => {
    expect(shoot('bot.1', 'camp.a')).toBe(0); // level 2, one die and the extra hit
    expect(shoot('rat.1', 'camp.a', [1, 1, 1])).toBe(0);
  });

  test('FB-RULING-17 shooting in the same space does not', () => {
    expect(shoot('bot.1', 'camp.e')).toBe(1);
  });

  test('FB-ABIL-13 shooting at an enemy that shoots too does not', () => {
    expect(shoot('gunner.1', 'camp.a', [1, 1, 1])).toBe(1);
  });

  test('FB-RULING-19 an active enemy on a facedown tile can be shot at', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'camp.b';
        put(state, 'rat.1', '#3');
        hold(state, 0, 'bow.1');
      },
    });
    expect(can(t)).toContain(`fight:${t.state.enemies[0]!.id}`);
  });
});

describe('the five steps', () => {
  test('FB-FIGHT-5 five steps in order', () => {
    const steps = fighting('brute.1', [1, 1, 1]).logged('FB-FIGHT-5').slice(1);
    expect(steps).toEqual([1, 2, 3, 4, 5].map((step) => `Fight, step ${step}.`));
  });

  test('FB-FIGHT-5 the dice are rerolled in the second step, before anybody is hit', () => {
    const t = fighting('brute.1', [2, 2, 2], (state) => {
      survivor(state).letters = ['S'];
      hold(state, 0, 'club.1');
    });
    expect([asked(t)!.ask, t.logged('FB-FIGHT-5').at(-1), hp(t)]).toEqual(['fight.reroll', 'Fight, step 2.', 16]);
  });

  test('FB-FIGHT-6 all three dice are rolled', () => {
    expect(fighting('brute.1', [1, 4, 1]).logged('FB-FIGHT-6')).toEqual(['Ann rolls [0 head] [2 body legs] [0 head].']);
  });

  test('FB-FIGHT-14 one exchange is the whole fight, whoever still stands', () => {
    const t = fighting('brute.1', [1, 1, 1]);
    expect([t.state.turn.actions, asked(t)!.ask, enemiesOf(t)]).toEqual([1, 'turn', ['brute.1@camp.e']]);
  });

  describe('rerolls', () => {
    const rerolls = (letters: ('S' | 'P')[], card?: string, setting: Setting = {}) => {
      const t = fighting(
        'brute.1',
        [1, 1, 1],
        (state) => {
          survivor(state).letters = letters;
          if (card !== undefined) hold(state, 0, card, undefined, (setting.game ?? testing).content);
        },
        setting,
      );
      let count = 0;
      for (; asked(t)!.ask === 'fight.reroll'; count += 1) answer(t, 'reroll:1');
      return count;
    };

    test('FB-FIGHT-7 one for every letter of the weapon that is owned', () => {
      expect([rerolls(['S'], 'club.1'), rerolls(['S', 'P'], 'club.1'), rerolls([], 'club.1')]).toEqual([1, 2, 0]);
    });

    test('FB-RULING-29 without a weapon there is a fight, and no reroll', () => {
      expect(rerolls(['S', 'P'])).toBe(0);
      expect(enemiesOf(fighting('rat.1', [6, 1, 1]))).not.toContain('rat.1@camp.e');
    });

    test('FB-RULING-30 a letter that is printed twice gives two', () => {
      const twins = [
        { path: 'pack.yaml', text: 'id: twins\nname: Twins\ngame: adventure\n' },
        { path: 'loot.yaml', text: '- { id: twin, name: Twin, kind: weapon, cost: 1, letters: [S, S] }' },
      ];
      const game = adventureGame(readAdventureContent([packFiles, twins]));
      expect(rerolls(['S'], 'twin.1', { game })).toBe(2);
    });
  });

  test('FB-FIGHT-8 rerolls are spent one at a time on any dice, may be left, and are not kept', () => {
    const t = adventure({
      chance: {
        'fight.roll': [
          [1, 1, 1],
          [1, 1, 1],
        ],
        'fight.again': [[6], [6, 6, 1]],
      },
      state: (state) => {
        put(state, 'brute.1', 'camp.e');
        hold(state, 0, 'club.1');
      },
    });
    const id = `fight:${t.state.enemies[0]!.id}`;
    answer(t, id, 'reroll:2');
    expect(asked(t)!.can).toEqual([
      'reroll:1',
      'reroll:2',
      'reroll:3',
      'reroll:12',
      'reroll:13',
      'reroll:23',
      'reroll:123',
      'stand',
    ]);
    answer(t, 'reroll:123');
    expect(asked(t)!.ask).toBe('turn');
    answer(t, id, 'stand');
    expect(asked(t)!.ask).toBe('turn');
  });

  test('FB-FIGHT-9 every hit icon does damage equal to the enemy’s level', () => {
    expect(hp(fighting('bot.1', [2, 2, 1]))).toBe(12);
  });

  test('FB-FIGHT-10 armor lowers the number of hits, never below nothing', () => {
    expect(hp(fighting('bot.1', [2, 2, 2], (state) => hold(state, 0, 'vest.1')))).toBe(12);
    expect(hp(fighting('bot.1', [2, 2, 2], (state) => hold(state, 0, 'plate.1')))).toBe(16);
  });

  const stillThere = (token: string, dice: number[]) =>
    enemiesOf(fighting(token, dice)).some((each) => each.startsWith(token));

  test('FB-FIGHT-11 each die that shows an area hits once, however many of its areas match', () => {
    // The brute is vulnerable in arms and legs, both of which face 2 shows; face 3 shows arms.
    expect([stillThere('brute.1', [2, 2, 1]), stillThere('brute.1', [2, 2, 3])]).toEqual([true, false]);
  });

  test('FB-FIGHT-12 as many hits as its level kill an enemy, and one less does not', () => {
    expect([stillThere('bot.1', [6, 1, 1]), stillThere('bot.1', [6, 6, 1])]).toEqual([true, false]);
  });

  test('FB-FIGHT-13 a kill is worth the enemy’s level in XP, a miss nothing', () => {
    const letters = (state: State) => {
      survivor(state).letters = ['S', 'P', 'E', 'C'];
    };
    expect(survivor(fighting('brute.1', [3, 3, 3], letters).state).xp).toBe(3);
    expect(survivor(fighting('brute.1', [3, 3, 1], letters).state).xp).toBe(0);
  });

  describe('killed in a fight', () => {
    /** All dice hit: Ann, who dies of it, and the enemy. */
    const dying = (token: string) => {
      const t = fighting(token, [4, 4, 4], (state) => {
        survivor(state).hp = 1;
        survivor(state).letters = ['S', 'P', 'E'];
      });
      answer(t, 'camp.a');
      return t;
    };

    test('FB-FIGHT-15 who is killed in step 3 hits nobody in step 4', () => {
      expect(enemiesOf(dying('rat.1'))).toEqual(['rat.1@camp.e']);
    });

    test('FB-KILL-6 no further step is resolved, and there is no XP', () => {
      const t = dying('rat.1');
      expect(t.logged('FB-FIGHT-5').at(-1)).toBe('Fight, step 3.');
      expect(survivor(t.state).xp).toBe(0);
    });

    test('FB-RULING-75 an enemy that would retreat stays active', () => {
      expect(enemiesOf(dying('coward.1'))).toEqual(['coward.1@camp.e']);
    });
  });

  const twice = () => {
    const t = fighting('bot.1', [6, 1, 1], undefined, {
      chance: {
        'fight.roll': [
          [6, 1, 1],
          [6, 1, 1],
        ],
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };

  test('FB-FIGHT-16 hits are forgotten between fights', () => {
    expect(enemiesOf(twice())).toEqual(['bot.1@camp.e']);
  });

  test('FB-ACT-2 the same action may be taken twice in a turn', () => {
    expect(twice().state.turn.actions).toBe(0);
  });

  const armed = () =>
    fighting('bot.1', [6, 1, 1], (state) => {
      hold(state, 0, 'grenade.1');
      hold(state, 0, 'paper.1');
    });

  test('FB-FIGHT-19 what works in a fight works in any of its steps', () => {
    const t = armed();
    const offered = ['fight.reroll', 'fight.hits', 'fight.strike'].map((ask) => {
      expect(asked(t)!.ask).toBe(ask);
      const offers = can(t).includes('use:grenade.1');
      if (ask !== 'fight.strike') answer(t, ask === 'fight.reroll' ? 'stand' : 'go-on');
      return offers;
    });
    expect(offered).toEqual([true, true, true]);
    answer(t, 'use:grenade.1');
    expect(enemiesOf(t).filter((each) => each.startsWith('bot.1'))).toEqual([]);
  });

  test('FB-FIGHT-22 what gives rerolls is used only while rerolling', () => {
    const t = armed();
    expect(can(t)).toContain('use:paper.1');
    answer(t, 'stand');
    expect(asked(t)).toMatchObject({ ask: 'fight.hits', can: ['use:grenade.1', 'go-on'] });
  });

  test('FB-RULING-70 what works with some letters is used only where one of them counts', () => {
    const picks = [
      { path: 'pack.yaml', text: 'id: picks\nname: Picks\ngame: adventure\n' },
      {
        path: 'loot.yaml',
        text: '- { id: pick, name: Pick, kind: tool, cost: 1, use: { when: [fight], by: exhaust, letters: [S], do: [{ rerolls: 1 }] } }',
      },
    ];
    const game = adventureGame(readAdventureContent([packFiles, picks]));
    const offered = (weapon: string) => {
      const t = fighting(
        'bot.1',
        [6, 1, 1],
        (state) => {
          for (const card of ['pick.1', weapon]) hold(state, 0, card, undefined, game.content);
        },
        { game },
      );
      return can(t).includes('use:pick.1');
    };
    expect([offered('club.1'), offered('stick.1')]).toEqual([true, false]);
  });

  test('FB-RULING-70 what works in a fight is not used outside of one', () => {
    const idle = adventure({ state: (state) => hold(state, 0, 'grenade.1') });
    expect(idle.seat(0).refuse('use:grenade.1').rule).toBe('FB-RULING-70');
  });

  const withTube = (first: string) => {
    const t = fighting('bot.1', [1, 1, 1], (state) => hold(state, 0, 'tube.1'));
    expect(asked(t)).toMatchObject({ ask: 'fight.before', can: ['use:tube.1', 'roll'] });
    answer(t, first);
    return t;
  };

  test('FB-FIGHT-20 what works before a fight is used before the dice are rolled', () => {
    expect(enemiesOf(withTube('use:tube.1')).filter((each) => each.startsWith('bot.1'))).toEqual([]);
  });

  test('FB-FIGHT-20 and not after', () => {
    const t = withTube('roll');
    expect([asked(t)!.ask, enemiesOf(t)]).toEqual(['turn', ['bot.1@camp.e']]);
  });

  test('FB-EXH-1 a card that is used by exhausting it is exhausted', () => {
    expect(survivor(withTube('use:tube.1').state).cards[0]!.exhausted).toBe(true);
  });

  test('FB-FIGHT-21 the letters of the equipped weapon are what the fight uses', () => {
    const t = fighting('brute.1', [1, 1, 1], (state) => {
      survivor(state).letters = ['E'];
      hold(state, 0, 'stick.1');
    });
    expect(asked(t)!.ask).toBe('fight.reroll');
    const other = fighting('brute.1', [1, 1, 1], (state) => {
      survivor(state).letters = ['E'];
      hold(state, 0, 'club.1');
    });
    expect(other.session.question!.ask).toBe('turn');
  });

  test('FB-CAPS-1 an ability that costs a Cap is paid for, and closed to those without', () => {
    const t = fighting('rat.1', [1, 1, 1], (state) => hold(state, 0, 'rich-gun.1'));
    answer(t, 'use:rich-gun.1');
    expect(survivor(t.state).caps).toBe(2);
    const poor = fighting('rat.1', [1, 1, 1], (state) => {
      hold(state, 0, 'rich-gun.1');
      survivor(state).caps = 0;
    });
    expect(asked(poor)!.ask).toBe('turn');
  });

  describe('Well Rested', () => {
    const rested = (card?: string) =>
      fighting(
        'rat.1',
        [1, 1, 1],
        (state) => {
          survivor(state).traits.push({ trait: 'well-rested', locked: false });
          if (card !== undefined) hold(state, 0, card);
        },
        {
          chance: {
            'fight.roll': [[1, 1, 1]],
            'fight.again': [
              [1, 1, 1],
              [6, 6, 6],
            ],
          },
        },
      );

    test('FB-TRAIT-3 is given up for one reroll, of any dice', () => {
      const t = rested();
      answer(t, 'rested');
      expect([survivor(t.state).traits, can(t).includes('reroll:123')]).toEqual([[], true]);
      answer(t, 'reroll:123');
      expect(asked(t)!.ask).toBe('turn');
    });

    test('FB-RULING-31 is asked for after the dice are seen', () => {
      const t = rested();
      expect(asked(t)).toMatchObject({ ask: 'fight.reroll', can: ['rested', 'stand'] });
      expect(t.logged('FB-FIGHT-6')).toHaveLength(1);
    });

    test('FB-RULING-31 is given up once in a fight, even by who has become so again', () => {
      const t = rested();
      answer(t, 'rested');
      survivor(t.state).traits.push({ trait: 'well-rested', locked: false });
      expect(can(t)).not.toContain('rested');
    });
  });
});

describe('draw and fight', () => {
  const encounter = (dice: number[], state?: (state: State) => void) => {
    const t = adventure({
      chance: { 'fight.roll': [dice] },
      state: (now) => {
        survivor(now).space = 'field.e';
        survivor(now).letters = ['C', 'I', 'A'];
        topEncounter(now, 'W01');
        now.stacks.human.stack.splice(0, 9, 'coward.1', 'thief.1');
        state?.(now);
      },
    });
    answer(t, 'encounter', 'option:2');
    return t;
  };

  test('FB-FIGHT-17 the token that was drawn is discarded, won or lost, and nothing is placed', () => {
    for (const t of [encounter([6, 1, 1], (state) => topLoot(state, 'purse.1')), encounter([1, 1, 1])])
      expect([t.state.stacks.human.discard, t.state.enemies]).toEqual([['thief.1'], []]);
  });

  test('FB-FIGHT-18 only a kill is a success', () => {
    const [won, lost] = [encounter([6, 1, 1], (state) => topLoot(state, 'purse.1')), encounter([1, 1, 1])];
    expect([survivor(won.state).caps, survivor(lost.state).caps]).toEqual([3 + 3 + 2, 3 + 1]);
  });

  /** The enemy on top of the stack of humans; others are put there for a test. */
  const drawing = (dice: number[], token: string, more?: (state: State) => void) =>
    encounter(dice, (state) => {
      for (const { stack } of Object.values(state.stacks))
        if (stack.includes(token)) stack.splice(stack.indexOf(token), 1);
      state.stacks.human.stack.push(token);
      more?.(state);
    });

  test('FB-RULING-51 loot of a drawn enemy works', () => {
    const t = drawing([6, 1, 1], 'thief.1', (state) => topLoot(state, 'can.1'));
    expect(survivor(t.state).cards.map(({ id }) => id)).toEqual(['can.1']);
  });

  test('FB-RULING-51 armor of a drawn enemy works', () => {
    const won = (dice: number[]) => survivor(drawing(dice, 'tank.1').state).caps === 6;
    expect([won([6, 6, 1]), won([6, 6, 6])]).toEqual([false, true]);
  });

  test('FB-RULING-51 radiation of a drawn enemy works', () => {
    expect(survivor(drawing([2, 1, 1], 'glower.1').state).rads).toBe(2);
  });

  test('FB-RULING-51 retreat of a drawn enemy does not', () => {
    const t = drawing([1, 1, 1], 'coward.1');
    expect([t.state.stacks.human.discard, t.logged('FB-ABIL-15')]).toEqual([['coward.1'], []]);
  });

  test('FB-RULING-50 a kill in a draw and fight is worth its XP, and counts for objectives', () => {
    const t = drawing([6, 1, 1], 'thief.1', (state) => {
      topLoot(state, 'purse.1');
      staged(state, '040');
    });
    expect([survivor(t.state).xp, t.logged('FB-QUEST-4')]).toEqual([
      5, // one for the thief, one by the objective: the peg is beneath I

      ['Ann completes Ended by the Fight, objective 2.'],
    ]);
  });

  test('FB-RULING-22 with no token left the fight is skipped and counts as not won', () => {
    const t = encounter([6, 6, 6], (state) => state.stacks.human.stack.splice(0));
    expect(survivor(t.state).caps).toBe(4);
  });

  describe('killed in the task', () => {
    const killed = () => {
      const t = encounter([4, 4, 4], (state) => {
        survivor(state).hp = 1;
        state.agendaDeck.push(...state.agendaDeck.splice(state.agendaDeck.indexOf('calm.1'), 1));
      });
      answer(t, 'camp.a');
      return t;
    };

    test('FB-RULING-47 neither result follows, and the card goes to the bottom of its deck', () => {
      const t = killed();
      expect([survivor(t.state).caps, t.state.decks.wasteland[0]]).toEqual([3, 'W01']);
    });

    test('FB-KILL-7 the turn is over, although there was an action left', () => {
      expect(killed().state.round).toBe(2);
    });
  });
});
