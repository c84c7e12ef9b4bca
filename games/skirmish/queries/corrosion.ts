/** Corrosion: all armor of a model is worse until the battle ends. */
import type { Battle } from '../battle.ts';
import type { Model } from '../state.ts';
import { lastingOn } from './lasting.ts';

/** What every Armor Rating of the model is lower by, of whichever card. */
export const corrosionOf = (battle: Battle, { id }: Model): number => lastingOn(battle, id, 'corroded').length;
