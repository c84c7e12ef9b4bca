/** The clock on the wall may be set back; nobody waits longer for that. */
import { expect, test } from 'vitest';
import { ANN, BEN, rest, setTable } from './helpers/setting.ts';

const human = (owner: typeof ANN) => ({ kind: 'human', owner }) as const;
const HOUR = 60 * 60 * 1000;

test('a bot that takes its time does not take an hour more', async () => {
  const thought = Promise.withResolvers<string>();
  const t = await setTable({
    seats: [{ kind: 'bot', bot: 'first' }, human(BEN)],
    timing: { botPace: 500 },
    think: () => thought.promise,
  });
  // While it thinks.
  t.clock.setBack = HOUR;
  thought.resolve('rest');
  await rest();
  t.clock.pass(500);
  await rest();
  expect(t.host.state.session!.waitsFor).toEqual([1]);
});

test('talk and nudges are as free as before', async () => {
  const t = await setTable();
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  for (let i = 0; i < 5; i += 1) expect(await ann.say({ type: 'chat', text: 'Hello' })).toBe('done');
  expect(await ann.say({ type: 'chat', text: 'Hello' })).toBe('table.too-fast');
  expect(await ben.say({ type: 'nudge', seat: 0 })).toBe('done');
  t.clock.setBack = HOUR;
  t.clock.pass(30_000);
  expect(await ann.say({ type: 'chat', text: 'Hello again' })).toBe('done');
  expect(await ben.say({ type: 'nudge', seat: 0 })).toBe('done');
});

test('a request to undo is open as long as before, and a table has not waited for less than no time', async () => {
  const t = await setTable({ timing: { consent: 60_000 } });
  const [ann, ben] = [await t.screen(ANN), await t.screen(BEN)];
  await ann.answer('rest');
  await ben.answer('rest');
  t.clock.setBack = HOUR;
  expect(await ann.say({ type: 'undo', target: 'choice' })).toBe('done');
  const late = await t.screen(BEN);
  expect(late.messages[0]).toMatchObject({ type: 'table', waited: 0, undoRequest: { left: 60_000 } });
  t.clock.pass(60_000);
  await rest();
  expect(ben.model).toMatchObject({ undoRequest: null, undoEnd: { end: 'late' } });
});

test('a table at which nobody has been is found to be so', async () => {
  const t = await setTable();
  const before = t.host.lastUse;
  t.clock.setBack = HOUR;
  t.clock.pass(1000);
  await t.act(ANN, { do: 'rename', name: 'Anna' });
  expect(t.host.lastUse - before).toBe(1000);
});
