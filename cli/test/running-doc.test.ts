/**
 * docs/running.md, followed word by word: every command that stands in it is run in its order, on fresh folders and a fresh database, by
 * whoever has only this page. Names of machines, ports and folders are replaced as a reader would; a command that is not known
 * here fails the test, so that none comes into the page untried.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@holotape/server/client';
import { readServeOptions } from '@holotape/server/main';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testedCluster } from '../../server/test/helpers/postgres.ts';
import { folder, holotape } from './helpers/holotape.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/running.md'), 'utf8');
const cluster = testedCluster();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const each of running) each.kill('SIGKILL');
});

/** What stands in blocks, and commands within sentences, in their order; what is said beside them is left out. */
const commands = [...page.matchAll(/^```\n([\s\S]*?)^```$|`(npx holotape [^`]+)`/gm)]
  .flatMap(([, block, inline]) => (block ?? inline!).trim().split('\n'))
  .map((line) => line.split(/ {2,}/)[0]!.trim());

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A reader's machine: fresh folders, a database, a shell in which `npx` finds the project's commands. */
async function machine() {
  const home = folder();
  for (const each of ['backups', 'copies']) mkdirSync(join(home, each));
  const [port, between, second] = [await freePort(), await freePort(), await freePort()];
  const database = await cluster.database();
  const names: Record<string, string> = {
    '/srv/holotape': join(home, 'srv'),
    '/backups': join(home, 'backups'),
    '/var/lib/holotape-copies': join(home, 'copies'),
    '/var/lib/holotape': join(home, 'srv'),
    'postgresql://holotape@db/holotape?sslmode=verify-full': `'${database}'`,
    '0.0.0.0': '127.0.0.1',
    '10.0.0.5:9000': `127.0.0.1:${between}`,
    '8421': String(port),
    FILE: join(home, 'game.json'),
    // For the machine that tests, not for the reader.
    '--games 10000 --seats search,greedy': '--games 20 --seats random,random',
  };
  const asRead = (command: string) =>
    Object.entries(names).reduce((line, [said, meant]) => line.replaceAll(said, meant), command);
  const env = {
    ...process.env,
    HOME: home,
    DATABASE_URL: '',
    PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  const shell = (line: string): readonly string[] => ['-c', line.replace(/^npx holotape/, 'exec holotape')];
  return {
    names,
    copies: join(home, 'copies'),
    address: `http://127.0.0.1:${port}`,
    second,
    /** To its end; the command by itself without a process of its own, since the same comes out (usage.test.ts). */
    run(command: string) {
      const line = asRead(command);
      if (line.startsWith('npx holotape ')) {
        const words = line.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", ''));
        const { code, out, err } = holotape(words.slice(2), [], { HOME: home, DATABASE_URL: '' });
        return { code, out, err };
      }
      const { status, stdout, stderr } = spawnSync('sh', shell(line), { cwd: ROOT, env, encoding: 'utf8' });
      return { code: status, out: stdout, err: stderr };
    },
    /** Until it says that it is there; gives back how to end it. */
    async start(command: string, says: string, more = ''): Promise<() => Promise<void>> {
      const child = spawn('sh', shell(asRead(command) + more), {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      for await (const line of createInterface({ input: child.stdout! })) if (line.includes(says)) break;
      child.stdout!.resume();
      return async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
        running.delete(child);
      };
    },
  };
}

