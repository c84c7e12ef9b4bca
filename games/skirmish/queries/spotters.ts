/** Friends whose eyes a model may use: for a Charge, and for Triggers. WW-CHARGE-4, WW-TRIGGER-4 */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { auraAbilities } from './abilities.ts';

export const spottersFor = (battle: Battle, model: Model): Model[] =>
  auraAbilities(battle, model, 'spots')
    .map(({ owner }) => owner)
    .filter((owner) => owner !== model);
