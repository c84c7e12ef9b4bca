/** The HTTP side of the API. What it takes and gives is written down in table/spoken/api.ts; docs/api.md is made from both. */
import type { FastifyInstance } from 'fastify';
import { isFromHere } from '../safety.ts';
import { Desk } from './desk.ts';
import { addGames } from './games.ts';
import { addHere } from './here.ts';
import { addMe } from './me.ts';
import type { HttpParts } from './parts.ts';
import { Prepared } from './prepared.ts';
import { foreign } from './problems.ts';
import { addReplays, addTables } from './tables.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Adds the routes. `app` is a part of the server of its own: what holds for the API holds for each of its routes. */
export function addHttp(app: FastifyInstance, parts: HttpParts): void {
  const desk = new Desk(parts);
  const prepared = new Prepared(parts.shelf);
  app.addHook('onRequest', async (request) => {
    desk.pays('requests', request);
    if (isSafe(request.method)) return;
    if (!isFromHere(request.headers, parts.trustProxy)) throw foreign();
    desk.pays('writes', request);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  addMe(app, desk, parts);
  addGames(app, prepared);
  addHere(app, parts);
  addTables(app, desk, parts);
  addReplays(app, desk, prepared);
}
