/** Where the Structures of a Settlement stand on its plan. Pure. */
import type { Box } from '../../module.ts';

export const PLOT = { w: 146, h: 136 };
const GAP = { x: 14, y: 36 };
const MARGIN = { x: 28, top: 34, bottom: 54 };
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

/** The height of the wire that runs below a row, and of the pipe above it. */
export const wireBelow = (row: number): number => MARGIN.top + row * (PLOT.h + GAP.y) + PLOT.h + 12;
export const pipeAbove = (row: number): number => MARGIN.top + row * (PLOT.h + GAP.y) - 11;
