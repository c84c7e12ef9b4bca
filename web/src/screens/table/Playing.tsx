/** The table while it is played: the parts and where they stand on this screen. */
import { type ReactNode, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { Dialog, Drawer, Key, Sign } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { actAt } from '../../shell/act-at.ts';
import { show } from '../../shell/overlays.ts';
import { Steps, TopBar } from '../../shell/TopBar.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import type { useTableContext } from './context.ts';
import { DiceCard } from './DiceCard.tsx';
import type { useShape } from './layout.ts';
import { type TableDialog, useMenu } from './menu.ts';
import { Part } from './Part.tsx';
import { Phone } from './Phone.tsx';
import { Question } from './Question.tsx';
import { Rail } from './Rail.tsx';
import type { Since } from './Since.tsx';
import { SceneBar } from './show/SceneBar.tsx';
import type { OnShow } from './show/use-show.ts';
import { Under } from './Under.tsx';
import { UndoNotice, UndoTool } from './Undo.tsx';
import { Why } from './Why.tsx';
import { s } from './words.ts';

interface PlayingProps {
  readonly table: Table;
  readonly module: GameModule;
  readonly state: ReturnType<typeof useTableContext>;
  readonly shape: ReturnType<typeof useShape>;
  readonly freshFrom: number;
  readonly onShow: OnShow | undefined;
  readonly since: Since;
  readonly backToCount: (() => void) | undefined;
}

export function Playing(props: PlayingProps) {
  const { table, module, state, shape, freshFrom, onShow, since, backToCount } = props;
  const { context, busy, peeking, openDoor } = state;
  const [drawer, setDrawer] = useState<'left' | 'rail'>();
  const [dialog, setDialog] = useState<TableDialog>();
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
      hint={context.info.hints ? table.hint : undefined}
      passTo={peeking ? table.question?.seat : undefined}
      openDoor={openDoor}
      backToCount={backToCount}
    />
  );
  const aside = { table, context, module, freshFrom, since, askWhy: () => setDialog('why') };
  const rail = <Rail {...aside} />;
  const under = module.tray === 'beside' ? <Under {...aside} /> : <div className="under">{rail}</div>;
  const notice = <UndoNotice table={table} context={context} module={module} />;
  const top = <Top {...props} openDialog={setDialog} openDrawer={setDrawer} />;
  const close = () => setDialog(undefined);
  return (
    <>
      {shape === 'phone' ? (
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
      ) : (
        <Desk {...props} top={top} notice={notice} question={question} rail={rail} under={under}>
          <Drawers open={drawer} close={() => setDrawer(undefined)} {...props} rail={rail} />
        </Desk>
      )}
      {dialog === 'abandon' && <Abandon table={table} context={context} close={close} />}
      {dialog === 'why' && <Why table={table} context={context} close={close} />}
      {dialog === 'habits' && <HabitsOf module={module} context={context} close={close} />}
    </>
  );
}

interface TopProps extends PlayingProps {
  readonly openDialog: (dialog: TableDialog) => void;
  readonly openDrawer: (drawer: 'left' | 'rail') => void;
}

