/** The table on a phone: one part of the board at reading size, the question at the thumb, the rest behind tabs. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Key, Seg, Sign } from '../../design/index.ts';
import { PlayerMark } from '../../design/players.tsx';
import type { GameModule, LaidOut, NamedPart, TableContext } from '../../games/module.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { TableChat } from './Chat.tsx';
import { DiceCard } from './DiceCard.tsx';
import { Log } from './Log.tsx';
import type { Entry } from './log-parts.ts';
import { Part } from './Part.tsx';
import { type Since, SincePanel } from './Since.tsx';
import { s } from './words.ts';

interface PhoneProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly module: GameModule;
  readonly freshFrom: number;
  readonly since: Since;
  /** A move of somebody else is being shown. */
  readonly showing: boolean;
  readonly top: ReactNode;
  readonly question: ReactNode;
  readonly notice: ReactNode;
}

const BOARD_TAB = { id: 'board', name: s('tab.board'), sign: 'frame' } as const;
const LOG_TAB = { id: 'log', name: s('tab.log'), sign: 'menu' } as const;

/** One's own things and the others: for games that name no tabs. */
function usualTabs({ Tray, Others, Supply, left }: GameModule): readonly NamedPart[] {
  const OthersAndSupply = (context: TableContext) => (
    <>
      <Others {...context} />
      {Supply && <Supply {...context} />}
    </>
  );
  return [
    { id: 'mine', name: s('tab.mine'), sign: 'cards', Part: Tray },
    { id: 'others', name: s('tab.others'), sign: 'people', Part: OthersAndSupply },
    ...(left ? [left] : []),
  ];
}

export function Phone({ table, context, module, freshFrom, since, showing, top, question, notice }: PhoneProps) {
  const [tab, setTab] = useState('board');
  const own = useMemo(() => module.phoneTabs ?? usualTabs(module), [module]);
  const shown = own.find(({ id }) => id === tab);
  const [read, setRead] = useState(context.log.length + table.chat.length);
  const lines = context.log.length + table.chat.length;
  const unread = tab === 'log' ? 0 : Math.max(0, lines - read);
  const { Purse } = module;
  const laid = module.laidOut?.(context);

  // A question about the board brings the board back; the log counts what was not read.
  useEffect(() => {
    if (tab === 'log') setRead(lines);
  }, [tab, lines]);

  // Whoever takes up something that lies over the board wants to see it, from whichever tab.
  const taken = context.inHand === undefined ? undefined : laid?.thing;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (taken === undefined) return;
    setTab('board');
    main.current?.scrollTo(0, 0);
  }, [taken]);

  return (
    <div className="table-screen phone" data-game={module.id}>
      {top}
      {notice}
      <Players context={context} module={module} />
      <main ref={main} className={`tab-${tab}`}>
        {tab === 'board' && <BoardTab key={laid?.thing} laid={laid} context={context} module={module} />}
        {shown && <Part of={shown.Part} context={context} />}
        {tab === 'log' && (
          <LogTab table={table} context={context} module={module} freshFrom={freshFrom} since={since} />
        )}
      </main>
      <div className="table-dock">
        <DiceCard context={context} module={module} told={showing} />
        {tab === 'board' ? question : <BackToBoard asked={context.question !== null} go={() => setTab('board')} />}
        <nav className="tabs" aria-label={s('tabs')}>
          {Purse && <Purse {...context} />}
          {[BOARD_TAB, ...own, LOG_TAB].map((each) => (
            <TabKey
              key={each.id}
              {...each}
              current={tab === each.id}
              unread={each.id === 'log' ? unread : 0}
              go={() => setTab(each.id)}
            />
          ))}
        </nav>
      </div>
    </div>
  );
}

interface BoardTabProps {
  readonly laid: LaidOut | undefined;
  readonly context: TableContext;
  readonly module: GameModule;
}

