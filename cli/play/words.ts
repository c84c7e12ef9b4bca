/** The words one may type at any question, besides answering it. */
import { loadSession, type Seat, search, UNDO_TARGETS, type UndoTarget, undo, undos } from '@holotape/kernel';
import { isGameName, loadCatalog } from '@holotape/shelf';
import type { Asking, Card } from '../face.ts';
import { entryLines } from '../rulebook.ts';
import { beside, listed, padEnd, padStart, widthOf } from '../terminal/text.ts';
import { Trouble } from '../trouble.ts';
import { readSaveFile } from './files.ts';
import { narrate } from './narrator.ts';
import { canTake, findChoice } from './options.ts';
import type { PlayTable } from './table.ts';

/** `stay`: the same question is still open. `moved`: play stands elsewhere. `leave`: that is all for today. */
export type Outcome = 'stay' | 'moved' | 'leave';

interface Word {
  readonly usage: string;
  readonly help: string;
  run(table: PlayTable, asking: Asking, rest: string): Outcome | Promise<Outcome>;
}

const WORDS: Readonly<Record<string, Word>> = {
  list: { usage: 'list', help: 'the question again, every choice in words', run: list },
  'why?': { usage: 'why?  why N  why WORD', help: 'what cannot be done now, and why not', run: why },
  look: { usage: 'look  look NAME', help: 'draw the table again, or what one player has', run: look },
  card: { usage: 'card WORD', help: 'read a room, a threat or an item', run: (...args) => card(...args) },
  item: { usage: 'item NAME', help: 'read an item', run: (...args) => card(...args, 'item') },
  log: { usage: 'log  log N  log -r', help: 'what happened; -r names the rules', run: log },
  rules: { usage: 'rules WORD  rules ID', help: 'look something up in the rulebook', run: rules },
  score: { usage: 'score', help: 'the count as things stand', run: score },
  undo: {
    usage: `undo  undo ${UNDO_TARGETS.slice(1).join('|')}`,
    help: 'take back a choice, an action, a turn, a round',
    run: takeBack,
  },
  save: { usage: 'save FILE', help: 'keep the game', run: save },
  load: { usage: 'load FILE', help: 'go on with another game', run: load },
  help: { usage: 'help', help: 'this, and what the signs mean', run: help },
  quit: { usage: 'quit', help: 'leave the table', run: quit },
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  why: 'why?',
  '?': 'help',
  h: 'help',
  read: 'card',
  items: 'item',
  cards: 'card',
  rule: 'rules',
  board: 'look',
  exit: 'quit',
  q: 'quit',
};

/** Does what the word says; undefined if the line is not such a word. */
export async function hearWord(table: PlayTable, asking: Asking, line: string): Promise<Outcome | undefined> {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const name = first.toLowerCase();
  const word = WORDS[OTHER_NAMES[name] ?? name];
  if (word === undefined) return undefined;
  try {
    return await word.run(table, asking, rest.join(' '));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    table.say(error.message);
    return 'stay';
  }
}

function list(table: PlayTable, asking: Asking): Outcome {
  table.showQuestion(asking, false);
  return 'stay';
}

/** Without a word: everything that is shut, by reason. */
function why(table: PlayTable, { choices }: Asking, rest: string): Outcome {
  const shut = choices.filter((choice) => !canTake(choice));
  if (rest !== '' && rest !== '?') {
    const found = findChoice(choices, rest);
    const meant = 'one' in found ? [found.one] : findChoice(shut, rest);
    const all = Array.isArray(meant) ? meant : 'one' in meant ? [meant.one] : meant.several;
    if (all.length === 0) table.say(`Nothing here is called "${rest}".`);
    for (const { label, option } of all)
      table.say(
        `${label.name}: ${option.blocked === undefined ? 'that is possible.' : table.reasonText(option.blocked)}`,
      );
    return 'stay';
  }
  if (shut.length === 0) table.say('Everything that could be chosen can be chosen.');
  for (const [reason, those] of Map.groupBy(shut, ({ option }) => table.reasonText(option.blocked!))) {
    const names = those.map(
      ({ number, label }) =>
        `[${number}]\u00a0${`${label.name}${label.code ? ` ${label.code}` : ''}`.replaceAll(' ', '\u00a0')}`,
    );
    table.terminal.print(...beside('', table.terminal.pen.bold(reason), table.terminal.width));
    table.terminal.print(...beside('  ', names.join(', '), table.terminal.width));
  }
  return 'stay';
}

