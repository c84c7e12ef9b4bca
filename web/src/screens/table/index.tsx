/** The table screen: the board in the middle, the question always in the same place, one's own things at hand. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Table } from '../../client/use-table.ts';
import { OpenRule } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { useNudged } from '../../shell/nudged.ts';
import { useTableContext } from './context.ts';
import { Door } from './Door.tsx';
import { End } from './End.tsx';
import { Hints } from './hints/Hints.tsx';
import { useNotedInPlay } from './in-play.ts';
import { useShape } from './layout.ts';
import { Playing } from './Playing.tsx';
import { ReadingDrawer } from './Reading.tsx';
import { type Since, useSince } from './Since.tsx';
import { Spoken } from './Spoken.tsx';
import type { Scene } from './show/scenes.ts';
import { useShow } from './show/use-show.ts';
import './table.css';
import { useTurnNotice } from './turn-notice.ts';
import { UndoConsent } from './Undo.tsx';
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
  useNotedInPlay(context, module);
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

function PassTheScreen({
  table,
  module,
  state,
}: TableScreenProps & { readonly state: ReturnType<typeof useTableContext> }) {
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
