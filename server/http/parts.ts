/** What the routes are given. */
import type { Identities } from '../identity.ts';
import type { Limits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';
import type { Sockets } from '../socket.ts';
import type { SharedCounts } from '../storage/store.ts';
import type { Tables } from '../tables.ts';

export interface HttpParts {
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly shelf: Shelf;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly counts: SharedCounts | undefined;
  readonly trustProxy: boolean;
  /** What the server listens to. */
  readonly host: string;
}
