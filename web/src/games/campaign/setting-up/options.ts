/** What a campaign agrees on, as the form keeps it. */
import type { Wish } from '../../setting-up.ts';
import { type ByTheBook, byTheBookIn } from '../../skirmish/setting-up/by-the-book.ts';

export const SEASONS = [3, 5, 8, 12] as const;
export const LIMITS = [500, 750, 1000] as const;
/** Lists of prices, by their year: those of the box. */
export const PRICES = ['2020', '2024'] as const;
export const MATCHINGS = ['choice', 'chance', 'linked'] as const;

export interface Agreed {
  readonly season: number;
  readonly caps: number;
  readonly prices: (typeof PRICES)[number];
  readonly matching: (typeof MATCHINGS)[number];
  readonly short: boolean;
  readonly catchUp: boolean;
  readonly events: boolean;
  readonly quests: boolean;
  /** Houses that bots run: the other side reports their battles. */
  readonly unmanned: readonly number[];
  /** How the handbook fights the battles of those; null: bots do. CH-AISETUP-1 */
  readonly book: ByTheBook | null;
  /** Houses that begin on the road, without a Settlement. CH-SETTLE-3 */
  readonly without: readonly number[];
}

export const FRESH: Agreed = {
  season: 5,
  caps: 750,
  prices: '2020',
  matching: 'choice',
  short: false,
  catchUp: false,
  events: true,
  quests: true,
  unmanned: [],
  book: null,
  without: [],
};

const seatsIn = (kept: unknown): number[] =>
  Array.isArray(kept) ? kept.filter((seat): seat is number => Number.isInteger(seat)) : [];

const among = <T>(all: readonly T[], wanted: unknown, usual: T): T => all.find((each) => each === wanted) ?? usual;

/** Whatever makes sense of what was kept. */
export function readAgreed(kept: unknown): Agreed {
  const { season, caps, prices, matching, short, catchUp, events, quests, unmanned, book, without } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    season: among(SEASONS, season, 5),
    caps: among(LIMITS, caps, 750),
    prices: among(PRICES, prices, '2020'),
    matching: among(MATCHINGS, matching, 'choice'),
    short: short === true,
    catchUp: catchUp === true,
    events: events !== false,
    quests: quests !== false,
    unmanned: seatsIn(unmanned),
    book: typeof book === 'object' && book !== null ? byTheBookIn(book) : null,
    without: seatsIn(without),
  };
}

/** Seats that bots have, in this wish. */
export const botsIn = ({ seats }: Pick<Wish, 'seats'>): number[] =>
  seats.flatMap(({ sitter }, seat) => (sitter === 'bot' ? [seat] : []));
