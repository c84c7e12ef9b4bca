/** A table of this browser whose tab was closed without a word, opened by rules that have changed since. */
import { type AnyGame, choose, option } from '@holotape/kernel';
import { type Surroundings, TableHost, type TableSetup } from '@holotape/table';
import { expect, test } from 'vitest';
import { tiny } from '../../kernel/test/games/tiny.ts';
import { BrowserKeeper } from '../src/local/keeper.ts';
import { giveIndexedDb } from './helpers/indexed-db.ts';

giveIndexedDb();

const ANN = { id: 'here', name: 'Ann' };
const setup = (id: string): TableSetup => ({
  id,
  game: 'tiny',
  title: 'Tiny',
  options: {},
  undo: 'ask',
  dice: 'seeded',
  listed: false,
  host: ANN,
  seats: [{ kind: 'human', owner: ANN }],
});

/** Each step asks these, and keeps the words as they are said by these rules. */
const asking = (said: (word: string) => string, ...asks: readonly string[]): AnyGame =>
  tiny(function* (table) {
    for (const ask of asks)
      table.state.words.push(said(yield* choose(table, 0, ask, () => [option('yes'), option('no')])));
  }, 9) as AnyGame;

const plainly = (word: string) => word;

const around = (id: string): Surroundings => ({
  keeper: new BrowserKeeper(id),
  clock: { now: () => 0, elapsed: () => 0, after: () => () => {} },
  random: () => 7,
  numbers: () => 7,
  bots: [],
  standIn: '',
  think: () => Promise.reject(new Error('There are no bots.')),
});

/** Two steps of two answers and one answer more; then the tab is gone. */
async function closedTab(id: string): Promise<void> {
  const host = await TableHost.make(asking(plainly, 'first', 'second'), around(id), [
    { type: 'made', setup: setup(id) },
    { type: 'started', seed: 'x', chance: 'keyed' },
  ]);
  const wire = host.connect({ person: ANN, send: () => {} });
  await wire.receive({ type: 'hello', protocol: 2, seen: 0 });
  for (const [i, answer] of ['yes', 'no', 'no', 'yes', 'no'].entries())
    await wire.receive({ type: 'answer', id: 'a', question: i + 1, answer });
}

async function opened(id: string, game: AnyGame) {
  const { keeper, ...rest } = around(id);
  const { state } = TableHost.open(game, { keeper, ...rest }, await keeper.read());
  const { words } = state.session!.state as { words: string[] };
  return { words, notes: state.session!.notes.map(({ entry }) => entry.say), isReadOnly: state.readOnly !== undefined };
}

test('the same rules find it as it was', async () => {
  await closedTab('same');
  expect(await opened('same', asking(plainly, 'first', 'second'))).toEqual({
    words: ['yes', 'no', 'no', 'yes', 'no'],
    notes: [],
    isReadOnly: false,
  });
});

test('rules that ask something else ask the open step again, and no other', async () => {
  await closedTab('asks');
  expect(await opened('asks', asking(plainly, 'only'))).toEqual({
    words: ['yes', 'no', 'no', 'yes'],
    notes: ['kernel.asked-again'],
    isReadOnly: false,
  });
});

test('rules that lead elsewhere change nothing that was played', async () => {
  await closedTab('leads');
  const loudly = asking((word) => word.toUpperCase(), 'first', 'second');
  expect(await opened('leads', loudly)).toEqual({
    words: ['yes', 'no', 'no', 'yes'],
    notes: ['kernel.asked-again'],
    isReadOnly: false,
  });
});

test('rules that break leave it to be looked at', async () => {
  await closedTab('breaks');
  const broken = tiny(() => {
    throw new Error('Ouch');
  }, 9) as AnyGame;
  expect(await opened('breaks', broken)).toMatchObject({ words: ['yes', 'no', 'no', 'yes'], isReadOnly: true });
});

test('what another window kept first is read: the same answer comes late, and what was said after it is kept', async () => {
  await closedTab('windows');
  const game = asking(plainly, 'first', 'second');
  const windows = await Promise.all(
    [0, 1].map(async () => {
      const host = TableHost.open(game, around('windows'), await new BrowserKeeper('windows').read());
      const replies: unknown[] = [];
      const wire = host.connect({
        person: ANN,
        send: ({ message }) => {
          if (message.type === 'refused') replies.push(message.reason.say);
          if (message.type === 'done' || (message.type === 'news' && message.done !== undefined)) replies.push('done');
        },
      });
      await wire.receive({ type: 'hello', protocol: 2, seen: 0 });
      return { host, wire, replies };
    }),
  );
  const [first, second] = windows as [(typeof windows)[0], (typeof windows)[0]];
  const { number } = first.host.state;
  await first.wire.receive({ type: 'answer', id: 'a', question: number, answer: 'yes' });
  await second.wire.receive({ type: 'answer', id: 'b', question: number, answer: 'no' });
  await first.wire.receive({ type: 'chat', id: 'c', text: 'Hello' });
  expect([first.replies, second.replies]).toEqual([['done', 'done'], ['table.late']]);
  await second.wire.receive({ type: 'answer', id: 'd', question: number + 1, answer: 'no' });
  expect(second.replies).toEqual(['table.late', 'done']);
  expect((await opened('windows', game)).words).toEqual(['yes', 'no', 'no', 'yes', 'no', 'yes', 'no']);
  expect(second.host.state.chat.map(({ text }) => text)).toEqual(['Hello']);
});
