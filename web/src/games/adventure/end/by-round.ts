/** How much influence somebody had at the end of each round. Pure. */
import type { AdventureView } from '@holotape/adventure/view';

/** What of a view is looked at. */
interface Counted {
  readonly round: number;
  readonly survivors: readonly Pick<AdventureView['survivors'][number], 'influence'>[];
}

/** The first is round 1; `views`: what that seat saw, step by step. A round of which nothing is known is as the one before. */
export function influenceByRound(views: readonly Counted[], seat: number): readonly number[] {
  const rounds: number[] = [];
  for (const { round, survivors } of views) {
    const influence = survivors[seat]?.influence;
    if (round < 1 || influence === undefined || influence === null) continue;
    while (rounds.length < round) rounds.push(rounds.at(-1) ?? 0);
    rounds[round - 1] = influence;
  }
  return rounds;
}
