/** Fetching what comes next while the person still looks at what is here. What fails is fetched again when it is wanted. */
import { createContext, useContext, useEffect } from 'react';
import { isPlayable, openGame } from '../games/entries.ts';

const never = () => undefined;

/** Fetches the code of a page before it is wanted; the app says how. */
export const PagesAhead = createContext<Readonly<Record<'form' | 'table', () => void>>>({ form: never, table: never });

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 300);
};

/** From the start page one goes to a new table. */
export function useFormAhead(): void {
  const { form } = useContext(PagesAhead);
  useEffect(() => whenIdle(form), [form]);
}

/** From the door of a table one goes to it: its screen and the game's board. */
export function useTableAhead(game: string | undefined): void {
  const { table } = useContext(PagesAhead);
  useEffect(() => {
    if (game === undefined || !isPlayable(game)) return;
    whenIdle(() => {
      table();
      openGame(game).catch(never);
    });
  }, [game, table]);
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
