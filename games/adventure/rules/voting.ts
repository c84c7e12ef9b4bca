/** Cards that survivors keep as votes, and the card that counts them. FB-CORE-2 */
import { type Play, say } from '@holotape/kernel';
import type { Instruction } from '../printed/instructions.ts';
import type { Deed } from '../queries/conditions.ts';
import { survivorOf, survivorsIn } from '../queries/survivors.ts';
import type { AdventureTable } from '../state.ts';
import { carryOut } from './results.ts';

interface Verdict {
  readonly most: readonly Instruction[];
  /** Instead, when several have most. */
  readonly tied: readonly Instruction[];
  readonly fewest: readonly Instruction[];
}

/**
 * Among the survivors in the space. Without a vote nobody has most, and everybody fewest; where all have equally many
 * votes, and so alone, nobody has fewest. The cards leave the game first, so that nobody's death can lose them.
 */
export function* vote(table: AdventureTable, deed: Deed, as: string, { most, tied, fewest }: Verdict): Play {
  const { state } = table;
  const counts = survivorsIn(state, survivorOf(state, deed.seat).space!).map((seat) => ({
    seat,
    votes: survivorOf(state, seat).kept.filter((kept) => kept.as === as).length,
  }));
  for (const survivor of state.survivors) {
    const votes = survivor.kept.filter((kept) => kept.as === as);
    state.trashed.push(...votes.map(({ card }) => card));
    survivor.kept = survivor.kept.filter((kept) => kept.as !== as);
  }
  for (const each of counts) say(table, 'vote', { ...each }, 'FB-CORE-2');
  const highest = Math.max(...counts.map(({ votes }) => votes));
  const lowest = Math.min(...counts.map(({ votes }) => votes));
  const winners = counts.filter(({ votes }) => votes === highest && votes > 0);
  const losers = lowest === highest && lowest > 0 ? [] : counts.filter(({ votes }) => votes === lowest);
  for (const { seat } of winners) yield* carryOut(table, { ...deed, seat }, winners.length === 1 ? most : tied);
  for (const { seat } of losers) yield* carryOut(table, { ...deed, seat }, fewest);
}
