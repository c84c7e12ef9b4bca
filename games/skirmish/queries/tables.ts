/**
 * Tables by their names: one of the box (`crossroads`), one laid by chance (`lot-482913`: the same number lays the same
 * table) or one drawn by hand (the code that rebuilds it). `by-lot` is any number, rolled when the table is laid. Names are for
 * ever: `by-chance` and `chance-482913` lay tables as they were laid at first, with nothing put across long lines.
 */
import { randomFrom } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import { type Disc, overlapsPolygon, type Point } from '../geometry/index.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';
import type { Marker, Piece } from '../state.ts';
import {
  type DrawingFault,
  type DrawnTable,
  drawingFaults,
  drawingFrom,
  isCode,
  layPieces,
  layTable,
  OPEN_LINE,
} from '../terrain/index.ts';
import { emptyTable, unplayed } from './empty-table.ts';
import { MARKER_RADIUS } from './markers.ts';
import { MarkerRoom } from './room-left.ts';
import { isClosed } from './terrain.ts';

export const BY_LOT = 'by-lot';
export const BY_CHANCE = 'by-chance';

/** Whether its number is rolled when it is laid. */
export const isRolled = (name: string): boolean => name === BY_LOT || name === BY_CHANCE;

/** A table laid by chance is one of so many. */
export const CHANCE_TABLES = 1_000_000;

export const numberedTable = (rolled: string, number: number): string =>
  `${rolled === BY_LOT ? 'lot' : 'chance'}-${number}`;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The table behind a name, or why there is none. */
export function tableNamed(
  content: SkirmishContent,
  scenario: PrintedScenario,
  size: Size,
  name: string,
): DrawnTable | DrawingFault {
  const printed = content.tables.get(name);
  if (printed !== undefined) return { name: printed.name, land: printed.land, pieces: printed.pieces };
  const [, kind, number] = /^(chance|lot)-(\d{1,6})$/.exec(name) ?? [];
  if (number !== undefined) {
    const clear = scenario.setup.flatMap((step) => (step.does === 'terrain' ? step.clear : []));
    const wish = { ...size, land: scenario.land, clear, ...(kind === 'lot' && { openLine: OPEN_LINE }) };
    const pieces = layTable([...content.terrain.values()], wish, randomFrom(`table ${Number(number)}`));
    return { land: scenario.land, pieces };
  }
  if (isCode(name)) {
    const drawing = drawingFrom(name);
    return 'say' in drawing ? drawing : (tableFaults(content, scenario, size, drawing)[0] ?? drawing);
  }
  return { say: 'table.unknown', args: { name, known: [...content.tables.keys()].join(', ') }, pieces: [] };
}

/** Why a battle cannot be fought on a drawing: what makes it no table at all, and what lies where markers must. */
export function tableFaults(
  content: SkirmishContent,
  scenario: PrintedScenario,
  size: Size,
  drawing: DrawnTable,
): DrawingFault[] {
  const faults = drawingFaults(content.terrain, drawing, size);
  if (faults.length > 0) return faults;
  const taken = takenPlaces(content, scenario);
  const inTheWay = drawing.pieces.flatMap((spot, i): DrawingFault[] => {
    const closed = layPieces(content.terrain, [spot]).filter(isClosed);
    const isInTheWay = taken.some((disc) => closed.some(({ outline }) => overlapsPolygon(disc, outline)));
    return isInTheWay
      ? [
          {
            say: 'drawn.in-the-way',
            args: { piece: spot.kind, x: spot.x, y: spot.y, scenario: scenario.id },
            pieces: [i],
          },
        ]
      : [];
  });
  return inTheWay.length > 0 ? inTheWay : noRoomFor(content, scenario, size, drawing);
}

/** Markers that find no room, placed one after the other wherever it is first found. SC-COMMON-4 */
function noRoomFor(
  content: SkirmishContent,
  scenario: PrintedScenario,
  size: Size,
  drawing: DrawnTable,
): DrawingFault[] {
  const markers: Marker[] = [];
  const pieces = piecesOn(content, drawing);
  // Only what lies on the table is asked for: nobody has been deployed, and nothing drawn.
  const state = { ...emptyTable(size), pieces, markers, scenario: unplayed(scenario.id, BY_CHANCE) };
  const battle = { state, content };
  for (const step of scenario.setup) {
    if (step.does === 'fixed') markers.push(...step.markers.map(({ id, marker, at }) => markerAt(id, marker, at)));
    if (step.does !== 'markers') continue;
    for (let n = 0; n < step.count; n += 1) {
      const [at] = new MarkerRoom(battle, step, n).places();
      if (at === undefined) {
        const args = { marker: step.marker, number: n + 1, count: step.count, scenario: scenario.id };
        return [{ say: 'drawn.no-room', args, pieces: [] }];
      }
      markers.push(markerAt(`${step.marker}-${n + 1}`, step.marker, at));
    }
  }
  return [];
}

const markerAt = (id: string, kind: Marker['kind'], { x, y }: Point): Marker => ({
  id,
  kind,
  x,
  y,
  face: 'blank',
  up: false,
  seen: [],
  items: [],
  opened: false,
});

/** Where a scenario puts something that nobody chooses a place for. */
const takenPlaces = ({ units }: SkirmishContent, { setup, later }: PrintedScenario): Disc[] =>
  setup.flatMap((step): Disc[] => {
    if (step.does === 'fixed') return step.markers.map(({ at }) => ({ ...at, r: MARKER_RADIUS }));
    if (step.does !== 'snare') return [];
    return [{ ...step.at, r: units.get(later.find(({ id }) => id === step.unit)!.card)!.base * 5 }];
  });

/** What lies on a table. */
export const piecesOn = ({ terrain }: SkirmishContent, { pieces }: DrawnTable): Piece[] => layPieces(terrain, pieces);
