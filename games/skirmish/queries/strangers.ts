/** Strangers: who can be met, and what could be handed over. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { StrangerCard } from '../content.ts';
import type { Marker, Model, Stranger } from '../state.ts';
import { carriedBy, weaponsOf } from './carrying.ts';
import { isAt, whyNotInteract } from './markers.ts';
import { seatOf } from './units.ts';

export const strangerAt = ({ state }: Battle, { id }: Marker): Stranger | undefined =>
  state.strangers.find(({ marker }) => marker === id);

/** Strangers in contact. */
export const meetable = (battle: Battle, model: Model): Marker[] =>
  battle.state.markers.filter((marker) => strangerAt(battle, marker) !== undefined && isAt(battle, model, marker));

/** An unengaged model in contact; each tries once. WW-WASTE-3, WW-EXPERT-3 */
export function whyNotMeet(battle: Battle, model: Model, marker: Marker): Reason | undefined {
  const why = whyNotInteract(battle, model, marker);
  if (why !== undefined) return { ...why, rule: 'WW-WASTE-3' };
  if (isSomebodyElses(battle, model, marker))
    return { rule: 'CH-QUEST-4', say: 'stranger.waits', args: { model: model.id } };
  return strangerAt(battle, marker)!.tried.includes(model.id)
    ? { rule: 'WW-WASTE-3', say: 'stranger.tried', args: { model: model.id } }
    : undefined;
}

/** A Stranger who waits for somebody of the other side. */
const isSomebodyElses = (battle: Battle, model: Model, { id }: Marker): boolean =>
  battle.state.quests.some((quest, seat) => quest?.model === id && seat !== seatOf(battle, model));

/** What the model could hand over. */
export function priceOf(battle: Battle, model: Model, { price }: StrangerCard): string[] {
  if (price === undefined) return [];
  const weapons = weaponsOf(battle, model).flatMap(({ id, natural }) => (natural ? [] : [id]));
  const all = price === 'weapon' ? weapons : [...weapons, ...carriedBy(battle, model)];
  return [...new Set(all)];
}
