/** Area effects: whom they reach, and what shields from them. */
import { remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { caughtIn, layField, type Point, type Shape, through } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { type Place, placeKey, placeOf, platformUnder } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay } from './units.ts';

/** A model in an area, and whether something there raises its Armor Rating. WW-AREA-5 */
export interface Caught {
  readonly model: Model;
  readonly covered: boolean;
}

/** The color is the diameter. WW-AREA-1 */
export const radiusOf = ({ content }: Battle, color: Color): number => lengthOf(content, color) / 2;

const NOTHING = layField([]);

/** Every model whose base reaches into the area, if nothing that blocks sight stands between. WW-AREA-2, WW-AREA-4 */
export function inArea(battle: Battle, center: Point, color: Color): Caught[] {
  const discs = inPlay(battle).map((model) => ({ ...baseOf(battle, model), model }));
  return caughtIn({ ...center, r: radiusOf(battle, color) }, discs, NOTHING).flatMap(({ disc }) => {
    const shield = shieldOf(battle, center, placeOf(battle, disc.model));
    return shield === 'closed' ? [] : [{ model: disc.model, covered: shield === 'covered' }];
  });
}

/** What the terrain between the center of an area and a base does: the effect is kept off, or Armor helps. WW-AREA-4, WW-AREA-5 */
const shieldOf = remembered(
  (battle: Battle, center: Point, place: Place): 'closed' | 'covered' | 'none' => {
    if (isKeptOff(battle, center, place)) return 'closed';
    return isShielded(battle, center, place) ? 'covered' : 'none';
  },
  { of: ({ state }) => state.pieces, by: (_, { x, y }, place) => `${x},${y} ${placeKey(place)}` },
);

/** Something that blocks sight stands between. WW-AREA-4 */
function isKeptOff(battle: Battle, center: Point, place: Place): boolean {
  const under = platformUnder(battle, place)?.id;
  const shapes = battle.state.pieces
    .filter(({ blocksSight, id }) => blocksSight && id !== under)
    .map(({ id, outline }): Shape => ({ id, outline, kind: 'solid' }));
  return through({ ...center, r: 0 }, place.disc, shapes, 'counts').passed.length > 0;
}

/** Terrain, but no model, between the center of the area and the center of the base. WW-AREA-5, WW-RULING-69 */
function isShielded(battle: Battle, center: Point, place: Place): boolean {
  const under = platformUnder(battle, place)?.id;
  const shapes = battle.state.pieces
    .filter(({ cover, id }) => cover && id !== under)
    .map(({ id, outline, area }): Shape => ({ id, outline, kind: area ? 'area' : 'solid' }));
  return through({ ...center, r: 0 }, place.disc, shapes, 'counts').passed.length > 0;
}
