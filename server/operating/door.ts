/**
 * The operator's door: a socket in the data folder, which only its owner can reach. Through it the commands of an operator
 * ask the server that has the data open, because nobody else can read it while it runs. Servers on one PostgreSQL have no
 * folder; they hear the same wishes on the port between them.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Json } from '@holotape/kernel';
import { z } from 'zod';
import { OWN_FILE } from '../storage/privacy.ts';
import type { Inventory } from '../storage/sqlite-backup.ts';
import { type Operator, tableWish } from './operator.ts';

const SOCKET = 'operator.sock';

/** What an operator can ask for, and what comes back. */
const backupWish = z.strictObject({ do: z.literal('backup'), to: z.string().min(1).max(4096) });
const wish = z.discriminatedUnion('do', [backupWish, ...tableWish.options]);
type Wish = z.infer<typeof wish>;
const anything = z.json();
const answer = z.union([z.strictObject({ done: anything }), z.strictObject({ why: z.string() })]);

/** What the server behind the door can do. */
interface Servant {
  readonly operator: Pick<Operator, 'does'>;
  /** Missing where copies are made by others. */
  backUp?(to: string): Promise<Inventory>;
}

async function answerTo({ operator, backUp }: Servant, said: unknown): Promise<z.infer<typeof answer>> {
  try {
    const wanted = wish.parse(said);
    if (wanted.do !== 'backup') return { done: (await operator.does(wanted)) as z.infer<typeof anything> };
    if (backUp === undefined) throw new Error('Copies of a database are made by its own tools.');
    return { done: { ...(await backUp(wanted.to)) } };
  } catch (error) {
    return { why: error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message };
  }
}

/** Answers wishes, whichever way they come in. */
export const answering =
  (servant: Servant): RequestListener =>
  async (asked, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(await answerTo(servant, await json(asked).catch(() => undefined))));
  };

/** Opens the door. Whoever has the data is its only server: a socket that is left from one that was killed goes. */
export async function openDoor(data: string, servant: Servant): Promise<Server> {
  const path = join(data, SOCKET);
  const server = createServer(answering(servant));
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, OWN_FILE);
  return server;
}

/** What was answered. Throws what could not be done, in the server's words. */
export function heardAtDoor(heard: unknown): Json {
  const told = answer.parse(heard);
  if ('why' in told) throw new Error(told.why);
  return told.done as Json;
}

/** Asks the server that has this data open. Undefined: there is none. Throws what it could not do, in its words. */
export async function askAtDoor(data: string, wanted: Wish): Promise<Json | undefined> {
  const said = JSON.stringify(wanted);
  const heard = await new Promise<unknown>((resolve, reject) => {
    const asked = request({
      socketPath: join(data, SOCKET),
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(said) },
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody has it open, or whoever had it was killed.
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    asked.on('response', (reply) => json(reply).then(resolve, reject));
    asked.end(said);
  });
  return heard === undefined ? undefined : heardAtDoor(heard);
}
