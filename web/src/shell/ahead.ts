/** Fetching what comes next while the person still looks at what is here. What fails is fetched again when it is wanted. */
import { useEffect } from 'react';
import { isPlayable, openGame } from '../games/index.ts';
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

/** From the form one goes to the table: its screen, the game's board, and the worker with its rules. */
export function useTableAhead(game: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (!isPlayable(game)) return;
        Table.ahead();
        openGame(game).catch(never);
        import('../local/client.ts').then(({ loadLocal }) => loadLocal(game)).catch(never);
      }),
    [game],
  );
}
