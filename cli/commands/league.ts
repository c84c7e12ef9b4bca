/** `holotape league`: bots play each other, and somebody keeps the table. */
import { BOT_NAMES } from '@holotape/bots';
import { type League, league, type Pairing } from '@holotape/bots/league';
import { openGame } from '../play/files.ts';
import { Terminal } from '../terminal/terminal.ts';
import { count, padEnd, padStart } from '../terminal/text.ts';
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
import { SETTING_HELP, SETTING_OPTIONS, settingsFor } from './settings.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  games: { type: 'string', default: '100' },
  bots: { type: 'string', default: BOT_NAMES.join(',') },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string' },
  database: { type: 'string' },
  worlds: { type: 'string' },
  json: { type: 'boolean' },
  ...SETTING_OPTIONS,
} as const;

const HELP = `holotape league GAME [options]

Every bot plays every other; each deal is played twice, with the seats changed.

  --bots LIST         who takes part (the usual: ${BOT_NAMES.join(',')})
  --games N           how many games each pair plays, an even number (the usual: 100)
  --seed TEXT         the same seed gives the same games, whatever the number of jobs
  --jobs N            how many games at once (the usual: one for each core)
${TOGETHER_HELP}
${WORLDS_HELP}
${SETTING_HELP}
  --json              one JSON object for programs
${LOOK_HELP}

The exit code is 1 if a game could not be finished.`;

const percent = (share: number): string => (100 * share).toFixed(1);

const PAIR_ROOM = 20;
const PAIR_HEAD = `${padEnd('', PAIR_ROOM)}${padStart('points', 9)}${padStart('of', 6)}${padStart('rate', 10)}${padStart('95 % sure', 17)}${padStart('drawn', 8)}`;

function pairLine({ first, second, points, games, rate, drawn }: Pairing): string {
  const between = `${percent(rate.low)} - ${percent(rate.high)} %`;
  return `${padEnd(`  ${first} : ${second}`, PAIR_ROOM)}${padStart(String(points), 9)}${padStart(String(games), 6)}${padStart(`${percent(rate.rate)} %`, 10)}${padStart(between, 17)}${padStart(String(drawn), 8)}`;
}

function leagueLines(title: string, { pairings, ratings }: League): string[] {
  const errors = pairings.reduce((sum, pairing) => sum + pairing.errors, 0);
  return [
    `${title}: the league of its bots`,
    '',
    PAIR_HEAD,
    ...pairings.map(pairLine),
    '',
    ...ratings.map(
      ({ name, rating, sure }, i) =>
        `  ${i + 1}. ${padEnd(name, PAIR_ROOM - 5)}${padStart(String(Math.round(rating)), 9)} points, give or take ${Math.round(sure)}`,
    ),
    '',
    'A victory is a point, a game nobody won or both half of one. 400 rating points apart: ten points to one.',
    ...(errors === 0 ? [] : [`${count(errors, 'game')} could not be finished; "holotape simulate" tells which.`]),
  ];
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, ...extra] = positionals;
  nothingMore(extra);
  const gameName = gameNamed(name);
  const bots = botsFrom(values.bots);
  if (new Set(bots).size < bots.length || bots.length < 2)
    throw new WrongUsage('A league takes two or more different bots: "--bots greedy,search".');
  const games = wholeNumber('--games', values.games, 2, MOST_GAMES);
  if (games % 2 === 1) throw new WrongUsage('Each deal is played twice: --games takes an even number.');
  const game = openGame(gameName, []);
  if (game.seats.least > 2) throw new WrongUsage(`${game.title} cannot be played by two, and a league is of pairs.`);
  const played = await league(
    {
      game: gameName,
      bots,
      games,
      seed: values.seed,
      options: settingsFor(game, values),
      ...worldsFrom(values.worlds),
      ...(values.jobs !== undefined && { jobs: jobsFrom(values.jobs, values.database) }),
    },
    (pair, progress) => progressBar(`${pair.join(' : ')} `)?.(progress),
    playing(values.database),
  );
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  terminal.print(...(values.json ? [JSON.stringify(played)] : leagueLines(game.title, played)));
  return played.pairings.some(({ errors }) => errors > 0) ? 1 : 0;
}

export const command: Command = { help: HELP, run };
