/** The table screen: the board in the middle, the question always in the same place, one's own things at hand. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { Dialog, Drawer, Key, type MenuEntry, OpenRule, Sign, toast } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { saveToFile } from '../../local/files.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { copyText } from '../../shell/copy.ts';
import { useNudged } from '../../shell/nudged.ts';
import { show } from '../../shell/overlays.ts';
import { go } from '../../shell/router.tsx';
import { Steps, TopBar } from '../../shell/TopBar.tsx';
import { actAt } from './actions.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { useTableContext } from './context.ts';
import { DiceCard } from './DiceCard.tsx';
import { Door } from './Door.tsx';
import { End } from './End.tsx';
import { Hints } from './hints/Hints.tsx';
import { forgetHints } from './hints/seen.ts';
import { useShape } from './layout.ts';
import { Phone } from './Phone.tsx';
import { Question } from './Question.tsx';
import { Rail } from './Rail.tsx';
import { ReadingDrawer } from './Reading.tsx';
import { type Since, useSince } from './Since.tsx';
import { Spoken } from './Spoken.tsx';
import { SceneBar } from './show/SceneBar.tsx';
import type { Scene } from './show/scenes.ts';
import { type OnShow, useShow } from './show/use-show.ts';
import './table.css';
import { useTurnNotice } from './turn-notice.ts';
import { UndoConsent, UndoNotice, UndoTool } from './Undo.tsx';
import { s } from './words.ts';

interface TableScreenProps {
  readonly table: Table;
  readonly module: GameModule;
}

/** How many lines the log had before the last news that brought some. */
function useFreshFrom(count: number): number {
  const from = useRef({ count, fresh: count });
  if (from.current.count !== count) from.current = { count, fresh: Math.min(from.current.count, count) };
  return from.current.fresh;
}

export function TableScreen({ table: latest, module }: TableScreenProps) {
  const { table, onShow, context: told } = useShow(latest, module);
  const seen = useTableContext(table, module);
  told.current = seen.context;
  const since = useSince(seen.context, module);
  const context = useSpotlight(seen.context, module, onShow?.scene, since);
  const state = { ...seen, context };
  const shape = useShape();
  const freshFrom = useFreshFrom(context.log.length);
  const [board, setBoard] = useState(false);
  const over = table.info?.status === 'over' || table.info?.status === 'abandoned';

  useKeyboardNoted();
  const asked = context.question;
  const ask =
    asked === null ? '' : (module.questionText?.(asked, context).ask ?? context.explain({ say: `ask.${asked.ask}` }));
  const title = table.info?.title ?? module.title;
  const nudged = useNudged(table.nudge, title, (by) => s('nudged', { name: context.names[by] ?? '' }));
  useTurnNotice({ number: asked?.number, ask, title, nudged: asked === null ? undefined : nudged });

  const { Provider } = module;
  const inside =
    over && !board && table.result !== null ? (
      <End table={table} context={context} module={module} lookAtBoard={() => setBoard(true)} />
    ) : (
      <Playing
        table={table}
        module={module}
        state={state}
        shape={shape}
        freshFrom={freshFrom}
        onShow={onShow}
        since={since}
        backToCount={over && table.result !== null ? () => setBoard(false) : undefined}
      />
    );
  const whole = (
    <>
      {inside}
      <ReadingDrawer context={context} module={module} things={state.readings} back={state.readBack} />
    </>
  );
  return (
    <OpenRule value={context.openRule}>
      {Provider ? <Provider {...context}>{whole}</Provider> : whole}
      <Spoken context={context} />
      {onShow === undefined && <Hints context={context} module={module} />}
      <UndoConsent table={table} context={context} module={module} />
      <PassTheScreen table={table} module={module} state={state} />
    </OpenRule>
  );
}

/** What is being shown is lit on the board, as if somebody pointed at it; what is listed beside it has its number there. */
function useSpotlight(
  context: TableContext,
  module: GameModule,
  scene: Scene | undefined,
  { marks }: Since,
): TableContext {
  return useMemo(() => {
    const line = scene === undefined ? undefined : context.log[scene.from];
    const spot = line && module.thingsOf?.(line, context)[0];
    return { ...context, pointed: context.pointed ?? spot, marks };
  }, [context, module, scene, marks]);
}

interface PlayingProps extends TableScreenProps {
  readonly state: ReturnType<typeof useTableContext>;
  readonly shape: ReturnType<typeof useShape>;
  readonly freshFrom: number;
  readonly onShow: OnShow | undefined;
  readonly since: Since;
  readonly backToCount: (() => void) | undefined;
}

