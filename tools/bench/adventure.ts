/** The adventure game beside the kernel's toy in the same run: decisions, whole games, size of the state, cost of a fork, and a long game's memory. */
import { loadGame } from '@holotape/shelf';
import { contest, ratio } from './contest.ts';
import { adventureStateSize, type ContestantName, FIRST_SCENARIO } from './contestants.ts';
import { atMost, type Benchmark, forInformation, median } from './figures.ts';
import { growthOfSession } from './memory.ts';

const NAMES: readonly ContestantName[] = [
  'kernel',
  'adventure',
  'adventure games',
  'adventure fork',
  'adventure clone',
];

/** A state must travel and be kept: so much as text, in thousands of bytes. */
const MOST_KILOBYTES = 50;
/** A fork is what a bot's thought begins with: so many millionths of a second. */
const MOST_MICROSECONDS = 100;
/** Flat: a game grows by what lies on the table, and by nothing that lies behind. */
const MOST_GROWTH = 100;

export const adventure: Benchmark = {
  title: 'Random games of four in the first scenario',
  async run(progress) {
    const rates = await contest(NAMES, progress);
    progress('a long game');
    const growth = growthOfSession(loadGame('adventure'), { seats: 4, options: FIRST_SCENARIO });
    return [
      forInformation('adventure, games per second', median(rates['adventure games'])),
      forInformation('adventure, decisions per second', median(rates.adventure)),
      forInformation("the kernel's toy, decisions per second", median(rates.kernel)),
      atMost('toy / adventure', ratio(rates, 'kernel', 'adventure'), 25),
      atMost('largest state of a game, kB', adventureStateSize() / 1000, MOST_KILOBYTES),
      atMost('fork in the middle of a turn, µs', 1e6 / median(rates['adventure fork']), MOST_MICROSECONDS),
      atMost('fork / structuredClone', ratio(rates, 'adventure clone', 'adventure fork'), 0.1),
      atMost('a session that goes on, KB more for 1,000 answers', growth, MOST_GROWTH),
    ];
  },
};
