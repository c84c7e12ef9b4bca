/** Boosts in hand: which may be played now. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { BoostCard } from '../content.ts';
import type { Ability } from '../printed/abilities.ts';
import type { BoostDoes, BoostOf } from '../printed/boosts.ts';
import type { Model } from '../state.ts';
import { lastingOn } from './lasting.ts';
import { isAt } from './markers.ts';
import type { Modifier } from './skill-tests.ts';
import { seatOf, unitOf } from './units.ts';

/** CH-BOOST-4 */
export const RULE = 'CH-BOOST-4';

/** A card in hand with what it does. */
export interface BoostInHand<D extends BoostDoes> {
  readonly id: string;
  readonly effect: BoostOf<D>;
}

/** Where it is noted that a player has played one for the Action to come. */
export const playedBy = (seat: number): string => `seat:${seat}`;

/** One for each Action: for the one in progress, or for the one to come. CH-BOOST-5 */
function whyNoBoost(battle: Battle, seat: number): Reason | undefined {
  const act = battle.state.acting.at(-1);
  const isPlayed =
    act === undefined ? lastingOn(battle, playedBy(seat), 'played').length > 0 : act.boosted.includes(seat);
  return isPlayed ? { rule: 'CH-BOOST-5', say: 'boost.one-per-action' } : undefined;
}

/** Cards of some kinds that a player could play now; a hand that nobody knows holds none. CH-BOOST-4, CH-BOOST-5 */
export function boostsFor<D extends BoostDoes>(battle: Battle, seat: number, does: readonly D[]): BoostInHand<D>[] {
  const hand = battle.state.hands[seat] ?? [];
  if (hand.length === 0 || whyNoBoost(battle, seat) !== undefined) return [];
  return held(battle, hand, does);
}

function held<D extends BoostDoes>({ content }: Battle, hand: readonly string[], does: readonly D[]): BoostInHand<D>[] {
  // Two of a kind are one choice: the same card is played either way.
  return [...new Set(hand)].flatMap((id) => {
    const effect = content.boosts.get(id)?.effect;
    return effect !== undefined && isOneOf(effect, does) ? [{ id, effect }] : [];
  });
}

const isOneOf = <D extends BoostDoes>(effect: BoostCard['effect'], does: readonly D[]): effect is BoostOf<D> =>
  does.some((each) => each === effect.does);

/** What Boosts give a model now. */
export const boostedBy = (battle: Battle, { id }: Model): { readonly from: string; readonly gives: Ability }[] =>
  lastingOn(battle, id, 'boosted').flatMap(({ from }) => {
    const effect = battle.content.boosts.get(from)?.effect;
    return effect?.does === 'gives' ? [{ from, gives: effect.gives }] : [];
  });

/** What words have done for the first Action of an activation. */
export const rousedBy = (battle: Battle, { id }: Model): Modifier[] =>
  lastingOn(battle, id, 'boosted').flatMap(({ from }) => {
    const effect = battle.content.boosts.get(from)?.effect;
    return effect?.does === 'hearten' ? [{ rule: RULE, by: effect.by }] : [];
  });

/** Boosts for an activation, between two Actions. */
const IN_ACTIVATION = ['points', 'gives', 'hearten', 'reload', 'unlock', 'rummage'] as const;
export type InActivation = (typeof IN_ACTIVATION)[number];

/** All of them that the player of the model holds. */
export const activationBoosts = (battle: Battle, model: Model): BoostInHand<InActivation>[] =>
  held(battle, battle.state.hands[seatOf(battle, model)] ?? [], IN_ACTIVATION);

/** Computers in contact that an X has locked. WW-EXPERT-6 */
export const lockedAt = (battle: Battle, model: Model): string[] =>
  battle.state.markers.flatMap((marker) =>
    isAt(battle, model, marker) && lastingOn(battle, marker.id, 'locked').length > 0 ? [marker.id] : [],
  );

/** Main Actions of an activation. */
const MAIN_ACTIONS = 2;

/** Why one of them would come to nothing now. */
export function whyNotInActivation(
  battle: Battle,
  model: Model,
  { effect }: BoostInHand<InActivation>,
): Reason | undefined {
  const why = whyNoBoost(battle, seatOf(battle, model));
  if (why !== undefined) return why;
  const reason = (key: string): Reason => ({ rule: RULE, say: `boost.${key}`, args: { model: model.id } });
  const activation = battle.state.activation!;
  switch (effect.does) {
    case 'hearten':
      return activation.left < MAIN_ACTIONS || activation.icons.length > 0 ? reason('not-first') : undefined;
    case 'reload':
      return unitOf(battle, model).empty.length === 0 ? reason('not-empty') : undefined;
    case 'unlock':
      return lockedAt(battle, model).length === 0 ? reason('not-locked') : undefined;
    case 'rummage':
      return battle.state.decks.items.length === 0 ? reason('no-items') : undefined;
    default:
      return undefined;
  }
}
