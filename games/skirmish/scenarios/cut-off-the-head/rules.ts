/** Cut Off the Head: whoever came from all sides wants the Leader, and has six rounds. */
import type { SpecialRules, Subject } from '../../battle.ts';
import { roundsHeld } from '../../queries/scenario.ts';
import { modelsOf } from '../../queries/units.ts';
import { aim } from './aims.ts';
import { DEFENDERS, headsOf } from './heads.ts';

const RAIDERS = 1;

export const cutOffTheHead: SpecialRules = {
  // SC-HEAD-1
  task: (battle) => ({
    objective: 'defeat',
    subjects: headsOf(battle).map(({ id }): Subject => ({ is: 'model', id })),
  }),
  messages: {
    'head.goal.live': 'Keep your Leader on the table until the last round is over',
    'head.goal.kill': 'Remove the Leader of the other side',
    'head.stays': 'The Leader stays: whoever runs from this leads nobody tomorrow.',
  },
  aim,
  isVital: (battle, model) => headsOf(battle).includes(model),
  goals: (battle) => [
    { seat: DEFENDERS, rule: 'SC-RULING-47', say: 'head.goal.live', ...roundsHeld(battle) },
    {
      seat: RAIDERS,
      rule: 'SC-HEAD-3',
      say: 'head.goal.kill',
      reached: headsOf(battle).length === 0 ? 1 : 0,
      needed: 1,
    },
  ],
  // SC-HEAD-2
  whyNotLeave: (battle, model) =>
    headsOf(battle).includes(model) ? { rule: 'SC-HEAD-2', say: 'head.stays' } : undefined,
  verdict(battle, isOver) {
    if (headsOf(battle).length === 0) return [RAIDERS]; // SC-HEAD-3
    // SC-RULING-47; without raiders nothing can change that any more. SC-RULING-4
    return isOver || modelsOf(battle, RAIDERS).length === 0 ? [DEFENDERS] : undefined;
  },
};
