/** The adventure game beside the kernel's toy in the same run: decisions, whole games, size of the state, cost of a fork. */
import { contest, ratio } from './contest.ts';
import { adventureStateSize, type ContestantName } from './contestants.ts';
import { atMost, type Benchmark, forInformation, median } from './figures.ts';

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

export const adventure: Benchmark = {
  title: 'Random games of four in the first scenario',
  async run(progress) {
    const rates = await contest(NAMES, progress);
    return [
      forInformation('adventure, games per second', median(rates['adventure games'])),
      forInformation('adventure, decisions per second', median(rates.adventure)),
      forInformation("the kernel's toy, decisions per second", median(rates.kernel)),
      forInformation('toy / adventure', ratio(rates, 'kernel', 'adventure')),
      atMost('largest state of a game, kB', adventureStateSize() / 1000, MOST_KILOBYTES),
      atMost('fork in the middle of a turn, µs', 1e6 / median(rates['adventure fork']), MOST_MICROSECONDS),
      atMost('fork / structuredClone', ratio(rates, 'adventure clone', 'adventure fork'), 0.5),
    ];
  },
};
