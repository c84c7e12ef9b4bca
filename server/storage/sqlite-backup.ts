/**
 * A whole copy of a data file, made while it is being written to, and checked before it has its name: what has the name of a
 * copy can be opened. Copying the file by hand would miss what still lies in the log beside it.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { MIGRATIONS } from './migrations.ts';
import { OWN_FILE } from './privacy.ts';

/** Pages that are copied at a time: between two such pieces answers are written (measured: none waited 40 ms). */
const PIECE = 200;

/** What a copy holds, for whoever wants to know that it is the right one. */
export const inventory = z.object({ tables: z.int(), events: z.int() }).readonly();
export type Inventory = z.infer<typeof inventory>;

/** Throws a sentence if this is no data file of ours that today's server could open and read. */
export function inventoryOf(path: string): Inventory {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      return counted(db);
    } finally {
      db.close();
    }
  } catch (error) {
    throw new Error(`${path} is no copy of Holotape's data: ${(error as Error).message}`);
  }
}

function counted(db: DatabaseSync): Inventory {
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version === 0) throw new Error('it has none of our tables.');
  if (version > MIGRATIONS.length)
    throw new Error(`it was written by a newer Holotape (shape ${version}, this one knows ${MIGRATIONS.length}).`);
  const { integrity_check: found } = db.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
  if (found !== 'ok') throw new Error(`it is damaged (${found}).`);
  const count = (table: string) => (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n;
  return { tables: count('tables'), events: count('events') };
}

/** What was written to this file is on the disk, also after the power goes out. */
function reachesDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** Copies an open database to a file that is not there yet. */
export async function copyWhole(db: DatabaseSync, to: string): Promise<Inventory> {
  if (existsSync(to)) throw new Error(`${to} is there already; nothing is written over.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    // Made before anything is in it, so that nobody else ever reads it.
    closeSync(openSync(part, 'wx', OWN_FILE));
    await backup(db, part, { rate: PIECE });
    chmodSync(part, OWN_FILE);
    const inventory = inventoryOf(part);
    reachesDisk(part);
    renameSync(part, to);
    return inventory;
  } finally {
    for (const each of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(each, { force: true });
  }
}
