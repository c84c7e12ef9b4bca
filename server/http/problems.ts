/** Whatever is refused over HTTP is refused in one way: a status and a `problem`. */
import type { AnyGame, Json } from '@holotape/kernel';
import type { Problem, Refused } from '@holotape/table';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { inWords } from '../shelf.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, refused: Refused, game?: AnyGame, names: readonly string[] = []) {
    const sentence = inWords(game, names, refused.say, refused.args as Json | undefined);
    super(sentence);
    this.name = 'Refusal';
    this.status = status;
    this.problem = { ...refused, args: refused.args as Problem['args'], sentence };
    if (refused.args === undefined) delete (this.problem as { args?: unknown }).args;
  }
}

export const noName = () => new Refusal(401, { say: 'api.no-name' });
export const noTable = () => new Refusal(404, { say: 'api.no-table' });
export const foreign = () => new Refusal(403, { say: 'api.foreign' });
export const tooFast = () => new Refusal(429, { say: 'api.too-fast' });

/** Reads what was sent; throws a Refusal that says what is wrong with it. */
export function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  const problem = path.length > 0 ? `${path.join('.')}: ${message}` : message;
  throw new Refusal(400, { say: 'api.malformed', args: { problem } });
}

export function sendProblem(reply: FastifyReply, { status, problem }: Refusal): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(problem);
}
