import { describe, expect, test } from 'vitest';
import { areAdjacent, distancesFrom, neighbours } from '../queries/map.ts';
import { TILE_KINDS } from '../words.ts';
import {
  adventure,
  answer,
  asked,
  can,
  enemiesOf,
  perks,
  put,
  survivor,
  testing,
  turnUp,
} from './helpers/adventure.ts';

const { content } = testing;
const at =
  (space: string, seat = 0) =>
  (state: Parameters<typeof survivor>[0]) => {
    survivor(state, seat).space = space;
  };

describe('tiles and spaces', () => {
  test('FB-MAP-1 a tile is dangerous, deadly or double-sided', () => {
    for (const { kind } of content.tiles.values()) expect(TILE_KINDS).toContain(kind);
  });

  test('FB-MAP-2 FB-SPACE-2 spaces are adjacent where they share a border, across seams too, in one orientation', () => {
    const { position } = adventure().session;
    expect(neighbours(position, 'camp.e').sort()).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d']);
    expect(neighbours(position, 'camp.a').sort()).toEqual(['camp.b', 'camp.d', 'camp.e', 'town.d']);
    expect(neighbours(position, 'camp.b').sort()).toEqual(['#3', 'camp.a', 'camp.c', 'camp.e', 'town.c']);
    expect(areAdjacent(position, 'camp.c', 'camp.a')).toBe(false);
    const turned = adventure({ state: (state) => turnUp(state, 3, 'farm') }).session.position;
    expect(neighbours(turned, 'camp.b').sort()).toEqual(['camp.a', 'camp.c', 'camp.e', 'farm.d', 'town.c']);
  });

  test('FB-MAP-3 the face of a facedown tile is in nobody’s view, its kind is', () => {
    const seen = adventure({ seats: 2 }).seat(1).view().map;
    expect(seen.slice(3)).toEqual([
      { tile: null, kind: 'dangerous', faceup: false },
      { tile: null, kind: 'dangerous', faceup: false },
      { tile: null, kind: 'deadly', faceup: false },
    ]);
  });

  test('FB-SPACE-1 FB-SPACE-3 any number of survivors and enemies stand in one space', () => {
    const t = adventure({
      seats: 3,
      state: (state) => {
        put(state, 'rat.1', 'camp.e', false);
        put(state, 'rat.2', 'camp.e', false);
      },
    });
    expect(t.state.survivors.map(({ space }) => space)).toEqual(['camp.e', 'camp.e', 'camp.e']);
    expect(enemiesOf(t)).toEqual(['rat.1@camp.e?', 'rat.2@camp.e?']);
  });

  test('FB-SPACE-4 FB-ENCC-3 a space with an icon has a name, and a level or none', () => {
    for (const { icon, name, level } of content.spaces.values())
      if (icon !== undefined) expect([name !== undefined, level === undefined || level > 0]).toEqual([true, true]);
  });
});

describe('moving and terrain', () => {
  test('FB-MOVE-1 FB-MOVE-2 a move action gives two points, each for one adjacent space', () => {
    const t = adventure();
    answer(t, 'move');
    expect(t.state.turn.points).toBe(2);
    expect(t.seat(0).refuse('to:town.e').sentence).toContain('not one of the choices');
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

  test('FB-MOVE-3 FB-MOVE-4 FB-RULING-55 points of two move actions are one pool, also for difficult terrain', () => {
    const t = adventure({ state: at('town.c') });
    answer(t, 'move', 'to:town.e', 'move');
    expect(t.state.turn.points).toBe(3);
    answer(t, 'to:town.a');
    expect(t.state.turn.points).toBe(1);
  });

  test('FB-MOVE-5 FB-ACT-4 a move can be broken off for another action and gone on with', () => {
    const t = adventure({ state: at('camp.e') });
    answer(t, 'move', 'to:camp.b', 'explore:3', 'to:camp.e');
    expect([survivor(t.state).space, t.state.turn.actions]).toEqual(['camp.e', 0]);
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

  test('FB-MOVE-8 FB-ACT-6 enemies and survivors are in nobody’s way', () => {
    const t = adventure({ seats: 2, state: (state) => put(state, 'rat.1', 'camp.a') });
    answer(t, 'move', 'to:camp.a', 'to:camp.b');
    expect(survivor(t.state).space).toBe('camp.b');
    expect(t.logged('FB-FIGHT-5')).toEqual([]);
  });
});

describe('exploring', () => {
  test('FB-EXP-1 FB-RULING-76 without a facedown tile beside one there is nothing to explore', () => {
    const t = adventure();
    expect(t.seat(0).refuse('explore').rule).toBe('FB-EXP-1');
    expect(t.state.turn.actions).toBe(2);
  });

  test('FB-EXP-2 FB-EXP-3 one tile of the survivor’s choice is turned up, and the survivor stays', () => {
    const beside = adventure({ state: at('town.b') });
    expect(can(beside).filter((id) => id.startsWith('explore'))).toEqual(['explore:4']);
    answer(beside, 'explore:4');
    expect(beside.state.map.map(({ faceup }) => faceup)).toEqual([true, true, true, false, true, false]);
    expect(survivor(beside.state).space).toBe('town.b');
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
  test('FB-RULING-20 FB-RULING-19 distances count borders; a facedown tile is one space beside all around it', () => {
    const { position } = adventure().session;
    const from = distancesFrom(position, 'camp.e');
    expect([from.get('camp.b'), from.get('#3'), from.get('#4'), from.get('town.e')]).toEqual([1, 2, 3, 3]);
    expect(neighbours(position, '#3').sort()).toEqual(['#4', 'camp.b', 'town.c']);
  });
});
