/** What the rules say of an answer before it is given. */
import type { Answer, Checked } from '@holotape/kernel/play';
import { checkOpenAnswer } from '@holotape/skirmish/queries/open-answers';
import type { SkirmishView } from '@holotape/skirmish/view';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { aboutOf } from './asked.ts';
import { positionOf } from './table.tsx';

export const check = (question: QuestionInfo, answer: Answer, view: SkirmishView): Checked =>
  checkOpenAnswer(positionOf(view), { ask: question.ask, ...aboutOf(question) }, answer);
