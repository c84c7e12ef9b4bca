/** Flying: what stands on the ground is passed over, and stood upon. CH-RULING-112 */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { contains, overlapsPolygon, type Point, TOLERANCE } from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { lastingOn } from './lasting.ts';
import { lengthOf } from './ranges.ts';
import { isClimbed, isClosed } from './terrain.ts';
import { baseOf } from './units.ts';

/** For one movement, as high as that. */
const jetting = (battle: Battle, { id }: Model): number | undefined => {
  const [now] = lastingOn(battle, id, 'flying');
  return now === undefined ? undefined : now.left;
};

export const isFlying = (battle: Battle, model: Model): boolean =>
  jetting(battle, model) !== undefined || ownAbilities(battle, model, 'flies').length > 0;

/** How somebody flies now: as high as a jet pack lifts it, or on wings. */
export interface Flight {
  readonly jetting: number | undefined;
  readonly flies: boolean;
}

export const flightOf = (battle: Battle, model: Model): Flight => ({
  jetting: jetting(battle, model),
  flies: ownAbilities(battle, model, 'flies').length > 0,
});

/** Whether a piece is no obstacle to it. */
export function isFlownOver({ jetting: most, flies }: Flight, piece: Piece): boolean {
  if (most !== undefined && isClosed(piece)) return piece.height <= most + TOLERANCE;
  return isClimbed(piece) && flies;
}

/** On what it comes down: the highest piece beneath it, or the table. */
export function landingHeight({ state }: Battle, disc: Point & { readonly r: number }): number {
  const under = state.pieces.filter((piece) => isClimbed(piece) && contains(piece.outline, disc));
  return Math.max(0, ...under.map(({ height }) => height));
}

/** Straight with a jet pack; and nobody comes down on what cannot be stood upon. CH-RULING-112 */
export function whyNotFlight(battle: Battle, model: Model, path: readonly Point[]): Reason | undefined {
  if (!isFlying(battle, model)) return undefined;
  if (jetting(battle, model) !== undefined && path.length > 2) return { rule: 'CH-RULING-112', say: 'fly.straight' };
  const disc = { ...path.at(-1)!, r: baseOf(battle, model).r };
  const met = battle.state.pieces.find(
    ({ ground, outline }) => ground === 'impassable' && overlapsPolygon(disc, outline),
  );
  return met && { rule: 'CH-RULING-112', say: 'move.blocked', args: { id: met.id } };
}

/** How high the ruler of a jet pack reaches. */
export const jetHeight = ({ content }: Battle, over: Parameters<typeof lengthOf>[1]): number => lengthOf(content, over);
