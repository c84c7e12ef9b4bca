/** The strip under a weapon or apparel: its modification, or that it has none. AB-MOD-2, AB-MOD-3 */
import type { ItemCard } from '@holotape/adventure/content';
import { Sign } from '../../../design/index.ts';
import { useAdventure } from '../table.tsx';
import { c } from './words.ts';

export function Strip({ id, kind }: { readonly id: string; readonly kind: ItemCard['kind'] }) {
  const { position } = useAdventure();
  const { together } = position.state;
  if (together === null || (kind !== 'weapon' && kind !== 'apparel')) return null;
  const mod = together.fitted[id];
  const card = mod === undefined ? undefined : position.content.modifications.get(mod);
  return card === undefined ? (
    <span className="mod-strip none">{c('mod.none')}</span>
  ) : (
    <span className="mod-strip" title={card.text}>
      <Sign name="bolt" size={14} /> {card.name} <span className="sr">{card.text}</span>
    </span>
  );
}
