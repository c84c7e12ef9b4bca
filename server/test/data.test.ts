/** The data folder: whose it is, what is said when something is wrong with it, and what a start and an end leave behind. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@holotape/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { Client } from '../client.ts';
import { DATA_FILE, startServer } from '../index.ts';
import { MIGRATIONS } from '../storage/migrations.ts';
import { openToOthers } from '../storage/privacy.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { Tables } from '../tables.ts';
import { startTestServer, tempFolder } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const MORTAL = fileURLToPath(new URL('./fixtures/mortal-server.ts', import.meta.url));
const ANN = { id: 'ann', name: 'Ann' };

let folder: ReturnType<typeof tempFolder>;
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const each of running) each.kill('SIGKILL');
  folder.remove();
});

/** A process that does not outlive its test. */
function run(command: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const child = spawn(command, args, { stdio });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}
const inFolder = (name: string) => join(folder.path, name);
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** `holotape serve` with this data, to its end. */
async function serve(data: string): Promise<{ code: number; err: string }> {
  const server = run(
    process.execPath,
    [MAIN, '--no-open', '--port', '0', '--data', data],
    ['ignore', 'ignore', 'pipe'],
  );
  const [err, [code]] = await Promise.all([text(server.stderr!), once(server, 'exit') as Promise<[number]>]);
  return { code, err };
}

describe('who may read it', () => {
  test('the folder and everything in it is for its owner only, also what is made later', async () => {
    folder = tempFolder();
    const data = inFolder('data');
    const s = await startTestServer({ data, logLevel: 'silent' });
    const ann = await s.person('Ann');
    await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    const modes = readdirSync(data).map((name) => [name, mode(join(data, name))]);
    expect(mode(data)).toBe('700');
    expect(modes.length).toBeGreaterThan(1);
    expect(modes).toEqual(modes.map(([name]) => [name, '600']));
    expect(openToOthers(data, /^holotape/)).toEqual([]);
    await s.stop();
  });

  test('where it is not, that is said, and how it is mended', async () => {
    folder = tempFolder();
    mkdirSync(inFolder('data'));
    writeFileSync(inFolder('data/holotape.db'), '');
    writeFileSync(inFolder('data/other.txt'), '');
    chmodSync(inFolder('data'), 0o755);
    chmodSync(inFolder('data/holotape.db'), 0o644);
    chmodSync(inFolder('data/other.txt'), 0o644);
    expect(openToOthers(inFolder('data'), /^holotape/)).toEqual([
      `${inFolder('data')} (chmod 700)`,
      `${inFolder('data/holotape.db')} (chmod 600)`,
    ]);
    const server = run(
      process.execPath,
      [MAIN, '--no-open', '--port', '0', '--data', inFolder('data')],
      ['ignore', 'pipe', 'inherit'],
    );
    let out = '';
    for await (const part of server.stdout!) {
      out += part;
      if (out.includes('Ctrl+C ends it')) break;
    }
    server.kill('SIGTERM');
    await once(server, 'exit');
    const warning = out.split('\n').find((line) => line.includes('Others on this machine can read the data.'));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({
      level: 40,
      open: [
        `${inFolder('data')} (chmod 700)`,
        `${inFolder('data/holotape.db')} (chmod 600)`,
        `${inFolder('data/holotape.db-wal')} (chmod 600)`,
      ],
    });
  }, 30_000);
});

describe('a start that fails', () => {
  test('ends the process with a sentence, though the file could be opened', async () => {
    folder = tempFolder();
    mkdirSync(inFolder('data'));
    // It says that it has its shape, and has not.
    const db = new DatabaseSync(inFolder(`data/${DATA_FILE}`));
    db.exec(`pragma user_version = ${MIGRATIONS.length}`);
    db.close();
    const { code, err } = await serve(inFolder('data'));
    expect([code, err]).toEqual([1, expect.stringMatching(/^Holotape could not start: .*no such table/)]);
    // Nobody holds the file.
    const again = new DatabaseSync(inFolder(`data/${DATA_FILE}`));
    again.exec('begin exclusive; commit');
    again.close();
  });

  test('closes the storage it was given or has opened', async () => {
    folder = tempFolder();
    const store = await SqliteStore.open(inFolder('one.db'));
    const failing: Store = Object.assign(Object.create(store), {
      secret: () => Promise.reject(new Error('no secret')),
      close: () => store.close(),
    });
    const options = { port: 0, host: '127.0.0.1', data: folder.path, shelf: SMALL_GAMES, logLevel: 'silent' };
    await expect(startServer({ ...options, store: failing })).rejects.toThrow('no secret');
    await expect(store.idOf('')).rejects.toThrow('closed');
    await expect(startServer({ ...options, host: '256.0.0.1' })).rejects.toThrow();
    // It could not be opened if somebody still had it.
    await (await SqliteStore.open(join(folder.path, DATA_FILE))).close();
  });
});

