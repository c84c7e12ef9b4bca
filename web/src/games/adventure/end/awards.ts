/** Three things worth a ribbon, from the log: for whoever did not win as well. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';

const AWARDS = ['walk', 'kills', 'tiles', 'caps', 'deaths', 'quests'] as const;
type AwardName = (typeof AWARDS)[number];

interface Award {
  readonly name: AwardName;
  readonly seat: number;
  readonly n: number;
}

/** What counts for each, and how much a line adds. */
const COUNTS: Readonly<Record<AwardName, { readonly say: string; readonly of?: string }>> = {
  walk: { say: 'moved' },
  kills: { say: 'enemy.killed' },
  tiles: { say: 'explored' },
  caps: { say: 'caps', of: 'caps' },
  deaths: { say: 'killed' },
  quests: { say: 'quest.completed' },
};

const MOST = 3;

/** The first three that somebody earned: alone at the top, and more than once. */
export function awardsOf(log: readonly LogLine[], seats: number): readonly Award[] {
  return AWARDS.flatMap((name): Award[] => {
    const { say, of } = COUNTS[name];
    const counts = Array.from({ length: seats }, () => 0);
    for (const line of log) {
      const args = (line.args ?? {}) as Readonly<Record<string, number>>;
      if (line.say === say && args.seat !== undefined) counts[args.seat]! += of === undefined ? 1 : (args[of] ?? 0);
    }
    const n = Math.max(...counts);
    const first = counts.indexOf(n);
    return n > 1 && counts.lastIndexOf(n) === first ? [{ name, seat: first, n }] : [];
  }).slice(0, MOST);
}
