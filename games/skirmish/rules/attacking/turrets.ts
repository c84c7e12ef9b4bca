/** Turrets and fixed defenses: not units, on nobody's side, with Reactions of their own. */
import { type Play, pick, say, within } from '@holotape/kernel';
import type { Turret, Unit, Weapon } from '../../content.ts';
import { type Point, turn } from '../../geometry/index.ts';
import { actOf, during } from '../../queries/acting.ts';
import { engagedWith } from '../../queries/engagement.ts';
import { placeOf } from '../../queries/line-of-sight.ts';
import { noticesAct } from '../../queries/triggers.ts';
import { modelById, unitOf } from '../../queries/units.ts';
import type { Act, Battle, BattleTable, Model, TurretInPlay } from '../../state.ts';
import { byItself } from '../round/nobody.ts';
import { attack } from './attacks.ts';
import { strikeAt } from './close-combat.ts';
import { rangesTo, shotAt, whyNotATarget } from './shooting.ts';

/** What a turret's card says, as a unit card would: its skill stands beside PER, its Health beside END. */
export const turretCard = ({
  skill,
  health,
  reactions: _,
  short: _s,
  long: _l,
  damage: _d,
  ...card
}: Turret): Unit => ({
  ...card,
  faction: 'none',
  unique: false,
  type: 'robot',
  special: { STR: 0, PER: skill, END: health, CHA: 0, INT: 0, AGI: 0, LUC: 0 },
  skills: { rifle: 'PER', health: 'END' },
  colors: {},
  move: 'orange',
  icons: [],
  specialities: [],
  has: [],
  aura: [],
  perks: [],
  kit: [],
});

/** The weapon that is built in. */
const gunOf = ({ id, name, short, long, damage }: Turret): Weapon => ({
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

const cardOfTurret = (battle: Battle, model: Model): Turret => battle.content.turrets.get(unitOf(battle, model).card)!;

/** Reaction Markers as its card says, whatever was left over. WW-TURRET-1 */
export function rearm(table: BattleTable): void {
  for (const turret of table.state.turrets)
    turret.reactions = cardOfTurret(table, modelById(table, turret.model)).reactions;
}

/** All around, unless its arc is limited: between two directions, to the left of the first. WW-TURRET-11 */
export function isInArc({ arc }: TurretInPlay, { x, y }: Point, at: Point): boolean {
  if (arc === null) return true;
  const towards = { x: at.x - x, y: at.y - y };
  const middle = { x: 0, y: 0 };
  return turn(middle, arc.from, towards) >= 0 && turn(middle, arc.to, towards) <= 0;
}

/** Of anything that is done within two Awareness lengths and in sight, Prepare included. WW-TURRET-3 to WW-TURRET-6 */
export function isTurretAware(battle: Battle, turret: TurretInPlay, act: Act): boolean {
  const model = modelById(battle, turret.model);
  return isInArc(turret, model, modelById(battle, act.model)) && noticesAct(battle, model, act, 2);
}

/** Every turret that is aware of an Action shoots, one marker for one Trigger. WW-TURRET-2, WW-TURRET-4 */
export function* turretsReact(table: BattleTable, act: Act): Play {
  for (const turret of table.state.turrets) {
    const model = modelById(table, turret.model);
    if (model.gone !== null || turret.reactions === 0 || !isTurretAware(table, turret, act)) continue;
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
  if (engaged.length === 1) return engaged[0];
  if (engaged.length > 1)
    return engaged[
      yield* pick(table, 'turret.target', engaged.length, { rule: 'WW-TURRET-7', about: { model: model.id } })
    ];
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
