/** The tables one can go back to, kept fresh: those of this browser at once, those of the server when it answers. */
import { useEffect, useState } from 'react';
import { listTables, onShelfChange } from '../local/store.ts';
import { type TableCard as ServerCard, tableLists } from './api.ts';
import type { TableCard } from './shelf.ts';

export interface Tables {
  /** Newest first; those where it is one's turn before all. */
  readonly tables: readonly TableCard[];
  /** Public tables of the server at which one does not sit. */
  readonly listed: readonly TableCard[];
  readonly loaded: boolean;
  /** A server answers. Undefined: not known yet. */
  readonly server: boolean | undefined;
}

/** So often the server is asked again while one looks at the list. */
const AGAIN = 15_000;

const urgency = ({ status, waits }: TableCard): number =>
  status === 'playing' ? (waits.you ? 0 : 1) : status === 'waiting' ? 1 : 2;

const ofServer = (card: ServerCard): TableCard => ({ ...card, local: false });

interface OnServer {
  readonly mine: readonly TableCard[];
  readonly listed: readonly TableCard[];
}

export function useTables(): Tables {
  const [local, setLocal] = useState<readonly TableCard[]>();
  const [server, setServer] = useState<OnServer | false>();
  useEffect(() => {
    let here = true;
    const read = () =>
      listTables().then(
        (cards) => here && setLocal(cards),
        () => here && setLocal([]),
      );
    void read();
    const stop = onShelfChange(() => void read());
    return () => {
      here = false;
      stop();
    };
  }, []);
  useEffect(() => {
    let here = true;
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      tableLists().then(
        ({ mine, listed }) => {
          if (!here) return;
          const ids = new Set(mine.map(({ id }) => id));
          setServer({
            mine: mine.map(ofServer),
            listed: listed.filter(({ id }) => !ids.has(id)).map(ofServer),
          });
        },
        () => here && setServer(false),
      );
    };
    read();
    const timer = setInterval(read, AGAIN);
    window.addEventListener('online', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      here = false;
      clearInterval(timer);
      window.removeEventListener('online', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  const mine = server ? server.mine : [];
  const tables = [...(local ?? []), ...mine].sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
  return {
    tables,
    listed: server ? server.listed : [],
    loaded: local !== undefined,
    server: server === undefined ? undefined : server !== false,
  };
}
