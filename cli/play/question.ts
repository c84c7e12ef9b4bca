/** A question on the screen: its sentence, and what can be answered. */
import { sentence } from '@holotape/kernel';
import type { Asking, Numbered } from '../games/face.ts';
import { beside, capital, unbroken, wrap } from '../terminal/text.ts';
import { canTake, GAP, optionName } from './options.ts';
import { isHidden } from './privacy.ts';
import type { PlayTable } from './table.ts';

/** Lines that stand below the list: a note, a blank one, the prompt and what else. */
const BELOW = 5;

/** The question when it comes up: after the table, if people want to see it, and shorter if both do not fit. */
export function putQuestion(table: PlayTable, asking: Asking): void {
  const { terminal, canvas, face } = table;
  const isOnTable = asking.question !== undefined && face.wantsScreen(asking.question, table.session);
  const known = asking.choices.filter(({ option }) => !isHidden(table, option));
  const open = known.filter(canTake);
  const screen = isOnTable ? table.screen(asking) : [];
  const list = listOf(table, asking);
  if (isOnTable) terminal.print('', ...screen);
  terminal.print('', ...headOf(table, asking));
  if (isOnTable && terminal.rows !== undefined && screen.length + list.length + BELOW > terminal.rows) {
    terminal.print(...shortList(table, open));
    return;
  }
  terminal.print(...list);
  const shut = known.length - open.length;
  if (isOnTable && shut > 0) terminal.print(canvas.pen.dim(`  ${shut} more not possible now: "why?" says why.`));
}

/** The question again, with every choice in words. */
export function showQuestion(table: PlayTable, asking: Asking): void {
  table.terminal.print('', ...headOf(table, asking), ...listOf(table, asking));
}

function headOf({ canvas, face, game, company, session }: PlayTable, { question, seat }: Asking): string[] {
  if (question === undefined) return ['Nothing is asked any more.'];
  const { pen, width } = canvas;
  const about = { ...question.detail?.about, seat };
  const text = capital(sentence(game.texts, game.content, company.names, `ask.${question.ask}`, about));
  const mark = face.mark(pen, session.view('public'), seat);
  return wrap(`${mark} ${pen.bold(`${company.names[seat]}:`)} ${pen.bold(text)}`, width, '  ');
}

function listOf(table: PlayTable, asking: Asking): string[] {
  const { canvas, face, company, session } = table;
  const choices = asking.choices.filter((choice) => canTake(choice) && !isHidden(table, choice.option));
  return face.choices(canvas, company, session, { ...asking, choices });
}

/** On a low screen the numbers on the board have to do. */
function shortList({ canvas, face }: PlayTable, open: readonly Numbered[]): string[] {
  const { pen, width } = canvas;
  const spaces = open.filter(({ option }) => face.isOnScreen(option));
  const names = open
    .filter(({ option }) => !face.isOnScreen(option))
    .map(({ number, label }) => optionName(canvas, number, label));
  const range = pen.ink(`[${spaces[0]?.number}-${spaces.at(-1)?.number}]`, 'bold', 'yellowBright');
  const numbered = spaces.length > 0 ? [unbroken(`${range} as numbered above`)] : [];
  return [
    ...beside('  ', [...numbered, ...names].join(GAP), width),
    pen.dim('  "list" says it in words, "why?" why not, "help" the rest'),
  ];
}
