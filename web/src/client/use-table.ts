/** A table for a React screen. */
import { useMemo, useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';
import { oncePerFrame } from './once-per-frame.ts';
import type { HeardTable } from './state.ts';

export type Table = HeardTable &
  Pick<
    Connection,
    | 'id'
    | 'local'
    | 'subscribe'
    | 'state'
    | 'answer'
    | 'undo'
    | 'consent'
    | 'remind'
    | 'why'
    | 'hint'
    | 'say'
    | 'tryNow'
    | 'leave'
  >;

/** The table's state, renewed whenever it changes, with what one can do there. */
export function useTable(connection: Connection): Table {
  const subscribe = useMemo(() => oncePerFrame(connection.subscribe), [connection]);
  const state = useSyncExternalStore(subscribe, connection.state);
  return useMemo(
    () => ({
      ...state,
      id: connection.id,
      local: connection.local,
      subscribe: connection.subscribe,
      state: connection.state,
      answer: connection.answer.bind(connection),
      undo: connection.undo.bind(connection),
      consent: connection.consent.bind(connection),
      remind: connection.remind.bind(connection),
      why: connection.why.bind(connection),
      hint: connection.hint.bind(connection),
      say: connection.say.bind(connection),
      tryNow: connection.tryNow.bind(connection),
      leave: connection.leave.bind(connection),
    }),
    [state, connection],
  );
}
