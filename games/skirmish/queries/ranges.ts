/** Color ranges and measuring. */
import type { SkirmishContent } from '../battle.ts';
import { type Disc, gap, TOLERANCE } from '../geometry/index.ts';
import { COLORS, type Color } from '../words.ts';

export const lengthOf = (content: SkirmishContent, color: Color): number => content.rulers.get(color)!.length;

/** So many colors shorter; never shorter than Orange. WW-RANGE-4, WW-RANGE-5 */
export const shorter = (color: Color, by = 1): Color => COLORS[Math.max(0, COLORS.indexOf(color) - by)]!;

/** One color longer; Black stays Black. WW-RANGE-6, WW-RULING-4 */
export const longer = (color: Color, by = 1): Color => COLORS[Math.min(COLORS.length - 1, COLORS.indexOf(color) + by)]!;

/** Rulers laid end to end. WW-RANGE-7 */
export const endToEnd = (content: SkirmishContent, ...colors: readonly Color[]): number =>
  colors.reduce((sum, color) => sum + lengthOf(content, color), 0);

/** The shortest ruler that reaches from one base to another, height included; undefined beyond Black. WW-RANGE-3 */
export function measure(
  content: SkirmishContent,
  a: Disc,
  b: Disc,
  rise = 0,
): { length: number; color: Color | undefined } {
  const { length } = gap(a, b, rise);
  return { length, color: COLORS.find((color) => length <= lengthOf(content, color) + TOLERANCE) };
}

/** The longest of several colors. */
export const longest = (colors: readonly Color[]): Color | undefined =>
  COLORS.findLast((color) => colors.includes(color));
