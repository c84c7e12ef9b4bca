/** Forces that players bring to a battle, from the words of the command line. */
import type { AnyGame, Json } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { MOST_LIMIT } from '@holotape/skirmish/printed/force-lists';
import type { Story } from '@holotape/skirmish/printed/story';
import { listAtTable } from '@holotape/skirmish/queries/force-lists/at-table';
import { LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { BOOK_LEVELS } from '@holotape/skirmish/words';
import { verdictLines } from '../games/skirmish/force-sheet.ts';
import { forceNamed } from '../games/skirmish/forces.ts';
import { listed } from '../terminal/text.ts';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';
import { wholeNumber } from './command.ts';

interface Forces {
  readonly force?: string | undefined;
  readonly against?: string | undefined;
  readonly caps?: string | undefined;
}

const WIDTH = 100;

/** The forces of both sides and the limit, checked as the table would. */
export function forcesGiven(
  game: AnyGame,
  scenario: string,
  { force, against, caps }: Forces,
  story: Story | null = null,
  awards: readonly number[] = [0, 0],
): Record<string, Json> {
  const content = game.content as SkirmishContent;
  const printed = content.scenarios.get(scenario)!;
  const isOwn = printed.own !== undefined;
  const given = { '--force': force, '--against': against, '--caps': caps };
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (!isOwn && name !== undefined)
    throw new WrongUsage(`${name} means nothing in ${printed.name}: its forces are a fixed list (SC-COMMON-6).`);
  if (!isOwn) return {};
  const limit = wholeNumber('--caps', caps ?? String(LIMITS.regular), LIMITS.small, MOST_LIMIT);
  const own = [force, against].map((each) => (each === undefined ? null : forceNamed(content, each).list));
  for (const seat of [0, 1]) {
    const { list, isPlayable } = listAtTable(content, printed, { own, caps: limit, story, awards }, seat);
    if (!isPlayable) throw new Trouble(`${list.name}:\n${verdictLines(content, list, WIDTH).join('\n')}`);
  }
  return { own, caps: limit };
}

const SIDES: Readonly<Record<string, readonly number[]>> = { none: [], first: [0], second: [1], both: [0, 1] };

const STOPS: Readonly<Record<string, { readonly waits: boolean; readonly overrule: boolean }>> = {
  steps: { waits: true, overrule: false },
  overrule: { waits: true, overrule: true },
};

/** It plays on to the next choice of a person. */
const NEVER = { waits: false, overrule: false };

interface BookSettings {
  readonly book?: string | undefined;
  readonly 'book-level'?: string | undefined;
  readonly 'book-stops'?: string | undefined;
}

/** Which sides the handbook plays, and how; a scenario for one person has one of its own. CH-AISETUP-1 */
export function bookGiven(game: AnyGame, scenario: string, given: BookSettings): { readonly [option: string]: Json } {
  const usual = (game.content as SkirmishContent).scenarios.get(scenario)!.book;
  const book = given.book ?? Object.keys(SIDES).find((each) => SIDES[each]!.join() === String(usual ?? ''))!;
  const sides = SIDES[book];
  if (sides === undefined) throw new WrongUsage(`--book takes ${listed(Object.keys(SIDES), 'or')}, not "${book}".`);
  const how = byTheBook(given, sides.length > 0);
  return how === null ? {} : { book: { sides: [...sides], ...how } };
}

/** How it plays and how often it stops; null: it plays nobody. CH-AISETUP-10 */
export function byTheBook(given: BookSettings, isPlaying: boolean): { readonly [option: string]: Json } | null {
  const { 'book-level': level = 'book', 'book-stops': stops } = given;
  if (!isPlaying) {
    if (given['book-level'] !== undefined || stops !== undefined)
      throw new WrongUsage('--book-level and --book-stops say how the handbook plays: --book says which side.');
    return null;
  }
  if (!BOOK_LEVELS.some((each) => each === level))
    throw new WrongUsage(`--book-level takes ${listed(BOOK_LEVELS, 'or')}, not "${level}".`);
  if (stops !== undefined && STOPS[stops] === undefined)
    throw new WrongUsage(`--book-stops takes ${listed(Object.keys(STOPS), 'or')}, not "${stops}".`);
  return { level, ...(stops === undefined ? NEVER : STOPS[stops]) };
}

interface Agreed {
  readonly events?: boolean | undefined;
  readonly boosts?: boolean | undefined;
  readonly quests?: boolean | undefined;
}

/** What the players have agreed on besides the scenario. SC-RULING-72 */
export function agreedOn(game: AnyGame, scenario: string, { events, boosts, quests }: Agreed): Record<string, Json> {
  const printed = (game.content as SkirmishContent).scenarios.get(scenario)!;
  const [name] =
    Object.entries({ '--events': events, '--boosts': boosts, '--quests': quests }).find(([, value]) => value) ?? [];
  if (printed.own === undefined && name !== undefined)
    throw new WrongUsage(`${name} means nothing in ${printed.name}: it is played without (SC-RULING-72).`);
  return { ...(events && { events }), ...(boosts && { boosts }), ...(quests && { quests }) };
}
