import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../storage/migrations.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
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

/** What a killed server leaves behind: the file and the log beside it, as they are at this moment. */
function killed(file: string): { file: string; remove(): void } {
  const left = folder();
  for (const part of ['', '-wal']) copyFileSync(file + part, left.file + part);
  return left;
}

/** The events in the file alone, without what is beside it. */
function eventsInFileAlone(file: string): number {
  const alone = folder();
  copyFileSync(file, alone.file);
  const db = new DatabaseSync(alone.file);
  const { n } = db.prepare('select count(*) as n from events').get() as { n: number };
  db.close();
  alone.remove();
  return n;
}

test('what a killed server has left in the log beside the file is in the file after the next start', async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file);
  await store.make(ROW, [chat('1')]);
  for (let i = 1; i < 20; i += 1) await store.append('a', i, [chat(String(i))]);
  const left = killed(file);
  await store.close();
  expect(eventsInFileAlone(left.file)).toBe(0);
  const again = await SqliteStore.open(left.file);
  expect(eventsInFileAlone(left.file)).toBe(20);
  expect(statSync(`${left.file}-wal`).size).toBe(0);
  await again.close();
  left.remove();
  remove();
});

test('when nothing has been written for a while, the log beside the file is emptied into it', async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file, 1);
  await store.make(ROW, [chat('1')]);
  for (let i = 1; i < 20; i += 1) await store.append('a', i, [chat(String(i))]);
  while (statSync(`${file}-wal`).size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(eventsInFileAlone(file)).toBe(20);
  await store.append('a', 20, [chat('20')]);
  await store.close();
  remove();
});

test('a file too large to be looked over at once is read through by and by; what is damaged in it is told', async () => {
  const { file, remove } = folder();
  const store = await SqliteStore.open(file);
  for (const id of ['a', 'b']) {
    const long = Array.from({ length: 600 }, (_, n) => chat(`${n} ${'x'.repeat(200)}`));
    await store.make({ ...ROW, id, code: id }, long);
    await store.snapshot(id, 600, JSON.stringify('y'.repeat(20_000)));
  }
  await store.close();
  /** So many looks it takes until there is nothing left to look at. */
  const looks = (open: SqliteFile): number => {
    let count = 1;
    while (!open.readsOn()) count += 1;
    return count;
  };
  const well = new SqliteFile(file, 0);
  expect(looks(well)).toBeGreaterThan(5);
  expect(looks(well)).toBe(1);
  well.read({ get: 'check' });
  well.close();
  // All that is small enough is looked over at once.
  const small = new SqliteFile(file);
  expect(looks(small)).toBe(1);
  small.close();

  // Nobody has asked for the snapshot of the second table, which lies on pages of its own at the end.
  const size = statSync(file).size;
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, size - 40 * 1024));
  const damaged = new SqliteFile(file, 0);
  damaged.read({ get: 'check' });
  looks(damaged);
  expect(() => damaged.read({ get: 'check' })).toThrow('The data is damaged');
  damaged.close();
  remove();
});