function Playing({ table, module, state, shape, freshFrom, onShow, since, backToCount }: PlayingProps) {
  const { context, busy, peeking, openDoor } = state;
  const [drawer, setDrawer] = useState<'left' | 'rail'>();
  const [abandoning, setAbandoning] = useState(false);
  const menu = useMenu(table, module, context, () => setAbandoning(true), backToCount);
  const { name, steps } = module.round(context);
  const { Board, Tray, left } = module;
  const size = module.board.size(context.view);
  const question = onShow ? (
    <SceneBar context={context} module={module} onShow={onShow} />
  ) : (
    <Question
      context={context}
      module={module}
      busy={busy}
      since={table.since}
      asks={table.asks}
      remind={table.local ? undefined : table.remind}
      passTo={peeking ? table.question?.seat : undefined}
      openDoor={openDoor}
      backToCount={backToCount}
    />
  );
  const notice = <UndoNotice table={table} context={context} module={module} />;
  const tools = (
    <>
      {backToCount && (
        <button type="button" className="tool" onClick={backToCount}>
          <Sign name="flag" />
          <span className="wide-only">{s('menu.result')}</span>
        </button>
      )}
      {!context.watching && <UndoTool table={table} context={context} module={module} />}
      {shape === 'narrow' && (
        <button type="button" className="tool icon" aria-label={s('rail.open')} onClick={() => setDrawer('rail')}>
          <Sign name="people" />
        </button>
      )}
      {left && (shape === 'narrow' || shape === 'tall') && (
        <button type="button" className="tool icon" aria-label={left.name} onClick={() => setDrawer('left')}>
          <Sign name={left.sign} />
        </button>
      )}
    </>
  );
  const top = (
    <TopBar
      title={shape === 'phone' ? name : module.title}
      under={
        shape === 'phone'
          ? steps.find((step) => step.state === 'now')?.name
          : `${context.info.title} · ${s('players', { n: context.names.length })}`
      }
      tools={tools}
      menu={menu}
      rules={() => show({ rule: context.question?.rule ?? '' })}
    >
      {shape !== 'phone' && <Steps round={name} steps={steps} />}
    </TopBar>
  );
  const abandon = abandoning && (
    <Dialog
      title={s('abandon.title')}
      onClose={() => setAbandoning(false)}
      keys={
        <>
          <Key onClick={() => setAbandoning(false)}>{s('abandon.no')}</Key>
          <Key
            kind="enamel"
            onClick={() => {
              setAbandoning(false);
              void actAt(table, { do: 'abandon' }, context.explain);
            }}
          >
            {s('abandon.yes')}
          </Key>
        </>
      }
    >
      <p>{s('abandon.text')}</p>
    </Dialog>
  );
  if (shape === 'phone')
    return (
      <>
        <Phone
          table={table}
          context={context}
          module={module}
          freshFrom={freshFrom}
          since={since}
          showing={onShow !== undefined}
          top={top}
          question={question}
          notice={notice}
        />
        {abandon}
      </>
    );
  return (
    <div
      className={`table-screen ${shape}${left && shape === 'desk' ? ' has-left' : ''}`}
      style={{ '--board-ratio': `${size.w} / ${size.h}` }}
    >
      {top}
      {notice}
      {/* Tab goes question bar, board, rail: so they stand in the document; the grid puts the board first. */}
      <main className={`middle${module.tray === 'beside' ? ' tray-beside' : ''}`}>
        <div className="ask-slot">{question}</div>
        <div className="board-slot">
          <BoardFrame context={context} module={module}>
            <Board {...context} />
          </BoardFrame>
          <DiceCard context={context} module={module} told={onShow !== undefined} />
        </div>
        <div className="tray-slot">
          <Tray {...context} />
        </div>
        {shape === 'tall' && (
          <div className="under">
            <Rail table={table} context={context} module={module} freshFrom={freshFrom} since={since} />
          </div>
        )}
      </main>
      {left && shape === 'desk' && (
        <aside className="left-rail" aria-label={left.name}>
          <left.Part {...context} />
        </aside>
      )}
      {shape === 'desk' && (
        <aside className="rail">
          <Rail table={table} context={context} module={module} freshFrom={freshFrom} since={since} />
        </aside>
      )}
      {shape !== 'desk' && drawer === 'rail' && (
        <Drawer title={s('rail.open')} onClose={() => setDrawer(undefined)} className="rail-drawer">
          <Rail table={table} context={context} module={module} freshFrom={freshFrom} since={since} />
        </Drawer>
      )}
      {shape !== 'desk' && drawer === 'left' && left && (
        <Drawer title={left.name} onClose={() => setDrawer(undefined)} className="rail-drawer">
          <left.Part {...context} />
        </Drawer>
      )}
      {abandon}
    </div>
  );
}

