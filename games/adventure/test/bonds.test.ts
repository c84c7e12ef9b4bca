/** AB: playing together. Assisting, C.A.M.P. tokens, modifications, mutations. */
import { describe, expect, test } from 'vitest';
import { pointsPerMove } from '../queries/moving.ts';
import { armorOf, fightRerolls, inventoryLimit } from '../queries/survivors.ts';
import { testRerolls } from '../queries/tests.ts';
import { answer, asked, can, hold, layShop, put, survivor, topEncounter } from './helpers/adventure.ts';
import { company, fit, mutate, type State, topModifications, topUpgrades } from './helpers/company.ts';

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
          survivor(state).space = 'town.e';
          topEncounter(state, 'S01');
          state.lootDeck = [];
          state.assetDeck = [];
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

describe('modifications', () => {
  /** Ann shops at Old Town: two interactions. */
  const shopping = (state?: (state: State) => void) => {
    const t = company({
      seats: 2,
      state: (now) => {
        survivor(now).space = 'town.e';
        topEncounter(now, 'S01');
        layShop(now, 'dog.1', 'singer.1', 'plate.1', 'tube.1');
        topModifications(now, 'scope', 'extra-plate', 'heavy-stock');
        state?.(now);
      },
    });
    answer(t, 'encounter', 'option:1');
    return t;
  };
  const armed = (state: State) => {
    hold(state, 0, 'club.1');
    hold(state, 0, 'vest.1');
  };

  test('AB-MOD-1 as many interactions as cards are drawn; one is kept', () => {
    const t = shopping(armed);
    expect(can(t).filter((each) => each.startsWith('modify'))).toEqual(['modify:1', 'modify:2']);
    answer(t, 'modify:2');
    expect(asked(t)).toMatchObject({ ask: 'mod.keep', can: ['scope', 'extra-plate'] });
    answer(t, 'scope', 'club.1');
    expect(t.state.together!.modDiscard).toEqual(['extra-plate']);
    expect(asked(t)!.ask).toBe('turn');
    const one = shopping(armed);
    answer(one, 'modify:1', 'none');
    expect(can(one).filter((each) => each.startsWith('modify'))).toEqual(['modify:1']);
  });

  test('AB-MOD-2 it is attached to what shows its sign, and works', () => {
    const t = shopping((state) => {
      armed(state);
      topModifications(state, 'heavy-stock');
      survivor(state).letters = ['S'];
    });
    answer(t, 'modify:1');
    expect(asked(t)).toMatchObject({ ask: 'mod.attach', can: ['club.1', 'none'] });
    answer(t, 'club.1');
    expect(t.state.together!.fitted).toEqual({ 'club.1': 'heavy-stock' });
  });

  test('AB-MOD-3 AB-MOD-4 a card has one; another takes its place, and the old one is discarded', () => {
    const t = shopping((state) => {
      armed(state);
      fit(state, 'club.1', 'shock-pad');
    });
    answer(t, 'modify:1', 'club.1');
    expect(t.state.together!.fitted).toEqual({ 'club.1': 'scope' });
    expect(t.state.together!.modDiscard).toEqual(['shock-pad']);
  });

  test('AB-MOD-5 nothing moves it to another card', () => {
    const t = company({
      state: (state) => {
        hold(state, 0, 'club.1');
        hold(state, 0, 'bow.1', 'inventory');
        fit(state, 'club.1', 'shock-pad');
      },
    });
    expect(can(t).filter((each) => each.includes('mod') || each.includes('shock'))).toEqual([]);
    answer(t, 'equip:bow.1');
    expect(t.state.together!.fitted).toEqual({ 'club.1': 'shock-pad' });
  });

  test('AB-MOD-6 it is discarded with its card', () => {
    const t = shopping((state) => {
      armed(state);
      fit(state, 'club.1', 'shock-pad');
    });
    answer(t, 'sell:club.1');
    expect([t.state.together!.fitted, t.state.together!.modDiscard]).toEqual([{}, ['shock-pad']]);
    expect(t.state.assetDiscard).toContain('club.1');
  });

  test('AB-MOD-7 it takes no room in the inventory', () => {
    const t = shopping((state) => {
      for (const card of ['club.1', 'bow.1', 'stick.1']) hold(state, 0, card, 'inventory');
      fit(state, 'club.1', 'shock-pad');
      fit(state, 'bow.1', 'light-frame');
    });
    answer(t, 'modify:1', 'stick.1');
    expect(asked(t)!.ask).toBe('shop');
  });

  test('FB-RULING-62 what fits nothing is discarded; a traded card keeps its own', () => {
    const t = shopping();
    answer(t, 'modify:1');
    expect(can(t)).toEqual(['none']);
    answer(t, 'none');
    expect(t.state.together!.modDiscard).toEqual(['scope']);
    const trading = company({
      seats: 2,
      state: (state) => {
        hold(state, 0, 'club.1', 'inventory');
        fit(state, 'club.1', 'shock-pad');
      },
    });
    answer(trading, 'camp', 'trade:1');
    trading.seat(0).answer({ give: { cards: ['club.1'] } });
    answer(trading, 'accept', 'inventory');
    expect(trading.state.together!.fitted).toEqual({ 'club.1': 'shock-pad' });
    expect(survivor(trading.state, 1).cards.map(({ id }) => id)).toEqual(['club.1']);
  });

  test('FB-RULING-59 the deck is made of its discards when a card has to be drawn', () => {
    const t = shopping((state) => {
      armed(state);
      state.together!.modDiscard = state.together!.modDeck.splice(0);
    });
    answer(t, 'modify:1');
    expect(asked(t)!.ask).toBe('mod.attach');
    expect(t.state.together!.modDiscard).toHaveLength(1); // the one that was drawn, until it is attached
  });

  const modified = (card: string, mod: string, state?: (state: State) => void) =>
    company({
      state: (now) => {
        hold(now, 0, card);
        fit(now, card, mod);
        state?.(now);
      },
    });

  test('AB-MOD-2 what is attached to an equipped card is in effect, and not in the inventory', () => {
    const armor = (where: 'apparel' | 'inventory') =>
      armorOf(
        company({
          state: (state) => {
            hold(state, 0, 'vest.1', where);
            fit(state, 'vest.1', 'extra-plate');
          },
        }).session.position,
        0,
      );
    expect([armor('apparel'), armor('inventory')]).toEqual([2, 0]);
    expect(inventoryLimit(modified('vest.1', 'deep-pockets').session.position, 0)).toBe(4);
    expect(testRerolls(modified('vest.1', 'fine-lapels').session.position, 0, ['C'])).toBe(1);
    const booted = modified('vest.1', 'spring-boots');
    answer(booted, 'end');
    while (asked(booted)!.ask !== 'turn') answer(booted, asked(booted)!.can[0] as string);
    expect(booted.state.turn.points).toBe(1);
  });

  test('AB-MOD-2 a scope shoots, a silencer keeps Aggressive ones quiet, hooks climb', () => {
    const scoped = modified('club.1', 'scope', (state) => put(state, 'rat.1', 'camp.a'));
    expect(can(scoped)).toContain(`fight:${scoped.state.enemies[0]!.id}`);
    const quiet = modified('club.1', 'silencer', (state) => {
      put(state, 'wolf.1', 'camp.a');
      state.turn.points = 1;
    });
    answer(quiet, 'to:camp.a');
    expect(asked(quiet)!.ask).toBe('turn');
    const climber = modified('vest.1', 'climbing-hooks', (state) => {
      survivor(state).space = 'town.e';
      state.turn.points = 1;
    });
    expect(can(climber)).toContain('to:town.a');
  });

  test('AB-MOD-2 a piercing load needs no hit for Armor, a wide choke has one more against critters', () => {
    const killed = (mod: string | undefined, token: string, dice: number[]) => {
      const t = company({
        chance: { 'fight.roll': [dice] },
        state: (state) => {
          hold(state, 0, 'stick.1');
          if (mod !== undefined) fit(state, 'stick.1', mod);
          put(state, token, 'camp.e');
        },
      });
      answer(t, `fight:${t.state.enemies[0]!.id}`);
      return !t.state.enemies.some((each) => each.token === token);
    };
    expect([killed('piercing-load', 'tank.1', [6, 6, 1]), killed(undefined, 'tank.1', [6, 6, 1])]).toEqual([
      true,
      false,
    ]);
    expect([killed('wide-choke', 'rat.1', [1, 1, 1]), killed(undefined, 'rat.1', [1, 1, 1])]).toEqual([true, false]);
    expect(killed('wide-choke', 'thief.1', [1, 1, 1])).toBe(false);
  });

  test('AB-MOD-2 lead keeps a rad away, a pouch heals more at camp', () => {
    const lined = modified('vest.1', 'lead-lining', (state) => {
      survivor(state).space = 'town.e';
      state.turn.points = 1;
    });
    answer(lined, 'to:town.b');
    expect(survivor(lined.state).rads).toBe(0);
    const pouched = modified('vest.1', 'medic-pouch', (state) => {
      Object.assign(survivor(state), { hp: 8, rads: 3 });
    });
    answer(pouched, 'camp', 'recover');
    expect([survivor(pouched.state).hp, survivor(pouched.state).rads]).toEqual([12, 2]);
  });
});

