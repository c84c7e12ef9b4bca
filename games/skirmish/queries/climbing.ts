/** Climbs on a path, and how far a ruler takes a model on them. */
import { type Reason, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  between,
  boxAround,
  contains,
  directions,
  distance,
  mayMeet,
  nearestOnOutline,
  overlapsPolygon,
  type Point,
  rounded,
  type Terrain,
  TOLERANCE,
  type Walk,
  walk,
} from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import type { ActionKind } from './action-kinds.ts';
import { pathKey } from './keys.ts';
import { placeOf, platformUnder } from './line-of-sight.ts';
import { isClimbed } from './terrain.ts';
import { baseOf, cardOf } from './units.ts';

/** Going up or down the side of a piece on the way. */
export interface Ascent {
  readonly piece: Piece;
  readonly at: Point;
  /** How far along the path, flat. */
  readonly along: number;
  readonly from: number;
  readonly to: number;
}

export const climbed = ({ from, to }: Ascent): number => Math.abs(to - from);

/** What one climbs. */
const climbedPatches = remembered(
  (patches: Terrain['patches']): Terrain['patches'] => patches.filter(({ footing }) => footing === 'climbed'),
  { of: (patches) => patches },
);

/** Up and down along each leg of a path. */
const climbsAlong = remembered(
  ({ table, patches }: Terrain, r: number, path: readonly Point[]): readonly Walk['climbs'][] => {
    const free = { table, patches: climbedPatches(patches), walls: [], company: [] };
    return path.slice(1).map((to, i) => walk(r, [path[i]!, to], free).climbs);
  },
  { of: ({ patches }) => patches, by: (_, r, path) => `${r} ${pathKey(path)}`, most: 500 },
);

/** Whether a path comes near to anything one climbs: most do not. */
function mayClimb({ patches }: Terrain, path: readonly Point[]): boolean {
  const climbable = climbedPatches(patches);
  if (climbable.length === 0) return false;
  const box = boxAround(path.map(({ x, y }) => ({ x, y, r: 0 })));
  return climbable.some(({ outline }) => mayMeet(outline, box));
}

/** Every climb of a path, in order; a model that hangs on a wall begins with one. WW-CLIMB-4 */
export function ascentsOf(battle: Battle, model: Model, path: readonly Point[], terrain: Terrain): Ascent[] {
  const hanging = model.climbing === null ? undefined : hangingStart(battle, model, path);
  const found = mayClimb(terrain, path) ? climbsOn(battle, model, path, terrain) : [];
  return hanging === undefined ? found : [hanging, ...found];
}

function climbsOn(battle: Battle, model: Model, path: readonly Point[], terrain: Terrain): Ascent[] {
  const { r } = baseOf(battle, model);
  const legs = climbsAlong(terrain, r, path);
  const found: Ascent[] = [];
  let along = 0;
  for (const [i, from] of path.slice(0, -1).entries()) {
    const to = path[i + 1]!;
    for (const { id, at, from: low, to: high } of legs[i]!) {
      const piece = battle.state.pieces.find((each) => each.id === id)!;
      const here = along + distance(from, at);
      // Where a model that hangs on a wall begins is told by hangingStart.
      if (model.climbing !== null && here <= TOLERANCE) continue;
      found.push({ piece, at, along: here, from: low, to: high });
    }
    along += distance(from, to);
  }
  return found.sort((a, b) => a.along - b.along);
}

/** Up if the path leads onto the piece, down if it leads away from it: to the ground, or to a lower storey. WW-RULING-97 */
function hangingStart({ state }: Battle, model: Model, path: readonly Point[]): Ascent | undefined {
  const piece = state.pieces.find(({ id }) => id === model.climbing);
  if (piece === undefined) return undefined;
  const isAhead = ({ outline }: Piece, share: number) => contains(outline, between(path[0]!, path[1]!, share));
  const lower = state.pieces.find((each) => each !== piece && isClimbed(each) && isAhead(each, JUST_AHEAD));
  const to = isAhead(piece, 0.5) ? piece.height : (lower?.height ?? 0);
  return { piece, at: path[0]!, along: 0, from: model.height, to };
}

/** A share of the first leg of a path: what begins where the model hangs. */
const JUST_AHEAD = 0.05;

/** Where the ruler ends: at the end, on a wall, somewhere behind an edge from which one can jump, or too early. */
type RulerEnd = 'end' | 'wall' | 'jump' | 'short';

/** WW-CLIMB-1, WW-CLIMB-4, WW-JUMP-3 */
export function reachesTo(ascents: readonly Ascent[], length: number, limit: number): RulerEnd {
  let spent = 0;
  let edge = false;
  for (const ascent of ascents) {
    if (ascent.along + spent > limit + TOLERANCE) return edge ? 'jump' : 'short';
    edge ||= ascent.to < ascent.from && ascent.to === 0; // WW-RULING-97
    spent += climbed(ascent);
    if (ascent.along + spent > limit + TOLERANCE) return 'wall';
  }
  if (length + spent <= limit + TOLERANCE) return 'end';
  return edge ? 'jump' : 'short';
}

export const flatLength = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, to, i) => sum + distance(path[i]!, to), 0);

/** A base rests wholly on a piece or wholly beside it. */
export function isStraddling({ state }: Battle, disc: Point & { readonly r: number }): Piece | undefined {
  return state.pieces.find((piece) => {
    if (!isClimbed(piece) || !overlapsPolygon(disc, piece.outline)) return false;
    return !contains(piece.outline, disc) || distance(disc, nearestOnOutline(disc, piece.outline)) < disc.r - TOLERANCE;
  });
}

/** Whether a path leads over an edge before anything is climbed: who cannot climb may jump there. WW-JUMP-1 */
export function canJumpFirst({ climbing }: Model, [first]: readonly Ascent[], limit: number): boolean {
  return climbing === null && first !== undefined && first.to < first.from && first.along <= limit + TOLERANCE;
}

/** WW-CLIMB-8 */
export const whyNoClimbing = (battle: Battle, model: Model): Reason | undefined =>
  cardOf(battle, model).icons.includes('no-climb')
    ? { rule: 'WW-CLIMB-8', say: 'climb.unable', args: { model: model.id } }
    : undefined;

/** WW-CLIMB-5 */
export const whyMidClimb = (model: Model, kind: ActionKind): Reason | undefined =>
  model.climbing !== null && (kind === 'attack' || kind === 'expertise')
    ? { rule: 'WW-CLIMB-5', say: 'climb.hanging', args: { model: model.id } }
    : undefined;

/** Onto each climbable piece near by, or off the one it stands on. */
export function suggestClimbs(battle: Battle, model: Model): [number, number][][] {
  const under = platformUnder(battle, placeOf(battle, model))?.id ?? model.climbing;
  const onto = battle.state.pieces
    .filter((piece) => isClimbed(piece) && piece.id !== under)
    .map(({ outline }) => {
      const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
      return { x: sum.x / outline.length, y: sum.y / outline.length };
    });
  const { r } = baseOf(battle, model);
  const off =
    under === null
      ? []
      : directions(2).flatMap(({ x, y }) => [2, 4].map((n) => ({ x: model.x + x * r * n, y: model.y + y * r * n })));
  return [...onto, ...off].map(rounded).map(({ x, y }): [number, number][] => [[x, y]]);
}
