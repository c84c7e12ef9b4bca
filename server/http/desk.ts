/** What every route asks first: who is there, what they have left to ask for, and which table they mean. */
import { inviteCode, mayWatch, type Person, type TableHost } from '@holotape/table';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identities, Known } from '../identity.ts';
import { Limiter, type Limits } from '../limits.ts';
import { askerOf, passedAsker } from '../safety.ts';
import type { SharedCounts } from '../storage/store.ts';
import type { Tables } from '../tables.ts';
import { noName, noTable, parsed, Refusal, tooFast } from './problems.ts';

const tableKey = z.object({ table: z.string().min(1).max(40) });

/** What an address pays for at this process: its time. */
const OWN = ['requests', 'writes', 'games'] as const;
type Own = (typeof OWN)[number];

/** What it pays for at all processes of one storage together: codes that could be found, and what is kept. */
const SHARED = ['tables', 'guesses', 'leaves'] as const;
type Shared = (typeof SHARED)[number];

interface DeskParts {
  readonly tables: Tables;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly counts: SharedCounts | undefined;
}

const asker = (request: FastifyRequest): string => passedAsker(request.raw) ?? askerOf(request.ip);

export class Desk {
  readonly #tables: Tables;
  readonly #identities: Identities;
  readonly #limits: Limits;
  readonly #counts: SharedCounts | undefined;
  readonly #paid: Readonly<Record<Own | Shared, Limiter>>;

  constructor({ tables, identities, limits, counts }: DeskParts) {
    this.#tables = tables;
    this.#identities = identities;
    this.#limits = limits;
    this.#counts = counts;
    const limiters = [...OWN, ...SHARED].map((what) => [what, new Limiter(limits[what])]);
    this.#paid = Object.fromEntries(limiters) as Record<Own | Shared, Limiter>;
  }

  known(request: FastifyRequest): Known | undefined {
    return this.#identities.fromCookies(request.headers.cookie, Date.now());
  }

  /** The id of whoever asks, if they have said their name. */
  visitor(request: FastifyRequest): string | undefined {
    return this.known(request)?.person.id;
  }

  /** Whoever asks; throws if they have not said their name. */
  person(request: FastifyRequest): Person {
    const known = this.known(request);
    if (known === undefined) throw noName();
    return known.person;
  }

  /** Counts one of these for the address; throws if it has had enough. */
  pays(what: Own, request: FastifyRequest): void {
    if (!this.#paid[what].takes(asker(request))) throw tooFast();
  }

  /** The same for what all processes count together. Here first: whoever has had enough here does not trouble the storage. */
  async paysAll(what: Shared, request: FastifyRequest): Promise<void> {
    const who = asker(request);
    if (!this.#paid[what].takes(who)) throw tooFast();
    const takes = await (this.#counts?.takes(`${what}:${who}`, this.#limits[what]) ?? true);
    if (!takes) throw tooFast();
  }

  /** What was paid for did not happen, or did no harm. */
  async givesBack(what: Shared, request: FastifyRequest): Promise<void> {
    const who = asker(request);
    this.#paid[what].givesBack(who);
    await this.#counts?.givesBack(`${what}:${who}`);
  }

  /** The table of this address: by its id, or by its code. */
  async table(request: FastifyRequest): Promise<TableHost> {
    const { table } = parsed(tableKey, request.params);
    const code = inviteCode.safeParse(table);
    // An id is nothing one could guess; a code is: after too many wrong ones not even the right one is told.
    if (code.success) await this.paysAll('guesses', request);
    const id = code.success ? await this.#tables.idOf(code.data) : table;
    // A code that is right was not guessed, wherever the table is.
    if (code.success && id !== undefined) await this.givesBack('guesses', request);
    const host = id === undefined ? undefined : await this.#tables.get(id);
    if (host === undefined) throw noTable();
    return host;
  }

  /** The same, for whoever wants to see how it was played. */
  async watchedTable(request: FastifyRequest): Promise<TableHost> {
    this.pays('games', request);
    const host = await this.table(request);
    if (!mayWatch(host.state, this.visitor(request))) throw new Refusal(409, { say: 'table.no-watching' });
    return host;
  }
}
