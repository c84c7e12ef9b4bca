/** Tables read and written as a whole, and what is kept of a person. */
import type { WholeTable } from '@holotape/table';
import type { QueryResultRow } from 'pg';
import { cookedKept, type RawRow, rawKept } from '../raw.ts';

const reading = (which: string) => `
  select s.after, s.state, array(
    select e.event from holotape.events e where e.table_key = t.key and ${which} order by e.number) as events
  from holotape.tables t left join holotape.snapshots s on s.table_key = t.key where t.id = $1`;

/** The newest snapshot and the events since. */
export const READ = reading('e.number > coalesce(s.after, 0)');
/** The newest snapshot and all events. */
export const WHOLE = reading('true');

/** What one of them has found. */
export function keptIn(found: QueryResultRow | undefined): WholeTable | undefined {
  if (found === undefined) return undefined;
  const { after, state, events } = found as { after: number | null; state: string; events: string[] };
  return cookedKept({ events, snapshot: after === null ? undefined : { after, state } });
}

/** Events stay where they are, under their numbers: only what they say is another. */
export const REWRITE = `
  with mine as materialized (
    select table_key from holotape.heads
    where table_key = $1 and owner = $2 and epoch = $3 and last = cardinality($4::text[]) for update),
  events as (
    update holotape.events e set event = n.event
    from mine, unnest($4::text[]) with ordinality n(event, number)
    where e.table_key = mine.table_key and e.number = n.number),
  snapshots as (
    update holotape.snapshots s set state = $5 from mine where s.table_key = mine.table_key and $5::text is not null),
  shown as (
    update holotape.tables t set status = $6, listed = $7, at = $8, card = $9 from mine where t.key = mine.table_key),
  gone as (
    delete from holotape.people p using mine where p.table_key = mine.table_key and not p.person = any($10::text[])),
  come as (
    insert into holotape.people (person, table_key) select p, table_key from mine, unnest($10::text[]) p
    on conflict do nothing)
  select table_key from mine`;

interface Owned {
  readonly key: string;
  readonly epoch: number;
  readonly owner: string;
}

export function rewriting({ key, epoch, owner }: Owned, row: RawRow, whole: WholeTable): readonly unknown[] {
  const { events, snapshot } = rawKept(whole);
  const { status, listed, at, card, people } = row;
  return [key, owner, epoch, events, snapshot?.state ?? null, status, listed === 1, at, card, [...new Set(people)]];
}

export const MENTIONS = `
  select id from holotape.tables where key in (
    select table_key from holotape.people where person = $1
    union select table_key from holotape.events where position($1 in event) > 0
    union select table_key from holotape.snapshots where position($1 in state) > 0) order by id`;

export const UNPROMISE = 'delete from holotape.seat_promises where position($1 in promise) > 0';
