/** What lies in the earth where nobody has built yet: decoration, always the same thing at the same place. */
import type { Pen } from '../terminal/pen.ts';
import { centred } from '../terminal/text.ts';

const THINGS: readonly (readonly [string, string])[] = [
  ['. ', '><(("> '],
  ['  .', ' '],
  ['__ .', 'c[__]'],
  ['', '.  , '],
  [' .-.', '(@  )'],
  [',', ' .'],
  ['.', 'o==o  '],
];

export function buried(pen: Pen, depth: number, place: number, width: number): string[] {
  const thing = THINGS[(depth * 5 + place * 3) % THINGS.length]!;
  return thing.map((line) => pen.dim(centred(line, width)));
}
