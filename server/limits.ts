/** How much anybody may ask for: a bucket per asker that fills up again by and by. */

interface Allowance {
  /** So many at once. */
  readonly burst: number;
  /** And then so many a second. */
  readonly perSecond: number;
}

/** More askers than that are not remembered apart: those who have not asked lately are forgotten first. */
const REMEMBERED = 10_000;

export class Limiter {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
  }

  #left(asker: string, now: number): number {
    const { burst, perSecond } = this.#allowance;
    const bucket = this.#buckets.get(asker);
    return bucket === undefined ? burst : Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  }

  /** Whether this asker could do it once more. */
  allows(asker: string): boolean {
    return this.#left(asker, this.#now()) >= 1;
  }

  /** Whether this asker may do it once more; if so, it counts. */
  takes(asker: string): boolean {
    const now = this.#now();
    const left = this.#left(asker, now);
    this.#buckets.delete(asker);
    if (this.#buckets.size >= REMEMBERED) this.#buckets.delete(this.#buckets.keys().next().value!);
    this.#buckets.set(asker, { left: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  }
}

/** A single bucket, for one connection. */
export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  takes(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

export interface Limits {
  /** Requests that change something, per address. */
  readonly writes: Allowance;
  /** All requests, per address. */
  readonly requests: Allowance;
  /** Tables made, per address. */
  readonly tables: Allowance;
  /** Codes tried that were not right, per address: nobody shall find a table by trying. */
  readonly guesses: Allowance;
  /** Chat lines, per address: a browser can be a new person whenever it likes. */
  readonly chat: Allowance;
  /** Messages on one socket. */
  readonly messages: Allowance;
  /** Sockets at once, per address. */
  readonly sockets: number;
  /** The longest message on a socket and the longest body of a request, in bytes. */
  readonly messageSize: number;
  readonly bodySize: number;
  /** What may wait to be sent to a slow screen, in bytes; then it is dropped, and comes back for the rest. */
  readonly backlog: number;
}

export const LIMITS: Limits = {
  writes: { burst: 60, perSecond: 10 },
  requests: { burst: 400, perSecond: 100 },
  tables: { burst: 20, perSecond: 0.1 },
  guesses: { burst: 20, perSecond: 0.2 },
  chat: { burst: 20, perSecond: 2 },
  messages: { burst: 60, perSecond: 20 },
  sockets: 200,
  messageSize: 16 * 1024,
  bodySize: 64 * 1024,
  backlog: 1024 * 1024,
};
