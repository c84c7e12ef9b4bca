/** Turrets and fixed defenses: not units, on nobody's side, with Reactions of their own. */
import { type Play, pick, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { actOf } from '../../queries/acting.ts';
import { strikeAt } from '../../queries/close-combat.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { rangesTo, whyNotATarget } from '../../queries/shooting.ts';
import { shotAt } from '../../queries/shots.ts';
import { cardOfTurret, gunOf, isInhibited, isTurretAware } from '../../queries/turrets.ts';
import { modelById } from '../../queries/units.ts';
import type { Act, Model } from '../../state.ts';
import { during } from '../round/acting.ts';
import { byItself } from '../round/nobody.ts';
import { attack } from './attacks.ts';

/** Reaction Markers as its card says, whatever was left over. WW-TURRET-1 */
export function rearm(table: BattleTable): void {
  for (const turret of table.state.turrets)
    turret.reactions = cardOfTurret(table, modelById(table, turret.model)).reactions;
}

/** Every turret that is aware of an Action shoots, one marker for one Trigger. WW-TURRET-2, WW-TURRET-4 */
export function* turretsReact(table: BattleTable, act: Act): Play {
  for (const turret of table.state.turrets) {
    const model = modelById(table, turret.model);
    if (model.gone !== null || turret.reactions === 0 || !isTurretAware(table, turret, act)) continue;
    if (isInhibited(table, turret, modelById(table, act.model))) continue; // CH-RULING-117
    const target = yield* targetFor(table, model, modelById(table, act.model));
    if (target === undefined) continue; // WW-RULING-78: no marker is spent
    turret.reactions -= 1;
    say(table, 'turret', { model: model.id, target: target.id, left: turret.reactions }, 'WW-TURRET-2');
    yield* within(
      table,
      'reaction',
      byItself(during(table, actOf(model, 'shoot', 'reaction'), fire(table, model, target))),
    );
  }
}

/** Whoever caused the Trigger, or somebody in contact. WW-TURRET-7, WW-RULING-78 */
function* targetFor(table: BattleTable, model: Model, cause: Model): Play<Model | undefined> {
  const engaged = engagedWith(table, model);
  const detail = { rule: 'WW-TURRET-7', about: { model: model.id } };
  if (engaged.length > 0)
    return engaged[engaged.length === 1 ? 0 : yield* pick(table, 'turret.target', engaged.length, detail)];
  const gun = gunOf(cardOfTurret(table, model));
  return cause.gone === null && whyNotATarget(table, model, gun, cause) === undefined ? cause : undefined;
}

/** One shot as a Quick Action; in contact with the penalties of close combat. WW-TURRET-2, WW-TURRET-8 */
function* fire(table: BattleTable, model: Model, target: Model): Play {
  const weapon = gunOf(cardOfTurret(table, model));
  const isClose = engagedWith(table, model).includes(target);
  const it = isClose
    ? strikeAt(table, model, { id: weapon.id, weapon, skill: 'rifle' }, target)
    : shotAt(table, model, weapon, target, rangesTo(table, model, weapon, target)[0]!);
  yield* within(table, 'attack', attack(table, { ...it, from: placeOf(table, model) }));
}
