/** How far a model is pushed, and what stops it. */
import type { Answer, Checked } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Obstacles } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { standingMarkers } from './markers.ts';
import { lengthOf } from './ranges.ts';
import { isClosed } from './terrain.ts';
import { baseOf, inPlay } from './units.ts';

/** Other models, and scenery that is cover or blocks movement. WW-PUSH-4 */
export const obstaclesFor = (battle: Battle, ...moving: readonly Model[]): Obstacles => ({
  discs: [
    ...inPlay(battle)
      .filter((model) => !moving.includes(model))
      .map((model) => ({ id: model.id, ...baseOf(battle, model) })),
    ...standingMarkers(battle),
  ],
  polygons: battle.state.pieces
    .filter((piece) => (piece.cover && !piece.area) || isClosed(piece))
    .map(({ id, outline }) => ({ id, outline })),
});

/** As far as the pusher likes, at most the color. WW-PUSH-1 */
export const checkPush = (content: SkirmishContent, color: Color, answer: Answer): Checked =>
  Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) <= lengthOf(content, color)
    ? { ok: true }
    : { ok: false, reason: { rule: 'WW-PUSH-1', say: 'push.too-far', args: { color } } };
