/** AB: modifications of items. */
import { describe, expect, test } from 'vitest';
import { armorOf, inventoryLimit } from '../queries/survivors.ts';
import { testRerolls } from '../queries/tests.ts';
import { answer, asked, can, hold, layShop, put, survivor, topEncounter } from './helpers/adventure.ts';
import { company, fit, type State, topModifications } from './helpers/company.ts';

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
