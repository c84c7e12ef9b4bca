/** Who can walk the road, as the form needs it, and who walks for which seat. Pure. */
import california from '../../../../../games/adventure/content/new-california/survivors.yaml?data';
import data from '../../../../../games/adventure/content/survivors.yaml?data';

interface Walker {
  readonly id: string;
  readonly name: string;
  readonly letter: readonly string[];
  readonly card: { readonly name: string; readonly text: string };
}

const WALKERS = data as readonly Walker[];
const ALL = [...WALKERS, ...(california as readonly Walker[])];

export const walkerOf = (id: string | undefined): Walker | undefined => ALL.find((walker) => walker.id === id);

/** Who was chosen for the seats, and whether those of New California are in the box. */
export interface Choice {
  readonly chosen: readonly string[] | null;
  readonly seats: number;
  readonly california: boolean;
}

/** One for each seat, nobody twice: those that were chosen, and for the others the next that are free. FB-SETUP-14 */
export function walkersFor({ chosen, seats, california: withNew }: Choice): string[] {
  const ids = (withNew ? ALL : WALKERS).map(({ id }) => id);
  const known = [...new Set(chosen ?? [])].filter((id) => ids.includes(id)).slice(0, seats);
  const free = ids.filter((id) => !known.includes(id));
  return [...known, ...free.slice(0, seats - known.length)];
}

/** The next one for that seat, or with -1 the one before, whom nobody else has. */
export function another(choice: Choice, at: number, step: 1 | -1): string[] {
  const now = walkersFor(choice);
  if (choice.chosen === null) return now;
  const ids = (choice.california ? ALL : WALKERS).map(({ id }) => id);
  const from = ids.indexOf(now[at]!);
  const around = ids.map((_, i) => ids[(from + step * (i + 1) + 2 * ids.length) % ids.length]!);
  return now.with(at, around.find((id) => !now.includes(id)) ?? now[at]!);
}
