/** A simulation whose games are played by whoever takes them: this process, and any others that work on the same database. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Progress, type Report, type SimulationOptions, workOf } from '@holotape/bots/simulate';
import { Counting } from '@holotape/bots/simulation/counting';
import type { PgBoss } from 'pg-boss';
import { patiently } from './patience.ts';
import { type Batch, openBatches, openQueues, openResults, queueOf, type Results } from './queue.ts';
import { versionOf } from './version.ts';
import { BatchWorker } from './worker.ts';

/** Games in a batch: enough that the queue costs nothing, few enough that many can take part and little is played twice. */
const [LEAST, MOST] = [20, 50];
/** Batches that lie in the queue or are being played at once. So many are played in vain at most if we are killed. */
const AHEAD = 200;
/** Batches that are taken away at once. */
const AT_ONCE = 1_000;
/** Milliseconds between two looks for results. */
const LOOK_AGAIN = 200;

const batchSize = (games: number): number => Math.min(MOST, Math.max(LEAST, Math.ceil(games / 100)));

/**
 * Plays the games together with whoever works on this database, and counts. The same figures as `simulate`, whoever they are. With no
 * `jobs` of our own, they play alone.
 */
export async function simulateTogether(
  url: string,
  options: SimulationOptions,
  onProgress?: (progress: Progress) => void,
): Promise<Report> {
  const { game, games, packs = [], jobs = availableParallelism() } = options;
  if (packs.length > 0) throw new Error('Packs lie on this machine alone: with them, games cannot be given to others.');
  const boss = await openQueues(url);
  const queue = queueOf(game, versionOf(game));
  const results = `results.${randomUUID()}`;
  const helpers = new Set<string>();
  const sent: string[] = [];
  const work = workOf(options);
  const counting = new Counting(work.plan, games, (each) => onProgress?.({ ...each, workers: helpers.size }));
  try {
    await openBatches(boss, queue);
    await openResults(boss, results);
    const worker = jobs > 0 ? new BatchWorker({ boss, queues: [queue], jobs }) : undefined;
    try {
      const batches = batchesOf({ work, results }, games);
      sent.push(...(await send(boss, queue, take(batches, AHEAD))));
      while (!counting.isDone) {
        const come = await gather(boss, results);
        for (const { by, outcomes } of come) {
          helpers.add(by);
          counting.add(outcomes);
        }
        sent.push(...(await send(boss, queue, take(batches, come.length))));
      }
    } finally {
      await worker?.close();
    }
    return counting.report();
  } finally {
    // A database that is away keeps it for two days.
    await cleanUp(boss, queue, sent, results).catch(() => {});
    await boss.stop({ graceful: false });
  }
}

function* batchesOf(of: Pick<Batch, 'work' | 'results'>, games: number): Generator<Batch> {
  const size = batchSize(games);
  for (let from = 0; from < games; from += size) yield { ...of, from, to: Math.min(games, from + size) };
}

function take(batches: Iterator<Batch>, most: number): Batch[] {
  const taken: Batch[] = [];
  while (taken.length < most) {
    const { value, done } = batches.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Those that are given up come to where their results are waited for. With an id of our own, a batch that is sent again is sent once. */
async function send(boss: PgBoss, queue: string, batches: readonly Batch[]): Promise<readonly string[]> {
  if (batches.length === 0) return [];
  const jobs = batches.map((data) => ({ id: randomUUID(), data, deadLetter: data.results }));
  await patiently(() => boss.insert(queue, jobs));
  return jobs.map(({ id }) => id);
}

/** Takes away what is left of it; whoever is still at a batch that was begun twice finds that nobody waits for it. */
async function cleanUp(boss: PgBoss, queue: string, sent: readonly string[], results: string): Promise<void> {
  for (let i = 0; i < sent.length; i += AT_ONCE) await boss.deleteJob(queue, sent.slice(i, i + AT_ONCE));
  await boss.deleteQueue(results);
}

/** What has become of batches since the last look. Throws if one of them was given up, or if the database stays away. */
async function gather(boss: PgBoss, results: string): Promise<Results[]> {
  const jobs = await patiently(() => boss.fetch<Results | Batch>(results, { batchSize: 20 }));
  if (jobs.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    return [];
  }
  const found = jobs.map(({ data }) => {
    if ('outcomes' in data) return data;
    throw new Error(`Games ${data.from + 1} to ${data.to} could not be played, however often they were begun.`);
  });
  await patiently(() =>
    boss.deleteJob(
      results,
      jobs.map(({ id }) => id),
    ),
  );
  return found;
}
