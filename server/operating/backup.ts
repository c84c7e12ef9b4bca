/**
 * Copies of the data, and the way back. A file of SQLite is copied by the server that has it open, or by us if there is none; a
 * PostgreSQL database by PostgreSQL's own tools.
 */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATA_FILE } from '../index.ts';
import { makeOwnFolder } from '../storage/privacy.ts';
import { type Inventory, inventory, inventoryOf } from '../storage/sqlite-backup.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { askAtDoor } from './door.ts';

/** Copies the data of this folder to a file that is not there yet, whether a server runs on it or not. */
export async function backUpFolder(data: string, file: string): Promise<Inventory> {
  const to = resolve(file);
  const path = join(data, DATA_FILE);
  if (!existsSync(path)) throw new Error(`There is no data in ${data}.`);
  const done = await askAtDoor(data, { do: 'backup', to });
  if (done !== undefined) return inventory.parse(done);
  const store = await SqliteStore.open(path);
  try {
    return await store.backUp(to);
  } finally {
    await store.close();
  }
}

/** What a file of SQLite may have beside it: without the file it belongs to nothing. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** The first name of a set-aside file that is free. */
function freeName(path: string): string {
  for (let n = 1; ; n += 1) {
    const name = `${path}.before-restore-${n}`;
    if (!existsSync(name)) return name;
  }
}

/** `aside`: where the data lies that was there before. */
type Restored = Inventory & { readonly aside: string | undefined };

/** Makes this copy the data of the folder. What was there is set aside, whole, and never deleted. */
export async function restoreFolder(file: string, data: string): Promise<Restored> {
  const found = inventoryOf(file);
  makeOwnFolder(data);
  const path = join(data, DATA_FILE);
  const aside = existsSync(path) ? freeName(path) : undefined;
  if (aside !== undefined) await setAside(path, aside);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  copyFileSync(file, part);
  // Opened once under its own name: today's shape, its owner's alone, and nothing left beside it.
  renameSync(part, path);
  await (await SqliteStore.open(path)).close();
  return { ...found, aside };
}

/** Opening it says whether a server has it, and closing it brings what lies beside it home. */
async function setAside(path: string, aside: string): Promise<void> {
  await (await SqliteStore.open(path)).close();
  renameSync(path, aside);
  for (const each of BESIDE) if (existsSync(path + each)) renameSync(path + each, aside + each);
}
