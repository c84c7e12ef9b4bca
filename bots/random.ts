/** Any answer that is allowed, each as likely as the next. */
import { type Answer, below, type Random } from '@holotape/kernel';
import type { Thinking } from './thinking.ts';

export function randomly({ asking }: Pick<Thinking, 'asking'>, random: Random): Answer {
  const { answers } = asking;
  return answers.length === 1 ? answers[0]! : answers[below(random, answers.length)]!;
}
