/** Responses: what an AI model does with its next Action. */
import type { Battle, Subject, Task } from '../../battle.ts';
import { rounded, TOLERANCE, towards } from '../../geometry/index.ts';
import type { BookTurn, Model } from '../../state.ts';
import type { How, Response } from '../../words.ts';
import { whyNotAct } from '../actions.ts';
import { has } from '../conditions.ts';
import { isEngaged, isInContact } from '../engagement.ts';
import type { Path } from '../ground.ts';
import { baseOf, inPlay, isFriendly } from '../units.ts';
import { type Bounds, closeCombat, disengage, engagedCloseCombat, planned, ranged, strike } from './attacking.ts';
import { chooseTarget } from './choosing.ts';
import { threatTo } from './defending.ts';
import { type Mind, type Plan, type Planning, think } from './plans.ts';
import { carefulPath } from './safety.ts';
import { type Aimed, guarded, isCapable, isNearEnough, nearestSubject, subjectModels, taskOf } from './tasks.ts';
import { cut, Scout } from './ways.ts';
import { methodFor } from './weapons.ts';

/** Responses that were tried for this Action: each at most once. CH-RULING-17 */
type Tried = ReadonlySet<'attack' | 'objective'>;

type Responding = Planning<Plan | undefined>;

const foesOf = ({ battle, model }: Mind): Model[] =>
  inPlay(battle).filter((other) => !isFriendly(battle, model, other));

const THROUGH: Bounds = { approaches: true };

/** A, with its own Method, at these enemies. CH-AIATT-1 */
function* attack(mind: Mind, foes: readonly Model[], bounds: Bounds = THROUGH): Responding {
  if (foes.length === 0) return undefined;
  if (isEngaged(mind.battle, mind.model)) {
    // CH-AIENG-3, CH-AIENG-6
    if (mind.method === 'close-combat') return yield* engagedCloseCombat(mind, foes, bounds); // CH-AIENG-3
    return bounds.approaches ? yield* disengage(mind, foes) : undefined; // CH-AIENG-6
  }
  return yield* mind.method === 'ranged' ? ranged(mind, foes, bounds) : closeCombat(mind, foes, bounds); // CH-AIATT-2
}

/** A, and if there is nothing to do, O. CH-AIATT-13, CH-AIATT-20 */
function* attackOr(mind: Mind, tried: Tried): Responding {
  const plan = yield* attack(mind, foesOf(mind));
  if (plan !== undefined) return plan; // CH-AIATT-13, CH-AIATT-20
  if (tried.has('objective')) return undefined; // CH-RULING-17
  think(mind, 'instead', { from: 'attack', to: 'objective' }, mind.method === 'ranged' ? 'CH-AIATT-20' : 'CH-AIATT-13');
  return yield* objective(mind, new Set([...tried, 'attack'])); // CH-AIATT-13, CH-AIATT-20
}

/** O, if it can be done at all; otherwise A. CH-AIOBJR-1, CH-AIOBJR-6 */
function* objective(mind: Mind, tried: Tried): Responding {
  const plan = yield* byObjective(mind);
  if (plan !== undefined) return plan; // CH-AIOBJR-6
  if (tried.has('attack')) return undefined; // CH-RULING-17
  think(mind, 'instead', { from: 'objective', to: 'attack' }, 'CH-AIOBJR-6');
  return yield* attackOr(mind, new Set([...tried, 'objective'])); // CH-AIOBJR-6
}

function* byObjective(mind: Mind): Responding {
  const { task, battle, model } = mind;
  think(mind, 'task', { objective: task.objective }, 'CH-AIOBJR-1');
  switch (task.objective) {
    case 'defeat':
      return yield* attack(mind, subjectModels(battle, model, task)); // CH-AIOBJR-2
    case 'protect':
      return yield* defend(mind); // CH-AIOBJR-3
    case 'go-to':
      return yield* goThere(mind, task.subjects); // CH-AIOBJR-4
    case 'use':
      return yield* useSubject(mind, task); // CH-AIOBJR-5
    case 'none':
      return undefined; // CH-AIOBJR-6
  }
}

