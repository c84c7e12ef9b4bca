import type { BadPack } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { readAdventureContent } from '../index.ts';
import { areAdjacent, distancesFrom, levelAt, neighbours } from '../queries/map.ts';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  packFiles,
  perks,
  put,
  survivor,
  testing,
  turnUp,
} from './helpers/adventure.ts';
import type { State } from './helpers/beginnings.ts';

const { content } = testing;
const at =
  (space: string, seat = 0) =>
  (state: Parameters<typeof survivor>[0]) => {
    survivor(state, seat).space = space;
  };

describe('tiles and spaces', () => {
  test('FB-MAP-1 a tile is dangerous, deadly or double-sided, and nothing else', () => {
    const kindOf = (kind: string) => {
      const tiles = packFiles.find(({ path }) => path === 'tiles.yaml')!.text;
      const files = packFiles.filter(({ path }) => path !== 'tiles.yaml');
      const text = tiles.replace('kind: deadly', `kind: ${kind}`);
      try {
        return readAdventureContent([[...files, { path: 'tiles.yaml', text }]]).tiles.size;
      } catch (error) {
        return (error as BadPack).problems[0]!.message;
      }
    };
    expect([kindOf('deadly'), kindOf('dangerous'), kindOf('double-sided')]).toEqual([9, 9, 9]);
    expect(kindOf('cosy')).toContain('kind');
  });

  const beside = (space: string, state?: (state: State) => void) =>
    neighbours(adventure(state && { state }).session.position, space).sort();

  test('FB-SPACE-2 spaces of a tile are adjacent where they share a border, and nowhere else', () => {
    expect(beside('camp.e')).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d']);
    expect(areAdjacent(adventure().session.position, 'camp.c', 'camp.a')).toBe(false);
  });

  test('FB-SPACE-2 spaces are adjacent across the seam of two tiles', () => {
    expect(beside('camp.a')).toEqual(['camp.b', 'camp.d', 'camp.e', 'town.d']);
    expect(beside('camp.b')).toEqual(['#3', 'camp.a', 'camp.c', 'camp.e', 'town.c']);
  });

  test('FB-MAP-2 a tile that is turned up lies as all others do', () => {
    const up = (state: State) => turnUp(state, 3, 'farm');
    expect([beside('camp.b', up), beside('farm.d', up), beside('farm.a', up)]).toEqual([
      ['camp.a', 'camp.c', 'camp.e', 'farm.d', 'town.c'],
      ['camp.b', 'farm.a', 'farm.c', 'farm.e'],
      ['#4', 'farm.b', 'farm.d', 'farm.e', 'town.c'],
    ]);
  });

  test('FB-MAP-3 the face of a facedown tile is in nobody’s view, its kind is', () => {
    const seen = adventure({ seats: 2 }).seat(1).view().map;
    expect(seen.slice(3)).toEqual([
      { tile: null, kind: 'dangerous', faceup: false },
      { tile: null, kind: 'dangerous', faceup: false },
      { tile: null, kind: 'deadly', faceup: false },
    ]);
  });

  test('FB-SPACE-3 a survivor moves into a space where others and enemies are', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        for (const token of ['rat.1', 'rat.2']) put(state, token, 'camp.a');
        survivor(state, 1).space = 'camp.a';
        survivor(state, 2).space = 'camp.a';
      },
    });
    answer(t, 'move', 'to:camp.a');
    expect(t.state.survivors.map(({ space }) => space)).toEqual(['camp.a', 'camp.a', 'camp.a']);
  });

  test('FB-SPACE-1 whoever is on the map is in one space of a tile', () => {
    const { survivors, enemies } = adventure({ state: (state) => put(state, 'rat.1', 'camp.a') })
      .seat(0)
      .view();
    const spaces = content.tiles.get('camp')!.spaces.map(({ id }) => id);
    for (const { space } of [...survivors, ...enemies]) expect(spaces).toContain(space);
  });

  test('FB-SPACE-4 a space with an icon has a name; others may have terrain, or nothing', () => {
    for (const { icon, name } of content.spaces.values()) if (icon !== undefined) expect(name).toBeDefined();
    expect([content.spaces.get('town.a')!.terrain, content.spaces.get('camp.a')]).toMatchObject([
      ['difficult'],
      { name: undefined, icon: undefined, terrain: [] },
    ]);
  });

  test('FB-ENCC-3 the level is the location’s: two places with the same icon have their own', () => {
    const { position } = adventure().session;
    expect([levelAt(position, 'field.e'), levelAt(position, 'field.d'), levelAt(position, 'town.e')]).toEqual([
      3, 1, 2,
    ]);
  });
});

