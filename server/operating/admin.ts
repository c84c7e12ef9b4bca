/** An operator's wish, brought to whoever can fulfil it: the server that has the data, or this process if there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@holotape/kernel';
import { z } from 'zod';
import { builtInShelf } from '../built-in-shelf.ts';
import { newKey } from '../identity-keys.ts';
import { DATA_FILE } from '../index.ts';
import { askPrivately } from '../passing.ts';
import { HEAR_EVERY } from '../sharing.ts';
import type { Shelf } from '../shelf.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { askAtDoor, heardAtDoor } from './door.ts';
import { AskThere, Operator, type TableWish } from './operator.ts';

/** Where the data is: a folder, or a PostgreSQL database. */
type Place = { readonly data: string } | { readonly database: string };

const doesHere = (store: Store, shelf: Shelf, wish: TableWish): Promise<Json> =>
  new Operator({ store, shelf, alone: (_, work) => work() }).does(wish);

async function inFolder(data: string, wish: TableWish, shelf: Shelf): Promise<Json> {
  const path = join(data, DATA_FILE);
  if (!existsSync(path)) throw new Error(`There is no data in ${data}.`);
  const done = await askAtDoor(data, wish);
  if (done !== undefined) return done;
  const store = await SqliteStore.open(path);
  try {
    return await doesHere(store, shelf, wish);
  } finally {
    await store.close();
  }
}

async function inDatabase(url: string, wish: TableWish, shelf: Shelf): Promise<Json> {
  const { PostgresStore } = await import('../storage/postgres/store.ts');
  const store = await PostgresStore.open(url);
  try {
    return await doesHere(store, shelf, wish);
  } catch (error) {
    if (!(error instanceof AskThere) || error.at === '') throw error;
    const secret = await store.secret('passing', newKey());
    return heardAtDoor(await askPrivately(error.at, secret, wish));
  } finally {
    await store.close();
  }
}

/** What was forgotten of a person: tables that are gone, and those that stay without them. */
interface Forgotten {
  readonly deleted: number;
  readonly rewritten: number;
}

/**
 * Forgets a person: as somebody who could come back, and at every table, wherever it is just now. If it is broken off, say it
 * again.
 */
export async function forgetPerson(place: Place, person: string, shelf: Shelf = builtInShelf()): Promise<Forgotten> {
  let [deleted, rewritten] = [0, 0];
  // Nobody comes to a table as this person while their tables are gone through.
  await administer(place, { do: 'forget', person }, shelf);
  const round = async () => {
    for (const table of z.array(z.string()).parse(await administer(place, { do: 'mentions', person }, shelf))) {
      const done = await administer(place, { do: 'forget-at', person, table }, shelf);
      if (z.object({ deleted: z.boolean() }).safeParse(done).success) deleted += 1;
      else rewritten += 1;
    }
  };
  await round();
  if ('database' in place) {
    // Other servers have let them in until they heard of it.
    await new Promise((resolve) => setTimeout(resolve, 1.25 * HEAR_EVERY));
    await round();
  }
  await administer(place, { do: 'clean' }, shelf);
  return { deleted, rewritten };
}

/**
 * Everything that is kept of a person: at which tables they were, what they were called there, what they said and what they answered.
 * Reads only.
 */
export async function exportPerson(place: Place, person: string, shelf: Shelf = builtInShelf()): Promise<Json[]> {
  const tables: Json[] = [];
  for (const table of z.array(z.string()).parse(await administer(place, { do: 'mentions', person }, shelf)))
    tables.push(await administer(place, { do: 'traces-at', person, table }, shelf));
  return tables;
}

/** Does what an operator wants, whether servers run or not. Throws a sentence. */
export const administer = (place: Place, wish: TableWish, shelf: Shelf = builtInShelf()): Promise<Json> =>
  'data' in place ? inFolder(place.data, wish, shelf) : inDatabase(place.database, wish, shelf);
