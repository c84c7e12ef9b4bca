/** The column on its way home: how many it was, how many got away, and where to. */
import type { Battle } from '../../battle.ts';
import { tallyOf } from '../../queries/scenario.ts';
import { seatOf } from '../../queries/units.ts';
import { across } from '../../queries/zones.ts';
import type { Edge } from '../../words.ts';

export const DEFENDER = 0;
export const ATTACKER = 1;

export const escaped = (battle: Battle): number => tallyOf(battle, 'escaped');

const column = (battle: Battle): number =>
  battle.state.models.filter((model) => seatOf(battle, model) === DEFENDER).length;

/** Rounded up. SC-REINF-4 */
export const halfOf = (battle: Battle): number => Math.ceil(column(battle) / 2);

/** Rounded up. SC-REINF-5 */
export const quarterOf = (battle: Battle): number => Math.ceil(column(battle) / 4);

/** The edge opposite to the column's own. SC-REINF-2 */
export const exitOf = ({ state }: Battle): Edge => across(state.scenario!.edges[DEFENDER] ?? 'bottom');
