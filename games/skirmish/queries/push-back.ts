/** What stops a model that is pushed. */
import type { Battle } from '../battle.ts';
import type { Obstacles } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { isClosed } from './terrain.ts';
import { baseOf, inPlay } from './units.ts';

/** Other models, and scenery that is cover or blocks movement. WW-PUSH-4 */
export const obstaclesFor = (battle: Battle, ...moving: readonly Model[]): Obstacles => ({
  discs: inPlay(battle)
    .filter((model) => !moving.includes(model))
    .map((model) => ({ id: model.id, ...baseOf(battle, model) })),
  polygons: battle.state.pieces
    .filter((piece) => (piece.cover && !piece.area) || isClosed(piece))
    .map(({ id, outline }) => ({ id, outline })),
});
