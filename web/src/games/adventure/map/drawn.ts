/** The spaces of a map as they are drawn. */
import { useMemo } from 'react';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { type Sheet, sheetOf } from './layout.ts';
import type { Block, Print } from './places.ts';
import { planOf, RADIUS } from './plan.ts';
import { roadsOf } from './roads.ts';
import { hexagon, type Point } from './shape.ts';

/** A space as it is drawn: where, how it is outlined, where its tokens lie. */
export interface Drawn {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly path: string;
  /** The same as points around x, y; of a facedown tile nobody needs it. */
  readonly outline?: readonly Point[];
  readonly middle: Point;
  readonly slots: readonly Point[];
  /** Where its name stands, if it has one, and what of it is where. */
  readonly block?: Block;
  readonly prints: readonly Print[];
}

const FACEDOWN_SLOTS: readonly Point[] = [
  [0, -2],
  [-34, -16],
  [34, -16],
  [-30, 34],
  [30, 34],
];

export function useSheet(context: AdventureContext, radius: number) {
  const { view } = context;
  const { position } = useAdventure();
  const { content } = position;
  return useMemo(() => {
    const { positions } = content.maps.get(view.scenario)!;
    const sheet = sheetOf(positions, radius);
    const roads = roadsOf(positions, view.scenario);
    return { sheet, roads };
  }, [content, view.scenario, radius]);
}

/** Every space of the map that lies open, and every facedown tile as the one space it is. FB-RULING-19 */
export function useDrawn({ view }: AdventureContext, sheet: Sheet): ReadonlyMap<string, Drawn> {
  const { position } = useAdventure();
  const { content } = position;
  return useMemo(
    () =>
      new Map(
        view.map.flatMap(({ tile, faceup }, i): [string, Drawn][] => {
          const { x, y } = sheet.centres[i]!;
          if (!faceup || tile === null) {
            const id = `#${i}`;
            const scale = sheet.radius / RADIUS;
            const slots = FACEDOWN_SLOTS.map(([sx, sy]): Point => [sx * scale, sy * scale]);
            return [[id, { id, x, y, path: hexagon(sheet.radius - 1.2), middle: slots[0]!, slots, prints: [] }]];
          }
          return planOf(content.tiles.get(tile)!, sheet.radius).spaces.map(({ space, path, places }) => [
            space.id,
            {
              id: space.id,
              x,
              y,
              path,
              outline: places.outline,
              middle: places.middle,
              slots: places.slots,
              prints: places.prints,
              ...(places.block && { block: places.block }),
            },
          ]);
        }),
      ),
    [view.map, sheet, content],
  );
}

/** Where things in a space are meant to be pointed at. */
export const middleOf = ({ x, y, middle }: Drawn): Point => [x + middle[0], y + middle[1]];

/** The space that lies most in this direction: near, and not far aside. */
export function nearestTowards(
  spaces: readonly Drawn[],
  from: Drawn,
  [dx, dy]: readonly [number, number],
): Drawn | undefined {
  const [fx, fy] = middleOf(from);
  let best: { space: Drawn; score: number } | undefined;
  for (const space of spaces) {
    if (space.id === from.id) continue;
    const [x, y] = middleOf(space);
    const along = (x - fx) * dx + (y - fy) * dy;
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    if (along <= 4) continue;
    const score = along + 2 * aside;
    if (best === undefined || score < best.score) best = { space, score };
  }
  return best?.space;
}
