/** Strangers: who can be met, and what could be handed over. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { StrangerCard } from '../content.ts';
import { TOLERANCE, withinReach } from '../geometry/index.ts';
import type { Marker, Model, Stranger } from '../state.ts';
import { type Color, EDGES } from '../words.ts';
import { carriedBy, weaponsOf } from './carrying.ts';
import { canSee, type Place, placeOf } from './line-of-sight.ts';
import { discOf, isAt, whyNotInteract } from './markers.ts';
import { gapToEdge } from './places.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly, modelsOf, seatOf } from './units.ts';

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
  if (battle.state.lasting.some(({ kind, on }) => kind === 'follows' && on === marker.id))
    return { rule: 'CH-RULING-109', say: 'stranger.is-led', args: { model: model.id } };
  return strangerAt(battle, marker)!.tried.includes(model.id)
    ? { rule: 'WW-WASTE-3', say: 'stranger.tried', args: { model: model.id } }
    : undefined;
}

/** A Stranger who waits for somebody of the other side. */
const isSomebodyElses = (battle: Battle, model: Model, { id }: Marker): boolean =>
  battle.state.quests.some((quest, seat) => quest?.model === id && seat !== seatOf(battle, model));

/** What the model could hand over; for Caps also what is worth as many. CH-RULING-110 */
export function priceOf(battle: Battle, model: Model, { price, caps }: StrangerCard): string[] {
  if (price === undefined && caps === undefined) return [];
  const weapons = weaponsOf(battle, model).flatMap(({ id, natural }) => (natural ? [] : [id]));
  const all = price === 'weapon' ? weapons : [...weapons, ...carriedBy(battle, model)];
  return [...new Set(all)].filter((id) => caps === undefined || battle.content.items.get(id)!.caps >= caps);
}

/** Whether the side has found so many Caps in this battle. CH-RULING-110 */
export const canPay = (battle: Battle, model: Model, caps: number): boolean =>
  modelsOf(battle, seatOf(battle, model)).reduce((sum, each) => sum + each.caps, 0) >= caps;

/** Enemies that somebody at a marker sees, this near. */
export const deserterSees = (battle: Battle, model: Model, marker: Marker, within: Color): Model[] => {
  const from: Place = { disc: discOf(marker), height: 0, model: undefined };
  return inPlay(battle).filter(
    (foe) =>
      !isFriendly(battle, model, foe) &&
      withinReach(from.disc, baseOf(battle, foe), lengthOf(battle.content, within), foe.height) &&
      canSee(battle, from, placeOf(battle, foe)),
  );
};

/** Whether a model has reached its own edge; any edge where none is its own. CH-RULING-109 */
export function isAtOwnEdge(battle: Battle, model: Model): boolean {
  const own = battle.state.scenario?.edges[seatOf(battle, model)] ?? null;
  return (own === null ? EDGES : [own]).some((edge) => gapToEdge(battle, baseOf(battle, model), edge) <= TOLERANCE);
}
