/** AB-MOD: which cards a modification fits. */
import type { Seat } from '@holotape/kernel';
import type { Adventure } from '../state.ts';
import { item, survivorOf } from './survivors.ts';

/** Weapons or apparel, whichever it shows, equipped or not. AB-MOD-2 */
export const fittingFor = (adventure: Adventure, seat: Seat, mod: string): string[] => {
  const { fits } = adventure.content.modifications.get(mod)!;
  return survivorOf(adventure.state, seat).cards.flatMap(({ id }) => (item(adventure, id).kind === fits ? [id] : []));
};
