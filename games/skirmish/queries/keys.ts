/** What things on the table are remembered by. */
import { numberOf } from '@holotape/kernel';
import type { Disc, Point, Polygon } from '../geometry/index.ts';

export const discKey = ({ x, y, r }: Disc): string => `${x},${y},${r}`;

/** With the names of whose they are. */
export function namesKey(discs: readonly (Disc & { readonly id: string })[]): string {
  let key = '';
  for (const { id, x, y, r } of discs) key += `${id},${x},${y},${r} `;
  return key;
}

export function discsKey(discs: readonly Disc[]): string {
  let key = '';
  for (const { x, y, r } of discs) key += `${x},${y},${r} `;
  return key;
}

/** Outlines are never changed, so that each has its number. */
export function outlinesKey(outlines: readonly Polygon[]): string {
  let key = '';
  for (const outline of outlines) key += `${numberOf(outline)} `;
  return key;
}

export function pathKey(path: readonly Point[]): string {
  let key = '';
  for (const { x, y } of path) key += `${x},${y} `;
  return key;
}
