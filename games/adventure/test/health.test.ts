import { describe, expect, test } from 'vitest';
import { adventure, agendas, answer, asked, hold, perks, put, survivor, topEncounter } from './helpers/adventure.ts';

type State = ReturnType<typeof adventure>['state'];

describe('HP, rads and death', () => {
  const suffering = (state: (state: State) => void) =>
    adventure({
      state: (now) => {
        survivor(now).space = 'town.e';
        state(now);
      },
    });

  test('FB-HP-1 FB-HP-2 FB-HP-3 damage lowers HP, rads raise rads, each on a track from 0 to 16', () => {
    const t = adventure({
      chance: { 'fight.roll': [[2, 2, 2]] },
      state: (state) => put(state, 'rat.1', 'camp.e'),
    });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    expect([survivor(t.state).hp, survivor(t.state).rads]).toEqual([13, 0]);
    const rad = suffering((state) => {
      survivor(state).rads = 1;
    });
    answer(rad, 'move', 'to:town.b');
    expect([survivor(rad.state).hp, survivor(rad.state).rads]).toEqual([16, 2]);
  });

  test('FB-HP-4 nothing goes beyond the ends of the track', () => {
    const t = adventure({
      state: (state) => {
        hold(state, 0, 'stim.1');
        perks(state, 0, 'gut');
        Object.assign(survivor(state), { hp: 15, rads: 2 });
      },
    });
    answer(t, 'use:stim.1', 'perk:gut');
    expect([survivor(t.state).hp, survivor(t.state).rads]).toEqual([16, 0]);
    const dead = suffering((state) => topEncounter(state, 'S02'));
    answer(dead, 'encounter', 'option:3');
    expect(survivor(dead.state).hp).toBe(16); // 30 damage is no more than death
  });

  test('FB-HP-6 with HP down to the rads one is killed; above it not', () => {
    const at = (hp: number) => {
      const t = suffering((state) => void Object.assign(survivor(state), { hp, rads: 3 }));
      answer(t, 'move', 'to:town.b');
      return asked(t)!.ask;
    };
    expect([at(4), at(5)]).toEqual(['killed.space', 'turn']);
  });

  test('FB-KILL-1 FB-KILL-2 FB-KILL-3 FB-KILL-4 FB-KILL-5 FB-KILL-7 killed: back on the starting tile with full HP, the inventory is gone, all else is kept, the turn is over', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        for (const card of ['club.1', 'vest.1']) hold(state, 0, card);
        for (const card of ['can.1', 'can.2', 'stim.1']) hold(state, 0, card);
        agendas(state, 0, 'calm.1');
        perks(state, 0, 'gut');
        Object.assign(survivor(state), { hp: 5, rads: 4, xp: 1, space: 'town.e' });
      },
    });
    answer(t, 'move', 'to:town.b');
    expect(asked(t)).toMatchObject({
      to: 0,
      ask: 'killed.space',
      can: ['camp.a', 'camp.b', 'camp.c', 'camp.d', 'camp.e'],
    });
    t.seat(0).refuse('town.e');
    answer(t, 'camp.d');
    expect(survivor(t.state)).toMatchObject({
      space: 'camp.d',
      hp: 16,
      rads: 5,
      xp: 1,
      caps: 3,
      agendas: ['calm.1'],
      perks: ['gut'],
      letters: ['S', 'P'],
    });
    expect(survivor(t.state).cards.map(({ id }) => id)).toEqual(['club.1', 'vest.1']);
    expect([t.state.lootDiscard, t.state.assetDiscard]).toEqual([['can.1', 'can.2'], ['stim.1']]);
    expect(asked(t)).toMatchObject({ to: 1, ask: 'turn' });
  });

  test('FB-KILL-8 at 15 rads one comes back with 1 remaining HP; at 16 one is eliminated', () => {
    const t = suffering((state) => void Object.assign(survivor(state), { hp: 15, rads: 14 }));
    answer(t, 'move', 'to:town.b', 'camp.e');
    expect(survivor(t.state)).toMatchObject({ hp: 16, rads: 15, eliminated: false });
  });
});
