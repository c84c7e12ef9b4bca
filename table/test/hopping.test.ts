/** Whoever gets up in a game knows what that seat has seen: they may come back to it, and to no other. */
import { expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { MemoryKeeper } from '../kept/events.ts';
import { TableState } from '../kept/state.ts';
import { ANN, BEN, CID, EVE, rest, setTable } from './helpers/setting.ts';

const human = (owner: typeof ANN) => ({ kind: 'human', owner }) as const;
const BOT = { kind: 'bot', bot: 'first', free: true } as const;

test('nobody plays one seat and then another of the same game, by joining or by a code', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), BOT] });
  const ben = await t.screen(BEN);
  expect(await t.act(BEN, { do: 'leave' })).toBe('done');
  expect(await t.act(BEN, { do: 'join', seat: 2 })).toBe('table.other-seat');
  expect((await t.host.moveSeat(0, BEN))?.say).toBe('table.other-seat');
  // Nothing of the other seats was told.
  expect(ben.model).toMatchObject({ viewSeat: 'public', question: null });
  expect(t.host.watchable('ben')!.seats).toEqual([]);
});

test('a seat that is not named is the one they had, though another is free before it', async () => {
  const t = await setTable({ seats: [BOT, human(ANN), human(BEN)] });
  const ben = await t.screen(BEN);
  expect(await t.act(BEN, { do: 'leave' })).toBe('done');
  expect(await t.act(BEN, { do: 'join' })).toBe('done');
  expect(ben.model!.viewSeat).toBe(2);
});

test('one whose seat was taken by somebody else looks on', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), BOT] });
  await t.act(BEN, { do: 'leave' });
  expect(await t.act(EVE, { do: 'join', seat: 1 })).toBe('done');
  expect(await t.act(BEN, { do: 'join' })).toBe('table.other-seat');
  // Somebody new sits down where they like.
  expect(await t.act(CID, { do: 'join', seat: 2 })).toBe('done');
});

test('before the game, and with several seats at one screen, one sits where one likes', async () => {
  const waiting = await setTable({ seats: [human(ANN), human(BEN), { kind: 'open' }] });
  for (const seat of [2, 1]) {
    expect(await waiting.act(BEN, { do: 'leave' })).toBe('done');
    expect(await waiting.act(BEN, { do: 'join', seat })).toBe('done');
  }
  const shared = await setTable({ seats: [human(ANN), human(BEN), human(BEN)] });
  expect(await shared.act(BEN, { do: 'leave' })).toBe('done');
  expect(await shared.act(BEN, { do: 'join', seat: 2 })).toBe('done');
  expect(await shared.act(BEN, { do: 'leave' })).toBe('done');
  expect(await shared.act(BEN, { do: 'join', seat: 1 })).toBe('done');
});

test('it is remembered when the table is opened again, from its events and from a snapshot', async () => {
  const keeper = new MemoryKeeper();
  const t = await setTable({ seats: [human(ANN), human(BEN), BOT], keeper });
  await t.act(BEN, { do: 'leave' });
  await t.act(EVE, { do: 'join', seat: 1 });
  const events = TableState.of(cards, { events: keeper.events });
  expect([events.heldBeside('ben', 2), events.heldBeside('ben', 1), events.heldBeside('cid', 2)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
  await t.host.settle();
  await rest();
  const { snapshot, events: since } = await keeper.read();
  const opened = TableState.of(cards, { snapshot: snapshot!, events: since });
  expect([opened.heldBeside('ben', 2), opened.heldBeside('eve', 0), opened.heldBeside('ann', 1)]).toEqual([1, 1, 0]);
  // A snapshot of before knows at least who has a seat now.
  const { held: _held, ...before } = snapshot!.state as Record<string, never>;
  const old = TableState.of(cards, { snapshot: { after: snapshot!.after, state: before }, events: [] });
  expect([old.heldBeside('eve', 0), old.heldBeside('ben', 2)]).toEqual([1, undefined]);
});
