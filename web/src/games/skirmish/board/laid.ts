/** Pieces on the table as the drawings that show them: which kind, where its middle lies, how it is turned. Pure. */
import type { SkirmishContent } from '@holotape/skirmish/battle';
import type { Point } from '@holotape/skirmish/geometry/point';
import type { Piece } from '@holotape/skirmish/state';

/** One thing on the table: all parts of a house are one. */
export interface Laid {
  readonly id: string;
  /** The kind of terrain; undefined for what has no drawing of its own. */
  readonly kind: string | undefined;
  readonly middle: Point;
  /** Degrees leftwards. */
  readonly turn: number;
  readonly pieces: readonly Piece[];
}

/** `ruined-house-1.floor` belongs to `ruined-house-1`. */
const wholeOf = (piece: string): string => piece.split('.')[0]!;

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export function laidOut(pieces: readonly Piece[], { terrain }: Pick<SkirmishContent, 'terrain'>): Laid[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const whole = wholeOf(piece.id);
    groups.set(whole, [...(groups.get(whole) ?? []), piece]);
  }
  return [...groups].map(([id, parts]): Laid => {
    const first = parts[0]!;
    const kind = terrain.get(id.replace(/-\d+$/, ''));
    const printed = kind?.parts.find(({ name }) => first.id === (name === undefined ? id : `${id}.${name}`));
    if (kind === undefined || printed === undefined || printed.outline.length !== first.outline.length)
      return { id, kind: undefined, middle: mean(first.outline), turn: 0, pieces: parts };
    return { id, kind: kind.id, ...turnedLike(printed.outline, first.outline), pieces: parts };
  });
}

/** How a printed outline was moved and turned to lie like this. Corners are rounded: all of them are looked at. */
function turnedLike(
  printed: readonly (readonly [number, number])[],
  laid: readonly Point[],
): Pick<Laid, 'middle' | 'turn'> {
  const from = mean(printed.map(([x, y]) => ({ x, y })));
  const to = mean(laid);
  let along = 0;
  let across = 0;
  printed.forEach(([px, py], i) => {
    const [ax, ay] = [px - from.x, py - from.y];
    const [bx, by] = [laid[i]!.x - to.x, laid[i]!.y - to.y];
    along += ax * bx + ay * by;
    across += ax * by - ay * bx;
  });
  const angle = Math.atan2(across, along);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    middle: { x: to.x - (from.x * cos - from.y * sin), y: to.y - (from.x * sin + from.y * cos) },
    turn: (angle * 180) / Math.PI,
  };
}
