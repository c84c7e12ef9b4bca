/**
 * The operator's door: a socket in the data folder, which only its owner can reach. Through it the commands of an operator
 * ask the server that has the data open, because nobody else can read it while it runs.
 */
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { OWN_FILE } from '../storage/privacy.ts';
import type { Inventory } from '../storage/sqlite-backup.ts';

const SOCKET = 'operator.sock';

/** What an operator can ask for, and what comes back. */
const backupWish = z.strictObject({ do: z.literal('backup'), to: z.string().min(1).max(4096) });
type Wish = z.infer<typeof backupWish>;
const answer = z.union([
  z.strictObject({ done: z.strictObject({ tables: z.number(), events: z.number() }) }),
  z.strictObject({ why: z.string() }),
]);

/** What the server behind the door can do. */
interface Servant {
  backUp(to: string): Promise<Inventory>;
}

async function answerTo(servant: Servant, said: unknown): Promise<z.infer<typeof answer>> {
  try {
    const wish = backupWish.parse(said);
    return { done: { ...(await servant.backUp(wish.to)) } };
  } catch (error) {
    return { why: error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message };
  }
}

/** Opens the door. Whoever has the data is its only server: a socket that is left from one that was killed goes. */
export async function openDoor(data: string, servant: Servant): Promise<Server> {
  const path = join(data, SOCKET);
  const server = createServer(async (asked, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(await answerTo(servant, await json(asked).catch(() => undefined))));
  });
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  chmodSync(path, OWN_FILE);
  return server;
}

/** Asks the server that has this data open. Undefined: there is none. Throws what it could not do, in its words. */
export async function askAtDoor(data: string, wish: Wish): Promise<Inventory | undefined> {
  const said = JSON.stringify(wish);
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
  if (heard === undefined) return undefined;
  const told = answer.parse(heard);
  if ('why' in told) throw new Error(told.why);
  return told.done;
}
