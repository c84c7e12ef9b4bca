/** Using items: at once, for a while, or fading. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Period } from '../../content.ts';
import { abilities, hasAbility, ownAbilities } from '../../queries/abilities.ts';
import { weaponsOf } from '../../queries/carrying.ts';
import { canGainCriticals } from '../../queries/criticals.ts';
import { isUnder, lastingOn } from '../../queries/lasting.ts';
import { type Access, isLimitedUse, itemsAtHand } from '../../queries/limited-use.ts';
import { periodOf } from '../../queries/periods.ts';
import { cardOf, modelById, seatOf, unitOf } from '../../queries/units.ts';
import { improved, whyNotUseItem } from '../../queries/using-items.ts';
import type { Lasting, Model } from '../../state.ts';
import { gainCriticals } from '../attacking/criticals.ts';
import { maybeEliminate } from '../harm/elimination.ts';
import { turnRadiation } from '../harm/tokens.ts';
import { gainPoints } from '../round/action-points.ts';
import { lay, lift } from '../round/lasting.ts';
import { gainLuck } from '../round/luck.ts';
import { checkAddiction } from './addiction.ts';
import { takeInstant } from './healing.ts';
import { countItem, discardCopy, isKept } from './limited-use.ts';
import { unward } from './meals.ts';

/** WW-USE-1 */
export function* useItem(table: BattleTable, model: Model, { item, owner }: Access): Play {
  const { activation } = table.state;
  say(table, 'item', { model: model.id, item: item.id }, 'WW-USE-1');
  const cooked = item.kind === 'food' && (yield* chooseCooked(table, model, item.id, owner));
  const isSaved = isLimitedUse(item) && (yield* isKept(table, model, item.id)); // CH-BOOST-4
  if (isLimitedUse(item)) {
    if (!isSaved) discardCopy(table, owner, item.id); // WW-LIMITED-1
    if (activation?.model === model.id) countItem(activation); // WW-LIMITED-2
  }
  if (item.kind === 'food') {
    const { radiation, ...clean } = cooked ? item.cooked! : item.plain;
    const isClean = abilities(table, model, 'food').some(({ gives }) => gives.food === 'clean'); // WW-CARD-1
    const effect = isClean || radiation === undefined ? clean : { ...clean, radiation }; // WW-CARD-1
    yield* takeInstant(table, model, effect, item.id); // WW-ITEM-5, WW-USE-2
    if (!isSaved) table.state.discards.items.push(item.id); // WW-LIMITED-1
  }
  if (item.kind !== 'chem' && item.kind !== 'alcohol' && item.kind !== 'gear') return;
  const what = { on: model.id, until: 'counted' as const, from: item.id };
  if (item.fixed !== undefined) {
    lay(table, { ...what, kind: 'fixed', left: item.fixed.duration }); // WW-USE-3
  } else if ('steps' in item && item.steps !== undefined) {
    lay(table, { ...what, kind: 'diminishing', left: item.steps.length }); // WW-USE-6
    yield* periodBegins(table, model, item.steps[0]!); // WW-USE-11, WW-USE-6
  } else {
    yield* takeInstant(table, model, improved(table, model, item.instant!, item.id), item.id);
    if (isLimitedUse(item) && !isSaved) table.state.discards.items.push(item.id); // WW-LIMITED-1
  }
}

/** Cooked if it was equipped when the battle began; for Super Mutants, by their faction card, always. WW-ITEM-5, WW-ITEM-6 */
function* chooseCooked(table: BattleTable, model: Model, id: string, owner: Model): Play<boolean> {
  const item = table.content.food.get(id)!;
  if (item.cooked === undefined) return false;
  const isEquipped = unitOf(table, owner).items.includes(id);
  const isCooked = abilities(table, model, 'food').some(({ gives }) => gives.food === 'cooked');
  if (!isEquipped && !isCooked) return false;
  const answer = yield* choose(table, seatOf(table, model), 'item.food', () => [option('plain'), option('cooked')], {
    rule: 'WW-ITEM-5',
    about: { model: model.id, item: id },
  });
  return answer === 'cooked';
}

