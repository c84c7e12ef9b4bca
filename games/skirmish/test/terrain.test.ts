/** Tables laid by hand and by chance: nothing overlaps, everybody gets through, and no edge is the better one. */
import { randomFrom } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../kernel/test/helpers/properties.ts';
import { doubleArea, Ground, gapToPolygon } from '../geometry/index.ts';
import { coverBetween } from '../queries/cover.ts';
import { canSee, placeOf } from '../queries/line-of-sight.ts';
import { checkPath } from '../queries/paths.ts';
import { judgeTable } from '../queries/table-judgement.ts';
import { tableFaults } from '../queries/tables.ts';
import {
  areGroupsNearer,
  FAIR,
  LANDS,
  layPieces,
  layTable,
  OPEN_LINE,
  PASSAGE,
  piecesAt,
  type TerrainSpot,
  unfairnessOf,
} from '../terrain/index.ts';
import { content, FAR_AWAY, model, scene, settler, skill, unit, using } from './helpers/battle.ts';
import { OURS } from './helpers/scenario.ts';

const kinds = [...content.terrain.values()];
const SIDE = 9144;
const middle = { x: SIDE / 2, y: SIDE / 2 };
const wish = (land: (typeof LANDS)[number]) => ({ width: SIDE, height: SIDE, land, clear: [{ ...middle, r: 600 }] });
const tables = fc.record({ land: fc.constantFrom(...LANDS), seed: fc.string({ maxLength: 8 }) });
const outlinesOf = (spot: TerrainSpot) =>
  piecesAt(content.terrain.get(spot.kind)!, spot, '').map(({ outline }) => outline);

/** How far something lies from each edge. */
const roomsOf = (outlines: ReturnType<typeof outlinesOf>): number[] => {
  const corners = outlines.flat();
  return corners.length === 0
    ? []
    : [
        Math.min(...corners.map(({ x }) => x)),
        Math.min(...corners.map(({ y }) => y)),
        SIDE - Math.max(...corners.map(({ x }) => x)),
        SIDE - Math.max(...corners.map(({ y }) => y)),
      ];
};

/** At two neighbouring edges, and the corner between them is open: whoever stands there does not get out. */
function closesCorner(outlines: ReturnType<typeof outlinesOf>): boolean {
  const [left = 1, bottom = 1, right = 1, top = 1] = roomsOf(outlines);
  if ((left > 0 && right > 0) || (bottom > 0 && top > 0)) return false;
  const corner = { x: left > 0 ? SIDE : 0, y: bottom > 0 ? SIDE : 0, r: 0 };
  return outlines.every((outline) => gapToPolygon(corner, outline) > 0);
}

/** What is wrong with a table; where long lines are screened, something may stand right at an edge. */
function faultsOf(spots: readonly TerrainSpot[], screened = false): string[] {
  const groups = spots.map(outlinesOf);
  return groups.flatMap((group, i) => [
    ...(closesCorner(group) ? [`${spots[i]!.kind} closes a corner`] : []),
    ...groups
      .slice(i + 1)
      .flatMap((other, j) =>
        areGroupsNearer(group, other, PASSAGE) ? [`${spots[i]!.kind} too near to ${spots[i + 1 + j]!.kind}`] : [],
      ),
    ...roomsOf(group).flatMap((room) =>
      room >= PASSAGE || (screened && room === 0) ? [] : [`${spots[i]!.kind} too near to the edge`],
    ),
  ]);
}

