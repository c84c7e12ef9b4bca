/** The games on the shelf: found by name, opened with their built-in content and any packs laid beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { readSkirmishContent, skirmishGame } from '@holotape/skirmish';
import { campaignGame } from '@holotape/skirmish/campaign/index';
import { readVaultContent, vaultGame } from '@holotape/vault';
import { parsed } from './parsed.ts';
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
    board: true,
    open: (packs) => adventureGame(readAdventureContent(packs)),
  },
  skirmish: {
    title: 'The skirmish (Fallout: Wasteland Warfare)',
    folder: new URL('../games/skirmish/', import.meta.url),
    board: true,
    open: (packs) => skirmishGame(readSkirmishContent(packs)),
  },
  // What goes on between battles of the skirmish: a game of its own, made of the same cards. docs/decisions/0006
  campaign: {
    title: 'The campaign (Fallout: Wasteland Warfare)',
    folder: new URL('../games/skirmish/', import.meta.url),
    board: true,
    open: (packs) => campaignGame(readSkirmishContent(packs)),
  },
} as const satisfies Record<string, Shelved>;

export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export const isGameName = (name: string): name is GameName => GAME_NAMES.includes(name as GameName);
/** Games that can be played in a browser. */
export const BOARD_NAMES = GAME_NAMES.filter((name) => GAMES[name].board);

/** Opens a game with its built-in content, then the packs in these folders. Throws a BadPack that lists every problem. */
export function loadGame(name: GameName, packFolders: readonly string[] = []): AnyGame {
  const shelved: Shelved = GAMES[name];
  const builtIn = parsed(name, readFolder(fileURLToPath(new URL('content/', shelved.folder))));
  return shelved.open([builtIn, ...packFolders.map(readFolder)]);
}

/** The rule catalog of a game: `rules.yaml` and, where there are, its further parts, one after the other. */
export function loadCatalog(name: GameName): Catalog {
  const folder = fileURLToPath(GAMES[name].folder);
  const files = readdirSync(folder)
    .filter((file) => /^rules(?:-[a-z]+)?\.yaml$/.test(file))
    .sort((a, b) => (a === 'rules.yaml' ? -1 : b === 'rules.yaml' ? 1 : a.localeCompare(b)));
  const problems: Problem[] = [];
  const texts = files.map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));
  const parts = parsed(`${name}-rules`, texts).flatMap((file) => readYaml(file, catalogSchema, problems) ?? []);
  const [first, ...more] = parts;
  if (problems.length > 0 || first === undefined) throw new BadPack(problems);
  return {
    ...first,
    sources: Object.assign({}, ...parts.map(({ sources }) => sources)),
    // To a reader a scenario is one more topic.
    topics: parts.flatMap(({ topics, scenarios = [] }) => [
      ...topics,
      ...scenarios.map(({ id, title, rules }) => ({ id, title, rules })),
    ]),
    rulings: [first, ...more].flatMap(({ rulings }) => rulings),
  };
}

export { readFolder } from './read-folder.ts';
