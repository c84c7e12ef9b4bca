/** What items do at once: healing, turning radiation, curing. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Instant } from '../../content.ts';
import { has } from '../../queries/conditions.ts';
import { isHarmedByRadiation } from '../../queries/hits.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { Condition } from '../../words.ts';
import { cure } from '../harm/conditions.ts';
import { maybeEliminate } from '../harm/elimination.ts';
import { addTokens, heal, turnRadiation } from '../harm/tokens.ts';
import { gainPoints } from '../round/action-points.ts';
import { cureAddictions } from './addiction.ts';
import { digest } from './meals.ts';
import { mend } from './mending.ts';

/** Radiation is turned before anything is healed, and taken after. */
export function* takeInstant(table: BattleTable, model: Model, effect: Instant, from: string): Play {
  const instead = yield* chooseCure(table, model, effect['or-cures'] ?? []);
  if (instead !== undefined) return cure(table, model, instead, 'WW-USE-2');
  if (effect.repairs !== undefined) yield* mend(table, model, effect.repairs);
  if (effect.flips !== undefined) turnRadiation(table, model, effect.flips);
  if (effect.heals !== undefined) heal(table, model, effect.heals);
  for (const condition of effect.cures ?? []) {
    if (condition === 'addiction') cureAddictions(table, model);
    else cure(table, model, condition, 'WW-USE-2');
  }
  gainPoints(table, model, effect['action-points'] ?? 0, 'WW-AP-1');
  digest(table, model, effect, from);
  if (effect.radiation === undefined || !isHarmedByRadiation(table, model)) return;
  addTokens(model, 'radiation', effect.radiation);
  say(table, 'suffered', { model: model.id, type: 'radiation', damage: effect.radiation }, 'WW-ITEM-5');
  yield* maybeEliminate(table, model);
}

/** An injury may be cured in place of healing. */
function* chooseCure(table: BattleTable, model: Model, conditions: readonly string[]): Play<Condition | undefined> {
  const here = (conditions as readonly Condition[]).filter((each) => has(model, each));
  if (here.length === 0) return undefined;
  const answer = yield* choose(
    table,
    seatOf(table, model),
    'item.cure',
    () => [option('heal'), ...here.map((each) => option(each))],
    { rule: 'WW-USE-2', about: { model: model.id } },
  );
  return answer === 'heal' ? undefined : (answer as Condition);
}
