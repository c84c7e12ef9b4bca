/**
 * Batches of games on their way between machines: pg-boss, in a schema of its own beside the tables. A batch that somebody has taken
 * is theirs as long as their heartbeat is heard; then it is given to another. Each game has a queue for each version of its rules, so that
 * nobody is given what they would play differently.
 */
import { createRequire } from 'node:module';
import { BOT_NAMES } from '@holotape/bots';
import type { Outcome } from '@holotape/bots/simulation/team';
import type { Work } from '@holotape/bots/simulation/worker';
import { GAME_NAMES, type GameName } from '@holotape/shelf';
import { PgBoss, type QueueResult } from 'pg-boss';
import { z } from 'zod';
import { named } from '../storage/postgres/address.ts';

const SCHEMA = 'holotape_jobs';

/** Whoever has not been heard for so long has lost what they were at. pg-boss takes ten seconds or more. */
const HEARTBEAT = 10;
/** Seconds between two looks for those who are not heard any more, by everybody who takes part. */
const LOOK_AFTER = 3;
/** So often a batch is begun anew before it is given up: machines are switched off more often than that is a batch's fault. */
const TRIES = 10;
/** The longest that pg-boss lets a batch take, nearly a day; it is the heartbeat that counts. */
const LONGEST = 23 * 60 * 60;
/** Batches that nobody has asked for in two days, because who wanted them was killed, go. */
const FORGOTTEN = 2 * 24 * 60 * 60;

const work = z.strictObject({
  game: z.enum(GAME_NAMES),
  packs: z.array(z.string()).length(0),
  plan: z.strictObject({
    seed: z.string(),
    seats: z.array(z.enum(BOT_NAMES)),
    rotate: z.boolean(),
    paired: z.boolean(),
    worlds: z.int().min(1).optional(),
    within: z.enum(BOT_NAMES).optional(),
    options: z.json(),
    longest: z.int().min(1),
  }),
});

/** Games of a simulation from one number to just before another, and where what became of them is waited for. */
export const batchSchema = z.strictObject({
  work,
  from: z.int().min(0),
  to: z.int().min(1),
  results: z.string(),
});
export interface Batch {
  readonly work: Work;
  readonly from: number;
  readonly to: number;
  readonly results: string;
}

/** What became of a batch. One that was given up comes back as it went. */
export interface Results {
  readonly by: string;
  readonly outcomes: readonly Outcome[];
}

const PREFIX = 'games';

export const queueOf = (game: GameName, version: string): string => `${PREFIX}.${game}.${version}`;

/** Queues of this game, whatever the version. */
export const isQueueOf = ({ name }: Pick<QueueResult, 'name'>, game: GameName): boolean =>
  name.startsWith(`${PREFIX}.${game}.`);

/** The shape that the pg-boss of this copy makes. */
const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } };

/** Opens the queues of this database, and makes them if there are none. Throws a sentence that names no password. */
export async function openQueues(url: string, onTrouble: (error: Error) => void = () => {}): Promise<PgBoss> {
  const name = named(url);
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: 'holotape jobs',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: LOOK_AFTER,
    monitorIntervalSeconds: LOOK_AFTER,
  });
  boss.on('error', onTrouble);
  try {
    await boss.start();
    const shape = await boss.schemaVersion();
    if (shape !== pgboss.schema)
      throw new Error(`its jobs are in the shape of a newer Holotape (${shape}, this one knows ${pgboss.schema}).`);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new Error(`${name} cannot be opened: ${(error as Error).message}`);
  }
}

export const openBatches = (boss: PgBoss, name: string): Promise<void> =>
  boss.createQueue(name, {
    heartbeatSeconds: HEARTBEAT,
    retryLimit: TRIES,
    expireInSeconds: LONGEST,
    retentionSeconds: FORGOTTEN,
    deleteAfterSeconds: 60,
  });

export const openResults = (boss: PgBoss, name: string): Promise<void> =>
  boss.createQueue(name, { retentionSeconds: FORGOTTEN, deleteAfterSeconds: 60 });
