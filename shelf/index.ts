/** The games on the shelf: found by name, opened with their built-in content and any packs laid beside it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adventureGame, readAdventureContent } from '@holotape/adventure';
import {
  type AnyGame,
  BadPack,
  type Catalog,
  catalogSchema,
  type PackFile,
  type Problem,
  readYaml,
} from '@holotape/kernel';
import { readVaultContent, vaultGame } from '@holotape/vault';
import { readFolder } from './read-folder.ts';

interface Shelved {
  readonly title: string;
  readonly folder: URL;
  /** The web app has a board for it: before, servers do not offer it either. */
  readonly board: boolean;
  open(packs: readonly (readonly PackFile[])[]): AnyGame;
}

const GAMES = {
  vault: {
    title: 'The vault (Fallout Shelter)',
    folder: new URL('../games/vault/', import.meta.url),
    board: true,
    open: (packs) => vaultGame(readVaultContent(packs)),
  },
  adventure: {
    title: 'The adventure (Fallout)',
    folder: new URL('../games/adventure/', import.meta.url),
    board: false,
    open: (packs) => adventureGame(readAdventureContent(packs)),
  },
} as const satisfies Record<string, Shelved>;

export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export const isGameName = (name: string): name is GameName => GAME_NAMES.includes(name as GameName);
/** Games that can be played in a browser. */
export const BOARD_NAMES = GAME_NAMES.filter((name) => GAMES[name].board);
export const titleOf = (name: GameName): string => GAMES[name].title;

/** Opens a game with its built-in content, then the packs in these folders. Throws a BadPack that lists every problem. */
export function loadGame(name: GameName, packFolders: readonly string[] = []): AnyGame {
  const shelved: Shelved = GAMES[name];
  const builtIn = readFolder(fileURLToPath(new URL('content/', shelved.folder)));
  return shelved.open([builtIn, ...packFolders.map(readFolder)]);
}

/** The rule catalog of a game. */
export function loadCatalog(name: GameName): Catalog {
  const path = fileURLToPath(new URL('rules.yaml', GAMES[name].folder));
  const problems: Problem[] = [];
  const catalog = readYaml({ path, text: readFileSync(path, 'utf8') }, catalogSchema, problems);
  if (catalog === undefined) throw new BadPack(problems);
  return catalog;
}

export { readFolder } from './read-folder.ts';
