/** Tables laid by hand and by chance: nothing overlaps, everybody gets through, and no edge is the better one. */
import { randomFrom } from '@holotape/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleArea, Ground, gapToPolygon, isOnTable } from '../geometry/index.ts';
import {
  FAIR,
  gapBetweenGroups,
  LANDS,
  layPieces,
  layTable,
  PASSAGE,
  piecesAt,
  type Spot,
  unfairnessOf,
} from '../terrain/index.ts';
import { content } from './battle.ts';

const kinds = [...content.terrain.values()];
const SIDE = 9144;
const middle = { x: SIDE / 2, y: SIDE / 2 };
const wish = (land: (typeof LANDS)[number]) => ({ width: SIDE, height: SIDE, land, clear: [{ ...middle, r: 600 }] });
const tables = fc.record({ land: fc.constantFrom(...LANDS), seed: fc.string({ maxLength: 8 }) });
const outlinesOf = (spot: Spot) => piecesAt(content.terrain.get(spot.kind)!, spot, '').map(({ outline }) => outline);

/** What is wrong with a table. */
function faultsOf(spots: readonly Spot[]): string[] {
  const groups = spots.map(outlinesOf);
  return groups.flatMap((group, i) => [
    ...groups
      .slice(i + 1)
      .flatMap((other, j) =>
        gapBetweenGroups(group, other) < PASSAGE ? [`${spots[i]!.kind} too near to ${spots[i + 1 + j]!.kind}`] : [],
      ),
    ...group.flatMap((outline) =>
      outline.every((corner) => isOnTable(PASSAGE, corner, { width: SIDE, height: SIDE }))
        ? []
        : [`${spots[i]!.kind} too near to the edge`],
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
