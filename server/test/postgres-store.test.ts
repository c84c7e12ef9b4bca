import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostgresStore } from '../storage/postgres/store.ts';
import { NotOurs } from '../storage/store.ts';
import { newCluster } from './helpers/cluster.ts';
import { testedCluster } from './helpers/postgres.ts';
import { chat, ROW } from './helpers/rows.ts';
import { storeContract } from './helpers/store-contract.ts';

/** A lease that does not end by itself while a test runs, on however slow a machine. */
const LONG = 600_000;

describe('PostgreSQL', () => {
  const cluster = testedCluster();

  storeContract('PostgreSQL', async () => {
    const url = await cluster.database();
    return { open: () => PostgresStore.open(url), remove: () => {} };
  });

  describe('two processes on one database', () => {
    let url: string;
    let one: PostgresStore;
    let two: PostgresStore;
    beforeEach(async () => {
      url = await cluster.database();
      // Two that start at once make the shape one after the other.
      [one, two] = await Promise.all([PostgresStore.open(url, LONG), PostgresStore.open(url, LONG)]);
      await one.announce('http://one');
      await two.announce('http://two');
    });
    afterEach(() => Promise.all([one.close(), two.close()]));

    test('a table is whose who made it; the other one learns where, and writes nothing', async () => {
      await one.make(ROW, [chat('1')]);
      expect(await two.claim('a')).toEqual({ at: 'http://one' });
      expect(await two.claim('none')).toBe('missing');
      await expect(two.append('a', 1, [chat('2')])).rejects.toBeInstanceOf(NotOurs);
      await expect(two.putRow({ ...ROW, at: 99 })).rejects.toBeInstanceOf(NotOurs);
      await expect(two.snapshot('a', 1, '"two"')).rejects.toBeInstanceOf(NotOurs);
      expect(await two.read('a')).toEqual({ events: [chat('1')] });
      expect((await two.row('a'))!.at).toBe(0);
      await one.append('a', 1, [chat('2')]);
    });

    test('what all count together is given out once, however many ask at once and wherever', async () => {
      const few = { burst: 3, perSecond: 0 };
      const asked = [one, two, one, two, one, two].map((store) => store.counts.takes('guesses:1.2.3.4', few));
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
      expect(await two.counts.takes('guesses:5.6.7.8', few)).toBe(true);
      await one.counts.givesBack('guesses:1.2.3.4');
      expect([await two.counts.takes('guesses:1.2.3.4', few), await one.counts.takes('guesses:1.2.3.4', few)]).toEqual([
        true,
        false,
      ]);
      // It fills up again by the database's clock, and never beyond the brim.
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query("update holotape.allowances set at = at - interval '100 s'");
      await client.end();
      const slow = { burst: 3, perSecond: 0.01 };
      expect(await two.counts.takes('guesses:1.2.3.4', slow)).toBe(true);
      expect(await one.counts.takes('guesses:1.2.3.4', slow)).toBe(false);
    });

    test('what a newer release has had is not given to an older one, which says where it is as long as that one lives', async () => {
      const newer = await PostgresStore.open(url, LONG, 9_000_000);
      await newer.announce('http://newer');
      await one.make(ROW, [chat('1')]);
      await one.close();
      expect(await newer.claim('a')).toBe('ours');
      await newer.append('a', 1, [chat('2')]);
      expect(await two.claim('a')).toEqual({ at: 'http://newer' });
      await newer.close();
      expect(await two.claim('a')).toBe('newer');
      await expect(two.append('a', 2, [chat('3')])).rejects.toBeInstanceOf(NotOurs);
      one = await PostgresStore.open(url, LONG, 9_000_001);
      expect(await one.claim('a')).toBe('ours');
    });

    test('whoever ends in good order leaves its tables to the next at once', async () => {
      await one.make(ROW, [chat('1')]);
      await one.close();
      expect(await two.claim('a')).toBe('ours');
      await two.append('a', 1, [chat('2')]);
      one = await PostgresStore.open(url, LONG);
      expect(await one.claim('a')).toEqual({ at: 'http://two' });
    });

    test('of those who claim a free table at once exactly one gets it', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
      for (const id of ids) await one.make({ ...ROW, id, code: id }, [chat('1')]);
      await one.close();
      one = await PostgresStore.open(url, LONG);
      await one.announce('http://one');
      const claimed = await Promise.all(ids.flatMap((id) => [one.claim(id), two.claim(id)]));
      const wins = ids.map((_, i) => claimed.slice(2 * i, 2 * i + 2).filter((each) => each === 'ours').length);
      expect(wins).toEqual(ids.map(() => 1));
    });

    test('whoever gives no sign of life has lost its tables, and can write none of them', async () => {
      await one.make(ROW, [chat('1')]);
      // As a process that was frozen: the database has not heard of it, and its clock did not go on.
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query("update holotape.servers set until = now() - interval '1 s' where address = 'http://one'");
      expect(await two.claim('a')).toBe('ours');
      await expect(one.append('a', 1, [chat('stale')])).rejects.toBeInstanceOf(NotOurs);
      await expect(one.snapshot('a', 1, '"stale"')).rejects.toBeInstanceOf(NotOurs);
      await expect(one.putRow({ ...ROW, at: 99 })).rejects.toBeInstanceOf(NotOurs);
      await two.append('a', 1, [chat('2')]);
      expect(await two.read('a')).toEqual({ events: [chat('1'), chat('2')] });
      await client.end();
    });

    test('when the clock of the database has leapt, whoever lost everything by it hears so with the next renewal', async () => {
      await one.make(ROW, [chat('1')]);
      let lost = 0;
      one.onLost(() => {
        lost += 1;
      });
      await one.announce('http://one');
      expect(lost).toBe(0);
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query("update holotape.servers set until = until - interval '1 h' where address = 'http://one'");
      expect([await two.claim('a'), one.isHeld(), lost]).toEqual(['ours', true, 0]);
      await one.announce('http://one');
      expect(lost).toBe(1);
      expect(await one.claim('a')).toEqual({ at: 'http://two' });
      // Also if it is so long ago that nobody remembers.
      await client.query("delete from holotape.servers where address = 'http://one'");
      await client.end();
      await one.announce('http://one');
      await one.announce('http://one');
      expect(lost).toBe(2);
    });

    test('a claim that was given up and made again makes what was sent before it void', async () => {
      await one.make(ROW, [chat('1')]);
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('update holotape.heads set epoch = epoch + 1');
      await client.end();
      await expect(one.append('a', 1, [chat('2')])).rejects.toBeInstanceOf(NotOurs);
    });
  });

  test('a database that is away for longer than the lease: what was ours is lost, that is told once, and it can be claimed anew', async () => {
    const own = await newCluster();
    const store = await PostgresStore.open(await own.database(), 300);
    let lost = 0;
    store.onLost(() => {
      lost += 1;
    });
    await store.make(ROW, [chat('1')]);
    await own.kill();
    while (store.isHeld()) await new Promise((resolve) => setTimeout(resolve, 10));
    const told = lost;
    expect([store.isHeld(), store.isHeld(), lost]).toEqual([false, false, told]);
    expect(told).toBeGreaterThan(0);
    await own.start();
    while (!store.isHeld()) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await store.claim('a')).toBe('ours');
    await store.append('a', 1, [chat('2')]);
    await store.close();
    await own.remove();
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
    await Promise.all(ids.map((id) => store.make({ ...ROW, id, code: id }, [chat('0')])));
    const all = await Promise.allSettled(ids.map((id, i) => store.append(id, i === 7 ? 5 : 1, [chat('1'), chat('2')])));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual(ids.map((_, i) => i !== 7));
    expect((await store.read('t7'))!.events).toEqual([chat('0')]);
    expect((await store.read('t8'))!.events).toEqual([chat('0'), chat('1'), chat('2')]);
    await store.close();
  });

  test('an answer that was kept though the word of it was lost counts as kept', async () => {
    const url = await cluster.database();
    const store = await PostgresStore.open(url);
    await store.make(ROW, [chat('1')]);
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

  test('a database whose disk is slow, and which dies and comes back: what was acknowledged is there, and the store goes on', async () => {
    const own = await newCluster();
    const url = await own.database();
    const store = await PostgresStore.open(url, 1_000);
    await store.make(ROW, [chat('1')]);
    // Nothing counts as written before somebody has copied it, and nobody does.
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const waitFor = async (standby: string) => {
      await client.query(`alter system set synchronous_standby_names = '${standby}'`);
      await client.query('select pg_reload_conf()');
    };
    const until = async () => {
      const { rows } = await client.query<{ at: number }>(
        'select extract(epoch from until)::float8 as at from holotape.servers',
      );
      return rows[0]!.at;
    };
    await waitFor('nobody');
    const slow = store.append('a', 1, [chat('2')]);
    const before = await until();
    // The lease is renewed all the same.
    while ((await until()) < before + 1) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await store.read('a'))!.events).toEqual([chat('1')]);
    await waitFor('');
    await slow;
    await client.end();
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
