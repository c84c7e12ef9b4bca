/** What every route asks first: who is there, what they have left to ask for, and which table they mean. */
import { inviteCode, mayWatch, type Person, type TableHost } from '@holotape/table';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Identities, Known } from '../identity.ts';
import { Limiter, type Limits } from '../limits.ts';
import { askerOf, passedAsker } from '../safety.ts';
import type { Tables } from '../tables.ts';
import { noName, noTable, parsed, Refusal, tooFast } from './problems.ts';

const tableKey = z.object({ table: z.string().min(1).max(40) });

/** What an address pays for. */
const PAID = ['requests', 'writes', 'tables', 'guesses', 'games', 'leaves'] as const;
type Paid = (typeof PAID)[number];

const asker = (request: FastifyRequest): string => passedAsker(request.raw) ?? askerOf(request.ip);

export class Desk {
  readonly #tables: Tables;
  readonly #identities: Identities;
  readonly #paid: Readonly<Record<Paid, Limiter>>;

  constructor(parts: { readonly tables: Tables; readonly identities: Identities; readonly limits: Limits }) {
    this.#tables = parts.tables;
    this.#identities = parts.identities;
    this.#paid = Object.fromEntries(PAID.map((what) => [what, new Limiter(parts.limits[what])])) as Record<
      Paid,
      Limiter
    >;
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
  pays(what: Paid, request: FastifyRequest): void {
    if (!this.#paid[what].takes(asker(request))) throw tooFast();
  }

  /** What was paid for did not happen, or did no harm. */
  givesBack(what: Paid, request: FastifyRequest): void {
    this.#paid[what].givesBack(asker(request));
  }

  /** The table of this address: by its id, or by its code. */
  async table(request: FastifyRequest): Promise<TableHost> {
    const { table } = parsed(tableKey, request.params);
    const code = inviteCode.safeParse(table);
    // An id is nothing one could guess; a code is: after too many wrong ones not even the right one is told.
    if (code.success) this.pays('guesses', request);
    const id = code.success ? await this.#tables.idOf(code.data) : table;
    const host = id === undefined ? undefined : await this.#tables.get(id);
    if (host === undefined) throw noTable();
    if (code.success) this.givesBack('guesses', request);
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
