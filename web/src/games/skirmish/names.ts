/** What models, weapons and places are called: the same as in the log. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import { inWords, nameInPlay } from '@holotape/skirmish/queries/names';
import type { Marker } from '@holotape/skirmish/state';
import type { SkirmishView } from '@holotape/skirmish/view';
import { b } from './words.ts';

/** Of a model or a piece of terrain. */
export const nameOfAnything = ({ content }: Pick<Battle, 'content'>, id: string): string => nameInPlay(content, id);
export const modelName = nameOfAnything;
export const pieceName = nameOfAnything;

export const weaponName = ({ content }: Pick<Battle, 'content'>, id: string): string =>
  content.weapons.get(id.split(':')[0]!)?.name ?? inWords(id);

/** `trap-3` as "Trap 3". */
export function markerName({ id, kind }: Pick<Marker, 'id' | 'kind'>): string {
  // A prize has a name of its own; charges in a bag have none. SC-SWEEP-14, SC-DEMO-10
  if (kind === 'prize') return inWords(id);
  const number = /-(\d+)$/.exec(id)?.[1];
  return [b(`marker.${kind}`), ...(number === undefined ? [] : [number])].join(' ');
}

/** A marker by its kind, anything else by its own name. */
export function nameOnTable(battle: Battle, id: string): string {
  const marker = battle.state.markers.find((each) => each.id === id);
  return marker === undefined ? nameOfAnything(battle, id) : markerName(marker);
}

/** With what it shows, if one knows. */
export function markerTitle({ id, kind, face }: SkirmishView['markers'][number]): string {
  const name = markerName({ id, kind });
  const isTurned = kind === 'searchable' || kind === 'investigation' || kind === 'bank';
  return isTurned && face !== null ? b('marker.shows', { name, face: b(`face.${face}`) }) : name;
}
