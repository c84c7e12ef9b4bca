/** One shot: aimed, at a range, and made. */
import { choose, option, type Play, type Reason, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { type WhyNot, whyNoPoint } from '../../queries/aiming.ts';
import { type Place, placeOf } from '../../queries/line-of-sight.ts';
import { nameOf, rangesToPlace, skillFor, targetsOf, type WeaponRange, whyNotThere } from '../../queries/shooting.ts';
import { aimedAt, type ShotDetail } from '../../queries/shots.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { choosePoint } from './aiming.ts';
import { type AttackResult, attack } from './attacks.ts';

/** One shot of a Shoot Action. */
export function* shotFrom(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  aim: Place,
  range: WeaponRange,
  detail: ShotDetail,
): Play<AttackResult> {
  const shot = aimedAt(table, model, weapon, aim, range, skillFor(weapon)!, detail);
  const target = nameOf(aim);
  say(table, 'shoot', { model: model.id, weapon: weapon.id, target, range }, 'WW-SHOOT-13');
  return yield* within(table, 'attack', attack(table, shot));
}

/** A model, or for some weapons a point or an object. WW-SHOOT-7 */
export function* aim(
  table: BattleTable,
  model: Model,
  verb: 'shoot' | 'throw',
  weapon: Weapon,
  isFree: boolean,
  whyNot: WhyNot,
): Play<Place> {
  const id = yield* choose(
    table,
    seatOf(table, model),
    `${verb}.target`,
    () => [
      ...targetsOf(table, model).map((target) => option(target.id, whyNot(placeOf(table, target)))),
      ...(isFree ? [option('point', whyNoPoint(table, model, whyNot))] : []),
    ],
    { rule: 'WW-SHOOT-7', about: { model: model.id, weapon: weapon.id } },
  );
  if (id !== 'point') return placeOf(table, modelById(table, id));
  return yield* choosePoint(table, model, `${verb}.point`, weapon, whyNot);
}

/** Only asked if the base lies in both ranges. WW-SHOOT-11 */
export function* chooseRange(table: BattleTable, model: Model, weapon: Weapon, aim: Place): Play<WeaponRange> {
  const ranges = rangesToPlace(table, model, weapon, aim);
  if (ranges.length === 1) return ranges[0]!;
  return yield* choose(table, seatOf(table, model), 'shoot.range', () => ranges.map((range) => option(range)), {
    rule: 'WW-SHOOT-11',
  });
}

/** Where the next shot may go: any viable model, or a point. */
export function* chooseNext(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  whyTooFar: (place: Place) => Reason | undefined,
): Play<Place | undefined> {
  const whyNot = (place: Place) => whyTooFar(place) ?? whyNotThere(table, model, weapon, place);
  const id = yield* choose(
    table,
    seatOf(table, model),
    'shoot.next',
    () => [
      ...targetsOf(table, model).map((target) => option(target.id, whyNot(placeOf(table, target)))),
      option('point', whyNoPoint(table, model, whyNot)),
      option('stop'),
    ],
    { rule: 'WW-WALK-2', about: { weapon: weapon.id } },
  );
  if (id === 'stop') return undefined;
  return id === 'point'
    ? yield* choosePoint(table, model, 'shoot.point', weapon, whyNot)
    : placeOf(table, modelById(table, id));
}
