/** The shape of the SQLite file, one step after the other. Never edited once released; a change is a new step. */
export const MIGRATIONS: readonly string[] = [
  `
  -- Tables are known by a small number inside, so that the events of tables being played lie close together.
  create table tables (
    key integer primary key,
    id text not null unique,
    code text not null unique,
    game text not null,
    status text not null,
    listed integer not null,
    at integer not null,
    card text not null
  ) strict;
  create index tables_listed on tables (at) where listed = 1 and status in ('waiting', 'playing');

  create table people (
    person text not null,
    table_key integer not null references tables (key),
    primary key (person, table_key)
  ) strict, without rowid;
  create index people_table on people (table_key);

  -- In the order they came, so that what is written together lies together.
  create table events (
    id integer primary key,
    table_key integer not null references tables (key),
    number integer not null,
    event text not null
  ) strict;
  create unique index events_table on events (table_key, number);

  create table snapshots (
    table_key integer primary key references tables (key),
    after integer not null,
    state text not null
  ) strict;

  create table seat_promises (
    name text primary key,
    promise text not null,
    until integer not null
  ) strict, without rowid;

  create table secrets (
    name text primary key,
    secret text not null
  ) strict, without rowid;
  `,
  `
  -- Browsers and people whose tokens are void, and how often they were left.
  create table left_names (
    name text primary key,
    times integer not null,
    until integer not null
  ) strict, without rowid;
  `,
];
