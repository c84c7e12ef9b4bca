/** Police Station Defense: a Control Point behind walls, and six rounds to reach it. */
import type { Battle, SpecialRules, Task } from '../../battle.ts';
import { isAt } from '../../queries/markers.ts';
import { roundsHeld } from '../../queries/scenario.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import type { Marker, Model } from '../../state.ts';
import { aim } from './aims.ts';

const ATTACKER = 0;
const DEFENDER = 1;

const controlPoints = ({ state }: Battle): Marker[] => state.markers.filter(({ kind }) => kind === 'control-point');

/** SC-POLICE-1 */
const isTouched = (battle: Battle): boolean =>
  controlPoints(battle).some((point) => modelsOf(battle, ATTACKER).some((model) => isAt(battle, model, point)));

/** By the handbook the Attackers go for the Control Point, and the Defenders keep them from it. CH-AIOBJ-6 */
const task = (battle: Battle, model: Model): Task => ({
  objective: seatOf(battle, model) === ATTACKER ? 'go-to' : 'protect',
  subjects: controlPoints(battle).map(({ id }) => ({ is: 'marker', id })),
});

export const policeStation: SpecialRules = {
  task,
  messages: {
    'police.goal.touch': 'Touch the Control Point with one model',
    'police.goal.hold': 'Keep everybody off it until the last round is over',
  },
  aim,
  goals: (battle) => [
    { seat: ATTACKER, rule: 'SC-POLICE-1', say: 'police.goal.touch', reached: isTouched(battle) ? 1 : 0, needed: 1 },
    { seat: DEFENDER, rule: 'SC-POLICE-2', say: 'police.goal.hold', ...roundsHeld(battle) },
  ],
  award: () => ({ caps: 150, rule: 'SC-POLICE-3' }),
  stopsAt: (battle, model) => (seatOf(battle, model) === ATTACKER ? controlPoints(battle) : []),
  verdict(battle, isOver) {
    if (isTouched(battle)) return [ATTACKER]; // SC-POLICE-1
    // SC-POLICE-2, SC-RULING-18: nobody is left to reach it.
    return isOver || modelsOf(battle, ATTACKER).length === 0 ? [DEFENDER] : undefined;
  },
};
