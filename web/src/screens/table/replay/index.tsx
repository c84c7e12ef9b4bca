/** A game watched again: the same board, a tape deck where the question bar was, and only what was known by then. */
import type { Json } from '@holotape/kernel/play';
import type { Watchable } from '@holotape/table/kept/watchable';
import type { TableInfo } from '@holotape/table/spoken/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { tableInfo, watch } from '../../../client/api.ts';
import { sentenceOf } from '../../../client/words.ts';
import { OpenRule, Panel, PlayerMark, Sign, toast, useWhyNot } from '../../../design/index.ts';
import { isPlayable, openGame } from '../../../games/entries.ts';
import type { GameModule, TableContext } from '../../../games/module.ts';
import { isLocal } from '../../../local/store.ts';
import { copyText } from '../../../shell/copy.ts';
import { show } from '../../../shell/overlays.ts';
import { go, Link } from '../../../shell/router.tsx';
import { Steps, TopBar } from '../../../shell/TopBar.tsx';
import { Trouble } from '../../../shell/Trouble.tsx';
import { Winding } from '../../../shell/Winding.tsx';
import { BoardFrame } from '../BoardFrame.tsx';
import { Log } from '../Log.tsx';
import { useShape } from '../layout.ts';
import { NOTHING_TO_ANSWER } from '../pending.ts';
import { ReadingDrawer } from '../Reading.tsx';
import '../table.css';
import './replay.css';
import { listNames, s } from '../words.ts';
import { Deck, type Speed } from './Deck.tsx';
import { roundAt, startAt, tapeOf, viewsOf } from './tape.ts';

interface Loaded {
  readonly record: Watchable;
  readonly module: GameModule;
  readonly info: TableInfo | undefined;
}

async function load(id: string): Promise<Loaded | undefined> {
  const local = isLocal(id);
  const record = local
    ? await import('../../../local/client.ts').then((client) => client.watchLocal(id))
    : await watch(id);
  if (record === undefined || record.steps.length === 0 || !isPlayable(record.game)) return undefined;
  const [module, info] = await Promise.all([
    openGame(record.game),
    local ? undefined : tableInfo(id).catch(() => undefined),
  ]);
  return { record, module, info };
}

