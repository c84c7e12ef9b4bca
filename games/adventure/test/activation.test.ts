import { describe, expect, test } from 'vitest';
import { agendas, answer, asked, enemiesOf, hold, perks, put, survivor, turnUp } from './helpers/adventure.ts';
import type { State } from './helpers/beginnings.ts';
import { at, ending, MISS } from './helpers/round-end.ts';

describe('activating enemies', () => {
  test('FB-ACTV-1 an enemy moves one space toward the nearest survivor', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'town.c');
        at(state, 'camp.e', 'field.e');
      },
      2,
    );
    expect([enemiesOf(t), t.logged('FB-ACTV-1')]).toEqual([['rat.1@camp.b'], ['Rat moves to Camp (b).']]);
  });

  test('FB-ACTV-1 one that can reach nobody stays', () => {
    const t = ending('safe.1', (state) => {
      agendas(state, 0, 'free.2');
      survivor(state).revealed = 'free.2';
      put(state, 'star', 'camp.a');
    });
    expect([enemiesOf(t), t.logged('FB-ACTV-1')]).toEqual([['star@camp.a'], []]);
  });

  test('FB-TERR-3 terrain is nothing to it', () => {
    const t = ending('rich.1', (state) => {
      put(state, 'rat.1', 'field.d'); // its way to town.e leads over difficult ground
      at(state, 'town.e');
    });
    expect(enemiesOf(t)).toEqual(['rat.1@town.a']);
  });

  const attacked = () => ending('rich.1', (state) => put(state, 'rat.1', 'camp.e'), 1, [[6, 2, 1]]);

  test('FB-ACTV-2 in a survivor’s space it fights instead of moving', () => {
    const t = attacked();
    expect([t.logged('FB-FIGHT-5')[0], t.logged('FB-ACTV-1')]).toEqual(['Rat attacks Ann.', []]);
  });

  test('FB-FIGHT-23 that is a fight like any: damage, a kill and its XP, but no action', () => {
    const t = attacked();
    expect([survivor(t.state).hp, survivor(t.state).xp, t.state.turn.actions]).toEqual([15, 4, 2]); // the hole beneath C
    expect(enemiesOf(t)).not.toContain('rat.1@camp.e');
  });

  test('FB-ACTV-3 after moving in, an enemy does not fight', () => {
    const t = ending('rich.1', (state) => put(state, 'rat.1', 'camp.a'));
    expect([enemiesOf(t), t.logged('FB-FIGHT-5')]).toEqual([['rat.1@camp.e'], []]);
  });

  test('FB-ABIL-1 an aggressive one does', () => {
    const t = ending('rich.1', (state) => put(state, 'wolf.1', 'camp.a'), 1, [MISS]);
    expect([enemiesOf(t), t.logged('FB-FIGHT-5')[0]]).toEqual([['wolf.1@camp.e'], 'Wolf attacks Ann.']);
  });

  const attackedOf = (first: { hp: number; rads: number }, second: { hp: number; rads: number }) =>
    ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'camp.e');
        at(state, 'camp.e', 'camp.e');
        Object.assign(survivor(state, 0), first);
        Object.assign(survivor(state, 1), second);
      },
      2,
      [MISS],
    ).logged('FB-FIGHT-5')[0];

  test('FB-ACTV-4 of survivors equally near the one with the least remaining HP is the target', () => {
    expect(attackedOf({ hp: 8, rads: 0 }, { hp: 7, rads: 0 })).toBe('Rat attacks Ben.');
    expect(attackedOf({ hp: 7, rads: 0 }, { hp: 8, rads: 0 })).toBe('Rat attacks Ann.');
  });

  test('FB-HP-5 remaining HP are those above the rads', () => {
    expect(attackedOf({ hp: 8, rads: 0 }, { hp: 10, rads: 5 })).toBe('Rat attacks Ben.');
  });

  test('FB-ACTV-5 if they tie there too, the earlier in turn order from the first player is', () => {
    const target = (first: number) =>
      ending(
        'rich.1',
        (state) => {
          state.first = first;
          state.turn.seat = (first + 2) % 3;
          put(state, 'rat.1', 'town.e');
          at(state, 'town.e', 'camp.e', 'town.e');
        },
        3,
        [MISS],
      ).logged('FB-FIGHT-5')[0];
    expect([target(1), target(0)]).toEqual(['Rat attacks Cid.', 'Rat attacks Ann.']);
  });

  describe('several attackers of one survivor', () => {
    const beset = () =>
      ending(
        'rich.1',
        (state) => {
          put(state, 'rat.1', 'town.e');
          put(state, 'rat.2', 'town.e');
          at(state, 'camp.e', 'town.e');
          survivor(state, 1).hp = 1;
        },
        2,
        [[2, 1, 1]],
      );

    test('FB-ACTV-6 the one who is attacked chooses their order', () => {
      const t = beset();
      const [one, two] = t.state.enemies.map(({ id }) => id);
      expect(asked(t)).toMatchObject({ to: 1, ask: 'activate.attack', can: [one, two] });
      t.seat(0).refuse(one!);
      answer(t, two!);
      expect(asked(t)).toMatchObject({ to: 1, ask: 'killed.space' });
    });

    test('FB-RULING-77 who finds nobody there any more moves on', () => {
      const t = beset();
      answer(t, t.state.enemies[1]!.id, 'camp.a');
      while (asked(t)!.ask === 'activate.space') answer(t, asked(t)!.can[0] as string);
      expect(t.logged('FB-FIGHT-5').filter((line) => line.includes('attacks'))).toHaveLength(1);
      expect([enemiesOf(t).includes('rat.2@town.e'), enemiesOf(t).includes('rat.1@town.e')]).toEqual([true, false]);
    });
  });

  test('FB-ACTV-7 two equally short ways: the first player chooses, and only among those', () => {
    const t = ending(
      'rich.1',
      (state) => {
        state.first = 0;
        put(state, 'rat.1', 'camp.a');
        at(state, 'camp.c', 'camp.c');
      },
      2,
    );
    expect(asked(t)).toMatchObject({ to: 0, ask: 'activate.space', can: ['camp.b', 'camp.d', 'camp.e'] });
    t.seat(0).refuse('town.d');
  });

  test('FB-ACTV-8 a facedown tile is one space for enemies', () => {
    const t = ending('rich.1', (state) => {
      put(state, 'rat.1', '#4');
      at(state, 'camp.c');
    });
    expect(enemiesOf(t)).toEqual(['rat.1@#3']);
  });

  const woken = () => ending('rich.1', (state) => put(state, 'wolf.1', 'camp.e', false));

  test('FB-ACTV-9 after its type has acted a facedown enemy turns faceup', () => {
    expect(enemiesOf(woken())).toEqual(['wolf.1@camp.e']);
  });

  test('FB-ABIL-6 an aggressive one that turns faceup neither moves nor fights', () => {
    const t = woken();
    expect([t.logged('FB-FIGHT-5'), t.logged('FB-ACTV-1')]).toEqual([[], []]);
  });

  test('FB-ACTV-10 a replacement that comes while its type acts stays facedown', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'field.a');
        at(state, 'field.a');
      },
      1,
      [[6, 1, 1]],
    );
    expect(t.state.enemies.map(({ faceup, space }) => [faceup, space])).toEqual([[false, 'field.a']]);
  });

  test('FB-RULING-24 who retreats while its type acts stays facedown', () => {
    const t = ending(
      'calm.1',
      (state) => {
        put(state, 'coward.1', 'camp.e');
        state.activation = { card: 'calm.2', icons: ['human'] };
        state.agendaDeck.splice(state.agendaDeck.indexOf('calm.2'), 1);
        state.phase = 'activation';
      },
      1,
      [MISS],
    );
    expect(enemiesOf(t)).toEqual(['coward.1@camp.e?']);
  });

  test('FB-ACTV-11 a faction’s icon activates its tokens, and no others', () => {
    const t = ending('safe.1', (state) => {
      put(state, 'star', 'camp.a');
      put(state, 'shield', 'camp.b');
      put(state, 'rat.1', 'camp.d');
    });
    expect(enemiesOf(t)).toEqual(['star@camp.e', 'shield@camp.b', 'rat.1@camp.d']);
  });

  test('FB-RULING-54 never its power, with or without tokens', () => {
    const powers = [() => {}, (state: State) => void put(state, 'star', 'camp.a')].map(
      (state) => ending('safe.1', state).state.power,
    );
    expect(powers).toEqual([
      { star: 0, shield: 0 },
      { star: 0, shield: 0 },
    ]);
  });

  test('FB-ABIL-4 an aggressive enemy that comes among several fights the weakest', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'wolf.1', 'camp.a');
        survivor(state, 1).hp = 9;
      },
      2,
      [MISS],
    );
    expect(t.logged('FB-FIGHT-5')[0]).toBe('Wolf attacks Ben.');
  });

  describe('shot at from next door', () => {
    const shot = (card?: string, where?: 'inventory') =>
      ending(
        'free.1',
        (state) => {
          put(state, 'gunner.1', 'camp.a');
          if (card !== undefined) hold(state, 0, card, where);
        },
        1,
        [MISS],
      );
    const left = (t: ReturnType<typeof shot>) => survivor(t.state).hp;

    test('FB-ABIL-10 a ranged enemy fights who is next door, and stays where it is', () => {
      const t = shot();
      expect([enemiesOf(t), t.logged('FB-FIGHT-5')[0]]).toEqual([['gunner.1@camp.a'], 'Gunner attacks Ann.']);
    });

    test('FB-ABIL-11 it hits once more against who has no ranged weapon', () => {
      expect([left(shot()), left(shot('bow.1'))]).toEqual([15, 16]);
    });

    test('FB-RULING-16 a ranged weapon in the inventory is none', () => {
      expect(left(shot('bow.1', 'inventory'))).toBe(15);
    });

    test('FB-RULING-18 armor works against that hit as against any', () => {
      expect(left(shot('vest.1'))).toBe(16);
    });
  });

  test('FB-RULING-18 the attacked survivor can kill the enemy next door without a ranged weapon', () => {
    const t = ending('free.1', (state) => put(state, 'gunner.1', 'camp.a'), 1, [[6, 1, 1]]);
    expect(t.state.enemies).toEqual([]);
  });

  test('FB-ABIL-12 a ranged enemy picks the weakest, in its space or next door', () => {
    const t = ending(
      'free.1',
      (state) => {
        put(state, 'gunner.1', 'camp.e');
        at(state, 'camp.e', 'camp.a');
        survivor(state, 0).hp = 12;
        survivor(state, 1).hp = 6;
      },
      2,
      [MISS],
    );
    expect(t.logged('FB-FIGHT-5')[0]).toBe('Gunner attacks Ben.');
  });

  test('FB-PERK-2 no perk is used in a fight outside one’s own turn', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'camp.e');
        perks(state, 0, 'kick', 'aim');
      },
      1,
      [MISS],
    );
    expect(asked(t)!.ask).toBe('turn');
  });

  test('FB-RULING-70 FB-RULING-48 an item with a moment works outside the own turn; being killed there ends nobody’s turn', () => {
    const t = ending(
      'rich.1',
      (state) => {
        put(state, 'rat.1', 'camp.e');
        hold(state, 0, 'grenade.1');
        survivor(state).hp = 1;
        turnUp(state, 3, 'farm');
      },
      1,
      [[2, 1, 1]],
    );
    expect(asked(t)).toMatchObject({ ask: 'fight.reroll', can: ['use:grenade.1', 'stand'] });
    answer(t, 'stand', 'go-on', 'camp.c');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'turn' });
    expect(t.state.turn.actions).toBe(2);
  });
});
