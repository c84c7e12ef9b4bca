import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../storage/migrations.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { chat, ROW } from './helpers/rows.ts';
import { storeContract } from './helpers/store-contract.ts';

function folder(): { file: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'holotape-'));
  return { file: join(path, 'holotape.db'), remove: () => rmSync(path, { recursive: true, force: true }) };
}

storeContract('SQLite', async () => {
  const { file, remove } = folder();
  return { open: () => SqliteStore.open(file), remove };
});

test('what comes while the disk is busy goes together', async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file);
  await store.make(ROW, [chat('1')]);
  await Promise.all(Array.from({ length: 100 }, (_, i) => store.append('a', i + 1, [chat(`${i}`)])));
  await store.close();
  const db = new DatabaseSync(file);
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('select count(*) as events from events').get()).toEqual({ events: 101 });
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length });
  db.close();
  remove();
});

test('a file of a newer Holotape, or one that is none, is not touched and said so', async () => {
  const { file, remove } = folder();
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 999');
  db.close();
  await expect(SqliteStore.open(file)).rejects.toThrow('newer Holotape');
  writeFileSync(file, 'This is a shopping list, not a database. '.repeat(100));
  await expect(SqliteStore.open(file)).rejects.toThrow('cannot be opened');
  remove();
});

test('two servers cannot have the same file', async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file);
  await store.make(ROW, []);
  await expect(SqliteStore.open(file)).rejects.toThrow('locked');
  await store.close();
  remove();
});

test('a disk that was full and has room again: what failed left nothing behind, and the table goes on', async () => {
  const { file, remove } = folder();
  let store = await SqliteStore.open(file);
  await store.make(ROW, [chat('1')]);
  await store.close();
  // Like a full disk: SQLite itself takes the whole transaction back.
  const db = new DatabaseSync(file);
  db.exec(`create trigger full before insert on events when new.event like '%full%'
    begin select raise(rollback, 'database or disk is full'); end`);
  db.close();
  store = await SqliteStore.open(file);
  const both = await Promise.allSettled([store.append('a', 1, [chat('2')]), store.append('a', 2, [chat('full')])]);
  expect(both.map((each) => String((each as PromiseRejectedResult).reason))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('disk is full')),
  );
  await store.append('a', 1, [chat('two')]);
  expect((await store.read('a'))!.events).toEqual([chat('1'), chat('two')]);
  await store.close();
  remove();
});
