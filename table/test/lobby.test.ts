/** Before the game: who is ready, and whom the table lets in. */
import { describe, expect, test } from 'vitest';
import type { SeatState } from '../kept/events.ts';
import { PROTOCOL } from '../spoken/version.ts';
import { ANN, BEN, CID, EVE, human, rest, setTable } from './helpers/setting.ts';

const OPEN: SeatState = { kind: 'open' };
const BOT: SeatState = { kind: 'bot', bot: 'first' };

/** Ann, who hosts, and Ben wait with a bot and a free seat. */
const waiting = () => setTable({ seats: [human(ANN), human(BEN), BOT, OPEN] });

type Waiting = Awaited<ReturnType<typeof waiting>>;
const ticks = ({ host }: Waiting) => host.info(undefined).seats.map(({ ready = false }) => ready);

describe('who is ready', () => {
  test('says so and takes it back; bots always are; everybody sees it', async () => {
    const t = await waiting();
    const ann = await t.screen(ANN);
    expect(ticks(t)).toEqual([false, false, true, false]);
    expect(await t.act(BEN, { do: 'ready', ready: true })).toBe('done');
    expect(ann.model!.info.seats.map(({ ready }) => ready)).toEqual([undefined, true, true, undefined]);
    const { n } = ann.model!;
    expect(await t.act(BEN, { do: 'ready', ready: true })).toBe('done');
    expect(ann.model!.n).toBe(n);
    expect(await t.act(BEN, { do: 'ready', ready: false })).toBe('done');
    expect(ticks(t)).toEqual([false, false, true, false]);
  });

  test('only who sits there says it, and only before the game', async () => {
    const t = await waiting();
    expect(await t.act(CID, { do: 'ready', ready: true })).toBe('table.watching');
    expect(await t.act(BEN, { do: 'ready', ready: true, seat: 0 })).toBe('table.not-your-seat');
    expect(await t.act(ANN, { do: 'start', fill: 'first' })).toBe('done');
    expect(await t.act(BEN, { do: 'ready', ready: true })).toBe('table.begun');
    expect(ticks(t)).toEqual([false, false, false, false]);
  });

  test('the tick is still there when the table was put away, from its events and from a snapshot', async () => {
    const t = await waiting();
    await t.act(BEN, { do: 'ready', ready: true });
    await t.reopen();
    expect(ticks(t)).toEqual([false, true, true, false]);
    await t.host.settle();
    await t.reopen();
    expect(ticks(t)).toEqual([false, true, true, false]);
  });

  test('another seat, another thought: who is moved, gets up or is sent away has no tick; the others keep theirs', async () => {
    const t = await waiting();
    for (const person of [ANN, BEN]) await t.act(person, { do: 'ready', ready: true });
    await t.act(ANN, { do: 'swap', seats: [1, 1] });
    expect(ticks(t)).toEqual([true, true, true, false]);
    await t.act(ANN, { do: 'swap', seats: [1, 3] });
    expect(ticks(t)).toEqual([true, false, true, false]);
    await t.act(BEN, { do: 'ready', ready: true });
    await t.act(CID, { do: 'join' });
    await t.act(BEN, { do: 'rename', name: 'Benjamin' });
    expect(ticks(t)).toEqual([true, false, true, true]);
    await t.act(BEN, { do: 'leave' });
    await t.act(BEN, { do: 'join' });
    expect(ticks(t)).toEqual([true, false, true, false]);
    await t.act(ANN, { do: 'seat', seat: 1, to: { kind: 'open' } });
    await t.act(CID, { do: 'join' });
    expect(ticks(t)).toEqual([true, false, true, false]);
  });

  test('the host may begin with everyone, which waits for the last tick, or at once', async () => {
    const t = await waiting();
    await t.act(ANN, { do: 'ready', ready: true });
    expect((await t.host.act(ANN, { do: 'start', fill: 'first', everyone: true }))?.args).toEqual({ names: 'Ben' });
    expect(t.host.state.status).toBe('waiting');
    await t.act(BEN, { do: 'ready', ready: true });
    expect(await t.act(ANN, { do: 'start', everyone: true })).toBe('table.seats-open');
    await t.act(BEN, { do: 'ready', ready: false });
    expect(await t.act(ANN, { do: 'start', fill: 'first' })).toBe('done');
    expect(t.host.state.status).toBe('playing');
  });

  test('several people on one screen tick each for themselves, or all at once', async () => {
    const t = await setTable({ seats: [human(ANN), human({ ...ANN, name: 'Amy' }), OPEN] });
    await t.act(ANN, { do: 'ready', ready: true, seat: 1 });
    expect(ticks(t)).toEqual([false, true, false]);
    await t.act(ANN, { do: 'ready', ready: true });
    expect(ticks(t)).toEqual([true, true, false]);
  });
});

