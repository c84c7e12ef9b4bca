/** What others make of an Action. */
import type { ActionName, BasicAction } from '../words.ts';

/** WW-TRIGGER-6 */
export type ActionKind = 'movement' | 'attack' | 'expertise' | 'prepare';

const KIND: Readonly<Record<BasicAction, ActionKind>> = {
  move: 'movement',
  shoot: 'attack',
  throw: 'attack',
  charge: 'movement',
  strike: 'attack',
  expertise: 'expertise',
  prepare: 'prepare',
  // Move Actions that go nowhere. WW-TRIGGER-7
  'lay-mine': 'movement',
  douse: 'movement',
  'shake-off': 'movement',
};

export const isBasic = (action: ActionName): action is BasicAction => action in KIND;

/** Whatever is neither movement nor attack nor Prepare is noticed like Expertise. WW-TRIGGER-5 */
export const kindOf = (action: ActionName): ActionKind => (isBasic(action) ? KIND[action] : 'expertise');

/** What a robot does that has begun to count down; it is heard through walls. WW-RULING-100 */
export const SELF_DESTRUCT: ActionName = 'special:self-destruct';
