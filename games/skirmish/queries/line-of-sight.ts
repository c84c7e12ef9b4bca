/** Line of Sight: from any part of one base to any part of another, seen from above. */
import { numberOf, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import {
  contains,
  type Disc,
  layField,
  ledgeScreens,
  meetingBetween,
  type Platform,
  type Point,
  type Sight,
  sight,
  TOLERANCE,
  withinReach,
} from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { awarenessOf } from './card-colors.ts';
import { sightLimit } from './events.ts';
import { discKey, discsKey } from './keys.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly, isHuge, sizeOf } from './units.ts';

/** A place to look from or at: a base, an object or a point, at a height. WW-LOS-2 */
export interface Place {
  readonly disc: Disc;
  readonly height: number;
  /** The model that stands there, if one does. */
  readonly model: Model | undefined;
  /** The object that is meant, if one is. WW-SHOOT-7 */
  readonly piece?: string;
}

export const placeOf = (battle: Battle, model: Model): Place => ({
  disc: baseOf(battle, model),
  height: model.height,
  model,
});

export const pointAt = ({ x, y }: Point, height = 0): Place => ({ disc: { x, y, r: 0 }, height, model: undefined });

/** At least Orange higher. WW-ELEV-1 */
export const isElevated = ({ content }: Battle, a: Place, b: Place): boolean =>
  a.height - b.height >= lengthOf(content, 'orange') - TOLERANCE;

/** The piece on whose top something stands. */
export function platformUnder({ state }: Battle, { disc, height }: Place): Platform | undefined {
  if (height === 0) return undefined;
  const found = state.pieces.find((piece) => piece.height === height && contains(piece.outline, disc));
  return found && { id: found.id, outline: found.outline, height };
}

/** Huge models hide smaller ones from each other. WW-LOS-4, WW-LOS-5, WW-LOS-6, WW-RULING-87 */
function hidingModels(battle: Battle, a: Place, b: Place): Model[] {
  return inPlay(battle).filter((model) => {
    if (!isHuge(battle, model)) return false;
    const { r } = baseOf(battle, model);
    return a.disc.r < r && b.disc.r < r;
  });
}

const MILLIMETRE = 10;

/** Whether something as wide as a Huge model is there. WW-LOS-8 */
export const isLarge = ({ disc }: Place): boolean => sizeOf((2 * disc.r) / MILLIMETRE) === 'huge';

/** Pieces that block sight, but for those on which one of the two stands. WW-LOS-3, WW-RULING-26 */
function blockingPieces(battle: Battle, a: Place, b: Place): Piece[] {
  const without = [platformUnder(battle, a)?.id, platformUnder(battle, b)?.id, a.piece, b.piece];
  const isAbove = isElevated(battle, a, b) || isElevated(battle, b, a); // WW-ELEV-6
  const isHigh = isLarge(a) || isLarge(b); // WW-LOS-8
  const isLookedOver = ({ overlooked, huge }: Piece) => (overlooked && isAbove) || (huge !== 'as-others' && isHigh); // WW-ELEV-6, WW-LOS-8
  return battle.state.pieces.filter(
    (piece) => piece.blocksSight && !without.includes(piece.id) && !isLookedOver(piece), // WW-LOS-3, WW-LOS-8, WW-ELEV-3
  );
}

/** Significant Edges farther than Orange from the Elevated one of the two cannot be looked across. WW-ELEV-3 */
function edgesBetween(battle: Battle, a: Place, b: Place): Point[][] {
  const upper = isElevated(battle, a, b) ? a : isElevated(battle, b, a) ? b : undefined;
  if (upper === undefined) return [];
  const platform = platformUnder(battle, upper);
  if (platform === undefined) return [];
  const orange = lengthOf(battle.content, 'orange');
  // WW-ELEV-2: the drop from the platform to the table around it.
  return ledgeScreens(upper.disc, platform, platform.height, orange, orange);
}

/** Whether a line can be drawn, and the line that shows it. WW-LOS-1 */
export const lineOfSight = remembered(
  (battle: Battle, a: Place, b: Place): Sight => {
    const outlines = blockingPieces(battle, a, b).map(({ outline }) => outline);
    return sight(a.disc, b.disc, {
      field: layField(meetingBetween(outlines, a.disc, b.disc)),
      discs: hidingModels(battle, a, b).map((model) => baseOf(battle, model)),
      screens: edgesBetween(battle, a, b),
    });
  },
  { of: ({ state }) => state.pieces, by: sightKey, most: 2000 },
);

/** Where something is, among the pieces. */
export const placeKey = ({ disc, height, piece }: Place): string => `${discKey(disc)},${height},${piece ?? ''}`;

/** In thought after thought the same two look at each other. */
function sightKey(battle: Battle, a: Place, b: Place): string {
  const hiding = hidingModels(battle, a, b).map((model) => baseOf(battle, model));
  return `${numberOf(battle.content)} ${placeKey(a)} ${placeKey(b)} ${discsKey(hiding)}`;
}

/** Whether somebody at the first place sees the second. */
export const canSee = (battle: Battle, a: Place, b: Place): boolean =>
  !isHidden(battle, a, b) && lineOfSight(battle, a, b).sees;

/** Whoever is camouflaged is seen only from within the Awareness of whoever looks; in fog nobody is seen from afar. */
export function isHidden(
  battle: Battle,
  { model: by, disc, height }: Place,
  { model, disc: other, height: at }: Place,
): boolean {
  const limit = sightLimit(battle);
  if (limit !== undefined && !withinReach(disc, other, limit, height - at)) return true; // CH-EVENT-5
  if (model === undefined || by === undefined || isFriendly(battle, by, model)) return false;
  if (ownAbilities(battle, model, 'camouflaged').length === 0) return false;
  return !withinReach(disc, other, lengthOf(battle.content, awarenessOf(battle, by)), height - at); // WW-CARD-1
}

/** Whether any enemy sees the model where it stands. */
export const isSeenByFoes = (battle: Battle, model: Model): boolean =>
  inPlay(battle).some(
    (foe) => !isFriendly(battle, model, foe) && canSee(battle, placeOf(battle, foe), placeOf(battle, model)),
  );
