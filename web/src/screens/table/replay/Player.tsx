/** The tape in its player: board, deck, whose eyes and the log, as far as the tape has come. */
import type { Watchable } from '@holotape/table/kept/watchable';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { sentenceOf } from '../../../client/words.ts';
import { OpenRule, Panel, Sign, toast } from '../../../design/index.ts';
import type { GameModule, TableContext } from '../../../games/module.ts';
import { isLocal } from '../../../local/store.ts';
import { copyText } from '../../../shell/copy.ts';
import { show } from '../../../shell/overlays.ts';
import { Link } from '../../../shell/router.tsx';
import { Steps, TopBar } from '../../../shell/TopBar.tsx';
import { BoardFrame } from '../BoardFrame.tsx';
import { Log } from '../Log.tsx';
import { useShape } from '../layout.ts';
import { NOTHING_TO_ANSWER } from '../pending.ts';
import { ReadingDrawer } from '../Reading.tsx';
import { s } from '../words.ts';
import { Deck } from './Deck.tsx';
import { roundAt, startAt, type Tape, tapeOf, viewsOf } from './tape.ts';
import { useForks } from './use-forks.ts';
import { usePlayback } from './use-playback.ts';
import { type Eyes, WhoseEyes } from './WhoseEyes.tsx';

export interface Loaded {
  readonly record: Watchable;
  readonly module: GameModule;
  readonly info: TableInfo | undefined;
}

/** What those who watch see at a stop of the tape. */
function useReplayContext({ id, record, module, info }: Loaded & { readonly id: string }, tape: Tape, place: Place) {
  const { names } = record;
  const { at, eyes, wholeLog, explain } = place;
  const [pointed, point] = useState<string>();
  const [readings, setReadings] = useState<readonly string[]>([]);
  const [sought, seek] = useState<{ readonly thing: string }>();
  const seat = eyes === 'all' ? 'public' : eyes;
  const views = useMemo(() => viewsOf(record, seat), [record, seat]);
  const until = wholeLog ? tape.log.length : tape.stops[at]!.to;
  const log = useMemo(
    () =>
      tape.log.slice(0, until).filter(({ to }) => to === undefined || (typeof seat === 'number' && to.includes(seat))),
    [tape, until, seat],
  );
  const context: TableContext = {
    view: views[at]!,
    seat,
    info: info ?? stranger(record, id, names),
    names,
    question: null,
    waits: [],
    log,
    explain,
    ...NOTHING_TO_ANSWER,
    pointed,
    point,
    seek: (thing) => seek({ thing }),
    sought,
    read: (thing) => setReadings((open) => [...open, thing]),
    openRule: (rule) => show({ rule }),
    watching: true,
  };
  const colours = module.colours(info?.options ?? null, names.length, context.view);
  return { context, colours, readings, back: () => setReadings((open) => open.slice(0, -1)) };
}

interface Place {
  readonly at: number;
  readonly eyes: Eyes;
  readonly wholeLog: boolean;
  readonly explain: TableContext['explain'];
}

function useReplayTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${s('replay')} · ${title} · Holotape`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The tape with its reader: where it stands, whose eyes look, and what is seen there. */
function useReplay({ id, ...loaded }: Loaded & { readonly id: string }) {
  const { record, module } = loaded;
  const { names } = record;
  const explain = useCallback<TableContext['explain']>(
    (line) => sentenceOf(module, names, line as Parameters<typeof sentenceOf>[2]),
    [module, names],
  );
  const tape = useMemo(() => tapeOf(record, module, explain), [record, module, explain]);
  const playback = usePlayback(tape.stops.length, () => startAt(tape, new URLSearchParams(location.search)));
  const [eyes, setEyes] = useState<Eyes>(() => record.seats[0] ?? 'public');
  const [wholeLog, setWholeLog] = useState(false);
  const seen = useReplayContext({ id, ...loaded }, tape, { at: playback.at, eyes, wholeLog, explain });
  const over = module.isOver(viewsOf(record, 'public').at(-1));
  return { ...seen, tape, playback, eyes, setEyes, wholeLog, setWholeLog, over };
}

export function Player({ id, ...loaded }: Loaded & { readonly id: string }) {
  const { record, module } = loaded;
  const { title } = record;
  const replay = useReplay({ id, ...loaded });
  const { context, colours, readings, back, tape, playback, eyes, setEyes, wholeLog, setWholeLog, over } = replay;
  const { at } = playback;
  const local = isLocal(id);
  const forks = useForks({ id, local, game: record.game });
  const moments = useMemo(() => module.tapeMoments?.(tape.log) ?? [], [module, tape]);
  useReplayTitle(title);

  const copy = async () => {
    const url = new URL(`/replay/${id}?step=${at + 1}`, location.href);
    if (await copyText(url.href)) toast({ text: s('replay.copied') });
  };
  const openAll = () => {
    setEyes('all');
    forks.openStates();
  };
  const { Provider, Unseen } = module;
  const parts = {
    deck: (
      <Deck
        tape={tape}
        {...playback}
        colours={colours}
        module={module}
        moments={moments}
        over={over}
        fork={() => forks.fork(at)}
        forkBlocked={local || over ? undefined : s('deck.continue.blocked')}
        forking={forks.forking}
      />
    ),
    see: (
      <Panel title={s('replay.see')} more={`${title}${over ? `, ${s('finished').toLowerCase()}` : ''}`}>
        <WhoseEyes
          {...{ names: record.names, seats: record.seats, eyes, colours, set: setEyes }}
          openAll={over ? openAll : undefined}
        />
        {eyes === 'all' && forks.states?.[at] !== undefined && Unseen && <Unseen state={forks.states[at]} />}
      </Panel>
    ),
    log: (
      <LogPanel {...{ context, module, tape, at, whole: wholeLog, setWhole: setWholeLog }} copy={() => void copy()} />
    ),
  };
  const whole = (
    <>
      <Screen {...{ context, module, id, title, over, copy, parts }} />
      <ReadingDrawer context={context} module={module} things={readings} back={back} />
    </>
  );
  return <OpenRule value={context.openRule}>{Provider ? <Provider {...context}>{whole}</Provider> : whole}</OpenRule>;
}

interface LogPanelProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly tape: Tape;
  readonly at: number;
  /** Later lines too. */
  readonly whole: boolean;
  readonly setWhole: (whole: boolean) => void;
  readonly copy: () => void;
}

/** The log; it keeps later lines back unless one asks for them. */
function LogPanel({ context, module, tape, at, whole, setWhole, copy }: LogPanelProps) {
  const round = roundAt(tape, at);
  const ahead = round.first + round.count - 1 - at;
  const foot = !whole && ahead > 0 && (
    <li className="ahead">
      <Sign name="lock" size={16} />
      <span>{s('replay.ahead', { n: ahead })}</span>
    </li>
  );
  return (
    <section className="panel talk">
      <div className="head">
        <h2>{s('replay.log')}</h2>
        <button type="button" className="linkish more" onClick={() => setWhole(!whole)}>
          {whole ? s('replay.hide') : s('replay.show-all')}
        </button>
        <button type="button" className="linkish" onClick={copy}>
          {s('replay.copy')}
        </button>
      </div>
      <Log context={context} module={module} freshFrom={tape.stops[at]!.from} foot={foot} />
    </section>
  );
}

interface ScreenProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly id: string;
  readonly title: string;
  readonly over: boolean;
  readonly copy: () => Promise<void>;
  readonly parts: Readonly<Record<'deck' | 'see' | 'log', ReactNode>>;
}

/** Where the parts stand: on a desk the rail beside the board, on a phone one below the other. */
function Screen({ context, module, id, title, over, copy, parts: { deck, see, log } }: ScreenProps) {
  const shape = useShape();
  const phone = shape === 'phone';
  const { name, steps } = module.round(context);
  const { Board, PhoneBoard, Others } = module;
  return (
    <div className={`table-screen replay ${phone || shape === 'tall' ? shape : 'desk'}`}>
      <TopBar
        title={s('replay')}
        under={phone ? name : `${title} · ${s('players', { n: context.names.length })}`}
        rules={() => show({ rule: '' })}
        tools={<Tools id={id} title={title} over={over} copy={copy} />}
      >
        {!phone && <Steps round={name} steps={steps} />}
      </TopBar>
      {phone ? (
        <>
          <main className="replay-scroll">
            {PhoneBoard ? <PhoneBoard {...context} /> : <Board {...context} />}
            {see}
            {log}
          </main>
          {deck}
        </>
      ) : (
        <>
          <main className="middle">
            <div className="ask-slot">{deck}</div>
            <div className="board-slot">
              <BoardFrame context={context} module={module}>
                <Board {...context} />
              </BoardFrame>
            </div>
          </main>
          <aside className="rail">
            {see}
            <Others {...context} />
            {log}
          </aside>
        </>
      )}
    </div>
  );
}

/** Back to the table, and the tape for others: as a file, or by its address. */
function Tools({ id, title, over, copy }: Pick<ScreenProps, 'id' | 'title' | 'over' | 'copy'>) {
  const share = async () => {
    if (!isLocal(id)) return copy();
    const { saveToFile } = await import('../../../local/files.ts');
    await saveToFile(id, title);
  };
  const back = over ? s('replay.result') : s('replay.table');
  return (
    <>
      <Link className="tool" to={`/table/${id}`}>
        <Sign name={over ? 'flag' : 'left'} />
        <span className="word">{back}</span>
      </Link>
      <button type="button" className="tool" onClick={() => void share()}>
        <Sign name="share" />
        <span className="word">{s('replay.share')}</span>
      </button>
    </>
  );
}

/** What is known of a table in this browser without opening it. */
function stranger({ game, title, seats }: Watchable, id: string, names: readonly string[]): TableInfo {
  return {
    id,
    game,
    title,
    status: 'over',
    seats: names.map((name, seat) => ({ kind: 'human', name, present: false, yours: seats.includes(seat) })),
    options: null,
    undo: 'off',
    dice: 'seeded',
    listed: false,
    watch: true,
    closed: true,
    host: false,
    hostHere: false,
    watchers: 0,
    watching: [],
  };
}
