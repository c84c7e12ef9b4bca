/** What a game is played with besides seats and seed, from the words of the command line. */

import { readFileSync } from 'node:fs';
import type { AdventureContent } from '@holotape/adventure/content';
import { type AnyGame, type Json, sentence } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { isByTurns, tableOfPile } from '@holotape/skirmish/queries/piles';
import { BY_LOT, isRolled, tableFaults, tableNamed as tableNamedAs } from '@holotape/skirmish/queries/tables';
import { skirmishOptions } from '@holotape/skirmish/state';
import { codeOf, type DrawingFault, drawingIn } from '@holotape/skirmish/terrain/index';
import type { Terminal } from '../terminal/terminal.ts';
import { beside, listed, wrap } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { difficultyNamed, variantsNamed, WAYS } from './adventure-settings.ts';
import { campaignGiven } from './campaign-settings.ts';
import { agreedOn, bookGiven, forcesGiven } from './skirmish-settings.ts';
import { storyGiven } from './story-settings.ts';

export const SETTING_OPTIONS = {
  'extra-rooms': { type: 'boolean' },
  scenario: { type: 'string' },
  difficulty: { type: 'string' },
  variants: { type: 'string' },
  table: { type: 'string' },
  placing: { type: 'string' },
  force: { type: 'string' },
  against: { type: 'string' },
  caps: { type: 'string' },
  book: { type: 'string' },
  'book-level': { type: 'string' },
  'book-stops': { type: 'string' },
  season: { type: 'string' },
  matching: { type: 'string' },
  short: { type: 'boolean' },
  'catch-up': { type: 'boolean' },
  prices: { type: 'string' },
  without: { type: 'string' },
  road: { type: 'string' },
  events: { type: 'boolean' },
  boosts: { type: 'boolean' },
  story: { type: 'boolean' },
  after: { type: 'string' },
  quests: { type: 'boolean' },
} as const;

export const SETTING_HELP = `  --extra-rooms       vault: shuffle six more rooms into the deck
  --scenario NAME     adventure, skirmish: which story or battle; the beginning of its name will do (the usual:
                      the first)
  --difficulty NAME   adventure: gentle, book or hard (the usual: book)
  --variants LIST     adventure, any of: together (all against the wasteland, by Atomic Bonds), new-california (its
                      cards, enemies and survivors are mixed in), expanded (New California's larger map of an old
                      story), banded (loyalty counts bands of the track), oaths (loyalty is sworn once, by a card),
                      quick (the story goes faster, and decides), one-action (one action a turn), more-roads (the
                      longer encounter decks at a table of three or four too), no-tale (a story that was won early is
                      not told to its end)
  --table NAME        skirmish: a table of the box, lot-NUMBER for one by its number, the code of a drawn one, or
                      the file it was saved in (the usual: by chance);
                      by-turns: the players lay it, a piece each in turn
  --placing auto      skirmish: markers and models are placed by chance
  --force FORCE       skirmish, in battles of one's own forces: that of the first seat, as a file, a code or the
                      name of one of the box ("holotape force" makes them)
  --against FORCE     skirmish: that of the other seat
  --caps N            skirmish: the limit of both forces (the usual: 750)
  --book SIDE         skirmish: the handbook plays the first, the second or both sides, by its own rules, or none (the
                      usual; in battles for one person the second); campaign: bots (the houses of bots fight by
                      the book) or none (the usual: they fight as bots)
  --book-level NAME   skirmish, campaign: gentle (no Luck, Critical Attacks or V.A.T.S.), book or supplied (its items
                      too)
  --book-stops WHEN   skirmish, campaign: steps (it waits before every Action) or overrule (and you may say it would
                      not do that)
  --events            skirmish, in battles of one's own forces: an Event from the second round on
  --boosts            skirmish, likewise: the Boosts of both forces are played with
  --story             skirmish: begins the story of the five linked battles, with Defend the Farm
  --after FILE        skirmish: goes on with that story, after the battle saved there has ended; with --scenario, the
                      Caps won there may be spent on the next force
  --quests            skirmish, likewise: each side may take a Quest of its own, in secret
  --season N          campaign: battles of each house (the usual: 6)
  --matching HOW      campaign: choice (whoever is behind names the next battle), chance, or linked (the story's order)
  --short             campaign: the short phase between battles; Power is assigned and cards are drawn by themselves
  --catch-up          campaign: whoever is behind gets something after a battle
  --without LIST      campaign: leaves out events, quests, or events,quests
  --road LIST         campaign: seats that begin without a Settlement and may found one later, as 2 or 1,2
  --prices NAME       campaign: the year of the prices (--caps is the limit of both forces here too)`;

