/** Area effects: whom they reach, and what shields from them. */
import type { Battle } from '../battle.ts';
import { caughtIn, layField, type Point, type Shape, through } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { type Place, placeOf, platformUnder } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay } from './units.ts';

/** A model in an area, and whether something there raises its Armor Rating. WW-AREA-5 */
export interface Caught {
  readonly model: Model;
  readonly covered: boolean;
}

/** The color is the diameter. WW-AREA-1 */
export const radiusOf = ({ content }: Battle, color: Color): number => lengthOf(content, color) / 2;

/** Every model whose base reaches into the area, if nothing that blocks sight stands between. WW-AREA-2, WW-AREA-4 */
export function inArea(battle: Battle, center: Point, color: Color): Caught[] {
  const discs = inPlay(battle).map((model) => ({ ...baseOf(battle, model), model }));
  const blocking = battle.state.pieces.filter(({ blocksSight }) => blocksSight);
  return caughtIn({ ...center, r: radiusOf(battle, color) }, discs, layField([])).flatMap(({ disc }) => {
    const under = platformUnder(battle, placeOf(battle, disc.model))?.id;
    const isClosed = through(
      { ...center, r: 0 },
      disc,
      blocking.filter(({ id }) => id !== under).map((piece): Shape => ({ ...piece, kind: 'solid' })),
      'counts',
    );
    if (isClosed.passed.length > 0) return [];
    return [{ model: disc.model, covered: isShielded(battle, center, placeOf(battle, disc.model)) }];
  });
}

/** Terrain, but no model, between the center of the area and the center of the base. WW-AREA-5, WW-RULING-69 */
function isShielded(battle: Battle, center: Point, { disc, ...place }: Place): boolean {
  const under = platformUnder(battle, { disc, ...place })?.id;
  const shapes = battle.state.pieces
    .filter(({ cover, id }) => cover && id !== under)
    .map(({ id, outline, area }): Shape => ({ id, outline, kind: area ? 'area' : 'solid' }));
  return through({ ...center, r: 0 }, disc, shapes, 'counts').passed.length > 0;
}