describe('kinds of terrain', () => {
  test('outlines run leftwards around their middle, and lands have something of every weight', () => {
    const wrong = kinds.flatMap(({ id, parts }) =>
      parts.flatMap(({ outline }) => (doubleArea(outline.map(([x, y]) => ({ x, y }))) > 0 ? [] : [id])),
    );
    expect(wrong).toEqual([]);
    for (const land of LANDS)
      for (const weight of ['landmark', 'middle', 'scatter'])
        expect(kinds.filter((kind) => kind.weight === weight && kind.land.includes(land)).length, land).toBeGreaterThan(
          1,
        );
  });

  const partsOf = (id: string) => {
    const { parts } = content.terrain.get(id)!;
    return parts.filter(({ name }) => name === undefined || name.endsWith('wall'));
  };

  test('WW-LOS-9 typical cover can be looked over, typical sight blockers cannot', () => {
    const cover = {
      cars: 'rusty-car',
      'vending machines': 'vending-machines',
      consoles: 'console',
      'piles of boxes': 'crates',
      'low walls': 'low-wall',
      barrels: 'barrels',
      'junk piles': 'scrap',
      barricades: 'barricade',
    };
    const blockers = { 'high walls': 'brick-wall', buildings: 'pump-house', 'large containers': 'container' };
    for (const [what, id] of Object.entries(cover))
      for (const part of partsOf(id)) expect(part, what).toMatchObject({ cover: true, blocksSight: false });
    for (const [what, id] of Object.entries(blockers))
      for (const part of partsOf(id)) expect(part, what).toMatchObject({ blocksSight: true });
  });

  test('WW-LOS-9 WW-TERRAIN-8 what stands on a table does what its kind says', () => {
    const laid = (kind: string) => piecesAt(content.terrain.get(kind)!, { x: 3000, y: 2000, turn: 4 }, kind);
    const meet = (kind: string) => {
      const { model: who, ...position } = scene({
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [4000, 2000])],
        pieces: laid(kind),
      });
      const [a, b] = [placeOf(position, who('a-1')), placeOf(position, who('b-1'))];
      const through = checkPath(position, who('a-1'), 'black', [[3600, 2000]]);
      return {
        sees: canSee(position, a, b),
        cover: coverBetween(position, a, b).by.length > 0,
        goes: through.ok ? (through.evidence as { color: string }).color : through.reason.rule,
      };
    };
    expect(meet('vending-machines')).toEqual({ sees: true, cover: true, goes: 'WW-TERRAIN-6' });
    expect(meet('container')).toEqual({ sees: false, cover: true, goes: 'WW-TERRAIN-6' });
    expect(meet('fence')).toEqual({ sees: true, cover: false, goes: 'WW-TERRAIN-6' });
    expect(meet('road-barrier')).toEqual({ sees: true, cover: true, goes: 'blue' });
    expect(meet('mud')).toEqual({ sees: true, cover: false, goes: 'blue' });
  });

  test('WW-TERRAIN-8 typical ground: what is slow, what stops everybody, what is climbed', () => {
    const groundOf = (...ids: string[]) => ids.map((id) => [...new Set(partsOf(id).map(({ ground }) => ground))]);
    // A ladder is Difficult Terrain that leads upwards. WW-RULING-61
    expect(groundOf('rubble', 'mud', 'pool', 'road-barrier', 'scaffold')).toEqual([
      ['difficult'],
      ['difficult'],
      ['difficult'],
      ['difficult'],
      ['ladder'],
    ]);
    expect(groundOf('brick-wall', 'burning-rubbish', 'fence')).toEqual([
      ['impassable'],
      ['impassable'],
      ['impassable'],
    ]);
    expect(groundOf('rough-cliff', 'workshop')).toEqual([['climbable'], ['climbable']]);
  });

  test('WW-TERRAIN-8 up a scaffold one goes by its ladders, up a cliff with a test, one color shorter', () => {
    const up = (kind: string) => {
      const t = using(
        {
          ann: [unit('a', 'enslaved-tech', [[3000, 1400]])],
          ben: [settler('b', FAR_AWAY)],
          pieces: piecesAt(content.terrain.get(kind)!, { x: 3000, y: 2000, turn: 0 }, kind),
          chance: { 'climb.roll': [[skill('X')]] },
        },
        'a-1',
      );
      t.seat(0).answer('move', [[3000, 2000]]);
      return { fell: t.logged('WW-CLIMB-3').length > 0, height: model(t, 'a-1').height };
    };
    expect(up('scaffold')).toEqual({ fell: false, height: 520 });
    expect(up('workshop')).toEqual({ fell: true, height: 0 });
    expect(up('rough-cliff')).toEqual({ fell: true, height: 0 });
  });

  test('a half turn twice is where it was', () => {
    for (const kind of kinds)
      expect(piecesAt(kind, { x: 3000, y: 3000, turn: 8 }, 'a')[0]!.outline).toEqual(
        kind.parts[0]!.outline.map(([x, y]) => ({ x: 3000 - x + 0, y: 3000 - y + 0 })),
      );
  });
});

describe('tables laid by hand', () => {
  test.each([...content.tables.keys()])('%s has room for every base and is fair', (id) => {
    const { pieces } = content.tables.get(id)!;
    expect(faultsOf(pieces)).toEqual([]);
    expect(unfairnessOf(layPieces(content.terrain, pieces), { width: SIDE, height: SIDE })).toBeLessThan(FAIR);
  });
});