describe('moving and terrain', () => {
  const moving = () => {
    const t = adventure();
    answer(t, 'move');
    return t;
  };

  test('FB-MOVE-1 a move action gives two points', () => {
    expect(moving().state.turn.points).toBe(2);
  });

  test('FB-MOVE-2 a point is one step into an adjacent space, and into no other', () => {
    const t = moving();
    expect(can(t).filter((id) => id.startsWith('to:'))).toEqual(['to:camp.a', 'to:camp.b', 'to:camp.c', 'to:camp.d']);
    answer(t, 'to:camp.a');
    expect([survivor(t.state).space, t.state.turn.points]).toEqual(['camp.a', 1]);
  });

  test('FB-TERR-1 difficult terrain takes two points; with one it cannot be entered and the point is kept', () => {
    const t = adventure({ state: at('town.e') });
    answer(t, 'move', 'to:town.c', 'to:town.e', 'move', 'to:town.a');
    expect(t.state.turn.points).toBe(0);
    const short = adventure({ state: at('town.e') });
    answer(short, 'move', 'to:town.c', 'to:town.e');
    answer(short, 'move', 'to:town.c', 'to:town.e');
    expect(short.state.turn.points).toBe(0);
    const one = adventure({ state: at('town.c') });
    answer(one, 'move', 'to:town.e');
    expect(one.seat(0).refuse('to:town.a')).toEqual({
      rule: 'FB-TERR-1',
      sentence: 'Difficult terrain: it takes 2 movement points.',
    });
    expect(one.state.turn.points).toBe(1);
  });

  test('FB-TERR-2 moving into an irradiated space costs a rad; staying and leaving cost none', () => {
    const t = adventure({ state: at('town.e') });
    answer(t, 'move', 'to:town.b');
    expect(survivor(t.state).rads).toBe(1);
    answer(t, 'to:town.e', 'end');
    expect(survivor(t.state).rads).toBe(1);
  });

  test('FB-RULING-56 a space both difficult and irradiated does both', () => {
    const t = adventure({ state: at('town.e') });
    answer(t, 'move', 'to:town.d');
    expect([survivor(t.state).rads, t.state.turn.points]).toEqual([1, 0]);
  });

  const pooled = () => {
    const t = adventure({ state: at('town.c') });
    answer(t, 'move', 'to:town.e', 'move');
    return t;
  };

  test('FB-RULING-55 a second move action adds its points to those that are left', () => {
    expect(pooled().state.turn.points).toBe(3);
  });

  test('FB-MOVE-3 the two points for difficult terrain may come from two move actions', () => {
    const t = pooled();
    answer(t, 'to:town.c', 'to:town.d');
    expect([survivor(t.state).space, t.state.turn.points]).toEqual(['town.d', 0]);
  });

  test('FB-MOVE-4 two move actions are one stretch of four points', () => {
    const t = adventure();
    answer(t, 'move', 'move', 'to:camp.a', 'to:camp.b', 'to:camp.c', 'to:camp.d');
    expect([survivor(t.state).space, t.state.turn.points, t.state.turn.actions]).toEqual(['camp.d', 0, 0]);
  });

  test('FB-MOVE-5 a move can be broken off for another action and gone on with', () => {
    const t = adventure({ state: at('camp.e') });
    answer(t, 'move', 'to:camp.b', 'explore:3', 'to:camp.e');
    expect([survivor(t.state).space, t.state.turn.actions]).toEqual(['camp.e', 0]);
  });

  test('FB-ACT-4 no other action can: it is done before anything else', () => {
    const t = adventure();
    answer(t, 'move', 'camp');
    expect([asked(t)!.ask, can(t)]).toEqual(['camp', ['recover', 'unexhaust', 'rest', 'done']]);
    t.seat(0).refuse('to:camp.a');
  });

  test('FB-MOVE-6 points that are left are lost at the end of the turn', () => {
    const t = adventure({ seats: 2 });
    answer(t, 'move', 'to:camp.a', 'end', 'end');
    expect(asked(t)).toMatchObject({ to: 0, ask: 'turn' });
    expect(t.state.turn.points).toBe(0);
  });

  test('FB-MOVE-7 a facedown tile cannot be entered', () => {
    const t = adventure({ state: at('camp.b') });
    answer(t, 'move');
    expect(t.seat(0).refuse('to:#3').rule).toBe('FB-MOVE-7');
  });

  const crowded = (...answers: string[]) => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        put(state, 'rat.1', 'camp.a');
        put(state, 'rat.2', 'camp.b');
        Object.assign(survivor(state), { space: 'camp.b' });
        Object.assign(survivor(state, 1), { space: 'camp.a' });
      },
    });
    answer(t, ...answers);
    return t;
  };

  test('FB-MOVE-8 enemies and survivors do not stop who passes', () => {
    const t = crowded('move', 'to:camp.a', 'to:camp.d');
    expect([survivor(t.state).space, t.logged('FB-FIGHT-5')]).toEqual(['camp.d', []]);
  });

  test('FB-ACT-6 an enemy in the space does not prevent moving, exploring and fighting', () => {
    const offered = can(crowded()).map((id) => id.split(':')[0]);
    expect(['move', 'explore', 'fight'].filter((action) => !offered.includes(action))).toEqual([]);
  });
});

