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

export function historyOf(log: readonly LogLine[], seats: number): History {
  const now = Array.from({ length: seats }, () => 0);
  const from = now.map(() => ({ rooms: 0, building: 0, threats: 0, items: 0 }));
  const rounds: number[][] = [];
  const visits = new Map<string, number>();
  const incomes = new Map<number, number>();
  const injuries = new Map<number, number>();
  let source: Source = 'rooms';
  let threat = '';
  let luckiest: History['luckiest'];
  for (const line of log) {
    const args = (line.args ?? {}) as Args;
    const seat = args.seat as number;
    switch (line.say) {
      case 'round':
        if ((args.round as number) > 1) rounds.push([...now]);
        break;
      case 'place': {
        const where = args.where as { readonly room: string | null; readonly threat: string | null };
        source = where.threat !== null ? 'threats' : where.room !== null ? 'rooms' : 'building';
        threat = where.threat ?? '';
        if (where.threat === null && where.room !== null) add(visits, where.room);
        break;
      }
      case 'gain.happiness':
        now[seat]! += args.count as number;
        from[seat]![source] += args.count as number;
        break;
      case 'item.more':
        if (args.of !== 'happiness') break;
        now[seat]! += 1;
        from[seat]!.items += 1;
        break;
      case 'income':
        add(incomes, seat);
        break;
      case 'injured':
        add(injuries, seat);
        break;
      case 'fight.won': {
        const sum = (args.dice as readonly number[]).reduce((all, face) => all + face, (args.plus as number) ?? 0);
        const number = args.number as number;
        if (luckiest === undefined || number > luckiest.number || (number === luckiest.number && sum > luckiest.sum))
          luckiest = { seat, sum, number, threat };
        break;
      }
    }
  }
  rounds.push([...now]);
  const busiest = most(visits);
  const landlord = most(incomes);
  const bruised = most(injuries);
  return {
    rounds,
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
