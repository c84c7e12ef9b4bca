/** Turrets: what they are aware of and what they shoot with. */
import type { Battle } from '../battle.ts';
import type { Turret, Weapon } from '../content.ts';
import { type Point, turn } from '../geometry/index.ts';
import type { Act, Model, TurretInPlay } from '../state.ts';
import { ownAbilities } from './abilities.ts';
import { actOf } from './acting.ts';
import { lastingOn } from './lasting.ts';
import { noticesAct } from './triggers.ts';
import { modelById, modelsOf, seatOf, unitOf } from './units.ts';

/** The weapon that is built in. */
export const gunOf = ({ id, name, short, long, damage }: Turret): Weapon => ({
  id,
  name,
  type: 'rifle',
  unique: false,
  natural: true,
  short,
  long,
  damage,
  effects: [],
  burst: [],
  lowest: [],
  affects: [],
  icons: [],
  caps: 0,
  text: '',
});

export const cardOfTurret = (battle: Battle, model: Model): Turret =>
  battle.content.turrets.get(unitOf(battle, model).card)!;

/** All around, unless its arc is limited: between two directions, to the left of the first. WW-TURRET-11 */
export function isInArc({ arc }: TurretInPlay, { x, y }: Point, at: Point): boolean {
  if (arc === null) return true;
  const towards = { x: at.x - x, y: at.y - y };
  const middle = { x: 0, y: 0 };
  return turn(middle, arc.from, towards) >= 0 && turn(middle, arc.to, towards) <= 0;
}

/** Turrets that would shoot at a model, whoever it fights for, as soon as it does anything where it stands. WW-TURRET-4, WW-TURRET-5 */
export const turretsOnto = (battle: Battle, model: Model): TurretInPlay[] =>
  battle.state.turrets.filter(
    (turret) =>
      turret.model !== model.id &&
      turret.reactions > 0 &&
      modelById(battle, turret.model).gone === null &&
      !isInhibited(battle, turret, model) &&
      isTurretAware(battle, turret, actOf(model, 'prepare', 'action')),
  );

/** Of anything that is done within two Awareness lengths and in sight, Prepare included. WW-TURRET-3 to WW-TURRET-6 */
export function isTurretAware(battle: Battle, turret: TurretInPlay, act: Act): boolean {
  const model = modelById(battle, turret.model);
  return isInArc(turret, model, modelById(battle, act.model)) && noticesAct(battle, model, act, 2);
}

/** Whether a turret of its own side is kept from firing at a model. CH-RULING-117 */
export const isInhibited = (battle: Battle, turret: TurretInPlay, target: Model): boolean =>
  lastingOn(battle, turret.model, 'put-up').some(({ from }) => from === `seat-${seatOf(battle, target)}`) &&
  modelsOf(battle, seatOf(battle, target)).some((each) => ownAbilities(battle, each, 'inhibits').length > 0);
