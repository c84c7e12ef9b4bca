/** AB: assisting and C.A.M.P. tokens. */
import { describe, expect, test } from 'vitest';
import { answer, asked, can, hold, put, survivor } from './helpers/adventure.ts';
import { drawing } from './helpers/agendas.ts';
import { company, type State, topUpgrades } from './helpers/company.ts';

describe('assisting', () => {
  /** Ann fights in camp, Bob and Cleo are about; faces: 1 misses, 2 hits her once, 6 only the enemy, 5 both. */
  const fighting = (token: string, dice: number[], assist: number[], state?: (state: State) => void, seats = 3) => {
    const t = company({
      seats,
      chance: { 'fight.roll': [dice], 'assist.roll': assist.map((face) => [face]) },
      state: (now) => {
        put(now, token, 'camp.e');
        for (const each of now.survivors) each.letters = ['C', 'I', 'A'];
        for (const each of now.survivors.slice(1)) each.space = 'field.e';
        state?.(now);
      },
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return t;
  };
  const near = (state: State) => {
    survivor(state, 1).space = 'camp.e';
  };
  const offered = (t: ReturnType<typeof company>) => (asked(t)?.ask === 'assist.offer' ? asked(t)!.to : undefined);

  test('AB-ASSIST-1 who is in the same space may help; who is next door without a ranged weapon may not', () => {
    expect(offered(fighting('rat.1', [1, 1, 1], [1], near))).toBe(1);
    const beside = (state: State) => {
      survivor(state, 1).space = 'camp.a';
    };
    expect(offered(fighting('rat.1', [1, 1, 1], [1], beside))).toBeUndefined();
    const t = fighting('rat.1', [1, 1, 1], [1], near);
    answer(t, 'decline');
    expect(asked(t)!.ask).toBe('turn');
  });

  test('AB-ASSIST-2 with a ranged weapon from next door, and not from further away', () => {
    const shooter = (space: string) => (state: State) => {
      survivor(state, 1).space = space;
      hold(state, 1, 'bow.1');
    };
    expect(offered(fighting('rat.1', [1, 1, 1], [1], shooter('camp.a')))).toBe(1);
    expect(offered(fighting('rat.1', [1, 1, 1], [1], shooter('town.e')))).toBeUndefined();
  });

  const everybody = (state: State) => {
    for (const each of state.survivors) each.space = 'camp.e';
  };

  test('AB-ASSIST-3 FB-RULING-61 of several who offer the fighter takes one, or none, before the dice are rolled', () => {
    const t = fighting('rat.1', [1, 1, 1], [6], everybody);
    answer(t, 'assist', 'assist');
    expect(asked(t)).toMatchObject({ ask: 'assist.take', to: 0, can: ['seat:1', 'seat:2', 'alone'] });
    expect(t.log().some((each) => each.includes('rolls'))).toBe(false);
    answer(t, 'seat:2');
    expect(t.log().filter((each) => each.includes('rolls the green die'))).toHaveLength(1);
    const alone = fighting('rat.1', [1, 1, 1], [6], everybody);
    answer(alone, 'assist', 'assist', 'alone');
    expect(alone.log().some((each) => each.includes('green die'))).toBe(false);
  });

  test('FB-RULING-61 in attacks and in fights of encounters too', () => {
    const t = company({
      seats: 2,
      chance: { 'fight.roll': [[1, 1, 1]] },
      state: (state) => {
        put(state, 'wolf.1', 'camp.a');
        for (const each of state.survivors) each.space = 'camp.e';
        survivor(state, 1).space = 'camp.a';
        state.turn.points = 1;
      },
    });
    answer(t, 'to:camp.a');
    expect(asked(t)).toMatchObject({ ask: 'assist.offer', to: 1 });
  });

  test('AB-ASSIST-4 AB-ASSIST-5 the hits of the green die are added', () => {
    const t = fighting('bot.1', [6, 1, 1], [6], near);
    answer(t, 'assist', 'seat:1');
    expect(t.state.enemies.some(({ token }) => token === 'bot.1')).toBe(false);
    const missed = fighting('bot.1', [6, 1, 1], [1], near);
    answer(missed, 'assist', 'seat:1');
    expect(missed.state.enemies.some(({ token }) => token === 'bot.1')).toBe(true);
  });

  test('AB-ASSIST-6 FB-RULING-61 the assistant rerolls its own die by its own weapon, and no other', () => {
    const t = fighting('rat.1', [1, 1, 1], [1], (state) => {
      near(state);
      hold(state, 1, 'club.1');
      survivor(state, 1).letters = ['S'];
    });
    answer(t, 'assist', 'seat:1');
    expect(asked(t)).toMatchObject({ ask: 'fight.reroll', to: 1, can: ['reroll:1', 'stand'] });
    answer(t, 'reroll:1');
    expect(asked(t)!.ask).toBe('turn');
  });

  test('AB-ASSIST-7 1 XP for a kill, none otherwise', () => {
    const xp = (dice: number[]) => {
      const t = fighting('bot.1', dice, [1], near);
      answer(t, 'assist', 'seat:1');
      return t.state.survivors.slice(0, 2).map((each) => each.xp > 0);
    };
    expect([xp([6, 6, 1]), xp([6, 1, 1])]).toEqual([
      [true, true],
      [false, false],
    ]);
    const t = fighting('bot.1', [6, 6, 1], [1], near);
    answer(t, 'assist', 'seat:1');
    expect(survivor(t.state, 1).xp).toBe(4); // the hole beneath C, the first of its letters
  });

  test('AB-ASSIST-8 FB-RULING-61 each hit on the green die costs the assistant the level; its armor counts, the fighter is unhurt', () => {
    const hp = (armor: boolean) => {
      const t = fighting('bot.1', [1, 1, 1], [2], (state) => {
        near(state);
        if (armor) hold(state, 1, 'vest.1');
      });
      answer(t, 'assist', 'seat:1');
      return t.state.survivors.slice(0, 2).map((each) => each.hp);
    };
    expect([hp(false), hp(true)]).toEqual([
      [16, 14],
      [16, 16],
    ]);
  });

  test('FB-RULING-61 the die of a killed assistant inflicts nothing, and the fight goes on', () => {
    const t = fighting('bot.1', [6, 1, 1], [5], (state) => {
      near(state);
      survivor(state, 1).hp = 1;
    });
    answer(t, 'assist', 'seat:1');
    expect(asked(t)).toMatchObject({ ask: 'killed.space', to: 1 });
    answer(t, 'camp.a');
    expect(t.state.enemies.some(({ token }) => token === 'bot.1')).toBe(true);
    expect(asked(t)).toMatchObject({ ask: 'turn', to: 0 });
  });
});

describe('C.A.M.P. tokens', () => {
  const camping = (space: string, gained: number) =>
    company({
      seats: 2,
      state: (state) => {
        survivor(state).space = space;
        Object.assign(state.together!.camps, { gained, supply: 7 - gained });
      },
    });

  test('AB-CAMP-1 FB-RULING-64 what is gained lies by the sheet for all; what the supply does not have is lost', () => {
    const gained = (gained: number) => {
      const t = company({
        seats: 2,
        state: (state) => {
          drawing(state);
          topUpgrades(state, 'watch-post', 'water-still');
          Object.assign(state.together!.camps, { gained, supply: 7 - gained });
        },
      });
      answer(t, 'encounter', 'option:2');
      return t.seat(1).view().together!.camps;
    };
    expect(gained(0)).toEqual({ supply: 6, gained: 1, placed: ['camp.e'] });
    expect(gained(7)).toEqual({ supply: 0, gained: 7, placed: ['camp.e'] });
  });

  test('AB-CAMP-2 AB-CAMP-3 at camp in a place with a name a token is put down, and can be travelled to', () => {
    const t = camping('town.e', 1);
    answer(t, 'camp', 'token', 'done');
    expect(t.state.together!.camps).toEqual({ supply: 6, gained: 0, placed: ['camp.e', 'town.e'] });
    answer(t, 'end');
    expect(can(t, 1)).toContain('travel:town.e');
  });

  test('AB-CAMP-2 not without a token, nor in a space without a name', () => {
    const offered = (space: string, gained: number) => {
      const t = camping(space, gained);
      answer(t, 'camp');
      return can(t).includes('token');
    };
    expect([offered('town.e', 0), offered('town.c', 1), offered('town.e', 1)]).toEqual([false, false, true]);
  });

  test('FB-RULING-64 a space holds one of them', () => {
    const t = camping('camp.e', 1);
    answer(t, 'camp');
    expect(can(t)).not.toContain('token');
  });

  test('AB-CAMP-4 AB-CAMP-6 fast travel is an action, to a token and nowhere else', () => {
    const t = camping('field.e', 0);
    expect(can(t).filter((each) => each.startsWith('travel'))).toEqual(['travel:camp.e']);
    answer(t, 'travel:camp.e');
    expect([survivor(t.state).space, t.state.turn.actions]).toEqual(['camp.e', 1]);
    const tired = company({
      state: (state) => {
        survivor(state).space = 'field.e';
        Object.assign(state.turn, { actions: 0 });
      },
    });
    expect(can(tired)).not.toContain('travel:camp.e');
  });

  test('AB-CAMP-5 not with an active enemy here or next door; inactive ones do not matter', () => {
    const travels = (space: string, faceup: boolean, state?: (state: State) => void) => {
      const t = company({
        state: (now) => {
          survivor(now).space = 'field.e';
          put(now, 'rat.1', space, faceup);
          state?.(now);
        },
      });
      return can(t).includes('travel:camp.e');
    };
    expect([travels('field.e', true), travels('field.a', true)]).toEqual([false, false]);
    expect([travels('field.a', false), travels('town.e', true)]).toEqual([true, true]);
    const mirrored = ({ together }: State) => {
      together!.upgradeDeck.splice(together!.upgradeDeck.indexOf('signal-mirror'), 1);
      together!.upgrades.push('signal-mirror');
    };
    expect(travels('field.a', true, mirrored)).toBe(true);
  });
});
