/** Houses with storeys: stairs, floors, and walls that are windows to whoever is above. */
import { describe, expect, test } from 'vitest';
import { coverBetween } from '../queries/cover.ts';
import { canSee, placeOf, platformUnder } from '../queries/line-of-sight.ts';
import { checkPath } from '../queries/paths.ts';
import { piecesAt } from '../terrain/index.ts';
import { content, FAR_AWAY, model, scene, settler, unit, using } from './helpers/battle.ts';

const HOUSE = { x: 4000, y: 4000, turn: 0 };
const house = (kind = 'two-storey-house') => piecesAt(content.terrain.get(kind)!, HOUSE, 'house');
const at = (x: number, y: number): [number, number] => [HOUSE.x + x, HOUSE.y + y];

const ROOM = at(-600, 440);
const STAIRS = at(-210, 440);
const FLOOR = at(170, 440);
const UP = 600;
const HALF_WAY = 300;

/** Somebody in the house who may Move. */
const inside = ([x, y]: [number, number], height: number, kind = 'two-storey-house', card = 'enslaved-tech') =>
  using({ ann: [unit('a', card, [[x, y, height]])], ben: [settler('b', FAR_AWAY)], pieces: house(kind) }, 'a-1');

describe('storeys', () => {
  test('WW-RULING-97 up the stairs without a test, then from top to top: only the difference in height is climbed', () => {
    const t = inside(ROOM, 0);
    t.seat(0).answer('move', [STAIRS]);
    expect(model(t, 'a-1')).toMatchObject({ x: STAIRS[0], y: STAIRS[1], height: HALF_WAY, climbing: null });
    expect(t.logged('WW-TEST-1')).toEqual([]);
    const position = scene({
      ann: [unit('a', 'enslaved-tech', [[...STAIRS, HALF_WAY]])],
      ben: [settler('b', FAR_AWAY)],
      pieces: house(),
    });
    const { length } = (
      checkPath(position, position.model('a-1'), 'yellow', [FLOOR], true) as never as {
        evidence: { length: number };
      }
    ).evidence;
    expect(length).toBe(FLOOR[0] - STAIRS[0] + UP - HALF_WAY);
    t.seat(0).answer('move', [FLOOR]);
    expect(model(t, 'a-1')).toMatchObject({ x: FLOOR[0], y: FLOOR[1], height: UP, climbing: null });
    expect(platformUnder({ state: t.state, content }, placeOf({ state: t.state, content }, model(t, 'a-1')))?.id).toBe(
      'house.upper-floor',
    );
  });

  test('WW-RULING-97 down to the stairs nobody is asked whether to jump', () => {
    const t = inside(FLOOR, UP);
    t.seat(0).answer('move', [STAIRS]);
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect(model(t, 'a-1')).toMatchObject({ height: HALF_WAY, climbing: null });
  });

  test('WW-RULING-97 WW-CLIMB-4 who hangs between two storeys goes on up, or back down to the lower one', () => {
    const first = at(400, 300);
    const hung = () => {
      const t = inside(first, UP, 'corner-store', 'settler');
      t.seat(0).answer('move', [at(400, -170)]);
      expect(model(t, 'a-1')).toMatchObject({ climbing: 'house.second-floor' });
      expect(model(t, 'a-1').height).toBeGreaterThan(UP);
      return t;
    };
    const up = hung();
    up.seat(0).answer('move', [at(400, -170)]);
    expect(model(up, 'a-1')).toMatchObject({ height: 1200, climbing: null });
    const down = hung();
    down.seat(0).answer('move', [first]);
    expect(model(down, 'a-1')).toMatchObject({ height: UP, climbing: null });
  });

  test('WW-RULING-97 walls stop a walk and sight on the level, and are windows and cover to somebody above', () => {
    const outside = at(400, 1600);
    const sees = (from: [number, number], height: number) => {
      const t = scene({
        ann: [unit('a', 'settler', [[...from, height]])],
        ben: [settler('b', outside)],
        pieces: house(),
      });
      const [a, b] = [placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1'))];
      return { sees: canSee(t, a, b), cover: coverBetween(t, b, a).by.map(({ id }) => id) };
    };
    expect(sees(ROOM, 0).sees).toBe(false);
    expect(sees(at(400, 450), UP)).toEqual({ sees: true, cover: ['house.north-wall', 'house.upper-floor'] });
    // Farther than Orange from the edge of the floor nobody looks down.
    expect(sees(at(400, -60), UP).sees).toBe(false);
  });

  test('WW-RULING-97 through the door every base gets, through the wall none', () => {
    const t = scene({
      ann: [unit('a', 'behemoth', [at(-1300, -320)])],
      ben: [settler('b', FAR_AWAY)],
      pieces: house(),
    });
    expect(checkPath(t, t.model('a-1'), 'black', [at(-450, -320)]).ok).toBe(true);
    const beside = checkPath(t, t.model('a-1'), 'black', [at(-1300, 300), at(-450, 300)]);
    expect(beside).toMatchObject({ ok: false, reason: { rule: 'WW-TERRAIN-6' } });
  });
});
