/** Houses on the table: their outline from above, their storeys, and who stands on which. Pure. */
import { distance, type Point } from '@holotape/skirmish/geometry/point';
import { contains } from '@holotape/skirmish/geometry/polygon';
import type { Model, Piece } from '@holotape/skirmish/state';
import type { Laid } from './laid.ts';

/** `roof` is shut; 0 is the ground floor. */
export type Storey = number | 'roof';

export interface House {
  readonly id: string;
  /** Around all its walls. */
  readonly outline: readonly Point[];
  /** Of the walls, in tenths of a millimetre. */
  readonly height: number;
  /** From the first upper floor upwards. */
  readonly floors: readonly Piece[];
}

const isFloor = ({ id }: Piece): boolean => id.endsWith('-floor');

/** What is laid out and has floors above the ground. WW-RULING-97 */
export const housesOf = (laid: readonly Laid[]): House[] =>
  laid.flatMap(({ id, pieces }) => {
    const floors = pieces.filter(isFloor).sort((a, z) => a.height - z.height);
    if (floors.length === 0) return [];
    const outline = hullOf(pieces.flatMap((piece) => piece.outline));
    return [{ id, outline, height: Math.max(...pieces.map(({ height }) => height)), floors }];
  });

/** Corners are rounded: a bend so slight is none, in tenths of a millimetre. */
const SLIGHT = 15;

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > SLIGHT * distance(a, c);

/** The smallest outline without dents around these points. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, z) => a.x - z.x || a.y - z.y);
  const half = (all: readonly Point[]): Point[] => {
    const rim: Point[] = [];
    for (const point of all) {
      while (rim.length > 1 && !turnsLeft(rim.at(-2)!, rim.at(-1)!, point)) rim.pop();
      rim.push(point);
    }
    return rim.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Which storey somebody stands on; nothing for who is not in the house. */
function storeyOf({ outline, floors }: House, { x, y, height }: Pick<Model, 'x' | 'y' | 'height'>) {
  if (!contains(outline, { x, y })) return undefined;
  return floors.filter((floor) => floor.height <= height).length;
}

/** As it was opened by hand; else where one's own model is, whoever acts before the others; else its roof. */
export function shownStorey(
  house: House,
  opened: Readonly<Record<string, Storey>>,
  own: readonly Pick<Model, 'x' | 'y' | 'height'>[],
): Storey {
  const inside = own.flatMap((model) => storeyOf(house, model) ?? []);
  return opened[house.id] ?? inside[0] ?? 'roof';
}

/** Models in houses that stand on another storey than the one that is looked at: half in ink. */
export const fadedIn = (
  houses: readonly { readonly house: House; readonly storey: Storey }[],
  models: readonly Model[],
): ReadonlySet<string> =>
  new Set(
    houses.flatMap(({ house, storey }) =>
      models.flatMap((model) => {
        const on = storeyOf(house, model);
        return on === undefined || on === storey ? [] : [model.id];
      }),
    ),
  );
