/** A process that plays for whoever wants games played on this database, and tells what it cannot play. */
import { GAME_NAMES, type GameName } from '@holotape/shelf';
import type { PgBoss } from 'pg-boss';
import { isQueueOf, openBatches, openQueues, queueOf } from './queue.ts';
import { versionOf } from './version.ts';
import { BatchWorker } from './worker.ts';

/** Milliseconds between two looks for batches that are not for us. */
const LOOK_AROUND = 5_000;

interface WorkOptions {
  readonly jobs: number;
  onBatch(games: number): void;
  /** Games are waiting whose rules are not those of this copy. Told once for each of their versions. */
  onForeign(game: GameName): void;
  onTrouble(error: Error): void;
  /** Which rules this copy has. */
  readonly version?: (game: GameName) => string;
}

export async function workTogether(url: string, options: WorkOptions): Promise<{ close(): Promise<void> }> {
  const { jobs, onBatch, onForeign, version = versionOf } = options;
  const onTrouble = onceForEach(options.onTrouble);
  const boss = await openQueues(url, onTrouble);
  const own = new Set(GAME_NAMES.map((game) => queueOf(game, version(game))));
  for (const queue of own) await openBatches(boss, queue);
  const worker = new BatchWorker({ boss, queues: [...own], jobs, onBatch, onTrouble });
  const told = new Set<string>();
  const lookAround = async () => {
    for (const { name, game } of await foreign(boss, own)) {
      if (!told.has(name)) onForeign(game);
      told.add(name);
    }
  };
  await lookAround();
  const looking = setInterval(() => void lookAround().catch(onTrouble), LOOK_AROUND);
  return {
    async close() {
      clearInterval(looking);
      await worker.close();
      await boss.stop({ graceful: false });
    },
  };
}

/** Queues of other versions in which something waits. */
async function foreign(boss: PgBoss, own: ReadonlySet<string>): Promise<{ name: string; game: GameName }[]> {
  const queues = (await boss.getQueues()).filter(({ name }) => !own.has(name));
  const found: { name: string; game: GameName }[] = [];
  for (const game of GAME_NAMES)
    for (const queue of queues)
      if (isQueueOf(queue, game) && (await boss.findJobs(queue.name, { queued: true })).length > 0)
        found.push({ name: queue.name, game });
  return found;
}

/** A database that is away says so many times a second; once a minute is enough. */
function onceForEach(tell: (error: Error) => void): (error: Error) => void {
  const told = new Map<string, number>();
  return (error) => {
    const last = told.get(error.message);
    if (last !== undefined && performance.now() - last < 60_000) return;
    told.set(error.message, performance.now());
    tell(error);
  };
}
