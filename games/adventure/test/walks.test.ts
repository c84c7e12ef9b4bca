import { describe, expect, test } from 'vitest';
import { walksWithin } from '../queries/walks.ts';
import type { AdventureState } from '../state.ts';
import { adventure, put, survivor, turnUp } from './helpers/adventure.ts';

describe('walks', () => {
  const reach = (points: number, state: (state: AdventureState) => void = () => {}) => {
    const { position } = adventure({ state }).session;
    return Object.fromEntries([...walksWithin(position, 0, points)].map(([space, walk]) => [space, walk.points]));
  };

  test('FB-MOVE-4 FB-MOVE-7 every space within the points, by the fewest, and no facedown tile', () => {
    expect(reach(0)).toEqual({});
    expect(reach(1)).toEqual({ 'camp.a': 1, 'camp.b': 1, 'camp.c': 1, 'camp.d': 1 });
    expect(Object.keys(reach(9)).some((space) => space.startsWith('#'))).toBe(false);
  });

  test('FB-TERR-1 what is carried makes every space difficult: one point more for each', () => {
    const carrying = reach(2, (state) => {
      state.markers.push({
        name: 'crate',
        colour: 'red',
        card: '020',
        space: 'camp.e',
        portable: true,
        carrier: 0,
      });
    });
    expect(carrying).toEqual({ 'camp.a': 2, 'camp.b': 2, 'camp.c': 2, 'camp.d': 2 });
  });

  test('FB-TERR-2 tells what each step sets off, and of ways of one length takes the quieter', () => {
    const { position } = adventure({
      state: (state) => {
        turnUp(state, 3, 'farm');
        put(state, 'wolf.1', 'camp.b');
        survivor(state, 0).space = 'camp.e';
      },
    }).session;
    const walks = walksWithin(position, 0, 2);
    expect(walks.get('camp.b')?.setsOff).toEqual([{ space: 'camp.b', what: 'attack', enemy: expect.any(String) }]);
    for (const [space, { path, setsOff }] of walks)
      if (space !== 'camp.b' && !path.includes('camp.b'))
        expect(setsOff.filter(({ what }) => what === 'attack')).toEqual([]);
  });
});
