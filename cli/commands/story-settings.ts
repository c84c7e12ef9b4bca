/** The story of the linked battles, from the words of the command line: begun, or gone on with after a saved battle. */
import { type AnyGame, loadSession } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '@holotape/skirmish/battle';
import type { Story } from '@holotape/skirmish/printed/story';
import { awardTo } from '@holotape/skirmish/queries/scenario';
import { nextPart, storyAfter } from '@holotape/skirmish/queries/story';
import { readSaveFile } from '../play/files.ts';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';

interface Given {
  readonly scenario?: string | undefined;
  readonly story?: boolean | undefined;
  readonly after?: string | undefined;
}

interface StoryGiven {
  readonly story: Story | null;
  readonly next?: string;
  /** Caps that each side won in the battle before. SC-POLICE-3 */
  readonly awards?: readonly number[];
}

/** The story so far, and the scenario that comes next in it. SC-CAMP-1 */
export function storyGiven(game: AnyGame, given: Given): StoryGiven {
  const { scenario, story: isBegun, after } = given;
  if (isBegun === undefined && after === undefined) return { story: null };
  if (isBegun !== undefined && after !== undefined)
    throw new WrongUsage('--story begins the story and --after goes on with one: give one of the two.');
  if (scenario !== undefined && after !== undefined) return { story: null, awards: awardsIn(after) };
  if (scenario !== undefined)
    throw new WrongUsage('In the story every battle has its place: leave out --scenario (SC-CAMP-1).');
  const story: Story = after === undefined ? { results: [], carried: [] } : storyIn(after);
  const next = nextPart(game.content as SkirmishContent, story);
  if (next === undefined) throw new Trouble(`The story in ${after} is told to its end: there is no next battle.`);
  return { story, next: next.id };
}

function battleIn(file: string): Battle {
  const { save, game } = readSaveFile(file);
  if (save.game !== 'skirmish') throw new WrongUsage(`${file} is a game of ${save.game}, not of skirmish.`);
  const { state } = loadSession(game, save);
  return { state, content: game.content } as Battle;
}

/** Of a battle that stands alone: it has to be over, and no part of the story. SC-POLICE-3 */
function awardsIn(file: string): number[] {
  const battle = battleIn(file);
  const { scenario } = battle.state;
  if (scenario !== null && scenario.story !== null)
    throw new WrongUsage('In the story every battle has its place: leave out --scenario (SC-CAMP-1).');
  if (scenario === null || scenario.winners === null) throw new Trouble(`The battle in ${file} is not over yet.`);
  return [0, 1].map((seat) => awardTo(battle, seat));
}

function storyIn(file: string): Story {
  const battle = battleIn(file);
  const story = storyAfter(battle);
  if (story !== undefined) return story;
  const { scenario } = battle.state;
  throw new Trouble(
    scenario === null || scenario.story === null
      ? `The battle in ${file} is no part of the story; --story begins one.`
      : `The battle in ${file} is not over yet.`,
  );
}
