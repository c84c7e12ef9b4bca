/** A copy of the data while the server runs, and the way back: for a file of SQLite and for PostgreSQL. */
import { once } from 'node:events';
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { DATA_FILE, startServer } from '../index.ts';
import { backUpFolder, restoreFolder } from '../operating/backup.ts';
import { backUpDatabase, restoreDatabase } from '../operating/postgres-tools.ts';
import { PostgresStore } from '../storage/postgres/store.ts';
import { copyWhole } from '../storage/sqlite-backup.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import type { Store, TableRow } from '../storage/store.ts';
import { testedCluster } from './helpers/postgres.ts';
import { startTestServer, tempFolder } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

let folder: ReturnType<typeof tempFolder>;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => folder.remove());
const inFolder = (name: string) => join(folder.path, name);
const chat = (text: string) => ({ type: 'chat', by: 'Ann', text, at: 1 }) as const;
const row = (id: string): TableRow => ({
  id,
  code: id.toUpperCase(),
  game: 'cards',
  status: 'waiting',
  listed: false,
  at: 0,
  people: ['ann'],
  card: null,
});

/** Data with one table of so many lines of chat. */
async function keep(data: string, id: string, lines: number): Promise<void> {
  const store = await SqliteStore.open(join(data, DATA_FILE));
  await store.make(row(id), [chat('0')]);
  for (let i = 1; i < lines; i += 1) await store.append(id, i, [chat(String(i))]);
  await store.close();
}

const eventsOf = async (store: Store, id: string) => (await store.read(id))?.events;

describe('a file of SQLite', () => {
  test('is copied while people play; the copy has all that was acknowledged before, and a server opens it', async () => {
    const s = await startTestServer();
    const ann = await s.person('Ann');
    const made = [];
    for (let i = 0; i < 20; i += 1)
      made.push(await ann.makeTable({ game: 'cards', title: `Table ${i}`, seats: [{ kind: 'me' }] }));
    // What comes while it is copied is in the copy, or not; it is kept in any case.
    const [copied] = await Promise.all([
      backUpFolder(s.data, inFolder('copy.db')),
      ...Array.from({ length: 10 }, () => ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] })),
    ]);
    expect(copied.tables).toBeGreaterThanOrEqual(20);
    expect((await backUpFolder(s.data, inFolder('later.db'))).tables).toBe(30);
    expect((statSync(inFolder('copy.db')).mode & 0o777).toString(8)).toBe('600');
    await s.stop();

    const data = inFolder('elsewhere');
    expect(await restoreFolder(inFolder('copy.db'), data)).toEqual({ ...copied, aside: undefined });
    const again = await startServer({
      port: 0,
      host: '127.0.0.1',
      data,
      shelf: SMALL_GAMES,
      logLevel: 'silent',
      web: inFolder('web'),
    });
    const ids = made.map(({ id }) => id);
    for (const id of ids) expect(await again.tables.get(id)).toBeDefined();
    await again.close();
  });

  test('is copied when the first piece meets a bundle that is just being written', async () => {
    await keep(folder.path, 'one', 3);
    const db = new DatabaseSync(inFolder(DATA_FILE));
    db.exec('begin immediate; update tables set at = 1');
    const copying = copyWhole(db, inFolder('copy.db'));
    // What Node says to a first piece like that; by then ours has been told the same.
    await expect(backup(db, inFolder('other.db'))).rejects.toMatchObject({ errcode: 0 });
    db.exec('commit');
    expect(await copying).toEqual({ tables: 1, events: 3 });
    db.close();
  });

  test('is copied without a server, too', async () => {
    await keep(folder.path, 'a', 5);
    expect(await backUpFolder(folder.path, inFolder('copy.db'))).toEqual({ tables: 1, events: 5 });
    expect(readdirSync(folder.path).sort()).toEqual(['copy.db', DATA_FILE]);
  });

  test('is never written over; folders without data and copies that cannot be written get a sentence', async () => {
    await keep(folder.path, 'a', 1);
    writeFileSync(inFolder('precious'), 'mine');
    await expect(backUpFolder(folder.path, inFolder('precious'))).rejects.toThrow(
      'precious is there already; nothing is written over.',
    );
    expect(readFileSync(inFolder('precious'), 'utf8')).toBe('mine');
    await expect(backUpFolder(inFolder('nowhere'), inFolder('copy.db'))).rejects.toThrow('There is no data in');
    await expect(backUpFolder(folder.path, inFolder('no/such/copy.db'))).rejects.toThrow('no such file');
  });

  test('is set aside when a copy comes in its place', async () => {
    await keep(folder.path, 'a', 3);
    await backUpFolder(folder.path, inFolder('copy.db'));
    await keep(folder.path, 'b', 2);
    const { aside } = await restoreFolder(inFolder('copy.db'), folder.path);
    const store = await SqliteStore.open(inFolder(DATA_FILE));
    expect([await eventsOf(store, 'a'), await eventsOf(store, 'b')]).toEqual([
      [chat('0'), chat('1'), chat('2')],
      undefined,
    ]);
    await store.close();
    const before = await SqliteStore.open(aside!);
    expect(await eventsOf(before, 'b')).toEqual([chat('0'), chat('1')]);
    await before.close();
    // And once more, under another name.
    expect((await restoreFolder(inFolder('copy.db'), folder.path)).aside).not.toBe(aside);
  });

  test('a server that runs keeps its data: nothing is brought back under it', async () => {
    await keep(folder.path, 'a', 1);
    await backUpFolder(folder.path, inFolder('copy.db'));
    const store = await SqliteStore.open(inFolder(DATA_FILE));
    await expect(restoreFolder(inFolder('copy.db'), folder.path)).rejects.toThrow('locked');
    await store.append('a', 1, [chat('1')]);
    expect(await eventsOf(store, 'a')).toEqual([chat('0'), chat('1')]);
    await store.close();
  });

  test('what is no copy of ours, damaged, or of a newer Holotape is told, and changes nothing', async () => {
    const data = inFolder('data');
    await restoreFolder(await copyOf('a'), data);
    const kept = readFileSync(join(data, DATA_FILE));

    writeFileSync(inFolder('letter.txt'), 'Dear Ann, '.repeat(500));
    await expect(restoreFolder(inFolder('letter.txt'), data)).rejects.toThrow(/letter\.txt is no copy.*not a database/);
    new DatabaseSync(inFolder('empty.db')).exec('create table other (n integer)');
    await expect(restoreFolder(inFolder('empty.db'), data)).rejects.toThrow('it has none of our tables');
    const newer = await copyOf('b');
    new DatabaseSync(newer).exec('pragma user_version = 999');
    await expect(restoreFolder(newer, data)).rejects.toThrow('written by a newer Holotape (shape 999');
    const damaged = await copyOf('c');
    const bytes = readFileSync(damaged);
    writeFileSync(damaged, bytes.fill(0x5a, 4096, 8192));
    await expect(restoreFolder(damaged, data)).rejects.toThrow(/is no copy of Holotape's data/);
    await expect(restoreFolder(inFolder('nothing'), data)).rejects.toThrow('nothing is not there');

    expect(readdirSync(data)).toEqual([DATA_FILE]);
    expect(readFileSync(join(data, DATA_FILE))).toEqual(kept);
  });

  test('the door is its owner’s, and one that a killed server left is no hindrance', async () => {
    const s = await startTestServer();
    const door = join(s.data, 'operator.sock');
    expect((statSync(door).mode & 0o777).toString(8)).toBe('600');
    await s.server.close();
    expect(existsSync(door)).toBe(false);
    await leaveSocket(door);
    expect((await backUpFolder(s.data, inFolder('one.db'))).tables).toBe(0);
    await s.start();
    const ann = new Client(s.address);
    await ann.name('Ann');
    await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    expect((await backUpFolder(s.data, inFolder('two.db'))).tables).toBe(1);
    await s.stop();
  });
});

