/** Fetching what comes next while the person still looks at what is here. What fails is fetched again when it is wanted. */
import { useEffect } from 'react';
import { isPlayable, openGame } from '../games/entries.ts';
import { NewTable, Table } from './pages.tsx';

const never = () => undefined;

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 300);
};

/** From the start page one goes to a new table. */
export function useFormAhead(): void {
  useEffect(() => whenIdle(NewTable.ahead), []);
}

/** From the door of a table one goes to it: its screen and the game's board. */
export function useTableAhead(game: string | undefined): void {
  useEffect(() => {
    if (game === undefined || !isPlayable(game)) return;
    whenIdle(() => {
      Table.ahead();
      openGame(game).catch(never);
    });
  }, [game]);
}

/** From the form one goes to a table in this browser: to the worker with its rules as well. */
export function useLocalTableAhead(game: string): void {
  useTableAhead(game);
  useEffect(() => {
    if (!isPlayable(game)) return;
    whenIdle(() => {
      import('../local/client.ts').then(({ loadLocal }) => loadLocal(game)).catch(never);
    });
  }, [game]);
}
