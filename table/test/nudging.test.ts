import { expect, test } from 'vitest';
import type { SeatState } from '../kept/events.ts';
import { ANN, BEN, CID, EVE, human, rest, setTable, type TestScreen } from './helpers/setting.ts';

const BOT: SeatState = { kind: 'bot', bot: 'first' };
const OPEN: SeatState = { kind: 'open' };

const nudge = (screen: TestScreen, seat: number) => screen.say({ type: 'nudge', seat });
const nudges = ({ messages }: TestScreen) => messages.filter(({ type }) => type === 'nudge');

test('whoever waits may nudge whom the table waits for, on all their screens and nobody else’s', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), human(CID)] });
  const screens = [await t.screen(ANN), await t.screen(ANN), await t.screen(BEN), await t.screen(CID)];
  expect(await nudge(screens[2]!, 0)).toBe('done');
  expect(screens.map((screen) => nudges(screen).length)).toEqual([1, 1, 0, 0]);
  expect(nudges(screens[0]!)).toEqual([{ type: 'nudge', by: 1 }]);
});

test('not who watches, not oneself, not a bot, not who is not asked or not there', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), BOT] });
  const [ann, ben, eve] = [await t.screen(ANN), await t.screen(BEN), await t.screen(EVE)];
  expect(await nudge(eve, 0)).toBe('table.watching');
  expect(await nudge(ann, 0)).toBe('table.not-awaited');
  expect(await nudge(ann, 1)).toBe('table.not-awaited');
  expect(await nudge(ben, 2)).toBe('table.not-awaited');
  expect(await nudge(ben, 9)).toBe('table.no-seat');
  ann.disconnect();
  await rest();
  expect(await nudge(ben, 0)).toBe('table.not-here');
  expect(nudges(ann)).toEqual([]);
});

test('once in half a minute, whoever waits', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), human(CID)] });
  const [ann, ben, cid] = [await t.screen(ANN), await t.screen(BEN), await t.screen(CID)];
  expect(await nudge(ben, 0)).toBe('done');
  t.clock.pass(10_000);
  expect(await nudge(ben, 0)).toBe('table.nudged');
  expect(ben.lastReason?.args).toEqual({ seconds: 20 });
  expect(await nudge(cid, 0)).toBe('table.nudged');
  t.clock.pass(20_000);
  expect(await nudge(cid, 0)).toBe('done');
  expect(nudges(ann).length).toBe(2);
});

test('before the game it is for who has not ticked', async () => {
  const t = await setTable({ seats: [human(ANN), human(BEN), OPEN] });
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  expect(await nudge(ann, 2)).toBe('table.not-awaited');
  expect(await nudge(ann, 1)).toBe('done');
  expect(nudges(ben).length).toBe(1);
  await t.act(BEN, { do: 'ready', ready: true });
  t.clock.pass(60_000);
  expect(await nudge(ann, 1)).toBe('table.not-awaited');
});
