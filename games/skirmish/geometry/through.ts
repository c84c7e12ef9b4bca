/** What a straight line from one disc's middle to another's passes through on its way. */
import { type Run, runInsideDisc, runsInside } from './crossing.ts';
import { gap } from './gap.ts';
import { between, type Disc, distance, type Point, type Segment, TOLERANCE } from './point.ts';
import { gapToPolygon, type Polygon } from './polygon.ts';

/** Something that may lie on the line, known by its id. */
export type Shape = { readonly id: string } & (
  | { readonly kind: 'solid'; readonly outline: Polygon }
  /** Counts as soon as it is entered: a wood, a cloud. */
  | { readonly kind: 'area'; readonly outline: Polygon }
  | { readonly kind: 'round'; readonly disc: Disc }
);

/** A shape that the line passes through, with the places where it goes in and comes out. */
export interface Passed {
  readonly id: string;
  readonly enter: Point;
  readonly leave: Point;
}

/** What the first disc touches is left out, or counts like everything else. */
type Start = 'left-out' | 'counts';

interface Through {
  readonly line: Segment;
  readonly passed: readonly Passed[];
  /** Shapes on the line that are left out because the first disc touches them. */
  readonly touched: readonly string[];
}

/**
 * The shapes that the line between two middles passes through: solid and round ones if it goes in and comes out again,
 * areas as soon as it goes in. What the first disc touches is left out. Each shape counts once, however often it is
 * crossed. Of an effect that starts at something, that counts as well: who stands behind it is behind it.
 */
export function through(from: Disc, to: Disc, shapes: readonly Shape[], start: Start = 'left-out'): Through {
  const line = { from, to };
  const passed: Passed[] = [];
  const touched: string[] = [];
  for (const shape of shapes) {
    const run = start === 'counts' && shape.kind === 'solid' ? runBehind(line, shape.outline) : countedRun(line, shape);
    if (run === undefined) continue;
    if (start === 'left-out' && shapeGap(from, shape) <= TOLERANCE) touched.push(shape.id);
    else passed.push({ id: shape.id, enter: between(from, to, run.enter), leave: between(from, to, run.leave) });
  }
  return { line: { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } }, passed, touched };
}

function countedRun(line: Segment, shape: Shape): Run | undefined {
  switch (shape.kind) {
    case 'area':
      return runsInside(line, shape.outline)[0];
    case 'solid':
      return runsInside(line, shape.outline).find(goesInAndOut);
    case 'round': {
      const run = runInsideDisc(line, shape.disc);
      return run !== undefined && goesInAndOut(run) ? run : undefined;
    }
  }
}

/** Through it to the other side, from its edge too; grazing it by a rounding is not through it. */
function runBehind(line: Segment, outline: Polygon): Run | undefined {
  const least = (2 * TOLERANCE) / Math.max(TOLERANCE, distance(line.from, line.to));
  return runsInside(line, outline).find(({ enter, leave }) => leave < 1 && leave - enter > least);
}

const goesInAndOut = ({ enter, leave }: Run): boolean => enter > 0 && leave < 1;

/** The gap between a disc and a shape. */
export function shapeGap(disc: Disc, shape: Shape): number {
  return shape.kind === 'round' ? gap(disc, shape.disc).length : gapToPolygon(disc, shape.outline);
}
