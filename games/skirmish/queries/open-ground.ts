/** The ground among what stands in the way, remembered: laying it out costs more than most of what is asked of it. */
import { remembered } from '@holotape/kernel';
import { type Disc, Ground, type Polygon, type Table } from '../geometry/index.ts';
import { discsKey, outlinesKey } from './keys.ts';

/** The ground for bases of a radius. It is asked for again whenever somebody looks for a way past the same models. */
export const openGround = remembered(
  (r: number, closed: readonly Polygon[], walls: readonly Disc[], { width, height }: Table): Ground =>
    new Ground(r, closed, walls, { width, height }),
  {
    by: (r, closed, walls, { width, height }) => `${r} ${width} ${height}|${outlinesKey(closed)}|${discsKey(walls)}`,
    most: 40,
  },
);
