/** The helmet: where it lies, or who carries it. */
import type { Battle } from '../../battle.ts';
import { inPlay } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';

export const HELMET = 'helmet';

/** Who has it. SC-SMASH-2 */
export const holderOf = (battle: Battle): Model | undefined =>
  inPlay(battle).find(({ items }) => items.includes(HELMET));

/** Where it lies while nobody has it. SC-SMASH-1 */
export const helmetOf = ({ state }: Battle): Marker | undefined => state.markers.find(({ kind }) => kind === HELMET);
