/** What lies in the earth where nobody has built yet: decoration, always the same thing at the same place. */
import type { Pen } from '../../terminal/pen.ts';
import { centred } from '../../terminal/text.ts';

/** Two lines each, equally wide. */
const THINGS: readonly (readonly [string, string])[] = [
  ['  .     ', '><((">  '],
  ['      . ', ' .      '],
  [' ,      ', '  o==o  '],
  ['  __  . ', 'c[__]   '],
  ['        ', ' .   ,  '],
  [' .-.    ', '(@  ) . '],
  ['    ,   ', '.       '],
];

export function buried(pen: Pen, depth: number, place: number, width: number): string[] {
  const thing = THINGS[(depth * 5 + place * 3) % THINGS.length]!;
  return thing.map((line) => pen.dim(centred(line, width)));
}
