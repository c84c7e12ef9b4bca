/** What the parts of a placement know of each other. */
import type { Seat } from '@holotape/kernel';
import type { Space } from '../content.ts';
import type { Dweller, Level } from '../state.ts';

/** One use of a space, from the first dweller set down to the last icon. */
export interface Placement {
  readonly seat: Seat;
  readonly level: Level;
  readonly at: number;
  readonly space: Space;
  readonly dwellers: readonly Dweller[];
  /** The dweller was trained in the space's letter: everything is gained twice. SH-TRAIN-4 */
  readonly twice: boolean;
}
