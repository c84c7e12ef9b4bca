/**
 * `npm run fuzz [GAME...] [-- --games N --seed S]`: random players play on and on, each game in every mode (plainly,
 * reloaded at every question, taken back at every question), and everything that must always hold is checked. What is
 * remembered is found anew each time, and compared.
 */
import { parseArgs } from 'node:util';
import { whatIsWrong as whatIsWrongInAdventure } from '@holotape/adventure/test/helpers/invariants';
import {
  type AnyGame,
  type AnySession,
  below,
  doubtMemory,
  type Keeping,
  type Random,
  randomFrom,
  type StartOptions,
  startSession,
} from '@holotape/kernel';
import { checkViews, fuzzGame, innersOf, playRandomly } from '@holotape/kernel/testing';
import { type GAME_NAMES, loadGame } from '@holotape/shelf';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { SPECIAL_RULES } from '@holotape/skirmish/scenarios/index';
import { whatIsWrongInCampaign } from '@holotape/skirmish/test/helpers/campaign-invariants';
import { whatIsWrong as whatIsWrongInBattle } from '@holotape/skirmish/test/helpers/invariants';
import { wrongOdds } from '@holotape/skirmish/test/helpers/odds';
import { randomBattle } from '@holotape/skirmish/test/helpers/random-forces';
import { whatIsWrong } from '@holotape/vault/test/helpers/invariants';
import { cards } from '../../kernel/test/games/cards.ts';
import { interrupts } from '../../kernel/test/games/interrupts.ts';
import { placement } from '../../kernel/test/games/placement.ts';

interface Fuzzed {
  open(): AnyGame;
  /** How many play; any number, if it is not said. */
  readonly seats?: number;
  /** What may be agreed on: each game takes one of them, or what chance makes of it. */
  readonly options: readonly object[] | ((game: AnyGame, random: Random) => object);
  /** The game's own invariants. */
  check?(session: AnySession): void;
  /** Checked in the games that decide a question of this one, which are played then; without it an answer is made up. */
  within?(session: AnySession): void;
  /** What is compared over many positions at once; sentences about what is wrong. */
  compare?(seed: string): readonly string[];
  /** In games that are played once, at one of so many questions it is looked at what leaks. */
  readonly looksOneOf?: number;
  /** Of long games only one of so many is played in every mode; the others once, with the game's own invariants. */
  readonly everyModeOneOf?: number;
  /** `one`: played plainly and in one other mode, and the record verified in one game of eight. All of it, if it is not said. */
  readonly otherModes?: 'one';
  /** What is slow is checked at one of so many answers, and the modes disturb after one of so many. */
  readonly checkOneOf?: number;
  readonly disturbOneOf?: number;
}

const VERIFIED_ONE_OF = 8;

/** Invariants read breadcrumbs, which are written where a log is. */
const KEEP_LOG: Keeping = { past: false, log: true };

const SCENARIOS = ['the-iron-commons', 'the-drowned-capital', 'saltfog-island', 'the-slag-pit'];
/** New California: its stories, and its larger maps of the old ones. */
const CALIFORNIA = [
  { scenario: 'the-quiet-voice' },
  { scenario: 'dry-springs' },
  ...SCENARIOS.map((scenario) => ({ scenario, expanded: true })),
  { scenario: 'the-slag-pit', newCalifornia: true },
];

/** Attacks of the skirmish that are previewed and played. */
const ATTACKS = 10_000;

