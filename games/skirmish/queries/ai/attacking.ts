/** Response A: the Activity Lists of both Methods, and what they can be aimed at. */
import type { Battle } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { gap, type Point, TOLERANCE } from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import type { Attack } from '../attacks.ts';
import { canCharge, contactsAt, suggestCharges } from '../charging.ts';
import { strikable } from '../close-combat.ts';
import { engagedWith, isEngaged } from '../engagement.ts';
import type { Path } from '../ground.ts';
import { placeOf } from '../line-of-sight.ts';
import { asIfAt } from '../outlook.ts';
import { lengthOf } from '../ranges.ts';
import { rangesTo } from '../shooting.ts';
import { shotAt } from '../shots.ts';
import { suggestPaths } from '../suggested-paths.ts';
import { throwAt } from '../throwing.ts';
import { baseOf } from '../units.ts';
import { aimAt } from './area-throws.ts';
import { type Chosen, chooseTarget } from './choosing.ts';
import { type Activity, during, type Mind, type Plan, type Planning, think } from './plans.ts';
import { safestOf } from './safety.ts';
import { type Course, endOf } from './ways.ts';
import { gripsFor, gunsOf, isThrown } from './weapons.ts';

/** What an Action under A comes to; undefined: there is nothing on the list that it could do. */
type Attacking = Planning<Plan | undefined>;

export const planned = (
  mind: Mind,
  activity: Activity,
  rule: string,
  action: Plan['action'],
  answers: Plan['answers'],
  choosing?: Chosen,
): Plan => ({
  activity,
  rule,
  action,
  answers,
  ...(choosing && { target: choosing.target, choosing }),
  thoughts: mind.thoughts,
});

const strikesAt = (mind: Mind, chosen: Chosen, rule: string): Plan => {
  const [grip] = gripsFor(during(mind, 'strike'), mind.model, chosen.model);
  return planned(mind, 'strike', rule, 'strike', { 'strike.weapon': grip!.id, 'strike.target': chosen.target }, chosen);
};

const moves = (mind: Mind, activity: Activity, rule: string, path: Path, chosen?: Chosen): Plan =>
  planned(mind, activity, rule, 'move', { 'move.path': path }, chosen);

/** Those it can strike where it stands. */
const inContact = (mind: Mind, foes: readonly Model[]): Model[] => {
  const battle = during(mind, 'strike');
  return strikable(battle, mind.model).filter(
    (foe) => foes.includes(foe) && gripsFor(battle, mind.model, foe).length > 0,
  );
};

/** A Close Combat attack on one of those it is engaged with. CH-AIATT-7, CH-AIENG-1 */
export function* strike(mind: Mind, foes: readonly Model[], rule: string): Attacking {
  const able = inContact(mind, foes);
  return able.length === 0 ? undefined : strikesAt(mind, yield* chooseTarget(mind, able), rule);
}

/** Charges, each with the enemy it ends against. CH-AIATT-8 */
function chargesAt(mind: Mind, foes: readonly Model[]): Map<Model, Path> {
  const { model, scout } = mind;
  const found = new Map<Model, Path>();
  if (scout.charge === undefined || isEngaged(mind.battle, model)) return found;
  const battle = during(mind, 'charge');
  for (const path of suggestCharges(battle, model, scout.charge)) {
    const foe = contactsAt(battle, model, endOf(path)).find(
      (each) => foes.includes(each) && !found.has(each) && canCharge(battle, model, each),
    );
    if (foe !== undefined) found.set(foe, path);
  }
  return found;
}

/** Moves that end in contact, each with the enemy. CH-AIATT-9 */
function engagements({ scout, battle }: Mind, foes: readonly Model[]): Map<Model, Path> {
  const found = new Map<Model, Path>();
  for (const foe of foes) {
    const course = scout.wayToContact(baseOf(battle, foe));
    const path = course && course.length > 0 ? scout.into(course) : undefined;
    if (path !== undefined) found.set(foe, path);
  }
  return found;
}

/** Enemies that would be no farther than this after a Move. CH-AIATT-10, CH-AIATT-11 */
function nearAfterMove({ scout, battle }: Mind, foes: readonly Model[], reach: number): Map<Model, Course> {
  const found = new Map<Model, Course>();
  for (const foe of foes) {
    const course = scout.wayToContact(baseOf(battle, foe));
    if (course !== undefined && course.length - course.stride <= reach + TOLERANCE) found.set(foe, course);
  }
  return found;
}

