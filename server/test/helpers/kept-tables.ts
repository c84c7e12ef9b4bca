/** What a server that was killed has left behind. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { saveSession, verify } from '@holotape/kernel';
import { type TableEvent, TableState } from '@holotape/table';
import { expect } from 'vitest';
import { DATA_FILE } from '../../index.ts';
import { CAMPAIGN_GAMES } from './campaign-games.ts';

function eventsOf(data: string, table: string): TableEvent[] {
  const db = new DatabaseSync(join(data, DATA_FILE));
  const rows = db
    .prepare('select event from events join tables on key = table_key where tables.id = ? order by number')
    .all(table) as { event: string }[];
  db.close();
  return rows.map(({ event }) => JSON.parse(event) as TableEvent);
}

/** What is there of a table when the last server is gone; played again it leads to the same. */
export function keptOf(data: string, id: string, game: string): { events: TableEvent[]; state: TableState } {
  const events = eventsOf(data, id);
  const state = TableState.of(CAMPAIGN_GAMES.game(game)!, { events });
  expect(state.readOnly).toBeUndefined();
  expect(verify(state.session!.game, saveSession(state.session!))).toMatchObject({ ok: true });
  return { events, state };
}

/** An answer that somebody gave. */
export const said = (event: TableEvent) =>
  event.type === 'answered' ? [{ seat: event.by, answer: event.answer }] : [];
