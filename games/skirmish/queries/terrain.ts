/** Terrain: what its ground is to whoever comes to it. */
import { remembered } from '@holotape/kernel';
import { boxAround, type Disc, discMayMeet, overlapsPolygon } from '../geometry/index.ts';
import type { Piece } from '../state.ts';

/** Its sides are climbed, walls with a test and ladders without. WW-CLIMB-2, WW-RULING-61 */
export const isClimbed = ({ ground }: Piece): boolean => ground === 'climbable' || ground === 'ladder';

/** Nothing goes through it at ground level. WW-TERRAIN-6 */
export const isClosed = (piece: Piece): boolean => piece.ground === 'impassable' || isClimbed(piece);

/** Closed terrain, with the box around each piece. */
const closedIn = remembered(
  (pieces: readonly Piece[]) =>
    pieces.filter(isClosed).map(({ id, outline }) => {
      return { id, outline, box: boxAround(outline.map(({ x, y }) => ({ x, y, r: 0 }))) };
    }),
  { of: (pieces) => pieces },
);

/** The closed terrain that something round would lie on. Hundreds of places are tried, and most lie far from it. */
export const closedUnder = (pieces: readonly Piece[], disc: Disc): string | undefined =>
  closedIn(pieces).find(({ outline, box }) => discMayMeet(disc, box) && overlapsPolygon(disc, outline))?.id;