/** The table's own entries of the menu. */
function useMenu(
  table: Table,
  module: GameModule,
  context: TableContext,
  abandon: () => void,
  backToCount: (() => void) | undefined,
): MenuEntry[] {
  const { notes } = useSettings();
  const { info } = context;
  const own = ownSeats(info);
  const playing = info.status === 'playing';
  const away = own.find((seat) => info.seats[seat]?.standIn);
  const here = own.find((seat) => info.seats[seat]?.kind === 'human');
  const bot = info.seats.find((seat) => seat.bot !== undefined)?.bot ?? 'greedy';
  const entries: (MenuEntry | false)[] = [
    backToCount !== undefined && { label: s('menu.result'), sign: 'flag', run: backToCount },
    {
      label: s('menu.leave'),
      sign: 'pause',
      run: () => {
        go('/');
        toast({ text: s('leave.toast') });
      },
    },
    table.local && { label: s('menu.save'), sign: 'save', run: () => void saveToFile(table.id, info.title) },
    { label: s('menu.short'), sign: 'book', run: () => show({ short: module.id }) },
    (module.hints ?? []).length > 0 &&
      own.length > 0 && {
        label: s('menu.hints'),
        sign: 'book',
        run: () => {
          forgetHints(module.id);
          changeSettings({ hints: true });
        },
      },
    { label: s('menu.replay'), sign: 'play', run: () => go(`/replay/${table.id}`) },
    info.code !== undefined && {
      label: s('menu.copy-link'),
      sign: 'link',
      run: () => void copyText(new URL(`/lobby/${info.code}`, location.href).href),
    },
    !table.local &&
      playing &&
      here !== undefined && {
        label: s('menu.stand-in'),
        sign: 'again',
        run: () => void actAt(table, { do: 'stand-in', seat: here, bot }, context.explain),
      },
    playing &&
      away !== undefined && {
        label: s('menu.back'),
        sign: 'again',
        run: () => void actAt(table, { do: 'back', seat: away }, context.explain),
      },
    !notes &&
      typeof Notification !== 'undefined' &&
      own.length > 0 && {
        label: s('menu.notes'),
        sign: 'bell',
        run: () =>
          void Notification.requestPermission().then((said) => said === 'granted' && changeSettings({ notes: true })),
      },
    ...(info.host && !table.local
      ? [
          {
            label: s(info.watch ? 'menu.watch.off' : 'menu.watch.on'),
            sign: 'eye' as const,
            apart: true,
            run: () => void actAt(table, { do: 'door', watch: !info.watch }, context.explain),
          },
          {
            label: s(info.closed ? 'menu.door.open' : 'menu.door.close'),
            sign: 'door' as const,
            run: () => void actAt(table, { do: 'door', closed: !info.closed }, context.explain),
          },
        ]
      : []),
    playing && info.host && { label: s('menu.abandon'), sign: 'cross', run: abandon },
  ];
  return entries.filter((entry) => entry !== false);
}

function PassTheScreen({ table, module, state }: TableScreenProps & { readonly state: PlayingProps['state'] }) {
  const { door, context, openDoor, peek, atScreen } = state;
  const { question } = table;
  if (door === undefined || question === null) return null;
  const colours = module.colours(context.info.options, context.names.length, context.view);
  const asked = { ...context, seat: door, question };
  const ask = module.questionText?.(question, asked).ask ?? context.explain({ say: `ask.${question.ask}` });
  return (
    <Door
      key={door}
      name={context.names[door] ?? ''}
      colour={colours[door] ?? 'violet'}
      before={atScreen === undefined ? undefined : context.names[atScreen]}
      ask={ask}
      open={openDoor}
      peek={peek}
    />
  );
}

/** Notes whether the keyboard or a pointer was used last, so that focus is moved only for the keyboard. */
function useKeyboardNoted(): void {
  useEffect(() => {
    const root = document.documentElement;
    const keys = () => {
      root.dataset.by = 'keys';
    };
    const pointer = () => {
      root.dataset.by = 'pointer';
    };
    document.addEventListener('keydown', keys, true);
    document.addEventListener('pointerdown', pointer, true);
    return () => {
      document.removeEventListener('keydown', keys, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
}
