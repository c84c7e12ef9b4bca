/** A table under the pencil: pieces put, moved, turned and taken away. Pure; what may lie where the rules say. */
import type { Random } from '@holotape/kernel/chance';
import type { SkirmishContent } from '@holotape/skirmish';
import type { Point } from '@holotape/skirmish/geometry/point';
import { judgeTable } from '@holotape/skirmish/queries/table-judgement';
import { piecesOn, tableNamed } from '@holotape/skirmish/queries/tables';
import {
  type DrawingFault,
  type DrawnTable,
  drawingFaults,
  drawingFrom,
  isCode,
  layTable,
  OPEN_LINE,
  type TerrainSpot,
} from '@holotape/skirmish/terrain/index';

/** Three feet by three. */
export const SIZE = { width: 36 * 254, height: 36 * 254 };
export const INCH = 254;
export const TURNS = 16;

export type Snap = 'free' | 'half' | 'inch';
const STEPS: Readonly<Record<Snap, number>> = { free: INCH / 10, half: INCH / 2, inch: INCH };

/** How far an arrow key moves a piece. */
export const stepOf = (snap: Snap): number => STEPS[snap];

const EMPTY: DrawnTable = { land: 'wasteland', pieces: [] };

/** What the address names: a table of the box, one laid by chance, a code; nothing is an empty sheet. */
export function openDrawing(content: SkirmishContent, named: string | undefined): DrawnTable {
  if (named === undefined || named === '') return EMPTY;
  if (isCode(named)) {
    const drawing = drawingFrom(named);
    return 'say' in drawing ? EMPTY : drawing;
  }
  const land = content.tables.get(named)?.land;
  const scenario = [...content.scenarios.values()].find((each) => land === undefined || each.land === land);
  const drawing = scenario && tableNamed(content, scenario, SIZE, named);
  return drawing === undefined || 'say' in drawing ? EMPTY : { land: drawing.land, pieces: drawing.pieces };
}

/** The nearest place on the grid that is being snapped to. */
export function snapped({ x, y }: Point, snap: Snap): Point {
  const step = snap === 'free' ? 1 : STEPS[snap];
  const near = (value: number, most: number) =>
    Math.round(Math.min(most, Math.max(0, Math.round(value / step) * step)));
  return { x: near(x, SIZE.width), y: near(y, SIZE.height) };
}

export const moved = (drawing: DrawnTable, at: number, to: Partial<TerrainSpot>): DrawnTable => ({
  ...drawing,
  pieces: drawing.pieces.map((spot, i) => (i === at ? { ...spot, ...to } : spot)),
});

export const without = (drawing: DrawnTable, at: number): DrawnTable => ({
  ...drawing,
  pieces: drawing.pieces.filter((_, i) => i !== at),
});

export const withPiece = (drawing: DrawnTable, spot: TerrainSpot): DrawnTable => ({
  ...drawing,
  pieces: [...drawing.pieces, spot],
});

/** Mirrored through the middle of the table. */
export const opposite = ({ kind, x, y, turn }: TerrainSpot): TerrainSpot => ({
  kind,
  x: SIZE.width - x,
  y: SIZE.height - y,
  turn: (turn + TURNS / 2) % TURNS,
});

/** The lower half as it is, and once more through the middle; what finds no room opposite stays alone. */
export function mirrored(content: SkirmishContent, drawing: DrawnTable): DrawnTable {
  const half = { ...drawing, pieces: drawing.pieces.filter(({ y }) => y <= SIZE.height / 2) };
  return half.pieces.reduce((laid, spot) => {
    const both = withPiece(laid, opposite(spot));
    return faultOf(content, both, laid.pieces.length) === undefined ? both : laid;
  }, half as DrawnTable);
}

/** What lies there stays; the rest is laid by chance around it, as on any table of its land. */
export const filled = ({ terrain }: SkirmishContent, drawing: DrawnTable, random: Random): DrawnTable => ({
  ...drawing,
  pieces: layTable(
    [...terrain.values()],
    { ...SIZE, land: drawing.land, clear: [], openLine: OPEN_LINE },
    random,
    drawing.pieces,
  ),
});

export const turned = ({ turn }: TerrainSpot, by: number): number => (((turn + by) % TURNS) + TURNS) % TURNS;

export const faultsOf = ({ terrain }: SkirmishContent, drawing: DrawnTable): DrawingFault[] =>
  drawingFaults(terrain, drawing, SIZE);

/** What is wrong with one piece of it. */
export const faultOf = (content: SkirmishContent, drawing: DrawnTable, at: number): DrawingFault | undefined =>
  faultsOf(content, drawing).find(({ pieces }) => pieces.includes(at));

const SEARCH = 12;

/** The free place nearest to the middle: for whoever puts a piece without pointing anywhere. */
export function freeSpot(content: SkirmishContent, drawing: DrawnTable, kind: string): TerrainSpot | undefined {
  const places: Point[] = [];
  for (let i = 0; i < SEARCH; i += 1)
    for (let j = 0; j < SEARCH; j += 1)
      places.push({
        x: Math.round(((i + 0.5) * SIZE.width) / SEARCH),
        y: Math.round(((j + 0.5) * SIZE.height) / SEARCH),
      });
  const fromMiddle = ({ x, y }: Point) => (x - SIZE.width / 2) ** 2 + (y - SIZE.height / 2) ** 2;
  return places
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .map((place) => ({ kind, ...place, turn: 0 }))
    .find((spot) => faultOf(content, withPiece(drawing, spot), drawing.pieces.length) === undefined);
}

export const judged = (content: SkirmishContent, drawing: DrawnTable) =>
  judgeTable({ ...SIZE, pieces: piecesOn(content, drawing) });

/** What closes an open line: across it, where there is room nearest to its middle. */
const WALL = 'brick-wall';
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

export function suggestion(
  content: SkirmishContent,
  drawing: DrawnTable,
  { from, to }: { readonly from: Point; readonly to: Point },
): TerrainSpot | undefined {
  const across = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const turn = turned({ kind: WALL, x: 0, y: 0, turn: 0 }, Math.round((across / (2 * Math.PI)) * TURNS));
  return ALONG.map((share) => ({
    kind: WALL,
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
    turn,
  })).find((spot) => faultOf(content, withPiece(drawing, spot), drawing.pieces.length) === undefined);
}
