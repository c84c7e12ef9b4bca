/** `holotape backup`: a whole copy of the data, also while the server runs. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';
import { type Command, nothingMore, readArgs } from './command.ts';

const HELP = `holotape backup FILE [options]

Copies everything the server keeps (tables, seats, secrets) to a new file, checked before it has its name. The server
may run: what is acknowledged before the copy begins is in it. "holotape restore FILE" is the way back.

  --data DIR       where the tables are kept (~/.holotape)
  --database URL   they are kept in PostgreSQL (or DATABASE_URL); needs its program pg_dump`;

/** What both ways take: the file, and where the data is. */
export function readKept(args: readonly string[], usage: string) {
  const { values, positionals } = readArgs(args, { data: { type: 'string' }, database: { type: 'string' } });
  const [file, ...extra] = positionals;
  if (file === undefined) throw new WrongUsage(`Which file? Say "${usage}".`);
  nothingMore(extra);
  if (values.data !== undefined && values.database !== undefined)
    throw new WrongUsage('Either --data or --database: they are two places.');
  const database = values.database ?? (values.data === undefined ? process.env.DATABASE_URL || undefined : undefined);
  return { file, database, data: values.data ?? join(homedir(), '.holotape') };
}

/** What cannot be copied or brought back is outside this command: a sentence, not a report. */
export async function orTrouble<T>(does: Promise<T>): Promise<T> {
  try {
    return await does;
  } catch (error) {
    throw new Trouble((error as Error).message, error);
  }
}

export const amount = (n: number, one: string): string => `${n.toLocaleString('en')} ${one}${n === 1 ? '' : 's'}`;

async function run(args: readonly string[]): Promise<number> {
  const { file, data, database } = readKept(args, 'holotape backup FILE');
  const { tables, events } = await orTrouble(
    database === undefined
      ? import('@holotape/server/operating/backup').then(({ backUpFolder }) => backUpFolder(data, file))
      : import('@holotape/server/operating/postgres-tools').then(({ backUpDatabase }) =>
          backUpDatabase(database, file),
        ),
  );
  console.log(`${file} holds ${amount(tables, 'table')} with ${amount(events, 'event')}.`);
  return 0;
}

export const command: Command = { help: HELP, run };
