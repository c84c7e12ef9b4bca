/** What is agreed on before an adventure. */
import { hasMoreRoads } from '@holotape/adventure/queries/roads';
import type { AdventureOptions } from '@holotape/adventure/state';
import { DIFFICULTIES, type Difficulty } from '@holotape/adventure/words';
import type { WishedSeat } from '../../setting-up.ts';
import { isCalifornian, STORIES } from './scenarios.ts';
import { type Choice, walkerOf, walkersFor } from './survivors.ts';

/** What can be switched on and off, each a rule of ours. */
export const SWITCHES = [
  'newCalifornia',
  'expanded',
  'moreRoads',
  'banded',
  'oaths',
  'quick',
  'oneAction',
  'tale',
] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** What means something only to survivors who have agendas, or who count influence. AB-SETUP-8 */
export const OF_RIVALS: readonly SwitchName[] = ['banded', 'oaths', 'quick'];

export type Agreed = Pick<AdventureOptions, 'scenario' | 'survivors' | 'difficulty' | 'together' | SwitchName>;

export const FRESH: Agreed = {
  scenario: STORIES[0]!.id,
  survivors: [],
  difficulty: 'book',
  together: false,
  newCalifornia: false,
  expanded: false,
  moreRoads: null,
  banded: false,
  oaths: false,
  quick: false,
  oneAction: false,
  tale: true,
};

/** How it is won: by Atomic Bonds, by a sheet of which all win or lose as one, or by whoever has most influence. */
export const wayOf = ({ together, scenario }: Agreed): 'rivals' | 'together' | 'as-one' =>
  together ? 'together' : STORIES.find(({ id }) => id === scenario)?.asOne ? 'as-one' : 'rivals';

/** What follows from the rest: a story of New California has all of it, and a larger map has its tiles. NC-SETUP-1, NC-SETUP-6 */
export const isGiven = ({ scenario, expanded }: Agreed, name: SwitchName): boolean | undefined => {
  if (isCalifornian(scenario)) return name === 'newCalifornia' ? true : name === 'expanded' ? false : undefined;
  return name === 'newCalifornia' && expanded ? true : undefined;
};

/** Whether a switch is on at a table of so many: one that nobody has touched goes by the seats. HT-ROADS-1 */
export function isOn(options: Agreed, name: SwitchName, seats: number): boolean {
  if (name !== 'moreRoads') return isGiven(options, name) ?? options[name];
  return hasMoreRoads(options.moreRoads, seats, isGiven(options, 'newCalifornia') ?? options.newCalifornia);
}

/** What was kept from the last time, as far as it still exists. */
export function readAgreed(kept: unknown): Agreed {
  const given = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const { scenario, difficulty, survivors, together } = given;
  return {
    ...FRESH,
    ...(STORIES.some(({ id }) => id === scenario) && { scenario: scenario as string }),
    ...(Array.isArray(survivors) && { survivors: survivors.filter((id) => walkerOf(id) !== undefined) }),
    ...(survivors === null && { survivors }),
    ...(DIFFICULTIES.includes(difficulty as Difficulty) && { difficulty: difficulty as Difficulty }),
    ...(typeof together === 'boolean' && { together }),
    ...Object.fromEntries(SWITCHES.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]]] : []))),
  };
}

/** Who walks for so many seats. */
export const choiceOf = (options: Agreed, seats: number): Choice => ({
  chosen: options.survivors,
  seats,
  california: isGiven(options, 'newCalifornia') ?? options.newCalifornia,
});

/** As many survivors as seats, if they were chosen here; an empty list deals them when the table is opened. */
export const settled = (options: Agreed, seats: number): Agreed =>
  options.survivors === null || options.survivors.length === 0
    ? options
    : { ...options, survivors: walkersFor(choiceOf(options, seats)) };

/** Whoever has not chosen is dealt somebody, and stands on the map at once; friends who come by link choose for themselves. */
export function opened(options: Agreed, seats: readonly WishedSeat[]): Agreed {
  const { survivors } = options;
  if (survivors === null || survivors.length > 0) return options;
  const isLinked = seats.some(({ sitter }) => sitter === 'link');
  return { ...options, survivors: isLinked ? null : walkersFor(choiceOf(options, seats.length)) };
}
