/** The words one may type at any question, besides answering it. */
import { UNDO_TARGETS } from '@holotape/kernel';
import type { Asking } from '../games/face.ts';
import { beside, padEnd, padStart, widthOf } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { askWhat, load, quit, save, takeBack } from './changing.ts';
import type { Outcome } from './outcome.ts';
import { showAlone } from './privacy.ts';
import { hint, reasons } from './reasons.ts';
import { card, list, log, look, rules, score, why } from './showing.ts';
import type { PlayTable } from './table.ts';

interface Word {
  readonly usage: string;
  readonly help: string;
  run(table: PlayTable, asking: Asking, rest: string): Outcome | Promise<Outcome>;
}

const WORDS = new Map<string, Word>(
  Object.entries({
    list: { usage: 'list', help: 'the question again, every choice in words', run: list },
    'why?': { usage: 'why?  why N  why WORD', help: 'what cannot be done now, and why not', run: why },
    reasons: { usage: 'reasons', help: 'why the bots did what they did last', run: reasons },
    hint: { usage: 'hint', help: 'what a steady bot would do in your place, and why', run: hint },
    look: { usage: 'look  look NAME', help: 'draw the table again, or what one player has', run: look },
    card: { usage: 'card WORD', help: 'read a card', run: (...args) => card(...args) },
    item: { usage: 'item NAME', help: 'read an item', run: (...args) => card(...args, 'item') },
    log: { usage: 'log  log N  log -r', help: 'what happened; -r names the rules', run: log },
    rules: { usage: 'rules WORD  rules ID', help: 'look something up in the rulebook', run: rules },
    score: { usage: 'score', help: 'the count as things stand', run: score },
    undo: {
      usage: `undo  undo ${UNDO_TARGETS.slice(1).join('|')}`,
      help: 'take back a choice, an action, a turn, a round',
      run: takeBack,
    },
    ask: {
      usage: 'ask all  ask real',
      help: 'put every question, or only those with more than one possible answer',
      run: askWhat,
    },
    save: { usage: 'save FILE', help: 'keep the game', run: save },
    load: { usage: 'load FILE', help: 'go on with another game', run: load },
    help: { usage: 'help', help: 'this, and what the signs mean', run: help },
    quit: { usage: 'quit', help: 'leave the table', run: quit },
  }),
);

const OTHER_NAMES = new Map(
  Object.entries({
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
  }),
);

/** Does what the word says; undefined if the line is not such a word. */
export async function hearWord(table: PlayTable, asking: Asking, line: string): Promise<Outcome | undefined> {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const name = first.toLowerCase();
  const own = table.face.words.find((each) => each.name === name);
  const word = own === undefined ? WORDS.get(OTHER_NAMES.get(name) ?? name) : undefined;
  try {
    if (own !== undefined) {
      const lines = () => own.lines(table.canvas, table.company, table.session, asking, rest.join(' '));
      if (own.isPrivate) await showAlone(table, asking.seat, lines);
      else table.terminal.print(...lines());
      return 'stay';
    }
    return await word?.run(table, asking, rest.join(' '));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    table.say(error.message);
    return 'stay';
  }
}

/** In two columns where they fit beside each other, in one where they do not. */
function inColumns(lines: readonly string[], width: number): readonly string[] {
  const half = Math.ceil(lines.length / 2);
  const column = Math.max(...lines.slice(0, half).map(widthOf)) + 1;
  const both = lines.slice(0, half).map((left, i) => `${padEnd(left, column)}${lines[half + i] ?? ''}`.trimEnd());
  return both.every((line) => widthOf(line) <= width) ? both : lines;
}

function help(table: PlayTable): Outcome {
  const { pen, width } = table.canvas;
  const usages = [...(table.face.deeds ?? []), ...table.face.words, ...WORDS.values()];
  const room = Math.max(...usages.map(({ usage }) => usage.length)) + 4;
  const signs = table.face.legend(pen).map(([sign, meaning]) => `${padStart(sign, 6)}  ${meaning}`);
  table.terminal.print(
    '',
    ...beside('', table.face.answerHelp, width),
    '',
    ...usages.flatMap((word) => beside(`  ${pen.bold(padEnd(word.usage, room - 2))}`, word.help, width)),
    '',
    pen.bold('Signs'),
    ...inColumns(signs, width),
  );
  return 'stay';
}
