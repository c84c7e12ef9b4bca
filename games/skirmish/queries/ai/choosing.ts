/** Of all models at which an activity can be aimed, the one that it is. */
import type { Weapon } from '../../content.ts';
import type { Model } from '../../state.ts';
import type { Priority } from '../../words.ts';
import type { Attack } from '../attacks.ts';
import { strikeAt } from '../close-combat.ts';
import { engagedWith } from '../engagement.ts';
import { rangesTo } from '../shooting.ts';
import { shotAt } from '../shots.ts';
import { baseOf, isFriendly, modelsOf, seatOf } from '../units.ts';
import { aiCardOf } from './cards.ts';
import { type Choosing, during, type Mind, type Planning, think } from './plans.ts';
import { type Aiming, weigh } from './targets.ts';
import { subjectModels } from './tasks.ts';
import { gripsFor } from './weapons.ts';

/** Engaged with somebody of the AI side. CH-RULING-28 */
const isHeld = ({ battle, model }: Mind, foe: Model): boolean =>
  engagedWith(battle, foe).some((other) => isFriendly(battle, model, other));

/** A Careful model in close combat goes for those that are engaged. CH-AIACT-15, CH-AIATT-14, CH-RULING-28 */
function preferred(mind: Mind, candidates: readonly Model[]): readonly Model[] {
  if (mind.reckless) return candidates; // CH-AIACT-15
  const held = candidates.filter((foe) => isHeld(mind, foe)); // CH-AIATT-14
  return held.length === 0 || held.length === candidates.length ? candidates : held; // CH-RULING-28
}

/** The last one left goes for whom it is to defeat, whatever its list says. CH-AITGT-20 */
function lastOnesAim({ battle, model, task }: Mind, candidates: readonly Model[]): readonly Model[] {
  const isLast = modelsOf(battle, seatOf(battle, model)).length === 1;
  if (!isLast || task.objective !== 'defeat' || task.subjects.length === 0) return candidates; // CH-AITGT-20
  const wanted = subjectModels(battle, model, task).filter((foe) => candidates.includes(foe)); // CH-AITGT-20
  return wanted.length === 0 ? candidates : wanted;
}

function strikeOn(mind: Mind, by: Model, target: Model): Attack | undefined {
  const battle = during(mind, 'strike');
  const [grip] = gripsFor(battle, by, target);
  return grip && strikeAt(battle, by, grip, target);
}

function shotOn(mind: Mind, by: Model, weapon: Weapon, target: Model): Attack | undefined {
  const battle = during(mind, 'shoot');
  const [range] = rangesTo(battle, by, weapon, target);
  return range && shotAt(battle, by, weapon, target, range);
}

const aimingOf = (mind: Mind, by: Model, isShot: boolean, weapon: Weapon | undefined): Aiming => ({
  by,
  task: mind.task,
  isShot,
  weapon,
  moves: (target) => mind.scout.wayToContact(baseOf(mind.battle, target), by)?.moves ?? Number.POSITIVE_INFINITY,
  attack: (target) => (weapon !== undefined && isShot ? shotOn(mind, by, weapon, target) : strikeOn(mind, by, target)),
});

export interface Chosen extends Choosing {
  readonly model: Model;
}

interface Aim {
  readonly isShot?: boolean;
  readonly weapon?: Weapon;
  /** The model as it would be somewhere else. CH-AIDEF-1 */
  readonly as?: Model;
}

/** By the list on the card, and then by chance. CH-AITGT-1, CH-AITGT-2 */
export function* chooseTarget(
  mind: Mind,
  candidates: readonly Model[],
  { isShot = false, weapon, as = mind.model }: Aim = {},
): Planning<Chosen> {
  const { battle, model } = mind;
  const aimed = lastOnesAim(mind, candidates);
  if (aimed.length < candidates.length) think(mind, 'last-one', {}, 'CH-AITGT-20');
  const open = isShot ? aimed : preferred(mind, aimed); // CH-AIATT-14
  if (open.length < aimed.length) think(mind, 'prefers-engaged', {}, 'CH-AIATT-14');
  const { best, weighed } = weigh(battle, open, aiCardOf(battle, model).targets, aimingOf(mind, as, isShot, weapon));
  for (const { priority, left } of weighed)
    think(
      mind,
      'priority',
      { priority, left: left.join(', ') },
      isShot && priority === 'nearest' ? 'CH-AITGT-5' : RULE_OF[priority],
    );
  const target = best.length === 1 ? best[0]! : yield best; // CH-AITGT-2
  if (best.length > 1) think(mind, 'by-chance', { target: target.id }, 'CH-AITGT-2');
  return { candidates: candidates.map(({ id }) => id), weighed, target: target.id, model: target };
}

/** The rule of each priority; of Nearest that for movement. */
const RULE_OF: Readonly<Record<Priority, string>> = {
  nearest: 'CH-AITGT-4',
  weakest: 'CH-AITGT-6',
  largest: 'CH-AITGT-7',
  wounded: 'CH-AITGT-8',
  healthiest: 'CH-AITGT-9',
  vulnerable: 'CH-AITGT-10',
  slowest: 'CH-AITGT-11',
  fastest: 'CH-AITGT-12',
  'best-chance': 'CH-AITGT-13',
  prepared: 'CH-AITGT-14',
  spent: 'CH-AITGT-15',
  importance: 'CH-AITGT-16',
  'not-engaged': 'CH-AITGT-17',
  engaged: 'CH-AITGT-18',
  capable: 'CH-AITGT-19',
};
