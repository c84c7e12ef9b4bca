/** The one place where the table asks: what, why, where in the round, and what can be answered. */
import type { PublicAsk, QuestionInfo } from '@holotape/table/spoken/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Chip, Key, KeyLink, PlayerMark, QuestionBar, RuleTag } from '../../design/index.ts';
import type { GameModule, OptionLabel, TableContext } from '../../games/module.ts';
import { useNow } from '../../shell/now.ts';
import { awaited, BackAgain, playedForMe, SomebodyAway } from './Away.tsx';
import { DiceEntry } from './DiceEntry.tsx';
import { Nudge } from './Nudge.tsx';
import { clock, listNames, s } from './words.ts';

interface QuestionProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly busy: boolean;
  /** When it began to wait (ms since 1970), and what others are asked, where everybody may know it. */
  readonly since: number;
  readonly asks: PublicAsk | null;
  /** Reminds whoever plays that seat; undefined where nobody else could be. */
  readonly remind: Table['remind'] | undefined;
  /** A question waits behind the door for this seat. */
  readonly passTo: number | undefined;
  readonly openDoor: () => void;
  /** Leads back to the count of a finished game. */
  readonly backToCount: (() => void) | undefined;
}

interface Labelled {
  readonly id: string;
  readonly label: OptionLabel;
  readonly blocked: { readonly text: string; readonly rule: string } | undefined;
}

export function Question(props: QuestionProps) {
  const { context, module, passTo, openDoor } = props;
  const { question } = context;
  if (passTo !== undefined)
    return (
      <QuestionBar lit={false} ask={s('door.asked', { name: context.names[passTo] ?? '' })} aria-label={s('question')}>
        <div className="keys">
          <Key kind="primary" onClick={openDoor}>
            {s('door.pass')}
          </Key>
        </div>
      </QuestionBar>
    );
  if (context.info.status !== 'playing') return <Ended {...props} />;
  const mine = playedForMe(context);
  if (mine !== undefined) return <BackAgain context={context} seat={mine} />;
  const away = question === null ? awaited(context) : undefined;
  if (away !== undefined) return <SomebodyAway key={away} context={context} seat={away} />;
  if (question === null) return <Waiting {...props} />;
  if (question.kind === 'chance') return <DiceEntry question={question} context={context} module={module} />;
  return <Asked {...props} question={question} />;
}

/** How much the options say in all: what no longer fits beside the question stands under it. */
const lengthOf = (options: readonly Labelled[]): number =>
  options.reduce((sum, { label, blocked }) => {
    const note = blocked?.text ?? (typeof label.note === 'string' ? label.note : '');
    // A long note wraps into a few lines.
    return sum + Math.max(label.name.length, Math.min(note.length / 2, 26)) + 5;
  }, 0);

const crumbs = (parts: readonly string[]): ReactNode => parts.filter(Boolean).join(' › ');

/** A question to this screen. */
function Asked({ question, context, module, busy }: QuestionProps & { readonly question: QuestionInfo }) {
  const { pending, explain, answer, propose, confirm, info, names, view } = context;
  // Several people at this screen: whose question it is stands before it.
  const shared = info.seats.filter(({ yours, kind }) => yours && kind === 'human').length > 1;
  const colours = module.colours(info.options, names.length, view);
  const text = module.questionText?.(question, context);
  const rule = text?.rule ?? question.rule;
  const options: Labelled[] = (question.options ?? []).map((option) => ({
    id: option.id,
    label: module.optionLabel(question, option, context),
    blocked: option.blocked && { text: explain(option.blocked), rule: option.blocked.rule },
  }));
  const ways = options.filter(({ label }) => label.way === 'pass');
  const inBar = options.filter(({ label }) => label.way !== 'pass' && (label.thing === undefined || label.bar));
  const elsewhere = options.filter(({ label }) => label.way !== 'pass' && label.thing !== undefined && !label.bar);
  const picked = options.find(({ id }) => id === pending?.answer);
  const open = elsewhere.filter(({ blocked }) => blocked === undefined).length;
  const { Choosing } = module;
  const round = module.round(context);
  const bar = useRef<HTMLElement>(null);
  useKeyboardStart(bar, question.number);
  return (
    <QuestionBar
      ref={bar}
      lit
      data-question={question.number}
      data-ask={question.ask}
      data-thing="screen:question"
      aria-label={s('question')}
      className={inBar.length > 8 || lengthOf(inBar) > 130 ? 'many' : ''}
      crumb={crumbs([round.name, ...(text?.crumb ?? [])])}
      ask={
        <>
          {shared && colours[question.seat] && (
            <span className="whose">
              <PlayerMark colour={colours[question.seat]!} size={22} /> {names[question.seat]}:
            </span>
          )}{' '}
          {text?.ask ?? explain({ say: `ask.${question.ask}`, args: question.about })}
        </>
      }
      hint={
        <>
          {text?.hint} {rule !== undefined && <RuleTag id={rule} />}
        </>
      }
    >
      {Choosing && <Choosing {...context} />}
      {inBar.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: chips, not a form
        <div className="options" role="group" aria-label={s('options')}>
          {inBar.map(({ id, label, blocked }) => (
            <Chip
              key={id}
              data-option={id}
              icon={label.icon}
              note={blocked?.text ?? label.note}
              blocked={blocked}
              onClick={() => void answer(id)}
              onPointerEnter={() => label.thing && context.point(label.thing)}
              onPointerLeave={() => context.point(undefined)}
            >
              {label.name}
            </Chip>
          ))}
        </div>
      )}
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
          elsewhere.length > 0 && (
            <p className="pick">
              <b>{open > 0 ? s('choose.lit') : s('choose.none')}</b>
              <small>{open > 0 ? s('choose.open', { n: open }) : s('choose.none.note')}</small>
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
    </QuestionBar>
  );
}

