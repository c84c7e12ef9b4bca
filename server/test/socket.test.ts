import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@holotape/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { fc } from '../../kernel/test/helpers/properties.ts';
import { builtInShelf } from '../built-in-shelf.ts';
import { Client, type TableSocket } from '../client.ts';
import { playAt } from '../examples/bot.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { answer, firstAnswer, type ServerSetting, startTestServer, tempFolder, until } from './helpers/setting.ts';
import { dial, readsToTheEnd } from './helpers/wire.ts';

let s: ServerSetting;
beforeAll(async () => {
  s = await startTestServer();
});
afterAll(() => s.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

/** Ann and Ben at a table that has begun. */
async function twoAtATable(on = s, game = 'cards'): Promise<{ id: string; ann: Client; ben: Client }> {
  const [ann, ben] = [await on.person('Ann'), await on.person('Ben')];
  const { id } = await ann.makeTable({ game, seats: [ME, OPEN] });
  await ben.act(id, { do: 'join' });
  await ann.act(id, { do: 'start' });
  return { id, ann, ben };
}

/** All that a screen shows; how it came to know it does not matter. */
function shown({ model }: TableSocket) {
  const { n: _n, undoEnd: _end, ...rest } = model!;
  return rest;
}

test('a whole vault game by two people, with one who watches and one who loses the line', async () => {
  const real = await startTestServer({ shelf: builtInShelf() });
  const { id, ann, ben } = await twoAtATable(real, 'vault');
  const seats = [await ann.sit(id), await ben.sit(id)];
  const watcher = await new Client(real.address).sit(id);
  expect(watcher.model).toMatchObject({ viewSeat: 'public', question: null, info: { watchers: 1 } });
  const largest = { bytes: 0 };
  watcher.onMessage = (_message, bytes) => {
    largest.bytes = Math.max(largest.bytes, bytes);
  };
  let answers = 0;
  while (seats[0]!.model!.info.status === 'playing') {
    await until('a question', () => seats.some(({ model }) => model!.question || model!.info.status === 'over'));
    const asked = seats.findIndex(({ model }) => model!.question);
    if (asked < 0) break;
    const before = seats[asked]!.model!.question!.number;
    expect((await answer(seats[asked]!))?.type).toBe('done');
    answers += 1;
    if (answers % 40 === 0) {
      const { n } = seats[1]!.model!;
      const model = seats[1]!.model!;
      seats[1]!.socket.terminate();
      const again = await ben.sit(id, n);
      // It said what it had seen, so its model can go on.
      if (again.model === undefined) {
        again.close();
        seats[1] = await ben.sit(id);
      }
      expect(seats[1]!.model ?? model).toBeDefined();
    }
    await until('the next question', () => seats.some(({ model }) => model!.question?.number !== before));
  }
  await until('everybody to hear the end', () => watcher.model!.info.status === 'over');
  expect(answers).toBeGreaterThan(30);
  expect(seats[0]!.model!.result).toEqual(watcher.model!.result);
  expect(shown(seats[0]!).log.filter((line) => !line.private)).toEqual(watcher.model!.log);
  const fresh = await new Client(real.address).sit(id);
  expect(fresh.model!.view).toEqual(watcher.model!.view);
  for (const socket of [...seats, watcher, fresh]) socket.close();
  await real.stop();
});

test('who comes back hears only what was missed', async () => {
  const { id, ann, ben } = await twoAtATable();
  const [a, b] = [await ann.sit(id), await ben.sit(id)];
  const { model } = b;
  b.socket.terminate();
  await answer(a, 'rest');
  const again = new (await import('../client.ts')).TableSocket(
    new WebSocket(`${s.address.replace('http', 'ws')}api/tables/${id}/socket`, { headers: { cookie: ben.cookie! } }),
  );
  again.model = model;
  const types: string[] = [];
  again.onMessage = (message) => types.push(message.type);
  await again.open(model!.n);
  await until('the news', () => again.model!.question !== null);
  expect(types[0]).toBe('welcome');
  expect(types).not.toContain('table');
  const fresh = await ben.sit(id);
  await until('both to know the same', () => JSON.stringify(shown(fresh)) === JSON.stringify(shown(again)));
  for (const socket of [a, again, fresh]) socket.close();
});

const isSame = (a: TableSocket, b: TableSocket) => JSON.stringify(shown(a)) === JSON.stringify(shown(b));

test('two who race for one question: exactly one wins', async () => {
  const { id, ann, ben } = await twoAtATable();
  const screens = [await ann.sit(id), await ann.sit(id), await ben.sit(id)];
  let races = 0;
  while (screens[0]!.model!.info.status === 'playing') {
    await until('a question', () => screens.some(({ model }) => model!.question || model!.info.status === 'over'));
    if (screens[2]!.model!.question) await answer(screens[2]!);
    await until('both screens to know the same', () => isSame(screens[0]!, screens[1]!));
    const { question } = screens[0]!.model!;
    if (!question) continue;
    const race = screens
      .slice(0, 2)
      .map((screen) => screen.say({ type: 'answer', question: question.number, answer: firstAnswer(screen) }));
    const replies = await Promise.all(race);
    expect(replies.map((reply) => (reply?.type === 'refused' ? reply.reason.say : reply?.type)).sort()).toEqual([
      'done',
      'table.late',
    ]);
    races += 1;
  }
  expect(races).toBeGreaterThan(4);
  for (const screen of screens) screen.close();
});

describe('strangers', () => {
  const dial = (path: string, headers: Record<string, string> = {}) =>
    new WebSocket(`${s.address.replace('http', 'ws')}${path}`, { headers });
  const outcome = (socket: WebSocket) =>
    new Promise<string>((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(`HTTP ${response.statusCode}`));
      socket.on('close', (code) => resolve(`closed ${code}`));
      socket.on('error', () => {});
    });

  test('a page of another site gets no socket', async () => {
    const { id } = await twoAtATable();
    const path = `api/tables/${id}/socket`;
    expect(await outcome(dial(path, { origin: 'https://evil.example' }))).toBe('HTTP 403');
    expect(await outcome(dial(path, { 'sec-fetch-site': 'cross-site' }))).toBe('HTTP 403');
    const own = dial(path, { origin: s.address.slice(0, -1) });
    await once(own, 'open');
    own.close();
  });

  test('there are no sockets to other places, nor to tables that are not there', async () => {
    expect(await outcome(dial('socket'))).toBe('HTTP 404');
    expect(await outcome(dial('api/tables/%2e%2e/socket'))).toBe('HTTP 404');
    expect(await outcome(dial('api/tables/nothing/socket'))).toBe('closed 4404');
  });

  test('one without a name may watch, and that is all', async () => {
    const { id } = await twoAtATable();
    const watcher = await new Client(s.address).sit(id);
    const say = async (word: Parameters<TableSocket['say']>[0]) => {
      const reply = await watcher.say(word);
      return reply?.type === 'refused' ? reply.reason.say : reply?.type;
    };
    expect(await say({ type: 'answer', question: 1, answer: 'rest' })).toBe('table.watching');
    expect(await say({ type: 'undo', target: 'choice' })).toBe('table.watching');
    expect(await say({ type: 'chat', text: 'Boo' })).toBe('api.no-name');
    expect(await say({ type: 'ping' })).toBe('pong');
    watcher.close();
  });

  test('what is not JSON is refused, what is too long ends the line', async () => {
    const { id, ann } = await twoAtATable();
    const table = await ann.sit(id);
    const refused = new Promise((resolve) => {
      table.onMessage = resolve;
    });
    table.socket.send('{"type":');
    expect(await refused).toMatchObject({ type: 'refused', reason: { say: 'table.malformed' } });
    table.socket.send(Buffer.from([0xff, 0xfe, 0x00]));
    const closed = outcome(table.socket);
    table.socket.send(JSON.stringify({ type: 'chat', id: '1', text: 'x'.repeat(20_000) }));
    expect(await closed).toBe('closed 1009');
  });

  test('who talks too much is told so, and then shown out', async () => {
    const strict = await startTestServer({ limits: { messages: { burst: 5, perSecond: 0 }, sockets: 2 } });
    const { id, ann } = await twoAtATable(strict);
    const table = await ann.sit(id);
    const said: string[] = [];
    table.onMessage = (message) => said.push(message.type === 'refused' ? message.reason.say : message.type);
    for (let i = 0; i < 10; i += 1) table.socket.send('{"type":"ping","id":"1"}');
    await until('the refusals', () => said.length >= 10);
    expect(said.filter((each) => each === 'pong')).toHaveLength(4);
    expect(said.filter((each) => each === 'table.too-fast')).toHaveLength(6);
    const closed = outcome(table.socket);
    for (let i = 0; i < 300; i += 1) table.socket.send('{"type":"ping","id":"1"}');
    expect(await closed).toBe('closed 4429');
    const sockets = [await ann.sit(id), await ann.sit(id)];
    await expect(ann.sit(id)).rejects.toThrow('429');
    for (const socket of sockets) socket.close();
    await strict.stop();
  });

  test('who dials again and again has to wait', async () => {
    const strict = await startTestServer({ limits: { requests: { burst: 10, perSecond: 0 } } });
    const { id, ann } = await twoAtATable(strict);
    for (let i = 0; i < 10; i += 1) (await ann.sit(id)).close();
    await expect(ann.sit(id)).rejects.toThrow('429');
    await strict.stop();
  });

  test('who does not listen is cut off instead of buffered for, and gets everything on coming back', async () => {
    const strict = await startTestServer({ limits: { backlog: 20_000 }, timing: { chatBurst: 1e6 } });
    const { id, ann, ben } = await twoAtATable(strict);
    const [a, b] = [await ann.sit(id), await ben.sit(id)];
    await Promise.all(Array.from({ length: 100 }, () => a.say({ type: 'chat', text: 'x'.repeat(300) })));
    // Ben asks for the whole table again and again, and reads nothing of it. The system buffers some megabytes first.
    b.socket.pause();
    for (let i = 0; strict.server.sockets.size === 2; i += 1) {
      if (i > 40_000) throw new Error('Nobody was cut off.');
      b.socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
      if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    b.socket.terminate();
    const again = await ben.sit(id);
    expect(again.model!.chat).toHaveLength(100);
    a.close();
    again.close();
    await strict.stop();
  });

  // Another 50,000 are thrown at a table without sockets, where they are cheap (table/test/fuzz.test.ts).
  test('10,000 fuzzed messages over real sockets do no harm', async () => {
    const { id, ann, ben } = await twoAtATable();
    const sockets = [await ann.sit(id), await ben.sit(id), await new Client(s.address).sit(id)];
    const text = fc.oneof(
      { weight: 2, arbitrary: fc.string({ maxLength: 300, unit: 'binary' }) },
      { weight: 2, arbitrary: fc.json() },
      {
        weight: 4,
        arbitrary: fc
          .record(
            {
              type: fc.constantFrom('answer', 'undo', 'consent', 'chat', 'nudge', 'hello', 'ping'),
              seat: fc.nat(3),
              id: fc.string().map((text) => `f${text}`),
              question: fc.nat(40),
              answer: fc.constantFrom('rest', 'explore', 'leave', 'keep', null),
              text: fc.string(),
              target: fc.constantFrom('choice', 'turn', 'round'),
              request: fc.nat(),
              agree: fc.boolean(),
              protocol: fc.constant(PROTOCOL),
              seen: fc.nat(),
            },
            { requiredKeys: ['type'] },
          )
          .map((value) => JSON.stringify(value)),
      },
    );
    for (const [i, raw] of fc.sample(text, 10_000).entries()) {
      const socket = sockets[i % 3]!;
      if (i % 7 === 0 && socket.model?.question) await answer(socket);
      socket.socket.send(raw);
    }
    for (const socket of sockets) expect((await socket.say({ type: 'ping' }))?.type).toBe('pong');
    const fresh = await ann.sit(id);
    expect(fresh.model!.info.seats).toHaveLength(2);
    const host = (await s.server.tables.get(id))!;
    expect(host.state.session!.view(0)).toEqual(fresh.model!.view);
    for (const socket of [...sockets, fresh]) socket.close();
  });
});

test('the example bot plays over the API, against another of its kind', async () => {
  const host = await s.person('Host');
  const { id, code } = await host.makeTable({ game: 'placement', seats: [OPEN, OPEN] });
  const games = [playAt(s.address, code, 'Tin Tim'), playAt(s.address, code, 'Tin Tam')];
  await seatsTaken(host, id);
  await host.act(id, { do: 'start' });
  expect(await Promise.all(games)).toEqual(['over', 'over']);
});

async function seatsTaken(client: Client, id: string): Promise<void> {
  while ((await client.info(id)).seats.some(({ kind }) => kind === 'open'));
}

test('in a process of its own, as docs/api.md calls it, the example bot plays the vault to its end', async () => {
  const real = await startTestServer({ shelf: builtInShelf() });
  const host = await real.person('Host');
  const { id, code } = await host.makeTable({ game: 'vault', seats: [OPEN, { kind: 'bot', bot: 'random' }] });
  const script = fileURLToPath(new URL('../examples/bot.ts', import.meta.url));
  const bot = spawn(process.execPath, [script, real.address, code, 'Tin Tim'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(bot.stdout), text(bot.stderr), once(bot, 'exit')]);
  await seatsTaken(host, id);
  expect((await host.info(id)).seats[0]).toMatchObject({ kind: 'human', name: 'Tin Tim' });
  await host.act(id, { do: 'start' });
  expect(await said).toEqual(['The game is over.\n', '', [0, null]]);
  expect((await host.info(id)).status).toBe('over');
  await real.stop();
});

test('tables that nobody needs leave memory, and come back at once', async () => {
  const folder = tempFolder();
  const store = await SqliteStore.open(`${folder.path}/holotape.db`);
  const real = await startTestServer({ shelf: builtInShelf(), store });
  const { id, ann, ben } = await twoAtATable(real, 'vault');
  const seats = [await ann.sit(id), await ben.sit(id)];
  for (let i = 0; i < 150; i += 1) {
    await until('a question', () => seats.some(({ model }) => model!.question || model!.info.status === 'over'));
    const asked = seats.find(({ model }) => model!.question);
    if (asked === undefined) break;
    const { number } = asked.model!.question!;
    await answer(asked);
    await until('the next', () => seats.every(({ model }) => model!.question?.number !== number));
  }
  // What was sent before the reply has arrived before it.
  await seats[0]!.say({ type: 'ping' });
  const before = shown(seats[0]!);
  await real.server.tables.putAwayIdle(Date.now() + 1e9);
  expect(real.server.tables.size).toBe(1);
  for (const socket of seats) socket.close();
  await until('everybody to be gone', () => real.server.sockets.size === 0);
  await real.server.tables.putAwayIdle(Date.now() + 1e9);
  expect(real.server.tables.size).toBe(0);
  // A snapshot stands for everything: nothing has to be played again.
  expect((await store.read(id))!.events).toEqual([]);
  const again = await ann.sit(id);
  const { view, question, waits, log } = shown(again);
  expect({ view, question, waits }).toEqual({ view: before.view, question: before.question, waits: before.waits });
  expect(log.map(({ say }) => say)).toEqual(before.log.map(({ say }) => say));
  again.close();
  await real.stop();
  folder.remove();
});

test('whoever comes while a table is being put away finds the one that is there, not one that has gone', async () => {
  // A server of its own: with other tables about, their turn would come first.
  const server = await startTestServer();
  const ann = await server.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
  const { tables } = server.server;
  // However far the putting away has come.
  for (let turns = 0; turns < 40; turns += 1) {
    await tables.get(id);
    const away = tables.putAwayIdle(Date.now() + 1e9);
    for (let turn = 0; turn < turns; turn += 1) await undefined;
    const found = await tables.get(id);
    await away;
    expect([turns, (await tables.get(id)) === found]).toEqual([turns, true]);
  }
  await server.stop();
});

test('a request that never comes to its end does not keep the server from ending', async () => {
  const server = await startTestServer();
  const slow = await dial(server.address);
  slow.write('PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
  await until('the request', () => server.server.gate.answers === 1);
  await Promise.all([server.stop(), readsToTheEnd(slow)]);
});

test('a server that has lost its storage says so to whoever watches over it', async () => {
  const folder = tempFolder();
  const store = await SqliteStore.open(`${folder.path}/holotape.db`);
  const server = await startTestServer({ store });
  expect((await fetch(`${server.address}healthz`)).status).toBe(200);
  await store.close();
  expect((await fetch(`${server.address}healthz`)).status).toBe(503);
  await server.stop();
  folder.remove();
});

test('a server that ends finishes what it has begun, and begins where it ended', async () => {
  const server = await startTestServer();
  const { id, ann, ben } = await twoAtATable(server);
  const seats = [await ann.sit(id), await ben.sit(id)];
  let closed = 0;
  for (const seat of seats)
    seat.onClose = (code) => {
      closed = code;
    };
  let done = 0;
  const playing = (async () => {
    for (;;) {
      const asked = seats.find(({ model }) => model!.question);
      if (asked === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (closed !== 0) return;
        continue;
      }
      const { number } = asked.model!.question!;
      const reply = await asked.say({ type: 'answer', question: number, answer: firstAnswer(asked) });
      if (reply === undefined) return;
      done += 1;
      await until('the next', () => asked.model!.question?.number !== number || closed !== 0);
    }
  })();
  await until('some answers', () => done >= 3);
  await server.restart();
  await playing;
  expect(closed).toBe(1012);
  const again = await new Client(server.address, ann.cookie).sit(id);
  const host = (await server.server.tables.get(id))!;
  expect(host.state.number).toBeGreaterThanOrEqual(done + 1);
  expect(again.model!.info.status).toMatch(/playing|over/);
  again.close();
  await server.stop();
});

test('a browser that is a new person every time cannot chat more than its address may', async () => {
  const narrow = await startTestServer({ limits: { chat: { burst: 6, perSecond: 0.001 } } });
  const { id, ann } = await twoAtATable(narrow);
  const a = await ann.sit(id);
  const said: string[] = [];
  for (let person = 0; person < 4; person += 1) {
    const guest = await (await narrow.person(`Guest ${person}`)).sit(id);
    for (const text of ['Buy!', 'Buy now!']) {
      const reply = await guest.say({ type: 'chat', text });
      said.push(reply?.type === 'refused' ? reply.reason.say : 'done');
    }
    guest.close();
  }
  expect(said).toEqual([...Array(6).fill('done'), 'table.too-fast', 'table.too-fast']);
  await until('six lines', () => a.model!.chat.filter(({ text }) => text !== '').length === 6);
  // Nothing but talk is held back: the same address plays on.
  expect((await answer(a))?.type).toBe('done');
  a.close();
  await narrow.stop();
});
