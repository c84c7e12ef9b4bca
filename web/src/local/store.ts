/**
 * What is kept in this browser: tables with their events and snapshots, in IndexedDB. Pages read the list; only the
 * worker writes what is played.
 */
import type { TableCard } from '../client/shelf.ts';

const NAME = 'holotape';
const VERSION = 1;
/** Tells other pages and tabs that the list has changed. */
const CHANNEL = 'holotape-shelf';

export const LOCAL_PREFIX = 'local-';
export const isLocal = (id: string): boolean => id.startsWith(LOCAL_PREFIX);

let opened: Promise<IDBDatabase> | undefined;

/** A request as a promise. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser could not keep it.'));
  });
}

/** Resolves when everything in the transaction is kept. */
export function kept(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Whatever failed ends it; only then it says why.
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not keep it.'));
  });
}

export function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('events');
      db.createObjectStore('snapshots');
    };
    request.onsuccess = () => {
      // A newer version of the app in another tab may need to change the shape.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing here.'));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener('message', changed);

/** Calls whenever the list of tables changes, here or in another tab. */
export function onShelfChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellShelf(): void {
  changed();
  channel?.postMessage('changed');
}

/** The tables of this browser, newest first. */
export async function listTables(): Promise<TableCard[]> {
  const db = await database();
  const cards = await done<TableCard[]>(db.transaction('tables').objectStore('tables').getAll());
  return cards.sort((a, b) => b.at - a.at);
}

export async function readCard(id: string): Promise<TableCard | undefined> {
  const db = await database();
  return done<TableCard | undefined>(db.transaction('tables').objectStore('tables').get(id));
}

export async function keepCard(card: TableCard): Promise<void> {
  const db = await database();
  const transaction = db.transaction('tables', 'readwrite');
  transaction.objectStore('tables').put(card);
  await kept(transaction);
  tellShelf();
}

/** The keys of a table's events, in order. */
export const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function removeTable(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['tables', 'events', 'snapshots'], 'readwrite');
  transaction.objectStore('tables').delete(id);
  transaction.objectStore('events').delete(eventsOf(id));
  transaction.objectStore('snapshots').delete(id);
  await kept(transaction);
  tellShelf();
}
