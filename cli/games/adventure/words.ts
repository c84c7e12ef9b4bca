/** What stands in a space, in the terminal's short signs. */
import type { AdventureContent } from '@holotape/adventure/content';
import { spaceName } from '@holotape/adventure/printed/words';
import { foeOf, has } from '@holotape/adventure/queries/foes';
import { isFacedown, neighbours } from '@holotape/adventure/queries/map';
import type { Adventure } from '@holotape/adventure/state';
import { iconSign } from './signs.ts';

/** What is printed in a space: "S4, difficult". */
export function spaceMarks(content: AdventureContent, id: string): string[] {
  if (isFacedown(id)) return [];
  const { icon, level, terrain } = content.spaces.get(id)!;
  return [...(icon === undefined ? [] : [iconSign(icon, level)]), ...terrain];
}

/** The active enemies of a space by name, and how many are facedown. */
export function enemiesIn(adventure: Adventure, space: string): string[] {
  const there = adventure.state.enemies.filter((enemy) => enemy.space === space);
  const asleep = there.filter(({ faceup }) => !faceup).length;
  return [
    ...there.flatMap(({ faceup, token }) => {
      const foe = faceup ? foeOf(adventure, token) : undefined;
      return foe === undefined ? [] : [`${foe.name} ${foe.level}${has(foe, 'aggressive') ? ' (aggressive)' : ''}`];
    }),
    ...(asleep > 0 ? [`${asleep} facedown`] : []),
  ];
}

/** The spaces of other tiles that a space touches: "#5", "Crater Town (c)". */
export const bordersBeyond = (adventure: Adventure, space: string): string[] =>
  neighbours(adventure, space)
    .filter((each) => adventure.content.spaces.get(each)?.tile !== adventure.content.spaces.get(space)?.tile)
    .map((each) => (isFacedown(each) ? each : spaceName(adventure.content, each)));
