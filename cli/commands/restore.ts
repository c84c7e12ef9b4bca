/** `holotape restore`: brings a copy of the data back. */
import { amount, orTrouble, readKept } from './backup.ts';
import type { Command } from './command.ts';

const HELP = `holotape restore FILE [options]

Makes a copy that "holotape backup" wrote the data again. The server must not run. What was there before is set aside,
not deleted; a PostgreSQL database has to be an empty one.

  --data DIR       where the tables are to be kept (~/.holotape)
  --database URL   in PostgreSQL (or DATABASE_URL); needs its program pg_restore`;

async function run(args: readonly string[]): Promise<number> {
  const { file, data, database } = readKept(args, 'holotape restore FILE');
  if (database !== undefined) {
    const { restoreDatabase } = await import('@holotape/server/operating/postgres-tools');
    const { tables, events } = await orTrouble(restoreDatabase(file, database));
    console.log(`The database holds ${amount(tables, 'table')} with ${amount(events, 'event')}.`);
    return 0;
  }
  const { restoreFolder } = await import('@holotape/server/operating/backup');
  const { tables, events, aside } = await orTrouble(restoreFolder(file, data));
  console.log(`${data} holds ${amount(tables, 'table')} with ${amount(events, 'event')}.`);
  if (aside !== undefined) console.log(`What was there before is ${aside}.`);
  return 0;
}

export const command: Command = { help: HELP, run };
