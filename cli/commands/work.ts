/** `holotape work`: plays games for simulations and leagues that others have begun on the same database. */
import { availableParallelism } from 'node:os';
import { GAME_NAMES } from '@holotape/shelf';
import { WrongUsage } from '../terminal/trouble.ts';
import { amount, orTrouble } from './backup.ts';
import { type Command, nothingMore, readArgs, wholeNumber } from './command.ts';
import { MOST_JOBS } from './many-games.ts';

const HELP = `holotape work --database URL [options]

Plays games for "holotape simulate --database URL" and "holotape league --database URL", which may run anywhere.
Ctrl+C ends it; what it was at is played by others. Only batches of the very same rules and cards are taken.

  --database URL   the PostgreSQL database that all of them share (or DATABASE_URL)
  --jobs N         how many games at once (the usual: one for each core)`;

const OPTIONS = { database: { type: 'string' }, jobs: { type: 'string' } } as const;

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  nothingMore(positionals);
  const database = values.database ?? (process.env.DATABASE_URL || undefined);
  if (database === undefined) throw new WrongUsage('Work for whom? Say "holotape work --database URL".');
  const jobs = values.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', values.jobs, 1, MOST_JOBS);
  const { workTogether } = await import('@holotape/server/jobs/work');
  const done = { batches: 0, games: 0 };
  const said = () => `${amount(done.games, 'game')} in ${done.batches === 1 ? 'one batch' : `${done.batches} batches`}`;
  const isWatched = process.stderr.isTTY === true;
  const working = await orTrouble(
    workTogether(database, {
      jobs,
      onBatch(games) {
        done.batches += 1;
        done.games += games;
        if (isWatched) process.stderr.write(`\r\x1b[2K${said()}`);
      },
      onForeign: (game) =>
        console.error(
          `Games of ${game} wait here that were sent by another version of its rules: they are not for this copy. Bring both to the same version.`,
        ),
      onTrouble: (error) => console.error(`The database says: ${error.message}`),
    }),
  );
  console.log(`Working for ${GAME_NAMES.join(', ')}, ${amount(jobs, 'game')} at once. Ctrl+C ends it.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await working.close();
  console.log(`${isWatched ? '\n' : ''}Played ${said()}.`);
  return 0;
}

export const command: Command = { help: HELP, run };
