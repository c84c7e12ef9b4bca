/** `holotape play`: a game in the terminal. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { BOT_NAMES, isBotName } from '@holotape/bots';
import { type AnyGame, loadSession, startSession, UNDO_POLICIES, type UndoPolicy } from '@holotape/kernel';
import type { Face } from '../games/face.ts';
import { faceOf } from '../games/index.ts';
import { loadFrom, usualFile } from '../play/changing.ts';
import { openGame, readSaveFile } from '../play/files.ts';
import { afterTheEnd, play } from '../play/playing.ts';
import { parseSeats, type Sitter, soloSeats } from '../play/seats.ts';
import { PlayTable } from '../play/table.ts';
import { NARROWEST, Terminal } from '../terminal/terminal.ts';
import { listed, wrap } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { onTheRoad } from './campaign-settings.ts';
import { type Command, gameNamed, LOOK_HELP, LOOK_OPTIONS, nothingMore, readArgs, wholeNumber } from './command.ts';
import { askSettings, SETTING_HELP, SETTING_NAMES, SETTING_OPTIONS, settingsFor } from './settings.ts';

const OPTIONS = {
  ...LOOK_OPTIONS,
  seats: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  ...SETTING_OPTIONS,
  pack: { type: 'string', multiple: true },
  load: { type: 'string' },
  save: { type: 'string' },
  dice: { type: 'string' },
  undo: { type: 'string' },
  ask: { type: 'string' },
} as const;

const HELP = `holotape play vault|adventure|skirmish|campaign [options]

Without options it asks who plays; Enter means you against two bots in the vault, you alone in the
adventure, you against one bot in the skirmish and in a campaign of it.

  --seats LIST        who sits where: you,greedy,random or you:Ann,you:Bob,greedy:Clerk
  --players N         so many seats: you and bots (vault 2 to 4, adventure 1 to 4)
  --bots NAME         which bots: random, gentle (overlooks things), greedy (the usual) or search (looks ahead; vault)
  --seed TEXT         the same seed deals the same game
${SETTING_HELP}
  --pack DIR          play with your own cards too; may be given several times
  --load FILE         go on with a saved game
  --save FILE         keep saving there, after every answer
  --dice typed        roll real dice and type in what they show
  --undo off|ask|free how far play can be taken back (the usual: ask the others; bots agree)
  --ask all|real      put every question, or only those with more than one possible answer (the usual: all,
                      in the skirmish real)
${LOOK_HELP}

During the game "help" lists everything one can type.`;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

const DEFAULT_BOT = 'greedy';

function seated(sitters: Sitter[], { seats: { least, most }, title }: AnyGame): Sitter[] {
  if (sitters.length < least || sitters.length > most)
    throw new WrongUsage(`${title} is for ${least} to ${most} seats; ${sitters.length} would sit down.`);
  return sitters;
}

/** Who plays, if the arguments say. */
function sittersGiven({ seats, players, bots }: Values, game: AnyGame, face: Face): Sitter[] | undefined {
  if (seats !== undefined) {
    if (players !== undefined || bots !== undefined)
      throw new WrongUsage('Say who plays with --seats, or with --players and --bots, not both.');
    return seated(parseSeats(seats, face), game);
  }
  if (players === undefined && bots === undefined) return undefined;
  const { least, most } = game.seats;
  if (bots !== undefined && !isBotName(bots)) throw new WrongUsage(`There is no bot called "${bots}".`);
  const number = players === undefined ? face.usualSeats : wholeNumber('--players', players, least, most);
  return soloSeats(number, bots ?? DEFAULT_BOT, face);
}

const usualTable = ({ usualSeats }: Face): string =>
  usualSeats === 1
    ? 'you alone'
    : `you against ${usualSeats === 2 ? `a ${DEFAULT_BOT} bot` : `${usualSeats === 3 ? 'two' : usualSeats - 1} ${DEFAULT_BOT} bots`}`;

