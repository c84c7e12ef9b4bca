/** The linked story in a campaign: whose side is whose, what was decided, and what is carried into the next battle. CH-RULING-155 */
import type { Seat } from '@holotape/kernel';
import type { Story } from '../../printed/story.ts';
import { OF_THE_STORY, toldOn } from '../../queries/story.ts';
import type { Campaign } from '../campaign.ts';
import { linkedFor } from './seasons.ts';

/** Two houses as the sides of the story, if their factions are those it is told of. SC-CAMP-2 */
export function sidesOfStory({ state: { agreed, houses } }: Campaign): readonly [Seat, Seat] | undefined {
  if (agreed.matching !== 'linked' || houses.length !== 2) return undefined;
  const ways: (readonly [Seat, Seat])[] = [
    [0, 1],
    [1, 0],
  ];
  return ways.find((sides) => sides.every((seat, at) => OF_THE_STORY[at]!.includes(houses[seat]!.faction)));
}

/** The story as it was told before the battle that is being prepared or fought; a new one begins after the last. SC-CAMP-4 */
export function storyOf(campaign: Campaign): Story | null {
  const { content, state } = campaign;
  const sides = sidesOfStory(campaign);
  const now = state.battles.at(-1);
  // Of a battle that was found before sides were kept nothing is told.
  if (sides === undefined || now?.sides.some(({ seat }, at) => now.winners === null && seat !== sides[at])) return null;
  const told = state.battles.filter(({ winners, calledOff }) => winners !== null && !calledOff);
  return told.slice(told.length - (told.length % linkedFor(content).length)).reduce<Story>(
    (story, { scenario, winners, grade }) => {
      const winner = winners!.length === 1 ? sides.indexOf(winners![0]!) : null;
      return toldOn(content, story, { scenario, winner, grade: winner === null ? null : grade });
    },
    { results: [], carried: [] },
  );
}
