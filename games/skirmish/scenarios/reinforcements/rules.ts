/** Reinforcements Have Arrived: a column, an ambush on both sides of the road, and an edge to reach. */
import { type Reason, say } from '@holotape/kernel';
import type { Battle, BattleTable, Goal, Grade, SpecialRules, Task } from '../../battle.ts';
import { type Point, TOLERANCE } from '../../geometry/index.ts';
import { gapToEdge } from '../../queries/places.ts';
import { lastStanding } from '../../queries/scenario.ts';
import { baseOf, modelsOf, seatOf } from '../../queries/units.ts';
import { addToTally, removed } from '../../rules/round/moments.ts';
import type { Model } from '../../state.ts';
import { noteWiped, wipedBy } from '../wiped.ts';
import { aim } from './aims.ts';
import { ATTACKER, DEFENDER, escaped, exitOf, halfOf, quarterOf } from './column.ts';

const isAtExit = (battle: Battle, model: Model, { x, y }: Point): boolean =>
  gapToEdge(battle, { x, y, r: baseOf(battle, model).r }, exitOf(battle)) <= TOLERANCE;

/** Touching the exit edge, for whatever reason, is getting away. SC-REINF-2 */
function getAway(table: BattleTable, model: Model): void {
  model.gone = 'left';
  addToTally(table, 'escaped');
  say(table, 'reinf.escaped', { model: model.id, all: escaped(table) }, 'SC-REINF-2');
  removed(table, model);
}

/** Over no other edge: this takes the place of the usual rules. SC-REINF-3 */
const whyNotLeave = (battle: Battle, model: Model, to: Point): Reason | undefined =>
  seatOf(battle, model) === DEFENDER && !isAtExit(battle, model, to)
    ? { rule: 'SC-REINF-3', say: 'reinf.not-here' }
    : undefined;

/** Nobody is left, and nobody got away. SC-REINF-6, SC-RULING-43 */
const isWipedOut = (battle: Battle): boolean => modelsOf(battle, DEFENDER).length === 0 && escaped(battle) === 0;

/** By the handbook the column makes for the exit, and the others for the column. CH-AIOBJ-6 */
const task = (battle: Battle, model: Model): Task =>
  seatOf(battle, model) === DEFENDER
    ? { objective: 'go-to', subjects: [{ is: 'edge', edge: exitOf(battle) }], leaves: true }
    : { objective: 'defeat', subjects: [] };

const goals = (battle: Battle): Goal[] => [
  { seat: DEFENDER, rule: 'SC-REINF-4', say: 'reinf.goal.half', reached: escaped(battle), needed: halfOf(battle) },
  {
    seat: DEFENDER,
    rule: 'SC-REINF-5',
    say: 'reinf.goal.quarter',
    reached: escaped(battle),
    needed: quarterOf(battle),
  },
  { ...lastStanding(battle, DEFENDER, 'SC-REINF-5'), say: 'reinf.goal.wipe' },
  {
    ...lastStanding(battle, ATTACKER, 'SC-REINF-6'),
    say: 'reinf.goal.nobody',
    reached: battle.state.models.filter((model) => seatOf(battle, model) === DEFENDER && model.gone === 'eliminated')
      .length,
  },
  {
    seat: ATTACKER,
    rule: 'SC-REINF-7',
    say: 'reinf.goal.few',
    args: { n: quarterOf(battle) },
    reached: escaped(battle),
  },
];

export const reinforcements: SpecialRules = {
  task,
  messages: {
    'reinf.goal.half': 'Get half of the column off over the far edge, for a Major victory',
    'reinf.goal.quarter': 'or a quarter of it, for a Minor one',
    'reinf.goal.wipe': 'or wipe the Attackers out, for a Minor one',
    'reinf.goal.nobody': 'Remove everybody before anybody gets away, for a Major victory',
    'reinf.goal.few': 'or let fewer than {n} get away, for a Minor one',
    'reinf.escaped': '{model:model} is away: {all} so far.',
    'reinf.not-here': 'The way home leads over the far edge, and over no other.',
  },
  aim,
  goals,
  whyNotLeave,
  passed(table, model, way) {
    if (model.gone === null && seatOf(table, model) === DEFENDER && way.some((at) => isAtExit(table, model, at)))
      getAway(table, model);
  },
  removed: noteWiped,
  grade(battle): Grade {
    return escaped(battle) >= halfOf(battle) || isWipedOut(battle) ? 'major' : 'minor';
  },
  verdict(battle, isOver) {
    if (escaped(battle) >= halfOf(battle)) return [DEFENDER]; // SC-REINF-4
    if (isWipedOut(battle)) return [ATTACKER]; // SC-REINF-6
    // SC-RULING-4: with nobody left on the road nothing changes any more.
    if (!isOver && modelsOf(battle, DEFENDER).length > 0) return undefined;
    const isMinor = escaped(battle) >= quarterOf(battle) || wipedBy(battle) === DEFENDER; // SC-REINF-5
    return [isMinor ? DEFENDER : ATTACKER]; // SC-REINF-7, SC-RULING-43
  },
};