interface Settings {
  readonly 'extra-rooms'?: boolean | undefined;
  readonly scenario?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly variants?: string | undefined;
  readonly table?: string | undefined;
  readonly placing?: string | undefined;
  readonly force?: string | undefined;
  readonly against?: string | undefined;
  readonly caps?: string | undefined;
  readonly book?: string | undefined;
  readonly 'book-level'?: string | undefined;
  readonly 'book-stops'?: string | undefined;
  readonly season?: string | undefined;
  readonly matching?: string | undefined;
  readonly short?: boolean | undefined;
  readonly 'catch-up'?: boolean | undefined;
  readonly prices?: string | undefined;
  readonly without?: string | undefined;
  readonly road?: string | undefined;
  readonly events?: boolean | undefined;
  readonly boosts?: boolean | undefined;
  readonly story?: boolean | undefined;
  readonly after?: string | undefined;
  readonly quests?: boolean | undefined;
}

export const SETTING_NAMES = Object.keys(SETTING_OPTIONS) as (keyof Settings)[];

/** Which settings mean something to which game. */
const OF_GAME: Readonly<Record<string, readonly (keyof Settings)[]>> = {
  vault: ['extra-rooms'],
  adventure: ['scenario', 'difficulty', 'variants'],
  skirmish: [
    'scenario',
    'table',
    'placing',
    'force',
    'against',
    'caps',
    'book',
    'book-level',
    'book-stops',
    'events',
    'boosts',
    'story',
    'after',
    'quests',
  ],
  campaign: [
    'caps',
    'season',
    'matching',
    'short',
    'catch-up',
    'prices',
    'without',
    'road',
    'book',
    'book-level',
    'book-stops',
  ],
};

/** The options the game itself knows. */
export function settingsFor(game: AnyGame, given: Settings): { readonly [option: string]: Json } {
  for (const name of SETTING_NAMES)
    if (given[name] !== undefined && !OF_GAME[game.id]?.includes(name))
      throw new WrongUsage(`--${name} means nothing in ${game.title.toLowerCase()}.`);
  if (game.id === 'vault') return { extraRooms: given['extra-rooms'] ?? false };
  if (game.id === 'adventure')
    return {
      scenario: scenarioNamed(game, given.scenario),
      difficulty: difficultyNamed(given.difficulty),
      ...variantsNamed(given.variants),
    };
  if (game.id === 'skirmish') {
    const { story, next, awards = [0, 0] } = storyGiven(game, given);
    const scenario = next ?? scenarioNamed(game, given.scenario);
    return {
      scenario,
      table: tableNamed(game, scenario, given.table),
      placing: placingNamed(given.placing),
      ...bookGiven(game, scenario, given),
      ...forcesGiven(game, scenario, given, story, awards),
      ...agreedOn(game, scenario, given),
      story,
      awards: [...awards],
    };
  }
  if (game.id === 'campaign') return campaignGiven(game, given);
  return {};
}

