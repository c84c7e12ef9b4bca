/** How long a table takes to open that nobody has in memory, where a hundred thousand others are kept. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILE } from '@holotape/server';
import { Client } from '@holotape/server/client';
import { Client as Database } from 'pg';
import { playAt, serve } from './processes.ts';

export const KEPT = 100_000;
const OLD = 20;

/** Copies of one table, under other names, with its first events: nobody opens them. */
const SQLITE = (copies: number) => `
  begin;
  create temp table copies as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${copies}) select i from n;
  insert into tables (id, code, game, status, listed, at, card)
    select 'copy-' || i, 'COPY-' || i, game, status, listed, at + i, card from copies, (select * from tables order by key limit 1);
  insert into people (person, table_key)
    select person, tables.key from tables, people where tables.id like 'copy-%' and table_key = (select min(key) from tables);
  insert into events (table_key, number, event)
    select tables.key, number, event from tables, events
    where tables.id like 'copy-%' and table_key = (select min(key) from tables) and number <= 5;
  commit;`;

const POSTGRES = (copies: number) => `
  insert into holotape.tables (id, code, game, status, listed, at, card)
    select 'copy-' || i, 'COPY-' || i, game, status, listed, at + i, card
    from generate_series(1, ${copies}) i, (select * from holotape.tables order by key limit 1) t;
  insert into holotape.heads (table_key, last) select key, 5 from holotape.tables where id like 'copy-%';
  insert into holotape.people (person, table_key)
    select person, t.key from holotape.tables t, holotape.people
    where t.id like 'copy-%' and table_key = (select min(key) from holotape.tables);
  insert into holotape.events (table_key, number, event)
    select t.key, number, event from holotape.tables t, holotape.events
    where t.id like 'copy-%' and table_key = (select min(key) from holotape.tables) and number <= 5;`;

async function inDatabase(url: string, statements: readonly string[]): Promise<string[]> {
  const client = new Database({ connectionString: url });
  await client.connect();
  let rows: { id: string }[] = [];
  for (const each of statements) ({ rows } = await client.query<{ id: string }>(each));
  await client.end();
  return rows.map(({ id }) => id);
}

/** Fills up what is kept, and names the tables that were played. */
async function fillUp(data: string, database: string | undefined): Promise<string[]> {
  const played = "where id not like 'copy-%'";
  if (database !== undefined) return inDatabase(database, [POSTGRES(KEPT), `select id from holotape.tables ${played}`]);
  const db = new DatabaseSync(join(data, DATA_FILE));
  db.exec(SQLITE(KEPT));
  const rows = db.prepare(`select id from tables ${played}`).all() as { id: string }[];
  db.close();
  return rows.map(({ id }) => id);
}

/** Milliseconds for each of the tables that were played, from asking for it to having all of it. */
export async function openingTimes(data: string, database: string | undefined): Promise<number[]> {
  const first = await serve('holotape', { data, database });
  try {
    await playAt([first], { game: 'holotape', tables: OLD, seconds: 4 });
  } finally {
    await first.end();
  }
  const tables = await fillUp(data, database);
  const again = await serve('holotape', { data, database });
  const times: number[] = [];
  try {
    const client = new Client(`http://127.0.0.1:${again.port}`);
    await client.name('Somebody');
    for (const id of tables) {
      const begun = performance.now();
      (await client.sit(id)).close();
      times.push(performance.now() - begun);
    }
  } finally {
    await again.end();
  }
  return times;
}
