/** The table as a screen shows it, for its parts. */
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { oncePerFrame } from '../../../client/once-per-frame.ts';
import type { Table } from '../../../client/use-table.ts';
import type { GameModule, TableContext } from '../../../games/module.ts';
import { currentSettings } from '../../../settings/settings.ts';
import type { Scene } from './scenes.ts';
import { Show } from './show.ts';

export interface OnShow {
  readonly scene: Scene;
  /** It stays until it is cut. */
  readonly stays: boolean;
  next(): void;
  /** Cuts everything until this screen is asked. */
  skip(): void;
  /** Somebody reads: nothing changes until `goOn`. */
  hold(): void;
  goOn(): void;
}

interface Showing {
  readonly table: Table;
  readonly onShow: OnShow | undefined;
  /** To be told the context that belongs to the table. */
  readonly context: { current: TableContext | undefined };
}

export function useShow(table: Table, module: GameModule): Showing {
  const { subscribe, state } = table;
  const context = useRef<TableContext>(undefined);
  const show = useMemo(
    () =>
      new Show(
        { subscribe, state },
        {
          look: (line) => (context.current && module.logLook?.(line, context.current)) ?? {},
          showsDice: (question) => module.showsDice?.(question) ?? false,
          lastMove: (before, lines) => (before === null ? before : (module.lastMove?.(before, lines) ?? before)),
          pace: () => currentSettings().bots,
          watched: () => document.visibilityState === 'visible',
          after(milliseconds, call) {
            const timer = setTimeout(call, milliseconds);
            return () => clearTimeout(timer);
          },
        },
      ),
    [subscribe, state, module],
  );
  const heard = useMemo(() => oncePerFrame(show.subscribe), [show]);
  const shown = useSyncExternalStore(heard, show.current);
  return useMemo(() => {
    const { scene, stays } = shown;
    const { next, skip, hold, goOn } = show;
    return {
      table: { ...table, ...shown.state },
      onShow: scene && { scene, stays, next: () => next(scene), skip, hold, goOn },
      context,
    };
  }, [table, shown, show]);
}
