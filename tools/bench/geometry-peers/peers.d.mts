import type { Point, Polygon } from '../../../games/skirmish/geometry/index.ts';

type Blocked = (from: Point, to: Point) => boolean;
export function turn(a: Point, b: Point, c: Point): number;
export function exact(polygons: readonly Polygon[]): Blocked;
export function flatbushBySides(polygons: readonly Polygon[]): Blocked;
export function flatbushByPolygons(polygons: readonly Polygon[]): Blocked;
export function detectCollisions(polygons: readonly Polygon[]): Blocked;
export function recast(
  polygons: readonly Polygon[],
  width: number,
  r: number,
): Promise<(from: Point, to: Point) => number>;
