/** Investigation Markers: looked at from afar, in secret. */
import { fileURLToPath } from 'node:url';
import { readFolder } from '@holotape/shelf/read-folder';
import { describe, expect, test } from 'vitest';
import { readSkirmishContent } from '../index.ts';
import { whyNotLook } from '../queries/investigation.ts';
import { markerById } from '../queries/markers.ts';
import {
  type BattleTest,
  battle,
  FAR_AWAY,
  GREEN,
  marker,
  positionOf,
  scene,
  settler,
  using,
  wall,
} from './helpers/battle.ts';
import { at, BLUE, find, scavenger, touching } from './helpers/finding.ts';

describe('Investigation Markers', () => {
  test('WW-INVEST-1 WW-SEARCH-1 undersides are hidden from both players', () => {
    const t = battle({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      state: ({ markers }) =>
        markers.push(
          marker('i', 'investigation', 'number-2', 5000, 2000),
          marker('s', 'searchable', 'item', 2000, 5000),
        ),
    });
    for (const seat of [0, 1])
      expect(
        t
          .seat(seat)
          .view()
          .markers.map(({ face }) => face),
      ).toEqual([null, null]);
    expect(JSON.stringify(t.session.view('public'))).not.toContain('number-2');
  });

  test('WW-INVEST-2 one and the same model must have the marker in range and in sight', () => {
    // The first is near and sees nothing, the second sees it from too far away.
    const pieces = [wall('w', [2000, 2900, 1000, 100])];
    const seen = (second: [number, number]) => {
      const t = scene({
        ann: [settler('a', [2500, 2600], second)],
        ben: [settler('b', FAR_AWAY)],
        pieces,
        state: ({ markers }) => markers.push(marker('i', 'investigation', 'blank', 2500, 3300)),
      });
      return whyNotLook(t, 0, markerById(t, 'i'))?.rule;
    };
    expect(seen([2500, 3300 + 160 + 125 + GREEN + 10])).toBe('WW-INVEST-2');
    expect(seen([2500, 3300 + 160 + 125 + GREEN - 10])).toBeUndefined();
  });

  test('WW-INVEST-3 at any time, whoever’s turn and whatever the readiness, but not in the middle of a movement', () => {
    for (const readiness of ['unready', 'ready', 'used'] as const) {
      const t = battle({
        ann: [settler('a', FAR_AWAY)],
        ben: [settler('b', [2000, 2000], [2000, 5000])],
        state: ({ markers, models }) => {
          models.find(({ id }) => id === 'b-1')!.readiness = readiness;
          markers.push(marker('i', 'investigation', 'blank', 3000, 2000));
        },
      });
      // Ann's turn; Ben has looked.
      expect(t.seat(1).view().markers[0]!.face).toBe('blank');
      expect(t.seat(0).view().markers[0]!.face).toBeNull();
    }
    // Past a gap between two walls, through which the marker can be seen only on the way.
    const pieces = [wall('west', [0, 2500, 2350, 100]), wall('east', [2650, 2500, 3000, 100])];
    const t = using(
      {
        ann: [settler('a', [1900, 2300])],
        ben: [settler('b', FAR_AWAY)],
        pieces,
        state: ({ markers }) => markers.push(marker('i', 'investigation', 'blank', 2500, 3600)),
      },
      'a-1',
    );
    t.seat(0).answer('move', [[3100, 2300]]);
    expect(t.seat(0).view().markers[0]!.face).toBeNull();
    t.seat(0).answer('move', [[2500, 2300]]);
    expect(t.seat(0).view().markers[0]!.face).toBe('blank');
  });

  /** Two markers have come into range and sight. */
  const looking = () => {
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', FAR_AWAY)],
        state: ({ markers }) =>
          markers.push(
            marker('i', 'investigation', 'number-1', 2000 + 160 + 125 + GREEN + 400, 2000),
            marker('j', 'investigation', 'number-2', 2000 + 160 + 125 + GREEN + 400, 2300),
          ),
      },
      'a-1',
    );
    t.seat(0).answer('move', [[2600, 2000]]);
    return t;
  };
  const facesFor = (t: BattleTest, seat: number) =>
    t
      .seat(seat)
      .view()
      .markers.map(({ face }) => face);

  test('WW-INVEST-4 a look takes no Action', () => {
    const t = looking();
    expect(t.session.log(0).filter(({ say }) => say === 'looked')).toHaveLength(2);
    expect(t.state.activation!.left).toBe(1);
  });

  test('WW-INVEST-5 a look is secret, and the marker lies face down again', () => {
    const t = looking();
    expect(t.session.log(1).filter(({ say }) => say === 'looked')).toEqual([]);
    expect([facesFor(t, 0), facesFor(t, 1)]).toEqual([
      ['number-1', 'number-2'],
      [null, null],
    ]);
    expect(t.state.markers.map(({ up }) => up)).toEqual([false, false]);
  });

  test('WW-INVEST-6 what one has seen one may look at again, out of range too', () => {
    const t = looking();
    t.seat(0).answer('move', [[1500, 2000]]);
    expect(whyNotLook(positionOf(t), 0, t.state.markers[0]!)).toBeUndefined();
    expect(whyNotLook(positionOf(t), 1, t.state.markers[0]!)?.rule).toBe('WW-INVEST-2');
    expect(facesFor(t, 0)[0]).toBe('number-1');
  });

  test('WW-INVEST-7 Blue Awareness: in range and sight, in range without sight, in sight beyond Blue', () => {
    const reach = 160 + 125 + BLUE;
    const t = scene({
      ann: [scavenger('a', [3000, 3000])],
      ben: [settler('b', FAR_AWAY)],
      pieces: [wall('w', [2500, 3600, 1000, 100])],
      state: ({ markers }) =>
        markers.push(
          marker('A', 'investigation', 'blank', 3000 + reach, 3000),
          marker('B', 'investigation', 'blank', 3000, 4200),
          marker('C', 'investigation', 'blank', 3000 - reach - 2, 3000),
        ),
    });
    expect(['A', 'B', 'C'].map((id) => whyNotLook(t, 0, markerById(t, id)) === undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('WW-INVEST-8 a number means what the scenario says, a blank nothing', () => {
    let found = 0;
    const special = {
      means: {
        'number-1': function* () {
          yield* [];
          found += 1;
          return false;
        },
      },
    } as const;
    const t = find(touching('investigation', 'number-1', { seen: [0] }), { special });
    t.seat(0).answer('turn-up:m');
    expect(found).toBeGreaterThan(0);
    expect(at(t, 'm')).toBeUndefined();
    const blank = find(touching('investigation', 'blank', { seen: [0] }), { special });
    blank.seat(0).refuse('turn-up:m');
    // A scenario must say what its numbers mean.
    const folder = readFolder(fileURLToPath(new URL('../content', import.meta.url)));
    const silent = folder.map((file) =>
      file.path.endsWith('scenarios.yaml')
        ? {
            ...file,
            text: file.text.replace('pool: { blank: 3, searchable: 1 }', 'pool: { number-1: 3, searchable: 1 }'),
          }
        : file,
    );
    expect(() => readSkirmishContent([silent])).toThrow('nothing says what number-1 means');
  });

  test('WW-INVEST-9 in contact a Searchable icon is replaced by a face-down Searchable', () => {
    const t = find(touching('investigation', 'searchable', { seen: [0] }), {
      state: (state) => state.aside.push('lockpick'),
    });
    t.seat(0).answer('turn-up:m');
    expect(at(t, 'm')).toMatchObject({ kind: 'searchable', face: 'lockpick', up: false, seen: [], x: 2000, y: 2285 });
    expect(t.seat(0).view().markers[0]!.face).toBeNull();
    const apart = find({ ...touching('investigation', 'searchable', { seen: [0] }), y: 2300 });
    expect(apart.seat(0).refuse('turn-up:m').rule).toBe('WW-INVEST-9');
  });
});
