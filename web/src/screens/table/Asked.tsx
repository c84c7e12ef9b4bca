/** A question to this screen: in words, with what can be answered. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Chip, Key, PlayerMark, QuestionBar, RuleTag } from '../../design/index.ts';
import type { GameModule, OptionLabel, TableContext } from '../../games/module.ts';
import { HintKey } from './HintKey.tsx';
import { OpenOptions } from './OpenOptions.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { crumbs, s } from './words.ts';

interface AskedProps {
  readonly question: QuestionInfo;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly busy: boolean;
  /** Asks a bot what it would do; undefined where that is not for this table. */
  readonly hint: Table['hint'] | undefined;
}

interface Labelled {
  readonly id: string;
  readonly label: OptionLabel;
  readonly blocked: { readonly text: string; readonly rule: string } | undefined;
}

/** How much the options say in all: what no longer fits beside the question stands under it. */
const lengthOf = (options: readonly Labelled[]): number =>
  options.reduce((sum, { label, blocked }) => {
    const note = blocked?.text ?? (typeof label.note === 'string' ? label.note : '');
    // A long note wraps into a few lines.
    return sum + Math.max(label.name.length, Math.min(note.length / 2, 26)) + 5;
  }, 0);

export function Asked({ question, context, module, busy, hint }: AskedProps) {
  const text = module.questionText?.(question, context);
  const rule = text?.rule ?? question.rule;
  const labelled = useMemo(() => labelsOf(question, context, module), [question, context, module]);
  const inBar = labelled.filter(({ label }) => label.way !== 'pass' && (label.thing === undefined || label.bar));
  const bar = useRef<HTMLElement>(null);
  useKeyboardStart(bar, question.number);
  const { Choosing } = module;
  return (
    <QuestionBar
      ref={bar}
      lit
      data-question={question.number}
      data-ask={question.ask}
      data-thing="screen:question"
      aria-label={s('question')}
      className={inBar.length > 8 || lengthOf(inBar) > 130 ? 'many' : ''}
      crumb={crumbs([module.round(context).name, ...(text?.crumb ?? [])])}
      ask={
        <>
          <Whose seat={question.seat} context={context} module={module} />{' '}
          {text?.ask ?? context.explain({ say: `ask.${question.ask}`, args: question.about })}
        </>
      }
      hint={
        <>
          {text?.hint} {rule !== undefined && <RuleTag id={rule} />}
        </>
      }
    >
      <QuestionBody context={context} module={module} card={text?.card} />
      {Choosing && <Choosing {...context} />}
      {question.kind === 'open' ? (
        <OpenOptions question={question} context={context} module={module} busy={busy} />
      ) : (
        <>
          <BarOptions options={inBar} context={context} />
          <Keys options={labelled} context={context} busy={busy} pick={text?.pick} />
        </>
      )}
      {hint && <HintKey key={question.number} question={question} context={context} module={module} hint={hint} />}
    </QuestionBar>
  );
}

interface WhoseProps {
  readonly seat: number;
  readonly context: TableContext;
  readonly module: GameModule;
}

/** Several people at this screen: whose question it is stands before it. */
function Whose({ seat, context: { info, names, view }, module }: WhoseProps) {
  const colour = module.colours(info.options, names.length, view)[seat];
  if (colour === undefined || info.seats.filter(({ yours, kind }) => yours && kind === 'human').length < 2) return null;
  return (
    <span className="whose">
      <PlayerMark colour={colour} size={22} /> {names[seat]}:
    </span>
  );
}

const labelsOf = (question: QuestionInfo, context: TableContext, module: GameModule): Labelled[] =>
  (question.options ?? []).map((option) => ({
    id: option.id,
    label: module.optionLabel(question, option, context),
    blocked: option.blocked && { text: context.explain(option.blocked), rule: option.blocked.rule },
  }));

interface OptionsProps {
  readonly options: readonly Labelled[];
  readonly context: TableContext;
}

/** Options that stand in the bar; the others are things of the board. */
function BarOptions({ options, context: { answer, point } }: OptionsProps): ReactNode {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, not a form
    <div className="options" role="group" aria-label={s('options')}>
      {options.map(({ id, label, blocked }) => (
        <Chip
          key={id}
          data-option={id}
          icon={label.icon}
          note={blocked?.text ?? label.note}
          blocked={blocked}
          onClick={() => void answer(id)}
          onPointerEnter={() => label.thing && point(label.thing)}
          onPointerLeave={() => point(undefined)}
        >
          {label.name}
        </Chip>
      ))}
    </div>
  );
}

interface KeysProps extends OptionsProps {
  readonly busy: boolean;
  /** What is to be chosen, if not a lit space. */
  readonly pick: string | undefined;
}

/** The key that confirms what is chosen on the board, or a word on choosing; passing last. */
function Keys({ options, context, busy, pick }: KeysProps) {
  const { pending, answer, propose, confirm } = context;
  const ways = options.filter(({ label }) => label.way === 'pass');
  const elsewhere = options.filter(({ label }) => label.way !== 'pass' && label.thing !== undefined && !label.bar);
  const picked = options.find(({ id }) => id === pending?.answer);
  const open = elsewhere.filter(({ blocked }) => blocked === undefined).length;
  const inBar = options.some(
    ({ label, blocked }) => label.way !== 'pass' && (label.thing === undefined || label.bar) && blocked === undefined,
  );
  return (
    <div className="keys">
      {picked !== undefined ? (
        <Key
          kind="primary"
          sign="tick"
          className="big"
          data-thing="screen:confirm"
          busy={busy}
          note={picked.label.note}
          onClick={() => void confirm()}
        >
          {picked.label.act ?? picked.label.name}
        </Key>
      ) : (
        elsewhere.length > 0 &&
        (open > 0 || !inBar) && (
          <p className="pick">
            <b>{open > 0 ? (pick ?? s('choose.lit')) : s('choose.none')}</b>
            {pick === undefined && <small>{open > 0 ? s('choose.open', { n: open }) : s('choose.none.note')}</small>}
          </p>
        )
      )}
      {ways.map(({ id, label, blocked }) => (
        <Key
          key={id}
          kind="ghost"
          data-option={id}
          blocked={blocked}
          {...(label.note !== undefined && { note: label.note })}
          onClick={() => {
            propose(undefined);
            void answer(id);
          }}
        >
          {label.icon} {label.name}
        </Key>
      ))}
    </div>
  );
}

/**
 * Who answers by keyboard need not go looking: when options stand in the bar the focus comes to the first of them, and it
 * comes to the bar when the key that had it is gone. Nobody is pulled out of a dialog or a text field.
 */
function useKeyboardStart(bar: RefObject<HTMLElement | null>, number: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
  useEffect(() => {
    if (document.documentElement.dataset.by !== 'keys' || document.querySelector('dialog[open]') !== null) return;
    const at = document.activeElement;
    if (at instanceof HTMLInputElement) return;
    const option = bar.current?.querySelector<HTMLElement>('.options .chip:not([aria-disabled=true])');
    const lost = at === null || at === document.body;
    const first = option ?? (lost ? bar.current?.querySelector<HTMLElement>('button:not([aria-disabled=true])') : null);
    first?.focus();
  }, [bar, number]);
}
