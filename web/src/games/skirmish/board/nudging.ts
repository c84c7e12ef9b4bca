/** Arrow keys on the sheet. Pure. */
import type { Point } from '@holotape/skirmish/geometry/point';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export function nudged({ x, y }: Point, key: string, step: number): Point {
  const way = ARROWS[key] ?? { x: 0, y: 0 };
  return { x: Math.round(x + way.x * step), y: Math.round(y + way.y * step) };
}