describe('what is agreed', () => {
  test('can be changed by the host before the game; who ticked for another one ticks again', async () => {
    const t = await waiting();
    const ben = await t.screen(BEN);
    for (const person of [ANN, BEN]) await t.act(person, { do: 'ready', ready: true });
    expect(await t.act(BEN, { do: 'agree', undo: 'off' })).toBe('table.host-only');
    expect(await t.act(ANN, { do: 'agree', title: 'Another name', listed: true })).toBe('done');
    expect(ben.model!.info).toMatchObject({ title: 'Another name', listed: true, undo: 'ask' });
    expect(ticks(t)).toEqual([true, true, true, false]);
    const { n } = ben.model!;
    expect(await t.act(ANN, { do: 'agree', undo: 'ask' })).toBe('done');
    expect(ben.model!.n).toBe(n);
    expect(await t.act(ANN, { do: 'agree', undo: 'off' })).toBe('done');
    expect(ben.model!.info).toMatchObject({ title: 'Another name', undo: 'off' });
    expect(ticks(t)).toEqual([true, false, true, false]);
    await t.reopen();
    expect(t.host.info(undefined)).toMatchObject({ title: 'Another name', listed: true, undo: 'off' });
    expect(ticks(t)).toEqual([true, false, true, false]);
  });

  test('is what the game can be played with, and stays once it has begun', async () => {
    const t = await waiting();
    expect(await t.act(ANN, { do: 'agree', options: { nonsense: 7 } })).toBe('table.refused');
    await t.act(ANN, { do: 'start', fill: 'first' });
    expect(await t.act(ANN, { do: 'agree', undo: 'off' })).toBe('table.begun');
  });
});

describe('the door', () => {
  test('without watching only who plays sees the table: who looks on is shown out, who comes is not let in', async () => {
    const t = await waiting();
    const [ann, ben, cid] = [await t.screen(ANN), await t.screen(BEN), await t.screen(CID)];
    expect(ann.model!.info).toMatchObject({ watch: true, closed: false, watchers: 1 });
    expect(await t.act(BEN, { do: 'door', watch: false })).toBe('table.host-only');
    expect(await t.act(ANN, { do: 'door', watch: false })).toBe('done');
    expect(ann.model!.info).toMatchObject({ watch: false, watchers: 0 });
    expect(cid.lastReason?.say).toBe('table.no-watching');
    expect(cid.shownOut).toBe(true);
    const heard = cid.messages.length;
    await t.act(BEN, { do: 'ready', ready: true });
    expect(cid.messages.length).toBe(heard);
    expect(ben.model!.info.seats[1]!.ready).toBe(true);

    const eve = await t.screen(EVE);
    expect([eve.model, eve.lastReason?.say, eve.shownOut]).toEqual([undefined, 'table.no-watching', true]);
    // A seat lets anybody in.
    expect(await t.act(EVE, { do: 'join' })).toBe('done');
    const again = await t.screen(EVE);
    expect(again.model!.info.seats[3]!.yours).toBe(true);
  });

  test('who gets up from a table without watching has to go; who plays comes back whenever they like', async () => {
    const t = await setTable({ seats: [human(ANN), human(BEN)], setup: { watch: false } });
    const ben = await t.screen(BEN);
    ben.disconnect();
    await t.act(ANN, { do: 'stand-in', seat: 1, bot: 'first' });
    await ben.connect(t.host);
    expect(ben.model!.info.seats[1]!.yours).toBe(true);
    expect(await t.act(BEN, { do: 'back', seat: 1 })).toBe('done');
    await t.act(BEN, { do: 'leave' });
    expect(ben.shownOut).toBe(true);
  });

  test('a closed door lets nobody new sit down, and the host and who plays always', async () => {
    const t = await setTable({ seats: [OPEN, human(BEN), OPEN] });
    const cid = await t.screen(CID);
    expect(await t.act(ANN, { do: 'door', closed: true })).toBe('done');
    expect(cid.model!.info).toMatchObject({ watch: true, closed: true });
    expect(await t.act(CID, { do: 'join' })).toBe('table.closed');
    expect(await t.act(ANN, { do: 'join', seat: 0 })).toBe('done');
    await t.act(ANN, { do: 'start', fill: 'first' });
    // The chair that a bot keeps warm is closed, too.
    expect(await t.act(CID, { do: 'join' })).toBe('table.closed');
    await t.act(BEN, { do: 'stand-in', seat: 1, bot: 'first' });
    expect(await t.act(BEN, { do: 'back', seat: 1 })).toBe('done');
    expect(await t.act(ANN, { do: 'door', closed: false })).toBe('done');
    expect(await t.act(CID, { do: 'join' })).toBe('done');
  });

  test('it stays as it is when the table was put away, and is settled even when the game has ended', async () => {
    const t = await waiting();
    await t.act(ANN, { do: 'door', watch: false, closed: true });
    await t.reopen();
    expect(t.host.info(undefined)).toMatchObject({ watch: false, closed: true });
    await t.host.settle();
    await t.reopen();
    expect(t.host.info(undefined)).toMatchObject({ watch: false, closed: true });
    await t.act(ANN, { do: 'abandon' });
    expect(await t.act(ANN, { do: 'door', watch: true })).toBe('done');
    expect(t.host.info(undefined)).toMatchObject({ watch: true, closed: true });
  });
});

