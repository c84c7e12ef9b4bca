/** The map, walks and markers, clause by clause: each was found by breaking the rule (`npm run mutate adventure`). */
import { describe, expect, test } from 'vitest';
import { neighbours } from '../../queries/map.ts';
import { carryOptions } from '../../queries/markers.ts';
import { stepOptions } from '../../queries/moving.ts';
import { walksWithin } from '../../queries/walks.ts';
import { adventure, answer, asked, can, hold, staged, survivor, testing, turnUp } from '../helpers/adventure.ts';
import type { State } from '../helpers/beginnings.ts';

describe('the map', () => {
  test('FB-SPACE-2 a facedown tile borders the spaces of all tiles around it, and no others', () => {
    const { position } = adventure().session;
    const around = (space: string) => neighbours(position, space).toSorted();
    for (const space of ['#3', '#4', '#5']) {
      const beside = [...position.content.spaces.keys()].filter(
        (each) => /^(?:camp|town|field)\./.test(each) && neighbours(position, each).includes(space),
      );
      expect(around(space).filter((each) => !each.startsWith('#'))).toEqual(beside.toSorted());
      expect(beside.length).toBeGreaterThan(0);
    }
    expect(around('#4').filter((each) => each.startsWith('#'))).toEqual(['#3', '#5']);
  });

  test('FB-KILL-1 the starting tile alone, however many tiles are faceup', () => {
    const t = adventure({
      state: (state) => {
        turnUp(state, 3, 'farm');
        Object.assign(survivor(state), { space: 'town.e', hp: 1 });
      },
    });
    answer(t, 'move', 'to:town.b');
    expect(can(t)).toEqual(['camp.a', 'camp.b', 'camp.c', 'camp.d', 'camp.e']);
  });

  test('FB-MOVE-2 without a point there is no step', () => {
    const t = adventure();
    expect(can(t).filter((each) => each.startsWith('to:'))).toEqual([]);
    expect(stepOptions(t.session.position, 0)).toEqual([]);
    answer(t, 'move', 'to:camp.a');
    expect(can(t).filter((each) => each.startsWith('to:')).length).toBeGreaterThan(0);
  });

  test('FB-MOVE-1 who wears something heavy gets one point', () => {
    const heavy = new Map(testing.content.items);
    heavy.set('plate.1', { ...heavy.get('plate.1')!, heavy: true });
    const t = adventure({
      game: { ...testing, content: { ...testing.content, items: heavy } },
      state: (state) => hold(state, 0, 'plate.1'),
    });
    answer(t, 'move');
    expect(t.state.turn.points).toBe(1);
  });

  describe('walks', () => {
    const walks = (points: number, space = 'town.e') =>
      walksWithin(
        adventure({
          state: (state) => {
            survivor(state).space = space;
          },
        }).session.position,
        0,
        points,
      );

    test('FB-MOVE-4 go as far as the points do, and not farther', () => {
      expect([...walks(1).keys()].toSorted()).toEqual(['town.b', 'town.c']);
      expect([...walks(2).keys()].toSorted()).toEqual(expect.arrayContaining(['town.a', 'town.b', 'town.c', 'town.d']));
      expect(walks(2).has('town.e')).toBe(false);
    });

    test('FB-TERR-1 take the way of the fewest points', () => {
      expect(Object.fromEntries([...walks(2)].map(([space, { points }]) => [space, points]))).toMatchObject({
        'town.a': 2,
        'town.b': 1,
        'town.c': 1,
        'town.d': 2,
      });
      expect(walks(3).get('town.a')).toMatchObject({ path: ['town.a'], points: 2 });
    });

    test('FB-MOVE-7 end before every facedown tile', () => {
      expect([...walks(9, 'camp.e').keys()].filter((space) => space.startsWith('#'))).toEqual([]);
    });

    test('FB-MOVE-7 lead nowhere for who is not on the map', () => {
      const { position } = adventure().session;
      const gone = structuredClone(position.state);
      survivor(gone).space = null;
      expect(walksWithin({ ...position, state: gone }, 0, 4).size).toBe(0);
    });
  });
});

describe('markers', () => {
  const marked = (marker: Partial<State['markers'][number]>, seats = 1) =>
    adventure({
      seats,
      state: (state) => {
        staged(state, '030');
        state.markers.push({
          name: 'plans',
          colour: 'red',
          card: '030',
          space: 'camp.e',
          portable: true,
          carrier: null,
          ...marker,
        });
      },
    });
  const offered = (t: ReturnType<typeof adventure>) => carryOptions(t.session.position, 0).map(({ id }) => id);

  test('FB-QUEST-9 what the card does not let be carried is not offered', () => {
    expect([offered(marked({})), offered(marked({ portable: false }))]).toEqual([['carry:plans'], []]);
  });

  test('FB-QUEST-9 only in its own space', () => {
    expect(offered(marked({ space: 'camp.a' }))).toEqual([]);
  });

  test('FB-QUEST-9 who carries it may put it down, and nobody else', () => {
    expect([offered(marked({ carrier: 0 })), offered(marked({ carrier: 1 }, 2))]).toEqual([
      ['drop:plans'],
      ['carry:plans'],
    ]);
    expect(marked({ carrier: 1 }, 2).seat(0).refuse('carry:plans').rule).toBe('FB-QUEST-9');
  });

  test('FB-QUEST-9 what lies there is taken up; once a turn', () => {
    const t = marked({});
    answer(t, 'carry:plans');
    expect(t.state.markers[0]!.carrier).toBe(0);
    expect(t.seat(0).refuse('drop:plans').rule).toBe('FB-QUEST-9');
  });

  /** Quest 003 is staged: it puts a marker on the map, in a colour that nobody uses. */
  const staging = (...used: string[]) => {
    const t = adventure({
      state: (state) => {
        staged(state, '006');
        Object.assign(survivor(state), { space: 'town.e' });
        state.turn.rads = 1;
        state.markers.push(
          ...used.map((colour) => ({
            name: colour,
            colour,
            card: '006',
            space: 'camp.a',
            portable: false,
            carrier: null,
          })),
        );
      },
    });
    answer(t, 'move', 'to:town.b');
    return t;
  };

  test('FB-QUEST-13 of several free colours one is chosen', () => {
    expect(asked(staging('red', 'yellow'))).toMatchObject({ ask: 'marker.colour', can: ['green', 'blue'] });
  });

  test('FB-QUEST-13 the only one that is free is taken, and nobody is asked', () => {
    const t = staging('red', 'yellow', 'green');
    expect([asked(t)!.ask, t.state.markers.at(-1)]).toMatchObject(['turn', { name: 'mark', colour: 'blue' }]);
  });

  test('FB-QUEST-13 FB-RULING-52 with none free there is a spare one for each', () => {
    const t = staging('red', 'yellow', 'green', 'blue');
    expect(t.state.markers.at(-1)!.colour).toBe('spare-5');
  });
});
