/** The corners by which a ruler is told from the others without colour. WW-RANGE-9 */
import type { Color, Corner } from '@holotape/skirmish/words';
import { skirmishContent } from '../pack.ts';

const PLACES: Readonly<Record<Corner, readonly [number, number]>> = {
  'upper-left': [0, 0],
  'upper-right': [1, 0],
  'lower-left': [0, 1],
  'lower-right': [1, 1],
};

/** As shares of width and height. */
export const cornersOf = (color: Color): readonly (readonly [number, number])[] =>
  skirmishContent()
    .rulers.get(color)!
    .marks.map((corner) => PLACES[corner]);
