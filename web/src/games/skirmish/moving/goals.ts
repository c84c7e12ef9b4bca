/** What the scenario would have a model go for: a dog in a snare, a trap, the far edge. Pure. */
import type { Battle, Subject } from '@holotape/skirmish/battle';
import { gap } from '@holotape/skirmish/geometry/gap';
import type { Disc, Point } from '@holotape/skirmish/geometry/point';
import { discOfSubject, taskOf } from '@holotape/skirmish/queries/ai/tasks';
import { baseOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import { nameOnTable } from '../names.ts';
import { b } from '../words.ts';

export interface ModelGoal {
  readonly name: string;
  readonly at: Disc;
}

/** The nearest of what its side is about; nobody where all that is left is to fight. CH-AIOBJ-1 */
export function goalFor(battle: Battle, model: Model): ModelGoal | undefined {
  const base = baseOf(battle, model);
  const { objective, subjects } = taskOf(battle, model);
  if (objective === 'protect' || objective === 'none') return undefined;
  const goals = subjects.flatMap((subject): ModelGoal[] => {
    const at = discOfSubject(battle, subject, base);
    return at === undefined ? [] : [{ name: goalName(battle, subject), at }];
  });
  return goals.sort((a, z) => gap(base, a.at).length - gap(base, z.at).length)[0];
}

function goalName(battle: Battle, subject: Subject): string {
  if (subject.is === 'point') return b('goal.point');
  return subject.is === 'edge' ? b(`edge.${subject.edge}`) : nameOnTable(battle, subject.id);
}

/** How far from it a base would stand there. */
export const farFrom = ({ at }: ModelGoal, { r }: Disc, end: Point): number => gap({ ...end, r }, at).length;
