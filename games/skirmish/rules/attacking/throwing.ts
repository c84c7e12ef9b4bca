/** Throw: thrown weapons, as far as the thrower's own color reaches. */
import { choose, type Option, option, type Play, type Reason, say, within } from '@holotape/kernel';
import type { Weapon } from '../../content.ts';
import { colorNow } from '../../queries/card-colors.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { useUp } from '../../queries/limited-use.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { skillOf } from '../../queries/skills.ts';
import { cardOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import { eventColor } from '../wasteland/events.ts';
import { attack } from './attacks.ts';
import { fired, whyNotFired } from './heavy-weapons.ts';
import { aim, aimedAt, chooseRange, nameOf, weaponsOf, whyNothingToAimAt, whyNotThere } from './shooting.ts';

const reason = (rule: string, key: string): Reason => ({ rule, say: `throw.${key}` });

/** The weapon with the thrower's color for its white bar. WW-THROW-2 */
export function inHand(battle: Battle, model: Model, weapon: Weapon): Weapon {
  if (weapon.short.range !== undefined) return weapon;
  return {
    ...weapon,
    short: { ...weapon.short, range: eventColor(battle, 'throw', colorNow(battle, model, 'throw')!) },
  };
}

/** Weapons that can be thrown now. */
export const thrownBy = (battle: Battle, model: Model): Weapon[] =>
  weaponsOf(battle, model)
    .filter(({ type }) => type === 'thrown')
    .map((weapon) => inHand(battle, model, weapon));

/** WW-THROW-1, WW-THROW-6 */
export function whyNoThrow(battle: Battle, model: Model): Reason | undefined {
  if (!weaponsOf(battle, model).some(({ type }) => type === 'thrown')) return reason('WW-THROW-1', 'no-weapon');
  if (skillOf(battle, model, 'throw') === undefined || cardOf(battle, model).colors.throw === undefined)
    return reason('WW-THROW-1', 'no-skill');
  // In contact the weapon is used for a Close Combat attack.
  if (isEngaged(battle, model)) return reason('WW-THROW-6', 'engaged');
  const reasons = thrownBy(battle, model).map((weapon) => whyNotThrown(battle, model, weapon));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** Empty, or with nothing to throw it at. */
const whyNotThrown = (battle: Battle, model: Model, weapon: Weapon): Reason | undefined =>
  whyNotFired(battle, model, weapon) ?? whyNothingToAimAt(battle, model, weapon, true);

/** A throw at a place, before the dice. WW-THROW-3, WW-THROW-4 */
export const throwAt = (battle: Battle, model: Model, weapon: Weapon, aim: Place, range: 'short' | 'long' = 'short') =>
  aimedAt(battle, model, inHand(battle, model, weapon), aim, range, 'throw');

/** WW-THROW-4 */
export function* throwWeapon(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const all = thrownBy(table, model);
  const id = yield* choose(table, seat, 'throw.weapon', () =>
    all.map((weapon): Option => option(weapon.id, whyNotThrown(table, model, weapon))),
  );
  const weapon = all.find((each) => each.id === id)!;
  const target = yield* aim(table, model, 'throw', weapon, true, (place) => whyNotThere(table, model, weapon, place));
  const range = yield* chooseRange(table, model, weapon, target);
  say(table, 'throw', { model: model.id, weapon: weapon.id, target: nameOf(target) }, 'WW-THROW-4');
  fired(table, model, weapon);
  useUp(table, model, weapon);
  yield* within(table, 'attack', attack(table, throwAt(table, model, weapon, target, range)));
}