describe('mutations', () => {
  /** Ann walks into the irradiated space of the town with so many rads. */
  const walked = (rads: number, state?: (state: State) => void) => {
    const t = company({
      seats: 2,
      state: (now) => {
        mutate(now, 0, 'stone-skin', false);
        Object.assign(survivor(now), { space: 'town.e', rads });
        now.turn.points = 1;
        state?.(now);
      },
    });
    answer(t, 'to:town.b');
    return t;
  };

  test('AB-MUT-1 with five rads it is turned up for all to see', () => {
    expect(walked(3).seat(1).view().together!.mutations[0]).toBeNull();
    const t = walked(4);
    expect(t.seat(1).view().together!.mutations).toEqual(['stone-skin', null]);
    expect(t.log('public').some((each) => each.includes('Stone Skin'))).toBe(true);
  });

  test('FB-RULING-63 also when the survivor is killed at the same time', () => {
    const t = walked(4, (state) => {
      survivor(state).hp = 5;
    });
    expect([asked(t)!.ask, t.state.together!.mutations[0]!.shown]).toEqual(['killed.space', true]);
  });

  test('AB-MUT-2 the good and the bad of it count, and only when it is shown', () => {
    const skinned = (shown: boolean) =>
      company({ state: (state) => mutate(state, 0, 'stone-skin', shown) }).session.position;
    const both = (shown: boolean) => [armorOf(skinned(shown), 0), pointsPerMove(skinned(shown), 0)];
    expect([both(false), both(true)]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  const changed = (card: string, state?: (state: State) => void, seats = 1) =>
    company({
      seats,
      state: (now) => {
        mutate(now, 0, card);
        state?.(now);
      },
    });

  test('AB-MUT-2 rerolls, room, prices and reputation', () => {
    expect(testRerolls(changed('cat-eyes').session.position, 0, ['P'])).toBe(2);
    expect(testRerolls(changed('bright-ideas').session.position, 0, ['I'])).toBe(1);
    expect(inventoryLimit(changed('bright-ideas').session.position, 0)).toBe(2);
    const limbs = changed('long-limbs', (state) => hold(state, 0, 'vest.1')).session.position;
    expect([pointsPerMove(limbs, 0), armorOf(limbs, 0)]).toEqual([3, 0]);
    const tongue = changed('gilded-tongue', (state) => {
      survivor(state).space = 'town.e';
      survivor(state).caps = 3;
      topEncounter(state, 'S01');
      layShop(state, 'club.1', 'dog.1', 'singer.1', 'plate.1');
    });
    answer(tongue, 'encounter', 'option:1');
    expect(can(tongue)).toContain('buy:club.1');
    const proud = changed('gilded-tongue', (state) => {
      survivor(state).space = 'town.e';
      topEncounter(state, 'S01');
    });
    answer(proud, 'encounter', 'option:3', 'idolized');
    expect(survivor(proud.state).traits).toEqual([]);
  });

  test('AB-MUT-2 what happens at the start of a turn, and what camping recovers', () => {
    const hearted = changed(
      'second-heart',
      (state) => {
        survivor(state).hp = 10;
      },
      2,
    );
    answer(hearted, 'end', 'end');
    while (asked(hearted)!.ask !== 'turn') answer(hearted, asked(hearted)!.can[0] as string);
    expect(survivor(hearted.state).hp).toBe(11);
    const ashen = changed('ash-lungs', (state) => {
      survivor(state).hp = 10;
    });
    answer(ashen, 'camp', 'recover');
    expect(survivor(ashen.state).hp).toBe(12);
  });

  test('AB-MUT-2 ash lungs live with as many HP as rads', () => {
    const lives = (card: string) => {
      const t = changed(card, (state) => {
        Object.assign(survivor(state), { space: 'town.e', rads: 6, hp: 7 });
        state.turn.points = 1;
      });
      answer(t, 'to:town.b');
      return asked(t)!.ask;
    };
    expect([lives('ash-lungs'), lives('cat-eyes')]).toEqual(['turn', 'killed.space']);
  });

  test('AB-MUT-2 fights: a bull neck hits more, feather bones are not attacked and pay for what they lose', () => {
    const fought = (card: string, dice: number[], token = 'bot.1') => {
      const t = company({
        chance: { 'fight.roll': [dice] },
        state: (state) => {
          mutate(state, 0, card);
          put(state, token, 'camp.e');
          survivor(state).letters = [];
          state.letters = state.letters.slice();
        },
      });
      answer(t, `fight:${t.state.enemies[0]!.id}`);
      return t;
    };
    expect(fought('bull-neck', [6, 1, 1]).state.enemies.some(({ token }) => token === 'bot.1')).toBe(false);
    expect(fought('cat-eyes', [6, 1, 1]).state.enemies.some(({ token }) => token === 'bot.1')).toBe(true);
    expect(survivor(fought('feather-bones', [1, 1, 1]).state).hp).toBe(15);
    expect(survivor(fought('cat-eyes', [2, 1, 1], 'glower.1').state).hp).toBe(13);
  });

  test('AB-MUT-2 a herd mind rolls better in company and worse alone', () => {
    const rerolls = (together: boolean, shown: boolean) =>
      fightRerolls(
        company({
          seats: 2,
          state: (state) => {
            mutate(state, 0, 'herd-mind', shown);
            hold(state, 0, 'club.1');
            if (!together) survivor(state, 1).space = 'field.e';
          },
        }).session.position,
        0,
      );
    expect([rerolls(true, true), rerolls(false, true), rerolls(true, false)]).toEqual([3, 1, 2]);
  });

  test('AB-MUT-2 aid heals a second heart less, drugs always take quick blood, a glow sense looks and burns', () => {
    const hearted = changed('second-heart', (state) => {
      hold(state, 0, 'can.1');
      survivor(state).hp = 10;
    });
    answer(hearted, 'use:can.1');
    expect(survivor(hearted.state).hp).toBe(11);
    const burnt = changed('glow-sense', (state) => {
      survivor(state).space = 'town.e';
      state.turn.points = 1;
    });
    answer(burnt, 'to:town.b');
    expect(survivor(burnt.state).rads).toBe(2);
    const ready = changed('quick-blood', (state) => {
      hold(state, 0, 'dog.1');
      survivor(state).cards[0]!.exhausted = true;
    });
    answer(ready, 'end');
    while (asked(ready)!.ask !== 'turn') answer(ready, asked(ready)!.can[0] as string);
    expect(survivor(ready.state).cards[0]!.exhausted).toBe(false);
  });

  test('AB-MUT-3 it stays, however few rads are left', () => {
    const t = changed('stone-skin', (state) => {
      survivor(state).rads = 0;
    });
    answer(t, 'camp', 'done');
    expect(t.state.together!.mutations[0]!.shown).toBe(true);
    expect(armorOf(t.session.position, 0)).toBe(1);
  });
});