export function ReplayScreen({ id }: { readonly id: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'missing' | { readonly trouble: string }>();
  useEffect(() => {
    let here = true;
    load(id).then(
      (found) => here && setLoaded(found ?? 'missing'),
      (error: Error) => here && setLoaded({ trouble: error.message }),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (loaded === undefined) return <Winding />;
  if (loaded === 'missing') return <Trouble title={s('replay')} text={s('replay.missing')} />;
  if ('trouble' in loaded) return <Trouble title={s('replay')} text={loaded.trouble} />;
  return <Player id={id} {...loaded} />;
}

type Eyes = number | 'public' | 'all';

const STEP_TIME = 1500;

function Player({ id, record, module, info }: Loaded & { readonly id: string }) {
  const local = isLocal(id);
  const shape = useShape();
  const { title } = record;
  const { names } = record;
  const explain = useCallback<TableContext['explain']>(
    (line) => sentenceOf(module, names, line as Parameters<typeof sentenceOf>[2]),
    [module, names],
  );
  const tape = useMemo(() => tapeOf(record, module, explain), [record, module, explain]);
  const [at, setAt] = useState(() => startAt(tape, new URLSearchParams(location.search)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [eyes, setEyes] = useState<Eyes>(() => record.seats[0] ?? 'public');
  const [all, setAll] = useState(false);
  const [forking, setForking] = useState(false);
  const [states, setStates] = useState<readonly Json[]>();
  const [pointed, point] = useState<string>();
  const [readings, setReadings] = useState<readonly string[]>([]);
  const [sought, seek] = useState<{ readonly thing: string }>();

  const viewer = eyes === 'all' ? 'public' : eyes;
  const views = useMemo(() => viewsOf(record, viewer), [record, viewer]);
  const stop = tape.stops[at]!;
  const view = views[at]!;
  const over = module.isOver(viewsOf(record, 'public').at(-1));
  const colours = module.colours(info?.options ?? null, names.length, view);
  const moments = useMemo(() => module.tapeMoments?.(tape.log) ?? [], [module, tape]);

  useEffect(() => {
    if (!playing) return;
    if (at >= tape.stops.length - 1) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, tape]);
  useEffect(() => {
    const before = document.title;
    document.title = `${s('replay')} · ${title} · Holotape`;
    return () => {
      document.title = before;
    };
  }, [title]);

  const seat = eyes === 'all' ? 'public' : eyes;
  const until = all ? tape.log.length : stop.to;
  const log = useMemo(
    () =>
      tape.log.slice(0, until).filter(({ to }) => to === undefined || (typeof seat === 'number' && to.includes(seat))),
    [tape, until, seat],
  );
  const context: TableContext = {
    view,
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

  const openAll = () => {
    setEyes('all');
    if (states !== undefined) return;
    import('./fork.ts')
      .then(({ statesOf }) => statesOf({ id, local, game: record.game }))
      .then(setStates, (error: Error) => toast({ text: error.message, kind: 'bad' }));
  };
  const fork = () => {
    setForking(true);
    import('./fork.ts')
      .then(({ forkAt }) => forkAt({ id, local, game: record.game }, at))
      .then(
        (made) => {
          toast({ text: s('deck.made') });
          go(`/table/${made}`);
        },
        (error: Error) => {
          setForking(false);
          toast({ text: error.message, kind: 'bad' });
        },
      );
  };
  const copy = async () => {
    const url = new URL(`/replay/${id}?step=${at + 1}`, location.href);
    if (await copyText(url.href)) toast({ text: s('replay.copied') });
  };
  const share = async () => {
    if (!local) return copy();
    const { saveToFile } = await import('../../../local/files.ts');
    await saveToFile(id, title);
  };

  const round = roundAt(tape, at);
  const ahead = round.first + round.count - 1 - at;
  const { name, steps } = module.round(context);
  const { Board, PhoneBoard, Others, Provider, Unseen } = module;
  const deck = (
    <Deck
      tape={tape}
      at={at}
      go={setAt}
      playing={playing}
      play={(on) => {
        if (on && at >= tape.stops.length - 1) setAt(0);
        setPlaying(on);
      }}
      speed={speed}
      setSpeed={setSpeed}
      colours={colours}
      module={module}
      moments={moments}
      over={over}
      fork={fork}
      forkBlocked={local || over ? undefined : s('deck.continue.blocked')}
      forking={forking}
    />
  );
  const foot = !all && ahead > 0 && (
    <li className="ahead">
      <Sign name="lock" size={16} />
      <span>{s('replay.ahead', { n: ahead })}</span>
    </li>
  );
  const logPanel = (
    <section className="panel talk">
      <div className="head">
        <h2>{s('replay.log')}</h2>
        <button type="button" className="linkish more" onClick={() => setAll(!all)}>
          {all ? s('replay.hide') : s('replay.show-all')}
        </button>
        <button type="button" className="linkish" onClick={() => void copy()}>
          {s('replay.copy')}
        </button>
      </div>
      <Log context={context} module={module} freshFrom={stop.from} foot={foot} />
    </section>
  );
  const see = (
    <Panel title={s('replay.see')} more={`${title}${over ? `, ${s('finished').toLowerCase()}` : ''}`}>
      <WhoseEyes
        names={names}
        seats={record.seats}
        eyes={eyes}
        colours={colours}
        set={setEyes}
        openAll={over ? openAll : undefined}
      />
      {eyes === 'all' && states?.[at] !== undefined && Unseen && <Unseen state={states[at]} />}
    </Panel>
  );
  const inside = (
    <div className={`table-screen replay ${shape === 'phone' ? 'phone' : 'desk'}`}>
      <TopBar
        title={s('replay')}
        under={shape === 'phone' ? name : `${title} · ${s('players', { n: names.length })}`}
        rules={() => show({ rule: '' })}
        tools={
          <>
            <Link className="tool" to={`/table/${id}`}>
              <Sign name={over ? 'flag' : 'left'} />
              <span className="wide-only">{over ? s('replay.result') : s('replay.table')}</span>
              <span className="sr narrow-only">{over ? s('replay.result') : s('replay.table')}</span>
            </Link>
            <button type="button" className="tool" onClick={() => void share()}>
              <Sign name="share" />
              <span className="wide-only">{s('replay.share')}</span>
              <span className="sr narrow-only">{s('replay.share')}</span>
            </button>
          </>
        }
      >
        {shape !== 'phone' && <Steps round={name} steps={steps} />}
      </TopBar>
      {shape === 'phone' ? (
        <>
          <main className="replay-scroll">
            {PhoneBoard ? <PhoneBoard {...context} /> : <Board {...context} />}
            {see}
            {logPanel}
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
            {logPanel}
          </aside>
        </>
      )}
    </div>
  );
  const back = () => setReadings((open) => open.slice(0, -1));
  const whole = (
    <>
      {inside}
      <ReadingDrawer context={context} module={module} things={readings} back={back} />
    </>
  );
  return <OpenRule value={context.openRule}>{Provider ? <Provider {...context}>{whole}</Provider> : whole}</OpenRule>;
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

interface EyesProps {
  readonly names: readonly string[];
  readonly seats: readonly number[];
  readonly eyes: Eyes;
  readonly colours: ReturnType<GameModule['colours']>;
  readonly set: (eyes: Eyes) => void;
  readonly openAll: (() => void) | undefined;
}

/** Whose knowledge: everyone's, one's own seats; all cards only when the game is over. */
function WhoseEyes({ names, seats, eyes, colours, set, openAll }: EyesProps) {
  const others = names.filter((_, seat) => !seats.includes(seat));
  return (
    <div className="eyes" role="radiogroup" aria-label={s('replay.see')}>
      <Eye
        on={eyes === 'public'}
        set={() => set('public')}
        icon={<Sign name="people" />}
        note={s('replay.see.public.note')}
      >
        {s('replay.see.public')}
      </Eye>
      {seats.map((seat) => (
        <Eye
          key={seat}
          on={eyes === seat}
          set={() => set(seat)}
          icon={colours[seat] && <PlayerMark colour={colours[seat]} size={20} />}
          note={s('replay.see.seat.note')}
        >
          {seats.length === 1 ? s('replay.see.you') : s('replay.see.seat', { name: names[seat] ?? '' })}
        </Eye>
      ))}
      {others.length > 0 && (
        <Eye
          on={false}
          set={() => {}}
          icon={<Sign name="no" />}
          note={s('replay.see.other.note')}
          blocked={s('replay.see.blocked')}
        >
          {s('replay.see.others', { names: listNames(others) })}
        </Eye>
      )}
      {openAll && (
        <Eye on={eyes === 'all'} set={openAll} icon={<Sign name="eye" />} note={s('replay.see.all.note')}>
          {s('replay.see.all')}
        </Eye>
      )}
    </div>
  );
}

interface EyeProps {
  readonly on: boolean;
  readonly set: () => void;
  readonly icon: React.ReactNode;
  readonly note: string;
  readonly blocked?: string | undefined;
  readonly children: React.ReactNode;
}

function Eye({ on, set, icon, note, blocked, children }: EyeProps) {
  const why = useWhyNot(blocked === undefined ? undefined : { text: blocked });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a radio that can be blocked and still be reached */}
      <button
        type="button"
        role="radio"
        className="eye"
        aria-checked={on}
        aria-disabled={blocked === undefined ? undefined : true}
        {...(blocked !== undefined && why.props)}
        onClick={() => (blocked === undefined ? set() : why.open())}
      >
        {icon}
        <span>
          <b>{children}</b>
          <small>{note}</small>
        </span>
        {on && <Sign name="tick" size={18} />}
      </button>
      {why.bubble}
    </>
  );
}
