/**
 * Terrain that players place by turns. `by-turns` is a pile by chance of what the land has, `by-turns:TABLE` the pieces of a
 * table: one of the box, one by its number, or a drawn one. What lies there already is the code of a drawn table. CH-BSETUP-3
 */
import type { Reason } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import { COORDINATE_LIMIT, distance, type Point } from '../geometry/index.ts';
import type { PrintedScenario } from '../printed/scenarios.ts';
import type { ScenarioState } from '../state.ts';
import {
  type DrawingFault,
  type DrawnTable,
  drawingFrom,
  roomAmong,
  type TerrainSpot,
  TURNS,
  type Weight,
} from '../terrain/index.ts';
import { aFew } from './places.ts';
import { scenarioOf } from './scenario.ts';
import { type Size, tableFaults, tableNamed } from './tables.ts';

const BY_TURNS = 'by-turns';

/** Of a pile by chance: so many pieces of each weight (ours). CH-RULING-144 */
const PILE: Readonly<Record<Weight, number>> = { landmark: 2, middle: 3, scatter: 3 };

/** In the tally: who lays the first piece, and how many of a kind are still in the pile. */
export const LAYS_FIRST = 'lays-first';
const IN_PILE = 'pile:';
export const inPile = (kind: string): string => IN_PILE + kind;

export const isByTurns = (name: string): boolean => name === BY_TURNS || name.startsWith(`${BY_TURNS}:`);

/** The table whose pieces make the pile, if they are not picked by chance, or why there is none. */
export function tableOfPile(
  content: SkirmishContent,
  scenario: PrintedScenario,
  size: Size,
  name: string,
): DrawnTable | DrawingFault | undefined {
  return name === BY_TURNS ? undefined : tableNamed(content, scenario, size, name.slice(BY_TURNS.length + 1));
}

/** What a pile by chance is picked from, with how many of them. */
export const pilesOf = (
  { terrain }: SkirmishContent,
  { land }: PrintedScenario,
): { readonly kinds: string[]; readonly take: number }[] =>
  (Object.keys(PILE) as Weight[]).map((weight) => ({
    kinds: [...terrain.values()]
      .filter((kind) => kind.weight === weight && kind.land.includes(land))
      .map(({ id }) => id),
    take: PILE[weight],
  }));

/** Whether terrain is being placed by turns now. */
export const isBeingLaid = ({ tally }: ScenarioState): boolean => LAYS_FIRST in tally;

/** Kinds that are still in the pile. */
export const kindsInPile = ({ tally }: ScenarioState): string[] =>
  Object.keys(tally)
    .filter((key) => key.startsWith(IN_PILE) && tally[key]! > 0)
    .map((key) => key.slice(IN_PILE.length));

/** What has been placed so far. */
export function laidByTurns({ table }: ScenarioState): DrawnTable {
  const drawing = drawingFrom(table);
  if ('say' in drawing) throw new Error(`"${table}" is no table that is being laid.`);
  return drawing;
}

/** How a piece may be turned: by eighths, which tells every kind of ours apart. */
export const TURNED = Array.from({ length: TURNS / 2 }, (_, i) => 2 * i);

/** Why a piece does not go there: it must lie on the table like one of a drawn table, and leave room for what comes later. */
export function whyNotPieceAt(
  battle: Battle,
  kind: string,
  turn: number,
  rule: string,
): (at: Point) => Reason | undefined {
  const { state, content } = battle;
  const laid = laidByTurns(state.scenario!);
  return ({ x, y }) => {
    const [fault] = tableFaults(content, scenarioOf(battle), state, withPiece(laid, { kind, x, y, turn }));
    return fault && { rule, say: fault.say, args: fault.args };
  };
}

const withPiece = (laid: DrawnTable, spot: TerrainSpot): DrawnTable => ({ ...laid, pieces: [...laid.pieces, spot] });

const GRID = 4 * 254;
const LOOKED_AT = 10;

/** Places where a piece overlaps nothing, those far from other pieces first. */
export function placesForPiece({ state, content }: Battle, kind: string, turn: number): Point[] {
  const laid = laidByTurns(state.scenario!);
  const fits = roomAmong(content.terrain, laid, state);
  const places: Point[] = [];
  for (let x = GRID / 2; x < state.width; x += GRID)
    for (let y = GRID / 2; y < state.height; y += GRID) if (fits({ kind, x, y, turn })) places.push({ x, y });
  return aFew(places, LOOKED_AT).sort((a, b) => roomAt(laid, b) - roomAt(laid, a));
}

/** How far from the next piece. */
export const roomAt = ({ pieces }: DrawnTable, at: Point): number =>
  Math.min(COORDINATE_LIMIT, ...pieces.map((spot) => distance(spot, at)));

/** Turns of a piece with which it finds room. */
export const turnsWithRoom = (battle: Battle, kind: string, rule: string): number[] =>
  TURNED.filter((turn) => findsRoom(battle, kind, turn, rule));

export const findsRoom = (battle: Battle, kind: string, turn: number, rule: string): boolean => {
  const whyNot = whyNotPieceAt(battle, kind, turn, rule);
  return placesForPiece(battle, kind, turn).some((at) => whyNot(at) === undefined);
};
