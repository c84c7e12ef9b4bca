/**
 * A table judged before it is taken: how far one can shoot across it, and whether there is something to hide behind near
 * every edge. The book asks for terrain that breaks up open space and gives cover (CH-BSETUP-3) and names no figures;
 * those here are wishes of this table. They warn and never refuse.
 */
import { distance, longestOpenLine, nearestOnOutline, type Point, type Segment } from '../geometry/index.ts';
import type { SkirmishState } from '../state.ts';
import { COVER, OPEN_LINE } from '../terrain/index.ts';
import { EDGES, type Edge } from '../words.ts';

const INCH = 254;

/** In tenths of a millimetre; lengths are compared in whole inches, as they are told. */
export const TABLE_WISHES = { openLine: OPEN_LINE, cover: COVER } as const;

/** Along an edge it is measured every tenth of an inch. */
const STEP = INCH / 10;

type Laid = Pick<SkirmishState, 'width' | 'height' | 'pieces'>;

/** What a table is judged by, as a key with arguments; `isMet`: the wish is fulfilled. */
interface TableVerdict {
  readonly wish: keyof typeof TABLE_WISHES;
  readonly isMet: boolean;
  readonly say: string;
  readonly args: { readonly [name: string]: string | number };
}

interface EdgeCover {
  readonly edge: Edge;
  /** The place on the edge that is farthest from cover, and how far that is; infinite without any cover. */
  readonly worst: { readonly at: Point; readonly length: number };
  /** Stretches of the edge without cover as near as wished. */
  readonly bare: readonly Segment[];
}

interface TableJudgement {
  /** The longest line over which nothing blocks sight. */
  readonly openLine: Segment & { readonly length: number };
  readonly edges: readonly EdgeCover[];
  readonly verdicts: readonly TableVerdict[];
}

export function judgeTable(table: Laid): TableJudgement {
  const blocking = table.pieces.filter(({ blocksSight }) => blocksSight).map(({ outline }) => outline);
  const line = longestOpenLine(table, blocking);
  const openLine = { ...line, length: distance(line.from, line.to) };
  const edges = EDGES.map((edge) => coverAlong(table, edge));
  return { openLine, edges, verdicts: [...lineVerdicts(openLine), ...coverVerdicts(edges)] };
}

const wholeInches = (length: number): number => Math.round(length / INCH);

function lineVerdicts({ from, to, length }: TableJudgement['openLine']): TableVerdict[] {
  const wish = TABLE_WISHES.openLine;
  const isMet = wholeInches(length) <= wholeInches(wish);
  const ends = { x: from.x, y: from.y, toX: to.x, toY: to.y };
  return [
    {
      wish: 'openLine',
      isMet,
      say: isMet ? 'judged.line' : 'judged.line.long',
      args: { length, limit: wish, ...ends },
    },
  ];
}

function coverVerdicts(edges: readonly EdgeCover[]): TableVerdict[] {
  const limit = TABLE_WISHES.cover;
  const worst = edges.reduce((one, other) => (other.worst.length > one.worst.length ? other : one)).worst;
  const bare = edges.filter((edge) => edge.bare.length > 0);
  if (bare.length === 0)
    return [{ wish: 'cover', isMet: true, say: 'judged.cover', args: { length: worst.length, limit } }];
  return bare.map(({ edge, worst: { at, length } }) => ({
    wish: 'cover',
    isMet: false,
    say: Number.isFinite(length) ? 'judged.cover.bare' : 'judged.cover.none',
    args: { edge, limit, ...(Number.isFinite(length) ? { length, x: at.x, y: at.y } : {}) },
  }));
}

function edgeEnds({ width, height }: Laid, edge: Edge): Segment {
  const x = edge === 'right' ? width : 0;
  const y = edge === 'top' ? height : 0;
  return edge === 'bottom' || edge === 'top'
    ? { from: { x: 0, y }, to: { x: width, y } }
    : { from: { x, y: 0 }, to: { x, y: height } };
}

function coverAlong(table: Laid, edge: Edge): EdgeCover {
  const cover = table.pieces.filter((piece) => piece.cover || piece.blocksSight).map(({ outline }) => outline);
  const { from, to } = edgeEnds(table, edge);
  const steps = Math.max(1, Math.round(distance(from, to) / STEP));
  let worst = { at: from, length: Number.NEGATIVE_INFINITY };
  const bare: { from: Point; to: Point }[] = [];
  let isBare = false;
  for (let i = 0; i <= steps; i += 1) {
    const at = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps };
    const length = Math.min(...cover.map((outline) => distance(at, nearestOnOutline(at, outline))));
    if (length > worst.length) worst = { at, length };
    const wasBare = isBare;
    isBare = length > TABLE_WISHES.cover;
    if (isBare && wasBare) bare.at(-1)!.to = at;
    else if (isBare) bare.push({ from: at, to: at });
  }
  return { edge, worst, bare };
}
