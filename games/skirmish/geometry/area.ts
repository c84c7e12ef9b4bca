/** What a round area on the table reaches. */
import { polygonCrossed } from './crossing.ts';
import type { Field, Skip } from './field.ts';
import { type Disc, distance, type Point, type Segment, TOLERANCE } from './point.ts';

/** A disc that lies wholly or partly in an area, and the line from the area's middle by which that is judged. */
interface Caught<D extends Disc> {
  readonly disc: D;
  readonly line: Segment;
  /** The number of the polygon on that line, if something stands between. */
  readonly shielded: number | undefined;
}

/** The discs that reach into the area, each with what stands between it and the area's middle. */
export function caughtIn<D extends Disc>(area: Disc, discs: readonly D[], field: Field, skip?: Skip): Caught<D>[] {
  return discs
    .filter((disc) => distance(area, disc) <= area.r + disc.r + TOLERANCE)
    .map((disc) => {
      const middle: Point = { x: area.x, y: area.y };
      const crossed = polygonCrossed(field, middle, disc, skip);
      return {
        disc,
        line: { from: middle, to: { x: disc.x, y: disc.y } },
        shielded: crossed < 0 ? undefined : crossed,
      };
    });
}
