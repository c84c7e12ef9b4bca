/**
 * An open question: the answer is made up on the board or taken from the suggestions, the rules' verdict on it is there at
 * once, and one key gives it. Comma and full stop walk through the suggestions from anywhere.
 */
import type { Reason } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { useEffect, useRef } from 'react';
import { Chip, Key, RuleTag } from '../../design/index.ts';
import type { GameModule, OptionLabel, TableContext } from '../../games/module.ts';
import { isTyping } from '../../shell/typing.ts';
import { verdictOf } from './pending.ts';
import { s } from './words.ts';

interface OpenOptionsProps {
  readonly question: QuestionInfo;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly busy: boolean;
}

/** More than so many suggestions are walked through and not listed, if the game says nothing else. */
const MOST = 6;

type Answer = NonNullable<QuestionInfo['suggestions']>[number];

/** What is said in a word ("by chance") stands before places and ways, which are many. */
const wordsFirst = (answers: readonly Answer[]): readonly Answer[] => [
  ...answers.filter((answer) => typeof answer === 'string'),
  ...answers.filter((answer) => typeof answer !== 'string'),
];

export function OpenOptions({ question, context, module, busy }: OpenOptionsProps) {
  const { pending, propose, answer, confirm, explain } = context;
  const suggestions = wordsFirst(question.suggestions ?? []);
  const labelOf = (answer: Answer): OptionLabel =>
    module.answerLabel?.(question, { answer, verdict: verdictOf(question, answer, context.view, module) }, context) ?? {
      name: String(JSON.stringify(answer)),
    };
  const form = module.formFor?.(question.ask);
  const nothing = form !== undefined && suggestions.includes(null);
  const label = pending && labelOf(pending.answer);
  const reason = pending?.verdict.ok === false ? pending.verdict.reason : undefined;
  return (
    <>
      <Suggestions
        suggestions={suggestions}
        most={form === undefined ? (module.listed ?? MOST) : 0}
        chosen={pending?.answer}
        labelOf={labelOf}
        propose={propose}
      />
      <div className="keys">
        <p className="verdict" role="status" data-verdict={pending ? (reason ? 'no' : 'yes') : undefined}>
          {label === undefined ? (
            (form ?? module.questionText?.(question, context).pick ?? s('open.choose'))
          ) : (
            <Verdict label={label} reason={reason} explain={explain} />
          )}
        </p>
        {pending !== undefined && (
          <Key
            kind="primary"
            sign="tick"
            className="big"
            data-thing="screen:confirm"
            busy={busy}
            note={reason === undefined ? label?.note : undefined}
            blocked={reason && { text: explain(reason), rule: reason.rule }}
            onClick={() => void confirm()}
          >
            {label?.act ?? s('open.confirm')}
          </Key>
        )}
        {nothing && (
          <Key kind="ghost" onClick={() => void answer(null)}>
            {labelOf(null).name}
          </Key>
        )}
      </div>
    </>
  );
}

interface VerdictProps {
  readonly label: OptionLabel;
  readonly reason: Reason | undefined;
  readonly explain: TableContext['explain'];
}

/** What the answer is, unless the key says it; or why it cannot be. */
const Verdict = ({ label: { name, note }, reason, explain }: VerdictProps) =>
  reason === undefined ? (
    note !== name && name
  ) : (
    <>
      {explain(reason)} <RuleTag id={reason.rule} />
    </>
  );

interface SuggestionsProps {
  readonly suggestions: readonly Answer[];
  readonly most: number;
  readonly chosen: Answer | undefined;
  readonly labelOf: (answer: Answer) => OptionLabel;
  readonly propose: (answer: Answer) => void;
}

/** The first of them as chips; keys walk through all. */
function Suggestions({ suggestions, most, chosen, labelOf, propose }: SuggestionsProps) {
  const same = JSON.stringify(chosen);
  const at = suggestions.findIndex((each) => JSON.stringify(each) === same);
  const walk = (by: number) => {
    if (suggestions.length === 0) return;
    const from = at < 0 && by < 0 ? 0 : at;
    propose(suggestions[(from + by + suggestions.length) % suggestions.length]!);
  };
  useSuggestionKeys(walk);
  if (suggestions.length === 0 || most === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="options" role="group" aria-label={s('open.suggestions')}>
      {suggestions.slice(0, most).map((answer, i) => {
        const { name, note, icon } = labelOf(answer);
        return (
          <Chip
            key={JSON.stringify(answer)}
            data-suggestion={i}
            icon={icon}
            note={note === name ? undefined : note}
            pressed={i === at}
            onClick={() => propose(answer)}
          >
            {name}
          </Chip>
        );
      })}
      {suggestions.length > most && (
        <Chip note={s('open.more', { n: suggestions.length })} onClick={() => walk(1)}>
          {s('open.next')}
        </Chip>
      )}
    </div>
  );
}

function useSuggestionKeys(walk: (by: number) => void): void {
  const now = useRef(walk);
  now.current = walk;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if ((event.key !== ',' && event.key !== '.') || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      now.current(event.key === '.' ? 1 : -1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
