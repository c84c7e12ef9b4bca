/** Ambush the Camp: the hunters stand all around, and have six rounds to leave nobody in the middle. */
import type { SpecialRules } from '../../battle.ts';
import { lastStanding, roundsHeld } from '../../queries/scenario.ts';
import { modelsOf, seatOf } from '../../queries/units.ts';
import { aim } from './aims.ts';

const HUNTERS = 0;
const CAMP = 1;

export const ambushTheCamp: SpecialRules = {
  // SC-AMBUSH-1: any enemy model.
  task: () => ({ objective: 'defeat', subjects: [] }),
  messages: {
    'ambush.goal.nobody': 'Leave nobody of the camp on the table',
    'ambush.goal.hold': 'Keep one model on its feet until the last round is over',
    'ambush.stays': 'Nobody of the camp leaves the battlefield: it is their camp.',
  },
  aim,
  goals: (battle) => [
    { ...lastStanding(battle, HUNTERS, 'SC-AMBUSH-2'), say: 'ambush.goal.nobody' },
    { seat: CAMP, rule: 'SC-RULING-47', say: 'ambush.goal.hold', ...roundsHeld(battle) },
  ],
  // SC-AMBUSH-3
  whyNotLeave: (battle, model) =>
    seatOf(battle, model) === CAMP ? { rule: 'SC-AMBUSH-3', say: 'ambush.stays' } : undefined,
  verdict(battle, isOver) {
    if (modelsOf(battle, CAMP).length === 0) return [HUNTERS]; // SC-AMBUSH-2
    // SC-RULING-47; without hunters nothing can change that any more. SC-RULING-4
    return isOver || modelsOf(battle, HUNTERS).length === 0 ? [CAMP] : undefined;
  },
};