function look(table: PlayTable, asking: Asking, rest: string): Outcome {
  if (rest === '') {
    table.look(asking);
    return 'stay';
  }
  const { names } = table.company;
  const seat = seatCalled(table, rest);
  if (seat === undefined) throw new Trouble(`Nobody here is called "${rest}"; at the table: ${listed(names)}.`);
  const { canvas, company, game, face, session } = table;
  table.terminal.print(...face.tray(canvas, company, game, session.view(table.viewer), seat));
  return 'stay';
}

const seatCalled = ({ company }: PlayTable, word: string): Seat | undefined => {
  const at = company.names.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  return at < 0 ? undefined : at;
};

function card(table: PlayTable, _asking: Asking, rest: string, kind?: Card['kind']): Outcome {
  const { canvas, face, game } = table;
  const all = face.cards(canvas, game).filter((each) => kind === undefined || each.kind === kind);
  const wanted = rest.toLowerCase();
  if (wanted === '') throw new Trouble(`Which one? "card diner" reads the Diner.`);
  const exact = all.filter(({ name }) => name.toLowerCase() === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (found.length === 0) throw new Trouble(`There is no ${kind ?? 'card'} called "${rest}".`);
  if (found.length > 4)
    throw new Trouble(
      `That could be ${listed(
        found.map(({ name }) => name),
        'or',
      )}.`,
    );
  for (const { name, kind: of, lines } of found)
    table.terminal.print('', `${table.terminal.pen.bold(name)} ${table.terminal.pen.dim(`(${of})`)}`, ...lines);
  return 'stay';
}

const LOG_LINES = 15;

function log(table: PlayTable, _asking: Asking, rest: string): Outcome {
  const words = rest.split(' ').filter(Boolean);
  const number = words.find((word) => /^\d+$/.test(word));
  const odd = words.find((word) => word !== number && word !== '-r');
  if (odd !== undefined) throw new Trouble(`"log" takes a number of lines and -r for the rules, not "${odd}".`);
  const entries = table.log().slice(-(number === undefined ? LOG_LINES : Math.max(1, Number(number))));
  table.terminal.print(...narrate(table.telling(words.includes('-r')), entries));
  return 'stay';
}

const MOST_RULES = 8;

function rules(table: PlayTable, _asking: Asking, rest: string): Outcome {
  if (!isGameName(table.game.id)) throw new Trouble('This game has no rulebook.');
  if (rest === '') throw new Trouble('Look up what? "rules income", or "rules SH-INCOME-1".');
  const found = search(loadCatalog(table.game.id), rest);
  if (found.length === 0) throw new Trouble(`The rulebook does not mention "${rest}".`);
  table.terminal.print(...found.slice(0, MOST_RULES).flatMap((entry) => entryLines(table.canvas, entry)));
  if (found.length > MOST_RULES)
    table.say(`... and ${found.length - MOST_RULES} more: say another word to narrow it down.`);
  return 'stay';
}

function score(table: PlayTable): Outcome {
  const { canvas, company, game, face, session } = table;
  table.terminal.print('', ...face.score(canvas, company, game, session.view(table.viewer)));
  return 'stay';
}

/** `undo turn`, and `undo turn Ann` for somebody else at the same keyboard. */
async function takeBack(table: PlayTable, { seat: asked }: Asking, rest: string): Promise<Outcome> {
  const [first = '', ...others] = rest.split(' ').filter(Boolean);
  const isTarget = (UNDO_TARGETS as readonly string[]).includes(first.toLowerCase());
  const target = isTarget ? (first.toLowerCase() as UndoTarget) : 'choice';
  const name = (isTarget ? others : [first, ...others]).join(' ');
  const seat = name === '' ? asked : seatCalled(table, name);
  if (seat === undefined || !table.people.includes(seat))
    throw new Trouble(`"undo" goes back one choice; or say ${listed(UNDO_TARGETS, 'or')}, not "${name}".`);

  const { session } = table;
  // A target that leads no further back than a nearer one is not listed on its own.
  const reach = UNDO_TARGETS.indexOf(target);
  const nearest = undos(session, seat).findLast((each) => UNDO_TARGETS.indexOf(each.target) <= reach)?.target ?? target;
  let refusal = undo(session, seat, nearest);
  if (refusal?.say === 'kernel.undo.ask' && (await othersAgree(table, seat)))
    refusal = undo(session, seat, nearest, true);
  if (refusal !== undefined) {
    table.say(table.reasonText(refusal));
    return 'stay';
  }
  table.narrateUndo();
  return 'moved';
}

/** Bots never mind. */
async function othersAgree(table: PlayTable, seat: Seat): Promise<boolean> {
  const { names } = table.company;
  for (const other of table.people) {
    if (other === seat) continue;
    const answer = await table.terminal.ask(`${names[other]}, may ${names[seat]} take this back? [y/n] `);
    if (!/^y/i.test(answer?.trim() ?? '')) return false;
  }
  return true;
}

/** A name for a file nobody named. */
export const usualFile = ({ game, session }: PlayTable): string =>
  `holotape-${game.id}-${session.setting.seed.replace(/[^A-Za-z0-9-]+/g, '-')}.json`;

function save(table: PlayTable, _asking: Asking, rest: string): Outcome {
  const file = rest || table.savedIn || usualFile(table);
  table.save(file);
  table.say(`Saved in ${file}.`);
  return 'stay';
}

function load(table: PlayTable, _asking: Asking, rest: string): Outcome {
  if (rest === '') throw new Trouble('Load which file?');
  const { save, game, notes } = readSaveFile(rest);
  table.sitDown(
    loadFrom(rest, () => loadSession(game, save)),
    notes,
    rest,
  );
  table.say(`Loaded ${rest}.`);
  return 'moved';
}

/** Opens a save's position, and says which file is damaged if it is. */
export function loadFrom<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new Trouble(`${file} cannot be opened. ${(error as Error).message}`, error);
  }
}

