/** Somebody whose screen is gone: since when, in words. */
import type { SeatInfo } from '@holotape/table/spoken/protocol';
import { t } from '../text/index.ts';
import { useNow } from './now.ts';

const MINUTE = 60_000;
const HOUR = 60;

/** "3 min"; undefined for whoever is here, and for bots. */
function awayFor({ awaySince }: SeatInfo, now: number): string | undefined {
  if (awaySince === undefined) return undefined;
  const minutes = Math.floor(Math.max(0, now - awaySince) / MINUTE);
  if (minutes < 1) return t('away.now');
  return minutes < HOUR ? t('away.minutes', { n: minutes }) : t('away.hours', { n: Math.floor(minutes / HOUR) });
}

/** For how long each seat has been away; renewed while somebody is. */
export function useAway(seats: readonly SeatInfo[]): readonly (string | undefined)[] {
  const now = useNow(
    seats.some(({ awaySince }) => awaySince !== undefined),
    10_000,
  );
  return seats.map((seat) => awayFor(seat, now));
}
