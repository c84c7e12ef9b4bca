/** The HTTP side of the API. What it takes and gives is written down in table/api.ts; docs/api.md is made from both. */
import {
  askSeatCode,
  inviteCode,
  type MadeTable,
  type Me,
  type MovedSeat,
  mayWatch,
  newTable,
  type Person,
  putMe,
  type SeatCode,
  type TableHost,
  type TableInfo,
  type TableLists,
  tableAction,
  useSeatCode,
} from '@holotape/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Identities, type Known } from './identity.ts';
import { Limiter, type Limits } from './limits.ts';
import { foreign, noName, noTable, parsed, Refusal, tooFast } from './problems.ts';
import { askerOf, isFromHere } from './safety.ts';
import { gameInfo, type Shelf } from './shelf.ts';
import { NotMade, type Tables } from './tables.ts';

export interface HttpParts {
  readonly tables: Tables;
  readonly shelf: Shelf;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly trustProxy: boolean;
}

/** Tables in each list. */
const LISTED = 50;

const tableKey = z.object({ table: z.string().min(1).max(40) });
const gameKey = z.object({ game: z.string().min(1).max(40) });

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Adds the routes. `app` is a part of the server of its own: what holds for the API holds for each of its routes. */
export function addHttp(app: FastifyInstance, { tables, shelf, identities, limits, trustProxy }: HttpParts): void {
  const requests = new Limiter(limits.requests);
  const writes = new Limiter(limits.writes);
  const made = new Limiter(limits.tables);
  const guesses = new Limiter(limits.guesses);

  const knownOf = (request: FastifyRequest): Known | undefined =>
    identities.fromCookies(request.headers.cookie, Date.now());
  const visitor = (request: FastifyRequest): string | undefined => knownOf(request)?.person.id;

  function personOf(request: FastifyRequest): Person {
    const known = knownOf(request);
    if (known === undefined) throw noName();
    return known.person;
  }

  /** The table of this address: by its id, or by its code. */
  async function tableOf(request: FastifyRequest): Promise<TableHost> {
    const { table } = parsed(tableKey, request.params);
    const code = inviteCode.safeParse(table);
    // An id is nothing one could guess; a code is: after too many wrong ones not even the right one is told.
    if (code.success && !guesses.allows(askerOf(request.ip))) throw tooFast();
    const id = code.success ? await tables.idOf(code.data) : table;
    const host = id === undefined ? undefined : await tables.get(id);
    if (host !== undefined) return host;
    guesses.takes(askerOf(request.ip));
    throw noTable();
  }

  /** The same, for whoever wants to see how it was played. */
  async function watchedTable(request: FastifyRequest): Promise<TableHost> {
    const host = await tableOf(request);
    if (!mayWatch(host.state, visitor(request))) throw new Refusal(409, { say: 'table.no-watching' });
    return host;
  }

  app.addHook('onRequest', async (request) => {
    if (!requests.takes(askerOf(request.ip))) throw tooFast();
    if (isSafe(request.method)) return;
    if (!isFromHere(request.headers, trustProxy)) throw foreign();
    if (!writes.takes(askerOf(request.ip))) throw tooFast();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const known = knownOf(request);
    if (known?.old) reply.header('set-cookie', identities.cookie(known.person, Date.now(), isSecure(request)));
    return { name: known?.person.name ?? null };
  });

  app.put('/api/me', async (request, reply): Promise<Me> => {
    const { name } = parsed(putMe, request.body);
    const person = { ...(knownOf(request)?.person ?? Identities.newPerson(name)), name };
    reply.header('set-cookie', identities.cookie(person, Date.now(), isSecure(request)));
    return { name };
  });

  app.delete('/api/me', async (request, reply) => {
    reply.header('set-cookie', identities.cookie(undefined, Date.now(), isSecure(request)));
    return reply.code(204).send();
  });

  app.post('/api/me/seat', async (request): Promise<MovedSeat> => {
    const person = personOf(request);
    const { code } = parsed(useSeatCode, request.body);
    if (!guesses.allows(askerOf(request.ip))) throw tooFast();
    const result = await tables.redeemSeat(code.trim().toUpperCase(), person);
    if ('id' in result) return result;
    guesses.takes(askerOf(request.ip));
    throw new Refusal(409, result);
  });

  app.get('/api/games', async () => shelf.names.map((name) => gameInfo(name, shelf.game(name)!)));

  app.get('/api/games/:game/rules', async (request) => {
    const rules = shelf.rules(parsed(gameKey, request.params).game);
    if (rules === undefined) throw new Refusal(404, { say: 'api.nothing-here' });
    return rules;
  });

  app.get('/api/tables', async (request): Promise<TableLists> => tables.lists(visitor(request), LISTED));

  app.post('/api/tables', async (request, reply): Promise<MadeTable> => {
    const person = personOf(request);
    const wish = parsed(newTable, request.body);
    if (!made.takes(askerOf(request.ip))) throw tooFast();
    try {
      const table = await tables.make(wish, person);
      reply.code(201);
      return table;
    } catch (error) {
      if (error instanceof NotMade) throw new Refusal(409, error.refused, shelf.game(wish.game));
      throw error;
    }
  });

  app.get('/api/tables/:table', async (request): Promise<TableInfo> => {
    const host = await tableOf(request);
    return host.info(visitor(request));
  });

  app.post('/api/tables/:table/act', async (request): Promise<TableInfo> => {
    const person = personOf(request);
    const action = parsed(tableAction, request.body);
    const host = await tableOf(request);
    const why = await host.act(person, action);
    if (why !== undefined) throw new Refusal(409, why, host.state.game, host.state.names);
    return host.info(person.id);
  });

  app.post('/api/tables/:table/seat-code', async (request): Promise<SeatCode> => {
    const person = personOf(request);
    const { seat } = parsed(askSeatCode, request.body ?? {});
    const { state } = await tableOf(request);
    const own = state.seatsOf(person.id);
    const wanted = seat ?? own[0];
    if (wanted === undefined) throw new Refusal(409, { say: 'table.watching' });
    if (!own.includes(wanted))
      throw new Refusal(409, { say: 'table.not-your-seat', args: { seat: wanted } }, state.game, state.names);
    return tables.promiseSeat(state.setup.id, wanted, person.id);
  });

  app.get('/api/tables/:table/record', async (request, reply) => {
    const host = await watchedTable(request);
    const save = host.state.ended ? host.save() : undefined;
    if (save === undefined) throw new Refusal(409, { say: 'table.record-later' });
    reply.header('content-disposition', `attachment; filename="${host.state.setup.game}-${host.state.setup.id}.json"`);
    return save;
  });

  app.get('/api/tables/:table/watch', async (request) => {
    const watchable = (await watchedTable(request)).watchable(visitor(request));
    if (watchable === undefined) throw new Refusal(409, { say: 'table.not-playing' });
    return watchable;
  });
}

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
