/** The `holotape` command: finds the command meant and turns trouble into a sentence. */
import { readFileSync } from 'node:fs';
import type { Command } from './commands/command.ts';

const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  serve: () => import('./commands/serve.ts'),
  play: () => import('./commands/play.ts'),
  simulate: () => import('./commands/simulate.ts'),
  league: () => import('./commands/league.ts'),
  work: () => import('./commands/work.ts'),
  replay: () => import('./commands/replay.ts'),
  rules: () => import('./commands/rules.ts'),
  pack: () => import('./commands/pack.ts'),
  force: () => import('./commands/force.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  move: () => import('./commands/move.ts'),
  admin: () => import('./commands/admin.ts'),
};

const HELP = `Holotape: a table for wasteland tabletop games.

  holotape serve                open the table in the browser
  holotape play vault           play in the terminal, alone against bots or with friends
                                the others: adventure, skirmish, campaign
  holotape replay FILE          watch or verify a saved game
  holotape rules vault          read the rulebook, or search it
  holotape pack check DIR       check a folder of cards of your own
  holotape force random         make, check and print forces for the skirmish
  holotape simulate vault       let bots play many games and count
  holotape league vault         let bots play each other and rate them
  holotape work --database      play games for those two on this machine, too
  holotape backup FILE          copy what the server keeps, also while it runs
  holotape restore FILE         bring such a copy back
  holotape move --from --to     move it all between a folder and PostgreSQL
  holotape admin list           look after the tables that a server keeps

"holotape COMMAND --help" says more. "holotape --version" names the version.`;

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    console.log(version());
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    console.error(
      `There is no command "${name}". There is ${Object.keys(COMMANDS).join(', ')}; try "holotape --help".`,
    );
    return 2;
  }
  const { command } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}

/** Does what the arguments say; the exit code comes back. */
export async function holotape(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    const { troubleOf } = await import('./terminal/trouble.ts');
    const { sentence, exitCode } = troubleOf(error);
    console.error(sentence);
    if (process.env.HOLOTAPE_DEBUG === '1') console.error(error);
    return exitCode;
  }
}
