/** `holotape serve` as people start it: a process with arguments, an address on the screen, and signals that end it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { written } from '../limit-settings.ts';
import { LIMITS } from '../limits.ts';
import { hasDesktop, readServeOptions } from '../main.ts';
import { tempFolder, until } from './helpers/setting.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = tempFolder();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const each of running) each.kill('SIGKILL');
  folder.remove();
});

function serve(...args: readonly string[]) {
  const server = spawn(process.execPath, [MAIN, '--no-open', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(server);
  server.on('exit', () => running.delete(server));
  let out = '';
  server.stdout.on('data', (part) => {
    out += part;
  });
  const ended = Promise.all([text(server.stderr), once(server, 'exit')]).then(([err, [code]]) => ({ code, err, out }));
  return { server, ended, said: () => out };
}

/** Waits until the server says where it is. */
async function addressOf({ said }: { said(): string }): Promise<string> {
  await until('the address', () => said().includes('Ctrl+C ends it'), 15_000);
  return /^Holotape is at (http:\/\/\S+)$/m.exec(said())![1]!;
}

test('it says where it is, logs in JSON, ends when it is told to, and everything is kept', async () => {
  const args = ['--port', '0', '--data', join(folder.path, 'data'), '--log', 'info'];
  const first = serve(...args);
  const address = await addressOf(first);
  expect(first.said()).toContain('Only this machine can reach it');
  const ann = new Client(address);
  await ann.name('Ann');
  const { id } = await ann.makeTable({ game: 'vault', seats: [{ kind: 'me' }, { kind: 'open' }] });

  const second = serve('--port', new URL(address).port, '--data', join(folder.path, 'other'));
  const third = serve(...args);
  const [taken, locked] = await Promise.all([second.ended, third.ended]);
  expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/^Holotape could not start: Port \d+ is in use/)]);
  expect([locked.code, locked.err]).toEqual([1, expect.stringContaining('is in use by another Holotape')]);

  first.server.kill('SIGTERM');
  const { code, err, out } = await first.ended;
  expect([code, err]).toEqual([0, '']);
  const log = out.split('\n').filter((line) => line.startsWith('{'));
  for (const line of log)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number),
      time: expect.any(Number),
      msg: expect.any(String),
    });
  expect(log.join()).toContain('"route":"/api/tables"');
  expect(log.join()).not.toContain(id);

  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    const again = serve(...args);
    const there = new Client(await addressOf(again), ann.cookie);
    expect((await there.tables()).mine.map((card) => card.id)).toEqual([id]);
    again.server.kill(signal);
    expect(await again.ended).toMatchObject({ code: 0, err: '' });
  }
});

describe('its arguments', () => {
  test('are read, with sensible values for what is left out', () => {
    expect(readServeOptions([])).toMatchObject({ port: 8421, host: '127.0.0.1', logLevel: 'warn', trustProxy: false });
    expect(readServeOptions(['--port', '80', '--host', '::', '--data', 'x', '--no-open', '--trust-proxy'])).toEqual({
      port: 80,
      host: '::',
      data: 'x',
      open: false,
      logLevel: 'warn',
      trustProxy: true,
      retention: {},
      limits: {},
    });
    expect(readServeOptions(['--proxy', '10.0.0.7', '--proxy', 'fd00::/8'])).toMatchObject({
      ...{ trustProxy: true, proxies: ['10.0.0.7', 'fd00::/8'] },
    });
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1/x'])
      expect(() => readServeOptions(['--proxy', wrong])).toThrow(`not "${wrong}"`);
    expect(() => readServeOptions(['--proxy', '10.0.0.7', '--trust-proxy'])).toThrow('Either --proxy or --trust-proxy');
    expect(readServeOptions(['--help', '--port', '1'])).toBe('help');
  });

  test('a database is named on the line, or by what is around', () => {
    const url = 'postgresql://ann@127.0.0.1/tables';
    expect(readServeOptions([], {})).toMatchObject({ database: undefined });
    expect(readServeOptions([], { DATABASE_URL: url })).toMatchObject({ database: url });
    expect(readServeOptions(['--database', url], { DATABASE_URL: 'x' })).toMatchObject({ database: url });
  });

  test('other servers reach it at an address of its own', () => {
    const at = (text: string) => readServeOptions(['--private', text]);
    expect(at('10.0.0.5:9000')).toMatchObject({ private: { host: '10.0.0.5', port: 9000 } });
    expect(at('[fd00::5]:9000')).toMatchObject({ private: { host: 'fd00::5', port: 9000 } });
    for (const text of ['10.0.0.5', ':9000', '10.0.0.5:99999', ''])
      expect(() => at(text)).toThrow('--private takes an address and a port');
  });

  test('limits are settings: so many at once and a second, or a number', () => {
    const limits = (...said: string[]) => readServeOptions(said.flatMap((each) => ['--limit', each]));
    expect(limits('tables=20/0.1', 'sockets=100', 'tables=30/2')).toMatchObject({
      limits: { tables: { burst: 30, perSecond: 2 }, sockets: 100 },
    });
    for (const wrong of [
      'tables=20',
      'tables=20/',
      'tables=0/1',
      'tables=-1/1',
      'tables=1e9/1',
      'tables=1/2/3',
      'tables',
    ])
      expect(() => limits(wrong)).toThrow('--limit tables takes so many at once and so many a second, as in tables=');
    for (const wrong of ['sockets=1/2', 'sockets=', 'sockets=many', 'sockets=0'])
      expect(() => limits(wrong)).toThrow('--limit sockets takes a number, as in sockets=');
    expect(() => limits('zork=1')).toThrow('--limit knows no "zork"; it knows requests, ');
  });

  test('docs/running.md has every limit, and what it is unless said', () => {
    const page = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| ([^ |]+) \|/gm)].map(([, name, usual]) => `${name}=${usual}`);
    expect(rows).toEqual(Object.entries(LIMITS).map(([name, limit]) => `${name}=${written(limit)}`));
  });

  test('that will not do are told in a sentence', () => {
    for (const port of ['x', '-1', '65536', '1.5'])
      expect(() => readServeOptions([`--port=${port}`])).toThrow('--port takes');
    expect(() => readServeOptions(['--log', 'loud'])).toThrow('--log takes one of');
    expect(() => readServeOptions(['--zork'])).toThrow('--zork');
  });

  test('a browser is opened where there is a desktop and somebody at it', () => {
    expect(hasDesktop('linux', { DISPLAY: ':0' }, true)).toBe(true);
    expect(hasDesktop('linux', { WAYLAND_DISPLAY: 'wayland-0' }, true)).toBe(true);
    expect(hasDesktop('darwin', {}, true)).toBe(true);
    expect(hasDesktop('linux', {}, true)).toBe(false);
    expect(hasDesktop('darwin', {}, false)).toBe(false);
  });
});
