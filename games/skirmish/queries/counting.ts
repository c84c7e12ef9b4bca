/** Who has more of what a scenario counts. */
import { SEATS } from './units.ts';

/** The side that has more; neither, where both have the same. SC-RULING-5 */
export function whoHasMore(count: (seat: number) => number): number[] {
  const most = Math.max(...SEATS.map(count));
  const ahead = SEATS.filter((seat) => count(seat) === most);
  return ahead.length === 1 ? ahead : [];
}
