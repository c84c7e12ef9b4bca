/** The one place where the table asks: what, why, where in the round, and what can be answered. */
import type { PublicAsk } from '@holotape/table/spoken/protocol';
import type { Table } from '../../client/use-table.ts';
import { Key, KeyLink, QuestionBar, RuleTag } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { useNow } from '../../shell/now.ts';
import { Asked } from './Asked.tsx';
import { awaited, BackAgain, playedForMe, SomebodyAway } from './Away.tsx';
import { DiceEntry } from './DiceEntry.tsx';
import { Nudge } from './Nudge.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { clock, crumbs, listNames, s } from './words.ts';

interface QuestionProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly busy: boolean;
  /** When it began to wait (ms since 1970), and what others are asked, where everybody may know it. */
  readonly since: number;
  readonly asks: PublicAsk | null;
  /** Reminds whoever plays that seat; undefined where nobody else could be. */
  readonly remind: Table['remind'] | undefined;
  /** Asks a bot what it would do; undefined where that is not for this table. */
  readonly hint: Table['hint'] | undefined;
  /** A question waits behind the door for this seat. */
  readonly passTo: number | undefined;
  readonly openDoor: () => void;
  /** Leads back to the count of a finished game. */
  readonly backToCount: (() => void) | undefined;
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
  // Whoever plays at the table within this one is not away.
  const isInside = context.info.inner !== undefined;
  const away = question === null && !isInside ? awaited(context) : undefined;
  if (away !== undefined) return <SomebodyAway key={away} context={context} seat={away} />;
  if (question === null) return <Waiting {...props} />;
  if (question.kind === 'chance') return <DiceEntry question={question} context={context} module={module} />;
  return <Asked question={question} context={context} module={module} busy={props.busy} hint={props.hint} />;
}

/** The table has ended; the board may still be looked at. */
function Ended({ context, backToCount }: QuestionProps) {
  const { info } = context;
  return (
    <QuestionBar lit={false} aria-label={s('question')} ask={s(info.status === 'over' ? 'over.ask' : 'abandoned.ask')}>
      <div className="keys">
        {info.within !== undefined && (
          <KeyLink sign="left" to={`/table/${info.within}`}>
            {s('end.within')}
          </KeyLink>
        )}
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
      <QuestionBody context={context} module={module} card={undefined} />
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