function checkAdventure(session: AnySession): void {
  const wrong = whatIsWrongInAdventure(session);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

function checkBattle({ position, question, agreement }: AnySession): void {
  const wrong = whatIsWrongInBattle(position, question, agreement.options);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

function checkCampaign({ position }: AnySession): void {
  const wrong = whatIsWrongInCampaign(position);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** Small forces: random players do not fight any better with large ones. */
const TWELVE = { season: 12, caps: 200 };

const ADVENTURE: Omit<Fuzzed, 'options'> = {
  open: () => loadGame('adventure'),
  everyModeOneOf: 100,
  checkOneOf: 400,
  disturbOneOf: 50,
  check: checkAdventure,
};

const IN_EVERY_MODE: Omit<Fuzzed, 'options'> = { ...ADVENTURE, everyModeOneOf: 1, disturbOneOf: 100 };

/** Views and forks are looked at in a part of the questions, the battle itself at all of them. */
const SKIRMISH: Omit<Fuzzed, 'options'> = {
  open: () => loadGame('skirmish'),
  checkOneOf: 60,
  disturbOneOf: 20,
  check: checkBattle,
};

const GAMES: Readonly<Record<string, Fuzzed>> = {
  interrupts: { open: () => interrupts, options: [{}] },
  cards: { open: () => cards, options: [{}, { traders: 6 }, { traders: 0 }] },
  placement: { open: () => placement, options: [{}, { wrecks: false }] },
  vault: {
    open: () => loadGame('vault'),
    options: [{}, { extraRooms: true }],
    check({ position, agreement: { seats, options } }) {
      const wrong = whatIsWrong(position, { seats, extraRooms: options.extraRooms });
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    },
  },
  adventure: {
    ...ADVENTURE,
    options: SCENARIOS.flatMap((scenario) => [
      { scenario },
      { scenario, together: true },
      { scenario, difficulty: 'hard', banded: true, oaths: true, oneAction: true },
      { scenario, difficulty: 'gentle', quick: true, moreRoads: true },
    ]),
  },
  // The adventure by Atomic Bonds alone, and New California's stories and maps, every game in every mode.
  together: {
    ...IN_EVERY_MODE,
    options: SCENARIOS.flatMap((scenario) =>
      (['book', 'gentle', 'hard'] as const).map((difficulty) => ({ scenario, together: true, difficulty })),
    ),
  },
  california: { ...IN_EVERY_MODE, options: CALIFORNIA.flatMap((each) => [each, { ...each, together: true }]) },
  skirmish: {
    ...SKIRMISH,
    options: [...SPECIAL_RULES.keys()].flatMap((scenario) => [{ scenario }, { scenario, placing: 'auto' }]),
    everyModeOneOf: 40,
    compare: (seed) =>
      wrongOdds(seed, ATTACKS).map(({ tag, told, came, attacks }) => {
        const means = `${told.toFixed(3)} told, ${came.toFixed(3)} came`;
        return `odds of ${tag}: ${means}, of ${attacks} attacks`;
      }),
  },
  // Legal forces by chance in every scenario, against each other, against the handbook, and the handbook against itself.
  battles: {
    ...SKIRMISH,
    options: (game, random) => randomBattle(game.content as SkirmishContent, random),
    everyModeOneOf: 10,
    looksOneOf: 60,
  },
  campaign: {
    open: () => loadGame('campaign'),
    options: [
      { season: 3 },
      { season: 3, matching: 'chance', short: true },
      { season: 2, matching: 'linked', catchUp: true },
      { season: 12, matching: 'chance', catchUp: true },
      { season: 12, short: true },
    ],
    everyModeOneOf: 4,
    checkOneOf: 20,
    disturbOneOf: 10,
    check: checkCampaign,
  },
  // Whole campaigns of twelve battles, and every battle is fought; each plainly and in another mode.
  campaigns: {
    open: () => loadGame('campaign'),
    options: [
      { ...TWELVE, matching: 'chance' },
      { ...TWELVE, matching: 'chance', short: true, catchUp: true },
      { ...TWELVE, matching: 'linked', catchUp: true },
      { ...TWELVE, matching: 'choice', without: [1] },
      { ...TWELVE, matching: 'chance', unmanned: [1], book: { level: 'supplied', waits: false, overrule: false } },
    ],
    seats: 2,
    otherModes: 'one',
    checkOneOf: 200,
    disturbOneOf: 40,
    check: checkCampaign,
    within: checkBattle,
  },
} satisfies Record<(typeof GAME_NAMES)[number], Fuzzed> & Record<string, Fuzzed>;

const optionsOf = ({ options }: Fuzzed, game: AnyGame, random: Random): object =>
  typeof options === 'function' ? options(game, random) : options[below(random, options.length)]!;

/** One game, all of it decided by the seed. Comes back with the number of answers. */
function fuzz(fuzzed: Fuzzed, game: AnyGame, seed: string): number {
  const random = randomFrom(seed);
  const { least, most } = game.seats;
  const any = least + below(random, most - least + 1);
  const seats = fuzzed.seats ?? any;
  const options = optionsOf(fuzzed, game, random);
  const dice = below(random, 4) === 0 ? 'typed' : 'seeded';
  if (below(random, fuzzed.everyModeOneOf ?? 1) > 0) return playOnce(fuzzed, game, { seats, options, dice, seed });
  const other = (['reload', 'undo'] as const)[below(random, 2)]!;
  const records = below(random, VERIFIED_ONE_OF) === 0;
  return fuzzGame(game, {
    start: { seats, options, dice },
    seed,
    ...(fuzzed.otherModes === 'one' && { modes: ['plain', other], records }),
    ...(fuzzed.checkOneOf !== undefined && { checkOneOf: fuzzed.checkOneOf }),
    ...(fuzzed.disturbOneOf !== undefined && { disturbOneOf: fuzzed.disturbOneOf }),
    ...(fuzzed.check && { eachAnswer: fuzzed.check }),
    ...(fuzzed.within && { within: innersOf(seed, fuzzed.within) }),
  });
}

/** A whole game without looking back. */
function playOnce(fuzzed: Fuzzed, game: AnyGame, start: StartOptions<object>): number {
  let answers = 0;
  const random = randomFrom(`${start.seed}/looks`);
  playRandomly(startSession(game, { ...start, keeping: KEEP_LOG }), randomFrom(`${start.seed}/players`), {
    eachAnswer(session) {
      answers += 1;
      fuzzed.check?.(session);
      if (fuzzed.looksOneOf !== undefined && below(random, fuzzed.looksOneOf) === 0) checkViews(session, random);
    },
  });
  return answers;
}

function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
}

/** False: a game failed, and how to play it again has been told. */
function fuzzMany(name: string, games: number, seed: string): boolean {
  doubtMemory(true);
  const fuzzed = GAMES[name]!;
  const game = fuzzed.open();
  let answers = 0;
  for (let n = 0; n < games; n += 1) {
    const each = n === 0 ? seed : `${seed}.${n}`;
    try {
      answers += fuzz(fuzzed, game, each);
    } catch (error) {
      progress('');
      console.error(
        `${name}: game ${n + 1} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      console.error(`Again: npm run fuzz ${name} -- --games 1 --seed ${each}`);
      return false;
    }
    progress(`${name}: ${n + 1} of ${games} games, ${answers.toLocaleString('en')} answers`);
  }
  progress('');
  const wrong = fuzzed.compare?.(seed) ?? [];
  for (const line of wrong) console.error(`${name}: ${line}`);
  if (wrong.length > 0) return false;
  console.log(`${name}: ${games} games, ${answers.toLocaleString('en')} answers, nothing wrong`);
  return true;
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: 'fuzz' } },
    allowPositionals: true,
  });
  const games = Number(values.games);
  const unknown = positionals.find((name) => !Object.hasOwn(GAMES, name));
  if (unknown !== undefined || !Number.isInteger(games) || games < 1) {
    console.error('Usage: npm run fuzz [GAME...] [-- --games N --seed S]');
    console.error(`Games: ${Object.keys(GAMES).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(GAMES);
  const results = names.map((name) => fuzzMany(name, games, values.seed));
  if (results.includes(false)) process.exitCode = 1;
}

main();
