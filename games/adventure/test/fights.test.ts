import { describe, expect, test } from 'vitest';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  hold,
  put,
  survivor,
  topEncounter,
  topLoot,
} from './helpers/adventure.ts';
import { fighting, hp, type State } from './helpers/beginnings.ts';

describe('fight actions', () => {
  test('FB-FIGHT-1 FB-ENEMY-5 an active enemy in the space can be fought, a facedown one cannot', () => {
    const t = adventure({ state: (state) => put(state, 'rat.1', 'camp.e', false) });
    expect(t.seat(0).refuse('fight').rule).toBe('FB-FIGHT-1');
    expect(can(adventure({ state: (state) => put(state, 'rat.1', 'camp.e') }))).toContain('fight:e5');
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
  test('FB-FIGHT-4 FB-ABIL-13 FB-RULING-17 shooting next door hits once more, unless the enemy shoots too or is near', () => {
    expect(shoot('bot.1', 'camp.a')).toBe(0); // level 2, one die and the extra hit
    expect(shoot('bot.1', 'camp.e')).toBe(1);
    expect(shoot('gunner.1', 'camp.a', [1, 1, 1])).toBe(1); // no extra hit against a ranged enemy
    expect(shoot('rat.1', 'camp.a', [1, 1, 1])).toBe(0);
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
  test('FB-FIGHT-5 FB-FIGHT-6 FB-FIGHT-14 three dice, five steps in order, one exchange', () => {
    const t = fighting('brute.1', [1, 1, 1]);
    expect(t.logged('FB-FIGHT-5').slice(1)).toEqual([1, 2, 3, 4, 5].map((step) => `Fight, step ${step}.`));
    expect(t.logged('FB-FIGHT-6')).toEqual(['Ann rolls [0 head] [0 head] [0 head].']);
    expect([t.state.turn.actions, asked(t)!.ask]).toEqual([1, 'turn']);
  });

  test('FB-FIGHT-7 FB-RULING-29 FB-RULING-30 a reroll for every printed letter that is owned; none without a weapon', () => {
    const rerolls = (letters: ('S' | 'P')[], card?: string) => {
      const t = fighting('brute.1', [1, 1, 1], (state) => {
        survivor(state).letters = letters;
        if (card !== undefined) hold(state, 0, card);
      });
      let count = 0;
      for (; asked(t)!.ask === 'fight.reroll'; count += 1) answer(t, 'reroll:1');
      return count;
    };
    expect([
      rerolls(['S'], 'club.1'),
      rerolls(['S', 'P'], 'club.1'),
      rerolls([], 'club.1'),
      rerolls(['S', 'P']),
    ]).toEqual([1, 2, 0, 0]);
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

  test('FB-FIGHT-11 FB-FIGHT-12 each matching die hits once, however many areas match; level many hits kill', () => {
    // The brute is vulnerable in arms and legs, both of which face 2 shows; face 3 shows arms.
    expect(enemiesOf(fighting('brute.1', [2, 2, 1]))).toHaveLength(1);
    expect(enemiesOf(fighting('brute.1', [2, 2, 3]))).toHaveLength(0);
    expect(enemiesOf(fighting('bot.1', [6, 1, 1]))).toHaveLength(1);
    expect(enemiesOf(fighting('bot.1', [6, 6, 1])).filter((each) => each.startsWith('bot.1'))).toHaveLength(0);
  });

  test('FB-FIGHT-13 a kill is worth the enemy’s level in XP, a miss nothing', () => {
    const letters = (state: State) => {
      survivor(state).letters = ['S', 'P', 'E', 'C'];
    };
    expect(survivor(fighting('brute.1', [3, 3, 3], letters).state).xp).toBe(3);
    expect(survivor(fighting('brute.1', [3, 3, 1], letters).state).xp).toBe(0);
  });

  test('FB-FIGHT-15 FB-KILL-6 FB-RULING-75 who is killed fights no further: no hits, no XP, the enemy stays active', () => {
    const t = fighting('coward.1', [4, 4, 4], (state) => {
      survivor(state).hp = 1;
      survivor(state).letters = ['S', 'P', 'E'];
    });
    answer(t, 'camp.a');
    expect(enemiesOf(t)).toEqual(['coward.1@camp.e']);
    expect(survivor(t.state).xp).toBe(0);
  });

  test('FB-FIGHT-16 FB-ACT-2 hits are forgotten between fights; the same action may be taken twice', () => {
    const t = fighting('bot.1', [6, 1, 1], undefined, {
      chance: {
        'fight.roll': [
          [6, 1, 1],
          [6, 1, 1],
        ],
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect(enemiesOf(t)).toEqual(['bot.1@camp.e']);
    expect(t.state.turn.actions).toBe(0);
  });

  test('FB-FIGHT-19 FB-FIGHT-22 what works in a fight works in any step; what gives rerolls only while rerolling', () => {
    const t = fighting('bot.1', [6, 1, 1], (state) => {
      hold(state, 0, 'grenade.1');
      hold(state, 0, 'paper.1');
    });
    expect(asked(t)).toMatchObject({ ask: 'fight.reroll', can: ['use:grenade.1', 'use:paper.1', 'stand'] });
    answer(t, 'stand');
    expect(asked(t)).toMatchObject({ ask: 'fight.hits', can: ['use:grenade.1', 'go-on'] });
    answer(t, 'go-on');
    expect(asked(t)).toMatchObject({ ask: 'fight.strike', can: ['use:grenade.1', 'go-on'] });
    answer(t, 'use:grenade.1');
    expect(enemiesOf(t).filter((each) => each.startsWith('bot.1'))).toEqual([]);
    const idle = adventure({ state: (state) => hold(state, 0, 'grenade.1') });
    expect(idle.seat(0).refuse('use:grenade.1').rule).toBe('FB-RULING-70');
  });

  test('FB-FIGHT-20 FB-EXH-1 what works before a fight is used before the dice are rolled, and not after', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => hold(state, 0, 'tube.1'));
    expect(asked(t)).toMatchObject({ ask: 'fight.before', can: ['use:tube.1', 'roll'] });
    answer(t, 'use:tube.1');
    expect(survivor(t.state).cards[0]!.exhausted).toBe(true);
    expect(enemiesOf(t).filter((each) => each.startsWith('bot.1'))).toEqual([]);
    const rolled = fighting('bot.1', [1, 1, 1], (state) => hold(state, 0, 'tube.1'));
    answer(rolled, 'roll');
    expect(asked(rolled)!.ask).toBe('turn');
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

  test('FB-TRAIT-3 FB-RULING-31 Well Rested is given up for one reroll, once, after seeing the dice', () => {
    const t = fighting(
      'rat.1',
      [1, 1, 1],
      (state) => void survivor(state).traits.push({ trait: 'well-rested', locked: false }),
      { chance: { 'fight.roll': [[1, 1, 1]], 'fight.again': [[6, 6, 6]] } },
    );
    expect(asked(t)).toMatchObject({ ask: 'fight.reroll', can: ['rested', 'stand'] });
    answer(t, 'rested');
    expect(survivor(t.state).traits).toEqual([]);
    answer(t, 'reroll:123');
    expect(enemiesOf(t).filter((each) => each.startsWith('rat.1'))).toEqual([]);
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

  test('FB-FIGHT-17 FB-FIGHT-18 the token is discarded won or lost, nothing is placed; only a kill is a success', () => {
    const won = encounter([6, 1, 1], (state) => topLoot(state, 'purse.1'));
    expect([won.state.stacks.human.discard, won.state.enemies]).toEqual([['thief.1'], []]);
    expect(survivor(won.state).caps).toBe(3 + 3 + 2);
    const lost = encounter([1, 1, 1]);
    expect([lost.state.stacks.human.discard, lost.state.enemies]).toEqual([['thief.1'], []]);
    expect(survivor(lost.state).caps).toBe(3 + 1);
  });

  test('FB-RULING-51 FB-RULING-50 loot, armor and radiation of a drawn enemy work, retreat and ranged do not', () => {
    const t = encounter([6, 1, 1], (state) => topLoot(state, 'can.1'));
    expect(survivor(t.state).cards.map(({ id }) => id)).toEqual(['can.1']);
    const coward = encounter([1, 1, 1], (state) => state.stacks.human.stack.splice(0, 9, 'thief.1', 'coward.1'));
    expect(coward.state.stacks.human.discard).toEqual(['coward.1']);
  });

  test('FB-RULING-22 with no token left the fight is skipped and counts as not won', () => {
    const t = encounter([6, 6, 6], (state) => state.stacks.human.stack.splice(0));
    expect(survivor(t.state).caps).toBe(4);
  });

  test('FB-RULING-47 FB-KILL-7 killed in the task: no result, the turn is over, the card is at the bottom', () => {
    const t = encounter([4, 4, 4], (state) => {
      survivor(state).hp = 1;
      state.agendaDeck.push(...state.agendaDeck.splice(state.agendaDeck.indexOf('calm.1'), 1));
    });
    answer(t, 'camp.a');
    expect(survivor(t.state).caps).toBe(3);
    expect(t.state.decks.wasteland[0]).toBe('W01');
    expect(t.state.round).toBe(2);
  });
});
