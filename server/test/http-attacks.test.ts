/** What a stranger could try over HTTP. Each was tried, and each has its end. */
import fs, { mkdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtInShelf } from '../built-in-shelf.ts';
import { Client } from '../client.ts';
import { Turns } from '../http/turns.ts';
import { LIMITS } from '../limits.ts';
import { answer, refusal, type ServerSetting, startTestServer, tempFolder, until } from './helpers/setting.ts';
import { dial, floods, readsToTheEnd } from './helpers/wire.ts';

let s: ServerSetting;
afterEach(() => s.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const statuses = (bytes: Buffer) => [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);

describe('answers that nobody reads', () => {
  /** A page with a file that no system buffers. */
  async function withLargeFile(limits: Parameters<typeof startTestServer>[0] = {}): Promise<() => void> {
    const folder = tempFolder();
    mkdirSync(`${folder.path}/assets`);
    writeFileSync(`${folder.path}/index.html`, '<!doctype html><title>The app</title>');
    writeFileSync(`${folder.path}/assets/large.js`, Buffer.alloc(24 * 1024 * 1024, 'x'));
    s = await startTestServer({ ...limits, web: folder.path });
    return folder.remove;
  }

  test('requests that do not wait for each other are few on one connection, or it is cut', async () => {
    const opened = vi.spyOn(fs, 'createReadStream');
    const remove = await withLargeFile({ limits: { answers: LIMITS.pipelined } });
    const wire = await dial(s.address);
    wire.write(get('/assets/large.js').repeat(LIMITS.pipelined));
    await until('all files to be open', () => opened.mock.results.length === LIMITS.pipelined);
    expect(s.server.gate.answers).toBe(LIMITS.pipelined);
    wire.write(get('/assets/large.js'));
    await readsToTheEnd(wire);
    await until('nothing to be under way', () => s.server.gate.answers === 0 && s.server.gate.connections === 0);
    const streams = opened.mock.results.map(({ value }) => value as fs.ReadStream);
    await until('all files to be closed', () => streams.every(({ closed }) => closed));
    expect([streams.length, s.server.gate.buffered]).toEqual([LIMITS.pipelined, 0]);
    opened.mockRestore();
    // And the address may ask again.
    expect((await fetch(`${s.address}api/me`)).status).toBe(200);
    remove();
  });

  test('whoever sends thousands of requests at once is cut off with little kept for them', async () => {
    const remove = await withLargeFile();
    let most = { answers: 0, bytes: 0 };
    const wires = await Promise.all(Array.from({ length: 8 }, () => dial(s.address)));
    const look = () => {
      const { answers, buffered } = s.server.gate;
      most = { answers: Math.max(most.answers, answers), bytes: Math.max(most.bytes, buffered) };
    };
    await Promise.all(wires.map((wire) => floods(wire, Buffer.from(get('/assets/large.js').repeat(100)), 200, look)));
    // Every one of them is cut.
    await Promise.all(wires.map(readsToTheEnd));
    expect(most.answers).toBeLessThanOrEqual(LIMITS.answers);
    expect(most.bytes).toBeLessThanOrEqual(LIMITS.answers * 256 * 1024);
    await until('nothing to be kept open', () => s.server.gate.answers === 0);
    expect((await fetch(`${s.address}assets/large.js`)).status).toBe(200);
    remove();
  });

  test('an answer that does not move on is given up, and so is one that is read byte by byte', async () => {
    let remove = await withLargeFile({ limits: { stallTime: 60 } });
    const stalled = await dial(s.address);
    await until('it to be heard', () => s.server.gate.connections === 1);
    stalled.write(get('/assets/large.js'));
    await until('it to be given up', () => s.server.gate.connections === 0);
    await readsToTheEnd(stalled);
    remove();
    await s.stop();

    remove = await withLargeFile({ limits: { answerTime: 60 } });
    const slow = await dial(s.address);
    await until('it to be heard', () => s.server.gate.connections === 1);
    slow.write(get('/assets/large.js'));
    // It reads, so nothing stalls; yet it never comes to the end.
    const sips = setInterval(() => slow.read(100), 5);
    await until('it to be given up', () => s.server.gate.connections === 0);
    clearInterval(sips);
    slow.destroy();
    remove();
  });

  test('an address has so many answers under way, and the next one is refused in words', async () => {
    const remove = await withLargeFile({ limits: { answers: 3, pipelined: 2 } });
    const wires: Socket[] = [];
    for (let i = 0; i < 3; i += 1) {
      const wire = await dial(s.address);
      wire.write(get('/assets/large.js'));
      wires.push(wire);
      await until('it to be under way', () => s.server.gate.answers === i + 1);
    }
    const refused = await fetch(`${s.address}api/me`);
    expect([refused.status, ((await refused.json()) as { say: string }).say]).toEqual([429, 'api.too-fast']);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    wires.pop()!.destroy();
    await until('room', () => s.server.gate.answers === 2);
    expect((await fetch(`${s.address}api/me`)).status).toBe(200);
    for (const wire of wires) wire.destroy();
    remove();
  });

  test('files are counted, too', async () => {
    s = await startTestServer({ limits: { files: { burst: 3, perSecond: 0 } } });
    const codes: number[] = [];
    for (let i = 0; i < 5; i += 1) codes.push((await fetch(`${s.address}missing.js`)).status);
    expect(codes).toEqual([404, 404, 404, 429, 429]);
    // The API has a count of its own.
    expect((await fetch(`${s.address}api/me`)).status).toBe(200);
  });
});

describe('connections', () => {
  test('an address has so many, and gets another when one ends', async () => {
    s = await startTestServer({ limits: { connections: 4 } });
    const wires = await Promise.all(Array.from({ length: 4 }, () => dial(s.address)));
    await until('all to be there', () => s.server.gate.connections === 4);
    const refused = await dial(s.address);
    expect((await readsToTheEnd(refused)).length).toBe(0);
    for (const wire of wires) wire.destroy();
    await until('them to be gone', () => s.server.gate.connections === 0);
    expect((await fetch(`${s.address}api/me`)).status).toBe(200);
  });

  test('a socket that has ended is given back, whichever way it ended', async () => {
    s = await startTestServer({ limits: { connections: 6, sockets: 2 } });
    const ann = await s.person('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME] });
    for (let round = 0; round < 5; round += 1) {
      const screens = [await ann.sit(id), await ann.sit(id)];
      await expect(ann.sit(id)).rejects.toThrow('429');
      screens[0]!.close();
      screens[1]!.socket.terminate();
      await until('both to be gone', () => s.server.sockets.size === 0);
    }
  });

  test('a request that comes drop by drop is not waited for', async () => {
    s = await startTestServer({ limits: { requestTime: 80 } });
    const wire = await dial(s.address);
    wire.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
    const drops = setInterval(() => wire.write('X-Drop: 1\r\n'), 10);
    const read = await readsToTheEnd(wire);
    clearInterval(drops);
    expect(statuses(read)).toEqual(['408']);
  });

  test('behind a proxy the connections are its own, and answers are counted by whom it names', async () => {
    s = await startTestServer({ trustProxy: true, limits: { connections: 1, guesses: { burst: 1, perSecond: 0 } } });
    const wires = await Promise.all(Array.from({ length: 3 }, () => dial(s.address)));
    await until('all to be there', () => s.server.gate.connections === 3);
    for (const wire of wires) wire.destroy();
  });
});

describe('codes', () => {
  test('those tried at once are counted before any is looked up', async () => {
    s = await startTestServer({ limits: { guesses: { burst: 5, perSecond: 0 }, answers: 1_000 } });
    const ann = await s.person('Ann');
    const tries = Array.from({ length: 60 }, (_, i) => `AAA-A${'23456789ABCDEFGH'[i % 16]}${'23456789'[i >> 3]}`);
    const codes = await Promise.all(tries.map((code) => refusal(ann.info(code)).then(([status]) => status)));
    expect(codes.filter((code) => code === 404)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(55);
  });

  test('those for a seat as well; and a right one costs nothing', async () => {
    s = await startTestServer({ limits: { guesses: { burst: 3, perSecond: 0 }, answers: 1_000 } });
    const ann = await s.person('Ann');
    const { code } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
    for (let i = 0; i < 10; i += 1) expect((await ann.info(code)).code).toBe(code);
    const tries = Array.from({ length: 40 }, () =>
      refusal(ann.request('POST', '/api/me/seat', { code: 'AAAA-AAAA-AAAA' })).then(([status]) => status),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((status) => status === 409)).toHaveLength(3);
    expect(codes.filter((status) => status === 429)).toHaveLength(37);
    // After too many wrong ones not even the right one is told.
    expect(await refusal(ann.info(code))).toEqual([429, 'api.too-fast']);
  });
});

describe('what is dear', () => {
  async function overTable(): Promise<{ ann: Client; id: string }> {
    const ann = await s.person('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: [ME] });
    await ann.act(id, { do: 'start' });
    const table = await ann.sit(id);
    while (table.model!.question) await answer(table);
    table.close();
    return { ann, id };
  }

  test('whole games are paid for by address', async () => {
    s = await startTestServer({ limits: { games: { burst: 3, perSecond: 0 } } });
    const { ann, id } = await overTable();
    await ann.request('GET', `/api/tables/${id}/record`);
    await ann.request('GET', `/api/tables/${id}/watch`);
    await ann.request('GET', `/api/tables/${id}/watch`);
    expect(await refusal(ann.request('GET', `/api/tables/${id}/watch`))).toEqual([429, 'api.too-fast']);
    expect(await refusal(ann.request('GET', `/api/tables/${id}/record`))).toEqual([429, 'api.too-fast']);
    // All else goes on.
    expect((await ann.info(id)).status).toBe('over');
  });

  test('and written out once, as long as nothing happens at the table', async () => {
    s = await startTestServer();
    const { ann, id } = await overTable();
    const host = (await s.server.tables.get(id))!;
    let made = 0;
    const counted =
      <A extends unknown[], R>(call: (...args: A) => R) =>
      (...args: A): R => {
        made += 1;
        return call(...args);
      };
    host.save = counted(host.save.bind(host));
    host.watchable = counted(host.watchable.bind(host));
    const eve = new Client(s.address);
    const ask = async (who: Client, what: string) =>
      JSON.stringify(await who.request('GET', `/api/tables/${id}/${what}`));
    const record = await ask(eve, 'record');
    const watch = await ask(eve, 'watch');
    const own = await ask(ann, 'watch');
    expect(made).toBe(3);
    for (let i = 0; i < 5; i += 1) {
      expect(await ask(ann, 'record')).toBe(record);
      expect(await ask(eve, 'watch')).toBe(watch);
      expect(await ask(ann, 'watch')).toBe(own);
    }
    expect(made).toBe(3);
    // Somebody else's knowledge is another answer.
    expect(own).not.toBe(watch);
    await ann.act(id, { do: 'rematch' });
    await ask(eve, 'watch');
    expect(made).toBe(4);
  });

  test('many at once are made one after the other, and everybody else is heard between two', async () => {
    s = await startTestServer();
    const { id } = await overTable();
    const others = [await overTable(), await overTable(), await overTable()];
    const hosts = await Promise.all([id, ...others.map((each) => each.id)].map((each) => s.server.tables.get(each)));
    const heard: number[] = [];
    let turn = 0;
    for (const host of hosts) {
      const save = host!.save.bind(host);
      host!.save = () => {
        heard.push(turn);
        // Whoever comes next is heard when the server looks up from its work.
        setImmediate(() => {
          turn += 1;
        });
        return save();
      };
    }
    const eve = new Client(s.address);
    await Promise.all(hosts.map((host) => eve.request('GET', `/api/tables/${host!.state.setup.id}/record`)));
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  test('and take no more than a quarter of the time: after each the next one waits', async () => {
    s = await startTestServer();
    let now = 0;
    const told: string[] = [];
    const turns = new Turns({
      now: () => now,
      rest: async (time) => {
        told.push(`others for ${time}`);
      },
    });
    const piece = (time: number) => () => {
      now += time;
      told.push(`a piece of ${time}`);
      return time;
    };
    const broken = () => {
      piece(30)();
      throw new Error('Ouch');
    };
    const done = await Promise.allSettled([turns.take(piece(20)), turns.take(broken), turns.take(piece(5))]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await turns.take(() => [...told])).toEqual([
      'a piece of 20',
      'others for 60',
      'a piece of 30',
      'others for 90',
      'a piece of 5',
      'others for 15',
    ]);
  });

  test('games and rules are written out once', async () => {
    const shelf = builtInShelf();
    let read = 0;
    s = await startTestServer({
      shelf: {
        ...shelf,
        rules: (name) => {
          read += 1;
          return shelf.rules(name);
        },
      },
    });
    const client = new Client(s.address);
    const [one, other] = [
      await client.request('GET', '/api/games/vault/rules'),
      await client.request('GET', '/api/games/vault/rules'),
    ];
    expect(one).toEqual(other);
    expect(read).toBe(1);
    expect(await refusal(client.request('GET', '/api/games/__proto__/rules'))).toEqual([404, 'api.nothing-here']);
  });

  test('giving up and beginning anew makes no more tables than making them', async () => {
    s = await startTestServer({ limits: { tables: { burst: 4, perSecond: 0 } } });
    const ann = await s.person('Ann');
    let { id } = await ann.makeTable({ game: 'cards', seats: [ME] });
    await ann.act(id, { do: 'start' });
    // What is refused costs nothing.
    for (let i = 0; i < 9; i += 1)
      expect(await refusal(ann.act(id, { do: 'rematch' }))).toEqual([409, 'table.not-ended']);
    const ids = new Set([id]);
    for (let i = 0; i < 3; i += 1) {
      await ann.act(id, { do: 'abandon' });
      id = (await ann.act(id, { do: 'rematch' })).rematch!;
      // Asking again finds the same table, and costs nothing.
      ids.add(id);
    }
    expect(ids.size).toBe(4);
    await ann.act(id, { do: 'abandon' });
    expect(await refusal(ann.act(id, { do: 'rematch' }))).toEqual([429, 'api.too-fast']);
    expect(await refusal(ann.makeTable({ game: 'cards', seats: [ME] }))).toEqual([429, 'api.too-fast']);
  });
});
