/** The games there are, and their rules. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Prepared } from './prepared.ts';
import { parsed, Refusal } from './problems.ts';

const gameKey = z.object({ game: z.string().min(1).max(40) });

/** Sends JSON that is written out already. */
export const sendWritten = (reply: FastifyReply, text: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

export function addGames(app: FastifyInstance, prepared: Prepared): void {
  app.get('/api/games', async (_request, reply) => sendWritten(reply, prepared.games()));

  app.get('/api/games/:game/rules', async (request, reply) => {
    const rules = prepared.rules(parsed(gameKey, request.params).game);
    if (rules === undefined) throw new Refusal(404, { say: 'api.nothing-here' });
    return sendWritten(reply, rules);
  });
}
