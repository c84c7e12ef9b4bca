import { fileURLToPath } from 'node:url';
import { readAdventureContent } from '@holotape/adventure/content';
import { readFolder } from '@holotape/shelf/read-folder';
import { describe, expect, test } from 'vitest';
import { pillPlaces } from '../src/games/adventure/map/pill-places.ts';
import { PIN, pinPlaces } from '../src/games/adventure/map/pin-places.ts';
import { type Block, footprint, isOver, placesIn } from '../src/games/adventure/map/places.ts';
import { planOf, RADIUS } from '../src/games/adventure/map/plan.ts';
import { roadsOf } from '../src/games/adventure/map/roads.ts';
import { isInside, type Point, rimPoint, shapeOf } from '../src/games/adventure/map/shape.ts';

const content = readAdventureContent([
  readFolder(fileURLToPath(new URL('../../games/adventure/content', import.meta.url))),
]);
const tiles = [...content.tiles.values()];
const drawn = (tile: (typeof tiles)[number]) =>
  shapeOf({ id: tile.id, template: tile.template.id, turned: tile.turned, rim: tile.template.rim });

const areaOf = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length]!;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
const HEXAGON = areaOf([0, 2, 4, 6, 8, 10].map((i) => rimPoint(i)));

describe('the map of the adventure', () => {
  test('every tile has an outline for every space, and together they are the hexagon', () => {
    expect(tiles.length).toBeGreaterThanOrEqual(27);
    for (const tile of tiles) {
      const { spaces } = drawn(tile);
      expect(Object.keys(spaces)).toEqual(tile.spaces.map(({ id }) => id.slice(-1)));
      const sum = Object.values(spaces).reduce((all, outline) => all + areaOf(outline), 0);
      expect(sum).toBeCloseTo(HEXAGON, 6);
    }
  });

  test('what is drawn side by side is adjacent, and only that: a stud parts the rest', () => {
    for (const tile of tiles) {
      const { spaces, studs } = drawn(tile);
      const isStud = ([x, y]: Point) => studs.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < 1e-9);
      for (const { id, inside } of tile.spaces) {
        const own = spaces[id.slice(-1)]!;
        const touching = tile.spaces.filter(
          (other) =>
            other.id !== id &&
            spaces[other.id.slice(-1)]!.filter(
              (point) => !isStud(point) && own.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 1e-9),
            ).length > 1,
        );
        expect(touching.map((each) => each.id).sort()).toEqual([...inside].sort());
      }
    }
  });

  test('the same tile is always drawn the same, and no two alike', () => {
    const paths = tiles.map((tile) => JSON.stringify(drawn(tile).borders));
    expect(tiles.map((tile) => JSON.stringify(drawn(tile).borders))).toEqual(paths);
    expect(new Set(paths).size).toBe(tiles.length);
  });

  test('tokens lie inside their space, on five different slots', () => {
    for (const tile of tiles) {
      const spaces = Object.values(drawn(tile).spaces).map((outline) =>
        outline.map(([x, y]): Point => [x * 85, y * 85]),
      );
      const places = placesIn(
        spaces.map((outline) => ({ outline, size: { w: 60, h: 42 }, prints: (block) => [{ ...block, dear: 1 }] })),
      );
      places.forEach(({ slots }, i) => {
        expect(new Set(slots.map(String)).size).toBe(5);
        for (const slot of slots) expect(isInside(spaces[i]!, slot)).toBe(true);
      });
    }
  });

  test('the first token of a space lies on no name, nor do pins: every name can be read', () => {
    for (const tile of tiles) {
      const { spaces } = planOf(tile, RADIUS);
      const words = spaces.flatMap(({ places }) => places.prints.filter(({ dear }) => dear === 1));
      const covered = (block: Block) => words.map((word) => isOver(block, word) / (word.w * word.h));
      for (const { space, places } of spaces)
        expect(Math.max(0, ...covered(footprint(places.slots[0]!))), `${space.id}: token`).toBeLessThan(0.2);
      const all = new Map(
        spaces.map(({ space, path, places }) => [
          space.id,
          { id: space.id, x: 0, y: 0, path, ...places, block: places.block! },
        ]),
      );
      const pins = tile.spaces.map(({ id }) => ({ id, space: id }));
      for (const [{ id }, [x, y]] of pinPlaces(pins, all, () => 1))
        expect(Math.max(0, ...covered({ x, y, w: PIN, h: PIN })), `${id}: pin`).toBeLessThan(0.1);
    }
  });

  test('a road crosses a side at the same point for both neighbours, and reaches every tile', () => {
    for (const [id, { positions }] of content.maps) {
      const roads = roadsOf(positions, id);
      expect(roads.every((halves) => halves.length > 0)).toBe(true);
      roads.forEach((halves, at) => {
        for (const half of halves) {
          const neighbour = positions[at]!.neighbours[Math.floor(half / 2)];
          expect(neighbour === undefined ? [] : roads[neighbour]).toContain(((half + 6) % 12) ^ 1);
        }
      });
    }
  });

  test('prices stand beside names and pieces, and not on one another, where there is room', () => {
    const name = { x: 0, y: 0, w: 60, h: 40 };
    const pill = (id: string, spots: readonly Point[]) => ({ id, w: 46, h: 26, spots });
    const free: Point = [0, 60];
    const places = pillPlaces(
      [
        pill('one', [[0, 0], free]),
        pill('two', [
          [0, 0],
          [0, 60],
          [80, 60],
        ]),
      ],
      [name],
    );
    expect([places.get('one'), places.get('two')]).toEqual([free, [80, 60]]);
    // With one place only it stands there, as far from the name as a step to the side allows.
    const [, y] = pillPlaces([pill('tight', [[0, 28]])], [name]).get('tight')!;
    expect(y).toBeGreaterThanOrEqual(28);
  });
});