/** A table of two who have begun to play. */
async function tableOf(address: string, listed: boolean): Promise<string> {
  const [ann, ben] = [new Client(address), new Client(address)];
  await ann.name('Ann');
  await ben.name('Ben');
  const { id } = await ann.makeTable({ game: 'vault', listed, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.act(id, { do: 'join' });
  await ann.act(id, { do: 'start' });
  return id;
}

test('every command of the page does what the page says', async () => {
  const here = await machine();
  const left = [...commands];
  const next = (begins: string): string => {
    expect(left[0]).toMatch(new RegExp(`^npx holotape ${begins}`));
    return left.shift()!;
  };
  const ok = (command: string, out: RegExp) =>
    expect([command, here.run(command)]).toEqual([command, { code: 0, err: '', out: expect.stringMatching(out) }]);

  const endFirst = await here.start(next('serve'), 'Holotape is at');
  const id = await tableOf(here.address, true);
  const other = await tableOf(here.address, false);
  const endSecond = await here.start(next('serve --database'), 'Holotape is at', ` --port ${here.second}`);
  expect((await fetch(`http://127.0.0.1:${here.second}/healthz`)).status).toBe(200);

  ok(next('backup'), /monday\.db holds 2 tables with \d+ events\.\n$/);
  // What the timer does at night; systemd reads %% as %.
  const [nightly, tidy] = ['ExecStart', 'ExecStartPost'].map((key) => saidIn('holotape-backup.service', key));
  const old = join(here.copies, 'old.db');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  ok(
    nightly!.replaceAll('%%', '%').replace('npx ', ''),
    /copies\/\d{4}-\d\d-\d\d-\d{6}\.db holds 2 tables with \d+ events\.\n$/,
  );
  ok(tidy!, /^$/);
  expect(readdirSync(here.copies)).toEqual([expect.stringMatching(/^[-\d]{17}\.db$/)]);
  await endFirst();
  ok(next('restore'), /holds 2 tables with \d+ events\.\nWhat was there before is .*before-restore-1\.\n$/);
  await endSecond();
  ok(next('move'), /^Moved and compared: 2 tables with \d+ events\.\n$/);

  here.names.TABLE = id;
  ok(next('admin list'), new RegExp(`^${other}  [\\s\\S]*^${id}  `, 'm'));
  ok(next('admin show'), /seat 1: Ann \(\S+\)\nseat 2: Ben/);
  ok(next('admin unlist'), /off the public list/);
  ok(next('admin close'), /Its game is over/);
  ok(next('admin export'), /holds the game/);
  expect(existsSync(here.names.FILE!)).toBe(true);
  ok(next('admin delete'), /It is gone/);
  const { out } = here.run(`npx holotape admin show ${other} --data /srv/holotape`);
  here.names.PERSON = /seat 1: Ann \((\S+)\)/.exec(out)![1]!;
  ok(next('admin person'), /theirs\.json holds what is kept of them, of 1 table\.\n$/);
  ok(next('admin forget'), /^Forgotten\. 0 tables .* 1 table with others stays/);
  ok(`${next('admin rotate-keys')} --data /srv/holotape`, /^A new key signs/);

  const endWork = await here.start(next('work'), 'Working for');
  ok(next('simulate'), /^The vault: 20 games of random and random/);
  await endWork();
  expect(left).toEqual([]);
}, 600_000);

/** What a unit says after that word. */
function saidIn(unit: string, key: string): string {
  return new RegExp(`^${key}=(.*)$`, 'm').exec(operating(unit))![1]!;
}

/** What the server is started with there has to be something that it understands. */
const understood = (args: readonly string[]) => expect(readServeOptions(args, {})).toBeTypeOf('object');
const operating = (name: string) => readFileSync(join(ROOT, 'docs/operating', name), 'utf8');

test('the files around a server start it with options that it has, and are what their programs read', () => {
  understood(saidIn('holotape.service', 'ExecStart').replace('/usr/bin/npx holotape serve ', '').split(' '));
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(operating('Dockerfile'))![1]!) as string[];
  expect(entry.slice(0, 3)).toEqual(['npx', 'holotape', 'serve']);
  const compose = parse(operating('compose.yaml'), { merge: true }) as {
    services: Record<string, { command?: string[]; environment?: Record<string, string> }>;
  };
  for (const { command } of Object.values(compose.services)) if (command) understood([...entry.slice(3), ...command]);
  expect(compose.services.one!.environment!.DATABASE_URL).toMatch(/^postgresql:.*sslmode=/);
  expect(compose.services.two!.environment!.DATABASE_URL).toBe(compose.services.one!.environment!.DATABASE_URL);
  // Every file that the page names is there.
  for (const [, file] of page.matchAll(/\]\((operating\/[^)]+)\)/g))
    expect([file, existsSync(join(ROOT, 'docs', file!))]).toEqual([file, true]);
  if (spawnSync('systemd-analyze', ['--version']).status === 0)
    expect(
      execFileSync(
        'sh',
        ['-c', 'systemd-analyze verify --man=no docs/operating/*.service docs/operating/*.timer 2>&1 || true'],
        {
          cwd: ROOT,
          encoding: 'utf8',
        },
      )
        .split('\n')
        .filter((line) => /holotape[-a-z]*\.(?:service|timer)/.test(line) && !/npx|not executable/.test(line)),
    ).toEqual([]);
});
