/** The story of a game as its log tells it: happiness by round, where it came from, and what people will talk about. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';

export const SOURCES = ['rooms', 'building', 'threats', 'items'] as const;
export type Source = (typeof SOURCES)[number];

export interface History {
  /** Happiness of each seat at the end of each round, round 1 first. */
  readonly rounds: readonly (readonly number[])[];
  /** Where each seat's happiness came from while the game was played. */
  readonly from: readonly Readonly<Record<Source, number>>[];
  /** A fight won against the odds. */
  readonly luckiest:
    | { readonly seat: number; readonly sum: number; readonly number: number; readonly threat: string }
    | undefined;
  /** The built or common room that was used most often. */
  readonly busiest: { readonly room: string; readonly visits: number } | undefined;
  /** Who took income most often. */
  readonly landlord: { readonly seat: number; readonly times: number } | undefined;
  readonly bruised: { readonly seat: number; readonly times: number } | undefined;
}

type Args = Readonly<Record<string, unknown>>;

const most = <K>(counts: ReadonlyMap<K, number>): readonly [K, number] | undefined => {
  let best: readonly [K, number] | undefined;
  for (const entry of counts) if (best === undefined || entry[1] > best[1]) best = entry;
  return best;
};

const add = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

type Win = NonNullable<History['luckiest']>;

/** The harder fight, or with the same number the higher sum. */
const isLuckier = (win: Win, than: Win | undefined): boolean =>
  than === undefined || win.number > than.number || (win.number === than.number && win.sum > than.sum);

/** What is kept while a log is read from its beginning. */
function reading(seats: number) {
  const now = Array.from({ length: seats }, () => 0);
  return {
    now,
    from: now.map(() => ({ rooms: 0, building: 0, threats: 0, items: 0 })),
    rounds: [] as number[][],
    visits: new Map<string, number>(),
    incomes: new Map<number, number>(),
    injuries: new Map<number, number>(),
    source: 'rooms' as Source,
    threat: '',
    luckiest: undefined as History['luckiest'],
  };
}

/** What each kind of line adds to the story. */
const READ: Readonly<Record<string, (story: ReturnType<typeof reading>, args: Args, seat: number) => void>> = {
  round(story, { round }) {
    if ((round as number) > 1) story.rounds.push([...story.now]);
  },
  place(story, args) {
    const { room, threat } = args.where as { readonly room: string | null; readonly threat: string | null };
    story.source = threat !== null ? 'threats' : room !== null ? 'rooms' : 'building';
    story.threat = threat ?? '';
    if (threat === null && room !== null) add(story.visits, room);
  },
  'gain.happiness'({ now, from, source }, { count }, seat) {
    now[seat]! += count as number;
    from[seat]![source] += count as number;
  },
  'item.more'({ now, from }, { of }, seat) {
    if (of !== 'happiness') return;
    now[seat]! += 1;
    from[seat]!.items += 1;
  },
  income: ({ incomes }, _, seat) => add(incomes, seat),
  injured: ({ injuries }, _, seat) => add(injuries, seat),
  'fight.won'(story, { dice, plus, number }, seat) {
    const sum = (dice as readonly number[]).reduce((all, face) => all + face, (plus as number) ?? 0);
    const win = { seat, sum, number: number as number, threat: story.threat };
    if (isLuckier(win, story.luckiest)) story.luckiest = win;
  },
};

export function historyOf(log: readonly LogLine[], seats: number): History {
  const story = reading(seats);
  for (const { say, args } of log) {
    const told = (args ?? {}) as Args;
    READ[say]?.(story, told, told.seat as number);
  }
  const { rounds, now, from, luckiest, visits, incomes, injuries } = story;
  const busiest = most(visits);
  const landlord = most(incomes);
  const bruised = most(injuries);
  return {
    rounds: [...rounds, now],
    from,
    luckiest,
    busiest: busiest && { room: busiest[0], visits: busiest[1] },
    landlord: landlord && { seat: landlord[0], times: landlord[1] },
    bruised: bruised && { seat: bruised[0], times: bruised[1] },
  };
}

/** Ends of lines moved apart so that their names do not lie on each other; best first. */
export function spreadApart(ys: readonly number[], gap: number, bottom: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k += 1) order[k]!.y = Math.max(order[k]!.y, order[k - 1]!.y + gap);
  const over = (order.at(-1)?.y ?? 0) - bottom;
  if (over > 0) for (const each of order) each.y -= over;
  const out = [...ys];
  for (const { y, i } of order) out[i] = y;
  return out;
}