/** What may be answered when the table asks who plays. */
const seatsHelp = ({ seats: { least, most } }: AnyGame, face: Face): readonly string[] => [
  `Enter: ${usualTable(face)}.`,
  `A number from ${least} to ${most}: you, and ${DEFAULT_BOT} bots in the other seats.`,
  `Names of seats, with commas between them: each is "you" or a bot (${listed(BOT_NAMES, 'or')}), and may have a name of its own after a colon, as in you:Ann,you:Bob,${DEFAULT_BOT}:Clerk.`,
  '"quit" leaves; "help" at the table says the rest.',
];

/** Asks who plays, until it makes sense. Undefined: there was no answer. */
async function askSitters(terminal: Terminal, game: AnyGame, face: Face): Promise<Sitter[] | undefined> {
  const { least, most } = game.seats;
  terminal.print(
    ...wrap(
      `Who plays? Press Enter for ${usualTable(face)}, type a number (${least} to ${most}) for a table of that size, or name the seats: you:Ann,you:Bob,greedy,random`,
      terminal.width,
    ),
  );
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === undefined) return undefined;
    const text = line.trim();
    if (/^(?:quit|exit|q)$/i.test(text)) return undefined;
    if (/^(?:help|\?)$/i.test(text)) {
      terminal.print(...seatsHelp(game, face).flatMap((each) => wrap(each, terminal.width)));
      continue;
    }
    try {
      const sitters = /^\d*$/.test(text)
        ? soloSeats(wholeNumber('A table', text || String(face.usualSeats), least, most), DEFAULT_BOT, face)
        : parseSeats(text, face);
      return seated(sitters, game);
    } catch (error) {
      if (!(error instanceof WrongUsage)) throw error;
      terminal.print(...wrap(error.message, terminal.width));
    }
  }
}

function oneOf<T extends string>(option: string, given: string | undefined, possible: readonly T[]): T | undefined {
  if (given === undefined) return undefined;
  const found = possible.find((each) => each === given);
  if (found === undefined) throw new WrongUsage(`${option} takes ${listed(possible, 'or')}, not "${given}".`);
  return found;
}

function title(terminal: Terminal, game: AnyGame, face: Face): void {
  const { pen, width } = terminal;
  terminal.print(
    '',
    pen.ink('  H O L O T A P E', 'bold', 'yellowBright'),
    ...wrap(`  ${game.title}. ${face.tagline}`, width, '  '),
    '',
  );
}

function loadTable(table: PlayTable, name: string, file: string, values: Values): void {
  const { save, game, notes } = readSaveFile(file, values.pack);
  if (save.game !== name) throw new WrongUsage(`${file} is a game of ${save.game}, not of ${name}.`);
  const given = sittersGiven(values, game, faceOf(game));
  if (given !== undefined && given.length !== save.seats)
    throw new WrongUsage(`${file} is a game for ${save.seats}; ${given.length} seats were named.`);
  for (const option of ['seed', ...SETTING_NAMES, 'dice', 'undo'] as const)
    if (values[option] !== undefined) throw new WrongUsage(`--${option} is settled in the saved game; leave it out.`);
  table.sitDown(
    loadFrom(file, () => loadSession(game, save)),
    { ...notes, sitters: given ?? notes.sitters },
    file,
  );
  table.say(`Going on with ${file}.`);
}

/** Whose battles a campaign asks nobody about: those of bots, as long as there is a person to ask. */
function seatedAs({ id }: AnyGame, sitters: readonly Sitter[]): { readonly unmanned?: number[] } {
  const bots = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [] : [seat]));
  return id === 'campaign' && bots.length < sitters.length ? { unmanned: bots } : {};
}