/** A Move along the way to one of them, as far as it leads. */
function* approach(mind: Mind, courses: ReadonlyMap<Model, Course>, activity: Activity, rule: string): Attacking {
  const open = new Map(courses);
  while (open.size > 0) {
    const chosen = yield* chooseTarget(mind, [...open.keys()]);
    const path = mind.scout.along(open.get(chosen.model)!);
    if (path !== undefined) return moves(mind, activity, rule, path, chosen);
    open.delete(chosen.model);
  }
  return undefined;
}

/** Whoever is nearest is gone towards, even where no way leads. CH-AIATT-12, CH-AIATT-19 */
function* towards(mind: Mind, foes: readonly Model[], rule: string): Attacking {
  const { battle, scout } = mind;
  const courses = new Map(
    foes.flatMap((foe) => {
      const course = scout.wayToContact(baseOf(battle, foe));
      return course === undefined || course.length === 0 ? [] : [[foe, course] as const];
    }),
  );
  const plan = yield* approach(mind, courses, 'towards', rule);
  if (plan !== undefined) return plan;
  // To whom it cannot come nearer is left alone, and the next is gone for.
  for (const open = new Set(foes); open.size > 0; ) {
    const chosen = yield* chooseTarget(mind, [...open]);
    const path = scout.nearest(chosen.model); // CH-RULING-121
    if (path !== undefined) return moves(mind, 'towards', rule, path, chosen);
    open.delete(chosen.model);
  }
  return undefined;
}

/** How far A goes: to the end, or only as far as Defend lets it. CH-RULING-22 */
export interface Bounds {
  readonly approaches: boolean;
}

/** Activities 1 to 6 of the Close Combat list. CH-AIATT-7 to CH-AIATT-12 */
export function* closeCombat(mind: Mind, foes: readonly Model[], { approaches }: Bounds): Attacking {
  const { scout } = mind;
  const blow = yield* strike(mind, foes, 'CH-AIATT-7'); // CH-AIATT-7
  if (blow !== undefined) return blow;
  const charges = chargesAt(mind, foes);
  if (charges.size > 0) {
    const chosen = yield* chooseTarget(mind, [...charges.keys()]);
    const answers = { 'charge.path': charges.get(chosen.model)!, 'charge.target': chosen.target };
    return planned(mind, 'charge', 'CH-AIATT-8', 'charge', answers, chosen); // CH-AIATT-8
  }
  const contacts = engagements(mind, foes);
  if (contacts.size > 0) {
    const chosen = yield* chooseTarget(mind, [...contacts.keys()]);
    return moves(mind, 'engage', 'CH-AIATT-9', contacts.get(chosen.model)!, chosen); // CH-AIATT-9
  }
  if (!approaches) return undefined; // CH-RULING-22
  const canCharge = scout.charge !== undefined; // CH-AIATT-10
  return (
    (canCharge
      ? yield* approach(mind, nearAfterMove(mind, foes, scout.reach(scout.charge)), 'to-charge', 'CH-AIATT-10') // CH-AIATT-10
      : undefined) ??
    (yield* approach(mind, nearAfterMove(mind, foes, scout.reach(scout.move)), 'to-move', 'CH-AIATT-11')) ?? // CH-AIATT-11
    (yield* towards(mind, foes, 'CH-AIATT-12')) // CH-AIATT-12
  );
}

const canAimAt = ({ reckless }: Mind, battle: Battle, model: Model, weapon: Weapon, foe: Model): boolean =>
  aimAt(battle, model, weapon, foe, reckless) !== undefined;

/** To a Careful model whoever is engaged is no target. CH-AIACT-16, CH-AIATT-21, CH-AIATT-22 */
const isValid = ({ battle, reckless }: Mind, foe: Model): boolean => reckless || !isEngaged(battle, foe);