describe('a table laid by hand for each scenario to which forces are brought', () => {
  const size = { width: SIDE, height: SIDE };
  const own = [...content.scenarios.values()].filter(({ own: forces, id }) => forces !== undefined && !OURS.has(id));

  test('each has its own, but for none of them is it that of another', () => {
    expect(own.length).toBe(15);
    const named = own.map(({ table }) => table);
    expect(new Set(named).size).toBe(15);
    expect(named.filter((table) => !content.tables.has(table ?? ''))).toEqual([]);
  });

  test.each(own.map((scenario) => [scenario.id, scenario] as const))(
    '%s: its markers find room there',
    (_, scenario) => {
      const table = content.tables.get(scenario.table!)!;
      expect(table.land).toBe(scenario.land);
      expect(tableFaults(content, scenario, size, table)).toEqual([]);
    },
  );

  // The Trade Road keeps a lane open from edge to edge, and the Sound Stage is a hall.
  const screened = own.filter(({ id }) => id !== 'escort-the-brahmin' && id !== 'super-duper-sweep');
  test.each(screened.map(({ table }) => [table!] as const))(
    'CH-BSETUP-3 %s has cover near every edge and no long open line',
    (id) => {
      const { pieces } = content.tables.get(id)!;
      const { openLine, edges } = judgeTable({ ...size, pieces: layPieces(content.terrain, pieces) });
      expect(edges.flatMap(({ bare }) => bare)).toEqual([]);
      expect(openLine.length).toBeLessThan(OPEN_LINE * 1.03);
    },
  );
});

describe('tables laid by chance', () => {
  test('nothing overlaps, every base gets between any two pieces, and what must be clear is', () => {
    fc.assert(
      fc.property(tables, ({ land, seed }) => {
        const spots = layTable(kinds, wish(land), randomFrom(seed));
        expect(faultsOf(spots)).toEqual([]);
        for (const outline of spots.flatMap(outlinesOf))
          expect(gapToPolygon({ ...middle, r: 600 }, outline)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  test('no half is better than the other, and there is something to fight for', () => {
    fc.assert(
      fc.property(tables, ({ land, seed }) => {
        const spots = layTable(kinds, wish(land), randomFrom(seed));
        expect(unfairnessOf(layPieces(content.terrain, spots), wish(land))).toBeLessThanOrEqual(FAIR);
        expect(spots.length).toBeGreaterThanOrEqual(8);
      }),
      { numRuns: 40 },
    );
  });

  test('where that is wished for, no line lies open that is much longer than a table is wide, and few edges are bare', () => {
    fc.assert(
      fc.property(tables, ({ land, seed }) => {
        const screened = { ...wish(land), openLine: OPEN_LINE };
        const spots = layTable(kinds, screened, randomFrom(seed));
        const { openLine, edges } = judgeTable({
          width: SIDE,
          height: SIDE,
          pieces: layPieces(content.terrain, spots),
        });
        // Where a table of this land can be laid no closer, the best of a few is taken.
        expect(openLine.length).toBeLessThanOrEqual(OPEN_LINE * 1.13);
        expect(edges.filter(({ bare }) => bare.length > 0).length).toBeLessThanOrEqual(2);
        // What would leave no way between itself and an edge stands right at it.
        expect(faultsOf(spots, true)).toEqual([]);
        expect(spots.flatMap((spot) => roomsOf(outlinesOf(spot)))).toContain(0);
      }),
      { numRuns: 6 },
    );
  });

  test('nobody is shut into a corner of the table, where placing begins', () => {
    for (const land of LANDS) {
      const spots = layTable(kinds, { ...wish(land), openLine: OPEN_LINE }, randomFrom('corner 9'));
      expect(spots.filter((spot) => closesCorner(outlinesOf(spot)))).toEqual([]);
    }
  });

  test('what lies there already stays, and the rest is laid around it', () => {
    const mine = [{ kind: 'ruined-house', x: 4572, y: 6800, turn: 3 }];
    const all = { ...wish('wasteland'), clear: [], openLine: OPEN_LINE };
    const spots = layTable(kinds, all, randomFrom('rest'), mine);
    expect(spots.slice(0, 1)).toEqual(mine);
    expect(spots.length).toBeGreaterThan(8);
    expect(faultsOf(spots, true)).toEqual([]);
  });

  test('a base of 40 mm gets from edge to edge on every table', () => {
    fc.assert(
      fc.property(tables, ({ land, seed }) => {
        const pieces = layPieces(content.terrain, layTable(kinds, wish(land), randomFrom(seed)));
        const closed = pieces.filter(({ ground }) => ground === 'impassable').map(({ outline }) => outline);
        const ground = new Ground(200, closed, [], { width: SIDE, height: SIDE });
        expect(ground.way({ x: SIDE / 2, y: 250 }, { x: SIDE / 2, y: SIDE - 250 })).toBeDefined();
      }),
      { numRuns: 15 },
    );
  });

  test('the same seed lays the same table, another seed another', () => {
    const lay = (seed: string) => layTable(kinds, wish('wasteland'), randomFrom(seed));
    expect(lay('one')).toEqual(lay('one'));
    expect(lay('one')).not.toEqual(lay('two'));
  });
});
