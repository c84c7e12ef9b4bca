/** Colors on the unit card, and what makes them longer. */
import type { Battle, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { abilities, ownAbilities } from './abilities.ts';
import { carriedBy } from './limited-use.ts';
import { longer } from './ranges.ts';
import { cardOf } from './units.ts';

/** The color of the Throw or Presence icon now; undefined without the icon. WW-RANGE-6 */
export function colorNow(battle: Battle, model: Model, of: 'throw' | 'presence'): Color | undefined {
  const printed = (of === 'presence' ? wornPresence(battle, model) : undefined) ?? cardOf(battle, model).colors[of];
  if (printed === undefined) return undefined;
  // Whose aura reaches as far as its Presence cannot ask how far that is.
  const all = of === 'presence' ? ownAbilities(battle, model, 'longer') : abilities(battle, model, 'longer');
  return longer(printed, all.filter(({ gives }) => gives.longer.includes(of)).length);
}

/** Armor with a Presence icon of its own. */
const wornPresence = ({ content, state }: Battle, model: Model): Color | undefined => {
  for (const id of carriedBy({ content, state }, model)) {
    const presence = content.armor.get(id)?.presence;
    if (presence !== undefined) return presence;
  }
  return undefined;
};
