/** Terrain: what its ground is to whoever comes to it. */
import type { Piece } from '../state.ts';

/** Its sides are climbed, walls with a test and ladders without. WW-CLIMB-2, WW-RULING-61 */
export const isClimbed = ({ ground }: Piece): boolean => ground === 'climbable' || ground === 'ladder';

/** Nothing goes through it at ground level. WW-TERRAIN-6 */
export const isClosed = (piece: Piece): boolean => piece.ground === 'impassable' || isClimbed(piece);
