/** Tricks: what a model's cards, and those of friends who share, let it do without an Action. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Trick, TrickOf } from '../printed/tricks.ts';
import type { Model } from '../state.ts';
import { ATTRIBUTES, type Attribute } from '../words.ts';
import { auraAbilities, healthLeft, isInAura, ownAbilities } from './abilities.ts';
import { whyNotAct } from './actions.ts';
import { inArea } from './area-effects.ts';
import { has } from './conditions.ts';
import { engagedWith, isEngaged } from './engagement.ts';
import { decksToSee, foresightOf, hiddenMarkers } from './foresight.ts';
import { isSpent, isUnder, lastingOn, tokensLeft } from './lasting.ts';
import { sharers } from './limited-use.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { isWithin } from './near.ts';
import { suitOf } from './power-armor.ts';
import { attributeNow } from './skills.ts';
import { cardOf, inPlay, isFriendly, seatOf, unitOf } from './units.ts';

/** A trick, the card it stands on, and the model whose card that is. */
export interface TrickAtHand {
  /** `fusion-core`, or `synthbooster@synths-2` for what a friend carries. */
  readonly id: string;
  readonly from: string;
  readonly owner: Model;
  readonly trick: Trick;
}

/** Its own, and what friends share. WW-CARD-1, WW-LIMITED-4 */
export function tricksOf(battle: Battle, model: Model): TrickAtHand[] {
  const own = ownAbilities(battle, model, 'trick').map(({ from, gives }): TrickAtHand => {
    return { id: from, from, owner: model, trick: gives.trick };
  });
  for (const { from, owner, gives } of auraAbilities(battle, model, 'trick'))
    own.push({ id: `${from}@${owner.id}`, from, owner, trick: gives.trick }); // WW-LEADER-5
  for (const owner of sharers(battle, model))
    for (const { from, gives } of ownAbilities(battle, owner, 'trick'))
      if (gives.trick.shared && !own.some((each) => each.from === from))
        own.push({ id: `${from}@${owner.id}`, from, owner, trick: gives.trick });
  return own;
}

const reason = (key: string, args = {}): Reason => ({ rule: 'WW-CARD-1', say: `trick.${key}`, args });

/** Enemies inside Presence and in sight. */
export const unsettleable = (battle: Battle, model: Model, { unseen }: TrickOf<'unsettle'>): Model[] => {
  const engaged = engagedWith(battle, model);
  return (engaged.length > 0 ? engaged : inPlay(battle)).filter(
    (foe) =>
      !isFriendly(battle, model, foe) &&
      isInAura(battle, model, foe) &&
      (unseen || canSee(battle, placeOf(battle, model), placeOf(battle, foe))),
  );
};

/** Friends inside its Presence, itself not among them. */
const companyOf = (battle: Battle, model: Model): Model[] =>
  inPlay(battle).filter(
    (other) => other !== model && isFriendly(battle, model, other) && isInAura(battle, model, other),
  );

/** Stunned friends inside Presence. */
export const steadied = (battle: Battle, model: Model): Model[] =>
  companyOf(battle, model).filter((other) => has(other, 'stunned'));

/** The hurt of its own side within reach and in sight, itself among them; not robots. WW-HEAL-1 */
export const treatable = (battle: Battle, model: Model, { within }: TrickOf<'treat'>): Model[] =>
  inPlay(battle).filter(
    (other) =>
      isFriendly(battle, model, other) &&
      other.regular > 0 &&
      cardOf(battle, other).type !== 'robot' &&
      isWithin(battle, model, other, within) &&
      (other === model || canSee(battle, placeOf(battle, model), placeOf(battle, other))),
  );

/** Its heavy weapons that are empty. WW-HEAVY-3 */
export const emptied = (battle: Battle, model: Model): string[] =>
  unitOf(battle, model).empty.filter((id) => battle.content.weapons.get(id)?.type === 'heavy');

/** Unengaged friends inside Presence. */
export const orderable = (battle: Battle, model: Model): Model[] =>
  companyOf(battle, model).filter((other) => !isEngaged(battle, other));

/** Attributes of which the owner has more. */
export const borrowable = (battle: Battle, model: Model, owner: Model): Attribute[] =>
  ATTRIBUTES.filter((each) => attributeNow(battle, owner, each) > attributeNow(battle, model, each));