/**
 * Who answers by keyboard need not go looking: when options stand in the bar the focus comes to the first of them, and it
 * comes to the bar when the key that had it is gone. Nobody is pulled out of a dialog or a text field.
 */
function useKeyboardStart(bar: React.RefObject<HTMLElement | null>, number: number): void {
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

/** The table has ended; the board may still be looked at. */
function Ended({ context, backToCount }: QuestionProps) {
  const { info } = context;
  return (
    <QuestionBar lit={false} aria-label={s('question')} ask={s(info.status === 'over' ? 'over.ask' : 'abandoned.ask')}>
      <div className="keys">
        <KeyLink kind="ghost" sign="play" to={`/replay/${info.id}`}>
          {s('end.replay')}
        </KeyLink>
        {backToCount && (
          <Key kind="primary" sign="flag" onClick={backToCount}>
            {s('end.count')}
          </Key>
        )}
      </div>
    </QuestionBar>
  );
}

/** Nobody here is asked: for whom we wait, how long, and when it is this person's turn. */
function Waiting({ context, module, since, asks, remind }: QuestionProps) {
  const { waits, names, info, seat, watching } = context;
  const { Habits } = module;
  const round = module.round(context);
  const step = round.steps.find(({ state }) => state === 'now')?.name ?? '';
  const seats = waits.filter((who): who is number => who !== 'chance');
  const bots = seats.length > 0 && seats.every((who) => info.seats[who]?.kind === 'bot');
  const then = listNames(
    (module.next?.(context) ?? []).map((each) => (each === seat ? s('wait.you') : (names[each] ?? ''))),
  );
  const who =
    seats.length === 0
      ? s(waits.length > 0 ? 'wait.dice' : 'wait.waiting')
      : bots
        ? s('wait.bot', { name: listNames(seats.map((each) => names[each] ?? '')) })
        : s('wait.for', { names: listNames(seats.map((each) => names[each] ?? '')) });
  const what = seats.length > 0 && asks !== null ? module.waitsFor?.(asks.ask) : undefined;
  return (
    <QuestionBar
      lit={false}
      aria-label={s('question')}
      className="waiting"
      crumb={crumbs([round.name, step])}
      ask={
        <>
          {what === undefined || bots ? who : `${who} ${what}`}
          {seats.length > 0 && !bots && <Clock since={since} />}
        </>
      }
      hint={
        <>
          {watching || seat === 'public' ? s('wait.watching') : then.length > 0 && s('wait.then', { names: then })}{' '}
          {what !== undefined && asks?.rule !== undefined && <RuleTag id={asks.rule} />}
        </>
      }
    >
      {Habits && !watching && <Habits {...context} />}
      {remind && !watching && <Nudge context={context} since={since} remind={remind} />}
    </QuestionBar>
  );
}

/** Counts up; not read aloud. */
function Clock({ since }: { readonly since: number }) {
  const now = useNow();
  return <span aria-hidden="true">, {clock(now - since)}</span>;
}
