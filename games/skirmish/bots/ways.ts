/**
 * How far it is to a place around what stands in the way, for bots: nearly right, and quick. The rules measure exactly; here the
 * table is a net, and whoever only looks along the crow's flight stands at a wall and wonders.
 */
import { remembered } from '@holotape/kernel';
import { distance, Heap, overlapsPolygon, type Point } from '../geometry/index.ts';
import { isClosed } from '../queries/terrain.ts';
import type { Piece, SkirmishState } from '../state.ts';

/** An inch, from knot to knot. */
const MESH = 254;
/** A wall is as far away as somebody's half base. */
const ROOM = 150;
/** Somebody who is tightly surrounded gets out: through closed terrain it is so many times as far. */
const THROUGH = 8;
/** Ways along a net are longer than those across it, by no more than this. */
const ALONG_A_NET = 0.924;
/** Places are told apart by so much. */
const GRAIN = MESH / 2;

/** No table is wider than this, in tenths of a millimetre; nor has it more grains. */
const WIDEST = 2 ** 16;
const MOST_GRAINS = 2 ** 9;

type Table = Pick<SkirmishState, 'width' | 'height'>;

interface Net {
  readonly columns: number;
  readonly rows: number;
  /** What a step onto a knot costs, in lengths of it. */
  readonly cost: readonly number[];
}

const netOf = remembered(
  (pieces: readonly Piece[], { width, height }: Table): Net => {
    const columns = Math.floor(width / MESH) + 1;
    const rows = Math.floor(height / MESH) + 1;
    const closed = pieces.filter(isClosed);
    const cost = Array.from({ length: columns * rows }, (_, i) => {
      const knot = { x: (i % columns) * MESH, y: Math.floor(i / columns) * MESH, r: ROOM };
      return closed.some(({ outline }) => overlapsPolygon(knot, outline)) ? THROUGH : 1;
    });
    return { columns, rows, cost };
  },
  { of: (pieces) => pieces, by: (_, { width, height }) => width * WIDEST + height },
);

/** The knots around a point, each with how far it is. */
function eachCorner({ columns, rows }: Net, { x, y }: Point, look: (knot: number, far: number) => void): void {
  const left = Math.floor(x / MESH);
  const low = Math.floor(y / MESH);
  for (let i = 0; i < 4; i += 1) {
    const column = Math.min(columns - 1, Math.max(0, left + (i % 2)));
    const row = Math.min(rows - 1, Math.max(0, low + (i >> 1)));
    const dx = column * MESH - x;
    const dy = row * MESH - y;
    look(row * columns + column, Math.sqrt(dx * dx + dy * dy));
  }
}

const STEPS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].map((dy) => ({ dx, dy, far: MESH * Math.sqrt(dx * dx + dy * dy) })),
);

/** How far it is to a place from every knot of the net. */
const waysTo = remembered(
  (pieces: readonly Piece[], table: Table, to: Point): readonly number[] => {
    const net = netOf(pieces, table);
    const { columns, rows, cost } = net;
    const far = cost.map(() => Number.POSITIVE_INFINITY);
    const next = new Heap();
    const reach = (knot: number, length: number) => {
      if (length >= far[knot]!) return;
      far[knot] = length;
      next.push(length, knot);
    };
    eachCorner(net, to, reach);
    for (let knot = next.pop(); knot >= 0; knot = next.pop()) {
      const [column, row] = [knot % columns, Math.floor(knot / columns)];
      for (const { dx, dy, far: step } of STEPS) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
        // Nobody slips between two knots that are closed.
        const price = Math.max(cost[y * columns + x]!, cost[y * columns + column]!, cost[row * columns + x]!);
        reach(y * columns + x, far[knot]! + price * step);
      }
    }
    return far;
  },
  {
    of: (pieces) => pieces,
    // A number is found sooner than a text: this is asked for everybody and everything they might go for.
    by: (_, { width, height }, { x, y }) =>
      ((width * WIDEST + height) * MOST_GRAINS + x / GRAIN) * MOST_GRAINS + y / GRAIN,
    most: 100,
  },
);

const grained = (at: number): number => Math.round(at / GRAIN) * GRAIN;

/** How far it is from one place to the other on foot; never less than the crow flies. */
export function wayLength({ pieces, width, height }: SkirmishState, from: Point, to: Point): number {
  const table = { width, height };
  const far = waysTo(pieces, table, { x: grained(to.x), y: grained(to.y) });
  let around = Number.POSITIVE_INFINITY;
  eachCorner(netOf(pieces, table), from, (knot, length) => {
    around = Math.min(around, length + far[knot]!);
  });
  return Math.max(distance(from, to), around * ALONG_A_NET);
}
