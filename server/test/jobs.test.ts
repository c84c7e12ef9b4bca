/** Simulations spread over processes on a real PostgreSQL: the same figures, whoever plays, and whoever dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, type SimulationOptions, simulate } from '@holotape/bots/simulate';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { holotape } from '../../cli/test/helpers/holotape.ts';
import { simulateTogether } from '../jobs/simulate.ts';
import { versionOf } from '../jobs/version.ts';
import { workTogether } from '../jobs/work.ts';
import { testedCluster } from './helpers/postgres.ts';
import { tempFolder, until } from './helpers/setting.ts';

const ROOT = join(import.meta.dirname, '../..');
const cluster = testedCluster();

const PLAN: SimulationOptions = { game: 'vault', seats: ['random', 'random'], games: 50, seed: 'spread', jobs: 1 };

/** All but how long it took. */
const figures = ({ seconds, decisionsPerSecond, gamesPerSecond, ...rest }: Report) => rest;

/** The real command, as on another machine. */
const workers = new Set<ChildProcess>();
afterEach(() => {
  for (const each of workers) each.kill('SIGKILL');
  workers.clear();
});
async function startWorker(database: string): Promise<ChildProcess> {
  const node = join(ROOT, 'node_modules/.bin/node');
  const worker = spawn(node, [join(ROOT, 'cli/bin/holotape.mjs'), 'work', '--database', database, '--jobs', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.add(worker);
  await once(worker.stdout!, 'data');
  return worker;
}

async function ask<T>(database: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<T & object>(statement);
  await client.end();
  return rows;
}

const together = async (database: string, options: SimulationOptions) => {
  let workers = 0;
  const steps: number[] = [];
  const report = await simulateTogether(database, options, (progress) => {
    workers = progress.workers!;
    steps.push(progress.done);
  });
  return { figures: figures(report), workers, steps };
};

test('a simulation and a league have the same figures with nobody else, one and two others, and if one of them is killed', async () => {
  const database = await cluster.database();
  const alone = figures(await simulate(PLAN));
  const first = await together(database, PLAN);
  expect(first).toMatchObject({ figures: alone, workers: 1 });
  // In batches of twenty, in any order.
  expect(first.steps).toHaveLength(3);
  expect(first.steps.at(-1)).toBe(50);

  const others = [await startWorker(database)];
  // Nothing is played here: that somebody else did it is certain.
  expect(await together(database, { ...PLAN, jobs: 0 })).toMatchObject({ figures: alone, workers: 1 });
  // So is a league, and nobody can tell from its table who played.
  const league = (...more: string[]) =>
    holotape(['league', 'vault', '--bots', 'random,greedy', '--games', '2', '--seed', 'cup', '--json', ...more]);
  const cup = league('--jobs', '0', '--database', database);
  expect(cup).toEqual(league('--jobs', '1'));
  expect({ code: cup.code, err: cup.err }).toEqual({ code: 0, err: '' });
  others.push(await startWorker(database));

  const long: SimulationOptions = { ...PLAN, seats: ['greedy', 'random'], games: 40, jobs: 0 };
  const running = together(database, long);
  const active = () => ask<{ id: string }>(database, "select id from holotape_jobs.job where state = 'active'");
  while ((await active()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  others[0]!.kill('SIGKILL');
  await once(others[0]!, 'exit');
  // Its last sign of life was long ago, as far as the database knows; who still lives gives another, or plays it twice.
  await ask(database, "update holotape_jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'");
  const { figures: survived } = await running;
  expect(survived).toEqual(figures(await simulate({ ...long, jobs: 1 })));
  // Nothing lies around.
  expect(await ask(database, "select name from holotape_jobs.queue where name like 'results%'")).toEqual([]);
});

test('a worker that ends in good order gives its batch back at once', async () => {
  const database = await cluster.database();
  const running = together(database, { ...PLAN, seats: ['greedy', 'random'], games: 20, jobs: 0 });
  const worker = await workTogether(database, silent());
  let taken: unknown[] = [];
  while (taken.length === 0) taken = await ask(database, "select id from holotape_jobs.job where state = 'active'");
  await worker.close();
  expect(await ask(database, 'select state from holotape_jobs.job')).toEqual([{ state: 'retry' }]);
  const next = await workTogether(database, silent());
  expect((await running).figures.games).toBe(20);
  await next.close();
});

const silent = () => ({ jobs: 1, onBatch: () => {}, onForeign: () => {}, onTrouble: () => {} });

test('a worker with other rules takes nothing, and says so', async () => {
  const database = await cluster.database();
  const running = together(database, { ...PLAN, games: 20, jobs: 0 });
  const told: string[] = [];
  let batches = 0;
  const other = await workTogether(database, {
    ...silent(),
    version: (game) => `${versionOf(game)}x`,
    onBatch: () => {
      batches += 1;
    },
    onForeign: (game) => told.push(game),
  });
  await until('it was told', () => told.length > 0, 20_000);
  const right = await workTogether(database, silent());
  await running;
  expect({ told, batches }).toEqual({ told: ['vault'], batches: 0 });
  await Promise.all([other.close(), right.close()]);
});

test('rules and cards make the version of a game; tests and texts do not', () => {
  const folder = tempFolder();
  for (const each of ['kernel', 'shelf', 'bots', 'games/vault'])
    cpSync(join(ROOT, each), join(folder.path, each), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  const version = () => versionOf('vault', folder.path);
  const before = version();
  expect(before).toBe(versionOf('vault'));
  writeFileSync(join(folder.path, 'games/vault/test/new.test.ts'), '//');
  writeFileSync(join(folder.path, 'games/vault/messages/de.ts'), '//');
  expect(version()).toBe(before);
  for (const file of ['games/vault/content/new.yaml', 'games/vault/rules/new.ts', 'kernel/new.ts', 'bots/new.ts']) {
    writeFileSync(join(folder.path, file), '');
    expect(version()).not.toBe(before);
    rmSync(join(folder.path, file));
    expect(version()).toBe(before);
  }
  folder.remove();
});

test('a batch that can never be played ends the simulation with a sentence', async () => {
  const database = await cluster.database();
  const running = together(database, { ...PLAN, games: 20, jobs: 0 }).catch((error: Error) => error.message);
  while ((await ask(database, "select from pg_tables where tablename = 'job_common'")).length === 0);
  const spoil = "update holotape_jobs.job set data = jsonb_set(data, '{work,game}', '\"chess\"') returning id";
  while ((await ask(database, spoil)).length === 0);
  const worker = await workTogether(database, silent());
  expect(await running).toBe('Games 1 to 20 could not be played, however often they were begun.');
  await worker.close();
});

test('a database that is not there, is none, or has jobs of a newer Holotape is told in a sentence', async () => {
  await expect(simulateTogether('nonsense', PLAN)).rejects.toThrow('looks like this: postgresql://USER@HOST/NAME');
  await expect(simulateTogether('mysql://localhost/x', PLAN)).rejects.toThrow('begins with postgresql:');
  await expect(simulateTogether('postgresql://db/x', PLAN)).rejects.toThrow('add ?sslmode=verify-full');
  await expect(simulateTogether('postgresql://u:secret@127.0.0.1:1/x', PLAN)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1\/x cannot be opened: (?!.*secret)/,
  );
  const database = await cluster.database();
  await (await workTogether(database, silent())).close();
  await ask(database, 'update holotape_jobs.version set version = version + 1');
  await expect(simulateTogether(database, PLAN)).rejects.toThrow('in the shape of a newer Holotape');
  await expect(simulateTogether(database, { ...PLAN, packs: ['x'] })).rejects.toThrow('Packs lie on this machine');
});
