/** `holotape admin`: what whoever runs a server does about the tables it keeps. */
import { writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@holotape/kernel';
import type { ListedTable, TableWish } from '@holotape/server/operating/operator';
import { Trouble, WrongUsage } from '../terminal/trouble.ts';
import { amount, orTrouble } from './backup.ts';
import { type Command, nothingMore, readArgs, wholeNumber } from './command.ts';

const HELP = `holotape admin WHAT [options]

For whoever runs a server, whether it is running or not. TABLE is the id of a table or the code of its invite.

  holotape admin list                 the tables that are kept, the latest first
      --listed                        only those on the public list
      --person ID                     only those at which this person sits ("show" names them)
      --most N                        so many (50; at most 1000)
  holotape admin show TABLE           who sits there, how far it is, whether something is wrong with it
  holotape admin export TABLE FILE    its game as a save, hidden cards and the seed included
  holotape admin unlist TABLE         take it off the public list for good; the invite still works
  holotape admin close TABLE          end its game for good; it can still be looked at
  holotape admin delete TABLE --yes   forget it and everything said there, for good

  holotape admin person PERSON FILE   what is kept of somebody: tables, names and seats, what they said and answered
  holotape admin forget PERSON --yes  forget somebody: their name, their seats and what they said, at every table

  holotape admin rotate-keys          sign who people are with a new key; nobody is logged out

  --data DIR       where the tables are kept (~/.holotape)
  --database URL   they are kept in PostgreSQL (or DATABASE_URL)`;

const MOST = 50;

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  listed: { type: 'boolean' },
  person: { type: 'string' },
  most: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

function placeOf({ data, database }: Values): { data: string } | { database: string } {
  if (data !== undefined && database !== undefined)
    throw new WrongUsage('Either --data or --database: they are two places.');
  const url = database ?? (data === undefined ? process.env.DATABASE_URL || undefined : undefined);
  return url === undefined ? { data: data ?? join(homedir(), '.holotape') } : { database: url };
}

function listWish({ listed, person, most = String(MOST) }: Values): TableWish {
  return {
    do: 'list',
    most: wholeNumber('--most', most, 1, 1000),
    ...(listed && { listed }),
    ...(person !== undefined && { person }),
  };
}

const ONE_TABLE = ['show', 'export', 'unlist', 'close', 'delete'] as const;

type Place = ReturnType<typeof placeOf>;

/** What is done about a person: it says what came of it. Undefined: it is about no person. */
function readPerson(
  [what, person, ...more]: readonly string[],
  values: Values,
): ((place: Place) => Promise<string>) | undefined {
  if (what !== 'forget' && what !== 'person') return undefined;
  const file = what === 'person' ? more.shift() : undefined;
  if (person === undefined)
    throw new WrongUsage(
      `Whom? Say "holotape admin ${what} PERSON ${what === 'forget' ? '--yes' : 'FILE'}"; "show" names people.`,
    );
  if (what === 'person' && file === undefined)
    throw new WrongUsage('Into which file? Say "holotape admin person PERSON FILE".');
  nothingMore(more);
  if (file !== undefined) return (place) => traces(place, person, file);
  if (!values.yes) throw new WrongUsage('What is forgotten cannot be brought back. If you mean it, add --yes.');
  return (place) => forget(place, person);
}

async function traces(place: Place, person: string, file: string): Promise<string> {
  const { exportPerson } = await import('@holotape/server/operating/admin');
  const tables = await orTrouble(exportPerson(place, person));
  if (tables.length === 0) throw new Trouble(`Nothing is kept of a person "${person}".`);
  write(file, { person, tables });
  return `${file} holds what is kept of them, of ${amount(tables.length, 'table')}.`;
}

async function forget(place: Place, person: string): Promise<string> {
  const { forgetPerson } = await import('@holotape/server/operating/admin');
  const { deleted, rewritten } = await orTrouble(forgetPerson(place, person));
  return `Forgotten. ${amount(deleted, 'table')} of theirs alone ${deleted === 1 ? 'is' : 'are'} gone; ${amount(rewritten, 'table')} with others ${rewritten === 1 ? 'stays' : 'stay'} without them.`;
}

/** What is asked for, and the file it goes to, if it goes to one. */
function readWish(words: readonly string[], values: Values): { wish: TableWish; file?: string | undefined } {
  const [what, table, ...more] = words;
  if (what === 'list') {
    nothingMore(words.slice(1));
    return { wish: listWish(values) };
  }
  if (what === 'rotate-keys') {
    nothingMore(words.slice(1));
    return { wish: { do: what } };
  }
  const does = ONE_TABLE.find((each) => each === what);
  if (does === undefined)
    throw new WrongUsage(
      `What is to be done? Say "holotape admin list", or one of ${ONE_TABLE.join(', ')} and a table.`,
    );
  if (table === undefined) throw new WrongUsage(`Which table? Say "holotape admin ${does} TABLE".`);
  const file = does === 'export' ? more.shift() : undefined;
  if (does === 'export' && file === undefined)
    throw new WrongUsage('Into which file? Say "holotape admin export TABLE FILE".');
  nothingMore(more);
  if (does === 'delete' && !values.yes)
    throw new WrongUsage('A deleted table is gone for good. If you mean it, add --yes.');
  return { wish: { do: does, table }, file };
}

/** A day and a time, as a log has them. */
const when = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const line = ({ id, code, game, status, listed, at, title, seats }: ListedTable) => {
  const names = seats.map(({ name }) => name || 'open').join(', ');
  return `${id}  ${code}  ${when(at)}  ${game}, ${status}${listed ? ', listed' : ''}: ${title} (${names})`;
};

async function toldList(done: Json): Promise<string> {
  const { listedTables } = await import('@holotape/server/operating/operator');
  const tables = listedTables.parse(done);
  return tables.length === 0 ? 'There are none.' : tables.map(line).join('\n');
}

async function toldTable(done: Json): Promise<string> {
  const { shownTable } = await import('@holotape/server/operating/operator');
  const table = shownTable.parse(done);
  return [
    `${table.title}: ${table.game}, ${table.status}${table.listed ? ', on the public list' : ''}`,
    `id ${table.id}, code ${table.code}`,
    `${amount(table.events, 'event')}, the last of them ${when(table.at)} UTC; question ${table.question} is open`,
    ...table.seats.map(({ name, person }, i) => `seat ${i + 1}: ${name || 'open'}${person ? ` (${person})` : ''}`),
    ...(table.trouble === null ? [] : [`It can only be looked at: ${table.trouble}.`]),
  ].join('\n');
}

/** Nobody else reads it, and nothing is written over. */
function write(file: string, what: Json): void {
  try {
    writeFileSync(file, JSON.stringify(what), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Trouble(`${file} is there already, and is not written over.`, error);
    throw new Trouble(`${file} cannot be written: ${(error as Error).message}`, error);
  }
}

function exported(file: string, save: Json): string {
  write(file, save);
  return `${file} holds the game, hidden cards and seed included.`;
}

const SAID: Readonly<Partial<Record<TableWish['do'], string>>> = {
  'rotate-keys':
    'A new key signs in a minute. What the old ones have signed holds until it is over, and is made anew when it is seen.',
  unlist: 'It is off the public list.',
  close: 'Its game is over; it can still be looked at.',
  delete: 'It is gone.',
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const about = readPerson(positionals, values);
  if (about !== undefined) {
    console.log(await about(placeOf(values)));
    return 0;
  }
  const { wish, file } = readWish(positionals, values);
  const place = placeOf(values);
  const { administer } = await import('@holotape/server/operating/admin');
  const done = await orTrouble(administer(place, wish));
  if (wish.do === 'list') console.log(await toldList(done));
  else if (wish.do === 'show') console.log(await toldTable(done));
  else if (wish.do === 'export') console.log(exported(file!, done));
  else console.log(SAID[wish.do]);
  return 0;
}

export const command: Command = { help: HELP, run };
