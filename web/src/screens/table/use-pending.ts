import type { Answer } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { GameModule, PendingAnswer } from '../../games/module.ts';
import { play } from '../../settings/sound.ts';
import { verdictOf } from './pending.ts';

/** The pending answer of a question. Another question: another answer. */
export function usePending(question: QuestionInfo | null, view: unknown, module: GameModule) {
  const [made, setMade] = useState<{ readonly number: number; readonly answer: Answer }>();
  const number = question?.number;
  const answer = made !== undefined && made.number === number ? made.answer : undefined;
  const pending = useMemo(
    (): PendingAnswer | undefined =>
      question === null || answer === undefined
        ? undefined
        : { answer, verdict: verdictOf(question, answer, view, module) },
    [question, answer, view, module],
  );
  const propose = useCallback(
    (next: Answer | undefined) => {
      if (next !== undefined) play('tap');
      setMade(next === undefined || number === undefined ? undefined : { number, answer: next });
    },
    [number],
  );
  return { pending, propose };
}
