/** What a game is played with besides seats and seed, from the words of the command line. */
import type { AdventureContent } from '@holotape/adventure/content';
import type { AnyGame } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import type { Terminal } from '../terminal/terminal.ts';
import { beside, listed, wrap } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';

export const SETTING_OPTIONS = {
  'extra-rooms': { type: 'boolean' },
  scenario: { type: 'string' },
  table: { type: 'string' },
  placing: { type: 'string' },
} as const;

export const SETTING_HELP = `  --extra-rooms       vault: shuffle six more rooms into the deck
  --scenario NAME     adventure, skirmish: which story or battle; the beginning of its name will do (the usual:
                      the first)
  --table NAME        skirmish: a table laid by hand instead of one by chance
  --placing auto      skirmish: markers and models are placed by chance`;

interface Settings {
  readonly 'extra-rooms'?: boolean | undefined;
  readonly scenario?: string | undefined;
  readonly table?: string | undefined;
  readonly placing?: string | undefined;
}

export const SETTING_NAMES = Object.keys(SETTING_OPTIONS) as (keyof Settings)[];

/** Which settings mean something to which game. */
const OF_GAME: Readonly<Record<string, readonly (keyof Settings)[]>> = {
  vault: ['extra-rooms'],
  adventure: ['scenario'],
  skirmish: ['scenario', 'table', 'placing'],
};

/** The options the game itself knows. */
export function settingsFor(game: AnyGame, given: Settings): { readonly [option: string]: string | boolean } {
  for (const name of SETTING_NAMES)
    if (given[name] !== undefined && !OF_GAME[game.id]?.includes(name))
      throw new WrongUsage(`--${name} means nothing in ${game.title.toLowerCase()}.`);
  if (game.id === 'vault') return { extraRooms: given['extra-rooms'] ?? false };
  if (game.id === 'adventure') return { scenario: scenarioNamed(game, given.scenario) };
  if (game.id === 'skirmish')
    return {
      scenario: scenarioNamed(game, given.scenario),
      table: tableNamed(game, given.table),
      placing: placingNamed(given.placing),
    };
  return {};
}

/** Asks what else there is to agree on, if the command line does not say. */
export async function askSettings(terminal: Terminal, game: AnyGame, given: Settings): Promise<Settings> {
  if (!OF_GAME[game.id]?.includes('scenario') || given.scenario !== undefined) return given;
  const scenarios = scenariosOf(game);
  terminal.print(
    'Which story? Press Enter for the first, or type a number.',
    ...scenarios.flatMap(({ name, line }, i) => beside(`  [${i + 1}] ${name}: `, line, terminal.width)),
  );
  for (;;) {
    const answer = (await terminal.ask('> '))?.trim() ?? '';
    try {
      return { ...given, scenario: scenarioNamed(game, answer) };
    } catch (error) {
      if (!(error instanceof WrongUsage)) throw error;
      terminal.print(...wrap(error.message, terminal.width));
    }
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
  /** What it is about. */
  readonly line: string;
}

function scenariosOf(game: AnyGame): Named[] {
  if (game.id === 'adventure') return [...(game.content as AdventureContent).scenarios.values()];
  const { scenarios } = game.content as SkirmishContent;
  return [...scenarios.values()].map(({ id, name, summary }) => ({ id, name, line: summary }));
}

function tableNamed(game: AnyGame, given: string | undefined): string {
  const { tables } = game.content as SkirmishContent;
  if (given === undefined || given === 'by-chance' || tables.has(given)) return given ?? 'by-chance';
  throw new WrongUsage(
    `There is no table called "${given}"; there is ${listed([...tables.keys(), 'by-chance'], 'or')}.`,
  );
}

function placingNamed(given: string | undefined): string {
  if (given === undefined || given === 'players' || given === 'auto') return given ?? 'players';
  throw new WrongUsage(`--placing takes players or auto, not "${given}".`);
}

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^the /, '')
    .trim();

/** By its number, its id, or the beginning of its name. */
function scenarioNamed(game: AnyGame, given: string | undefined): string {
  const all = scenariosOf(game);
  if (given === undefined || given === '') return all[0]!.id;
  const found = all.filter(
    ({ id, name }, i) => given === String(i + 1) || given === id || wordsOf(name).startsWith(wordsOf(given)),
  );
  if (found.length !== 1)
    throw new WrongUsage(
      `There is no scenario called "${given}"; there is ${listed(
        all.map(({ name }) => name),
        'or',
      )}.`,
    );
  return found[0]!.id;
}
