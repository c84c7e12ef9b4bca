/**
 * `npm run bench server -- --store postgres`: the server on PostgreSQL against itself on SQLite, one process and two, and through
 * a process that passes on. A PostgreSQL of its own is started for it, on this machine, which serves, plays and stores at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, newCluster } from '../../server/test/helpers/cluster.ts';
import { atLeast, atMost, type Benchmark, type Figure, forInformation, median } from './figures.ts';
import { KEPT, openingTimes } from './server/kept.ts';
import { type Played, playAt, rate, type Served, serve } from './server/processes.ts';

const TABLES = 200;
const SECONDS = 3;
const ROUNDS = 3;
/** So few that nobody waits for anybody else. */
const QUIET = 4;

async function withServers<T>(count: number, database: string | undefined, does: (all: Served[]) => Promise<T>) {
  const servers: Served[] = [];
  try {
    while (servers.length < count) servers.push(await serve('holotape', { database }));
    return await does(servers);
  } finally {
    for (const each of servers) await each.end();
  }
}

const play = (servers: readonly Served[], tables = TABLES, madeAt?: number): Promise<Played> =>
  playAt(servers, { game: 'holotape', tables, seconds: SECONDS, ...(madeAt !== undefined && { madeAt }) });

interface Round {
  readonly sqlite: Played;
  readonly one: Played;
  readonly two: Played;
  readonly direct: Played;
  readonly passed: Played;
}

async function playRound(cluster: Cluster): Promise<Round> {
  const database = await cluster.database();
  const sqlite = await withServers(1, undefined, (servers) => play(servers));
  const one = await withServers(1, database, (servers) => play(servers));
  const two = await withServers(2, await cluster.database(), (servers) => play(servers));
  const [direct, passed] = await withServers(2, await cluster.database(), async ([first, second]) => [
    await play([first!], QUIET),
    await play([second!], QUIET, first!.port),
  ]);
  return { sqlite, one, two, direct: direct!, passed: passed! };
}

const told = ({ p50, p99, work, ...load }: Played): string =>
  `${Math.round(rate({ p50, p99, ...load }))}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(1)} ms, ${work.toFixed(0)} µs of work`;

async function opening(cluster: Cluster, progress: (line: string) => void): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'holotape-bench-'));
  try {
    const times = {
      SQLite: await openingTimes(data, undefined),
      PostgreSQL: await openingTimes(data, await cluster.database()),
    };
    return Object.entries(times).map(([store, each]) => {
      progress(`${store}: ${each.length} tables opened, median ${median(each).toFixed(1)} ms`);
      return atMost(`slowest table to open of ${KEPT} kept, ${store}, ms`, Math.max(...each), 300);
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

export const postgres: Benchmark = {
  title: `PostgreSQL against SQLite, ${TABLES} tables, on ${availableParallelism()} cores for server, players and database`,
  async run(progress) {
    const cluster = await newCluster();
    try {
      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const played = await playRound(cluster);
        rounds.push(played);
        progress(`round ${round} of ${ROUNDS}`);
        for (const [name, load] of Object.entries(played)) progress(`  ${name}: ${told(load)}`);
      }
      const middle = (of: (round: Round) => number) => median(rounds.map(of));
      const work = middle(({ one }) => one.work);
      return [
        forInformation(
          'SQLite, answers per second',
          middle(({ sqlite }) => rate(sqlite)),
        ),
        forInformation(
          'PostgreSQL, answers per second',
          middle(({ one }) => rate(one)),
        ),
        forInformation(
          'two processes, answers per second',
          middle(({ two }) => rate(two)),
        ),
        forInformation(
          'SQLite, µs of work per answer',
          middle(({ sqlite }) => sqlite.work),
        ),
        forInformation('PostgreSQL, µs of work per answer', work),
        forInformation(
          'two processes, µs of work per answer',
          middle(({ two }) => two.work),
        ),
        // A process is one thread that works and little beside: with cores for players and database apart.
        forInformation('so on eight cores, six of them serving, answers per second', (6 * 1e6) / work),
        atLeast(
          'PostgreSQL / SQLite, answers',
          middle(({ one, sqlite }) => rate(one) / rate(sqlite)),
          0.6,
        ),
        atMost(
          'PostgreSQL / SQLite, p99',
          middle(({ one, sqlite }) => one.p99 / sqlite.p99),
          2,
        ),
        atLeast(
          'two processes / one, answers',
          middle(({ one, two }) => rate(two) / rate(one)),
          1,
        ),
        atMost(
          'passed on / direct, p50',
          middle(({ direct, passed }) => passed.p50 / direct.p50),
          2,
        ),
        ...(await opening(cluster, progress)),
      ];
    } finally {
      await cluster.remove();
    }
  },
};