/** Towards a Subject without engaging: straight, or where it is safest. CH-AIMOVE-2, CH-AIMOVE-3, CH-AIMOVE-4 */
// biome-ignore lint/correctness/useYield: nothing is left to chance here
function* go(mind: Mind, { course, disc, subject }: Aimed, rule: string): Responding {
  const { scout, reckless } = mind;
  const straight = course === undefined || course.length === 0 ? undefined : scout.along(course);
  const isThere = course !== undefined && course.length <= course.stride;
  const careful =
    reckless || course === undefined || isThere ? undefined : carefulPath(mind, course, course.points.at(-1)!);
  const path =
    (reckless ? straight : (careful ?? straight)) ?? (course === undefined ? scout.nearest(disc) : undefined); // CH-AIMOVE-3, CH-AIMOVE-4
  if (path === undefined) return undefined;
  const plan = planned(mind, 'to-subject', rule, 'move', { 'move.path': path });
  return 'id' in subject ? { ...plan, target: subject.id } : plan;
}

/** Off the battlefield, if the Move leads that far. WW-EDGE-1 */
function overTheEdge({ scout, battle, model }: Mind, { subject, disc, course }: Aimed): Path | undefined {
  if (subject.is !== 'edge' || course === undefined || course.length > course.stride) return undefined;
  const { r } = baseOf(battle, model);
  const at = course.points.at(-1)!;
  const { x, y } = rounded(towards(at, disc, Math.min(r, 2 * TOLERANCE)));
  const path: Path = [...(course.length === 0 ? [] : cut(course.points, course.length)), [x, y]];
  return scout.isLegal(path) ? path : undefined;
}

/** Steps 2 and 3 of M, right to the end of the way. CH-RULING-18 */
function* goThere(mind: Mind, subjects: readonly Subject[]): Responding {
  const aimed = nearestSubject(mind.scout, subjects);
  const out = aimed && mind.task.leaves ? overTheEdge(mind, aimed) : undefined; // CH-AIOBJR-4
  if (out !== undefined) return planned(mind, 'to-subject', 'CH-AIOBJR-4', 'move', { 'move.path': out });
  return aimed && (yield* go(mind, aimed, 'CH-AIMOVE-2')); // CH-RULING-18
}

/** M: near its Subject it does what it came for, farther off it goes there. CH-AIMOVE-1 */
function* moveTo(mind: Mind, subjects: readonly Subject[]): Responding {
  const aimed = nearestSubject(mind.scout, subjects);
  if (aimed === undefined) return yield* objective(mind, new Set());
  const { course } = aimed;
  if (course !== undefined && course.length <= course.stride) {
    think(mind, 'instead', { from: 'move', to: 'objective' }, 'CH-AIMOVE-1');
    return yield* objective(mind, new Set()); // CH-AIMOVE-1
  }
  return yield* go(mind, aimed, 'CH-AIMOVE-2'); // CH-AIMOVE-2
}

/** Interact, move there, or M. CH-AIOBJR-5 */
function* useSubject(mind: Mind, task: Task): Responding {
  const { battle, model, scout, how } = mind;
  if (!isCapable(battle, model)) return undefined; // CH-AIOBJR-7
  for (const subject of task.subjects) {
    const use = task.use?.(battle, model, subject);
    if (use === undefined) continue;
    const { action, answers } = use;
    if (typeof action === 'string' && whyNotAct(battle, model, action, how) !== undefined) continue;
    const plan = planned(mind, 'interact', 'CH-AIOBJR-5', action, answers); // CH-AIOBJR-5
    return 'id' in subject ? { ...plan, target: subject.id } : plan;
  }
  const aimed = nearestSubject(scout, task.subjects);
  // Near enough, and it cannot be used: there is no way to do it.
  if (aimed === undefined || isNearEnough(battle, model, task, aimed.disc)) return undefined; // CH-AIOBJR-8, CH-AIOBJR-9
  return yield* go(mind, aimed, 'CH-AIOBJR-5');
}

/** D: whoever threatens the Subject most is attacked, or the model goes to the Subject. CH-AIDEF-1 to CH-AIDEF-5 */
function* defend(mind: Mind): Responding {
  const { battle, model, task, scout } = mind;
  const aimed = nearestSubject(scout, guarded(battle, model, task));
  if (task.objective === 'none' || aimed === undefined) return yield* attack(mind, foesOf(mind)); // CH-RULING-20
  const threat = yield* threatTo(mind, aimed, foesOf(mind)); // CH-AIDEF-1
  if (threat === undefined) return yield* go(mind, aimed, 'CH-AIDEF-4');
  think(mind, 'threat', { target: threat.id }, 'CH-AIDEF-1');
  const plan = yield* attack(withMethod(mind, aimed, threat), [threat], { approaches: false }); // CH-AIDEF-2, CH-AIDEF-3
  if (plan !== undefined) return plan;
  // Where it stands already it can only go for whoever threatens. CH-RULING-150
  return aimed.course?.length === 0 ? yield* attack(mind, [threat]) : yield* go(mind, aimed, 'CH-AIDEF-4'); // CH-AIDEF-4
}

