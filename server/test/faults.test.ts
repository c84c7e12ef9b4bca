/**
 * Everything that can go wrong with two servers on one PostgreSQL, while people play. Quick here; `npm run faults` makes each
 * happen as often as it is told.
 */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Cluster, newCluster } from './helpers/cluster.ts';
import { tempFolder } from './helpers/setting.ts';
import { Mortal, Storm } from './helpers/storm.ts';

const SCRIPT = fileURLToPath(new URL('./fixtures/stormy-server.ts', import.meta.url));
/** How often each. */
const TIMES = Number(process.env.HOLOTAPE_FAULTS ?? 1);
/** Answers that have to be acknowledged after each. */
const ANSWERS = 20;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('two servers whose clocks leap, on one PostgreSQL', () => {
  const folder = tempFolder();
  let cluster: Cluster;
  let servers: Mortal[];
  let storm: Storm;
  beforeAll(async () => {
    cluster = await newCluster();
    const database = await cluster.database();
    servers = [0, 1].map(() => new Mortal([SCRIPT, folder.path, database]));
    for (const each of servers) await each.start();
    storm = new Storm(database, servers);
    await storm.begin(3);
  });
  afterAll(async () => {
    for (const each of servers ?? []) await each.kill();
    await cluster?.remove();
    folder.remove();
  });

  const happens = (title: string, fault: (round: number) => Promise<void>) =>
    test(title, { timeout: 60_000 + 30_000 * TIMES }, async () => {
      const before = storm.acknowledged;
      storm.longest = 0;
      for (let round = 0; round < TIMES; round += 1) await storm.survives(() => fault(round), ANSWERS);
      const told = `${storm.acknowledged - before} answers acknowledged, ${Math.round(storm.longest)} ms without one at most`;
      if (TIMES > 1) console.log(`${TIMES} times: ${title}: ${told}`);
    });

  happens('PostgreSQL is killed and comes back', async (round) => {
    await cluster.kill();
    await pause(round % 2 === 0 ? 0 : 500);
    await cluster.start();
  });

  happens('all connections to the database are cut', async () => {
    await storm.ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'holotape%'",
    );
  });

  happens('the disk of the database is full for a while', async () => {
    await storm.ask(`create or replace function holotape.full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
    await storm.ask('create trigger full_disk before insert on holotape.events execute function holotape.full_disk()');
    await pause(200);
    await storm.ask('drop trigger full_disk on holotape.events');
  });

  happens('the clock of the database leaps, and all leases are over: both race for every table', async () => {
    for (let leap = 0; leap < 5; leap += 1) {
      await storm.ask("update holotape.servers set until = now() - interval '1 second'");
      await pause(30);
    }
  });

  happens('a server is frozen for longer than its lease, and wakes up', async (round) => {
    const frozen = servers[round % 2]!;
    frozen.signal('SIGSTOP');
    await pause(2_500);
    frozen.signal('SIGCONT');
  });

  happens('a server is killed, and another one is started', async (round) => {
    const killed = servers[round % 2]!;
    await killed.kill();
    await killed.start();
  });

  test('in the end nothing that was acknowledged is lost, nothing happened twice, and every screen shows what is', async () => {
    await storm.check();
  });
});
