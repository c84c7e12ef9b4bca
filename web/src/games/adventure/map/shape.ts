/**
 * How a tile is drawn from its data: outlines of its spaces with borders wobbled once from a seed, so that both neighbours
 * walk the same curve and nothing can gap. Unit hexagon: radius 1, a corner on top, x to the right, y down.
 */

export type Point = readonly [x: number, y: number];

/** An inner line: the pair of spaces it parts, and its two ends (rim points by number, inner points by name). */
interface Line {
  readonly pair: string;
  readonly from: string;
  readonly to: string;
}

interface Skeleton {
  readonly points: Readonly<Record<string, Point>>;
  readonly lines: readonly Line[];
  /** Points where spaces meet that are no neighbours. FB-SPACE-2 */
  readonly studs: readonly string[];
}

const skeleton = (points: Skeleton['points'], lines: string, studs: readonly string[] = []): Skeleton => ({
  points,
  studs,
  lines: lines.split(' ').map((line) => {
    const [pair = '', from = '', to = ''] = line.split(/[:-]/);
    return { pair, from, to };
  }),
});

/** One for each template of the content: a line for every border, rim points where the rim changes its owner. */
const SKELETONS: Readonly<Record<string, Skeleton>> = {
  K4: skeleton({ x: [0, -0.63], y: [0.55, 0.32], z: [-0.55, 0.32] }, 'ac:0-x ab:4-y bc:8-z ad:x-y bd:y-z cd:z-x'),
  Q4: skeleton(
    { x: [0.02, -0.8], r: [0.56, 0.03], l: [-0.56, -0.03], y: [-0.02, 0.8] },
    'ab:0-x ac:x-r bc:x-l cd:l-r ad:r-y bd:l-y ab:y-6',
  ),
  X5: skeleton(
    { v: [-0.4, -0.5], w: [-0.1, -0.5], x: [0.64, -0.06], y: [0.06, 0.6], z: [-0.58, 0.36] },
    'ac:0-v ab:3-x bc:8-z ae:v-w ad:w-x bd:x-y de:w-y be:y-z ce:z-v',
  ),
  C5: skeleton(
    { x: [0.04, -0.54], y: [0.54, 0.04], z: [-0.04, 0.54], w: [-0.54, -0.04] },
    'ad:0-x ab:3-y bc:6-z cd:9-w ae:x-y be:y-z ce:z-w de:w-x',
  ),
  L5: skeleton(
    { x: [0.06, -0.2], y: [-0.2, 0.1], z: [0.12, 0.26] },
    'ac:2-x ab:10-x bc:x-y bd:8-y cd:y-z ce:4-z de:6-z',
  ),
  R5: skeleton(
    { x: [-0.06, -0.54], y: [0.52, 0.2], z: [0.08, 0.56], w: [-0.52, -0.14] },
    'ab:0-x ac:4-y cd:6-z bd:10-w ae:x-y ce:y-z de:z-w be:w-x',
  ),
  H6: skeleton(
    { v: [0.04, -0.52], w: [0.52, -0.2], x: [0.36, 0.44], y: [-0.28, 0.48], z: [-0.52, -0.14] },
    'ae:0-v ab:2-w bc:5-x cd:7-y de:10-z af:v-w bf:w-x cf:x-y df:y-z ef:z-v',
  ),
  B6: skeleton({ x: [0.05, -0.22], y: [-0.05, 0.22] }, 'af:0-x ab:2-x ef:10-x be:x-y bc:4-y cd:6-y de:8-y', ['x', 'y']),
};

const HALF_SIDES = 12;

