/**
 * A whole copy of a data file, made while it is being written to, and checked before it has its name: what has the name of a
 * copy can be opened. Copying the file by hand would miss what still lies in the log beside it.
 */
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MIGRATIONS } from './migrations.ts';
import { OWN_FILE } from './privacy.ts';

/** Pages that are copied at a time: between two such pieces answers are written (measured: none waited 40 ms). */
const PIECE = 200;

/** A bundle that is being written just when a copy begins is over after so many milliseconds; so often it is looked again. */
const PAUSE = 10;
const TRIES = 500;

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
export function reachesDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** What came of looking a copy over. */
export type Looked = { readonly inventory: Inventory } | { readonly error: string };

/**
 * Reads a copy through in a thread of its own, and sees that it reaches the disk: that takes as long as the copy is large, and
 * the thread that keeps everybody's answers would do nothing else meanwhile.
 */
async function lookedOver(path: string): Promise<Inventory> {
  const thread = new Worker(new URL('./sqlite-look.ts', import.meta.url), { workerData: path });
  const [looked] = (await once(thread, 'message')) as [Looked];
  if ('error' in looked) throw new Error(looked.error);
  return looked.inventory;
}

/**
 * Copies piece by piece. If the very first piece meets a bundle that is being written, Node gives up with an error that says
 * there is none (the library's number for "no error" is 0), although nothing is wrong: it begins again.
 */
async function copied(db: DatabaseSync, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await backup(db, to, { rate: PIECE });
      return;
    } catch (error) {
      if ((error as { readonly errcode?: number }).errcode !== 0 || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}

/** Copies an open database to a file that is not there yet. */
export async function copyWhole(db: DatabaseSync, to: string): Promise<Inventory> {
  if (existsSync(to)) throw new Error(`${to} is there already; nothing is written over.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    // Made before anything is in it, so that nobody else ever reads it.
    closeSync(openSync(part, 'wx', OWN_FILE));
    await copied(db, part);
    chmodSync(part, OWN_FILE);
    const inventory = await lookedOver(part);
    renameSync(part, to);
    return inventory;
  } finally {
    for (const each of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(each, { force: true });
  }
}
