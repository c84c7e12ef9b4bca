/** `holotape simulate`: bots play many games, somebody counts. */
import { BOT_NAMES, type BotName, isBotName } from '@holotape/bots';
import { type Progress, type Report, type SimulationOptions, simulate } from '@holotape/bots/simulate';
import { openGame } from '../play/files.ts';
import { Terminal } from '../terminal/terminal.ts';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { type Command, gameNamed, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';
import { reportLines } from './report.ts';
import { SETTING_HELP, SETTING_OPTIONS, settingsFor } from './settings.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  games: { type: 'string', default: '1000' },
  seats: { type: 'string', default: 'greedy,random' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  rotate: { type: 'boolean' },
  ...SETTING_OPTIONS,
  pack: { type: 'string', multiple: true },
} as const;

const HELP = `holotape simulate GAME [options]

  --games N           how many games (the usual: 1000)
  --seats LIST        one bot for each seat: greedy,random (the usual), greedy,greedy,greedy ...
  --seed TEXT         the same seed gives the same games, whatever the number of jobs
  --jobs N            how many games at once (the usual: one for each core)
  --rotate            everybody moves on by one seat from game to game
${SETTING_HELP}
  --pack DIR          with your own cards too; may be given several times
  --json              one JSON object for programs; "wins" are counted seat by seat
${LOOK_HELP}

The exit code is 1 if a game could not be finished.`;

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 256;

function botsFrom(text: string): BotName[] {
  return text.split(',').map((each) => {
    const name = each.trim().toLowerCase();
    if (!isBotName(name))
      throw new WrongUsage(`A simulation is played by ${listed(BOT_NAMES, 'or')} bots; "${each.trim()}" is none.`);
    return name;
  });
}

/** A bar on the error stream, so that the report can go elsewhere. */
function progressBar(): ((progress: Progress) => void) | undefined {
  const { stderr } = process;
  if (!stderr.isTTY) return undefined;
  const room = 40;
  return ({ done, of, seconds }) => {
    const full = Math.round((room * done) / of);
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (of - done))} s to go`;
    stderr.write(`\r\x1b[2K[${'#'.repeat(full)}${'.'.repeat(room - full)}] ${done} of ${of}${left}`);
    if (done === of) stderr.write('\r\x1b[2K');
  };
}

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
  const jobs = values.jobs === undefined ? undefined : wholeNumber('--jobs', values.jobs, 1, MOST_JOBS);
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
    ...(jobs !== undefined && { jobs }),
  };
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const report = await simulate(options, progressBar());
  if (values.json) terminal.print(JSON.stringify(forPrograms(report)));
  else terminal.print(...reportLines({ pen: terminal.pen, width: terminal.width }, game, report, options.options));
  return report.errors.count > 0 ? 1 : 0;
}

export const command: Command = { help: HELP, run };