function Top({ table, module, state: { context }, shape, backToCount, openDialog, openDrawer }: TopProps) {
  const menu = useMenu({ table, module, context, openDialog, backToCount });
  const { name, steps } = module.round(context);
  const { left } = module;
  const tools = (
    <>
      {backToCount && (
        <button type="button" className="tool" onClick={backToCount}>
          <Sign name="flag" />
          <span className="word">{s('menu.result')}</span>
        </button>
      )}
      {!context.watching && <UndoTool table={table} context={context} module={module} />}
      {shape === 'narrow' && (
        <button type="button" className="tool icon" aria-label={s('rail.open')} onClick={() => openDrawer('rail')}>
          <Sign name="people" />
        </button>
      )}
      {left && (shape === 'narrow' || (shape === 'tall' && module.tray !== 'beside')) && (
        <button type="button" className="tool icon" aria-label={left.name} onClick={() => openDrawer('left')}>
          <Sign name={left.sign} />
        </button>
      )}
    </>
  );
  return (
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
}

interface DeskProps extends PlayingProps {
  readonly top: ReactNode;
  readonly notice: ReactNode;
  readonly question: ReactNode;
  readonly rail: ReactNode;
  /** The same on a tablet held upright. */
  readonly under: ReactNode;
  readonly children: ReactNode;
}

/** A desk or a tablet. Tab goes question bar, board, rail: so they stand in the document; the grid puts the board first. */
function Desk({ module, state: { context }, shape, onShow, top, notice, question, rail, under, children }: DeskProps) {
  const { Tray, left } = module;
  const { w, h } = module.board.size(context.view);
  const { ratio = w / h } = module.board;
  return (
    <div
      className={`table-screen ${shape}${left && shape === 'desk' ? ' has-left' : ''}`}
      data-game={module.id}
      style={{ '--board-ratio': String(ratio) }}
    >
      {top}
      {notice}
      <main className={`middle${module.tray === 'beside' ? ' tray-beside' : ''}`}>
        <div className="ask-slot">{question}</div>
        <BoardSlot context={context} module={module}>
          <DiceCard context={context} module={module} told={onShow !== undefined} />
        </BoardSlot>
        <div className="tray-slot">
          <Part of={Tray} context={context} />
        </div>
        {shape === 'tall' && under}
      </main>
      {left && shape === 'desk' && (
        <aside className="left-rail" aria-label={left.name}>
          <Part of={left.Part} context={context} />
        </aside>
      )}
      {shape === 'desk' && <aside className="rail">{rail}</aside>}
      {children}
    </div>
  );
}

interface BoardSlotProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly children: ReactNode;
}

/** The board, or what is laid out over it. */
function BoardSlot({ context, module, children }: BoardSlotProps) {
  const { Board, Reading } = module;
  const laid = module.laidOut?.(context);
  return (
    <div className={laid ? `board-slot laid ${laid.room}` : 'board-slot'}>
      {laid && Reading && (
        <div className="laid-out" key={laid.thing}>
          <Reading {...context} thing={laid.thing} />
        </div>
      )}
      {laid?.room !== 'whole' && (
        <BoardFrame key={laid === undefined ? 'board' : 'beside'} context={context} module={module}>
          <Part of={Board} context={context} />
        </BoardFrame>
      )}
      {children}
    </div>
  );
}

interface DrawersProps extends PlayingProps {
  readonly open: 'left' | 'rail' | undefined;
  readonly close: () => void;
  readonly rail: ReactNode;
}

/** What stands beside the board on a desk, on screens without room for it. */
function Drawers({ open, close, module: { left }, state: { context }, shape, rail }: DrawersProps) {
  if (shape === 'desk') return null;
  if (open === 'rail')
    return (
      <Drawer title={s('rail.open')} onClose={close} className="rail-drawer">
        {rail}
      </Drawer>
    );
  if (open === 'left' && left)
    return (
      <Drawer title={left.name} onClose={close} className="rail-drawer">
        <left.Part {...context} />
      </Drawer>
    );
  return null;
}

interface HabitsProps {
  readonly module: GameModule;
  readonly context: TableContext;
  readonly close: () => void;
}

/** What need not be asked every time: also for somebody who never waits for others. */
function HabitsOf({ module: { Habits }, context, close }: HabitsProps) {
  if (Habits === undefined) return null;
  return (
    <Dialog title={s('menu.habits')} onClose={close} keys={<Key onClick={close}>{s('habits.close')}</Key>}>
      <p>{s('habits.text')}</p>
      <Habits {...context} />
    </Dialog>
  );
}

interface AbandonProps {
  readonly table: Table;
  readonly context: TableContext;
  readonly close: () => void;
}

/** The last question before the game is given up for everybody. */
function Abandon({ table, context, close }: AbandonProps) {
  const abandon = () => {
    close();
    void actAt(table, { do: 'abandon' }, context.explain);
  };
  return (
    <Dialog
      title={s('abandon.title')}
      onClose={close}
      keys={
        <>
          <Key onClick={close}>{s('abandon.no')}</Key>
          <Key kind="enamel" onClick={abandon}>
            {s('abandon.yes')}
          </Key>
        </>
      }
    >
      <p>{s('abandon.text')}</p>
    </Dialog>
  );
}
