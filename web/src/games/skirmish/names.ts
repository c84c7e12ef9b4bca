/** What models, weapons and places are called: the same as in the log. Pure. */
import type { Battle } from '@holotape/skirmish/battle';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `settlers-2` as "Settlers 2"; a unit of one model by its name alone. */
export function modelName({ state }: Battle, id: string): string {
  const model = state.models.find((each) => each.id === id);
  const single = model !== undefined && state.models.filter(({ unit }) => unit === model.unit).length === 1;
  return capital((single ? model.unit : id).replaceAll('-', ' '));
}

export const weaponName = ({ content }: Battle, id: string): string =>
  content.weapons.get(id.split(':')[0]!)?.name ?? capital(id.replaceAll('-', ' '));
