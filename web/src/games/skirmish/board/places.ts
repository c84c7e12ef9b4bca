/** What a place on the table is good for, in words: against whom, at which marker, behind what. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { gap } from '@holotape/skirmish/geometry/gap';
import type { Point } from '@holotape/skirmish/geometry/point';
import { gapToPolygon } from '@holotape/skirmish/geometry/polygon';
import { discOf } from '@holotape/skirmish/queries/markers';
import { baseOf, inPlay } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { markerName, modelName, pieceName } from '../names.ts';
import { b } from '../words.ts';
import { inches } from './scale.ts';

/** So near is in contact, in tenths of a millimetre. */
const TOUCHING = 4;

export function placeName(battle: Battle, model: Model | undefined, at: Point): string {
  const base = { ...at, r: model === undefined ? 0 : baseOf(battle, model).r };
  if (model !== undefined && model.x === at.x && model.y === at.y) return b('answer.stay');
  const other = inPlay(battle).find(
    (each) => each.id !== model?.id && gap(base, baseOf(battle, each)).length <= TOUCHING,
  );
  if (other !== undefined) return b('place.against', { name: modelName(battle, other.id) });
  const marker = battle.state.markers.find((each) => gap(base, discOf(each)).length <= TOUCHING);
  if (marker !== undefined) return b('place.at', { name: markerName(marker) });
  const piece = battle.state.pieces.find(({ cover, outline }) => cover && gapToPolygon(base, outline) <= TOUCHING);
  if (piece !== undefined) return b('place.beside', { name: pieceName(battle, piece.id) });
  return coordinates(at);
}

/** Where there is nothing else to call it by. */
export const coordinates = ({ x, y }: Point): string => b('answer.at', { x: inches(x), y: inches(y) });
