/** The lobby's question: who is ready, for whom it waits, and whether to begin. */
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useEffect, useState } from 'react';
import { ownSeats, roomBeside } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { Key, type PlayerColour, QuestionBar } from '../../design/index.ts';
import { listNames, t } from '../../text/index.ts';
import { heldFor } from '../new-table/open.ts';
import { STAND_IN } from '../new-table/wish.ts';
import type { Run } from './acts.ts';

interface BarProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly colours: readonly PlayerColour[];
  readonly busy: boolean;
  readonly run: Run;
  readonly remind: Table['remind'];
}

/** Who has sat down, who of them is ready, and for whom it waits. */
interface Muster {
  readonly seated: number;
  readonly ready: number;
  /** Seats without anybody, and of people without a tick. */
  readonly open: readonly number[];
  readonly unready: readonly number[];
}

function musterOf({ seats }: TableInfo): Muster {
  const of = (isSo: (seat: TableInfo['seats'][number]) => boolean) =>
    seats.flatMap((seat, at) => (isSo(seat) ? [at] : []));
  const open = of(({ kind }) => kind === 'open');
  const unready = of(({ kind, ready }) => kind === 'human' && !ready);
  return { seated: seats.length - open.length, ready: seats.length - open.length - unready.length, open, unready };
}

/** Where the lobby stands: how many are ready, and what keeps the others. */
function crumbOf(info: TableInfo, names: readonly string[], { seated, ready, open, unready }: Muster): string {
  const thinking = unready.filter((at) => !info.seats[at]!.yours);
  const kept = [
    ...thinking.map((at) => t(info.seats[at]!.present ? 'lobby.who.thinks' : 'lobby.who.away', { name: names[at]! })),
    ...open.flatMap((at) => {
      const name = heldFor(info.id, at);
      return name === undefined ? [] : [t('lobby.who.missing', { name })];
    }),
  ];
  const parts = [t('lobby'), t('lobby.are-ready', { n: ready, of: seated }), kept.join(', ')];
  return parts.filter((part) => part !== '').join(' › ');
}

export function LobbyBar(props: BarProps) {
  const { info, names } = props;
  const muster = musterOf(info);
  const crumb = crumbOf(info, names, muster);
  const sits = ownSeats(info).length > 0;
  if (info.host) return <HostBar {...props} muster={muster} crumb={crumb} />;
  if (sits) return <GuestBar {...props} muster={muster} crumb={crumb} />;
  if (muster.open.length > 0 && !info.closed) return <FreeSeatBar {...props} muster={muster} crumb={crumb} />;
  if (roomBeside(info).length > 0) return <BesideBar {...props} muster={muster} crumb={crumb} />;
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit={false}
      crumb={crumb}
      ask={t('lobby.waiting')}
      hint={t(info.closed ? 'lobby.hint.closed' : 'lobby.hint.watch')}
    />
  );
}

interface OneBarProps extends BarProps {
  readonly muster: Muster;
  readonly crumb: string;
}

/** Somebody else who is at a screen and could tick. */
const isAskable = ({ yours, present }: TableInfo['seats'][number]): boolean => !yours && present;

const colourOf = (colours: readonly PlayerColour[], at: number): string =>
  t(`colour.${colours[at] ?? 'violet'}`).toLowerCase();

/** One's own tick, to set and to take away. */
function Tick({
  info,
  busy,
  run,
  asked = false,
}: Pick<BarProps, 'info' | 'busy' | 'run'> & { readonly asked?: boolean }) {
  const own = ownSeats(info);
  if (own.length === 0) return null;
  const ready = own.every((at) => info.seats[at]!.ready);
  return (
    <Key
      kind={asked && !ready ? 'primary' : 'ghost'}
      sign={ready ? 'clock' : 'tick'}
      busy={busy}
      note={t(ready ? 'lobby.untick.note' : 'lobby.tick.note')}
      onClick={() => void run({ do: 'ready', ready: !ready })}
    >
      {t(ready ? 'lobby.untick' : 'lobby.tick')}
    </Key>
  );
}

/** Whoever is here without a tick is asked before it begins; who was asked is not asked again. */
function useBegin({ info, run, remind, muster: { open, unready } }: OneBarProps) {
  const [asked, setAsked] = useState<readonly number[]>([]);
  const toAsk =
    ownSeats(info).length === 0 ? [] : unready.filter((at) => isAskable(info.seats[at]!) && !asked.includes(at));
  const begin = async () => {
    if (toAsk.length === 0) await run({ do: 'start', ...(open.length > 0 && { fill: STAND_IN }) });
    else {
      setAsked([...asked, ...toAsk]);
      await Promise.all(toAsk.map((at) => remind(at)));
    }
  };
  return { begin, toAsk, isAsked: asked.some((at) => unready.includes(at)) };
}

/** Who is missing or has no tick, as the host's bar names them. */
function awaitedIn({ info, names, colours, muster: { open, unready } }: OneBarProps) {
  const unticked = unready.map((at) => (info.seats[at]!.yours ? t('lobby.you') : names[at]!));
  const empty = listNames(open.map((at) => colourOf(colours, at)));
  return {
    empty,
    all: open.length === 0 && unready.length === 0,
    others: listNames(unready.filter((at) => !info.seats[at]!.yours).map((at) => names[at]!)),
    awaited: listNames([...unticked, ...open.map((at) => heldFor(info.id, at) ?? colourOf(colours, at))]),
    why: [
      ...(open.length > 0 ? [t('lobby.everyone.open', { empty })] : []),
      ...(unready.length > 0 ? [t('lobby.everyone.ticks', { names: listNames(unticked) })] : []),
    ].join(' '),
  };
}

