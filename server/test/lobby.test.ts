/** Before the game, over the real server: who is ready, and whom the door lets in. */
import { SOCKET_CLOSED } from '@holotape/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type TableSocket } from '../client.ts';
import { refusal, type ServerSetting, startTestServer, until } from './helpers/setting.ts';

let s: ServerSetting;
beforeAll(async () => {
  s = await startTestServer();
});
afterAll(() => s.stop());

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

async function lobby(listed = false) {
  const [ann, ben, eve] = [await s.person('Ann'), await s.person('Ben'), await s.person('Eve')];
  const { id, code } = await ann.makeTable({ game: 'cards', seats: [ME, OPEN, OPEN], listed });
  await ben.act(id, { do: 'join' });
  return { id, code, ann, ben, eve };
}

/** How the server ended it, once it has. */
function ended(socket: TableSocket): { code: number | undefined; reason: string } {
  const end: { code: number | undefined; reason: string } = { code: undefined, reason: '' };
  socket.onClose = (code, reason) => Object.assign(end, { code, reason });
  return end;
}

test('whoever makes a table is ready; a tick outlives a restart', async () => {
  const { id, ann, ben } = await lobby();
  const ticks = async () => (await ann.info(id)).seats.map(({ ready = false }) => ready);
  await expect(ticks()).resolves.toEqual([true, false, false]);
  await expect(refusal(ann.act(id, { do: 'start', fill: 'random', everyone: true }))).resolves.toEqual([
    409,
    'table.not-ready',
  ]);
  await ben.act(id, { do: 'ready', ready: true });
  await s.restart();
  const again = new Client(s.address, ann.cookie);
  await expect(again.info(id).then(({ seats }) => seats.map(({ ready = false }) => ready))).resolves.toEqual([
    true,
    true,
    false,
  ]);
  const begun = await again.act(id, { do: 'start', fill: 'random', everyone: true });
  expect(begun.status).toBe('playing');
});

describe('without watching', () => {
  test('who looks on is shown out with the reason, who plays stays and comes back', async () => {
    const { id, ann, ben, eve } = await lobby();
    const [a, b, e] = [await ann.sit(id), await ben.sit(id), await eve.sit(id)];
    const stranger = await new Client(s.address).sit(id);
    const ends = [ended(e), ended(stranger)];
    await expect(refusal(ben.act(id, { do: 'door', watch: false }))).resolves.toEqual([409, 'table.host-only']);
    await ann.act(id, { do: 'door', watch: false });
    await until('both to be shown out', () => ends.every(({ code }) => code !== undefined));
    for (const end of ends)
      expect(end).toEqual({ code: SOCKET_CLOSED.notWatched, reason: expect.stringMatching(/lets nobody watch/) });
    await until('the others to see it', () => a.model!.info.watchers === 0 && !b.model!.info.watch);

    // The first word is why not, and then the line ends.
    const late = await eve.sit(id);
    const end = ended(late);
    await until('the end', () => end.code !== undefined);
    expect([late.model, end.code]).toEqual([undefined, SOCKET_CLOSED.notWatched]);

    b.close();
    const back = await ben.sit(id);
    expect(back.model!.info.seats[1]!.yours).toBe(true);
    await ann.act(id, { do: 'door', watch: true });
    const again = await eve.sit(id);
    expect(again.model!.info.watch).toBe(true);
    for (const socket of [a, back, again]) socket.close();
  });

  test('nor is the game so far or its record for others than who plays', async () => {
    const { id, ann, ben, eve } = await lobby();
    await ann.act(id, { do: 'start', fill: 'random' });
    await ann.act(id, { do: 'door', watch: false });
    const look = (who: Client, what: string) => who.request('GET', `/api/tables/${id}/${what}`);
    await expect(refusal(look(eve, 'watch'))).resolves.toEqual([409, 'table.no-watching']);
    await expect(look(ben, 'watch')).resolves.toMatchObject({ game: 'cards' });
    await ann.act(id, { do: 'abandon' });
    await expect(refusal(look(eve, 'record'))).resolves.toEqual([409, 'table.no-watching']);
    await expect(look(ben, 'record')).resolves.toMatchObject({ game: 'cards' });
    await ann.act(id, { do: 'door', watch: true });
    await expect(look(eve, 'record')).resolves.toMatchObject({ game: 'cards' });
  });
});

test('a closed door: nobody new sits down, at no seat, and the list says so', async () => {
  const { id, ann, ben, eve } = await lobby(true);
  const listed = async () => (await eve.tables()).listed.find((card) => card.id === id);
  await expect(listed()).resolves.toMatchObject({ open: 1, watch: true });
  await ann.act(id, { do: 'door', closed: true });
  await expect(refusal(eve.act(id, { do: 'join' }))).resolves.toEqual([409, 'table.closed']);
  await expect(refusal(eve.act(id, { do: 'join', seat: 2 }))).resolves.toEqual([409, 'table.closed']);
  await expect(listed()).resolves.toMatchObject({ open: 0, watch: true });
  await ann.act(id, { do: 'start', fill: 'random' });
  await ben.act(id, { do: 'stand-in', seat: 1, bot: 'random' });
  await expect(refusal(eve.act(id, { do: 'join', seat: 2 }))).resolves.toEqual([409, 'table.closed']);
  await expect(ben.act(id, { do: 'back', seat: 1 })).resolves.toMatchObject({ closed: true });
  // What one can neither join nor watch is not on the list of others.
  await ann.act(id, { do: 'door', watch: false });
  await expect(listed()).resolves.toBeUndefined();
  expect((await ben.tables()).mine.map((card) => card.id)).toContain(id);
});

test('a nudge rings with whom the table waits for, once in half a minute', async () => {
  const { id, ann, ben, eve } = await lobby();
  await ann.act(id, { do: 'start', fill: 'random' });
  const [a, b, e] = [await ann.sit(id), await ben.sit(id), await eve.sit(id)];
  const heard: string[] = [];
  for (const [name, socket] of Object.entries({ a, b, e }))
    socket.onMessage = ({ type }) => type === 'nudge' && heard.push(name);
  expect(await b.say({ type: 'nudge', seat: 0 })).toMatchObject({ type: 'done' });
  expect(await b.say({ type: 'nudge', seat: 0 })).toMatchObject({ reason: { say: 'table.nudged' } });
  expect(await e.say({ type: 'nudge', seat: 0 })).toMatchObject({ reason: { say: 'table.watching' } });
  expect(await a.say({ type: 'nudge', seat: 1 })).toMatchObject({ reason: { say: 'table.not-awaited' } });
  expect(await a.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect(heard).toEqual(['a']);
  for (const socket of [a, b, e]) socket.close();
});
