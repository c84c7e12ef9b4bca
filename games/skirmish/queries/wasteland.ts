/** Cards that nobody has. */
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Force, SkirmishState } from '../state.ts';

export type Deck = keyof SkirmishState['decks'];

/** Decks that every battle has; the others lie there if the players have agreed on them. SC-RULING-72 */
export type Drawn = Exclude<Deck, 'events' | 'boosts'>;

/** Every card that nobody has. WW-WASTE-1 */
export function unusedCards(
  content: SkirmishContent,
  forces: readonly (readonly Omit<Force[number], 'models'>[])[],
): Record<Drawn, string[]> {
  const used = new Set(
    forces
      .flat()
      .flatMap(({ weapons, items, mods, powerArmor }) => [
        ...weapons,
        ...items,
        ...mods.map(({ mod }) => mod),
        ...(powerArmor ? [powerArmor] : []),
      ]),
  );
  const natural = (id: string) =>
    content.weapons.get(id)?.natural === true || id === 'improvised-weapon' || content.objectives.has(id);
  return {
    items: [...content.items.keys()].filter((id) => !used.has(id) && !natural(id)),
    dangers: [...content.dangers.keys()],
    creatures: [...content.creatures.keys()],
    strangers: [...content.strangers.keys()],
  };
}

/** Items that a Quest brings are never found. CH-QUEST-15 */
export const isQuestItem = ({ quests }: SkirmishContent, id: string): boolean =>
  [...quests.values()].some(({ rewards }) => rewards.some((each) => each.gains === 'item' && each.item === id));

/** Strangers of the handbook come where something else of it is played with. CH-RULING-111 */
export const strangersFor = ({ state, content }: Battle, all: readonly string[]): string[] => {
  const { decks, questing } = state;
  const isHandbook = questing || decks.events.length + decks.boosts.length > 0;
  return all.filter((id) => isHandbook || !content.strangers.get(id)!.handbook);
};