/** Rim point i (0 to 11), clockwise from the top corner: even is a corner, odd the middle of a side. */
export function rimPoint(i: number): Point {
  const at = ((i % HALF_SIDES) + HALF_SIDES) % HALF_SIDES;
  const corner = (k: number): Point => [Math.sin((k * Math.PI) / 3), -Math.cos((k * Math.PI) / 3)];
  if (at % 2 === 0) return corner(at / 2);
  const [a, b] = [corner((at - 1) / 2), corner((at + 1) / 2)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** FNV-1a: a number for a text, the same on every machine. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Mulberry32: numbers from 0 to 1 for a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const turned = ([x, y]: Point, times: number): Point => {
  const [c, s] = [Math.cos((times * Math.PI) / 3), Math.sin((times * Math.PI) / 3)];
  return [x * c - y * s, x * s + y * c];
};

/** How long a piece of a wobbled line is, and how far its joints may stray: of the tile's radius, and of the line. */
const PIECE = 0.19;
const STRAY = 0.055;
const STRAY_OF_LINE = 0.13;

/** A line with its inner joints moved sideways by chance, smoothed. The ends never move. */
function wobble(a: Point, b: Point, seed: string): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const pieces = Math.max(2, Math.round(length / PIECE));
  const random = numbersFrom(hashOf(seed));
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const joints: Point[] = [a];
  for (let i = 1; i < pieces; i += 1) {
    const stray = (random() * 2 - 1) * Math.min(STRAY, length * STRAY_OF_LINE);
    const t = i / pieces;
    joints.push([a[0] + (b[0] - a[0]) * t + nx * stray, a[1] + (b[1] - a[1]) * t + ny * stray]);
  }
  joints.push(b);
  return smoothed(joints);
}

const SAMPLES = 4;

/** A Catmull-Rom curve through the joints. */
function smoothed(joints: readonly Point[]): Point[] {
  const last = joints.length - 1;
  const curve: Point[] = [];
  for (let i = 0; i < last; i += 1) {
    const p0 = joints[Math.max(0, i - 1)]!;
    const p1 = joints[i]!;
    const p2 = joints[i + 1]!;
    const p3 = joints[Math.min(last, i + 2)]!;
    for (let k = 0; k < SAMPLES; k += 1) {
      const t = k / SAMPLES;
      const along = (q: 0 | 1) =>
        0.5 *
        (2 * p1[q] +
          (p2[q] - p0[q]) * t +
          (2 * p0[q] - 5 * p1[q] + 4 * p2[q] - p3[q]) * t * t +
          (3 * p1[q] - p0[q] - 3 * p2[q] + p3[q]) * t * t * t);
      curve.push([along(0), along(1)]);
    }
  }
  curve.push(joints[last]!);
  return curve;
}

interface TileShape {
  /** Inner border lines, each once. */
  readonly borders: readonly (readonly Point[])[];
  /** The closed outline of every space, by its letter. */
  readonly spaces: Readonly<Record<string, readonly Point[]>>;
  readonly studs: readonly Point[];
}

interface Part {
  readonly from: string;
  readonly to: string;
  readonly curve: readonly Point[];
}

/** What of a tile decides its shape. */
interface Outlined {
  readonly id: string;
  readonly template: string;
  readonly turned: number;
  /** The letters that own the half-sides of the template, clockwise from the top corner, before it is turned. */
  readonly rim: string;
}

export function shapeOf(tile: Outlined): TileShape {
  const bones = SKELETONS[tile.template];
  if (bones === undefined) throw new Error(`There is no drawing of the template "${tile.template}".`);
  const pointOf = (name: string): Point =>
    turned(/^\d+$/.test(name) ? rimPoint(Number(name)) : bones.points[name]!, tile.turned);
  const borders = bones.lines.map(({ pair, from, to }, i) => ({
    pair,
    from,
    to,
    curve: wobble(pointOf(from), pointOf(to), `${tile.id}/${pair}/${i}`),
  }));
  const letters = new Set(bones.lines.flatMap(({ pair }) => [...pair]));
  const outline = (letter: string): Point[] => {
    const inner: Part[] = borders.filter(({ pair }) => pair.includes(letter));
    const outer = [...tile.rim].flatMap((owner, i): Part[] => {
      if (owner !== letter) return [];
      const [from, to] = [String(i), String((i + 1) % HALF_SIDES)];
      return [{ from, to, curve: [pointOf(from), pointOf(to)] }];
    });
    return chained([...inner, ...outer], `${tile.id}.${letter}`);
  };
  return {
    borders: borders.map(({ curve }) => curve),
    spaces: Object.fromEntries([...letters].sort().map((letter) => [letter, outline(letter)])),
    studs: bones.studs.map(pointOf),
  };
}

/** Parts laid end to end until they close. */
function chained(parts: readonly Part[], name: string): Point[] {
  const [first, ...rest] = parts;
  if (first === undefined) throw new Error(`The space ${name} has no outline.`);
  const outline = [...first.curve];
  let end = first.to;
  while (rest.length > 0) {
    const at = rest.findIndex(({ from, to }) => from === end || to === end);
    if (at < 0) throw new Error(`The outline of the space ${name} does not close.`);
    const [part] = rest.splice(at, 1) as [Part];
    const forward = part.from === end;
    outline.push(...(forward ? part.curve : part.curve.toReversed()).slice(1));
    end = forward ? part.to : part.from;
  }
  outline.pop();
  return outline;
}

/** A path for an outline, drawn at this radius. */
export const pathOf = (outline: readonly Point[], radius: number, closed = true): string =>
  outline.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x * radius)} ${round(y * radius)}`).join('') +
  (closed ? 'Z' : '');

const round = (value: number): number => Math.round(value * 10) / 10;

/** The hexagon itself. */
export const hexagon = (radius: number): string =>
  pathOf(
    [0, 2, 4, 6, 8, 10].map((i) => rimPoint(i)),
    radius,
  );

/** Is a point inside an outline? */
export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** How far a point is from an outline. */
export function distanceTo(outline: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [ax, ay] = outline[j]!;
    const [bx, by] = outline[i]!;
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}
