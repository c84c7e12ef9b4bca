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

  const hit = (dice: number[]) => {
    const t = adventure({ chance: { 'fight.roll': [dice] }, state: (state) => put(state, 'rat.1', 'camp.e') });
    answer(t, `fight:${t.state.enemies[0]!.id}`);
    return survivor(t.state);
  };

  test('FB-HP-1 HP and rads are on one track of 16: HP begin at its end, rads at 0', () => {
    const { hp, rads } = survivor(adventure().state);
    expect([hp, rads]).toEqual([16, 0]);
  });

  test('FB-HP-2 damage lowers HP by as much, and no rads', () => {
    expect([hit([2, 2, 2]).hp, hit([2, 1, 1]).hp, hit([2, 2, 2]).rads]).toEqual([13, 15, 0]);
  });

  test('FB-HP-3 rads raise rads by as much, and no HP', () => {
    const t = suffering((state) => {
      survivor(state).rads = 1;
    });
    answer(t, 'move', 'to:town.b');
    expect([survivor(t.state).hp, survivor(t.state).rads]).toEqual([16, 2]);
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

  describe('killed by terrain', () => {
    /** Ann walks into radiation with all sorts of things, and comes back to the camp. */
    const killed = () => {
      const t = adventure({
        seats: 2,
        state: (state) => {
          for (const card of ['club.1', 'vest.1', 'can.1', 'can.2', 'stim.1']) hold(state, 0, card);
          agendas(state, 0, 'calm.1');
          perks(state, 0, 'gut');
          survivor(state).traits.push({ trait: 'idolized', locked: false });
          Object.assign(survivor(state), { hp: 5, rads: 4, xp: 1, caps: 7, space: 'town.e' });
        },
      });
      answer(t, 'move', 'to:town.b');
      return t;
    };
    const back = () => {
      const t = killed();
      answer(t, 'camp.d');
      return t;
    };

    test('FB-KILL-1 the figure is off the map until its owner has chosen a space of the starting tile, and no other', () => {
      const t = killed();
      expect(survivor(t.state).space).toBe(null);
      expect(asked(t)).toMatchObject({
        to: 0,
        ask: 'killed.space',
        can: ['camp.a', 'camp.b', 'camp.c', 'camp.d', 'camp.e'],
      });
      t.seat(0).refuse('town.e');
      answer(t, 'camp.d');
      expect(survivor(t.state).space).toBe('camp.d');
    });

    test('FB-KILL-2 the inventory is discarded, each card to its own pile', () => {
      const { lootDiscard, assetDiscard } = back().state;
      expect([lootDiscard, assetDiscard]).toEqual([['can.1', 'can.2'], ['stim.1']]);
    });

    test('FB-KILL-3 equipped cards, Caps, agendas, perks, traits, letters and XP are kept', () => {
      const { cards, caps, agendas: hand, perks: kept, traits, letters, xp } = survivor(back().state);
      expect(cards.map(({ id, in: where }) => [id, where])).toEqual([
        ['club.1', 'weapon'],
        ['vest.1', 'apparel'],
      ]);
      expect({ caps, hand, kept, traits, letters, xp }).toEqual({
        caps: 7,
        hand: ['calm.1'],
        kept: ['gut'],
        traits: [{ trait: 'idolized', locked: false }],
        letters: ['S', 'P'],
        xp: 1,
      });
    });

    test('FB-KILL-4 HP return to the maximum', () => {
      expect(survivor(back().state).hp).toBe(16);
    });

    test('FB-KILL-5 rads stay', () => {
      expect(survivor(back().state).rads).toBe(5);
    });

    test('FB-KILL-7 killed in its own turn, the turn is over', () => {
      const t = back();
      expect(asked(t)).toMatchObject({ to: 1, ask: 'turn' });
      t.seat(0).refuse('camp');
    });
  });

  test('FB-KILL-8 at 15 rads one comes back with 1 remaining HP; at 16 one is eliminated', () => {
    const t = suffering((state) => void Object.assign(survivor(state), { hp: 15, rads: 14 }));
    answer(t, 'move', 'to:town.b', 'camp.e');
    expect(survivor(t.state)).toMatchObject({ hp: 16, rads: 15, eliminated: false });
  });
});