/** What a period brings when it begins. WW-USE-11 */
function* periodBegins(table: BattleTable, model: Model, period: Period): Play {
  gainPoints(table, model, period['action-points'] ?? 0, 'WW-USE-11');
  if (period.reaction) model.prepared = true;
  if (period.flips !== undefined) turnRadiation(table, model, period.flips);
  if (period['critical-points'] !== undefined) yield* chargeMeter(table, model, period['critical-points']);
  if (period.luck !== undefined) gainLuck(table, model, period.luck, cardOf(table, model).special.LUC + period.luck);
}

/** Critical Points on a weapon with a meter; of several the player names one. WW-CRIT-2 */
function* chargeMeter(table: BattleTable, model: Model, points: number): Play {
  const able = weaponsOf(table, model).filter((weapon) => canGainCriticals(table, model, weapon));
  if (able.length === 0) return;
  const id =
    able.length === 1
      ? able[0]!.id
      : yield* choose(table, seatOf(table, model), 'item.critical', () => able.map((weapon) => option(weapon.id)), {
          rule: 'WW-CRIT-2',
          about: { model: model.id },
        });
  gainCriticals(table, model, able.find((weapon) => weapon.id === id)!, points, 'WW-USE-11');
}

/** The last step lasts one activation longer, once, for whoever knows how. WW-USE-7, WW-CARD-1 */
function maybeProlong(table: BattleTable, model: Model, { from }: Lasting): boolean {
  const mark = lastingOn(table, model.id, 'spent').find((each) => each.from === from);
  if (mark !== undefined) lift(table, mark);
  if (mark !== undefined || !hasAbility(table, model, 'lasts-longer')) return false;
  lay(table, { kind: 'spent', on: model.id, until: 'cured', from });
  return true;
}

/** As soon as the model is activated: Fixed items, then the Diminishing one, then what ended. WW-RULING-17 */
export function* updateItems(table: BattleTable, model: Model): Play {
  const fixed = lastingOn(table, model.id, 'fixed');
  const over = fixed.filter(({ left }) => left === 0); // WW-USE-4
  for (const each of fixed) if (each.left > 0) each.left -= 1; // WW-USE-4
  unward(table, model); // WW-USE-4
  for (const each of lastingOn(table, model.id, 'diminishing')) {
    if (each.left === 1 && maybeProlong(table, model, each)) continue;
    each.left -= 1; // WW-USE-7
    if (each.left === 0) over.push(each);
    else yield* periodBegins(table, model, periodOf(table, each)); // WW-USE-7, WW-USE-11
  }
  for (const each of over) {
    lift(table, each);
    say(table, 'item.over', { model: model.id, item: each.from }, 'WW-USE-12');
    yield* checkAddiction(table, model, each.from);
  }
  // WW-RULING-90: Health may have dropped below the tokens.
  yield* maybeEliminate(table, modelById(table, model.id));
}

/** Whoever cannot do without takes one as soon as none is in effect. CH-RULING-116 */
export function* takeChem(table: BattleTable, model: Model): Play {
  if (ownAbilities(table, model, 'hooked').length === 0 || isUnder(table, model.id, 'diminishing')) return;
  const able = itemsAtHand(table, model).filter(
    (each) =>
      each.owner === model &&
      each.item.kind === 'chem' &&
      each.item.steps !== undefined &&
      whyNotUseItem(table, model, each, undefined, false) === undefined,
  );
  if (able.length === 0) return;
  const id =
    able.length === 1
      ? able[0]!.id
      : yield* choose(table, seatOf(table, model), 'chem.which', () => able.map((each) => option(each.id)), {
          rule: 'CH-RULING-116',
          about: { model: model.id },
        });
  yield* useItem(table, model, able.find((each) => each.id === id)!);
}
