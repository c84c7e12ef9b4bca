/** What a stranger could try with sockets. Each was tried, and each has its end. */
import { once } from 'node:events';
import { deflateRawSync } from 'node:zlib';
import { PROTOCOL } from '@holotape/table';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../client.ts';
import { LIMITS } from '../limits.ts';
import { type ServerSetting, startTestServer, until } from './helpers/setting.ts';
import { dialTable, floods, frame, OPCODE, reads, readsToTheEnd } from './helpers/wire.ts';

let s: ServerSetting;
afterEach(() => s.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

async function aTable(): Promise<{ id: string; ann: Client }> {
  const ann = await s.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
  return { id, ann };
}

/** The code with which the server closed a socket, from the bytes that came. */
function closeCode(bytes: Buffer): number | undefined {
  const at = bytes.lastIndexOf(0x88);
  return at < 0 ? undefined : bytes.readUInt16BE(at + 2);
}

const { backlog } = LIMITS;
/** The longest thing that may be written when the backlog is all but full. */
const ONE_MORE = 64 * 1024;

for (const [kind, opcode] of [
  ['pings', OPCODE.ping],
  ['pongs', OPCODE.pong],
  ['messages', OPCODE.text],
] as const) {
  test(`${kind} count, and whoever does not stop is told so and shown out`, async () => {
    s = await startTestServer({ limits: { messages: { burst: 5, perSecond: 0 } } });
    const { id } = await aTable();
    const wire = await dialTable(s.address, id);
    const { read } = reads(wire);
    for (let i = 0; i < 250; i += 1) wire.write(frame(opcode, 'x'));
    await until('goodbye', () => closeCode(read()) === 4429);
    // No ping beyond the five is answered.
    const pongs = read().toString('latin1').split('\x8a\x01x').length - 1;
    expect(pongs).toBe(opcode === OPCODE.ping ? 5 : 0);
    // It heard the reason and goes on all the same.
    await floods(wire, frame(opcode, 'x'), 2_000);
    await until('it to be gone', () => s.server.sockets.size === 0);
  });
}

test('whoever sends pings and reads nothing is cut off, and little is kept for them', async () => {
  s = await startTestServer();
  const { id } = await aTable();
  const wire = await dialTable(s.address, id);
  let most = 0;
  // The systems on both sides take some megabytes before anything waits at the server.
  const piece = Buffer.concat(Array.from({ length: 400 }, () => frame(OPCODE.ping, 'x'.repeat(125))));
  const written = await floods(wire, piece, 4_000, () => {
    most = Math.max(most, s.server.sockets.buffered);
  });
  expect(written).toBeLessThan(4_000);
  expect(most).toBeLessThanOrEqual(backlog + ONE_MORE);
  await until('it to be gone', () => s.server.sockets.size === 0);
  expect(s.server.sockets.buffered).toBe(0);
});

test('whoever does not read what a heartbeat says is cut off, though it keeps sending pongs', async () => {
  s = await startTestServer({ heartbeat: 1e9 });
  const { id, ann } = await aTable();
  const reader = await ann.sit(id);
  const wire = await dialTable(s.address, id);
  wire.write(frame(OPCODE.text, JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 })));
  await until('both to be there', () => s.server.sockets.size === 2);
  for (let beat = 0; beat < 2; beat += 1) {
    const pinged = once(reader.socket, 'ping');
    s.server.sockets.heartbeat();
    wire.write(frame(OPCODE.pong));
    wire.write(frame(OPCODE.pong, 'alive'));
    if (beat === 0) await pinged;
    // What was sent before has arrived: the answer to this comes after it.
    expect((await reader.say({ type: 'ping' }))?.type).toBe('pong');
  }
  await until('one to be left', () => s.server.sockets.size === 1);
  await readsToTheEnd(wire);
  expect((await reader.say({ type: 'ping' }))?.type).toBe('pong');
  reader.close();
});

test('a message in very many pieces, and one that grows when it is unpacked, end the line', async () => {
  s = await startTestServer();
  const { id } = await aTable();
  const pieces = await dialTable(s.address, id);
  pieces.write(frame(OPCODE.text, '"', 0));
  await floods(pieces, frame(OPCODE.more, '', 0), 2_000);
  expect(closeCode(await readsToTheEnd(pieces))).toBe(1008);

  const deflate = 'Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n';
  const bomb = await dialTable(s.address, id, deflate);
  const packed = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, 0x20));
  expect(packed.length).toBeLessThan(16 * 1024);
  bomb.write(frame(OPCODE.text, packed, 0xc0));
  expect(closeCode(await readsToTheEnd(bomb))).toBe(1009);
  expect((await fetch(`${s.address}healthz`)).status).toBe(200);
});

