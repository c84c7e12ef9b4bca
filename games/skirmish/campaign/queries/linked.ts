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

const foughtOut = ({ state }: Campaign) =>
  state.battles.filter(({ winners, calledOff }) => winners !== null && !calledOff);

/** How many battles were fought before the story that is being told: a new one begins after the last, unless the season is over. */
export function storyStart(campaign: Campaign): number {
  const [fought, length] = [foughtOut(campaign).length, linkedFor(campaign.content).length];
  const rest = fought % length;
  return campaign.state.stage === 'over' && rest === 0 ? Math.max(0, fought - length) : fought - rest;
}

const UNTOLD: Story = { results: [], carried: [] };

/** The story after each of its battles, the last as it was told before the one that is being prepared or fought. SC-CAMP-4 */
function toldSoFar(campaign: Campaign): readonly Story[] | null {
  const { content, state } = campaign;
  const sides = sidesOfStory(campaign);
  const now = state.battles.at(-1);
  // Of a battle that was found before sides were kept nothing is told.
  if (sides === undefined || now?.sides.some(({ seat }, at) => now.winners === null && seat !== sides[at])) return null;
  const stories = [UNTOLD];
  for (const { scenario, winners, grade } of foughtOut(campaign).slice(storyStart(campaign))) {
    const winner = winners!.length === 1 ? sides.indexOf(winners![0]!) : null;
    stories.push(toldOn(content, stories.at(-1)!, { scenario, winner, grade: winner === null ? null : grade }));
  }
  return stories;
}

/** The story as it was told before the battle that is being prepared or fought. SC-CAMP-4 */
export const storyOf = (campaign: Campaign): Story | null => toldSoFar(campaign)?.at(-1) ?? null;

/** Something carried forward: from which battle of the story into which, for whom, and whether that is still to come. */
export interface Thread {
  readonly what: Story['carried'][number]['what'];
  readonly seat: Seat;
  readonly n: number;
  readonly from: string;
  readonly into: string;
  readonly isAhead: boolean;
}

/** Everything the story has carried so far. SC-CAMP-4 */
export function threadsOf(campaign: Campaign): readonly Thread[] {
  const stories = toldSoFar(campaign) ?? [];
  const sides = sidesOfStory(campaign);
  const told = stories.at(-1)?.results ?? [];
  return stories.slice(1).flatMap(({ results, carried }, at) =>
    carried
      .filter((each) => !stories[at]!.carried.includes(each))
      .map(({ what, seat, in: into, n }) => ({
        ...{ what, seat: sides![seat]!, n, from: results.at(-1)!.scenario, into },
        isAhead: !told.some(({ scenario }) => scenario === into),
      })),
  );
}
