/** HT-TALE: the main story from here to its end, on the side that is ahead. */
import type { AdventureContent } from '../content.ts';
import type { Objective, QuestCard } from '../printed/cards.ts';
import type { Adventure } from '../state.ts';
import type { Faction } from '../words.ts';
import { cardsAfter } from './reach.ts';

const powerOf = ({ results }: Objective, faction: Faction): number =>
  Math.max(0, ...results.map(({ power }) => power?.[faction] ?? 0));

/** The main story is what moves the factions. */
function storyCard({ cards }: AdventureContent, id: string): QuestCard | undefined {
  const card = cards.get(id);
  if (card?.back !== 'quest') return undefined;
  return card.objectives.some(({ results }) => results.some(({ power }) => power !== undefined)) ? card : undefined;
}

/** Does this card carry the main story? */
export const isOfTheStory = (content: AdventureContent, id: string): boolean => storyCard(content, id) !== undefined;

/** What everybody would have read from here on, had the side that is ahead gone on to the end. HT-TALE-1 */
export function restOfTheStory({ state, content }: Adventure): string[] {
  const side: Faction = state.power.shield > state.power.star ? 'shield' : 'star';
  const told: string[] = [];
  const read = new Set<string>();
  let card = state.quests.map((quest) => storyCard(content, quest.card)).find((each) => each !== undefined);
  while (card !== undefined && !read.has(card.id)) {
    if (read.size > 0) told.push(card.intro); // the first lies open already
    read.add(card.id);
    const next = card.objectives.reduce((best, each) => (powerOf(each, side) > powerOf(best, side) ? each : best));
    if (next.text !== undefined) told.push(next.text);
    card = cardsAfter(next.results)
      .map((id) => storyCard(content, id))
      .find((each) => each !== undefined);
  }
  return told;
}
