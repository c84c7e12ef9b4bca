/**
 * A process that serves tables from a shared database has a lease, renewed by the database's clock as long as it lives. A table
 * belongs to the process that claimed it; when that one's lease is over, any other may claim it. So a process that was killed
 * is followed by another within seconds, and one that was only frozen finds that it has lost everything.
 */
import { randomUUID } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';
import { monotonic } from '../../limits.ts';
import { line } from './address.ts';
import { migrate } from './migrations.ts';

/** A lease lasts so long, in milliseconds, and is renewed three times within that. */
export const LEASE = 3_000;

/** Another process may be bringing the database to a new shape, and so may we; in milliseconds. */
const MIGRATING = 600_000;

async function connected(url: string, patience: number): Promise<Client> {
  const client = new Client({ ...line(url, 'holotape lease'), query_timeout: patience });
  // Without somebody who hears it, a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * A renewal does not wait until it is on the disk: where the disk is slow for seconds, everybody would lose everything. What a crash
 * of the database takes back of it is half a second at most, and whoever claims a table in that time is guarded by its epoch.
 * It says whether the lease has held until now by the clock of the database, which may have leapt.
 */
const RENEW = `
  with soon as materialized (select set_config('synchronous_commit', 'off', true)),
    before as materialized (select from holotape.servers where id = $1::uuid and until >= now())
  insert into holotape.servers (id, address, until)
  select $1::uuid, $2::text, now() + $3::float8 * interval '1 millisecond' from soon
  on conflict (id) do update set address = excluded.address, until = excluded.until
  returning exists (select from before) as held`;

/** Leases that ended long ago. Their tables were claimed by others, or nobody wants them. */
const FORGET = `delete from holotape.servers where until < now() - interval '1 day'`;

export class Lease {
  /** Every start is another process, also on the same machine. */
  readonly id = randomUUID();
  readonly #url: string;
  readonly #lasts: number;
  /** A connection of its own, so that a renewal never waits behind tables. */
  #client: Client | undefined;
  /** How others reach this process; nothing before it listens. */
  #address = '';
  /** When the newest renewal that the database has taken was sent. */
  #renewed = Number.NEGATIVE_INFINITY;
  #lost: () => void = () => {};
  #isLost = false;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();

  private constructor(url: string, lasts: number, client: Client) {
    this.#url = url;
    this.#lasts = lasts;
    this.#client = client;
  }

  /** Takes a lease on the database, in the shape of today. */
  static async take(url: string, lasts: number): Promise<Lease> {
    const client = await connected(url, Math.max(lasts, MIGRATING));
    try {
      await migrate(client);
      const lease = new Lease(url, lasts, client);
      await lease.#renew();
      await client.query(FORGET);
      lease.#renewLater();
      return lease;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Whether nobody else can have claimed what is ours. Counted from when a renewal was sent, so it errs on the safe side. */
  isHeld(): boolean {
    const held = monotonic() - this.#renewed < this.#lasts;
    // Found out at the first look after a freeze, before anything old is told to anybody.
    if (!held && !this.#isLost) {
      this.#isLost = true;
      this.#lost();
    }
    return held;
  }

  /** Called when everything that was ours may be somebody else's. */
  onLost(call: () => void): void {
    this.#lost = call;
  }

  /** From here on others can reach this process. */
  async announce(address: string): Promise<void> {
    this.#address = address;
    await this.#renew();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#renewing;
    await this.#client?.query('delete from holotape.servers where id = $1', [this.id]).catch(() => {});
    await this.#client?.end().catch(() => {});
  }

  async #renew(): Promise<void> {
    const sent = monotonic();
    // The first connection has the patience that a migration takes; a renewal that comes after the lease is of no use.
    // The driver knows it; its types do not.
    const query: QueryConfig & { query_timeout: number } = {
      text: RENEW,
      values: [this.id, this.#address, this.#lasts],
      query_timeout: this.#lasts,
    };
    const { rows } = await this.#client!.query<{ held: boolean }>(query);
    // While it was late, somebody may have come; what is ours from here on has to be claimed anew.
    if (this.#renewed !== Number.NEGATIVE_INFINITY && this.isHeld() && !rows[0]!.held) this.#lost();
    this.#renewed = sent;
    this.#isLost = false;
  }

  #renewLater(): void {
    // A renewal that came too late is of no use: the next one is sent at once, unless the database is away.
    const isLate = this.#client !== undefined && !this.isHeld();
    this.#timer = setTimeout(
      () => {
        this.#renewing = this.#renewOrReconnect().finally(() => this.#closed || this.#renewLater());
      },
      isLate ? 0 : this.#lasts / 3,
    );
  }

  async #renewOrReconnect(): Promise<void> {
    try {
      this.#client ??= await connected(this.#url, this.#lasts);
      await this.#renew();
    } catch {
      await this.#client?.end().catch(() => {});
      this.#client = undefined;
      this.isHeld();
    }
  }
}
