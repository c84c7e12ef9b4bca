/** Tables: made, found, changed, moved to another browser, and watched again. */
import {
  askSeatCode,
  type MadeTable,
  newTable,
  type SeatCode,
  type TableInfo,
  type TableLists,
  type TableState,
  tableAction,
} from '@holotape/table';
import type { FastifyInstance } from 'fastify';
import { NotMade } from '../table-errors.ts';
import type { Desk } from './desk.ts';
import { sendWritten } from './games.ts';
import type { HttpParts } from './parts.ts';
import type { Prepared } from './prepared.ts';
import { parsed, Refusal } from './problems.ts';

/** Tables in each list. */
const LISTED = 50;

/** The tables that were made from this one. */
const madeAt = ({ rematch, inner }: TableState): string => `${rematch} ${inner?.table}`;

export function addTables(app: FastifyInstance, desk: Desk, { tables, shelf }: HttpParts): void {
  app.get('/api/tables', async (request): Promise<TableLists> => tables.lists(desk.visitor(request), LISTED));

  app.post('/api/tables', async (request, reply): Promise<MadeTable> => {
    const person = desk.person(request);
    const wish = parsed(newTable, request.body);
    await desk.paysAll('tables', request);
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
    const host = await desk.table(request);
    return host.info(desk.visitor(request));
  });

  app.post('/api/tables/:table/act', async (request): Promise<TableInfo> => {
    const person = desk.person(request);
    const action = parsed(tableAction, request.body);
    const host = await desk.table(request);
    // These make tables, and whoever gives up one game after the other could make any number of them.
    const makes = action.do === 'inner' || (action.do === 'rematch' && host.state.rematch === undefined);
    if (makes) await desk.paysAll('tables', request);
    const before = madeAt(host.state);
    const why = await host.act(person, action);
    if (makes && madeAt(host.state) === before) await desk.givesBack('tables', request);
    if (why === undefined) return host.info(person.id);
    throw new Refusal(409, why, host.state.game, host.state.names);
  });

  app.post('/api/tables/:table/seat-code', async (request): Promise<SeatCode> => {
    const person = desk.person(request);
    const { seat, host = false } = parsed(askSeatCode, request.body ?? {});
    const { state } = await desk.table(request);
    const own = state.seatsOf(person.id);
    const wanted = seat ?? own[0];
    if (wanted === undefined) throw new Refusal(409, { say: 'table.watching' });
    if (!own.includes(wanted))
      throw new Refusal(409, { say: 'table.not-your-seat', args: { seat: wanted } }, state.game, state.names);
    return tables.seatCodes.promise(state.setup.id, wanted, person.id, host);
  });
}

export function addReplays(app: FastifyInstance, desk: Desk, prepared: Prepared): void {
  app.get('/api/tables/:table/record', async (request, reply) => {
    const host = await desk.watchedTable(request);
    const why = await host.giveRecord();
    if (why !== undefined) throw new Refusal(409, why);
    const record = (await prepared.record(host))!;
    const { game, id } = host.state.setup;
    reply.header('content-disposition', `attachment; filename="${game}-${id}.json"`);
    return sendWritten(reply, record);
  });

  app.get('/api/tables/:table/watch', async (request, reply) => {
    const host = await desk.watchedTable(request);
    const watchable = await prepared.watchable(host, desk.visitor(request));
    if (watchable === undefined) throw new Refusal(409, { say: 'table.not-playing' });
    return sendWritten(reply, watchable);
  });
}
