/** Which thing on the table an option stands for: a space, a facedown tile, an enemy, a card. */
import { enemyById } from '@holotape/adventure/queries/foes';
import { isFacedown } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import type { ThingId } from '../module.ts';

/** Options that speak of a card one holds or could have. */
const OF_CARDS = ['use', 'equip', 'unequip', 'buy', 'recruit', 'sell'];

export function thingOf(option: string, { state, content }: Adventure): ThingId | undefined {
  const [what = '', ...rest] = option.split(':');
  const detail = rest.join(':');
  if (what === 'to') return `space:${detail}`;
  if (what === 'explore') return `space:#${detail}`;
  if (what === 'fight' && detail !== '') return `enemy:${detail}`;
  if (OF_CARDS.includes(what)) return `item:${detail}`;
  if (what === 'quest') return option;
  if (rest.length > 0) return undefined;
  if (isFacedown(option) || content.spaces.has(option)) return `space:${option}`;
  if (enemyById(state, option) !== undefined) return `enemy:${option}`;
  if (content.items.has(option)) return `item:${option}`;
  return undefined;
}
