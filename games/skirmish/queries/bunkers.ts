/** Small buildings that come with markers: one goes in to search, and is in cover there. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { overlapsPolygon, type Point } from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import type { Piece } from '../state.ts';
import { ring } from './places.ts';
import { isClosed } from './terrain.ts';

/** Half of its width. */
const RADIUS = 450;
const HIGH = 300;

/** Sandbags all around, and no roof any more. SC-LOCKER-8, SC-RULING-86 */
export const bunkerOf = (id: string, at: Point): Piece => ({
  id,
  outline: ring(at, RADIUS).filter((_, i) => i % 8 === 4),
  height: HIGH,
  blocksSight: false,
  cover: true,
  area: true,
  ground: 'normal',
  huge: 'as-others',
  exceptions: {},
  overlooked: false,
});

/** Why there is no room for the building of a marker. */
export function whyNoBunker({ state }: Battle, at: Point, { inside, rule }: StepOf<'markers'>): Reason | undefined {
  if (inside === undefined) return undefined;
  const piece = state.pieces.find((each) => isClosed(each) && overlapsPolygon({ ...at, r: RADIUS }, each.outline));
  return piece && { rule, say: 'place.terrain', args: { id: piece.id } };
}
