import { describe, expect, test } from 'vitest';
import { AREAS, ENEMY_TYPES } from '../words.ts';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  hold,
  put,
  staged,
  survivor,
  testing,
  topEncounter,
  topLoot,
} from './adventure.ts';

type Setting = Parameters<typeof adventure>[0];
type State = ReturnType<typeof adventure>['state'];

/**
 * Ann in camp with this enemy, fighting it with these dice. Faces: 1 misses, 2 hits her once, 4 hits both her (twice)
 * and the enemy, 5 both once, 6 only the enemy.
 */
function fighting(token: string, dice: number[], state?: (state: State) => void, more: Setting = {}) {
  const t = adventure({
    ...more,
    chance: { 'fight.roll': [dice], ...more.chance },
    state: (now) => {
      put(now, token, 'camp.e');
      survivor(now).letters = ['C', 'I', 'A'];
      state?.(now);
    },
  });
  answer(t, `fight:${t.state.enemies[0]!.id}`);
  return t;
}
const hp = (t: ReturnType<typeof adventure>) => survivor(t.state).hp;

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

describe('enemies and their abilities', () => {
  test('FB-ENEMY-1 FB-ENEMY-2 FB-DICE-1 FB-DICE-2 FB-RULING-2 FB-RULING-3 enemies and dice are data of the printed shape', () => {
    for (const { type, level, areas, abilities } of testing.content.tokens.values()) {
      expect(ENEMY_TYPES).toContain(type);
      expect([level > 0, areas.length > 0, abilities.length <= 2]).toEqual([true, true, true]);
    }
    expect(ENEMY_TYPES).toHaveLength(5);
    expect(testing.content.dice).toHaveLength(6);
    for (const { areas, hits } of testing.content.dice) {
      expect(hits).toBeGreaterThanOrEqual(0);
      for (const area of areas) expect(AREAS).toContain(area);
    }
  });

  test('FB-ENEMY-3 FB-ENEMY-4 a facedown enemy shows its type and nothing else', () => {
    const t = adventure({
      state: (state) => {
        put(state, 'rat.1', 'camp.a', false);
        put(state, 'rat.2', 'camp.b');
      },
    });
    expect(
      t
        .seat(0)
        .view()
        .enemies.map(({ token, type, faceup }) => [token, type, faceup]),
    ).toEqual([
      [null, 'critter', false],
      ['rat.2', 'critter', true],
    ]);
  });

  test('FB-ENEMY-6 FB-ENEMY-7 a killed enemy goes to its discards and a facedown one appears at the nearest icon', () => {
    const t = fighting('rat.1', [6, 1, 1], (state) => turnUp3(state));
    expect(t.state.stacks.critter.discard).toEqual(['rat.1']);
    expect(t.state.enemies.map(({ space, faceup }) => [space, faceup])).toEqual([['farm.c', false]]);
  });

  test('FB-ENEMY-8 among icons equally near the first player chooses', () => {
    const t = adventure({
      seats: 2,
      chance: { 'fight.roll': [[6, 6, 6]] },
      state: (state) => {
        state.first = 1;
        survivor(state).space = 'field.e';
        put(state, 'rat.1', 'field.e');
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'enemy.replace', can: ['field.a', 'field.c'] });
    t.seat(1).refuse('town.e');
    answer(t, 'field.c');
    expect(enemiesOf(t)[0]).toMatch(/@field\.c\?$/);
  });

  test('FB-RULING-21 without an icon on the faceup map no replacement comes', () => {
    expect(fighting('bot.1', [6, 6, 1]).state.enemies).toEqual([]);
  });

  test('FB-ENEMY-9 FB-PERK-1 FB-PERK-5 a kill outside a fight is worth its XP; the perk goes back to its deck', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).letters = ['S', 'P', 'E'];
        survivor(state).perks.push('zap');
        state.perkDeck.splice(state.perkDeck.indexOf('zap'), 1);
        put(state, 'bot.1', 'camp.a');
      },
    });
    answer(t, 'perk:zap');
    expect([survivor(t.state).xp, survivor(t.state).perks, t.state.enemies]).toEqual([2, [], []]);
    expect(t.state.perkDeck).toContain('zap');
  });

  test('FB-ENEMY-5 an ability does not find a facedown enemy', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).perks.push('zap');
        put(state, 'bot.1', 'camp.a', false);
      },
    });
    answer(t, 'perk:zap');
    expect(enemiesOf(t)).toEqual(['bot.1@camp.a?']);
  });

  test('FB-ABIL-2 FB-ABIL-3 FB-RULING-27 moving to an aggressive enemy means fighting it at once, for no action, points are kept', () => {
    const t = adventure({
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => put(state, 'wolf.1', 'camp.a'),
    });
    answer(t, 'move', 'to:camp.a');
    expect(t.logged('FB-FIGHT-5')[0]).toBe('Wolf attacks Ann.');
    expect([t.state.turn.actions, t.state.turn.points]).toEqual([1, 1]);
  });

  test('FB-ABIL-5 several aggressive enemies are fought in the order the survivor chooses, until it is killed', () => {
    const t = adventure({
      seats: 2,
      chance: {
        'fight.roll': [
          [1, 1, 1],
          [4, 4, 4],
        ],
      },
      state: (state) => {
        survivor(state).hp = 5;
        for (const wolf of ['wolf.1', 'wolf.2', 'wolf.3']) put(state, wolf, 'camp.a');
      },
    });
    const [one, two, three] = t.state.enemies.map(({ id }) => id);
    answer(t, 'move', 'to:camp.a');
    expect(asked(t)).toMatchObject({ ask: 'move.aggressive', can: [one, two, three] });
    answer(t, two!, three!, 'camp.e');
    expect(t.log().filter((line) => line === 'Wolf attacks Ann.')).toHaveLength(2);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'turn' });
  });

  test('FB-RULING-25 a facedown enemy has no abilities: walking up to it starts no fight', () => {
    const t = adventure({ state: (state) => put(state, 'wolf.1', 'camp.a', false) });
    answer(t, 'move', 'to:camp.a');
    expect(t.logged('FB-FIGHT-5')).toEqual([]);
  });

  test('FB-RULING-26 being placed is not moving: no terrain, no aggressive fight', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'town.e';
        topEncounter(state, 'S02');
        put(state, 'wolf.1', 'field.e');
      },
    });
    answer(t, 'encounter', 'option:2', 'field.e', 'inventory');
    expect(survivor(t.state).space).toBe('field.e');
    expect(t.logged('FB-FIGHT-5')).toEqual([]);
  });

  test('FB-ABIL-7 FB-ABIL-8 armor takes one more hit, and changes neither damage nor XP', () => {
    const letters = (state: State) => {
      survivor(state).letters = ['S', 'P', 'E'];
    };
    expect(enemiesOf(fighting('tank.1', [6, 6, 1]))).toHaveLength(1);
    const t = fighting('tank.1', [5, 6, 6], letters);
    expect([enemiesOf(t), hp(t), survivor(t.state).xp]).toEqual([[], 14, 2]);
  });

  test('FB-ABIL-9 FB-RULING-28 radiation: once per fight, only after damage, and not after death', () => {
    const t = fighting('glower.1', [2, 2, 1]);
    expect([hp(t), survivor(t.state).rads]).toEqual([12, 2]);
    expect(survivor(fighting('glower.1', [2, 2, 1], (state) => hold(state, 0, 'plate.1')).state).rads).toBe(0);
    const dead = fighting('glower.1', [4, 4, 4], (state) => {
      survivor(state).hp = 3;
    });
    expect(survivor(dead.state).rads).toBe(0);
  });

  test('FB-ABIL-14 who kills an enemy with loot draws one', () => {
    const killed = fighting('thief.1', [6, 1, 1], (state) => topLoot(state, 'can.1'));
    expect(survivor(killed.state).cards.map(({ id }) => id)).toEqual(['can.1']);
    expect(survivor(fighting('thief.1', [1, 1, 1]).state).cards).toEqual([]);
  });

  test('FB-ABIL-15 FB-ACT-7 a retreating enemy that survives lies facedown and hinders nobody', () => {
    const t = fighting('coward.1', [6, 1, 1]);
    expect(enemiesOf(t)).toEqual(['coward.1@camp.e?']);
    expect(can(t)).toContain('camp');
  });

  test('FB-LIMIT-4 an empty stack is made anew from the discards of its type; what is on the map stays', () => {
    const t = fighting('rat.1', [6, 1, 1], (state) => {
      turnUp3(state);
      state.stacks.critter.discard.push(...state.stacks.critter.stack.splice(0));
    });
    expect(t.state.enemies).toHaveLength(1);
    expect([t.state.stacks.critter.discard, t.state.stacks.critter.stack.length]).toEqual([[], 5]);
  });

  test('FB-RULING-71 FB-QUEST-6 a kill: token and replacement, XP, loot, then the objective it fulfils', () => {
    const t = fighting('bot.1', [6, 6, 1], (state) => {
      staged(state, '001');
      turnUp3(state);
    });
    const log = t.log();
    // The first objective of 001 is to kill a robot.
    const order = [
      'Ann kills Bot.',
      'A facedown robot is placed at Farm (a).',
      'Ann gains 2 XP.',
      'Ann completes First, objective 1.',
    ];
    expect(order.map((line) => log.indexOf(line))).toEqual(
      order.map((line) => log.indexOf(line)).sort((a, b) => a - b),
    );
    expect(log).toEqual(expect.arrayContaining(order));
  });
});

function turnUp3(state: State): void {
  const other = state.map.findIndex(({ tile }) => tile === 'farm');
  state.map[other]!.tile = state.map[3]!.tile;
  state.map[3] = { tile: 'farm', faceup: true, seenBy: [] };
}
