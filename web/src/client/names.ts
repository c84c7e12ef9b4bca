/** What the seats are called in sentences. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { t } from '../text/index.ts';

export const seatNames = ({ seats }: Pick<TableInfo, 'seats'>): string[] =>
  seats.map(({ kind, name }, at) => (kind === 'open' ? t('seat.open', { n: at + 1 }) : name));
