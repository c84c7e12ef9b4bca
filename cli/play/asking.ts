/** A question with its choices, as they are offered at this table. */
import type { Choice, Open, Option, Question, Seat, Together } from '@holotape/kernel';
import type { Asking } from '../games/face.ts';
import { isHidden } from './privacy.ts';
import type { PlayTable } from './table.ts';

/** What the seat can say to a question. An open question offers what it suggests, written as JSON. */
function optionsFor(question: Choice | Together | Open, seat: Seat): readonly Option[] {
  switch (question.kind) {
    case 'choice':
      return question.options();
    case 'together':
      return question.options(seat);
    case 'open':
      return question.suggest().map((answer) => ({ id: JSON.stringify(answer) }));
  }
}

export function askingOf(table: PlayTable, question: Question, seat: Seat): Asking {
  if (question.kind === 'chance') return { question, seat, choices: [] };
  const { face, session, company } = table;
  const options = optionsFor(question, seat);
  // What is hidden comes last: nobody can tell from the numbers that there is more.
  const place = (option: Option) => (isHidden(table, option) ? 2 : option.blocked === undefined ? 0 : 1);
  const sorted = options.toSorted((a, b) => place(a) - place(b));
  const choices = sorted.map((option, i) => ({
    number: i + 1,
    option,
    label: face.label(session, question, option, company.names),
  }));
  return { question, seat, choices };
}
