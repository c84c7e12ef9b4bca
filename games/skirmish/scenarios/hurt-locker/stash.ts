/** Where the stash is, once that is known, and whose it is. */
import type { Battle } from '../../battle.ts';
import { tallyOf } from '../../queries/scenario.ts';
import type { Marker } from '../../state.ts';

/** The side that holds it, whoever else is near. SC-LOCKER-4 */
export const holderOf = (battle: Battle): number | undefined => {
  const holder = tallyOf(battle, 'holder');
  return holder === 0 ? undefined : holder - 1;
};

/** The marker, when somebody has found it. SC-LOCKER-3 */
export const stashOf = ({ state }: Battle): Marker | undefined =>
  state.markers.find(({ kind, face, opened }) => kind === 'stash' && face === 'item' && opened);
