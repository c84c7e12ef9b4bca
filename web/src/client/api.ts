/** The server's HTTP side: who one is, tables made, found and joined. Shapes: table/api.ts. */

import type { Watchable } from '@holotape/table/kept/watchable';
import type { NewTable, TableAction } from '@holotape/table/spoken/actions';
import type {
  Here,
  MadeTable,
  Me,
  MovedSeat,
  Problem,
  SeatCode,
  TableCard,
  TableLists,
} from '@holotape/table/spoken/api';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { t } from '../text/index.ts';

/** The server said no and why; with status 0 it cannot be reached. The message is a sentence for people. */
export class ServerSaysNo extends Error {
  readonly status: number;
  readonly say: string;
  constructor(status: number, say: string, sentence: string) {
    super(sentence);
    this.name = 'ServerSaysNo';
    this.status = status;
    this.say = say;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerSaysNo(0, 'server.away', t('server.away'));
  }
  if (response.status === 204) return undefined as T;
  const given = await response.json().catch(() => undefined);
  if (response.ok && given !== undefined) return given as T;
  const { say, sentence } = (given ?? {}) as Partial<Problem>;
  throw new ServerSaysNo(response.status, say ?? 'server.trouble', sentence ?? t('server.trouble'));
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;

export const whoAmI = (): Promise<Me> => ask('GET', '/me');
/** Says one's name; the first time the browser gets its cookie. */
export const callMe = (name: string): Promise<Me> => ask('PUT', '/me', { name });
/** This browser forgets who it is, and every copy of its cookie is void. */
export const leaveHere = (): Promise<void> => ask('DELETE', '/me');
/** Every other browser that knows who one is forgets it. */
export const leaveElsewhere = (): Promise<Me> => ask('POST', '/me/leave', { where: 'elsewhere' });
/** Where others reach this server, asked on its own machine. */
export const hereAt = (): Promise<Here> => ask('GET', '/here');
export const tableLists = (): Promise<TableLists> => ask('GET', '/tables');
export const makeTable = (table: NewTable): Promise<MadeTable> => ask('POST', '/tables', table);
/** By id or by code. */
export const tableInfo = (table: string): Promise<TableInfo> => ask('GET', at(table));
export const act = (table: string, action: TableAction): Promise<TableInfo> => ask('POST', at(table, '/act'), action);
/** `host`: running the table moves along. */
export const askSeatCode = (table: string, host: boolean): Promise<SeatCode> =>
  ask('POST', at(table, '/seat-code'), { host });
export const takeSeat = (code: string): Promise<MovedSeat> => ask('POST', '/me/seat', { code });
/** The whole game as a save, once it has ended. */
export const record = (table: string): Promise<unknown> => ask('GET', at(table, '/record'));
export const watch = (table: string): Promise<Watchable> => ask('GET', at(table, '/watch'));

export function socketUrl(id: string): string {
  const url = new URL(`/api${at(id, '/socket')}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export type { TableCard };
