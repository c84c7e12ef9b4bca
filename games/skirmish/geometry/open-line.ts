/** The longest straight line on a table that nothing stands in. */
import { runsInside } from './crossing.ts';
import { between, distance, type Point, type Segment, TOLERANCE, turn } from './point.ts';
import { doubleArea, nearestOnOutline, type Polygon } from './polygon.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A corner that the line may lean on: `before` and `after` are its neighbours, unless it may also end there. */
interface Corner {
  readonly at: Point;
  readonly neighbours: readonly [Point, Point] | null;
}

/**
 * A line that leans on fewer than two corners can be moved or turned until it is longer, so only those through two
 * corners are looked at: of what stands in the way, and of the table. Each is drawn as far as it goes; the longest first
 * that the table would allow, until the rest cannot be longer. Whoever only asks whether one is longer than `enough` gets
 * the first that is.
 */
export function longestOpenLine(table: Size, outlines: readonly Polygon[], enough = Number.POSITIVE_INFINITY): Segment {
  const chords = chordsOf(table, [
    ...tableCorners(table),
    ...outlines.flatMap((outline) => cornersOf(outline, outlines)),
  ]);
  let best: Segment = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  let most = 0;
  for (const { a, b, chord, length } of chords) {
    if (length <= most || most >= enough) break;
    const [toA, toB] = [distance(chord.from, a), distance(chord.from, b)];
    const partWith = (some: readonly Polygon[]) => openPart(chord, length, toA, toB, some);
    const isShort = (part: Stretch | undefined) => part === undefined || part.until - part.since <= most;
    // Most lines are cut short by something alone, and others need not be looked at.
    if (outlines.some((outline) => isShort(partWith([outline])))) continue;
    const open = partWith(outlines);
    if (open === undefined || isShort(open)) continue;
    most = open.until - open.since;
    best = {
      from: between(chord.from, chord.to, open.since / length),
      to: between(chord.from, chord.to, open.until / length),
    };
  }
  return best;
}

/** A line from edge to edge through two corners. */
interface Chord {
  readonly a: Point;
  readonly b: Point;
  readonly chord: Segment;
  readonly length: number;
}

/** All that pass beside what both corners belong to, the longest first. */
function chordsOf(table: Size, corners: readonly Corner[]): Chord[] {
  const chords: Chord[] = [];
  for (const [i, { at: a }] of corners.entries())
    for (let j = i + 1; j < corners.length; j += 1) {
      const { at: b } = corners[j]!;
      if (a.x === b.x && a.y === b.y) continue;
      if (!leansOn(corners[i]!, b) || !leansOn(corners[j]!, a)) continue;
      const chord = chordOf(table, a, b);
      chords.push({ a, b, chord, length: distance(chord.from, chord.to) });
    }
  return chords.sort((one, other) => other.length - one.length);
}

const tableCorners = ({ width, height }: Size): Corner[] =>
  [0, width].flatMap((x) => [0, height].map((y) => ({ at: { x, y }, neighbours: null })));

/** At a corner that points inwards, or where two outlines touch, a line may end. */
function cornersOf(outline: Polygon, all: readonly Polygon[]): Corner[] {
  const hand = Math.sign(doubleArea(outline));
  return outline.map((at, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const pointsInwards = hand * turn(before, at, after) < 0;
    const isTouched = all.some((other) => other !== outline && distance(at, nearestOnOutline(at, other)) <= TOLERANCE);
    return { at, neighbours: pointsInwards || isTouched ? null : [before, after] };
  });
}

/** Whether a line through the corner and another point passes beside what the corner belongs to. */
function leansOn({ at, neighbours }: Corner, other: Point): boolean {
  if (neighbours === null) return true;
  const before = turn(at, other, neighbours[0]);
  const after = turn(at, other, neighbours[1]);
  return !((before > 0 && after < 0) || (before < 0 && after > 0));
}

/** The line through two points from edge to edge of the table. */
function chordOf({ width, height }: Size, a: Point, b: Point): Segment {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let since = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (const [at, by, most] of [
    [a.x, dx, width],
    [a.y, dy, height],
  ] as const) {
    if (by === 0) continue;
    const [one, other] = [-at / by, (most - at) / by];
    since = Math.max(since, Math.min(one, other));
    until = Math.min(until, Math.max(one, other));
  }
  return {
    from: { x: a.x + dx * since, y: a.y + dy * since },
    to: { x: a.x + dx * until, y: a.y + dy * until },
  };
}

interface Stretch {
  readonly since: number;
  readonly until: number;
}

/** The part of a chord around two of its points that is open; nothing if it is closed between them. */
function openPart(
  chord: Segment,
  length: number,
  a: number,
  b: number,
  outlines: readonly Polygon[],
): Stretch | undefined {
  const [first, last] = a < b ? [a, b] : [b, a];
  let since = 0;
  let until = length;
  for (const closed of closedParts(chord, length, outlines)) {
    if (closed.until <= first + TOLERANCE) since = Math.max(since, closed.until);
    else if (closed.since >= last - TOLERANCE) until = Math.min(until, closed.since);
    else return undefined;
  }
  return { since, until };
}

/** A line is closed where something stands on both its sides, a hair away: along a wall it is open, through a seam not. */
function closedParts(chord: Segment, length: number, outlines: readonly Polygon[]): Stretch[] {
  const left = closedBeside(chord, length, TOLERANCE, outlines);
  const right = left.length === 0 ? left : closedBeside(chord, length, -TOLERANCE, outlines);
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const since = Math.max(one.since, other.since);
      const until = Math.min(one.until, other.until);
      return until - since > TOLERANCE ? [{ since, until }] : [];
    }),
  );
}

function closedBeside({ from, to }: Segment, length: number, by: number, outlines: readonly Polygon[]): Stretch[] {
  const x = (-(to.y - from.y) / length) * by;
  const y = ((to.x - from.x) / length) * by;
  const line = { from: { x: from.x + x, y: from.y + y }, to: { x: to.x + x, y: to.y + y } };
  const closed: Stretch[] = [];
  for (const outline of outlines)
    if (liesOnBothSides(outline, line))
      for (const { enter, leave } of runsInside(line, outline))
        closed.push({ since: enter * length, until: leave * length });
  return closed;
}

/** Most outlines lie beside a line, and need no closer look. */
function liesOnBothSides(outline: Polygon, { from, to }: Segment): boolean {
  let left = false;
  let right = false;
  for (const corner of outline) {
    const side = turn(from, to, corner);
    left ||= side > 0;
    right ||= side < 0;
    if (left && right) return true;
  }
  return false;
}