describe('exploring', () => {
  test('FB-EXP-1 only who stands beside a facedown tile can explore, and that tile alone', () => {
    expect(can(adventure({ state: at('camp.b') })).filter((id) => id.startsWith('explore'))).toEqual(['explore:3']);
    expect(adventure().seat(0).refuse('explore').rule).toBe('FB-EXP-1');
  });

  test('FB-RULING-76 an action that nothing would come of is refused, and not spent', () => {
    const t = adventure();
    for (const action of ['explore', 'fight', 'encounter']) t.seat(0).refuse(action);
    expect(t.state.turn.actions).toBe(2);
  });

  const explored = () => {
    const t = adventure({ state: at('town.b') });
    answer(t, 'explore:4');
    return t;
  };

  test('FB-EXP-2 the tile is turned up, and no other', () => {
    expect(explored().state.map.map(({ faceup }) => faceup)).toEqual([true, true, true, false, true, false]);
  });

  test('FB-EXP-3 the survivor stays where it is', () => {
    expect(survivor(explored().state).space).toBe('town.b');
  });

  test('FB-EXP-4 every icon of the new tile gets an active enemy from its stack', () => {
    const t = adventure({ state: at('camp.b') });
    answer(t, 'explore:3');
    const tile = t.state.map[3]!.tile;
    expect(t.state.enemies.map(({ space, faceup }) => [space, faceup])).toEqual([
      [`${tile}.a`, true],
      [`${tile}.c`, true],
    ]);
    expect([t.state.stacks.robot.stack.length, t.state.stacks.critter.stack.length]).toEqual([5, 5]);
  });

  test('FB-EXP-4 FB-RULING-22 an icon whose stack and discards are empty gets none', () => {
    const t = adventure({
      state: (state) => {
        at('camp.b')(state);
        state.stacks.robot.stack = [];
      },
    });
    answer(t, 'explore:3');
    expect(t.state.enemies.map(({ space }) => space)).toEqual([`${t.state.map[3]!.tile}.c`]);
  });

  test('FB-EXP-5 who stood on the tile is put into its spaces by the explorer, faceup or facedown as before', () => {
    const t = adventure({
      seats: 2,
      state: (state) => {
        survivor(state).space = 'camp.b';
        put(state, 'rat.1', '#3');
        put(state, 'bot.1', '#3', false);
      },
    });
    answer(t, 'explore:3');
    const tile = t.state.map[3]!.tile;
    expect(asked(t)).toMatchObject({ to: 0, ask: 'explore.enemy', can: [...'abcde'].map((each) => `${tile}.${each}`) });
    t.seat(0).refuse('camp.b');
    answer(t, `${tile}.b`, `${tile}.e`);
    expect(enemiesOf(t)).toEqual(expect.arrayContaining([`rat.1@${tile}.b`, `bot.1@${tile}.e?`]));
  });

  test('looking at a tile tells only who looked', () => {
    const t = adventure({ seats: 2, state: (state) => perks(state, 0, 'look') });
    answer(t, 'perk:look', '#5');
    expect(t.seat(0).view().map[5]!.tile).toBe(t.state.map[5]!.tile);
    expect(t.seat(1).view().map[5]!.tile).toBe(null);
  });
});

describe('distances', () => {
  test('FB-RULING-20 distances count borders, whatever the terrain', () => {
    const from = distancesFrom(adventure().session.position, 'camp.e');
    expect([from.get('camp.e'), from.get('camp.b'), from.get('town.d'), from.get('town.e')]).toEqual([0, 1, 2, 3]);
  });

  test('FB-RULING-19 a facedown tile is one space beside all around it', () => {
    const { position } = adventure().session;
    expect(neighbours(position, '#3').sort()).toEqual(['#4', 'camp.b', 'town.c']);
    const from = distancesFrom(position, 'camp.e');
    expect([from.get('#3'), from.get('#4')]).toEqual([2, 3]);
  });
});
