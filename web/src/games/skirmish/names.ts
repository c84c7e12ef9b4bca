/** What models, weapons and places are called: the same as in the log. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Marker } from '@holotape/skirmish/state';
import type { SkirmishView } from '@holotape/skirmish/view';
import { b } from './words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `settlers-2` as "Settlers 2"; a unit of one model by its name alone. */
export function modelName({ state }: Battle, id: string): string {
  const model = state.models.find((each) => each.id === id);
  const single = model !== undefined && state.models.filter(({ unit }) => unit === model.unit).length === 1;
  return capital((single ? model.unit : id).replaceAll('-', ' '));
}

/** Of a piece of terrain: `low-wall-2` as "Low Wall". */
export const pieceName = ({ content }: Battle, id: string): string =>
  content.terrain.get(id.split('.')[0]!.replace(/-\d+$/, ''))?.name ?? capital(id.replaceAll('-', ' '));

/** Of a model or a piece of terrain. */
export const nameOfAnything = (battle: Battle, id: string): string =>
  battle.state.models.some((model) => model.id === id) ? modelName(battle, id) : pieceName(battle, id);

export const weaponName = ({ content }: Battle, id: string): string =>
  content.weapons.get(id.split(':')[0]!)?.name ?? capital(id.replaceAll('-', ' '));

/** `trap-3` as "Trap 3". */
export function markerName({ id, kind }: Pick<Marker, 'id' | 'kind'>): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return [b(`marker.${kind}`), ...(number === undefined ? [] : [number])].join(' ');
}

/** With what it shows, if one knows. */
export function markerTitle({ id, kind, face }: SkirmishView['markers'][number]): string {
  const name = markerName({ id, kind });
  const isTurned = kind === 'searchable' || kind === 'investigation';
  return isTurned && face !== null ? b('marker.shows', { name, face: b(`face.${face}`) }) : name;
}
