/** The record of a table, from this browser or from the server. */
import type { Watchable } from '@holotape/table/kept/watchable';
import { watch } from '../../../client/api.ts';
import { isLocal } from '../../../local/store.ts';

export const recordOf = async (id: string): Promise<Watchable | undefined> =>
  isLocal(id) ? import('../../../local/client.ts').then((client) => client.watchLocal(id)) : watch(id);
