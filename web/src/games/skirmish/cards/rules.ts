/** The rule behind every figure and word of a card. */
import type { Item } from '@holotape/skirmish/content';
import type { Condition, Skill } from '@holotape/skirmish/words';

export const CONDITION_RULES: Readonly<Record<Condition, string>> = {
  frozen: 'WW-COND-3',
  'injured-arm': 'WW-COND-7',
  'injured-leg': 'WW-COND-8',
  'on-fire': 'WW-COND-11',
  poisoned: 'WW-COND-14',
  slow: 'WW-COND-17',
  stunned: 'WW-COND-19',
};

export const SKILL_RULES: Readonly<Record<Skill, string>> = {
  melee: 'WW-CC-1',
  pistol: 'WW-SHOOT-1',
  rifle: 'WW-SHOOT-1',
  heavy: 'WW-SHOOT-1',
  throw: 'WW-THROW-1',
  computers: 'WW-EXPERT-5',
  lockpick: 'WW-EXPERT-7',
  search: 'WW-EXPERT-8',
  presence: 'WW-EXPERT-9',
  'battle-cry': 'WW-BCRY-1',
  resist: 'WW-BCRY-1',
};

export const LENGTH_RULES = {
  move: 'WW-MOVE-1',
  charge: 'WW-CHARGE-1',
  awareness: 'WW-TRIGGER-4',
  throw: 'WW-THROW-1',
  presence: 'WW-LEADER-5',
} as const;

export const ITEM_RULES: Readonly<Record<Item['kind'], string>> = {
  weapon: 'WW-CARD-3',
  armor: 'WW-ARM-5',
  clothing: 'WW-ITEM-4',
  'power-armor': 'WW-PA-1',
  chem: 'WW-USE-3',
  alcohol: 'WW-USE-3',
  food: 'WW-HEAL-1',
  gear: 'WW-ITEM-1',
  mod: 'WW-ITEM-8',
  junk: 'WW-ITEM-1',
  objective: 'WW-ITEM-1',
};
