/** Actions in progress: who does what, in which way, and what others may notice of it. */
import type { Battle } from '../battle.ts';
import type { Act, Model } from '../state.ts';
import type { ActionName, How } from '../words.ts';
import { inPlay } from './units.ts';

/** What a Reaction answers. */
export interface Cause {
  /** The model that caused the Trigger. */
  readonly by: string;
  /** The reacting model was charged by it. */
  readonly charged: boolean;
  /** It won against its Battle Cry. WW-BCRY-11 */
  readonly undaunted: boolean;
}

export const actOf = (model: Model, action: ActionName, how: How, cause?: Cause): Act => ({
  model: model.id,
  action,
  how,
  against: cause?.by ?? null,
  charged: cause?.charged ?? false,
  way: [{ x: model.x, y: model.y, height: model.height }],
  hits: [],
  quiet: false,
  charges: null,
  cowed: [],
  undaunted: [],
  escapes: cause?.undaunted ? cause.by : null,
  boosted: [],
});

/** What this model is doing now: the innermost of its Actions in progress. */
export const actBy = ({ state }: Battle, model: Model): Act | undefined =>
  state.acting.findLast((act) => act.model === model.id);

/** The battle as it would be during an Action: to ask whether it could be performed. */
export const asIfDuring = ({ state, content }: Battle, act: Act): Battle => ({
  content,
  state: { ...state, acting: [...state.acting, act] },
});

/** Models that what it does now may be aimed at: in a Reaction only the one who caused it. WW-REACT-5 */
export function attackable(battle: Battle, model: Model): Model[] {
  const only = actBy(battle, model)?.against ?? null;
  return inPlay(battle).filter(({ id }) => only === null || id === only);
}