function HostBar(props: OneBarProps) {
  const { info, names, busy, run, crumb } = props;
  const { open } = props.muster;
  const { begin, toAsk, isAsked } = useBegin(props);
  const { empty, all, others, awaited, why } = awaitedIn(props);
  const notes = [
    ...(open.length > 0 ? [t('lobby.begin.note', { empty, n: open.length })] : []),
    ...(toAsk.length > 0
      ? [t('lobby.begin.asks', { names: listNames(toAsk.map((at) => names[at]!)), n: toAsk.length })]
      : others !== ''
        ? [t('lobby.begin.without', { names: others })]
        : []),
  ];
  const hint = all
    ? t('lobby.hint.all')
    : open.length > 0
      ? t('lobby.hint.some', { empty, n: open.length })
      : t(isAsked ? 'lobby.hint.asked' : 'lobby.hint.waits', { names: others });
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit
      crumb={crumb}
      ask={all ? t('lobby.ask.all') : t('lobby.ask.some', { names: awaited })}
      hint={hint}
    >
      <Tick info={info} busy={busy} run={run} />
      <WithEveryone {...{ all, awaited, why, busy }} begin={() => void run({ do: 'start', everyone: true })} />
      {!all && (
        <Key
          kind="primary"
          sign="play"
          busy={busy}
          note={notes.join(', ') || t('lobby.begin.all')}
          onClick={() => void begin()}
        >
          {t(isAsked ? 'lobby.begin.anyway' : 'lobby.begin')}
        </Key>
      )}
    </QuestionBar>
  );
}

interface WithEveryoneProps {
  readonly all: boolean;
  readonly awaited: string;
  readonly why: string;
  readonly busy: boolean;
  readonly begin: () => void;
}

/** "With everyone" is a promise: it begins by itself with the last tick. */
function WithEveryone({ all, awaited, why, busy, begin }: WithEveryoneProps) {
  const [promised, setPromised] = useState(false);
  const kept = promised && all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last tick is what begins it, once
  useEffect(() => {
    if (kept) begin();
  }, [kept]);
  return (
    <Key
      kind={all ? 'primary' : promised ? 'enamel' : 'plain'}
      sign={promised && !all ? 'clock' : 'play'}
      busy={busy && all}
      aria-pressed={all ? undefined : promised}
      note={
        all ? t('lobby.begin.all') : t(promised ? 'lobby.everyone.promised' : 'lobby.everyone.note', { names: awaited })
      }
      title={all ? undefined : why}
      onClick={() => (all ? begin() : setPromised(!promised))}
    >
      {t('lobby.everyone')}
    </Key>
  );
}

/** What becomes of the seat: with others at it, they play on. */
function leaveNote(info: TableInfo, names: readonly string[]): string {
  const [at] = ownSeats(info);
  const { beside = [], yourPlace } = info.seats[at!]!;
  if (yourPlace !== undefined) return t('lobby.beside.leave', { name: names[at!]! });
  return beside.length > 0 ? t('lobby.beside.leave', { name: beside[0]!.name }) : t('lobby.leave.note');
}

function GuestBar({ info, names, busy, run, muster, crumb }: OneBarProps) {
  const ready = ownSeats(info).every((at) => info.seats[at]!.ready);
  const there = names.filter((_, at) => !muster.open.includes(at));
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit={!ready}
      crumb={crumb}
      ask={t(ready ? 'lobby.waiting' : 'lobby.ask.you')}
      hint={ready ? t('lobby.hint.guest', { names: listNames(there) }) : t('lobby.hint.you')}
    >
      <Key kind="ghost" sign="door" busy={busy} note={leaveNote(info, names)} onClick={() => void run({ do: 'leave' })}>
        {t('lobby.leave')}
      </Key>
      <Tick info={info} busy={busy} run={run} asked />
    </QuestionBar>
  );
}

/** No seat is free, but there is room beside somebody. */
function BesideBar({ info, names, busy, run, crumb }: OneBarProps) {
  const seats = roomBeside(info);
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit
      crumb={crumb}
      ask={t('lobby.beside.ask', { name: listNames(seats.map((at) => names[at]!)) })}
      hint={t('lobby.hint.sit')}
    >
      {seats.map((at) => (
        <Key
          key={at}
          kind="primary"
          sign="people"
          busy={busy}
          note={t('lobby.beside.note')}
          onClick={() => void run({ do: 'beside', seat: at })}
        >
          {t('lobby.beside.sit', { name: names[at]! })}
        </Key>
      ))}
    </QuestionBar>
  );
}

/** Somebody who has come and could sit down. */
function FreeSeatBar({ colours, busy, run, muster, crumb }: OneBarProps) {
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit
      crumb={crumb}
      ask={t('lobby.ask.sit')}
      hint={t('lobby.hint.sit')}
    >
      <Key
        kind="primary"
        sign="link"
        busy={busy}
        note={t('lobby.sit.note', { colour: colourOf(colours, muster.open[0]!) })}
        onClick={() => void run({ do: 'join' })}
      >
        {t('join.sit')}
      </Key>
    </QuestionBar>
  );
}
