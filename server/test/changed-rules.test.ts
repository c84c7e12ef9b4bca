/** A game of the vault in a real file, opened after a crash by rules that have changed since. */
import { join } from 'node:path';
import { type AnyGame, type AnySession, choose, hashOf, type Json, option, randomFrom } from '@holotape/kernel';
import { randomAnswer } from '@holotape/kernel/testing';
import { loadGame } from '@holotape/shelf';
import { type Keeper, type Surroundings, TableHost, type TableSetup } from '@holotape/table';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { tempFolder } from './helpers/setting.ts';

const ANSWERS = 206;
const ANN = { id: 'ann', name: 'Ann' };
const SETUP: TableSetup = {
  id: 'table',
  game: 'vault',
  title: 'Vault',
  options: {},
  undo: 'ask',
  dice: 'seeded',
  listed: false,
  host: ANN,
  seats: [
    { kind: 'human', owner: ANN },
    ...[1, 2].map((seat) => ({ kind: 'human' as const, owner: { id: `${seat}`, name: `${seat}` } })),
  ],
};

const folder = tempFolder();
afterAll(() => folder.remove());

const vault = loadGame('vault');

/** The same game with something else in each of its steps. */
const changed = (
  each: (table: Parameters<AnyGame['step']>[0]) => ReturnType<AnyGame['step']> | undefined,
): AnyGame => ({
  ...vault,
  *step(table) {
    yield* each(table) ?? [];
    yield* vault.step(table);
  },
});

const around = (keeper: Keeper): Surroundings => ({
  keeper,
  clock: { now: () => 0, elapsed: () => 0, after: () => () => {} },
  random: randomFrom('around'),
  numbers: randomFrom('numbers'),
  bots: [],
  standIn: '',
  think: () => Promise.reject(new Error('There are no bots.')),
});

async function played(
  file: string,
): Promise<{ readonly store: SqliteStore; readonly keeper: Keeper; readonly session: AnySession }> {
  const store = await SqliteStore.open(join(folder.path, file));
  const row = {
    id: 'table',
    code: 'AAA-AAA',
    game: 'vault',
    status: 'playing',
    listed: false,
    at: 0,
    people: [],
    card: {},
  } as const;
  const keeper: Keeper = {
    append: (after, events) => (after === 0 ? store.make(row, events) : store.append('table', after, events)),
    snapshot: (after, state) => store.snapshot('table', after, state),
    read: async () => (await store.read('table'))!,
  };
  const host = await TableHost.make(vault, around(keeper), [
    { type: 'made', setup: SETUP },
    { type: 'started', seed: 'crash' },
  ]);
  const random = randomFrom('people');
  const wires = SETUP.seats.map((seat) => {
    const person = seat.kind === 'human' ? seat.owner : ANN;
    return host.connect({ person, send: () => {} });
  });
  for (const wire of wires) await wire.receive({ type: 'hello', protocol: 2, seen: 0 });
  for (let i = 0; i < ANSWERS; i += 1) {
    const [by, answer] = randomAnswer(host.state.session!, random);
    const question = host.state.number;
    await wires[by as number]!.receive({ type: 'answer', id: `${i}`, question, answer });
  }
  // In the middle of a step, so that there is something that could be lost.
  while (host.state.session!.open.journal.length === 0) {
    const [by, answer] = randomAnswer(host.state.session!, random);
    await wires[by as number]!.receive({ type: 'answer', id: 'more', question: host.state.number, answer });
  }
  return { store, keeper, session: host.state.session! };
}

const stateOf = (session: AnySession) => hashOf(session.open.checkpoint as Json);

test('a question more in every step throws no table back: the open step is asked again', async () => {
  const { store, keeper, session } = await played('asks');
  const rules = changed(function* (table) {
    yield* choose(table, 0, 'test.more', () => [option('yes')]);
  });
  const { state } = TableHost.open(rules, around(keeper), await keeper.read());
  expect(state.session!.past.length).toBe(session.past.length);
  expect(stateOf(state.session!)).toBe(stateOf(session));
  expect(state.session!.question!.ask).toBe('test.more');
  expect(state.session!.notes.map(({ entry }) => entry.say)).toEqual(['kernel.asked-again']);
  await store.close();
});

test('rules that lead elsewhere by the same answers change nothing that was played', async () => {
  const { store, keeper, session } = await played('leads');
  const rules = changed(({ state }) => {
    for (const player of (state as { players: { happiness: number }[] }).players) player.happiness += 1;
    return undefined;
  });
  const { state } = TableHost.open(rules, around(keeper), await keeper.read());
  expect(stateOf(state.session!)).toBe(stateOf(session));
  expect(state.session!.notes.map(({ entry }) => entry.say)).toEqual(['kernel.asked-again']);
  await store.close();
});

test('a rule that breaks leaves the table as it is in the file', async () => {
  const { store, keeper, session } = await played('breaks');
  const kept = await keeper.read();
  const rules = changed(() => {
    throw new Error('Ouch');
  });
  const host = TableHost.open(rules, around(keeper), await keeper.read());
  expect(host.state.readOnly).toEqual({ say: 'table.read-only' });
  expect(stateOf(host.state.session!)).toBe(stateOf(session));
  expect(await host.act(ANN, { do: 'abandon' })).toEqual({ say: 'table.read-only' });
  await host.settle();
  expect(await keeper.read()).toEqual(kept);
  const { state } = TableHost.open(vault, around(keeper), kept);
  expect(hashOf(state.session!.state as Json)).toBe(hashOf(session.state as Json));
  await store.close();
});
