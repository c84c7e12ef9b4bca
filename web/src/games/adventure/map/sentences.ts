/** What a space is and who is there, in one sentence, for people who cannot see it. */
import { foeOf } from '@holotape/adventure/queries/foes';
import { facedownPosition, isFacedown } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import type { Way } from '../walking.ts';
import { a } from '../words.ts';

export function spaceSentence(adventure: Adventure, id: string, names: readonly string[], way?: Way): string {
  const { state, content } = adventure;
  const parts: string[] = [];
  if (isFacedown(id)) {
    const { kind } = content.maps.get(state.scenario)!.positions[facedownPosition(id)]!;
    parts.push(a('space.facedown', { kind: kind === undefined ? '' : a(`tile.${kind}`), n: facedownPosition(id) }));
  } else {
    const space = content.spaces.get(id)!;
    parts.push(space.name ?? a('space.unnamed', { tile: content.tiles.get(space.tile)!.name, letter: id.slice(-1) }));
    if (space.icon !== undefined) parts.push(a(`icon.${space.icon}`, { n: space.level ?? 1 }));
    parts.push(...space.terrain.map((terrain) => a(`terrain.${terrain}`)));
  }
  for (const enemy of state.enemies.filter(({ space }) => space === id)) {
    const foe = enemy.faceup ? foeOf(adventure, enemy.token) : undefined;
    parts.push(foe === undefined ? a('enemy.facedown') : a('enemy.level', { name: foe.name, n: foe.level }));
  }
  state.survivors.forEach(({ space }, seat) => {
    if (space === id) parts.push(names[seat] ?? '');
  });
  parts.push(...state.markers.filter(({ space }) => space === id).map(({ name }) => a('marker', { name })));
  if (way !== undefined) parts.push(a('way.points', { n: way.points }), ...setsOffWords(adventure, way));
  return parts.join(', ');
}

/** What a way sets off, in the order in which it happens. */
export const setsOffWords = (adventure: Adventure, { setsOff }: Pick<Way, 'setsOff'>): string[] =>
  setsOff.map(({ what, enemy }) => {
    const token = enemy === undefined ? undefined : adventure.state.enemies.find(({ id }) => id === enemy)?.token;
    const foe = token === undefined ? undefined : foeOf(adventure, token);
    return a(`way.${what}`, { name: foe?.name ?? '' });
  });
