import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refused } from '../client.ts';
import { refusal, type ServerSetting, startTestServer, tempFolder } from './helpers/setting.ts';

let s: ServerSetting;
beforeAll(async () => {
  s = await startTestServer();
});
afterAll(() => s.stop());

const ME = { kind: 'me' } as const;

describe('safety', () => {
  const raw = (
    path: string,
    options: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
    address = s.address,
  ) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const sent = request(
        { hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {}, agent: false },
        (response) => {
          let body = '';
          response.on('data', (part) => {
            body += part;
          });
          response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
        },
      );
      sent.on('error', reject);
      sent.end(options.body);
    });

  test('pages of other sites can change nothing', async () => {
    const ann = await s.person('Ann');
    const body = JSON.stringify({ name: 'Mallory' });
    const put = (headers: Record<string, string>) =>
      raw('/api/me', {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/json', cookie: ann.cookie!, ...headers },
      });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${s.address.slice(0, -1)}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const { status, body: said } = await put(headers);
      expect([status, JSON.parse(said).say]).toEqual([403, 'api.foreign']);
    }
    expect((await put({ origin: s.address.slice(0, -1), 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('the API is the API however its address is written', async () => {
    const put = (path: string, headers: Record<string, string>) =>
      raw(path, {
        method: 'PUT',
        body: '{"name":"Mallory"}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    for (const path of ['/%61pi/me', '/ap%69/m%65', `${s.address}api/me`]) {
      expect((await raw(path)).headers['cache-control']).toBe('no-store');
      expect((await put(path, {})).status).toBe(200);
      expect([path, (await put(path, { origin: 'https://evil.example' })).status]).toEqual([path, 403]);
    }
    const strict = await startTestServer({ limits: { writes: { burst: 1, perSecond: 0 } } });
    const name = () =>
      fetch(`${strict.address}%61pi/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      });
    expect([(await name()).status, (await name()).status]).toEqual([200, 429]);
    await strict.stop();
  });

  test('behind a proxy of our own, what it says counts', async () => {
    const behind = await startTestServer({ trustProxy: true, limits: { guesses: { burst: 1, perSecond: 0 } } });
    const from = (address: string, headers: Record<string, string> = {}) =>
      fetch(`${behind.address}api/tables/AAA-AAA`, { headers: { 'x-forwarded-for': address, ...headers } });
    expect([(await from('10.0.0.1')).status, (await from('10.0.0.1')).status, (await from('10.0.0.2')).status]).toEqual(
      [404, 429, 404],
    );
    // What stands before the address that our proxy names, anybody may have made up.
    expect((await from('6.6.6.6, 10.0.0.1')).status).toBe(429);
    const evil = await fetch(`${behind.address}api/me`, {
      method: 'DELETE',
      headers: { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, table.example' },
    });
    expect(evil.status).toBe(403);
    const named = await fetch(`${behind.address}api/me`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        origin: 'https://table.example',
        'x-forwarded-host': 'table.example',
        'x-forwarded-proto': 'https',
      },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(named.status).toBe(200);
    expect(named.headers.getSetCookie()[0]).toContain('; Secure');
    await behind.stop();
  });

  test('of named proxies what they say counts; whoever else comes has said nothing', async () => {
    const limits = { guesses: { burst: 1, perSecond: 0 } };
    const asked = async (proxies: readonly string[]) => {
      const behind = await startTestServer({ trustProxy: true, proxies, limits });
      const from = (address: string) =>
        fetch(`${behind.address}api/tables/AAA-AAA`, {
          headers: { 'x-forwarded-for': address, 'x-request-id': 'chosen-by-a-stranger' },
        });
      const replies = [await from('10.0.0.1'), await from('10.0.0.2')];
      await behind.stop();
      return replies.map(({ status, headers }) => [status, headers.get('x-request-id') === 'chosen-by-a-stranger']);
    };
    const believed = [
      [404, true],
      [404, true],
    ];
    expect(await asked(['127.0.0.1'])).toEqual(believed);
    expect(await asked(['10.9.9.9', '127.0.0.0/8'])).toEqual(believed);
    expect(await asked(['10.0.0.0/8', '::1'])).toEqual([
      [404, false],
      [429, false],
    ]);
  });

  test('every reply tells browsers to trust nobody but us', async () => {
    for (const path of ['/', '/api/me', '/api/nothing', '/healthz']) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-powered-by']).toBeUndefined();
    }
    for (const path of ['/%zz', `/api/tables/${'x'.repeat(200)}`]) {
      const { status, headers, body } = await raw(path);
      expect([path, status >= 400 && status < 500, JSON.parse(body).say]).toEqual([path, true, 'api.malformed']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await raw('/api/me')).headers['cache-control']).toBe('no-store');
  });

  test('nobody gets out of the folder that is served, nor at what is hidden in it', async () => {
    const folder = tempFolder();
    const web = join(folder.path, 'web');
    for (const path of ['assets', '.git']) mkdirSync(join(web, path), { recursive: true });
    mkdirSync(`${web}-beside`);
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>The app</title>');
    writeFileSync(join(web, 'assets', 'app.js'), 'export {}');
    for (const path of ['web/.git/config', 'web/.env', 'secret.txt', 'web-beside/secret.txt'])
      writeFileSync(join(folder.path, path), 'SECRET');
    // The data lies beside the page: nothing could be closer.
    const built = await startTestServer({ web, data: folder.path });
    expect((await raw('/assets/app.js', {}, built.address)).body).toBe('export {}');
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/%252e%252e/secret.txt',
      '/assets/../../secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/..%5csecret.txt',
      '/....//secret.txt',
      '//secret.txt',
      '/..%c0%afsecret.txt',
      '/../web-beside/secret.txt',
      '/%2e%2e/holotape.db',
      '/assets/%2e%2e/%2e%2e/holotape.db',
      `${folder.path}/secret.txt`,
      `/${encodeURIComponent(`${folder.path}/secret.txt`)}`,
      '/secret.txt%00.js',
      '/%00',
      '/.git/config',
      '/.env',
      '/%2eenv',
      '/assets/..%2f.git/config',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const { status, body } = await raw(path, {}, built.address);
      expect([path, status]).toEqual([
        path,
        expect.toSatisfy((code: number) => code >= 400 || body.startsWith('<!doctype')),
      ]);
      expect([path, body]).toEqual([path, expect.not.stringMatching(/root:|SQLite|SECRET/)]);
    }
    await built.stop();
    folder.remove();
  });

  test('headers and bodies that are too much, or nonsense, are refused', async () => {
    const json = { 'content-type': 'application/json' };
    const huge = await raw('/api/me', {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ name: 'x'.repeat(70_000) }),
    });
    expect([huge.status, JSON.parse(huge.body).say]).toEqual([413, 'api.too-large']);
    const broken = await raw('/api/me', { method: 'PUT', headers: json, body: '{"name":' });
    expect([broken.status, JSON.parse(broken.body).say]).toEqual([400, 'api.malformed']);
    const poison = await raw('/api/me', {
      method: 'PUT',
      headers: json,
      body: '{"__proto__":{"admin":true},"name":"x"}',
    });
    expect(poison.status).toBe(400);
    const form = await raw('/api/me', {
      method: 'PUT',
      headers: { 'content-type': 'text/plain' },
      body: '{"name":"x"}',
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    const long = await raw('/api/me', { headers: { cookie: `holotape=${'x'.repeat(20_000)}` } }).catch(() => ({
      status: 431,
    }));
    expect(long.status).toBe(431);
    const many = await raw('/api/me', {
      headers: { cookie: Array.from({ length: 300 }, (_, i) => `a${i}=${i}`).join('; ') },
    });
    expect(JSON.parse(many.body)).toEqual({ name: null });
    const split = await raw('/api/me', {
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' },
      method: 'PUT',
      body: '',
    });
    expect(split.status).toBe(400);
    expect(() => request({ headers: { 'x-bad': 'a\r\nset-cookie: b=c' } })).toThrow();
    expect((await raw('/api/me')).status).toBe(200);
  });

  test('too many requests, tables and guesses are refused', async () => {
    const strict = await startTestServer({
      limits: {
        tables: { burst: 1, perSecond: 0 },
        guesses: { burst: 2, perSecond: 0 },
        writes: { burst: 8, perSecond: 0 },
      },
    });
    const ann = await strict.person('Ann');
    const table = { game: 'cards', seats: [ME] };
    const { id, code } = await ann.makeTable(table);
    expect(await refusal(ann.makeTable(table))).toEqual([429, 'api.too-fast']);
    expect(await refusal(ann.info('AAA-AAA'))).toEqual([404, 'api.no-table']);
    expect(await refusal(ann.info('AAA-AAB'))).toEqual([404, 'api.no-table']);
    expect(await refusal(ann.info('AAA-AAC'))).toEqual([429, 'api.too-fast']);
    // Not even the right one is told now: whoever goes on trying finds nothing. An id is no guess.
    expect(await refusal(ann.info(code))).toEqual([429, 'api.too-fast']);
    expect(await refusal(ann.request('POST', '/api/me/seat', { code: 'AAAA-AAAA-AAAA' }))).toEqual([
      429,
      'api.too-fast',
    ]);
    expect((await ann.info(id)).status).toBe('waiting');
    const refusals = await Promise.all(
      Array.from({ length: 8 }, () =>
        ann.name('Ann').then(
          () => 'done',
          (e: Refused) => e.status,
        ),
      ),
    );
    expect(refusals).toContain(429);
    await strict.stop();
  });

  test('logs hold neither cookies nor invites', async () => {
    const { spawnSync } = await import('node:child_process');
    const script = new URL('./fixtures/logged.ts', import.meta.url).pathname;
    const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', timeout: 15_000 });
    const [log, code, cookie] = stdout.split('-----\n').map((part) => part.trim());
    expect(log).toContain('"route":"/api/tables/:table"');
    expect(log).not.toContain(code);
    expect(log).not.toContain(cookie!.split('.')[1]);
    expect(log).not.toContain('holotape=');
    expect(stderr).toBe('');
  });
});
