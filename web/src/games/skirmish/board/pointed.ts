/** Which point of the table an event means. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { onTable, sizeOf } from './scale.ts';

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

/** `part` is something inside the sheet. */
export function tablePoint(
  part: SVGElement,
  extent: { readonly width: number; readonly height: number },
  { clientX, clientY }: Pointed,
): Point {
  const { left, top, width, height } = part.ownerSVGElement!.getBoundingClientRect();
  const { w, h } = sizeOf(extent);
  return onTable(extent, { x: ((clientX - left) / width) * w, y: ((clientY - top) / height) * h });
}
