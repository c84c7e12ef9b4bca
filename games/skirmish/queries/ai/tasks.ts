/** Objective and Subject: what the AI side is about, and where that is. */
import type { Battle, Subject, Task } from '../../battle.ts';
import { type Disc, gap, nearestOnSegment, type Point, withinReach } from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import { discOf } from '../markers.ts';
import { lengthOf } from '../ranges.ts';
import { specialRules } from '../scenario.ts';
import { skillOf } from '../skills.ts';
import { baseOf, inPlay, isFriendly } from '../units.ts';
import type { Course, Scout } from './ways.ts';

/** Where the scenario says nothing, whoever is left standing wins. CH-AIOBJ-5 */
const ANY_ENEMY: Task = { objective: 'defeat', subjects: [] };

/** Set by the scenario, and asked anew for every Action. CH-AIOBJ-1, CH-AIOBJ-6 */
export const taskOf = (battle: Battle, model: Model): Task => specialRules(battle).task?.(battle, model) ?? ANY_ENEMY;

/** Where a Subject lies, seen from a place; nowhere if it is gone. CH-AIOBJ-2, CH-AIOBJ-3, CH-AIOBJ-4 */
export function discOfSubject({ state, content }: Battle, subject: Subject, from: Disc): Disc | undefined {
  switch (subject.is) {
    case 'model': {
      const model = inPlay({ state, content }).find(({ id }) => id === subject.id);
      return model && baseOf({ state, content }, model);
    }
    case 'marker': {
      const marker = state.markers.find(({ id }) => id === subject.id);
      return marker && discOf(marker);
    }
    case 'piece': {
      const piece = state.pieces.find(({ id }) => id === subject.id);
      return piece && { ...nearestOnOutline(piece.outline, from), r: 0 };
    }
    case 'point':
      return { x: subject.x, y: subject.y, r: 0 };
    case 'edge':
      return { ...onEdge(state, subject.edge, from), r: 0 };
  }
}

/** Seen from a place. CH-AIOBJ-2 */
function nearestOnOutline(outline: readonly Point[], from: Point): Point {
  const points = outline.map((corner, i) =>
    nearestOnSegment(from, { from: corner, to: outline[(i + 1) % outline.length]! }),
  );
  const far = (point: Point): number => (point.x - from.x) ** 2 + (point.y - from.y) ** 2;
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** The nearest point of an edge. CH-AIOBJ-3 */
function onEdge(
  { width, height }: { readonly width: number; readonly height: number },
  edge: string,
  { x, y }: Point,
): Point {
  if (edge === 'bottom' || edge === 'top') return { x, y: edge === 'bottom' ? 0 : height };
  return { x: edge === 'left' ? 0 : width, y };
}

/** A Subject with the way to it. */
export interface Aimed {
  readonly subject: Subject;
  readonly disc: Disc;
  readonly course: Course | undefined;
}

/** The way to where a Subject is reached: into contact, or onto a point or an edge. */
function courseTo(scout: Scout, battle: Battle, subject: Subject, disc: Disc): Course | undefined {
  const { r } = baseOf(battle, scout.model);
  if (subject.is === 'point') return scout.wayTo({ x: disc.x, y: disc.y });
  if (subject.is !== 'edge') return scout.wayToContact(disc);
  const { width, height } = battle.state;
  const inside = (at: number, most: number): number => Math.min(Math.max(at, r), most - r);
  return scout.wayTo({ x: inside(disc.x, width), y: inside(disc.y, height) });
}

/** The Subject to which it takes the fewest Moves. CH-AIMOVE-5 */
export function nearestSubject(scout: Scout, subjects: readonly Subject[]): Aimed | undefined {
  const { battle, model } = scout;
  const base = baseOf(battle, model);
  const all = subjects.flatMap((subject): Aimed[] => {
    const disc = discOfSubject(battle, subject, base);
    return disc === undefined ? [] : [{ subject, disc, course: courseTo(scout, battle, subject, disc) }];
  });
  const moves = ({ course }: Aimed): number => course?.moves ?? Number.POSITIVE_INFINITY;
  const length = ({ course, disc }: Aimed): number => course?.length ?? gap(base, disc).length;
  return all.reduce<Aimed | undefined>((best, each) => {
    if (best === undefined || moves(each) < moves(best)) return each;
    return moves(each) === moves(best) && length(each) < length(best) ? each : best;
  }, undefined);
}

/** How far a model is from the nearest Subject. CH-AITGT-16 */
export function farFromSubject(battle: Battle, { subjects }: Task, model: Model): number {
  const base = baseOf(battle, model);
  const all = subjects.flatMap((subject) => discOfSubject(battle, subject, base) ?? []);
  return all.length === 0 ? 0 : Math.min(...all.map((disc) => gap(base, disc).length));
}

/** Enemies that are Subjects; with Defeat and no names, any. CH-AIOBJ-4, CH-AIOBJ-5 */
export function subjectModels(battle: Battle, model: Model, { subjects }: Task): Model[] {
  return inPlay(battle).filter(
    (other) =>
      !isFriendly(battle, model, other) &&
      (subjects.length === 0 || subjects.some((each) => each.is === 'model' && each.id === other.id)),
  );
}

/** Subjects that a model of its own side could be guarding. CH-RULING-20 */
export const guarded = (battle: Battle, model: Model, { subjects }: Task): Subject[] =>
  subjects.filter(
    (subject) =>
      subject.is !== 'model' ||
      inPlay(battle).some((other) => other.id === subject.id && isFriendly(battle, model, other)),
  );

/** Whether it is able to do what its own side is after. CH-AITGT-19, CH-AIOBJR-7 */
export function isCapable(battle: Battle, model: Model): boolean {
  const { skill } = taskOf(battle, model);
  return skill === undefined || skillOf(battle, model, skill) !== undefined;
}

/** Near enough to use what is there. */
export const isNearEnough = (battle: Battle, model: Model, { near }: Task, disc: Disc): boolean =>
  withinReach(baseOf(battle, model), disc, near === undefined ? 0 : lengthOf(battle.content, near));
