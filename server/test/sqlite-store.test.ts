import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../storage/migrations.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { storeContract } from './store-contract.ts';

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
  const row = {
    id: 'a',
    code: 'A',
    game: 'vault',
    status: 'waiting',
    listed: false,
    at: 0,
    people: [],
    card: null,
  } as const;
  const chat = (text: string) => ({ type: 'chat', by: 'Ann', text, at: 1 }) as const;
  await store.make(row, [chat('1')]);
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

test('two servers cannot have the same file', { timeout: 20_000 }, async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file);
  await store.make(
    { id: 'a', code: 'A', game: 'vault', status: 'waiting', listed: false, at: 0, people: [], card: null },
    [],
  );
  await expect(SqliteStore.open(file)).rejects.toThrow('locked');
  await store.close();
  remove();
});
