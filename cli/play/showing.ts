/** Words that only show something: the question, the table, cards, the log, the rulebook, the count. */
import { search } from '@holotape/kernel';
import { isGameName, loadCatalog } from '@holotape/shelf';
import type { Asking, Card } from '../games/face.ts';
import { beside, listed, unbroken } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { narrate } from './narrator.ts';
import { canTake, findChoice } from './options.ts';
import type { Outcome } from './outcome.ts';
import { isHidden } from './privacy.ts';
import { showQuestion } from './question.ts';
import { entryLines } from './rulebook.ts';
import type { PlayTable } from './table.ts';

export function list(table: PlayTable, asking: Asking): Outcome {
  showQuestion(table, asking);
  return 'stay';
}

/** Without a word: everything that is shut, by reason. */
export function why(table: PlayTable, asking: Asking, rest: string): Outcome {
  const choices = asking.choices.filter(({ option }) => !isHidden(table, option));
  const shut = choices.filter((choice) => !canTake(choice));
  if (rest !== '' && rest !== '?') {
    // Who asks why means something that is shut, if there is such a thing.
    const found = [findChoice(shut, rest), findChoice(choices, rest)].map((each) =>
      'one' in each ? [each.one] : each.several,
    );
    const meant = found.find((each) => each.length > 0) ?? [];
    if (meant.length === 0) table.say(`Nothing here is called "${rest}".`);
    for (const { label, option } of meant)
      table.say(
        `${label.name}: ${option.blocked === undefined ? 'that is possible.' : table.reasonText(option.blocked)}`,
      );
    return 'stay';
  }
  if (shut.length === 0) table.say('Everything that could be chosen can be chosen.');
  for (const [reason, those] of Map.groupBy(shut, ({ option }) => table.reasonText(option.blocked!))) {
    const names = those.map(({ number, label }) =>
      unbroken([`[${number}]`, label.name, label.code].join(' ').trimEnd()),
    );
    table.terminal.print(...beside('', table.terminal.pen.bold(reason), table.terminal.width));
    table.terminal.print(...beside('  ', names.join(', '), table.terminal.width));
  }
  return 'stay';
}

export function look(table: PlayTable, asking: Asking, rest: string): Outcome {
  if (rest === '') {
    table.terminal.print('', ...table.screen(asking));
    return 'stay';
  }
  const { names } = table.company;
  const seat = table.seatCalled(rest);
  if (seat === undefined) throw new Trouble(`Nobody here is called "${rest}"; at the table: ${listed(names)}.`);
  const { canvas, company, game, face, session } = table;
  table.terminal.print(...face.tray(canvas, company, game, session.view(table.viewer), seat));
  return 'stay';
}

export function card(table: PlayTable, _asking: Asking, rest: string, kind?: Card['kind']): Outcome {
  const { canvas, face, game, session } = table;
  const all = face.cards(canvas, game, session).filter((each) => kind === undefined || each.kind === kind);
  const wanted = rest.toLowerCase();
  if (wanted === '') throw new Trouble(`Which one? ${face.examples.card}.`);
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

export function log(table: PlayTable, _asking: Asking, rest: string): Outcome {
  const words = rest.split(' ').filter(Boolean);
  const number = words.find((word) => /^\d+$/.test(word));
  const odd = words.find((word) => word !== number && word !== '-r');
  if (odd !== undefined) throw new Trouble(`"log" takes a number of lines and -r for the rules, not "${odd}".`);
  const entries = table.log().slice(-(number === undefined ? LOG_LINES : Math.max(1, Number(number))));
  table.terminal.print(...narrate(table.telling(words.includes('-r')), entries));
  return 'stay';
}

const MOST_RULES = 8;

export function rules(table: PlayTable, _asking: Asking, rest: string): Outcome {
  if (!isGameName(table.game.id)) throw new Trouble('This game has no rulebook.');
  if (rest === '') throw new Trouble(`Look up what? ${table.face.examples.rules}.`);
  const found = search(loadCatalog(table.game.id), rest);
  if (found.length === 0) throw new Trouble(`The rulebook does not mention "${rest}".`);
  table.terminal.print(...found.slice(0, MOST_RULES).flatMap((entry) => entryLines(table.canvas, entry)));
  if (found.length > MOST_RULES)
    table.say(`... and ${found.length - MOST_RULES} more: say another word to narrow it down.`);
  return 'stay';
}

export function score(table: PlayTable): Outcome {
  const { canvas, company, game, face, session } = table;
  table.terminal.print('', ...face.score(canvas, company, game, session.view(table.viewer)));
  return 'stay';
}
