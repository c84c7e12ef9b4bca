/** Using items: which, by whom, and for how long. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Instant, Item } from '../content.ts';
import type { Activation, Model } from '../state.ts';
import { abilities } from './abilities.ts';
import { whyUnfit } from './items.ts';
import { lastingOn } from './lasting.ts';
import { type Access, hasRoomForItem, isLimitedUse } from './limited-use.ts';
import { mendable } from './power-armor.ts';
import { cardOf } from './units.ts';

type Duration = 'instant' | 'fixed' | 'diminishing';

/** WW-USE-2 */
export function durationOf(item: Item): Duration | undefined {
  if (item.kind === 'food') return 'instant';
  if (item.kind !== 'chem' && item.kind !== 'alcohol' && item.kind !== 'gear') return undefined;
  if (item.fixed !== undefined) return 'fixed';
  if ('steps' in item && item.steps !== undefined) return 'diminishing';
  return item.instant === undefined ? undefined : 'instant';
}

const reason = (rule: string, key: string, args = {}): Reason => ({ rule, say: `item.${key}`, args });

/** Models of a unit, those that are gone included. */
const strengthOf = ({ state }: Battle, model: Model): number =>
  state.models.filter(({ unit }) => unit === model.unit).length;

/** Why the model cannot use an item now. */
export function whyNotUseItem(
  battle: Battle,
  model: Model,
  { item }: Access,
  activation: Activation | undefined,
  isMoreToCome: boolean,
): Reason | undefined {
  if (item.kind === 'junk') return reason('WW-ITEM-7', 'junk', { item: item.id });
  if (item.kind === 'mod') return reason('WW-ITEM-8', 'mod', { item: item.id });
  const duration = durationOf(item);
  if (duration === undefined) return reason('WW-USE-1', 'not-used', { item: item.id });
  const unfit = whyUnfit(cardOf(battle, model), item);
  if (unfit !== undefined) return unfit;
  if (duration === 'diminishing') {
    if (strengthOf(battle, model) > 1) return reason('WW-USE-5', 'several-models', { item: item.id });
    if (lastingOn(battle, model.id, 'diminishing').length > 0) return reason('WW-USE-9', 'in-progress');
  }
  if (item.kind === 'gear' && item.instant?.repairs !== undefined && mendable(battle, model).length === 0)
    return reason('WW-PA-6', 'nothing-to-mend', { item: item.id });
  if (isLimitedUse(item) && activation !== undefined && !hasRoomForItem(activation, isMoreToCome))
    return reason('WW-LIMITED-2', 'one-per-action');
  return undefined;
}

/** Healing and turning of radiation in able hands do more. */
export function improved(battle: Battle, model: Model, effect: Instant, item: string): Instant {
  const more = abilities(battle, model, 'improves').reduce((sum, { gives }) => sum + (gives.improves[item] ?? 0), 0);
  return {
    ...effect,
    ...(effect.heals !== undefined && { heals: effect.heals + more }),
    ...(effect.flips !== undefined && { flips: effect.flips + more }),
  };
}
