/** The shape of the PostgreSQL database, one step after the other. Never edited once released; a change is a new step. */
import type { ClientBase } from 'pg';

const MIGRATIONS: readonly string[] = [
  `
  create table holotape.tables (
    key bigint generated always as identity primary key,
    id text not null unique,
    code text not null unique,
    game text not null,
    status text not null,
    listed boolean not null,
    at bigint not null,
    card text not null
  );
  create index tables_listed on holotape.tables (at) where listed and status in ('waiting', 'playing');

  -- The number of a table's last event, apart and narrow: it changes with every answer, and is changed in place.
  create table holotape.heads (
    table_key bigint primary key references holotape.tables (key),
    last integer not null
  ) with (fillfactor = 50);

  create table holotape.people (
    person text not null,
    table_key bigint not null references holotape.tables (key),
    primary key (person, table_key)
  );
  create index people_table on holotape.people (table_key);

  create table holotape.events (
    table_key bigint not null,
    number integer not null,
    event text not null,
    primary key (table_key, number)
  );

  create table holotape.snapshots (
    table_key bigint primary key references holotape.tables (key),
    after integer not null,
    state text not null
  );

  create table holotape.seat_promises (
    name text primary key,
    promise text not null,
    until bigint not null
  );

  create table holotape.secrets (
    name text primary key,
    secret text not null
  );

  create table holotape.left_names (
    name text primary key,
    times integer not null,
    until bigint not null
  );
  `,
  `
  -- Processes that serve tables from this database, and until when they are known to live, by the database's clock.
  create table holotape.servers (
    id uuid primary key,
    address text not null,
    until timestamptz not null
  );
  -- Which of them has a table, and how often it was claimed: nobody else may write it.
  alter table holotape.heads add owner uuid, add epoch integer not null default 0;
  `,
  `
  -- The newest release that has had a table: an older one does not understand what that may have kept.
  alter table holotape.heads add release integer not null default 0;

  -- What addresses have spent of what all servers count together. Lost in a crash, like what a server counts for itself.
  create unlogged table holotape.allowances (
    name text primary key,
    spent double precision not null,
    at timestamptz not null
  );
  `,
];

/** Any number of our own: two servers that start at once make the shape one after the other. */
const SHAPE_LOCK = 804_211;

/** Brings the database to the shape of today. Throws if it is of a newer Holotape. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '10s'");
    await client.query('select pg_advisory_xact_lock($1)', [SHAPE_LOCK]);
    await client.query('create schema if not exists holotape');
    await client.query('create table if not exists holotape.shape (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from holotape.shape');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new Error(`It was written by a newer Holotape (shape ${version}, this one knows ${MIGRATIONS.length}).`);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    await client.query('delete from holotape.shape');
    await client.query('insert into holotape.shape values ($1)', [MIGRATIONS.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
