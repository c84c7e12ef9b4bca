/**
 * Everything that can go wrong with two servers on one PostgreSQL, while people play. Quick here; `npm run faults` makes each
 * happen as often as it is told.
 */
import { fileURLToPath } from 'node:url';
import type { TableEvent } from '@holotape/table';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEASE } from '../storage/postgres/lease.ts';
import { type Cluster, newCluster } from './helpers/cluster.ts';
import { tempFolder } from './helpers/setting.ts';
import { happens, Mortal, Storm, TIMES } from './helpers/storm.ts';

const SCRIPT = fileURLToPath(new URL('./fixtures/stormy-server.ts', import.meta.url));
/** Fifty times as many are an answer a second for an hour. */
const RACED = 72;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('two servers whose clocks leap, on one PostgreSQL', () => {
  const folder = tempFolder();
  let cluster: Cluster;
  let database: string;
  let servers: Mortal[];
  let storm: Storm;
  beforeAll(async () => {
    cluster = await newCluster();
    database = await cluster.database();
    servers = [0, 1].map(() => new Mortal([SCRIPT, folder.path, database]));
    for (const each of servers) await each.start();
    storm = new Storm(servers);
    await storm.begin(3);
  });
  afterAll(async () => {
    for (const each of servers ?? []) await each.kill();
    await cluster?.remove();
    folder.remove();
  });

  async function ask<T extends object>(statement: string, ...values: string[]): Promise<T[]> {
    const client = new Client({ connectionString: database });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<T>(statement, values);
    await client.end();
    return rows;
  }

  const there = () => storm;

  happens('PostgreSQL is killed and comes back', there, async (round) => {
    await cluster.kill();
    await pause(round % 2 === 0 ? 0 : 500);
    await cluster.start();
  });

  happens('all connections to the database are cut', there, async () => {
    await ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'holotape%'",
    );
  });

  happens('all lines of screens are cut', there, async () => storm.cutLines());

  happens('the disk of the database is full for a while', there, async () => {
    await ask(`create or replace function holotape.full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    await ask('create trigger full_disk before insert on holotape.events execute function holotape.full_disk()');
    await pause(200);
    await ask('drop trigger full_disk on holotape.events');
  });

  /** As if the clock of the database had leapt: nobody's lease holds any more, and both servers are asked for every table. */
  const race = async () => {
    await ask("update holotape.servers set until = now() - interval '1 second'");
    await storm.lookEverywhere();
  };

  happens('the clock of the database leaps, and all leases are over: both race for every table', there, async () => {
    for (let leap = 0; leap < 5; leap += 1) await race();
  });

  happens('a server is frozen for longer than its lease, and wakes up', there, async (round) => {
    const frozen = servers[round % 2]!;
    frozen.signal('SIGSTOP');
    await pause(LEASE + 500);
    frozen.signal('SIGCONT');
  });

  const back: number[] = [];
  happens('a server is killed, and another one is started when everybody is back', there, async (round) => {
    const killed = servers[round % 2]!;
    await killed.kill();
    back.push(Math.round(await storm.comeBack()));
    await killed.start();
    if (back.length > 1 && back.length === TIMES)
      console.log(`all screens were back after ${Math.max(...back)} ms at most`);
  });

  test('both race for every table, all the time', { timeout: 60_000 + 60_000 * TIMES }, async () => {
    const claims = async () => Number((await ask<{ n: string }>('select sum(epoch) as n from holotape.heads'))[0]!.n);
    const [answers, claimed] = [storm.acknowledged, await claims()];
    while (storm.acknowledged < answers + RACED * TIMES) await storm.survives(race, 1);
    const times = (await claims()) - claimed;
    expect(times).toBeGreaterThan(TIMES);
    if (TIMES > 1)
      console.log(`${storm.acknowledged - answers} answers, while tables went ${times} times from one to the other`);
  });

  test('in the end nothing that was acknowledged is lost, nothing happened twice, and every screen shows what is', async () => {
    // Who has lost a table hears it with the next renewal at the latest.
    await pause(LEASE / 2);
    await storm.check(async (id) => {
      const rows = await ask<{ event: string; number: number }>(
        'select event, number from holotape.events join holotape.tables t on t.key = table_key where t.id = $1 order by number',
        id,
      );
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
      return rows.map(({ event }) => JSON.parse(event) as TableEvent);
    });
  });
});