/** Whether an Action can be put aside, or the one there be had. */
function whyNoBanking({ state, ...rest }: Battle, model: Model): Reason | undefined {
  const isThere = lastingOn({ state, ...rest }, model.id, 'banked').length > 0;
  return isThere || (state.activation?.left ?? 0) > 0 ? undefined : reason('no-action', { model: model.id });
}

/** Whoever burns within reach: the area lies around one of them. */
export const burning = (battle: Battle, model: Model, { within }: TrickOf<'extinguish'>): Model[] =>
  inPlay(battle).filter((other) => has(other, 'on-fire') && isWithin(battle, model, other, within));

/** Who stops burning around this one. */
export const doused = (battle: Battle, center: Model, { area }: TrickOf<'extinguish'>): Model[] =>
  inArea(battle, center, area).flatMap(({ model }) => (has(model, 'on-fire') ? [model] : []));

/** Friends of the unit card near enough. */
export const commanded = (battle: Battle, model: Model, { unit, within }: TrickOf<'command'>): Model[] =>
  inPlay(battle).filter(
    (other) =>
      other !== model &&
      cardOf(battle, other).id === unit &&
      isFriendly(battle, model, other) &&
      isWithin(battle, model, other, within),
  );

/** Why a trick would come to nothing here. */
function whyOfNoUse(battle: Battle, model: Model, trick: Trick, owner: Model): Reason | undefined {
  switch (trick.does) {
    case 'hurry':
      return healthLeft(battle, model) > trick.damage ? undefined : reason('too-hurt', { model: model.id }); // WW-RULING-112
    case 'power':
      return suitOf(battle, model) === null ? reason('no-suit', { model: model.id }) : undefined;
    case 'overload': {
      const suit = suitOf(battle, model);
      return suit === null || suit.degraded ? reason('no-suit', { model: model.id }) : undefined;
    }
    case 'unsettle':
      return unsettleable(battle, model, trick).length === 0 ? reason('nobody') : undefined;
    case 'extinguish':
      return burning(battle, model, trick).length === 0 ? reason('no-fire') : undefined;
    case 'move':
      return whyNotAct(battle, model, 'move', 'action');
    case 'command':
      return commanded(battle, model, trick).length === 0 ? reason('nobody') : undefined;
    case 'steady':
      return steadied(battle, model).length === 0 ? reason('nobody') : undefined;
    case 'treat':
      return treatable(battle, model, trick).length === 0 ? reason('nobody') : undefined;
    case 'reload':
      return emptied(battle, model).length === 0 ? reason('all-loaded') : undefined;
    case 'order':
      if ((battle.state.activation?.left ?? 0) === 0) return reason('no-action', { model: model.id });
      return orderable(battle, model).length === 0 ? reason('nobody') : undefined;
    case 'bank':
      return whyNoBanking(battle, model);
    case 'watch':
      return model.prepared
        ? { rule: 'WW-PREPARE-2', say: 'prepare.is-prepared', args: { model: model.id } }
        : undefined;
    case 'drink':
      return model.regular === 0 ? reason('unhurt', { model: model.id }) : undefined;
    case 'borrow':
      return borrowable(battle, model, owner).length === 0 ? reason('no-better', { owner: owner.id }) : undefined;
    case 'foresee':
      if (foresightOf(battle, model) === 0) return reason('no-points', { model: model.id });
      return hiddenMarkers(battle, seatOf(battle, model)).length + decksToSee(battle).length === 0
        ? reason('nothing-hidden')
        : undefined;
    case 'fly':
      return isUnder(battle, model.id, 'flying') ? reason('is-flying', { model: model.id }) : undefined;
    case 'cheer':
    case 'rouse':
    case 'refuel':
      return undefined;
  }
}

/** Why the model cannot use it now. WW-CARD-1 */
export function whyNotTrick(
  battle: Battle,
  model: Model,
  { from, owner, trick }: Pick<TrickAtHand, 'from' | 'owner' | 'trick'>,
): Reason | undefined {
  const { once, tokens, types } = trick;
  if (types !== undefined && !types.includes(cardOf(battle, model).type)) return reason('not-for', { card: from });
  if (tokens !== undefined && tokensLeft(battle, owner, from, tokens) === 0) return reason('no-tokens', { card: from });
  // What is shared is counted for whoever uses it.
  if (once !== undefined && isSpent(battle, model, from)) return reason(`once-per-${once}`, { card: from });
  return whyOfNoUse(battle, model, trick, owner);
}
