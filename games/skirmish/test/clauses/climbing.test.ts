/** Walls and rulers, clause by clause: each was found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { type Ascent, ascentsOf, canJumpFirst, reachesTo, suggestClimbs, whyMidClimb } from '../../queries/climbing.ts';
import { terrainFor } from '../../queries/ground.ts';
import { alone } from '../abilities/scenes.ts';
import { piece, scene, settler } from '../helpers/battle.ts';

const house = piece('house', [3000, 1000, 1500, 1500], { height: 600, ground: 'climbable' });
const up = (along: number, height: number): Ascent => ({
  piece: house,
  at: { x: 0, y: 0 },
  along,
  from: 0,
  to: height,
});
const down = (along: number, from: number, to = 0): Ascent => ({ ...up(along, 0), from, to });

describe('how far a ruler takes a model', () => {
  test('WW-CLIMB-1 the way up counts: just enough is enough', () => {
    expect(reachesTo([up(200, 300)], 700, 1000)).toBe('end');
    expect(reachesTo([up(200, 300)], 710, 1000)).toBe('short');
    expect(reachesTo([], 1000, 1000)).toBe('end');
  });

  test('WW-CLIMB-1 two walls are both climbed', () => {
    expect(reachesTo([up(100, 300), up(400, 200)], 500, 1000)).toBe('end');
    expect(reachesTo([up(100, 300), up(400, 200)], 510, 1000)).toBe('short');
    expect(reachesTo([up(100, 300), up(400, 310)], 500, 1000)).toBe('wall');
  });

  test('WW-CLIMB-4 a ruler that ends before the wall does leaves the model on it', () => {
    expect(reachesTo([up(200, 800)], 200, 1000)).toBe('end');
    expect(reachesTo([up(200, 810)], 300, 1000)).toBe('wall');
    expect(reachesTo([up(1000, 300)], 1200, 1000)).toBe('wall');
    expect(reachesTo([up(1010, 300)], 1200, 1000)).toBe('short');
  });

  test('WW-JUMP-3 behind an edge the rest may be jumped, and only there', () => {
    expect(reachesTo([down(200, 300)], 900, 1000)).toBe('jump');
    expect(reachesTo([down(200, 300), up(900, 300)], 900, 1000)).toBe('jump');
    expect(reachesTo([up(200, 300), up(900, 300)], 900, 1000)).toBe('short');
  });

  test('WW-RULING-97 from a storey to a lower one nobody jumps', () => {
    expect(reachesTo([down(200, 600, 300)], 900, 1000)).toBe('short');
    expect(reachesTo([down(200, 600, 300), down(300, 300)], 700, 1000)).toBe('jump');
  });
});

describe('what a path climbs', () => {
  const walker = (at: [number, number], state?: (model: { climbing: string | null; height: number }) => void) => {
    const t = scene({ ...alone(settler('a', at)), pieces: [house] });
    state?.(t.model('a-1'));
    return t;
  };
  const climbs = (t: ReturnType<typeof walker>, ...path: [number, number][]) => {
    const model = t.model('a-1');
    const points = [{ x: model.x, y: model.y }, ...path.map(([x, y]) => ({ x, y }))];
    return ascentsOf(t, model, points, terrainFor(t, model, true)).map(({ piece: { id }, from, to }) => [id, from, to]);
  };

  test('WW-CLIMB-4 up a side and down the other, in order', () => {
    expect(climbs(walker([2500, 1700]), [3700, 1700], [5200, 1700])).toEqual([
      ['house', 0, 600],
      ['house', 600, 0],
    ]);
    expect(climbs(walker([2500, 1700]), [2500, 2600])).toEqual([]);
  });

  test('WW-CLIMB-4 who hangs on a wall begins there: up if the path leads onto it, down if it leads away', () => {
    const start = walker([2500, 1700]);
    const [wall] = ascentsOf(
      start,
      start.model('a-1'),
      [start.model('a-1'), { x: 3700, y: 1700 }],
      terrainFor(start, start.model('a-1'), true),
    );
    const hanging = () =>
      walker([wall!.at.x, wall!.at.y], (model) => {
        Object.assign(model, { climbing: 'house', height: 250 });
      });
    expect(climbs(hanging(), [3700, 1700])).toEqual([['house', 250, 600]]);
    expect(climbs(hanging(), [2200, 1700])).toEqual([['house', 250, 0]]);
  });

  test('WW-RULING-97 what a model hangs on is climbed before a step is made', () => {
    const t = walker([2900, 1700], (model) => {
      Object.assign(model, { climbing: 'house', height: 250 });
    });
    const model = t.model('a-1');
    const [first] = ascentsOf(t, model, [model, { x: 3700, y: 1700 }], terrainFor(t, model, true));
    expect(first).toMatchObject({ along: 0, from: 250, to: 600 });
  });

  test('WW-JUMP-1 who cannot climb may jump where an edge comes first, within the ruler, unless it hangs on a wall', () => {
    const { model } = walker([2500, 1700]);
    const [free, hanging] = [model('a-1'), { ...model('a-1'), climbing: 'house' }];
    expect(canJumpFirst(free, [down(1000, 300)], 1000)).toBe(true);
    expect(canJumpFirst(free, [down(1010, 300)], 1000)).toBe(false);
    expect(canJumpFirst(free, [up(100, 300), down(200, 300)], 1000)).toBe(false);
    expect(canJumpFirst(free, [], 1000)).toBe(false);
    expect(canJumpFirst(hanging, [down(100, 300)], 1000)).toBe(false);
  });

  test('WW-CLIMB-5 an attack and Use Expertise wait until it is off the wall; a Move does not', () => {
    const t = walker([2900, 1700]);
    const rules = (climbing: string | null) =>
      (['attack', 'expertise', 'movement', 'prepare'] as const).map(
        (kind) => whyMidClimb({ ...t.model('a-1'), climbing }, kind)?.rule,
      );
    expect(rules('house')).toEqual(['WW-CLIMB-5', 'WW-CLIMB-5', undefined, undefined]);
    expect(rules(null)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('WW-CLIMB-1 what may be climbed is suggested by its middle, and what one stands on is not', () => {
    expect(suggestClimbs(walker([2500, 1700]), walker([2500, 1700]).model('a-1'))).toEqual([[[3750, 1750]]]);
    const onRoof = walker([3700, 1700], (model) => {
      model.height = 600;
    });
    expect(suggestClimbs(onRoof, onRoof.model('a-1'))).not.toContainEqual([[3750, 1750]]);
    expect(suggestClimbs(onRoof, onRoof.model('a-1')).length).toBeGreaterThan(0);
  });
});
