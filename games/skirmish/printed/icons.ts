/** Icons of range colors and Effect Dice, told apart by their corners as well as by color. WW-RANGE-9 */
import { CORNERS, type Color, type Corner, type EffectDie } from '../words.ts';
import type { Dice, Ruler } from './components.ts';

/** What a screen draws: something round with marks outside its corners, or a square die with a dot inside one. */
export interface Icon {
  readonly shape: 'range' | 'die';
  readonly of: Color | EffectDie;
  readonly marks: readonly Corner[];
}

export const rangeIcon = ({ rulers }: { readonly rulers: ReadonlyMap<Color, Ruler> }, color: Color): Icon => ({
  shape: 'range',
  of: color,
  marks: rulers.get(color)!.marks,
});

export const dieIcon = ({ dice }: { readonly dice: Dice }, die: EffectDie): Icon => ({
  shape: 'die',
  of: die,
  marks: [dice.dots[die]],
});

const SIZE = 24;
/** The middle of the mark in each corner. */
const AT: Readonly<Record<Corner, readonly [number, number]>> = {
  'upper-left': [4, 4],
  'upper-right': [SIZE - 4, 4],
  'lower-left': [4, SIZE - 4],
  'lower-right': [SIZE - 4, SIZE - 4],
};

/** The icon as SVG in the color of the text around it: whoever wants color adds it, and nothing is lost without. */
export function iconSvg({ shape, of, marks }: Icon): string {
  const body =
    shape === 'range'
      ? `<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="2"/>`
      : `<rect x="1" y="1" width="22" height="22" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>`;
  const mark = (corner: Corner) => {
    const [x, y] = AT[corner];
    return shape === 'range'
      ? `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" fill="currentColor"/>`
      : `<circle cx="${x + (x < 12 ? 3 : -3)}" cy="${y + (y < 12 ? 3 : -3)}" r="2.5" fill="currentColor"/>`;
  };
  return `<svg viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${of}">${body}${marks.map(mark).join('')}</svg>`;
}

/** Block characters by which quarters they fill: upper left 1, upper right 2, lower left 4, lower right 8. */
const QUARTERS = '□▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';

/** The same in one letter: quarters of a block where the corners are marked. */
export const iconSign = ({ marks }: Icon): string =>
  QUARTERS[CORNERS.reduce((sum, corner, i) => sum + (marks.includes(corner) ? 1 << i : 0), 0)]!;
