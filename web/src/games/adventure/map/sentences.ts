/** What a space is and who is there, in one sentence, for people who cannot see it. */
import { foeOf } from '@holotape/adventure/queries/foes';
import { facedownPosition, isFacedown } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import type { Way } from '../walking.ts';
import { a } from '../words.ts';

/** What a space is called; a facedown tile by its back. */
export function nameOfSpace({ state, content }: Adventure, id: string): string {
  if (isFacedown(id)) {
    const { kind } = content.maps.get(state.scenario)!.positions[facedownPosition(id)]!;
    return a('space.facedown', { kind: kind === undefined ? '' : a(`tile.${kind}`), n: facedownPosition(id) });
  }
  const space = content.spaces.get(id)!;
  return space.name ?? a('space.unnamed', { tile: content.tiles.get(space.tile)!.name, letter: id.slice(-1) });
}

/** What is printed in it: "settlement, level 4, difficult ground". */
export function groundWords({ content }: Adventure, id: string): string {
  const space = content.spaces.get(id);
  if (space === undefined) return '';
  const icon = space.icon === undefined ? [] : [a(`icon.${space.icon}`, { n: space.level ?? 1 })];
  return [...icon, ...space.terrain.map((terrain) => a(`terrain.${terrain}`))].join(', ');
}

export function spaceSentence(adventure: Adventure, id: string, names: readonly string[], way?: Way): string {
  const { state } = adventure;
  const parts = [nameOfSpace(adventure, id), groundWords(adventure, id)].filter((part) => part !== '');
  for (const enemy of state.enemies.filter(({ space }) => space === id)) {
    const foe = enemy.faceup ? foeOf(adventure, enemy.token) : undefined;
    if (foe === undefined) parts.push(a('enemy.facedown'));
    else
      parts.push(
        a('enemy.level', { name: foe.name, n: foe.level }),
        ...foe.abilities.map((each) => a(`ability.${each}`)),
      );
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
