import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../storage/postgres/store.ts';
import { type Cluster, newCluster } from './helpers/postgres.ts';
import { storeContract } from './helpers/store-contract.ts';

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

describe('PostgreSQL', { timeout: 30_000 }, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await newCluster();
  }, 300_000);
  afterAll(() => cluster.remove());

  storeContract('PostgreSQL', async () => {
    const url = await cluster.database();
    return { open: () => PostgresStore.open(url), remove: () => {} };
  });

  test('two servers cannot have the same database; the second says so, and the next one gets it', async () => {
    const url = await cluster.database();
    const store = await PostgresStore.open(url);
    await expect(PostgresStore.open(url)).rejects.toThrow(/d\d+ cannot be opened: It is in use by another Holotape/);
    await store.make(row, [chat('1')]);
    await store.close();
    const next = await PostgresStore.open(url);
    expect((await next.read('a'))!.events).toEqual([chat('1')]);
    await next.close();
  });

  test('a database of a newer Holotape is not touched and said so', async () => {
    const url = await cluster.database();
    await (await PostgresStore.open(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('update holotape.shape set version = 999');
    await client.end();
    await expect(PostgresStore.open(url)).rejects.toThrow('newer Holotape');
  });

  test('an address that would send everything over the net as it is is refused, without its password', async () => {
    const error = await PostgresStore.open('postgresql://ann:secret@db.example/tables').catch(
      (thrown: Error) => thrown,
    );
    expect(String(error)).toContain('The database at db.example/tables is another machine');
    expect(String(error)).not.toContain('secret');
    await expect(PostgresStore.open('my database')).rejects.toThrow('looks like this');
    const wrong = await PostgresStore.open('postgresql://ann:secret@127.0.0.1:1/tables').catch(
      (thrown: Error) => thrown,
    );
    expect(String(wrong)).toContain('The database at 127.0.0.1:1/tables cannot be opened');
    expect(String(wrong)).not.toContain('secret');
  });

  test('one table that is elsewhere does not keep the others of its bundle from being kept', async () => {
    const store = await PostgresStore.open(await cluster.database());
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.make({ ...row, id, code: id }, [chat('0')])));
    const all = await Promise.allSettled(ids.map((id, i) => store.append(id, i === 7 ? 5 : 1, [chat('1'), chat('2')])));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual(ids.map((_, i) => i !== 7));
    expect((await store.read('t7'))!.events).toEqual([chat('0')]);
    expect((await store.read('t8'))!.events).toEqual([chat('0'), chat('1'), chat('2')]);
    await store.close();
  });

  test('an answer that was kept though the word of it was lost counts as kept', async () => {
    const url = await cluster.database();
    const store = await PostgresStore.open(url);
    await store.make(row, [chat('1')]);
    const client = new Client({ connectionString: url });
    await client.connect();
    // The commit is done; then the connection ends before anybody hears of it.
    await client.query(`
      create function cut() returns trigger language plpgsql as $$ begin
        perform pg_sleep(0); perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await client.query(
      'create constraint trigger cut after insert on holotape.events deferrable initially deferred for each row execute function cut()',
    );
    // Cut before the commit: nothing was kept, and that is said.
    await expect(store.append('a', 1, [chat('2')])).rejects.toThrow('could not be written');
    await client.query('drop trigger cut on holotape.events');
    // The very same stands there already: as if the word of it had been lost.
    await client.query("insert into holotape.events select key, 2, $1 from holotape.tables where id = 'a'", [
      JSON.stringify(chat('2')),
    ]);
    await store.append('a', 1, [chat('2')]);
    await client.end();
    await store.close();
  });

  test('a database that dies and comes back: what was acknowledged is there, and the store goes on', async () => {
    const own = await newCluster();
    const store = await PostgresStore.open(await own.database());
    await store.make(row, [chat('1')]);
    await store.append('a', 1, [chat('2')]);
    await own.kill();
    await expect(store.append('a', 2, [chat('3')])).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await own.start();
    const isWell = () =>
      store.check().then(
        () => true,
        () => false,
      );
    while (!(await isWell())) await new Promise((resolve) => setTimeout(resolve, 10));
    await store.append('a', 2, [chat('three')]);
    expect((await store.read('a'))!.events).toEqual([chat('1'), chat('2'), chat('three')]);
    await store.close();
    await own.remove();
  });
});
