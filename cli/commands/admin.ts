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
  holotape admin unlist TABLE         take it off the public list; whoever has the invite still comes in
  holotape admin close TABLE          end its game for good; it can still be looked at
  holotape admin delete TABLE --yes   forget it and everything said there, for good

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

/** Who is to be forgotten, if somebody is. */
function readForgotten([what, person, ...more]: readonly string[], { yes }: Values): string | undefined {
  if (what !== 'forget') return undefined;
  if (person === undefined)
    throw new WrongUsage('Whom? Say "holotape admin forget PERSON --yes"; "show" names people.');
  nothingMore(more);
  if (!yes) throw new WrongUsage('What is forgotten cannot be brought back. If you mean it, add --yes.');
  return person;
}

async function forget(place: ReturnType<typeof placeOf>, person: string): Promise<string> {
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

function exported(file: string, save: Json): string {
  try {
    writeFileSync(file, JSON.stringify(save), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Trouble(`${file} is there already, and is not written over.`, error);
    throw new Trouble(`${file} cannot be written: ${(error as Error).message}`, error);
  }
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
  const person = readForgotten(positionals, values);
  if (person !== undefined) {
    console.log(await forget(placeOf(values), person));
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
