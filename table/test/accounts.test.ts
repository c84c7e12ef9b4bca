import { expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import type { Decision, Surroundings, Thought } from '../hosting/surroundings.ts';
import type { SeatState } from '../kept/events.ts';
import { ANN, BEN, EVE, human, rest, setTable, type TestScreen } from './helpers/setting.ts';

const BOT: SeatState = { kind: 'bot', bot: 'first' };
/** A game whose bots say why they did what they did in their turn. */
const telling = { ...cards, reasons: { asks: new Set(['turn.action']), terms: [] } };

const account: Surroundings['account'] = async ({ bot, answer }: Decision) => [
  { say: `reason.${bot}`, args: { answer: String(answer) } },
];
const hint: Surroundings['hint'] = async ({ seat }: Thought) => ({
  answer: 'rest',
  because: [{ say: 'reason.plain', args: { seat } }],
});

/** What came back for the last message. */
const heard = ({ messages }: TestScreen) => messages.at(-1)!;

test('whoever plays may ask a bot why; its last decisions are told, the latest last', async () => {
  const t = await setTable({ game: telling, seats: [human(ANN), BOT], account });
  const ann = await t.screen(ANN);
  expect(await ann.say({ type: 'why', seat: 1 })).toBe('done');
  expect(heard(ann)).toMatchObject({ type: 'account', of: [] });
  await ann.answer('rest');
  await rest();
  expect(await ann.say({ type: 'why', seat: 1 })).toBe('done');
  const because = [{ say: 'reason.first', args: { answer: 'rest' } }];
  expect(heard(ann)).toMatchObject({ type: 'account', of: [{ ask: 'turn.action', because }] });
  for (let turns = 0; turns < 3; turns += 1) {
    await ann.answer('rest');
    await rest();
  }
  await ann.say({ type: 'why', seat: 1 });
  expect(heard(ann)).toMatchObject({ type: 'account', of: [{}, {}, {}] });
});

test('the position it is told from is the one before the decision', async () => {
  const asked: Decision[] = [];
  const t = await setTable({
    game: telling,
    seats: [human(ANN), BOT],
    account: async (decision) => {
      asked.push(decision);
      return [];
    },
  });
  const ann = await t.screen(ANN);
  await ann.answer('rest');
  await rest();
  await ann.say({ type: 'why', seat: 1 });
  expect(asked.map(({ session, seat }) => [session.question!.ask, session.waitsFor, seat])).toEqual([
    ['turn.action', [1], 1],
  ]);
  expect(t.host.state.session!.waitsFor).toEqual([0]);
});

test('what has been taken back was never decided', async () => {
  const t = await setTable({ game: telling, seats: [human(ANN), BOT], account });
  const ann = await t.screen(ANN);
  await ann.answer('rest');
  await rest();
  await ann.say({ type: 'why', seat: 1 });
  expect(heard(ann)).toMatchObject({ type: 'account', of: [{}] });
  expect(await ann.say({ type: 'undo', target: 'choice' })).toBe('done');
  await ann.say({ type: 'why', seat: 1 });
  expect(heard(ann)).toMatchObject({ type: 'account', of: [] });
});

test('whoever watches is told only when it is over; a seat there must be, and somebody who can tell', async () => {
  const t = await setTable({ game: telling, seats: [human(ANN), BOT], account });
  const [ann, eve] = [await t.screen(ANN), await t.screen(EVE)];
  expect(await eve.say({ type: 'why', seat: 1 })).toBe('table.watching');
  expect(await ann.say({ type: 'why', seat: 7 })).toBe('table.no-seat');
  const silent = await setTable({ game: telling, seats: [human(ANN), BOT] });
  expect(await (await silent.screen(ANN)).say({ type: 'why', seat: 1 })).toBe('table.no-account');
});

test('a bot that cannot account for itself breaks nothing', async () => {
  const t = await setTable({
    game: telling,
    seats: [human(ANN), BOT],
    account: async () => {
      throw new Error('Lost for words.');
    },
  });
  const ann = await t.screen(ANN);
  await ann.answer('rest');
  await rest();
  expect(await ann.say({ type: 'why', seat: 1 })).toBe('table.no-account');
  expect(t.troubles).toEqual(['A bot could not account for itself.']);
  expect(await ann.answer('rest')).toBe('done');
});

test('one question at a time for each person', async () => {
  let tell = (): void => {};
  const t = await setTable({
    game: telling,
    seats: [human(ANN), BOT],
    hint: () =>
      new Promise((resolve) => {
        tell = () => resolve({ answer: 'rest', because: [] });
      }),
  });
  const ann = await t.screen(ANN);
  const first = ann.say({ type: 'hint' });
  await rest();
  expect(await ann.say({ type: 'hint' })).toBe('table.too-fast');
  tell();
  expect(await first).toBe('done');
});

test('whoever plays alone with bots may ask what they would do, and the table says that they may', async () => {
  const t = await setTable({ game: telling, seats: [human(ANN), BOT], hint });
  const ann = await t.screen(ANN);
  expect(ann.model!.info.hints).toBe(true);
  expect(await ann.say({ type: 'hint' })).toBe('done');
  expect(heard(ann)).toMatchObject({
    type: 'hint',
    answer: 'rest',
    because: [{ say: 'reason.plain', args: { seat: 0 } }],
  });
  expect(t.host.state.session!.waitsFor).toEqual([0]);
});

test('no hints while others play, at this screen or elsewhere, nor to who watches', async () => {
  const both = await setTable({ game: telling, seats: [human(ANN), human(BEN)], hint });
  const ann = await both.screen(ANN);
  expect(ann.model!.info.hints).toBeUndefined();
  expect(await ann.say({ type: 'hint' })).toBe('table.no-hints');
  const shared = await setTable({ game: telling, seats: [human(ANN), human(ANN)], hint });
  expect(await (await shared.screen(ANN)).say({ type: 'hint' })).toBe('table.no-hints');
  const alone = await setTable({ game: telling, seats: [human(ANN), BOT], hint });
  expect(await (await alone.screen(EVE)).say({ type: 'hint' })).toBe('table.watching');
  const away = await setTable({ game: telling, seats: [human(ANN), { ...BOT, owner: BEN }], hint });
  expect(await (await away.screen(ANN)).say({ type: 'hint' })).toBe('table.no-hints');
});

test('a game that has no words for it has no hints', async () => {
  const t = await setTable({ seats: [human(ANN), BOT], hint });
  expect(await (await t.screen(ANN)).say({ type: 'hint' })).toBe('table.no-hints');
});