/** The board, or what is laid out over it; a key leads from one to the other. */
function BoardTab({ laid, context, module }: BoardTabProps) {
  const [under, setUnder] = useState(false);
  const { PhoneBoard, PhoneStrip, Board, Reading } = module;
  if (laid !== undefined && Reading && !under)
    return (
      <div className="laid-out">
        <Reading {...context} thing={laid.thing} />
        <Key kind="quiet" sign="frame" onClick={() => setUnder(true)}>
          {s('laid.board')}
        </Key>
      </div>
    );
  return (
    <>
      {PhoneStrip && <Part of={PhoneStrip} context={context} />}
      {PhoneBoard ? (
        <Part of={PhoneBoard} context={context} />
      ) : (
        <BoardFrame context={context} module={module}>
          <Part of={Board} context={context} />
        </BoardFrame>
      )}
      {laid !== undefined && (
        <Key className="laid-back" sign="book" onClick={() => setUnder(false)}>
          {s('laid.back')}
        </Key>
      )}
    </>
  );
}

/** Where the question is, for whoever looks at something else. */
function BackToBoard({ asked, go }: { readonly asked: boolean; readonly go: () => void }) {
  return (
    <button type="button" className="turnbar" onClick={go}>
      <span className={asked ? 'lamp' : 'lamp off'} />
      <span>
        <b>{asked ? s('your-turn') : s('wait.waiting')}</b>
        <small>{s('back-to-board')}</small>
      </span>
      <Sign name="right" />
    </button>
  );
}

interface TabKeyProps extends Pick<NamedPart, 'name' | 'sign'> {
  readonly current: boolean;
  readonly unread: number;
  readonly go: () => void;
}

function TabKey({ name, sign, current, unread, go }: TabKeyProps) {
  return (
    <button type="button" className="tb" aria-current={current ? 'page' : undefined} onClick={go}>
      <Sign name={sign} size={22} />
      {name}
      {unread > 0 && (
        <i>
          {Math.min(unread, 99)}
          <span className="sr"> {s('new.lines', { n: unread })}</span>
        </i>
      )}
    </button>
  );
}

/** Everybody in one row, with the number that counts. */
function Players({ context, module }: { readonly context: TableContext; readonly module: GameModule }) {
  const colours = module.colours(context.info.options, context.names.length, context.view);
  return (
    <section aria-label={s('players.strip')}>
      <ul className="players-strip">
        {context.names.map((name, seat) => {
          const { icon, value, of } = module.headline(context, seat);
          const now = context.waits.includes(seat);
          return (
            <li
              key={name}
              className={now ? 'now' : ''}
              aria-current={now || undefined}
              data-thing={seat === context.seat ? 'screen:headline' : undefined}
            >
              {colours[seat] && <PlayerMark colour={colours[seat]} size={20} />}
              <b className="name">{name}</b>
              {icon}
              <b>
                {value}
                <span className="sr"> {of}</span>
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const FILTERS = ['all', 'you', 'dice', 'chat'] as const;

type LogTabProps = Pick<PhoneProps, 'table' | 'context' | 'module' | 'freshFrom' | 'since'>;

function LogTab({ table, context, module, freshFrom, since }: LogTabProps) {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const keep = FILTER_KEEPS[filter](context.seat);
  return (
    <div className="log-tab">
      <SincePanel since={since} context={context} module={module} />
      <Seg
        label={s('log.filter')}
        value={filter}
        onChange={setFilter}
        options={FILTERS.filter((each) => each !== 'chat' || !table.local).map((value) => ({
          value,
          label: value === 'chat' ? s('chat') : s(`log.filter.${value}`),
        }))}
      />
      <section className="panel talk">
        {filter === 'chat' ? (
          <TableChat table={table} context={context} module={module} />
        ) : (
          <Log key={filter} context={context} module={module} freshFrom={freshFrom} {...(keep && { keep })} />
        )}
      </section>
    </div>
  );
}

const isDie = ({ look }: Entry): boolean => look.dice !== undefined;
const FILTER_KEEPS: Record<
  (typeof FILTERS)[number],
  (seat: number | 'public') => ((entry: Entry) => boolean) | undefined
> = {
  all: () => undefined,
  you: (seat) => (entry) => entry.look.seat === seat,
  dice: () => isDie,
  chat: () => undefined,
};
