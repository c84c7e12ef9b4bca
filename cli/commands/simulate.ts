/** `holotape simulate`: bots play many games, somebody counts. */
import type { Report, SimulationOptions } from '@holotape/bots/simulate';
import { openGame } from '../play/files.ts';
import { Terminal } from '../terminal/terminal.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { type Command, gameNamed, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';
import {
  botsFrom,
  jobsFrom,
  MOST_GAMES,
  playing,
  progressBar,
  TOGETHER_HELP,
  WORLDS_HELP,
  worldsFrom,
} from './many-games.ts';
import { reportLines } from './report.ts';
import { SETTING_HELP, SETTING_OPTIONS, settingsFor } from './settings.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  games: { type: 'string', default: '1000' },
  seats: { type: 'string', default: 'greedy,random' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string' },
  database: { type: 'string' },
  json: { type: 'boolean' },
  rotate: { type: 'boolean' },
  worlds: { type: 'string' },
  ...SETTING_OPTIONS,
  pack: { type: 'string', multiple: true },
} as const;

const HELP = `holotape simulate GAME [options]

  --games N           how many games (the usual: 1000)
  --seats LIST        one bot for each seat: greedy,random (the usual), greedy,greedy,greedy ...
  --seed TEXT         the same seed gives the same games, whatever the number of jobs
  --jobs N            how many games at once (the usual: one for each core)
${TOGETHER_HELP}
  --rotate            everybody moves on by one seat from game to game
${WORLDS_HELP}
${SETTING_HELP}
  --pack DIR          with your own cards too; may be given several times
  --json              one JSON object for programs; "wins" are counted seat by seat
${LOOK_HELP}

The exit code is 1 if a game could not be finished.`;

/** For programs: the report with the numbers most of them want at the top. */
const forPrograms = ({ errors, bySeat, ...report }: Report) => ({
  ...report,
  wins: bySeat.map(({ wins }) => wins),
  errors: errors.count,
  bySeat,
  firstErrors: errors.first,
});

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, ...extra] = positionals;
  nothingMore(extra);
  const gameName = gameNamed(name);
  const seats = botsFrom(values.seats);
  const packs = values.pack ?? [];
  const games = wholeNumber('--games', values.games, 1, MOST_GAMES);
  const jobs = values.jobs === undefined ? undefined : jobsFrom(values.jobs, values.database);
  // Opened here too, so that a bad pack gets its sentences before any worker is hired.
  const game = openGame(gameName, packs);
  const { least, most } = game.seats;
  if (seats.length < least || seats.length > most)
    throw new WrongUsage(`${game.title} is for ${least} to ${most} seats; ${seats.length} bots were named.`);
  const options: SimulationOptions = {
    game: gameName,
    seats,
    games,
    seed: values.seed,
    packs,
    rotate: values.rotate ?? false,
    options: settingsFor(game, values),
    ...worldsFrom(values.worlds),
    ...(jobs !== undefined && { jobs }),
  };
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const report = await playing(values.database, packs)(options, progressBar());
  if (values.json) terminal.print(JSON.stringify(forPrograms(report)));
  else terminal.print(...reportLines({ pen: terminal.pen, width: terminal.width }, game, report, options.options));
  return report.errors.count > 0 ? 1 : 0;
}

export const command: Command = { help: HELP, run };
