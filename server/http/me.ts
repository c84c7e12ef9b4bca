/** Who this browser is: saying a name, leaving, and taking a seat along. */
import { leaveMe, type Me, type MovedSeat, putMe, useSeatCode } from '@holotape/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Identities, type Known } from '../identity.ts';
import type { Desk } from './desk.ts';
import type { HttpParts } from './parts.ts';
import { noName, parsed, Refusal } from './problems.ts';

const isSecure = (request: FastifyRequest) => request.protocol === 'https';

export function addMe(app: FastifyInstance, desk: Desk, { tables, identities, sockets }: HttpParts): void {
  /** From here on this browser is that person, or nobody. */
  const setCookie = (request: FastifyRequest, reply: FastifyReply, known: Known | undefined) =>
    reply.header('set-cookie', identities.cookie(known, Date.now(), isSecure(request)));

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const known = desk.known(request);
    if (known?.old) setCookie(request, reply, known);
    return { name: known?.person.name ?? null };
  });

  app.put('/api/me', async (request, reply): Promise<Me> => {
    const { name } = parsed(putMe, request.body);
    const known = desk.known(request) ?? Identities.newcomer(name);
    setCookie(request, reply, { ...known, person: { ...known.person, name } });
    return { name };
  });

  app.delete('/api/me', async (request, reply) => {
    const known = desk.known(request);
    if (known !== undefined) {
      await desk.paysAll('leaves', request);
      await identities.leaveDevice(known, Date.now());
      sockets.closeVoid();
    }
    setCookie(request, reply, undefined);
    return reply.code(204).send();
  });

  app.post('/api/me/leave', async (request, reply): Promise<Me> => {
    const { where } = parsed(leaveMe, request.body);
    const known = desk.known(request);
    if (known === undefined) throw noName();
    await desk.paysAll('leaves', request);
    const here = await identities.leaveEverywhere(known, Date.now());
    sockets.closeVoid();
    const stays = where === 'elsewhere';
    setCookie(request, reply, stays ? here : undefined);
    return { name: stays ? known.person.name : null };
  });

  app.post('/api/me/seat', async (request): Promise<MovedSeat> => {
    const person = desk.person(request);
    const { code } = parsed(useSeatCode, request.body);
    await desk.paysAll('guesses', request);
    const result = await tables.seatCodes.redeem(code.trim().toUpperCase(), person).catch(async (error: unknown) => {
      // Whoever has the table will count it.
      await desk.givesBack('guesses', request);
      throw error;
    });
    if (!('id' in result)) throw new Refusal(409, result);
    await desk.givesBack('guesses', request);
    return result;
  });
}
