/** `holotape pack check`: is a folder of cards fit to play with? */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, BadPack, problemText } from '@holotape/kernel';
import { type GameName, loadGame, readFolder } from '@holotape/shelf';
import { faceOf } from '../games/index.ts';
import { Trouble, WrongUsage, whyNotFile } from '../terminal/trouble.ts';
import { type Command, gameNamed, nothingMore, readArgs } from './command.ts';

const HELP = `holotape pack check DIR

Reads a folder of cards together with the built-in ones and says what is wrong, as file:line: message, or what is in it.
A pack for the vault may have pack.yaml (always), rooms.yaml, extra-rooms.yaml, items.yaml and threats.yaml;
docs/example-pack is one to begin with. A pack for the adventure has pack.yaml and cards/*.yaml, see
docs/adventure-cards.md. "holotape play GAME --pack DIR" plays with it.`;

/** The game the pack says it is for; the check itself tells what is wrong with its pack.yaml. */
function gameOf(folder: string): GameName {
  const about = readFolder(folder).find(({ path }) => path === 'pack.yaml');
  const game = /^game:\s*["']?([\w-]+)/m.exec(about?.text ?? '')?.[1];
  return game === undefined ? 'vault' : gameNamed(game);
}

function open(folder: string, game: GameName): AnyGame | undefined {
  try {
    return loadGame(game, [folder]);
  } catch (error) {
    if (!(error instanceof BadPack)) throw error;
    // With the folder in front a terminal or an editor can go there.
    for (const problem of error.problems) console.log(problemText({ ...problem, file: join(folder, problem.file) }));
    return undefined;
  }
}

function run(args: readonly string[]): number {
  const { positionals } = readArgs(args, {});
  const [what, folder, ...extra] = positionals;
  if (what !== 'check' || folder === undefined) throw new WrongUsage('Say "holotape pack check DIR".');
  nothingMore(extra);
  try {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  } catch (error) {
    throw new Trouble(`${folder} cannot be checked: ${whyNotFile(error)}.`, error);
  }
  const name = gameOf(folder);
  const game = open(folder, name);
  if (game === undefined) return 1;
  const summary = faceOf(game).packSummary(game, loadGame(name));
  console.log(`${folder} is a good pack for ${game.title.toLowerCase()}.`);
  for (const line of summary) console.log(`  ${line}`);
  if (summary.length === 0) console.log('  There are no cards in it yet.');
  return 0;
}

export const command: Command = { help: HELP, run };
