/**
 * One server at a time has the database: what it has in memory is what is kept. A connection of its own holds a lock that
 * ends with it; if the connection is lost, it is made again, and until then nothing is written.
 */
import { Client } from 'pg';
import { migrate } from './migrations.ts';

/** Any number of our own. */
const SERVER_LOCK = 804_212;
/** A server that is just going down may still hold it: so often it is tried, after so many milliseconds each. */
const TRIES = 10;
const PAUSE = 300;
/** When the connection was lost, it is tried again so often, in milliseconds. */
const AGAIN = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'holotape' });
  // Without somebody who hears it, a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function takes(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [SERVER_LOCK]);
  return rows[0]!.taken;
}

export class Guard {
  readonly #url: string;
  #client: Client | undefined;
  #closed = false;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Takes the database, in the shape of today. Throws if another server has it. */
  static async take(url: string): Promise<Guard> {
    const client = await connected(url);
    try {
      for (let tries = 1; !(await takes(client)); tries += 1) {
        if (tries >= TRIES) throw new Error('It is in use by another Holotape.');
        await pause(PAUSE);
      }
      await migrate(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    const guard = new Guard(url);
    guard.#holds(client);
    return guard;
  }

  /** Whether the database is ours just now. */
  get held(): boolean {
    return this.#client !== undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  #holds(client: Client): void {
    this.#client = client;
    client.on('end', () => {
      this.#client = undefined;
      void this.#takeAgain();
    });
  }

  async #takeAgain(): Promise<void> {
    while (!this.#closed && !this.held) {
      await pause(AGAIN);
      const client = await connected(this.#url).catch(() => undefined);
      if (client === undefined) continue;
      if (!this.#closed && (await takes(client).catch(() => false))) this.#holds(client);
      else await client.end().catch(() => {});
    }
  }
}
