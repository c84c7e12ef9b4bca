/** A table drawn by hand: what it may be, and the code that rebuilds it. */
import { contains, type Point, type Polygon, runsInside, sidesOf } from '../geometry/index.ts';
import { type DrawnTable, drawnSchema, LANDS, type Land, type TerrainKind, type TerrainSpot, TURNS } from './kinds.ts';
import { piecesAt } from './pieces.ts';

/** What is wrong with a table, as a key with arguments, and the pieces it is about, by their places in the list. */
export interface DrawingFault {
  readonly say: string;
  readonly args: { readonly [name: string]: string | number };
  readonly pieces: readonly number[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_PIECES = 80;

type Kinds = ReadonlyMap<string, TerrainKind>;

/** Everything that makes a drawing no table, piece by piece; nothing if it can be played on. */
export function drawingFaults(kinds: Kinds, { pieces }: DrawnTable, size: Size): DrawingFault[] {
  if (pieces.length > MOST_PIECES)
    return [{ say: 'drawn.too-many', args: { count: pieces.length, most: MOST_PIECES }, pieces: [] }];
  const outlines = pieces.map((spot) => outlinesOf(kinds, spot));
  return pieces.flatMap((spot, i): DrawingFault[] => {
    const own = outlines[i];
    if (own === undefined) return [{ say: 'drawn.unknown', args: { kind: spot.kind, number: i + 1 }, pieces: [i] }];
    const at = { piece: spot.kind, x: spot.x, y: spot.y };
    const isOff = own.some((outline) => outline.some((corner) => !isInside(corner, size)));
    return [
      ...(isOff ? [{ say: 'drawn.off-table', args: at, pieces: [i] }] : []),
      ...outlines.flatMap((other, j) =>
        j <= i || other === undefined || !doOverlap(own, other)
          ? []
          : [{ say: 'drawn.overlap', args: { ...at, other: pieces[j]!.kind }, pieces: [i, j] }],
      ),
    ];
  });
}

/** Whether one more piece lies whole on the table and overlaps nothing: asked of many places, so what lies there is turned once. */
export function roomAmong(kinds: Kinds, { pieces }: DrawnTable, size: Size): (spot: TerrainSpot) => boolean {
  const laid = pieces.map((spot) => outlinesOf(kinds, spot)!);
  return (spot) => {
    const own = outlinesOf(kinds, spot)!;
    return (
      own.every((outline) => outline.every((corner) => isInside(corner, size))) &&
      !laid.some((other) => doOverlap(own, other))
    );
  };
}

const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function outlinesOf(kinds: Kinds, spot: TerrainSpot): Polygon[] | undefined {
  const kind = kinds.get(spot.kind);
  return kind && piecesAt(kind, spot, '').map(({ outline }) => outline);
}

/** Whether two pieces share more than a touch. */
const doOverlap = (a: readonly Polygon[], b: readonly Polygon[]): boolean =>
  a.some((one) => b.some((other) => reachesInto(one, other) || reachesInto(other, one)));

const reachesInto = (a: Polygon, b: Polygon): boolean =>
  sidesOf(a).some((side) => runsInside(side, b).length > 0) || within(a).some((point) => contains(b, point));

/** Points inside an outline, one at every corner that points outwards: for an outline that lies exactly on another. */
const within = (outline: Polygon): Point[] =>
  outline
    .map((b, i) => [outline.at(i - 1)!, b, outline[(i + 1) % outline.length]!])
    .map((corners) => ({
      x: corners.reduce((sum, { x }) => sum + x, 0) / 3,
      y: corners.reduce((sum, { y }) => sum + y, 0) / 3,
    }))
    .filter((point) => contains(outline, point));

// The code: `T1.junkyard.crate*truck.001q4...`: its version, the land, the kinds that lie on the table, every piece in nine
// characters (number of its kind, place, turn) and a check sum. Digits and letters only, so that it can be read aloud and
// stands in a link.

const VERSION = 'T1';
const WIDTHS = { kind: 2, x: 3, y: 3, turn: 1 } as const;
const WIDTH = 9;

const digits = (value: number, width: number): string => value.toString(36).padStart(width, '0');

/** Small, and different as soon as one character is. */
function checkSum(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) % 1679616;
  return digits(sum, 4);
}

/** The code of a drawing that lies on the table as a whole. */
export function codeOf({ land, pieces }: DrawnTable): string {
  const kinds = [...new Set(pieces.map(({ kind }) => kind))];
  const body = pieces
    .map(
      ({ kind, x, y, turn }) =>
        digits(kinds.indexOf(kind), WIDTHS.kind) +
        digits(x, WIDTHS.x) +
        digits(y, WIDTHS.y) +
        digits(turn, WIDTHS.turn),
    )
    .join('');
  const text = [VERSION, land, kinds.join('*'), body].join('.');
  return `${text}.${checkSum(text)}`;
}

/** Whether a name of a table is the code of a drawing rather than a table of the box. */
export const isCode = (name: string): boolean => /^t\d+\./i.test(name);

/** A drawing from a file, or what is wrong with the file. */
export function drawingIn(file: unknown): DrawnTable | DrawingFault {
  const read = drawnSchema.safeParse(file);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  return { say: 'drawn.file', args: { where: path.join('.') || 'the file', what: message }, pieces: [] };
}

/** The drawing behind a code, or what is wrong with the code. */
export function drawingFrom(code: string): DrawnTable | DrawingFault {
  const fault = (say: string, args: DrawingFault['args'] = {}): DrawingFault => ({ say, args, pieces: [] });
  const parts = code.trim().toLowerCase().split('.');
  const [version, land, kinds, body, sum] = parts;
  if (version !== VERSION.toLowerCase()) return fault('drawn.version', { version: parts[0]! });
  if (sum === undefined || parts.length > 5) return fault('drawn.damaged');
  if (checkSum([VERSION, land, kinds, body].join('.')) !== sum) return fault('drawn.damaged');
  if (!LANDS.some((each) => each === land)) return fault('drawn.land', { land: land! });
  const names = kinds === '' ? [] : kinds!.split('*');
  const pieces: TerrainSpot[] = [];
  for (let at = 0; at < body!.length; at += WIDTH) {
    const read = (from: number, width: number) => Number.parseInt(body!.slice(at + from, at + from + width), 36);
    const [kind, x, y, turn] = [names[read(0, 2)], read(2, 3), read(5, 3), read(8, 1)];
    if (kind === undefined || !(turn < TURNS)) return fault('drawn.damaged');
    pieces.push({ kind, x, y, turn });
  }
  return { land: land as Land, pieces };
}
