/** Where the Structures of a Settlement stand on its plan. Pure. */
import type { Box } from '../../module.ts';

export const PLOT = { w: 146, h: 136 };
const GAP = { x: 14, y: 36 };
const MARGIN = { x: 28, top: 34, bottom: 72 };
export const COLUMNS = 5;

export const rowsFor = (places: number): number => Math.max(3, Math.ceil(places / COLUMNS));

export const planSize = (places: number) => ({
  w: 2 * MARGIN.x + COLUMNS * PLOT.w + (COLUMNS - 1) * GAP.x,
  h: MARGIN.top + rowsFor(places) * (PLOT.h + GAP.y) - GAP.y + MARGIN.bottom,
});

export const plotBox = (at: number): Box => ({
  x: MARGIN.x + (at % COLUMNS) * (PLOT.w + GAP.x),
  y: MARGIN.top + Math.floor(at / COLUMNS) * (PLOT.h + GAP.y),
  ...PLOT,
});

/** More signs than this are wider than a plot: drawn narrower where a name cannot be broken. */
export const LONG_LINE = 18;

/** A name as it stands on its plot: a long one on two lines of about the same length. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= LONG_LINE) return [name];
  const words = name.split(' ');
  const long = (at: number): number => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length);
  const breaks = words.map((_, at) => at).slice(1);
  if (breaks.length === 0) return [name];
  const best = breaks.reduce((so, at) => (long(at) < long(so) ? at : so));
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** The height of the wire that runs below a row, and of the pipe above it. */
export const wireBelow = (row: number): number => MARGIN.top + row * (PLOT.h + GAP.y) + PLOT.h + 12;
export const pipeAbove = (row: number): number => MARGIN.top + row * (PLOT.h + GAP.y) - 11;
