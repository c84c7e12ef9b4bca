/** Colors on the unit card, and what makes them longer. */
import type { Battle, Model } from '../state.ts';
import type { Color } from '../words.ts';
import { itemOf } from './items.ts';
import { leaderAuras } from './leaders.ts';
import { carriedBy } from './limited-use.ts';
import { longer } from './ranges.ts';
import { cardOf } from './units.ts';

/** The color of the Throw or Presence icon now; undefined without the icon. WW-RANGE-6 */
export function colorNow(battle: Battle, model: Model, of: 'throw' | 'presence'): Color | undefined {
  const printed = cardOf(battle, model).colors[of];
  if (printed === undefined) return undefined;
  const worn = carriedBy(battle, model).filter((id) => {
    const item = itemOf(battle.content, id);
    return item.kind === 'clothing' && item.longer?.includes(of);
  });
  // Whose aura reaches as far as its Presence cannot ask how far that is.
  const auras = of === 'presence' ? [] : leaderAuras(battle, model).filter((aura) => aura.longer?.includes(of));
  return longer(printed, worn.length + auras.length);
}
