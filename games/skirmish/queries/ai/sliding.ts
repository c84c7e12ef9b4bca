/** When an AI model Slides, and where to. */
import type { Battle } from '../../battle.ts';
import { type Disc, distance, type Point, rounded, TOLERANCE, touches } from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import { engagedWith } from '../engagement.ts';
import { checkSlide, suggestSlides } from '../slide.ts';
import { baseOf, modelsOf, seatOf } from '../units.ts';
import { discOfSubject, taskOf } from './tasks.ts';

/** Subjects, and models of its side that touch one: the enemy shall not get at them by way of this model. CH-AISLIDE-2 */
function atStake(battle: Battle, model: Model): Disc[] {
  const base = baseOf(battle, model);
  const subjects = taskOf(battle, model).subjects.flatMap((each) => discOfSubject(battle, each, base) ?? []);
  const guards = modelsOf(battle, seatOf(battle, model))
    .filter((friend) => friend !== model)
    .map((friend) => baseOf(battle, friend))
    .filter((guard) => subjects.some((disc) => touches(guard, disc)));
  return [...subjects, ...guards];
}

/** Whether the enemy could Slide around the model into contact with something. CH-AISLIDE-2 */
const couldSlideTo = (base: Disc, foe: Disc, stake: Disc): boolean =>
  !touches(foe, stake) && distance(base, stake) - base.r - stake.r <= 2 * foe.r + TOLERANCE;

/** As far from it as the Slide leads while all engagements last; undefined: it stays. CH-AISLIDE-2, CH-AISLIDE-3 */
export function slideAway(battle: Battle, model: Model): [number, number] | undefined {
  const [foe, ...others] = engagedWith(battle, model);
  if (foe === undefined || others.length > 0) return undefined;
  const [base, other] = [baseOf(battle, model), baseOf(battle, foe)];
  const stake = atStake(battle, model).find((disc) => couldSlideTo(base, other, disc)); // CH-AISLIDE-2
  if (stake === undefined) return undefined;
  const straight = opposite(other, base.r, stake);
  const able = [...suggestSlides(battle, model), straight].filter((at) => checkSlide(battle, model, at).ok); // CH-AISLIDE-3
  const far = ([x, y]: [number, number]): number => distance({ x, y }, stake);
  const best = able.reduce((one, at) => (far(at) > far(one) ? at : one)); // CH-AISLIDE-2
  return best[0] === model.x && best[1] === model.y ? undefined : best;
}

/** The point of contact on the far side of an enemy. */
function opposite(foe: Disc, r: number, from: Point): [number, number] {
  const away = distance(from, foe);
  const share = away === 0 ? 0 : (foe.r + r) / away;
  const { x, y } = rounded({ x: foe.x + (foe.x - from.x) * share, y: foe.y + (foe.y - from.y) * share });
  return [x, y];
}
