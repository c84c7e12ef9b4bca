/** From SQLite to PostgreSQL and back: everything, compared, and once more after it was broken off. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client as Database } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { DATA_FILE } from '../index.ts';
import { move } from '../operating/move.ts';
import { PostgresStore } from '../storage/postgres/store.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { testedCluster } from './helpers/postgres.ts';
import { chat, ROW } from './helpers/rows.ts';
import { answer, startTestServer, tempFolder } from './helpers/setting.ts';

const cluster = testedCluster();
const folder = tempFolder();
afterAll(() => folder.remove());

const inFolder = (name: string) => join(folder.path, name);

test('people play on where everything was moved to, and where it was moved back to, as who they were', async () => {
  const s = await startTestServer();
  const ann = await s.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
  await ann.act(id, { do: 'start' });
  const table = await ann.sit(id);
  for (let i = 0; i < 3; i += 1) await answer(table);
  const before = table.model!;
  table.close();
  // As long as a server has it, it stays.
  const database = await cluster.database();
  await expect(move(s.data, database)).rejects.toThrow('locked');
  await s.server.close();
  const moved = await move(s.data, database);
  expect(moved).toMatchObject({ tables: 1, found: 0 });

  const there = await startTestServer({ database });
  const again = await new Client(there.address, ann.cookie!).sit(id);
  expect([again.model!.question, again.model!.view, again.model!.log]).toEqual([
    before.question,
    before.view,
    before.log,
  ]);
  expect(await answer(again)).toMatchObject({ type: 'done' });
  again.close();
  await expect(move(database, inFolder('back'))).rejects.toThrow('A server is using the database');
  await there.stop();
  expect((await move(database, inFolder('back'))).events).toBe(moved.events + 1);
  const back = await startTestServer({ data: inFolder('back') });
  const home = await new Client(back.address, ann.cookie!).sit(id);
  expect(home.model!.question!.number).toBe(before.question!.number + 1);
  home.close();
  await back.stop();
  await s.stop();
});

const row = (id: string) => ({ ...ROW, id, code: `C${id}`, people: ['b', 'a'] });

test('a move that was broken off goes on; what is there and is another is not written over', async () => {
  const data = inFolder('many');
  mkdirSync(data);
  const store = await SqliteStore.open(join(data, DATA_FILE));
  for (let i = 0; i < 230; i += 1) await store.make(row(`t${i}`), [chat(`${i}`), chat('…')]);
  await store.snapshot('t7', 1, '{"kept":true}');
  await store.secret('identity', 'key');
  await store.leave('person:ann', 1e15);
  await store.close();
  const url = await cluster.database();
  expect(await move(data, url)).toEqual({ tables: 230, events: 460, found: 0 });

  const client = new Database({ connectionString: url });
  await client.connect();
  for (const each of ['snapshots', 'people', 'events', 'heads'])
    await client.query(`delete from holotape.${each} where table_key > 150`);
  await client.query('delete from holotape.tables where key > 150');
  expect(await move(data, url)).toEqual({ tables: 230, events: 460, found: 150 });

  const there = await PostgresStore.open(url);
  expect(await there.read('t7')).toEqual({ snapshot: { after: 1, state: { kept: true } }, events: [chat('…')] });
  expect(await there.secret('identity', 'other')).toBe('key');
  expect(await there.left(0)).toEqual(new Map([['person:ann', 1]]));
  expect((await there.tablesOf('a', 1_000)).length).toBe(230);
  await there.append('t9', 2, [chat('new')]);
  await there.close();
  await expect(move(data, url)).rejects.toThrow('Table t9… is there already, and is another one');
  await client.end();
  await expect(move(inFolder('nowhere'), url)).rejects.toThrow('There is no data in');
});

test('what belongs to no table is compared, too', async () => {
  const data = inFolder('small');
  mkdirSync(data);
  const store = await SqliteStore.open(join(data, DATA_FILE));
  await store.leave('person:ann', 1e15);
  await store.close();
  const url = await cluster.database();
  await move(data, url);
  const client = new Database({ connectionString: url });
  await client.connect();
  // A place that forgets who has left.
  await client.query(
    'create function holotape.forget() returns trigger language plpgsql as $$ begin return null; end $$',
  );
  await client.query('delete from holotape.left_names');
  await client.query(
    'create trigger forget before insert on holotape.left_names for each row execute function holotape.forget()',
  );
  await client.end();
  await expect(move(data, url)).rejects.toThrow('(left, "person:ann") is not the same on the other side');
});