describe('an end in good order', () => {
  /** Bots that answer when they are told to. */
  class SlowBots extends BotPool {
    #asked: ((answer: Answer) => void)[] = [];
    override think(): Promise<Answer> {
      return new Promise((resolve) => this.#asked.push(resolve));
    }
    get thinking(): number {
      return this.#asked.length;
    }
    answer(): void {
      for (const resolve of this.#asked.splice(0)) resolve('rest');
    }
  }

  test('leaves no event after the snapshot: bots that think are not waited for, and what they say is not kept', async () => {
    folder = tempFolder();
    const store = await SqliteStore.open(inFolder('one.db'));
    const bots = new SlowBots();
    const kept: Store = Object.assign(Object.create(store), {
      append: (...args: Parameters<Store['append']>) => store.append(...args),
      make: (...args: Parameters<Store['make']>) => store.make(...args),
      read: (table: string) => store.read(table),
      putRow: (...args: Parameters<Store['putRow']>) => store.putRow(...args),
      snapshot: async (...args: Parameters<Store['snapshot']>) => {
        await store.snapshot(...args);
        // Just then the bot has made up its mind.
        bots.answer();
        for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      },
    });
    const tables = new Tables({ store: kept, shelf: SMALL_GAMES, bots, log: { warn: () => {} } });
    const wish = { game: 'cards', options: {}, undo: 'ask', dice: 'seeded', listed: false } as const;
    const { id } = await tables.make({ ...wish, seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] }, ANN);
    const host = (await tables.get(id))!;
    await host.act(ANN, { do: 'start' });
    expect(bots.thinking).toBe(1);
    await tables.close();
    expect(bots.thinking).toBe(0);
    const { snapshot, events } = (await store.read(id))!;
    expect([snapshot?.after, events]).toEqual([2, []]);
    // Opened again, the bot thinks about the same question.
    const again = new Tables({ store, shelf: SMALL_GAMES, bots, log: { warn: () => {} } });
    expect((await again.get(id))!.state.number).toBe(1);
    expect(bots.thinking).toBe(1);
    await again.close();
    await store.close();
    await bots.close();
  });
});

describe('/healthz', () => {
  const health = async (address: string) => {
    const response = await fetch(`${address}healthz`);
    return [response.status, await response.json()];
  };

  test('tells that nothing can be kept, and that it can again', async () => {
    folder = tempFolder();
    const store = await SqliteStore.open(inFolder('one.db'));
    let full = false;
    const disk: Store = Object.assign(Object.create(store), {
      secret: (...args: Parameters<Store['secret']>) => store.secret(...args),
      left: (now: number) => store.left(now),
      check: () => (full ? Promise.reject(new Error('The disk is full.')) : store.check()),
      close: () => store.close(),
    });
    const s = await startTestServer({ store: disk });
    expect(await health(s.address)).toEqual([200, { ok: true, tables: 0 }]);
    full = true;
    expect(await health(s.address)).toEqual([503, { ok: false, why: 'The disk is full.' }]);
    full = false;
    expect((await health(s.address))[0]).toBe(200);
    await s.stop();
  });

  test('a disk that takes no more is found by trying', async () => {
    folder = tempFolder();
    // No file grows beyond 300 KB in this process: as good as a full disk.
    const script = 'ulimit -f 600; exec "$0" "$@"';
    const server = run(
      'sh',
      ['-c', script, process.execPath, MORTAL, 'small', 'disk', folder.path],
      ['pipe', 'pipe', 'inherit'],
    );
    server.stdin!.write('go\n');
    const [port] = (await once(server.stdout!, 'data')) as [Buffer];
    const address = `http://127.0.0.1:${port.toString().trim()}/`;
    expect((await health(address))[0]).toBe(200);
    const ann = new Client(address);
    await ann.name('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    const table = await ann.sit(id);
    let said = 'done';
    for (let i = 0; i < 5_000 && said === 'done'; i += 1) {
      const reply = await table.say({ type: 'chat', text: 'x'.repeat(300) });
      said = reply?.type === 'refused' ? reply.reason.say : reply!.type;
    }
    expect(said).toBe('table.not-kept');
    expect(await health(address)).toEqual([503, { ok: false, why: expect.stringContaining('It could not be') }]);
    table.close();
    server.kill('SIGKILL');
    await once(server, 'exit');
  });

  test('a damaged file is named as such, from the start', async () => {
    folder = tempFolder();
    const store = await SqliteStore.open(inFolder('one.db'));
    const chat = (n: number) => ({ type: 'chat', by: 'Ann', text: `${n} ${'x'.repeat(200)}`, at: 1 }) as const;
    const row = {
      id: 'a',
      code: 'A',
      game: 'cards',
      status: 'waiting',
      listed: false,
      at: 0,
      people: [],
      card: null,
    } as const;
    await store.make(
      row,
      Array.from({ length: 400 }, (_, n) => chat(n)),
    );
    await store.check();
    await store.close();
    const file = await open(inFolder('one.db'), 'r+');
    const { size } = await file.stat();
    // Every page but those of the shape.
    await file.write(Buffer.alloc(size / 2, 0x5a), 0, size / 2, size / 2);
    await file.close();
    const damaged = await SqliteStore.open(inFolder('one.db'));
    await expect(damaged.check()).rejects.toThrow('The data is damaged');
    const s = await startTestServer({ store: damaged });
    expect(await health(s.address)).toEqual([503, { ok: false, why: expect.stringContaining('damaged') }]);
    await s.stop();
  });

  test('what strangers ask again and again is looked for once', async () => {
    folder = tempFolder();
    const store = await SqliteStore.open(inFolder('one.db'));
    let looked = 0;
    const counted: Store = Object.assign(Object.create(store), {
      secret: (...args: Parameters<Store['secret']>) => store.secret(...args),
      left: (now: number) => store.left(now),
      check: () => {
        looked += 1;
        return store.check();
      },
      close: () => store.close(),
    });
    const s = await startTestServer({ store: counted, limits: { healthTime: 1e9 } });
    await Promise.all(Array.from({ length: 50 }, () => health(s.address)));
    expect(looked).toBe(1);
    await s.stop();
  });
});
