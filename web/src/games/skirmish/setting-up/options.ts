/** What is agreed on before a battle. Pure. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import type { Story } from '@holotape/skirmish/printed/story';
import { type ByTheBook, byTheBookIn, USUAL_BOOK } from './by-the-book.ts';
import { SCENARIOS, scenarioById, TABLES, tablesFor } from './scenarios.ts';

/** Sides that the handbook plays, and how. CH-AISETUP-1 */
export interface Book extends ByTheBook {
  readonly sides: readonly number[];
}

export interface Agreed {
  readonly scenario: string;
  /** A table of the box, `lot-` with a number, the code of one drawn by hand, `by-lot` or `by-turns`. */
  readonly table: string;
  /** Markers and models are put on the table by the players, or for both of them. */
  readonly placing: 'players' | 'auto';
  /** Forces that the sides bring, where they do; one of the box for whoever brings none. */
  readonly own: readonly (ForceList | null)[];
  /** The limit of both. CH-FORCE-6 */
  readonly caps: number;
  readonly book: Book | null;
  /** Whether Events, Boosts and Quests are played with, where forces are brought. SC-RULING-72 */
  readonly events: boolean;
  readonly boosts: boolean;
  readonly quests: boolean;
  /** The linked story so far, of which the scenario is the next part. SC-CAMP-1 */
  readonly story: Story | null;
}

export const BY_LOT = 'by-lot';
/** The players lay it, a piece each in turn. CH-BSETUP-3 */
export const BY_TURNS = 'by-turns';
/** As they are laid now, and as they were at first. */
const CHANCE = /^(?:lot|chance)-\d{1,6}$/;
const CODE = /^t\d+\.[\w.*-]{1,2000}$/i;

/** The table of the box for a scenario's land. */
export const usualTable = (scenario: string): string =>
  scenarioById(scenario).table ?? tablesFor(scenarioById(scenario))[0]?.id ?? BY_LOT;

const FIRST = SCENARIOS[0]!.id;
export const FRESH: Agreed = {
  scenario: FIRST,
  table: usualTable(FIRST),
  placing: 'auto',
  own: [null, null],
  caps: 750,
  book: null,
  events: false,
  boosts: false,
  quests: false,
  story: null,
};

/** Decks that may be agreed on. */
export const DECKS = ['events', 'boosts', 'quests'] as const;
type Decks = Pick<Agreed, (typeof DECKS)[number]>;

const NO_DECKS: Decks = { events: false, boosts: false, quests: false };

export const isDrawn = (table: string): boolean => CODE.test(table);

/** Whether a scenario could be fought on a table of that name; what a code holds is for the rules to say. */
const isTable = (scenario: string, table: unknown): table is string =>
  typeof table === 'string' &&
  (table === BY_LOT ||
    table === BY_TURNS ||
    CHANCE.test(table) ||
    CODE.test(table) ||
    tablesFor(scenarioById(scenario)).some(({ id }) => id === table));

/** What was kept from the last time, as far as it still makes sense. */
export function readAgreed(kept: unknown): Agreed {
  const { scenario, table, placing, own, caps, book, story, ...rest } = (kept ?? {}) as Readonly<
    Record<keyof Agreed, unknown>
  >;
  const id = SCENARIOS.some((each) => each.id === scenario) ? (scenario as string) : FIRST;
  return {
    scenario: id,
    table: isTable(id, table) ? table : usualTable(id),
    placing: placing === 'players' ? 'players' : 'auto',
    own: takesOwn(id) ? [0, 1].map((seat) => listIn(own, seat)) : FRESH.own,
    caps: typeof caps === 'number' && caps >= LEAST && caps <= MOST ? caps : FRESH.caps,
    book: bookIn(book),
    ...(takesOwn(id)
      ? { events: rest.events === true, boosts: rest.boosts === true, quests: rest.quests === true }
      : NO_DECKS),
    story: storyIn(story, id),
  };
}

/** What was kept of it, as far as it makes sense. */
function bookIn(kept: unknown): Book | null {
  const { sides } = (kept ?? {}) as Readonly<Record<keyof Book, unknown>>;
  const able = Array.isArray(sides) ? [0, 1].filter((side) => sides.includes(side)) : [];
  return able.length === 0 ? null : { sides: able, ...byTheBookIn(kept) };
}

const LEAST = 500;
const MOST = 5000;

export const takesOwn = (scenario: string): boolean => scenarioById(scenario).own !== undefined;

/** A force that was kept; whether the rules allow it is said where it is shown, and at the table. */
function listIn(own: unknown, seat: number): ForceList | null {
  const list: unknown = Array.isArray(own) ? own[seat] : undefined;
  const isList = typeof list === 'object' && list !== null && 'units' in list && Array.isArray(list.units);
  return isList ? (list as ForceList) : null;
}

/** In a scenario for one person the other side is the handbook's, and stays so only there. */
function bookFor({ book, scenario: before }: Agreed, scenario: string): Book | null {
  const side = scenarioById(scenario).book;
  if (side !== undefined) return { ...USUAL_BOOK, ...book, sides: [side] };
  return scenarioById(before).book === undefined ? book : null;
}

/** A table by chance or drawn by hand suits every scenario; for one of the box comes the one that was laid for it. */
const tableFor = (scenario: string, table: string): string =>
  isTable(scenario, table) && !TABLES.has(table) ? table : usualTable(scenario);

/** Another scenario, on a table that suits it. */
export const withScenario = (options: Agreed, scenario: string): Agreed => ({
  ...options,
  scenario,
  own: takesOwn(scenario) ? options.own : FRESH.own,
  ...(takesOwn(scenario) ? {} : NO_DECKS),
  book: bookFor(options, scenario),
  story: storyIn(options.story, scenario),
  table: tableFor(scenario, options.table),
});

const PARTS = SCENARIOS.filter(({ story }) => story !== undefined);

/** Of a story that was kept as much as fits the scenario: it is the next part, or there is no story. SC-CAMP-1 */
function storyIn(kept: unknown, scenario: string): Story | null {
  if (typeof kept !== 'object' || kept === null || !('results' in kept) || !Array.isArray(kept.results)) return null;
  return PARTS[kept.results.length]?.id === scenario ? (kept as Story) : null;
}

/** Whether the story can begin with this scenario. */
export const beginsStory = (scenario: string): boolean => PARTS[0]?.id === scenario;