test('an address that asks for whole tables again and again has to wait; another table does not notice', async () => {
  s = await startTestServer({ limits: { hellos: { burst: 12, perSecond: 0 } }, trustProxy: true });
  const { id, ann } = await aTable();
  const other = await s.person('Ben');
  const { id: beside } = await other.makeTable({ game: 'cards', seats: [ME] });
  const ben = await other.sit(beside);
  /** A socket of the attacker's address; the code with which it ends. */
  const attack = async (): Promise<{ tables: number; code: Promise<number> }> => {
    const socket = new WebSocket(`${s.address.replace('http', 'ws')}api/tables/${id}/socket`, {
      headers: { 'x-forwarded-for': '10.6.6.6' },
    });
    const seen = { tables: 0, code: new Promise<number>((resolve) => socket.once('close', resolve)) };
    socket.on('message', (data: Buffer) => {
      if ((JSON.parse(data.toString()) as { type: string }).type === 'table') seen.tables += 1;
    });
    await once(socket, 'open');
    for (let i = 0; i < 6; i += 1) socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: i % 2 }));
    return seen;
  };
  const attacks = await Promise.all([attack(), attack(), attack(), attack()]);
  await until('all tables that were paid for', () => attacks.reduce((sum, { tables }) => sum + tables, 0) === 12);
  const cut = await Promise.race(attacks.map(({ code }) => code));
  expect(cut).toBe(1013);
  expect((await ben.say({ type: 'ping' }))?.type).toBe('pong');
  // Another address comes to the same table.
  const a = await ann.sit(id);
  expect(a.model!.info.id).toBe(id);
  a.close();
  ben.close();
});

test('nobody who looks on can know what comes: every game draws by a seed of 128 bits of its own, and nobody is told it', async () => {
  s = await startTestServer();
  const ann = await s.person('Ann');
  const heard: string[] = [];
  const seeds: string[] = [];
  /** Looks on at a table, and keeps all that is said there. */
  async function lookOn(id: string): Promise<void> {
    const host = (await s.server.tables.get(id))!;
    const save = host.save()!;
    expect([save.chance, save.seed]).toEqual(['keyed', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    seeds.push(save.seed);
    const [watcher, own] = [await new Client(s.address).sit(id), await ann.sit(id)];
    for (const each of [watcher, own]) {
      heard.push(JSON.stringify(each.model));
      each.onMessage = (message) => heard.push(JSON.stringify(message));
    }
    for (let turn = 0; turn < 4; turn += 1) {
      const { number, options } = own.model!.question!;
      const answer = options!.find(({ blocked }) => !blocked)!.id;
      expect(await own.say({ type: 'answer', question: number, answer })).toMatchObject({ type: 'done' });
    }
    const paths = [`/api/tables/${id}`, `/api/tables/${id}/watch`, '/api/tables'];
    for (const path of paths) heard.push(JSON.stringify(await ann.request('GET', path)));
    for (const each of [watcher, own]) each.close();
  }
  const { id } = await ann.makeTable({ game: 'cards', seats: [ME] });
  await ann.act(id, { do: 'start' });
  await lookOn(id);
  // Once more, which begins by itself.
  await ann.act(id, { do: 'abandon' });
  const { rematch } = await ann.act(id, { do: 'rematch' });
  await lookOn(rematch!);
  expect(new Set(seeds).size).toBe(2);
  expect(heard.length).toBeGreaterThan(20);
  for (const seed of seeds) for (const text of heard) expect(text).not.toContain(seed);
});

test('no screen ever hears what only others may know', async () => {
  s = await startTestServer();
  const [ann, ben] = [await s.person('Ann'), await s.person('Ben')];
  const { id } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN] });
  await ben.act(id, { do: 'join' });
  await ann.act(id, { do: 'start' });
  const seats = [await ann.sit(id), await ben.sit(id)];
  const watcher = await new Client(s.address).sit(id);
  const host = (await s.server.tables.get(id))!;
  let frames = 0;
  let own = 0;
  /** Cards that somebody has in hand and nobody else has seen. */
  const secrets = (of: number) => (host.state.session!.view(of) as { hand: string[] }).hand;
  const hears = (screen: (typeof seats)[number], others: readonly number[], seat?: number) => {
    screen.onMessage = (message) => {
      frames += 1;
      const text = JSON.stringify({ ...message, info: undefined, log: undefined });
      if (seat !== undefined && secrets(seat).some((card) => text.includes(`"${card}"`))) own += 1;
      for (const other of others)
        for (const card of secrets(other)) expect([card, text.includes(`"${card}"`)]).toEqual([card, false]);
    };
  };
  hears(seats[0]!, [1], 0);
  hears(seats[1]!, [0], 1);
  hears(watcher, [0, 1]);
  while (seats[0]!.model!.info.status === 'playing') {
    const asked = seats.find(({ model }) => model!.question);
    if (asked === undefined) {
      await until('a question, or the end', () =>
        seats.some(({ model }) => model!.question || model!.info.status === 'over'),
      );
      continue;
    }
    const { number, options } = asked.model!.question!;
    const answer = options!.find(({ blocked }) => !blocked)!.id;
    await asked.say({ type: 'answer', question: number, answer });
  }
  expect([frames > 20, own > 3]).toEqual([true, true]);
  for (const screen of [...seats, watcher]) screen.close();
});
