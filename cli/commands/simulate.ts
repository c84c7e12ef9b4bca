/** `holotape simulate`: bots play many games, somebody counts. */
import { writeFileSync } from 'node:fs';
import { compare } from '@holotape/bots/compare';
import type { SimulationOptions } from '@holotape/bots/simulate';
import type { AnyGame, Json } from '@holotape/kernel';
import type { GameName } from '@holotape/shelf';
import { openGame } from '../play/files.ts';
import { Terminal } from '../terminal/terminal.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { type Command, gameNamed, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';
import { overviewLines, studyLines } from './lab/lines.ts';
import { pageOf } from './lab/page.ts';
import { UNTIL_HELP, UNTIL_OPTIONS, untilFrom } from './lab/question.ts';
import type { Study } from './lab/study.ts';
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
import { playableScenarios, SETTING_HELP, SETTING_OPTIONS, settingsFor } from './settings.ts';

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
  within: { type: 'string' },
  ...SETTING_OPTIONS,
  pack: { type: 'string', multiple: true },
  compare: { type: 'string', multiple: true },
  'each-scenario': { type: 'boolean' },
  html: { type: 'string' },
  ...UNTIL_OPTIONS,
} as const;

const HELP = `holotape simulate GAME [options]

  --games N           how many games (the usual: 1000)
  --seats LIST        one bot for each seat: greedy,random (the usual), greedy,greedy,greedy ...
  --seed TEXT         the same seed gives the same games, whatever the number of jobs
  --jobs N            how many games at once (the usual: one for each core)
${TOGETHER_HELP}
  --rotate            everybody moves on by one seat from game to game
${WORLDS_HELP}
  --within BOT        campaign: battles are fought by this bot on all sides, whoever looks after the Settlements
${SETTING_HELP}
  --pack DIR          with your own cards too; may be given several times
  --compare DIR       every game is played twice, with the same dice: as above, and with these cards of your own
                      instead ("none": with no others than the box has). Told is how much more there is then
  --each-scenario     adventure, skirmish: so many games of every story or battle there is
${UNTIL_HELP}
  --html FILE         also writes a page with charts into this file; it needs nothing else to be read
  --json              one JSON object for programs; "wins" are counted seat by seat
${LOOK_HELP}

The exit code is 1 if a game could not be finished.`;

/** For programs: the report with the numbers most of them want at the top; of several scenarios a line each. */
function forPrograms({ title, report: { errors, bySeat, ...report }, comparison }: Study) {
  return {
    ...(title !== undefined && { scenario: title }),
    ...report,
    wins: bySeat.map(({ wins }) => wins),
    errors: errors.count,
    bySeat,
    firstErrors: errors.first,
    ...(comparison && { comparison }),
  };
}

/** Opened here too, so that a bad pack gets its sentences before any worker is hired. */
function openFor(name: GameName, packs: readonly string[], seats: readonly string[]): AnyGame {
  const game = openGame(name, packs);
  const { least, most } = game.seats;
  if (seats.length < least || seats.length > most)
    throw new WrongUsage(`${game.title} is for ${least} to ${most} seats; ${seats.length} bots were named.`);
  return game;
}

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** With `--each-scenario` one for each; else the one that is meant. */
function scenariosFor(game: AnyGame, values: Values): { readonly title?: string; readonly options: Json }[] {
  if (!values['each-scenario']) return [{ options: settingsFor(game, values) }];
  if (values.scenario !== undefined) throw new WrongUsage('--each-scenario plays them all: leave out --scenario.');
  const all = playableScenarios(game);
  if (all.length === 0) throw new WrongUsage(`${game.title} has no scenarios to choose from.`);
  return all.map(({ id, name }) => ({ title: name, options: settingsFor(game, { ...values, scenario: id }) }));
}

/** The packs of the other version; undefined: nothing is compared. */
function otherPacks({ compare: given }: Values): readonly string[] | undefined {
  if (given === undefined) return undefined;
  return given.length === 1 && given[0] === 'none' ? [] : given;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, ...extra] = positionals;
  nothingMore(extra);
  const gameName = gameNamed(name);
  const seats = botsFrom(values.seats);
  const packs = values.pack ?? [];
  const games = wholeNumber('--games', values.games, 1, MOST_GAMES);
  const jobs = values.jobs === undefined ? undefined : jobsFrom(values.jobs, values.database);
  const game = openFor(gameName, packs, seats);
  const other = otherPacks(values);
  if (other !== undefined) openFor(gameName, other, seats);
  const asked = untilFrom(values, seats);
  if (values.database !== undefined && (other ?? asked.until) !== undefined)
    throw new WrongUsage('--compare and --until are played on this machine alone: leave out --database.');
  const common = {
    game: gameName,
    seats,
    games,
    seed: values.seed,
    packs,
    rotate: values.rotate ?? false,
    ...asked,
    ...worldsFrom(values.worlds),
    ...(values.within !== undefined && { within: botsFrom(values.within)[0]! }),
    ...(jobs !== undefined && { jobs }),
  };
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const canvas = { pen: terminal.pen, width: terminal.width };
  const studies: Study[] = [];
  for (const { title, options } of scenariosFor(game, values)) {
    const plan: SimulationOptions = { ...common, options };
    const bar = progressBar(title === undefined ? '' : `${title} `);
    const compared = other && (await compare({ ...plan, other }, bar));
    const report = compared?.first ?? (await playing(values.database, packs)(plan, bar));
    const study = { ...(title !== undefined && { title }), report, ...(compared && { comparison: compared }) };
    studies.push(study);
    if (values.json) terminal.print(JSON.stringify(forPrograms(study)));
    else terminal.print(...studyLines(canvas, game, study, options, asked.until));
  }
  if (studies.length > 1 && !values.json) terminal.print(...overviewLines(canvas, studies));
  if (values.html !== undefined) writeFileSync(values.html, pageOf(game, studies, asked.until));
  const isBroken = ({ report, comparison }: Study) => report.errors.count + (comparison?.second.errors.count ?? 0) > 0;
  return studies.some(isBroken) ? 1 : 0;
}

export const command: Command = { help: HELP, run };
