/** What the app asks of the games on the shelf. A game's code comes only when it is wanted. */
import type { Face } from '../design/Tape.tsx';
import type { GameEntry, GamePage } from './entry.ts';
import * as shelved from './index.ts';
import type { GameModule } from './module.ts';
import { BARE, type Catalog, type RulebookParts } from './rulebook.ts';
import type { SettingUp } from './setting-up.ts';

/** In the order of their tapes. */
const ENTRIES: readonly GameEntry[] = Object.values<GameEntry>(shelved).sort((a, b) => a.face.tape - b.face.tape);

export const FACES: readonly Face[] = ENTRIES.map(({ face }) => face);

/** Those with a rulebook of their own. */
export const BOOKS: readonly Face[] = ENTRIES.filter(({ readIn }) => readIn === undefined).map(({ face }) => face);

const entryOf = (game: string): GameEntry | undefined => ENTRIES.find(({ face }) => face.id === game);

export const faceOf = (game: string): Face | undefined => entryOf(game)?.face;
/** What a game is called; a game that is not on this shelf has only its id. */
export const titleOf = (game: string): string => faceOf(game)?.title ?? game;
/** It has a board in the browser. */
export const isPlayable = (game: string): boolean => entryOf(game)?.play !== undefined;

/** The game whose rules begin like this one; undefined if no game's do. */
export const gameOfRule = (id: string): string | undefined => {
  const prefix = id.slice(0, id.indexOf('-'));
  return ENTRIES.find(({ prefixes }) => prefixes.includes(prefix))?.face.id;
};

/** Where the rules of a game are read: in its own book from the beginning, or in a chapter of another's. */
export const bookOf = (game: string): { readonly game: string; readonly chapter?: string } =>
  entryOf(game)?.readIn ?? { game };

/** The pages that games bring along, by their whole path. */
export const GAME_PAGES: readonly GamePage[] = ENTRIES.flatMap(({ face, pages = [] }) =>
  pages.map((page) => ({ ...page, path: `/${face.id}/${page.path}` })),
);

/** Loads something of a game once: the same promise every time, and a new one after a failure (the net went). */
function once<T>(load: (entry: GameEntry) => Promise<T> | undefined, what: string): (game: string) => Promise<T> {
  const opened = new Map<string, Promise<T>>();
  return (game) => {
    const before = opened.get(game);
    if (before !== undefined) return before;
    const entry = entryOf(game);
    const found = entry === undefined ? undefined : load(entry);
    if (found === undefined) return Promise.reject(new Error(`There is no ${what} of "${game}" here.`));
    found.catch(() => opened.delete(game));
    opened.set(game, found);
    return found;
  };
}

/** Brings a game to the table. */
export const openGame: (game: string) => Promise<GameModule> = once(({ play }) => play?.module(), 'board');
export const openSettingUp: (game: string) => Promise<SettingUp> = once(({ play }) => play?.settingUp(), 'form');
export const openCatalog: (game: string) => Promise<Catalog> = once(({ catalog }) => catalog(), 'rulebook');
export const openRulebook: (game: string) => Promise<RulebookParts> = once(
  ({ rulebook }) => rulebook?.() ?? Promise.resolve(BARE),
  'rulebook',
);