/** The first weapon with which somebody can be shot, and who. CH-AIATT-5, CH-AIATT-17 */
function shotsAt(mind: Mind, foes: readonly Model[]): { weapon: Weapon; targets: Model[] } | undefined {
  if (isEngaged(mind.battle, mind.model)) return undefined;
  for (const weapon of gunsOf(during(mind, 'shoot'), mind.model)) {
    const battle = during(mind, isThrown(weapon) ? 'throw' : 'shoot');
    const targets = foes.filter((foe) => isValid(mind, foe) && canAimAt(mind, battle, mind.model, weapon, foe));
    if (targets.length > 0) return { weapon, targets };
  }
  return undefined;
}

function* shoot(mind: Mind, foes: readonly Model[]): Attacking {
  const shots = shotsAt(mind, foes);
  if (shots === undefined) return undefined;
  const { weapon, targets } = shots;
  const chosen = yield* chooseTarget(mind, targets, { isShot: true, weapon });
  const { model, reckless } = mind;
  const verb = isThrown(weapon) ? 'throw' : 'shoot';
  const battle = during(mind, verb);
  const [range] = rangesTo(battle, model, weapon, chosen.model);
  const aim = aimAt(battle, model, weapon, chosen.model, reckless)!;
  const answers = {
    [`${verb}.weapon`]: weapon.id,
    ...(aim === 'model'
      ? { [`${verb}.target`]: chosen.target, 'shoot.range': range! }
      : { [`${verb}.target`]: 'point', [`${verb}.point`]: [aim.x, aim.y] }), // WW-FACTION-3
  };
  if (aim !== 'model') think(mind, 'into-crowd', { target: chosen.target }, 'WW-FACTION-3');
  return planned(mind, verb, verb === 'throw' ? 'CH-RULING-146' : 'CH-AIATT-17', verb, answers, chosen); // CH-AIATT-17
}

/** Whether somebody could be shot from a place, as everybody stands now. */
function canShootFrom(mind: Mind, at: Point, foe: Model): boolean {
  const [battle, there] = asIfAt(mind.battle, mind.model, at);
  return gunsOf(battle, there).some((weapon) => canAimAt(mind, battle, there, weapon, foe));
}

/** So many places on the way are looked at. */
const LOOKS = 10;

/** Where a shot becomes possible on the way it goes on, but no nearer than Yellow. CH-AIATT-18, CH-RULING-35 */
function shotOnTheWay(mind: Mind, foe: Model): Path | undefined {
  const { scout, battle, model } = mind;
  const target = baseOf(battle, foe);
  const course = scout.wayToContact(target);
  if (course === undefined || course.length === 0) return undefined;
  const yellow = lengthOf(battle.content, 'yellow');
  const base = baseOf(battle, model);
  const most = Math.min(course.stride, course.length);
  let best: Path | undefined;
  for (let i = 1; i <= LOOKS; i += 1) {
    const path = scout.along(course, (most * i) / LOOKS);
    if (path === undefined) continue;
    const isNear = gap({ ...base, ...endOf(path) }, target).length < yellow - TOLERANCE;
    if (isNear && best !== undefined) break; // CH-AIATT-18
    if (canShootFrom(mind, endOf(path), foe)) best = path;
    if (isNear && best !== undefined) break; // CH-RULING-35
  }
  return best;
}

/** Somewhere else within its Move from where somebody can be shot. */
function shotFromAside(mind: Mind, foes: readonly Model[]): Map<Model, Path> {
  const { scout } = mind;
  const found = new Map<Model, Path>();
  for (const path of suggestPaths(scout.battle, mind.model, scout.move)) {
    const at = endOf(path);
    if (scout.touchedAt(at).length > 0) continue;
    for (const foe of foes) if (!found.has(foe) && canShootFrom(mind, at, foe)) found.set(foe, path);
    if (found.size === foes.length) break;
  }
  return found;
}

/** A Move after which somebody can be shot: for the one whom the list picks. CH-AIATT-18, CH-RULING-34 */
function* toShot(mind: Mind, foes: readonly Model[]): Attacking {
  const valid = foes.filter((foe) => isValid(mind, foe));
  if (valid.length === 0 || gunsOf(mind.battle, mind.model).length === 0) return undefined;
  const ways = new Map(
    valid.flatMap((foe) => {
      const path = shotOnTheWay(mind, foe);
      return path === undefined ? [] : [[foe, path] as const];
    }),
  );
  const open = ways.size > 0 ? ways : shotFromAside(mind, valid);
  if (open.size === 0) return undefined;
  const chosen = yield* chooseTarget(mind, [...open.keys()], {
    isShot: true,
    weapon: gunsOf(mind.battle, mind.model)[0]!,
  });
  return moves(mind, 'to-shot', 'CH-AIATT-18', open.get(chosen.model)!, chosen); // CH-AIATT-18
}

