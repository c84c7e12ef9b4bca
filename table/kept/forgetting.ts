/**
 * What is kept of a table, without one of those who were there: somebody else in every place, with another name, who said
 * nothing. The game itself stays as it was played.
 */
import type { Json, Seat } from '@holotape/kernel';
import type { Person, TableEvent } from './events.ts';
import { tracesOf } from './traces.ts';

/** Everything of a table: all its events, and the newest snapshot. */
export interface WholeTable {
  readonly events: readonly TableEvent[];
  readonly snapshot?: { readonly after: number; readonly state: Json };
}

/** What is left of what they have said. */
const SILENCE = '…';

/** What was played, and words of machines: whoever is called "rest" does not change what was answered. */
const NOT_ABOUT_PEOPLE: ReadonlySet<string> = new Set([
  ...['options', 'answer', 'steps', 'from', 'open', 'past', 'log', 'target', 'seed', 'mark', 'undo', 'dice', 'chance'],
  ...['type', 'kind', 'why', 'say', 'what', 'bot', 'status', 'game', 'format', 'code', 'table', 'within', 'rematch'],
]);

type Line = { readonly at: number; readonly by: Seat | string | null; readonly text: string };
const lineOf = ({ at, by, text }: Line): string => JSON.stringify([at, by, text]);

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same table without this person, in whose place is a stranger. */
export function withoutPerson(table: WholeTable, person: string, stranger: Person): WholeTable {
  const traces = tracesOf(person, table.events);
  const { setup } = (table.snapshot?.state ?? {}) as { setup?: { host: Person } };
  const names = new Set(setup?.host.id === person ? [...traces.names, setup.host.name] : traces.names);
  const lines = new Set(traces.said.map(lineOf));
  // Who watches speaks under a name alone: a line under one of theirs counts as theirs.
  const isTheirs = (line: Line) => lines.has(lineOf(line)) || (typeof line.by === 'string' && names.has(line.by));
  // The longest first, if one is part of another.
  const inTitles = [...names].sort((a, b) => b.length - a.length);

  const other = (value: Json): Json => {
    if (typeof value === 'string') return value === person ? stranger.id : names.has(value) ? stranger.name : value;
    if (Array.isArray(value)) return value.map(other);
    if (!isObject(value)) return value;
    const isSaid = typeof value.text === 'string' && typeof value.at === 'number' && isTheirs(value as Json as Line);
    const fields = Object.entries(value).map(([key, each]): [string, Json] => {
      if (key === 'text' && isSaid) return [key, SILENCE];
      if (key === 'title' && typeof each === 'string')
        return [key, inTitles.reduce((title, name) => title.replaceAll(name, stranger.name), each)];
      // The table that a rematch is at is a word; what a save says of its table is an object, with names in it.
      return [key, NOT_ABOUT_PEOPLE.has(key) && !(key === 'table' && isObject(each)) ? each : other(each)];
    });
    return Object.fromEntries(fields);
  };

  const { events, snapshot } = table;
  return {
    events: other(events as readonly Json[] as Json) as readonly Json[] as readonly TableEvent[],
    ...(snapshot && { snapshot: { after: snapshot.after, state: other(snapshot.state) } }),
  };
}
