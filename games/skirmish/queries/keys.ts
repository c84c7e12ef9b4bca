/** What things on the table are remembered by. */
import { numberOf } from '@holotape/kernel';
import type { Disc, Polygon } from '../geometry/index.ts';

export const discKey = ({ x, y, r }: Disc): string => `${x},${y},${r}`;

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