/** Asks what else there is to agree on, if the command line does not say. */
export async function askSettings(terminal: Terminal, game: AnyGame, given: Settings): Promise<Settings> {
  const isSettled = [given.scenario, given.story, given.after].some((each) => each !== undefined);
  if (!OF_GAME[game.id]?.includes('scenario') || isSettled) return given;
  const scenarios = scenariosOf(game);
  terminal.print(
    'Which story? Press Enter for the first, or type a number.',
    ...scenarios.flatMap(({ name, line }, i) => beside(`  [${i + 1}] ${name}: `, line, terminal.width)),
  );
  for (;;) {
    const answer = (await terminal.ask('> '))?.trim() ?? '';
    try {
      const scenario = scenarioNamed(game, answer);
      return game.id === 'adventure' && given.variants === undefined
        ? { ...given, scenario, variants: await askWay(terminal) }
        : { ...given, scenario };
    } catch (error) {
      if (!(error instanceof WrongUsage)) throw error;
      terminal.print(...wrap(error.message, terminal.width));
    }
  }
}

/** Against each other or together, with what it changes. AB-END-1 */
async function askWay(terminal: Terminal): Promise<string> {
  terminal.print(
    'How do you win? Press Enter for the first, or type a number.',
    ...WAYS.flatMap(({ name, line }, i) => beside(`  [${i + 1}] ${name}: `, line, terminal.width)),
  );
  for (;;) {
    const answer = (await terminal.ask('> '))?.trim().toLowerCase() ?? '';
    const found = WAYS.find(({ name }, i) => answer === String(i + 1) || name.toLowerCase().startsWith(answer));
    if (found !== undefined) return found.variants;
    terminal.print('Answer 1 or 2.');
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
  /** What it is about. */
  readonly line: string;
}

function scenariosOf(game: AnyGame): Named[] {
  if (game.id === 'adventure')
    // The larger maps are no stories of their own: `--variants expanded`. NC-SETUP-6
    return [...(game.content as AdventureContent).scenarios.values()].filter(({ expands }) => expands === undefined);
  const { scenarios } = game.content as SkirmishContent;
  return [...scenarios.values()].map(({ id, name, summary }) => ({ id, name, line: summary }));
}

/** A table of the box, one by its number, a code, or the file of a drawn one, which becomes its code. */
function tableNamed(game: AnyGame, scenario: string, given: string | undefined): string {
  if (given === undefined || isRolled(given)) return given ?? BY_LOT;
  const content = game.content as SkirmishContent;
  if (isByTurns(given)) return pileNamed(game, content, scenario, given);
  const sentenceOf = ({ say, args }: DrawingFault) => sentence(game.texts, content, [], say, args);
  const drawing = given.endsWith('.json') ? drawingIn(jsonIn(given)) : undefined;
  if (drawing !== undefined && 'say' in drawing) throw new WrongUsage(`${given}: ${sentenceOf(drawing)}`);
  const size = skirmishOptions.parse({});
  const printed = content.scenarios.get(scenario)!;
  const faults = drawing === undefined ? [] : tableFaults(content, printed, size, drawing);
  const table = drawing ?? tableNamedAs(content, printed, size, given);
  const fault = faults[0] ?? ('say' in table ? table : undefined);
  if (fault !== undefined) throw new WrongUsage(sentenceOf(fault));
  return drawing === undefined ? given : codeOf(drawing);
}

/** What players are to place by turns. CH-BSETUP-3 */
function pileNamed(game: AnyGame, content: SkirmishContent, scenario: string, given: string): string {
  const pile = tableOfPile(content, content.scenarios.get(scenario)!, skirmishOptions.parse({}), given);
  if (pile !== undefined && 'say' in pile) throw new WrongUsage(sentence(game.texts, content, [], pile.say, pile.args));
  return given;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongUsage(`${file} cannot be read as a table: ${(error as Error).message}.`);
  }
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

/** Those that bots can play through by themselves, one game each; none, where a game has no scenarios. */
export const playableScenarios = (game: AnyGame): readonly Pick<Named, 'id' | 'name'>[] =>
  OF_GAME[game.id]?.includes('scenario') ? scenariosOf(game) : [];

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
