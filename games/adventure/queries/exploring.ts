/** FB-EXP: which tiles can be explored. */
import { type Option, option, type Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { facedown, facedownBeside, isFacedown, neighbours } from './map.ts';
import { survivorOf } from './survivors.ts';

/** `explore:4`, the facedown tiles that touch the survivor's space. FB-EXP-1, FB-EXP-2 */
export function exploreOptions(adventure: Adventure, seat: Seat): Option[] {
  const beside = facedownBeside(adventure, survivorOf(adventure.state, seat).space!);
  if (beside.length === 0) return [option('explore', { rule: 'FB-EXP-1', say: 'why.no-facedown' })];
  return beside.map((position) => option(`explore:${position}`));
}

/** Facedown tiles that touch an explored one. */
export const edgeOfMap = (adventure: Adventure): number[] =>
  adventure.state.map.flatMap(({ faceup }, position) =>
    !faceup && neighbours(adventure, facedown(position)).some((space) => !isFacedown(space)) ? [position] : [],
  );
