/** How much anybody may ask for: buckets that fill up again by and by, and the figures, each with its reason. */

export interface Allowance {
  /** So many at once. */
  readonly burst: number;
  /** And then so many a second. */
  readonly perSecond: number;
}

/** More askers than that are not remembered apart: those who have not asked lately are forgotten first. */
const REMEMBERED = 10_000;

/** Time that only goes forward, whatever somebody does to the clock. */
export const monotonic = (): number => performance.now();

/** One bucket, for one connection or one asker. */
export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  /** Whether it may be done once more; if so, it counts. */
  takes(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** What was counted did not happen, or did no harm. */
  givesBack(): void {
    this.#left = Math.min(this.#allowance.burst, this.#left + 1);
  }
}

/** A bucket for each asker. What costs something counts before it is done: whoever asks twice at once pays twice. */
export class Limiter {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, now: () => number = monotonic) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether this asker may do it once more; if so, it counts. */
  takes(asker: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(asker) ?? new Bucket(this.#allowance, now);
    this.#buckets.delete(asker);
    if (this.#buckets.size >= REMEMBERED) this.#buckets.delete(this.#buckets.keys().next().value!);
    this.#buckets.set(asker, bucket);
    return bucket.takes(now);
  }

  /** What was counted last did not happen, or did no harm. */
  givesBack(asker: string): void {
    this.#buckets.get(asker)?.givesBack();
  }
}

/** How many of something each asker has at once. */
export class Count {
  readonly #most: number;
  readonly #had = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether this asker may have one more; if so, it counts until it is given back. */
  takes(asker: string): boolean {
    const had = this.#had.get(asker) ?? 0;
    if (had >= this.#most) return false;
    this.#had.set(asker, had + 1);
    return true;
  }

  givesBack(asker: string): void {
    const left = (this.#had.get(asker) ?? 0) - 1;
    if (left > 0) this.#had.set(asker, left);
    else this.#had.delete(asker);
  }
}

export interface Limits {
  // For each address.
  /** Requests to the API. */
  readonly requests: Allowance;
  /** Requests that change something. */
  readonly writes: Allowance;
  /** Files of the page. */
  readonly files: Allowance;
  /** Tables made, by a rematch too. */
  readonly tables: Allowance;
  /** Codes tried that were not right: nobody shall find a table by trying. */
  readonly guesses: Allowance;
  /** Chat lines: a browser can be a new person whenever it likes. */
  readonly chat: Allowance;
  /** Screens that say hello: each may have to be told a whole table. */
  readonly hellos: Allowance;
  /** Whole games asked for: what was played step by step, and the record. */
  readonly games: Allowance;
  /** Tokens made void: each is remembered until it would have ended. */
  readonly leaves: Allowance;
  /** Connections at once, sockets and all. Not counted behind a proxy: there they are the proxy's own. */
  readonly connections: number;
  /** Sockets at once. */
  readonly sockets: number;
  /** Answers under way at once: being made, or not yet read to their end. */
  readonly answers: number;

  // For each connection.
  /** Frames on one socket, whatever they are: messages, pings and pongs. */
  readonly messages: Allowance;
  /** Pieces in which a message may come. */
  readonly fragments: number;
  /** Requests that may wait on one connection for the answer to one before them. */
  readonly pipelined: number;
  /** The longest message on a socket and the longest body of a request, in bytes. */
  readonly messageSize: number;
  readonly bodySize: number;
  /** What may wait to be sent to a slow screen, in bytes; then it is dropped, and comes back for the rest. */
  readonly backlog: number;
  /** In milliseconds: a request has to be here, an answer has to move on, and to be read to its end. */
  readonly requestTime: number;
  readonly stallTime: number;
  readonly answerTime: number;

  // For the whole server.
  /** Connections at once; more are not taken. */
  readonly allConnections: number;
  /** So long an answer to how the server is holds, in milliseconds. */
  readonly healthTime: number;
}

const KB = 1024;
const SECOND = 1000;

export const LIMITS: Limits = {
  // A club of thirty behind one address opens the lobby at once (a dozen requests each), and then looks every second.
  requests: { burst: 400, perSecond: 100 },
  writes: { burst: 60, perSecond: 10 },
  // The page is some forty files, kept by the browser after the first time: fifty new browsers at once.
  files: { burst: 2_000, perSecond: 100 },
  // An evening's tables at once; then one in ten seconds, so that a day of trying leaves 9,000 rows, not a million.
  tables: { burst: 20, perSecond: 0.1 },
  // 31^6 codes: at this rate an address finds one of 1,000 tables after fifty days.
  guesses: { burst: 20, perSecond: 0.2 },
  chat: { burst: 20, perSecond: 2 },
  // All screens of such a club come back at once when a server restarts; then five a second, 2% of the server's time.
  hellos: { burst: 200, perSecond: 5 },
  // Everybody of a club looks at the game that has just ended. Making one takes up to a quarter of a second, once.
  games: { burst: 60, perSecond: 0.5 },
  // Nobody leaves more devices than that; a year of trying would leave 600,000 rows of 60 bytes.
  leaves: { burst: 10, perSecond: 0.02 },
  // More than all sockets and some requests beside them.
  connections: 256,
  sockets: 200,
  // A browser has six under way; sixteen browsers.
  answers: 100,
  // People answer once a second and screens ping now and then; who drags something over the board sends a little more.
  messages: { burst: 60, perSecond: 20 },
  // Browsers send a message in one piece.
  fragments: 16,
  // Browsers wait for each answer; programs that do not seldom have more than a few on their way.
  pipelined: 8,
  // Answers are ids and some numbers, a wish for a table is its options: both with ample room.
  messageSize: 16 * KB,
  bodySize: 64 * KB,
  // Five whole tables. 200 sockets of one address that do not read hold 50 MB at most.
  backlog: 256 * KB,
  requestTime: 30 * SECOND,
  // A train in a tunnel; and the largest file at 10 KB a second.
  stallTime: 30 * SECOND,
  answerTime: 300 * SECOND,
  // Below what usual systems let a process open (10,240 files and more), since an answer may open one, too.
  allConnections: 8_000,
  // Each look writes to the disk.
  healthTime: 1 * SECOND,
};