describe('who is there', () => {
  test('who watches is known by name, if they have said one', async () => {
    const t = await waiting();
    const ann = await t.screen(ANN);
    const eve = await t.screen(EVE);
    const stranger = t.host.connect({ person: { id: 'x', name: 'Somebody' }, mute: true, send: () => {} });
    await stranger.receive({ type: 'hello', protocol: PROTOCOL, seen: 0 });
    expect(ann.model!.info).toMatchObject({ watchers: 2, watching: ['Eve'] });
    eve.disconnect();
    await rest();
    expect(ann.model!.info).toMatchObject({ watchers: 1, watching: [] });
  });

  test('bots are called by their seats, unless they have names of their own', async () => {
    const named: SeatState = { ...BOT, name: 'Tin Tim' };
    const t = await setTable({ seats: [human(ANN), BOT, named, OPEN] });
    expect(t.host.info(undefined).seats.map(({ name }) => name)).toEqual(['Ann', 'Foreman', 'Tin Tim', '']);
    expect(t.host.state.names).toEqual(['Ann', 'Foreman', 'Tin Tim', 'Seat 4']);
    await t.act(ANN, { do: 'swap', seats: [1, 2] });
    expect(t.host.state.names).toEqual(['Ann', 'Tin Tim', 'Warden', 'Seat 4']);
    await t.act(ANN, { do: 'start', fill: 'first' });
    expect(t.host.save()!.table).toMatchObject({ seats: [{ name: 'Ann' }, { name: 'Tin Tim', bot: 'first' }, {}, {}] });
  });

  test('the talk tells who opened the table, came, went and was put there; once it has begun the log does', async () => {
    const t = await setTable({ seats: [human(ANN), OPEN, OPEN], setup: { code: 'ABC-DEF' } });
    const ann = await t.screen(ANN);
    await t.act(BEN, { do: 'join' });
    await ann.say({ type: 'chat', text: 'Hello!' });
    await t.act(ANN, { do: 'swap', seats: [1, 2] });
    await t.act(ANN, { do: 'seat', seat: 1, to: { kind: 'bot', bot: 'first' } });
    await t.act(ANN, { do: 'seat', seat: 1, to: { kind: 'open' } });
    await t.act(BEN, { do: 'leave' });
    const told = () =>
      ann.model!.chat.map(({ did, text }) => (did ? `${did.what} ${did.name} ${did.seat ?? ''}` : text));
    const soFar = ['open Ann ', 'join Ben 1', 'Hello!', 'bot Foreman 1', 'free Foreman 1', 'leave Ben 2'];
    expect(told()).toEqual(soFar);
    await t.act(ANN, { do: 'start', fill: 'first' });
    await t.act(BEN, { do: 'join' });
    expect(told()).toEqual([...soFar, 'bot Foreman 1', 'bot Warden 2']);
    expect(ann.model!.log.map(({ say }) => say)).toContain('table.join');
    await t.reopen();
    expect((await t.screen(ANN)).model!.chat.length).toBe(soFar.length + 2);
  });
});
