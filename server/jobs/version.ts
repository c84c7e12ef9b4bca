/**
 * Which rules and cards of a game this copy has, as a word: two copies have the same one if they would play the same games. Made of
 * all that decides about a game, so that nobody has to remember to raise a number.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '@holotape/shelf';

const ROOT = join(import.meta.dirname, '../..');

/** The campaign is played with the cards of the skirmish. */
const FOLDERS: Readonly<Record<GameName, string>> = {
  vault: 'games/vault',
  adventure: 'games/adventure',
  skirmish: 'games/skirmish',
  campaign: 'games/skirmish',
};

/** Texts for people decide nothing. */
const SOURCES = '{*.ts,**/*.ts,**/content/**/*.yaml}';
const decides = (path: string): boolean => !/(?:^|\/)(?:test|messages|node_modules)\//.test(path);

/** `root` is where the project lies. */
export function versionOf(game: GameName, root = ROOT): string {
  const hash = createHash('sha256');
  for (const folder of ['kernel', 'shelf', 'bots', FOLDERS[game]]) {
    const cwd = join(root, folder);
    for (const path of globSync(SOURCES, { cwd }).sort())
      if (decides(path)) hash.update(`${folder}/${path}\n`).update(readFileSync(join(cwd, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
