/** How hard an adventure is and what it is played by beyond the book, from the words of the command line. */
import type { AdventureOptions } from '@holotape/adventure/state';
import { DIFFICULTIES, type Difficulty } from '@holotape/adventure/words';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';

const isDifficulty = (name: string): name is Difficulty => DIFFICULTIES.includes(name as Difficulty);

export function difficultyNamed(given = 'book'): Difficulty {
  if (isDifficulty(given)) return given;
  throw new WrongUsage(`--difficulty takes ${listed(DIFFICULTIES, 'or')}, not "${given}".`);
}

/** The two ways to play any story, and what each changes. FB-INF-1, AB-END-1 */
export const WAYS = [
  {
    name: 'Against each other',
    line: 'everybody has secret agendas and takes sides; 8 to 11 influence win.',
    variants: '',
  },
  {
    name: 'Together',
    line: 'you stand by one faction. Two or three of four open goals, then the way home, win for all; at the end of the track of the other one all lose. Help in fights, C.A.M.P. tokens, modifications, mutations, a workshop; no agendas.',
    variants: 'together',
  },
] as const;

/** By the words of the command line: which option of the adventure it sets, and to what. */
const VARIANTS: Readonly<Record<string, Partial<AdventureOptions>>> = {
  together: { together: true },
  'new-california': { newCalifornia: true },
  expanded: { newCalifornia: true, expanded: true },
  banded: { banded: true },
  oaths: { oaths: true },
  quick: { quick: true },
  'one-action': { oneAction: true },
  'more-roads': { moreRoads: true },
  'no-tale': { tale: false },
};

export function variantsNamed(
  given: string | undefined,
): Partial<Omit<AdventureOptions, 'scenario' | 'survivors' | 'difficulty' | 'loyal'>> {
  return Object.assign(
    {},
    ...(given ?? '').split(',').flatMap((word) => {
      const name = word.trim();
      if (name === '') return [];
      const variant = VARIANTS[name];
      if (variant === undefined)
        throw new WrongUsage(`There is no variant "${name}"; there is ${listed(Object.keys(VARIANTS), 'or')}.`);
      return [variant];
    }),
  );
}