/** Activities 1 to 3 of the Ranged list. CH-AIATT-17, CH-AIATT-18, CH-AIATT-19 */
export function* ranged(mind: Mind, foes: readonly Model[], { approaches }: Bounds): Attacking {
  const shot = yield* shoot(mind, foes);
  if (shot !== undefined || !approaches) return shot; // CH-AIATT-17, CH-RULING-22
  return (yield* toShot(mind, foes)) ?? (yield* towards(mind, foes, 'CH-AIATT-19')); // CH-AIATT-18, CH-AIATT-19
}

/** Engaged and free to go: it fights whom its list says, of those in contact and those a Move leads to. CH-AIENG-3 */
export function* engagedCloseCombat(mind: Mind, foes: readonly Model[], bounds: Bounds): Attacking {
  const here = inContact(mind, foes);
  const there = engagements(
    mind,
    foes.filter((foe) => !here.includes(foe)),
  );
  const able = [...here, ...there.keys()];
  if (able.length === 0) return yield* closeCombat(mind, foes, bounds); // CH-RULING-24
  const chosen = yield* chooseTarget(mind, able);
  if (here.includes(chosen.model)) return strikesAt(mind, chosen, 'CH-AIENG-4'); // CH-AIENG-4
  return moves(mind, 'engage', 'CH-AIENG-5', there.get(chosen.model)!, chosen); // CH-AIENG-5
}

/** What a shot at somebody would be worth from a place: bonuses and penalties. */
function modifierFrom(mind: Mind, at: Point, foe: Model): number | undefined {
  const [battle, there] = asIfAt(mind.battle, mind.model, at);
  const sums = gunsOf(battle, there)
    .filter((weapon) => canAimAt(mind, battle, there, weapon, foe))
    .map((weapon) => {
      const [range] = rangesTo(battle, there, weapon, foe);
      return sumOf(
        isThrown(weapon)
          ? throwAt(battle, there, weapon, placeOf(battle, foe), range)
          : shotAt(battle, there, weapon, foe, range!),
      );
    });
  return sums.length === 0 ? undefined : Math.max(...sums);
}

const sumOf = ({ modifiers }: Attack): number => modifiers.reduce((sum, { by }) => sum + by, 0);

/**
 * Engaged and free to go, with a gun: it gets away so that it can Shoot with its next Action, and no worse than from here; of
 * such places the safest. CH-AIENG-6, CH-AIENG-7, CH-AIENG-8
 */
export function* disengage(mind: Mind, foes: readonly Model[]): Attacking {
  const { scout, battle, model } = mind;
  const paths = suggestPaths(scout.battle, model, scout.move).filter(
    (path) => scout.touchedAt(endOf(path)).length === 0,
  );
  // Those whom it leaves behind are engaged with nobody else then, if it held them alone.
  const valid = foes.filter((foe) => mind.reckless || engagedWith(battle, foe).every((other) => other === model)); // CH-AIATT-22, CH-RULING-23
  const ends = valid.map((foe) => ({
    foe,
    ends: paths.flatMap((path) => {
      const sum = modifierFrom(mind, endOf(path), foe);
      return sum === undefined ? [] : [{ path, sum }];
    }),
  }));
  const open = new Map(ends.filter(({ ends: some }) => some.length > 0).map(({ foe, ends: some }) => [foe, some]));
  if (open.size === 0) return yield* towards(mind, foes, 'CH-AIATT-19'); // CH-RULING-23
  const chosen = yield* chooseTarget(mind, [...open.keys()], { isShot: true, weapon: gunsOf(battle, model)[0]! });
  const able = open.get(chosen.model)!;
  const best = Math.max(...able.map(({ sum }) => sum)); // CH-AIENG-8
  const path = safestOf(
    mind,
    able.filter(({ sum }) => sum === best).map((each) => each.path),
  ); // CH-AIENG-8
  return moves(mind, 'disengage', 'CH-AIENG-6', path, chosen); // CH-AIENG-6
}
