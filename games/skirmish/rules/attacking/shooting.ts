/** Shoot: one shot, or several. */
import { choose, type Option, option, type Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { actBy, actOf } from '../../queries/acting.ts';
import { countsHeavyFire } from '../../queries/auras.ts';
import { weaponsOf } from '../../queries/carrying.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { charged } from '../../queries/heavy-weapons.ts';
import { type Place, placeOf } from '../../queries/line-of-sight.ts';
import { isCountingDown } from '../../queries/self-destruction.ts';
import {
  canAimAtPoints,
  reason,
  type WeaponRange,
  whyNotThere,
  whyNoUse,
  whyTooFarFrom,
} from '../../queries/shooting.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { during } from '../round/acting.ts';
import { lay } from '../round/lasting.ts';
import { chooseCritical } from './criticals.ts';
import { fired } from './heavy-weapons.ts';
import { aim, chooseNext, chooseRange, shotFrom } from './shots.ts';
import { walkFire } from './walked-fire.ts';

/** WW-SHOOT-13 */
export function* shoot(table: BattleTable, model: Model): Play {
  yield* shootWith(table, model, yield* chooseWeapon(table, model));
}

/** A weapon that shoots by itself, at whomever its player wants, if there is anybody. WW-HEAVY-7 */
export function* maybeShootWith(table: BattleTable, model: Model, weapon: Weapon): Play {
  if (!isCountingDown(table, model) && !isEngaged(table, model) && whyNoUse(table, model, weapon) === undefined)
    yield* during(table, actOf(model, 'shoot', 'free'), shootWith(table, model, weapon));
}

function* shootWith(table: BattleTable, model: Model, printed: Weapon): Play {
  const weapon = charged(model, printed);
  const target = yield* chooseTarget(table, model, weapon);
  const range = yield* chooseRange(table, model, weapon, target);
  const isCritical = yield* chooseCritical(table, model, weapon, range);
  fired(table, model, weapon);
  yield* shots(table, model, weapon, target, range, isCritical);
  if (countsHeavyFire(table, model) && weapon.type === 'heavy')
    lay(table, { kind: 'fired-heavy', on: model.id, until: 'turn', from: weapon.id }); // WW-CARD-1
}

/** One shot, or as many as the weapon makes. */
function* shots(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  target: Place,
  range: WeaponRange,
  isCritical: boolean,
): Play {
  const act = actBy(table, model);
  if (act !== undefined) act.quiet = weapon.quiet === true;
  // A Critical Attack is one shot.
  if (weapon.walked !== undefined && !isCritical) yield* walkFire(table, model, weapon, weapon.walked, target, range);
  else yield* repeatedShot(table, model, weapon, target, range, isCritical);
}

/** A shot, and as often as it was bought the same once more, on another model near the last. WW-SPFX-1 */
function* repeatedShot(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  first: Place,
  firstRange: WeaponRange,
  isCritical: boolean,
): Play {
  let { repeats, struck } = yield* shotFrom(table, model, weapon, first, firstRange, { isCritical });
  const hit = struck === undefined ? [] : [struck.id];
  for (let last = struck; repeats > 0 && last !== undefined && model.gone === null; repeats -= 1) {
    const from = placeOf(table, last);
    const aim = yield* chooseNext(table, model, weapon, (place) =>
      place.model === undefined || hit.includes(place.model.id)
        ? reason('WW-SPFX-1', 'another')
        : whyTooFarFrom(table, from, weapon.repeats!, place),
    );
    if (aim === undefined) return;
    const range = yield* chooseRange(table, model, weapon, aim);
    // What is repeated buys no more repeats.
    const once = { ...weapon, effects: weapon.effects.filter(({ gain }) => gain !== 'repeat') };
    ({ struck } = yield* shotFrom(table, model, once, aim, range, {}));
    last = struck;
    if (struck !== undefined) hit.push(struck.id);
  }
}

function* chooseWeapon(table: BattleTable, model: Model): Play<Weapon> {
  const id = yield* choose(
    table,
    seatOf(table, model),
    'shoot.weapon',
    () => weaponsOf(table, model).map((weapon): Option => option(weapon.id, whyNoUse(table, model, weapon))),
    { rule: 'WW-SHOOT-1', about: { model: model.id } },
  );
  return weaponsOf(table, model).find((weapon) => weapon.id === id)!;
}

const chooseTarget = (table: BattleTable, model: Model, weapon: Weapon): Play<Place> =>
  aim(table, model, 'shoot', weapon, canAimAtPoints(weapon), (place) => whyNotThere(table, model, weapon, place));
