/** A copy of a whole PostgreSQL database, and the way back, by PostgreSQL's own tools: they have to be installed here. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { OWN_FILE } from '../storage/privacy.ts';
import type { Inventory } from '../storage/sqlite-backup.ts';

/** The address for a command line, where others could read it: without its password, which goes another way. */
function withoutPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || (address.searchParams.get('password') ?? '');
  address.password = '';
  address.searchParams.delete('password');
  return { address: address.href, password };
}

async function run(tool: string, args: readonly string[], url: string): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(tool, [...args, `--dbname=${address}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  const said = text(child.stderr);
  const [code] = (await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${tool} is not installed here. It comes with PostgreSQL's client programs.`);
  })) as [number | null];
  if (code !== 0) throw new Error(`${tool} says: ${(await said).trim()}`);
}

async function connected<T>(url: string, does: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'holotape' });
  await client.connect();
  try {
    return await does(client);
  } finally {
    await client.end();
  }
}

const COUNT = `select (select count(*) from holotape.tables)::int as tables,
  (select count(*) from holotape.events)::int as events`;

const hasTables = async (client: Client): Promise<boolean> =>
  (await client.query<{ there: boolean }>(`select to_regclass('holotape.tables') is not null as there`)).rows[0]!.there;

const counted = async (client: Client): Promise<Inventory> => (await client.query<Inventory>(COUNT)).rows[0]!;

/** Copies the database as it is at one moment, whoever uses it, to a file that is not there yet. */
export async function backUpDatabase(url: string, file: string): Promise<Inventory> {
  const to = resolve(file);
  if (existsSync(to)) throw new Error(`${to} is there already; nothing is written over.`);
  return connected(url, async (client) => {
    if (!(await hasTables(client))) throw new Error('There is no data in the database.');
    // What is counted is what is copied.
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const inventory = await counted(client);
    closeSync(openSync(to, 'wx', OWN_FILE));
    try {
      // Who serves from it just now is nothing to be brought back.
      const what = ['--format=custom', '--schema=holotape', '--exclude-table-data=holotape.servers'];
      await run(
        'pg_dump',
        [...what, '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.id}`, `--file=${to}`],
        url,
      );
    } catch (error) {
      rmSync(to, { force: true });
      throw error;
    }
    return inventory;
  });
}

/** Brings a copy into a database that has nothing of ours yet: all of it, or nothing. */
export async function restoreDatabase(file: string, url: string): Promise<Inventory> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  return connected(url, async (client) => {
    if (await hasTables(client))
      throw new Error('The database has tables already; nothing is written over. Make an empty one for the copy.');
    await run('pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file], url);
    if (!(await hasTables(client))) throw new Error(`${file} is no copy of Holotape's data.`);
    return counted(client);
  });
}