/** A new game. False: nobody said who plays. */
async function newTable(table: PlayTable, name: string, values: Values): Promise<boolean> {
  const { terminal } = table;
  const packs = values.pack ?? [];
  const undo = oneOf<UndoPolicy>('--undo', values.undo, UNDO_POLICIES);
  const dice = oneOf('--dice', values.dice, ['seeded', 'typed'] as const);
  const game = openGame(name, packs);
  const face = faceOf(game);
  const given = sittersGiven(values, game, face);
  settingsFor(game, values);
  title(terminal, game, face);
  const sitters = given ?? (await askSitters(terminal, game, face));
  if (sitters === undefined) return false;
  const agreed = settingsFor(game, given === undefined ? await askSettings(terminal, game, values) : values);
  const beyond = onTheRoad(values.road).find((seat) => seat >= sitters.length);
  if (beyond !== undefined)
    throw new WrongUsage(`--road names seat ${beyond + 1}; ${sitters.length} sit at the table.`);
  const options = { ...agreed, ...seatedAs(game, sitters) };
  const seed = values.seed ?? randomBytes(16).toString('hex');
  const session = startSession(game, {
    seats: sitters.length,
    seed,
    // A seed that somebody thought up can be guessed anyway, and gives the games it always gave.
    chanceFrom: /^[0-9a-f]{32}$/.test(seed) ? 'keyed' : undefined,
    options,
    ...(dice !== undefined && { dice }),
    ...(undo !== undefined && { undo }),
  });
  table.sitDown(session, { sitters, packs: packs.map((folder) => resolve(folder)) });
  const who = sitters.map(({ name, bot }) => `${name} (${bot === undefined ? 'you' : `${bot} bot`})`);
  table.say(`At the table: ${listed(who)}. Seed ${seed}. Type "help" at any time.`);
  return true;
}

/** What is said when somebody leaves, so that nobody wonders where the game is. */
function goodbye(table: PlayTable): void {
  const { savedIn, isSaved } = table;
  if (savedIn === undefined) table.say('The game was not saved. The door closes behind you.');
  else if (isSaved) table.say(`The game is saved in ${savedIn}. See you.`);
  else table.say(`The game was last saved in ${savedIn}; what came after is lost.`);
}

/** After the end people may look around, take something back or save. True: play goes on. */
async function afterwards(table: PlayTable): Promise<boolean> {
  if (!table.terminal.isLive || table.people.length === 0) return false;
  table.say('"log", "score", "save FILE" and "undo" still work; "quit" or Enter leaves.');
  return afterTheEnd(table);
}

async function playOut(table: PlayTable): Promise<void> {
  try {
    let isOver = await play(table);
    while (isOver) {
      table.count();
      if (!(await afterwards(table))) break;
      isOver = await play(table);
    }
    if (!isOver || table.savedIn !== undefined) goodbye(table);
  } catch (error) {
    keepBroken(table);
    throw error;
  }
}

/** A rule or a bot broke: the game is kept, to go on later and to show whoever mends it. */
function keepBroken(table: PlayTable): void {
  const file = usualFile(table).replace(/\.json$/, '-broken.json');
  try {
    table.save(file);
    table.say(`The game up to here is saved in ${file}.`);
  } catch {
    // The trouble that brought us here is told anyway.
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [name, ...extra] = positionals;
  nothingMore(extra);
  const gameName = gameNamed(name);
  const terminal = new Terminal({ plain: values.plain ?? false, noColour: values['no-color'] ?? false });
  const table = new PlayTable(terminal);
  try {
    if (values.load !== undefined) loadTable(table, gameName, values.load, values);
    else if (!(await newTable(table, gameName, values))) {
      terminal.print('Nobody sat down.');
      return 0;
    }
    // Trouble with the file is better known before the first move.
    if (values.ask !== undefined) table.asksAlways = oneOf('--ask', values.ask, ['all', 'real']) === 'all';
    if (values.save !== undefined) table.save(values.save);
    table.autosave = values.save;
    if (terminal.width < NARROWEST)
      table.say(`This screen has ${terminal.width} columns; the board is drawn for ${NARROWEST} and more.`);
    await playOut(table);
    return terminal.interrupted ? 130 : 0;
  } finally {
    terminal.close();
  }
}

export const command: Command = { help: HELP, run };
