/** Verdicts on answers that were not given yet, what was decided with the answer before, and what need not be asked. Pure. */
import type { Answer, Checked } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp, GameModule, TableContext } from '../../games/module.ts';
import { onlyChoice } from './choices.ts';

const GOOD: Checked = { ok: true };
/** Nothing of the kind is on offer: as if it had been refused. */
const NOT_OFFERED: Checked = { ok: false, reason: { rule: '', say: 'line.nothing-asked' } };

/** What the rules say of an answer before it is given. The table has the last word. */
export function verdictOf(
  question: QuestionInfo,
  answer: Answer,
  view: unknown,
  module: Pick<GameModule, 'check'>,
): Checked {
  if (question.kind === 'open') return module.check?.(question, answer, view) ?? GOOD;
  const option = question.options?.find(({ id }) => id === answer);
  if (option === undefined) return NOT_OFFERED;
  return option.blocked === undefined ? GOOD : { ok: false, reason: option.blocked };
}

/** What was decided with an answer: for the question that comes next, and for no other. */
export class Decided {
  #with: number | undefined;
  #next: number | undefined;
  #then: FollowUp | undefined;

  /** Remembers what an answer to this question decides. */
  decide({ number }: QuestionInfo, then: FollowUp | undefined): void {
    this.#with = number;
    this.#next = undefined;
    this.#then = then;
  }

  /** What was decided was answered: what follows it is for the question after this one. */
  goOn(question: QuestionInfo): void {
    if (this.answerTo(question) !== undefined) this.decide(question, this.#then?.next);
  }

  /** The answer to this question, if it was decided with the one before. */
  answerTo(question: QuestionInfo): Answer | undefined {
    const { number, ask } = question;
    if (this.#then === undefined || number === this.#with) return undefined;
    this.#next ??= number;
    return this.#next === number && ask === this.#then.ask && isOffered(question, this.#then.answer)
      ? this.#then.answer
      : undefined;
  }
}

const isOffered = ({ kind, options = [] }: QuestionInfo, answer: Answer): boolean =>
  kind === 'open' || options.some(({ id, blocked }) => id === answer && blocked === undefined);

/** What need not be asked: a habit of the device, or the only choice there is where there is nothing to look at. */
export function answeredAlready(
  question: QuestionInfo,
  view: unknown,
  module: Pick<GameModule, 'habit' | 'isLookedAt'>,
  skipOnlyChoice: boolean,
): Answer | undefined {
  const isSkipped = skipOnlyChoice && !module.isLookedAt?.(question, view);
  return module.habit?.(question, view) ?? (isSkipped ? onlyChoice(question) : undefined);
}

type Answering = Pick<TableContext, 'answer' | 'pending' | 'propose' | 'confirm' | 'inHand' | 'take'>;

/** Somebody who only looks on. */
export const NOTHING_TO_ANSWER: Answering = {
  answer: () => Promise.resolve({ say: 'line.nothing-asked' }),
  pending: undefined,
  propose: () => {},
  confirm: () => Promise.resolve({ say: 'line.nothing-asked' }),
  inHand: undefined,
  take: () => {},
};
