/** Response D: who threatens a Subject most. */

import type { Model } from '../../state.ts';
import { canCharge } from '../charging.ts';
import { isEngaged } from '../engagement.ts';
import { asIfAt } from '../outlook.ts';
import { whyNotATarget } from '../shooting.ts';
import { baseOf } from '../units.ts';
import { chooseTarget } from './choosing.ts';
import type { Mind, Planning } from './plans.ts';
import type { Aimed } from './tasks.ts';
import { gunsOf } from './weapons.ts';

/** Enemies at which each activity could be aimed from the Subject's place, activity by activity. CH-AIDEF-1 */
function lists(mind: Mind, { disc, subject }: Aimed, foes: readonly Model[]): Model[][] {
  const { scout } = mind;
  const [moved, there] = asIfAt(mind.battle, mind.model, disc, 0);
  // The Subject itself is not in its own way.
  const models = moved.state.models.filter(({ id }) => subject.is !== 'model' || id !== subject.id);
  const battle = { ...moved, state: { ...moved.state, models } };
  const length = (foe: Model): number =>
    scout.wayToContact(baseOf(battle, foe), disc)?.length ?? Number.POSITIVE_INFINITY;
  if (mind.method === 'ranged') {
    const isShot = (foe: Model): boolean =>
      (mind.reckless || !isEngaged(mind.battle, foe)) &&
      gunsOf(battle, there).some((weapon) => whyNotATarget(battle, there, weapon, foe) === undefined);
    return [foes.filter(isShot), [...foes]];
  }
  const charge = scout.reach(scout.charge);
  const move = scout.reach(scout.move);
  return [
    foes.filter((foe) => length(foe) <= charge && canCharge(battle, there, foe)),
    foes.filter((foe) => length(foe) <= move),
    foes.filter((foe) => length(foe) <= move + charge),
    [...foes],
  ];
}

/** The first activity that could be aimed at somebody, as if the model stood there and were not engaged. CH-AIDEF-1 */
export function* threatTo(mind: Mind, aimed: Aimed, foes: readonly Model[]): Planning<Model | undefined> {
  const able = lists(mind, aimed, foes).find((each) => each.length > 0);
  if (able === undefined) return undefined;
  const isShot = mind.method === 'ranged';
  const [weapon] = isShot ? gunsOf(mind.battle, mind.model) : [];
  const [, as] = asIfAt(mind.battle, mind.model, aimed.disc, 0);
  return (yield* chooseTarget(mind, able, { isShot, as, ...(weapon && { weapon }) })).model;
}