/** A Careful shooter takes its knife when its target and the Subject are at each other. CH-AIDEF-5 */
function withMethod(mind: Mind, { subject }: Aimed, threat: Model): Mind {
  if (mind.reckless || mind.method !== 'ranged' || subject.is !== 'model') return mind; // CH-AIDEF-5
  const { battle } = mind;
  const held = inPlay(battle).find(({ id }) => id === subject.id)!;
  return isInContact(battle, held, threat) ? { ...mind, method: 'close-combat' } : mind; // CH-AIDEF-5
}

/** The Response of the card, or the one that people put in its place. CH-AISETUP-10 */
function* respond(mind: Mind, response: Response): Responding {
  const { battle, model, task } = mind;
  switch (response) {
    case 'attack':
      return yield* attackOr(mind, new Set());
    case 'objective':
      return yield* objective(mind, new Set());
    case 'defend':
      return yield* defend(mind);
    case 'move':
      return yield* moveTo(mind, task.subjects.length === 0 ? subjectsOf(mind) : task.subjects);
    case 'fall-back': {
      const { x, y } = battle.state.book!.models.find((each) => each.model === model.id)!;
      return yield* moveTo(mind, [{ is: 'point', x, y }]); // CH-AIFALL-1, CH-AIFALL-2, CH-RULING-19
    }
  }
}

/** General models as Subject are all enemies. CH-AIOBJ-5 */
const subjectsOf = (mind: Mind): Subject[] =>
  mind.task.objective === 'defeat' ? foesOf(mind).map(({ id }): Subject => ({ is: 'model', id })) : [];

const mindOf = (battle: Battle, model: Model, turn: BookTurn, how: How): Mind => {
  const method = methodFor(battle, model, turn.method);
  return {
    battle,
    model,
    how,
    task: taskOf(battle, model),
    scout: new Scout(battle, model, how),
    method,
    reckless: turn.reckless,
    thoughts: [],
  };
};

/** What it does with its next Action: assessed anew each time, by the same die. CH-AIACT-10, CH-AIRESP-2, CH-AICARRY-1 */
export function* planAction(
  battle: Battle,
  model: Model,
  turn: BookTurn,
  how: How,
  response: Response = turn.response,
): Planning<Plan> {
  const mind = mindOf(battle, model, turn, how);
  if (has(model, 'stunned')) return planned(mind, 'shake-off', 'WW-COND-20', 'shake-off', {});
  if (turn.stays && isEngaged(battle, model)) {
    // Before its Response. CH-AIRESP-3, CH-AIACT-13, CH-AIENG-1
    const blow = yield* strike({ ...mind, method: 'close-combat' }, foesOf(mind), 'CH-AIENG-1');
    if (blow !== undefined) return blow;
  }
  const plan = (yield* respond(mind, response)) ?? (yield* lastResort(mind, response));
  return plan ?? planned(mind, 'nothing', 'CH-RULING-17', undefined, {});
}

/** Whoever can do nothing of what its card says fights: as its card says, or else in the other way. CH-RULING-148 */
function* lastResort(mind: Mind, response: Response): Responding {
  const isTried = response === 'attack' || response === 'objective';
  const plan = isTried ? undefined : yield* attack(mind, foesOf(mind));
  if (plan !== undefined) return plan;
  const method = mind.method === 'ranged' ? 'close-combat' : 'ranged';
  think(mind, 'other-way', { method }, 'CH-RULING-148');
  return yield* attack({ ...mind, method }, foesOf(mind));
}

/** The next target of a weapon that goes on from one to another. CH-AITGT-1 */
export function* planNext(
  battle: Battle,
  model: Model,
  turn: BookTurn,
  able: readonly Model[],
): Planning<string | undefined> {
  const mind = mindOf(battle, model, turn, 'action');
  const valid = able.filter((foe) => turn.reckless || !isEngaged(battle, foe)); // CH-AIATT-22
  return valid.length === 0 ? undefined : (yield* chooseTarget(mind, valid, { isShot: true })).target;
}
