/** Asking bots: why they did something, and what they would do in one's place. */
import { type BotName, makeBot } from '@holotape/bots';
import { hintFor, isAccountedFor, reasonsFor } from '@holotape/bots/reasons';
import { type Answer, type Because, randomFrom, type Seat } from '@holotape/kernel';
import type { Asking } from '../games/face.ts';
import { beside } from '../terminal/text.ts';
import { Trouble } from '../terminal/trouble.ts';
import { canTake } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { PlayTable } from './table.ts';

/** So many decisions are remembered. */
const REMEMBERED = 4;

/** Before a bot's answer is given: it may be asked about it later. */
export function remember(table: PlayTable, seat: Seat, bot: BotName, answer: Answer): void {
  const { session } = table;
  if (!isAccountedFor(session)) return;
  table.decided = [...table.decided, { seat, bot, answer, session: session.fork() }].slice(-REMEMBERED);
}

const wordsOf = (table: PlayTable, because: readonly Because[]): string =>
  because.map((each) => table.reasonText(each)).join(' ');

/** Why the bots did what they did last. */
export function reasons(table: PlayTable): Outcome {
  const { pen, width } = table.canvas;
  if (table.decided.length === 0) table.say('No bot has decided anything lately that everybody saw.');
  for (const { seat, bot, answer, session } of table.decided) {
    const about = table.reasonText({ say: `reason.ask.${session.question!.ask}` });
    const because = wordsOf(table, reasonsFor(session, seat, bot, answer));
    table.terminal.print(...beside(pen.bold(`${table.company.names[seat]}, ${about.toLowerCase()}: `), because, width));
  }
  return 'stay';
}

/** What a steady bot would answer, and why. Alone with bots only: nobody else has to do without. */
export function hint(table: PlayTable, { question, seat, choices }: Asking): Outcome {
  if (table.people.length > 1) throw new Trouble('No hints while others play: they would have to do without.');
  if (question === undefined || question.kind === 'chance') throw new Trouble('There is nothing to decide just now.');
  const random = randomFrom(`hint ${table.session.logged}`);
  const { answer, because } = hintFor(table.session, seat, makeBot('greedy', random), random);
  const id = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const choice = choices.filter(canTake).find(({ option }) => option.id === id);
  const what = choice === undefined ? JSON.stringify(answer) : `[${choice.number}] ${choice.label.name}`;
  table.say(`A steady hand would take ${what}. ${wordsOf(table, because)}`);
  return 'stay';
}
