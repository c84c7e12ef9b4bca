/** A table in a list: one in this browser, or one on the server. */
import type { TableCard as ServerCard } from '@holotape/table/spoken/api';

export type TableCard = Omit<ServerCard, 'code' | 'host' | 'open' | 'watch'> & {
  readonly local: boolean;
  readonly code?: string;
  readonly open?: number;
};
