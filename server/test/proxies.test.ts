/**
 * The files for nginx and Caddy in docs/operating, run as they stand, with names, ports and certificates of this machine: before two servers on one
 * database, pages and sockets go through them over TLS, nobody passes for somebody else, and a server that goes is not noticed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { isRoot, programOf } from './helpers/debian.ts';
import { testedCluster } from './helpers/postgres.ts';
import { answer, refusal, type ServerSetting, startTestServer, tempFolder } from './helpers/setting.ts';

const cluster = testedCluster();
const OPERATING = new URL('../../docs/operating/', import.meta.url);

let folder: ReturnType<typeof tempFolder>;
let servers: ServerSetting[];
let proxy: ChildProcess | undefined;
const trusted = getCACertificates('default');

beforeEach(async () => {
  folder = tempFolder();
  const database = await cluster.database();
  const limits = { guesses: { burst: 3, perSecond: 0 } };
  // The files trust whoever comes from this machine, as the page says.
  const behind = { database, limits, trustProxy: true, proxies: ['127.0.0.1'] };
  servers = [await startTestServer(behind), await startTestServer(behind)];
});
afterEach(async () => {
  proxy?.kill('SIGTERM');
  if (proxy?.exitCode === null) await once(proxy, 'exit');
  setDefaultCACertificates(trusted);
  for (const each of servers) await each.stop();
  folder.remove();
});

const inFolder = (name: string) => join(folder.path, name);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The file with what a reader changes in it; what is not found any more fails. */
function asRead(name: string, changes: readonly (readonly [said: string, meant: string])[]): string {
  const text = readFileSync(new URL(name, OPERATING), 'utf8');
  return changes.reduce((all, [said, meant]) => {
    expect(all).toContain(said);
    return all.replaceAll(said, meant);
  }, text);
}

/** Waits until somebody answers there. */
async function until(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nobody answers at ${address}.`);
}

async function nginx(): Promise<string> {
  const [tls, plain] = [await freePort(), await freePort()];
  const [key, certificate] = [inFolder('key.pem'), inFolder('certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  setDefaultCACertificates([...trusted, readFileSync(certificate, 'utf8')]);
  const file = asRead('nginx.conf', [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['/etc/letsencrypt/live/table.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/table.example.org/privkey.pem', key],
    ['table.example.org', 'localhost'],
    ['server 127.0.0.1:8421;', `server 127.0.0.1:${servers[0]!.server.port};`],
    ['# server 10.0.0.6:8421;', `server 127.0.0.1:${servers[1]!.server.port};`],
  ]);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${inFolder(each)};`,
  );
  const around = `daemon off; pid ${inFolder('pid')}; error_log stderr; ${isRoot() ? 'user root;' : ''} events {}
    http { access_log off; ${own.join(' ')}
    ${file} }`;
  writeFileSync(inFolder('nginx.conf'), around);
  const program = programOf('nginx', 'Install nginx as your system does it.');
  proxy = spawn(program, ['-p', folder.path, '-e', 'stderr', '-c', inFolder('nginx.conf')], { stdio: 'inherit' });
  await until(`https://localhost:${tls}/healthz`);
  const moved = await fetch(`http://127.0.0.1:${plain}/t/x`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/t/x']);
  return `https://localhost:${tls}`;
}

async function caddy(): Promise<string> {
  const port = await freePort();
  const both = servers.map(({ server }) => `127.0.0.1:${server.port}`).join(' ');
  const file = asRead('Caddyfile', [
    ['table.example.org {', `https://localhost:${port} {\n\ttls internal\n\tbind 127.0.0.1`],
    ['127.0.0.1:8421', both],
  ]);
  const around = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system ${folder.path}\n}\n`;
  writeFileSync(inFolder('Caddyfile'), around + file);
  const program = programOf('caddy', 'Install Caddy as your system does it.');
  proxy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', inFolder('Caddyfile')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { ...process.env, HOME: folder.path },
  });
  const root = inFolder('pki/authorities/local/root.crt');
  for (let tries = 0; tries < 600; tries += 1) {
    const made = await Promise.resolve()
      .then(() => readFileSync(root, 'utf8'))
      .catch(() => undefined);
    if (made !== undefined) {
      setDefaultCACertificates([...trusted, made]);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await until(`https://localhost:${port}/healthz`);
  return `https://localhost:${port}`;
}

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
] as const)('%s', (_name, start) => {
  test('passes pages and sockets on over TLS, believes no stranger, and passes over a server that goes', async () => {
    const address = await start();
    const [ann, ben] = [new Client(address), new Client(address)];
    await ann.name('Ann');
    await ben.name('Ben');
    const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await ben.act(id, { do: 'join' });
    await ann.act(id, { do: 'start' });
    const table = await ann.sit(id);
    expect(await answer(table)).toMatchObject({ type: 'done' });

    const asked = (headers: Record<string, string>, init: RequestInit = {}) =>
      fetch(`${address}/api/me`, { ...init, headers });
    // A page of ours may change something, one of somebody else's may not.
    const named = { 'content-type': 'application/json' };
    const put = { method: 'PUT', body: JSON.stringify({ name: 'Cat' }) };
    expect((await asked({ ...named, origin: address }, put)).status).toBe(200);
    expect((await asked({ ...named, origin: 'https://elsewhere.example' }, put)).status).toBe(403);
    // The cookie is for TLS only: the proxy has said what it was asked over.
    expect((await asked({ ...named, origin: address }, put)).headers.getSetCookie()[0]).toContain('Secure');
    // The proxy names requests, and strangers do not.
    const id1 = (await asked({ 'x-request-id': 'mine' })).headers.get('x-request-id');
    expect(id1).toMatch(/^[0-9a-f-]{32,36}$/);
    // Whoever guesses is one asker, whatever they say where they come from.
    const guess = (from: string) =>
      fetch(`${address}/api/tables/AAA-AAA`, { headers: { 'x-forwarded-for': from, forwarded: `for=${from}` } });
    const codes: number[] = [];
    for (let i = 1; i <= 5; i += 1) codes.push((await guess(`10.0.0.${i}`)).status);
    expect(codes).toEqual([404, 404, 404, 429, 429]);
    expect((await asked({ ...named, origin: address }, { ...put, body: 'x'.repeat(70_000) })).status).toBe(413);
    table.close();

    await servers.find(({ server }) => server.tables.size > 0)!.server.close();
    const again = await ann.sit(id);
    expect(again.model!.question === null).toBe(table.model!.question === null);
    again.close();
    for (let i = 0; i < 4; i += 1) expect((await ann.info(id)).status).toBe('playing');
    expect(await refusal(ann.info('AAA-AAA'))).toEqual([429, 'api.too-fast']);
  }, 120_000);
});
