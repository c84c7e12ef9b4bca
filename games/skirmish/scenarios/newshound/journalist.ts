/** Who goes from place to place, and how many there are. */
import type { Battle } from '../../battle.ts';
import type { Model } from '../../state.ts';

/** SC-NEWS-6 */
export const LEADS = 4;

/** SC-NEWS-1 */
export const isJournalist = ({ state }: Pick<Battle, 'state'>, { id }: Model): boolean =>
  state.lasting.some(({ kind, on }) => kind === 'journalist' && on === id);

/** As long as she is on the table. SC-RULING-40 */
export const journalistOf = (battle: Pick<Battle, 'state'>): Model | undefined =>
  battle.state.models.find((model) => model.gone === null && isJournalist(battle, model));
