/** The games of the corpus: for each game and scenario, every way in which it can end, and who plays to end it so. */
import { fileURLToPath } from 'node:url';
import type { BotName } from '@holotape/bots';
import type { Json } from '@holotape/kernel';
import type { GameName } from '@holotape/shelf';
import type { AimName } from './aims.ts';

export interface Setting {
  /** The scenario, or what is special. */
  readonly name: string;
  readonly options: Json;
  /** How it can end, in the words of the game's statistics. */
  readonly endings: readonly string[];
  /** Who plays, and how many games, until every ending was played to: what is quick comes first. */
  readonly tables: readonly (Players & { readonly games: number })[];
}

export interface Players {
  readonly bots: readonly BotName[];
  /** What they want, if it is not what the game says. */
  readonly aim?: AimName;
}

const table = (games: number, ...bots: readonly BotName[]) => ({ bots, games });

const TAKEN_OVER = 'a faction takes over';

const RARE = `${TAKEN_OVER}, with a winner`;

/** Only a bot that has a plan gains influence, and only one that wants to is eliminated. */
const adventure = (name: string): Setting => ({
  name,
  options: { scenario: name },
  endings: [TAKEN_OVER, RARE, 'influence', 'nobody is left'],
  tables: [
    table(1, 'random'),
    { bots: ['greedy', 'greedy'], games: 16, aim: 'rads' }, // alone the clock is quicker, HT-CLOCK-1
    table(24, 'greedy'),
    table(8, 'greedy', 'greedy'),
  ],
});

/** All win or lose as one, or nobody is left to do either. NC-SCEN-4 */
const asOne = (name: string): Setting => ({
  name,
  options: { scenario: name },
  endings: [TAKEN_OVER, 'together'],
  tables: [table(1, 'random', 'random'), table(12, 'greedy', 'greedy')],
});

/** A map as large as New California's takes one bot too long: four play it. */
const onLargeMap = (name: string): Setting => ({
  ...adventure(name),
  tables: [
    table(1, 'random'),
    table(2, 'greedy', 'greedy', 'greedy', 'greedy'),
    { bots: ['greedy', 'greedy'], games: 16, aim: 'rads' },
    table(40, 'greedy', 'greedy', 'greedy', 'greedy'),
  ],
});

/** A story by the larger map of New California. */
const expanded = (name: string): Setting => ({
  name: `${name}-expanded`,
  options: { scenario: name, expanded: true },
  endings: [TAKEN_OVER, 'influence'],
  tables: [table(1, 'random'), table(8, 'greedy', 'greedy', 'greedy', 'greedy')],
});

/** The company wins, or it loses. */
const together = (name: string): Setting => ({
  name: `${name}-together`,
  options: { scenario: name, together: true },
  endings: [TAKEN_OVER, 'together'],
  tables: [table(1, 'random', 'random'), table(12, 'greedy', 'greedy')],
});

const battle = (name: string, ...endings: readonly string[]): Setting => ({
  name,
  options: { scenario: name, placing: 'auto' },
  endings,
  tables: [
    table(6, 'random', 'random'),
    table(40, 'greedy', 'random'),
    table(5, 'random', 'greedy'),
    table(3, 'greedy', 'greedy'),
  ],
});

/** Forces of the box, as small as they are: a battle of two planners takes long. */
const ownForces = (name: string, ...endings: readonly string[]): Setting => ({
  name,
  options: { scenario: name, placing: 'auto', caps: 500 },
  endings,
  tables: [table(30, 'random', 'random'), table(4, 'greedy', 'random'), table(4, 'random', 'greedy')],
});

/** The same for endings that a few battles lead to, with a random player on one side or both: quick to play again. */
const byChance = (name: string, ...endings: readonly string[]): Setting => ({
  ...ownForces(name, ...endings),
  tables: [table(8, 'random', 'random'), table(2, 'greedy', 'random'), table(2, 'random', 'greedy')],
});

const SURVIVORS = 'Survivors win';
const MUTANTS = 'Super Mutants win';

const vault = (name: string, options: Json): Setting => ({
  name,
  options,
  endings: ['sixth room', 'threats out'],
  tables: [table(12, 'random', 'random')],
});

/** Battles are answered in one line: what comes of them is not the campaign's business. */
const season = (name: string, options: Json): Setting => ({
  name,
  options,
  endings: ['first', 'first together'],
  tables: [table(30, 'random', 'random')],
});

/** Where a game has what is kept of it: a campaign lives with the skirmish. */
export const testFolderOf = (name: GameName): string =>
  fileURLToPath(
    new URL(name === 'campaign' ? '../../games/skirmish/test/campaign/' : `../../games/${name}/test/`, import.meta.url),
  );

export const CORPUS: Readonly<Record<GameName, readonly Setting[]>> = {
  vault: [vault('usual', {}), vault('extra-rooms', { extraRooms: true })],
  adventure: [
    adventure('the-iron-commons'),
    adventure('the-drowned-capital'),
    adventure('saltfog-island'),
    adventure('the-slag-pit'),
    together('the-iron-commons'),
    together('the-drowned-capital'),
    together('saltfog-island'),
    together('the-slag-pit'),
    onLargeMap('the-quiet-voice'),
    together('the-quiet-voice'),
    asOne('dry-springs'),
    together('dry-springs'),
    expanded('the-iron-commons'),
  ],
  skirmish: [
    battle('troubled-beginnings', SURVIVORS, MUTANTS, 'draw'),
    battle('fort-davis', SURVIVORS, MUTANTS, 'draw'),
    battle('water-treatment-plant', SURVIVORS, MUTANTS),
    battle('lost-journal', SURVIVORS, MUTANTS),
    battle('coming-storm', SURVIVORS, MUTANTS),
    ownForces('noon', 'South of the road win', 'North of the road win', 'draw'),
    ownForces('police-station', 'Attackers win', 'Defenders win'),
    ownForces('defend-the-farm', 'Defenders win', 'Attackers win', 'draw'),
    byChance('newshound', 'Defenders win', 'Attackers win'),
    byChance('hurt-locker', 'Attackers win', 'Defenders win', 'draw'),
    byChance('reinforcements', 'Attackers win'),
    byChance('hold-the-fort', 'Defenders win'),
    byChance('ambush-the-camp', 'Hunters win', 'The camp win'),
    byChance('cut-off-the-head', 'Defenders win', 'Raiders win'),
    byChance('demolition', 'Bridge folk win'),
    byChance('suit-up', 'Attackers win', 'Defenders win'),
    byChance('loot-the-area', 'Scavengers win', 'Rivals win', 'draw'),
    byChance('smash-and-grab', 'Keepers win', 'Thieves win'),
    byChance('general-atomics', 'Keepers win'),
    byChance('escort-the-brahmin', 'Escort win', 'Butchers win'),
    byChance('super-duper-sweep', 'Home team win', 'Visiting team win', 'draw'),
  ],
  campaign: [
    season('two-battles', { season: 2, matching: 'chance' }),
    season('short-and-linked', { season: 2, matching: 'linked', short: true, catchUp: true }),
  ],
};

export const KEPT_NAMES = Object.keys(CORPUS) as GameName[];