function help(table: PlayTable): Outcome {
  const { pen, width } = table.canvas;
  const usages = Object.values(WORDS);
  const room = Math.max(...usages.map(({ usage }) => usage.length)) + 4;
  const signs = table.face.legend(pen).map(([sign, meaning]) => `${padStart(sign, 6)}  ${meaning}`);
  const half = Math.ceil(signs.length / 2);
  const column = Math.max(...signs.slice(0, half).map(widthOf)) + 1;
  table.terminal.print(
    '',
    ...beside(
      '',
      'Answer with a number, with a code like T3a (top level, place 3, a for the upper line and b for the lower, e for the elevator), or with the beginning of a name.',
      width,
    ),
    '',
    ...usages.flatMap((word) => beside(`  ${pen.bold(padEnd(word.usage, room - 2))}`, word.help, width)),
    '',
    pen.bold('Signs'),
    ...signs.slice(0, half).map((left, i) => `${padEnd(left, column)}${signs[half + i] ?? ''}`.trimEnd()),
  );
  return 'stay';
}

async function quit(table: PlayTable): Promise<Outcome> {
  if (!table.terminal.isLive || table.isSaved || table.session.question === undefined) return 'leave';
  const file = table.savedIn ?? usualFile(table);
  const answer = (await table.terminal.ask(`Save the game in ${file}? [Y/n, or another file] `))?.trim();
  if (answer === undefined || /^no?$/i.test(answer)) return 'leave';
  table.save(/^(?:y|yes)?$/i.test(answer) ? file : answer);
  return 'leave';
}
