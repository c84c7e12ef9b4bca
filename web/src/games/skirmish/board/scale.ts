/** From tenths of a millimetre on the table (up is north) to pixels of the sheet (down is south): 30 to the inch. */
import type { Point } from '@holotape/skirmish/geometry/point';

export const INCH = 254;
const PIXELS_PER_INCH = 30;
export const SCALE = PIXELS_PER_INCH / INCH;

/** A table's width and height, in tenths of a millimetre. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = ({ width, height }: Extent): { readonly w: number; readonly h: number } => ({
  w: width * SCALE,
  h: height * SCALE,
});

/** A point of the table on the sheet. */
export const onSheet = ({ height }: Pick<Extent, 'height'>, { x, y }: Point): Point => ({
  x: x * SCALE,
  y: (height - y) * SCALE,
});

/** A point of the sheet on the table, in whole tenths of a millimetre. */
export const onTable = ({ height }: Pick<Extent, 'height'>, { x, y }: Point): Point => ({
  x: Math.round(x / SCALE),
  y: Math.round(height - y / SCALE),
});

/** `5.1″` */
export const inches = (tenths: number): string => `${(Math.round((tenths / INCH) * 10) / 10).toFixed(1)}″`;

/** Corners as the data of a path, closed. */
export const outlinePath = (extent: Pick<Extent, 'height'>, outline: readonly Point[]): string =>
  `M${outline
    .map((point) => onSheet(extent, point))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;
