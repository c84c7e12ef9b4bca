/** Using items: at once, for a while, or fading. */
import { choose, option, type Play, type Reason, say } from '@holotape/kernel';
import type { Item, Period } from '../content.ts';
import type { Activation, Battle, BattleTable, Lasting, Model } from '../state.ts';
import { gainPoints } from './action-points.ts';
import { addictionsOf, checkAddiction } from './addiction.ts';
import { maybeEliminate } from './elimination.ts';
import { takeInstant, turnRadiation } from './healing.ts';
import { itemOf, whyUnfit } from './items.ts';
import { lastingOn, lay, lift } from './lasting.ts';
import { type Access, carriedBy, countItem, discardCopy, hasRoomForItem, isLimitedUse } from './limited-use.ts';
import { gainLuck } from './luck.ts';
import { mendable } from './power-armor.ts';
import { type Raises, sumOfRaises } from './raises.ts';
import { cardOf, modelById, seatOf, unitOf } from './units.ts';

export type Duration = 'instant' | 'fixed' | 'diminishing';

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

/** WW-USE-1 */
export function* useItem(table: BattleTable, model: Model, { item, owner }: Access): Play {
  const { activation } = table.state;
  say(table, 'item', { model: model.id, item: item.id }, 'WW-USE-1');
  const cooked = item.kind === 'food' && (yield* chooseCooked(table, model, item.id, owner));
  if (isLimitedUse(item)) {
    discardCopy(table, owner, item.id); // WW-LIMITED-1
    if (activation?.model === model.id) countItem(activation);
  }
  if (item.kind === 'food') {
    yield* takeInstant(table, model, cooked ? item.cooked! : item.plain);
    table.state.discards.items.push(item.id);
  }
  if (item.kind !== 'chem' && item.kind !== 'alcohol' && item.kind !== 'gear') return;
  const what = { on: model.id, until: 'counted' as const, from: item.id };
  if (item.fixed !== undefined) {
    lay(table, { ...what, kind: 'fixed', left: item.fixed.duration }); // WW-USE-3
  } else if ('steps' in item && item.steps !== undefined) {
    lay(table, { ...what, kind: 'diminishing', left: item.steps.length }); // WW-USE-6
    periodBegins(table, model, item.steps[0]!);
  } else {
    yield* takeInstant(table, model, item.instant!);
    if (isLimitedUse(item)) table.state.discards.items.push(item.id);
  }
}

/** Cooked if it was equipped when the battle began; for a Super Mutant always. WW-ITEM-5, WW-ITEM-6 */
function* chooseCooked(table: BattleTable, model: Model, id: string, owner: Model): Play<boolean> {
  const item = table.content.food.get(id)!;
  if (item.cooked === undefined) return false;
  const isEquipped = unitOf(table, owner).items.includes(id);
  if (!isEquipped && cardOf(table, model).type !== 'super-mutant') return false;
  const answer = yield* choose(table, seatOf(table, model), 'item.food', () => [option('plain'), option('cooked')], {
    rule: 'WW-ITEM-5',
    about: { model: model.id, item: id },
  });
  return answer === 'cooked';
}

/** The columns that still show, added up. WW-USE-6, WW-USE-7 */
function periodOf({ content }: Battle, { from, left }: Lasting): Period {
  const item = itemOf(content, from);
  const steps = item.kind === 'chem' || item.kind === 'alcohol' ? item.steps! : [];
  return steps[steps.length - left]!;
}

/** What items in progress give the model now: fading ones, fixed ones and addictions. */
export function periodsOn(battle: Battle, model: Model): Period[] {
  const fixed = lastingOn(battle, model.id, 'fixed').map(({ from }): Period => {
    const item = itemOf(battle.content, from);
    return 'fixed' in item ? item.fixed! : {};
  });
  const fading = lastingOn(battle, model.id, 'diminishing').map((each) => periodOf(battle, each));
  return [...fixed, ...fading, ...addictionsOf(battle, model)];
}

/** Attributes raised and lowered by what was taken, and by what is worn. WW-SPEC-5 */
export function itemRaises(battle: Battle, model: Model): Raises {
  const worn = carriedBy(battle, model).flatMap((id) => {
    const item = itemOf(battle.content, id);
    return (item.kind === 'clothing' || item.kind === 'armor' || item.kind === 'gear') && item.raises
      ? [item.raises]
      : [];
  });
  return sumOfRaises([...worn, ...periodsOn(battle, model).flatMap(({ raises }) => raises ?? [])]);
}

/** What a period brings when it begins. WW-USE-11 */
function periodBegins(table: BattleTable, model: Model, period: Period): void {
  gainPoints(table, model, period['action-points'] ?? 0, 'WW-USE-11');
  if (period.reaction) model.prepared = true;
  if (period.flips !== undefined) turnRadiation(table, model, period.flips);
  if (period.luck !== undefined) gainLuck(table, model, period.luck, cardOf(table, model).special.LUC + period.luck);
}

/** As soon as the model is activated: Fixed items, then the Diminishing one, then what ended. WW-RULING-17 */
export function* updateItems(table: BattleTable, model: Model): Play {
  const fixed = lastingOn(table, model.id, 'fixed');
  const over = fixed.filter(({ left }) => left === 0); // WW-USE-4
  for (const each of fixed) if (each.left > 0) each.left -= 1;
  for (const each of lastingOn(table, model.id, 'diminishing')) {
    each.left -= 1; // WW-USE-7
    if (each.left === 0) over.push(each);
    else periodBegins(table, model, periodOf(table, each));
  }
  for (const each of over) {
    lift(table, each);
    say(table, 'item.over', { model: model.id, item: each.from }, 'WW-USE-12');
    yield* checkAddiction(table, model, each.from);
  }
  // WW-RULING-90: Health may have dropped below the tokens.
  yield* maybeEliminate(table, modelById(table, model.id));
}
