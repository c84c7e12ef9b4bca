/** AB: mutations. */
import { describe, expect, test } from 'vitest';
import { pointsPerMove } from '../queries/moving.ts';
import { armorOf, fightRerolls, inventoryLimit } from '../queries/survivors.ts';
import { testRerolls } from '../queries/tests.ts';
import { answer, asked, can, hold, layShop, put, survivor, topEncounter } from './helpers/adventure.ts';
import { company, mutate, type State } from './helpers/company.ts';

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
