/** Tells the rulebook which rules have to do with what is going on: what is asked, what is barred, what has just happened. */
import { useEffect } from 'react';
import type { GameModule, TableContext } from '../../games/module.ts';
import { noteInPlay } from '../../shell/in-play.ts';
import { capital } from './log-parts.ts';

/** Further back it is no longer now. */
const LINES = 80;

export function useNotedInPlay(context: TableContext, module: GameModule): void {
  useEffect(() => {
    noteInPlay({ game: module.id, title: context.info.title, says: (rules) => toldBy(rules, context, module) });
  }, [context, module]);
}

interface Told {
  readonly rule: string;
  readonly text: string;
}

function toldBy(rules: ReadonlySet<string>, context: TableContext, module: GameModule): Told[] {
  const { question, log, explain } = context;
  const isMeant = (rule: string | undefined): rule is string => rule !== undefined && rules.has(rule);
  const asked: Told[] =
    question !== null && isMeant(question.rule)
      ? [
          {
            rule: question.rule,
            text: module.questionText?.(question, context).ask ?? explain({ say: `ask.${question.ask}` }),
          },
        ]
      : [];
  const barred = (question?.options ?? []).flatMap((option): Told[] => {
    const { blocked } = option;
    if (blocked === undefined || !isMeant(blocked.rule)) return [];
    return [
      { rule: blocked.rule, text: `${module.optionLabel(question!, option, context).name}: ${explain(blocked)}` },
    ];
  });
  const happened = log
    .slice(-LINES)
    .toReversed()
    .flatMap((line): Told[] => (isMeant(line.rule) ? [{ rule: line.rule, text: capital(explain(line)) }] : []));
  return [...asked, ...barred, ...happened];
}