/** A socket with nobody behind it, as a killed process leaves one: whoever closes it in good order takes it away. */
async function leaveSocket(path: string): Promise<void> {
  const dead = createServer().listen(path);
  await once(dead, 'listening');
  linkSync(path, `${path}.kept`);
  dead.close();
  await once(dead, 'close');
  renameSync(`${path}.kept`, path);
}

/** A copy of data with one table. */
async function copyOf(id: string): Promise<string> {
  const made = tempFolder();
  await keep(made.path, id, 40);
  const file = inFolder(`${id}.db`);
  await backUpFolder(made.path, file);
  made.remove();
  return file;
}

describe('PostgreSQL', () => {
  const cluster = testedCluster();

  test('is copied while a server has it, and brought into an empty database', async () => {
    const [url, other] = [await cluster.database(), await cluster.database()];
    const store = await PostgresStore.open(url);
    await store.make(row('a'), [chat('0'), chat('1')]);
    expect(await backUpDatabase(url, inFolder('copy'))).toEqual({ tables: 1, events: 2 });
    expect((statSync(inFolder('copy')).mode & 0o777).toString(8)).toBe('600');
    await store.append('a', 2, [chat('2')]);
    await store.close();

    expect(await restoreDatabase(inFolder('copy'), other)).toEqual({ tables: 1, events: 2 });
    const restored = await PostgresStore.open(other);
    expect(await eventsOf(restored, 'a')).toEqual([chat('0'), chat('1')]);
    await restored.append('a', 2, [chat('3')]);
    await restored.close();
  });

  test('is never written over, and what is no copy changes nothing', async () => {
    const [url, empty] = [await cluster.database(), await cluster.database()];
    await expect(backUpDatabase(url, inFolder('copy'))).rejects.toThrow('There is no data in the database.');
    await (await PostgresStore.open(url)).close();
    await backUpDatabase(url, inFolder('copy'));
    await expect(backUpDatabase(url, inFolder('copy'))).rejects.toThrow('copy is there already');
    await expect(restoreDatabase(inFolder('copy'), url)).rejects.toThrow('has tables already');
    writeFileSync(inFolder('letter.txt'), 'Dear Ann');
    await expect(restoreDatabase(inFolder('letter.txt'), empty)).rejects.toThrow('pg_restore says:');
    expect(await restoreDatabase(inFolder('copy'), empty)).toEqual({ tables: 0, events: 0 });
  });
});
