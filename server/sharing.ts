/** What a server does beside serving where others serve from the same database: it listens for them, and hears who has left there. */
import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { IDENTITY, type Identities } from './identity.ts';
import { newKey } from './identity-keys.ts';
import { OPERATOR, type Passing } from './passing.ts';
import type { Sockets } from './socket.ts';
import type { Store } from './storage/store.ts';

interface Parts {
  readonly store: Store;
  readonly passing: Passing;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly identities: Identities;
  /** What an operator wants of a table that is here. */
  readonly operator: RequestListener;
  /** Where others reach this one. */
  readonly at: { readonly host: string; readonly port: number } | undefined;
}

/** Between processes of one machine, unless somebody says otherwise. */
const PRIVATE = { host: '127.0.0.1', port: 0 };

/** Browsers and people that were left at other processes are heard of so often, in milliseconds. */
export const HEAR_EVERY = 2_000;

export class Sharing {
  readonly #server: Server;
  readonly #hearing: NodeJS.Timeout;

  private constructor(server: Server, hear: () => void) {
    this.#server = server;
    this.#hearing = setInterval(hear, HEAR_EVERY).unref();
  }

  /** From here on this process has tables, and others may pass on to it. */
  static async begin({ store, passing, app, sockets, identities, operator, at = PRIVATE }: Parts): Promise<Sharing> {
    const { server, address } = await passing.listen(
      at,
      (request, response) => (request.url === OPERATOR ? operator(request, response) : app.routing(request, response)),
      (request, stream, head) => sockets.upgrade(request, stream, head),
    );
    await store.announce(address);
    return new Sharing(server, async () => {
      // If the database is away, later.
      const left = await store.left(Date.now()).catch(() => undefined);
      if (left === undefined) return;
      identities.hear(left);
      const keys = await store.secret(IDENTITY, newKey()).catch(() => undefined);
      if (keys !== undefined) identities.hearKeys(keys);
      sockets.closeVoid();
    });
  }

  close(): void {
    clearInterval(this.#hearing);
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
