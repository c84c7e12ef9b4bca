/** Actions that unit cards grant. WW-ACT-3 */
import type { GrantedAction } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { whyNotDetonate } from '../../queries/self-destruction.ts';
import { blowUp } from '../attacking/blowing-up.ts';
import { DEVICES } from '../items/devices.ts';
import { QUEST_WORK } from '../quests/working.ts';

export const GRANTED: Readonly<Record<string, GrantedAction>> = {
  quest: QUEST_WORK,
  ...DEVICES,
  detonate: {
    isGranted: (battle, model) => ownAbilities(battle, model, 'detonates').length > 0,
    whyNot: whyNotDetonate,
    *perform(table, model) {
      for (const { gives } of ownAbilities(table, model, 'detonates')) yield* blowUp(table, model, gives.detonates.as);
    },
  },
};
