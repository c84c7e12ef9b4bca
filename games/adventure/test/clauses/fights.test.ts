/** Fights, harm and what is met on the way, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { powerValue } from '../../queries/foes.ts';
import { hasRangedWeapon, weaponsWith } from '../../queries/survivors.ts';
import { testRerolls } from '../../queries/tests.ts';
import {
  adventure,
  agendas,
  answer,
  asked,
  can,
  core,
  enemiesOf,
  hold,
  perks,
  put,
  survivor,
  turnUp,
} from '../helpers/adventure.ts';
import { cards, fighting, hp, type State, untilTurn } from '../helpers/beginnings.ts';

const aboutOf = (t: ReturnType<typeof adventure>) => t.session.question!.detail!.about!;

describe('harm', () => {
  test('FB-HP-2 FB-HP-6 hits that armor takes away are no damage, and the fight goes on', () => {
    const t = fighting('rat.1', [5, 1, 1], (state) => hold(state, 0, 'plate.1'));
    expect([hp(t), t.logged('FB-HP-2'), survivor(t.state).xp]).toEqual([16, [], 4]);
  });

  test('FB-HP-3 FB-HP-6 rads that do not kill let the fight go on', () => {
    const t = fighting('glower.1', [4, 6, 6]);
    untilTurn(t);
    expect([hp(t), survivor(t.state).rads, enemiesOf(t).includes('glower.1@camp.e')]).toEqual([12, 2, false]);
  });

  test('FB-HP-6 who is killed by rads outside its own turn hits nobody any more', () => {
    const t = adventure({
      chance: { 'fight.roll': [[4, 6, 6]] },
      state: (state) => {
        put(state, 'glower.1', 'camp.e');
        Object.assign(survivor(state), { rads: 11, letters: ['C', 'I', 'A'] });
        state.activation = { card: 'calm.2', icons: ['monster'] };
        state.agendaDeck.splice(state.agendaDeck.indexOf('calm.2'), 1);
        state.phase = 'activation';
      },
    });
    expect(asked(t)!.ask).toBe('killed.space');
    answer(t, 'camp.a');
    expect(enemiesOf(t)).toEqual(['glower.1@camp.e']);
  });

  test('FB-KILL-6 whoever still stands after step 3 goes on to the last', () => {
    const t = fighting('rat.1', [5, 1, 1]);
    expect([t.logged('FB-FIGHT-5').at(-1), hp(t), survivor(t.state).xp]).toEqual(['Fight, step 5.', 15, 4]);
  });

  test('FB-KILL-9 nothing is left of who is out of the game, neither HP nor Caps nor XP', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        Object.assign(survivor(state), { space: 'town.e', rads: 15, xp: 2, caps: 9 });
      },
    });
    answer(t, 'move', 'to:town.b');
    const { hp: left, caps, xp, eliminated } = survivor(t.state);
    expect([eliminated, left, caps, xp]).toEqual([true, 0, 0, 0]);
  });
});

describe('fights', () => {
  test('FB-FIGHT-7 a letter gives a reroll with the weapons that show it, at hand or packed, and no other card', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'club.1');
        hold(state, 0, 'bow.1', 'inventory');
        hold(state, 0, 'tube.1', 'inventory');
        hold(state, 0, 'can.1', 'inventory');
      },
    });
    const named = (letter: 'P' | 'E' | 'L') => weaponsWith(t.session.position, 0, letter).map(({ name }) => name);
    expect([named('P'), named('E'), named('L')]).toEqual([['Club', 'Bow'], ['Tube'], []]);
  });

  test('FB-RULING-16 an equipped ranged weapon is one', () => {
    const ranged = (where?: 'inventory') =>
      hasRangedWeapon(adventure({ state: (state) => hold(state, 0, 'bow.1', where) }).session.position, 0);
    expect([ranged(), ranged('inventory'), hasRangedWeapon(adventure().session.position, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('FB-ENEMY-6 a killed enemy has left the map, and its token is on the discards', () => {
    const t = fighting('rat.1', [6, 1, 1]);
    untilTurn(t);
    expect([enemiesOf(t).some((each) => each.startsWith('rat.1@')), t.state.stacks.critter.discard]).toEqual([
      false,
      ['rat.1'],
    ]);
  });

  test('FB-FIGHT-8 FB-FIGHT-19 what was added already is wanted no more', () => {
    const t = fighting('bot.1', [1, 1, 1], (state) => {
      hold(state, 0, 'tube.1');
      hold(state, 0, 'grenade.1');
    });
    const wanted = () => [
      asked(t)!.ask,
      (aboutOf(t).wanted as { hits: number }).hits,
      t.session.question!.detail!.rule,
    ];
    answer(t, 'use:tube.1');
    expect(wanted()).toEqual(['fight.reroll', 0, 'FB-FIGHT-8']);
    answer(t, 'stand');
    expect(wanted()).toEqual(['fight.hits', 0, 'FB-FIGHT-19']);
  });

  test('FB-FAC-2 beyond the end of the track its last space counts', () => {
    const x = (power: number) =>
      powerValue(
        adventure({
          options: { scenario: 'short-road' },
          state: (state) => {
            state.power.star = power;
          },
        }).session.position,
        'star',
        'x',
      );
    expect([x(0), x(1), x(4)]).toEqual([1, 2, 2]);
  });

  test('FB-TEST-7 a card adds a reroll to the tests of its letters, and to no others', () => {
    const { position } = adventure({
      game: core,
      options: { scenario: 'the-iron-commons', survivors: ['vaultborn'] },
      state: (state) => {
        survivor(state).letters = ['S', 'P'];
        hold(state, 0, 'vault-suit.1', undefined, core.content);
      },
    }).session;
    expect([testRerolls(position, 0, ['E']), testRerolls(position, 0, ['C'])]).toEqual([1, 0]);
  });
});

describe('what cards say of fights', () => {
  const CORE = { game: core, options: { scenario: 'the-iron-commons', survivors: ['drifter'] } } as const;
  /** Ann with this weapon fights a thug with these dice. */
  const armed = (weapon: string, dice: number[], caps: number) => {
    const t = adventure({
      ...CORE,
      chance: { 'fight.roll': [dice] },
      state: (state) => {
        const space = survivor(state).space!;
        put(state, 'roadside-thug.1', space);
        state.stacks.human.stack = state.stacks.human.stack.filter((token) => token !== 'roadside-thug.1');
        Object.assign(survivor(state), { letters: ['L'], caps });
        hold(state, 0, weapon, undefined, core.content);
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };
  const { areas } = core.content.tokens.get('roadside-thug.1')!;
  const face = (hits: number, isHit: boolean) =>
    core.content.dice.findIndex(
      (each) => each.hits === hits && each.areas.some((area) => areas.includes(area)) === isHit,
    ) + 1;
  const caps = (t: ReturnType<typeof armed>) => survivor(untilTurn(t).state).caps;

  test('FB-CORE-2 a weapon that brings a Cap for every kill brings it for a kill alone', () => {
    const [kills, misses] = [face(0, true), face(0, false)];
    expect(caps(armed('old-tire-iron.1', [kills, misses, misses], 3))).toBe(4);
    expect(caps(armed('old-tire-iron.1', [misses, misses, misses], 3))).toBe(3);
    expect(caps(armed('sharpened-pipe.1', [kills, misses, misses], 3))).toBe(3);
  });

  test('FB-CORE-2 one that wears out takes a Cap for every hit that hurts, or is gone', () => {
    const hurting = core.content.dice.findIndex(({ hits }) => hits === 1) + 1;
    const blank = core.content.dice.findIndex(({ hits }) => hits === 0) + 1;
    const worn = (had: number) => armed('laser-rifle.1', [hurting, hurting, blank], had);
    const paying = worn(2);
    expect([asked(paying)!.ask, can(paying)]).toEqual(['fight.upkeep', ['pay', 'discard']]);
    answer(paying, 'pay', 'pay');
    expect([survivor(paying.state).caps, cards(paying)]).toEqual([0, ['laser-rifle.1 weapon']]);
    const giving = worn(2);
    answer(giving, 'discard');
    expect([survivor(giving.state).caps, cards(giving)]).toEqual([2, []]);
    const poor = worn(0);
    expect([asked(poor)!.ask === 'fight.upkeep', cards(poor)]).toEqual([false, []]);
  });

  test('FB-CORE-2 a die that is chosen is the one that changes', () => {
    const aimed = (die: string) => {
      const t = fighting('bot.1', [1, 6, 1], (state) => perks(state, 0, 'aim'));
      while (asked(t)!.ask !== 'die.every-area') answer(t, 'perk:aim');
      expect(can(t)).toEqual(['1', '2', '3']);
      answer(t, die);
      return enemiesOf(untilTurn(t)).includes('bot.1@camp.e');
    };
    // Level 2: the second die hits already, so only one of the others makes a second hit.
    expect([aimed('1'), aimed('2')]).toEqual([false, true]);
  });
});

describe('enemies that are met', () => {
  const walking = (state: (state: State) => void) => {
    const t = adventure({ chance: { 'fight.roll': [[1, 1, 1]] }, state });
    answer(t, 'move', 'to:camp.a');
    return t;
  };
  const fights = (t: ReturnType<typeof walking>) =>
    t.logged('FB-FIGHT-5').filter((line) => line === 'Fight, step 1.').length;

  test('FB-ABIL-5 FB-RULING-25 one aggressive enemy alone is fought without a choice, and the others are not', () => {
    const t = walking((state) => {
      put(state, 'rat.1', 'camp.a');
      put(state, 'wolf.1', 'camp.a');
    });
    expect([asked(t)!.ask, fights(t)]).toEqual(['turn', 1]);
    expect(fights(walking((state) => put(state, 'rat.1', 'camp.a')))).toBe(0);
  });

  test('FB-ABIL-5 FB-LOYAL-4 the aggressive of one’s own faction do not fight', () => {
    const t = adventure({
      options: { scenario: 'short-road' },
      state: (state) => {
        agendas(state, 0, 'free.1');
        survivor(state).revealed = 'free.1';
        put(state, 'star', 'camp.a');
      },
    });
    answer(t, 'move', 'to:camp.a');
    expect([asked(t)!.ask, fights(t)]).toEqual(['turn', 0]);
  });

  const zapping = (state: (state: State) => void) => {
    const t = adventure({
      state: (now) => {
        perks(now, 0, 'zap');
        state(now);
      },
    });
    answer(t, 'perk:zap');
    return t;
  };

  test('FB-ENEMY-5 of several active enemies one is chosen, and that one is meant', () => {
    const t = zapping((state) => {
      put(state, 'brute.1', 'camp.a');
      put(state, 'brute.2', 'camp.b');
      put(state, 'thief.1', 'camp.b', false);
    });
    const [one, two] = t.state.enemies.map(({ id }) => id);
    expect(asked(t)).toMatchObject({ ask: 'enemy.choose', can: [one, two] });
    answer(t, two!);
    expect(enemiesOf(untilTurn(t)).slice(0, 2)).toEqual(['brute.1@camp.a', 'thief.1@camp.b?']);
  });

  test('FB-ENEMY-5 one alone is meant without a choice, and those too far away are not', () => {
    const t = zapping((state) => {
      put(state, 'brute.1', 'camp.a');
      put(state, 'brute.2', 'town.e');
    });
    expect([asked(t)!.ask === 'enemy.choose', enemiesOf(untilTurn(t))[0]]).toEqual([false, 'brute.2@town.e']);
  });

  test('FB-LOYAL-5 no card of one’s own finds an enemy of the faction one is loyal to', () => {
    const t = zapping((state) => {
      agendas(state, 0, 'free.1');
      survivor(state).revealed = 'free.1';
      put(state, 'star', 'camp.a');
      put(state, 'brute.1', 'camp.a');
    });
    expect(enemiesOf(untilTurn(t))[0]).toBe('star@camp.a');
    const alone = zapping((state) => {
      agendas(state, 0, 'free.1');
      survivor(state).revealed = 'free.1';
      put(state, 'star', 'camp.a');
    });
    expect(enemiesOf(alone)).toEqual(['star@camp.a']);
  });
});

describe('exploring', () => {
  test('FB-EXP-5 only who stood on that tile is put somewhere, and it is told who it is', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'camp.b';
        turnUp(state, 3, 'pond');
        state.map[3]!.faceup = false;
        put(state, 'star', '#3');
        put(state, 'rat.1', 'field.e');
      },
    });
    answer(t, 'explore:3');
    expect([asked(t)!.ask, aboutOf(t).type]).toEqual(['explore.enemy', 'star']);
    answer(t, 'pond.b');
    expect(asked(t)!.ask).toBe('turn');
    expect(enemiesOf(t)).toEqual(expect.arrayContaining(['star@pond.b', 'rat.1@field.e']));
  });

  test('FB-MAP-3 a tile that is turned up is nobody’s secret any more', () => {
    const t = adventure({
      state: (state) => {
        survivor(state).space = 'camp.b';
        perks(state, 0, 'look');
      },
    });
    answer(t, 'perk:look', '#3');
    expect(t.state.map[3]!.seenBy).toEqual([0]);
    answer(t, 'explore:3');
    expect(t.state.map[3]!.seenBy).toEqual([]);
  });
});
