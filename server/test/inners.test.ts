/** Tables within a table on a real server: what was played at one comes home to the other, whatever happens in between. */
import type { AnyGame } from '@holotape/kernel';
import type { TableEvent } from '@holotape/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards } from '../../kernel/test/games/cards.ts';
import { decided } from '../../kernel/test/games/decided.ts';
import { BotPool } from '../bots/pool.ts';
import type { TableSocket } from '../client.ts';
import { shelfOf } from '../shelf.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { Tables } from '../tables.ts';
import { refusal, type ServerSetting, startTestServer, tempFolder, until } from './helpers/setting.ts';

const SHELF = shelfOf({ cards: () => cards as AnyGame, decided: () => decided });

let setting: ServerSetting;
beforeAll(async () => {
  setting = await startTestServer({ shelf: SHELF });
});
afterAll(() => setting.stop());

const WISH = { game: 'decided', options: {}, undo: 'ask', dice: 'seeded', listed: false } as const;

/** Both rest until it is over. */
async function restToTheEnd(sockets: readonly TableSocket[]): Promise<void> {
  for (;;) {
    const asked = () => sockets.find((socket) => socket.model!.question);
    await until('a question or the end', () => asked() !== undefined || sockets[0]!.model!.info.status === 'over');
    const socket = asked();
    if (socket === undefined) return;
    const { number } = socket.model!.question!;
    await socket.say({ type: 'answer', question: number, answer: 'rest' });
  }
}

test('two people play what decides a question; the table that asked goes on by itself, and nobody else is let in', async () => {
  const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => setting.person(name)));
  const { id } = await ann!.makeTable({ ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben!.act(id, { do: 'join' });
  expect(await refusal(ann!.act(id, { do: 'inner' }))).toEqual([409, 'table.no-inner']);
  await ann!.act(id, { do: 'start' });
  const outer = await ann!.sit(id);
  expect(outer.model!.question).toMatchObject({ ask: 'turn.action', seat: 0 });
  expect(await refusal(eve!.act(id, { do: 'inner' }))).toEqual([409, 'table.watching']);
  const { inner } = await ben!.act(id, { do: 'inner' });
  const table = inner!.table;
  expect((await ann!.act(id, { do: 'inner' })).inner!.table).toBe(table);
  await until('the news of it', () => outer.model!.info.inner?.table === table);
  expect((await ben!.info(table)).within).toBe(id);
  const sockets = [await ben!.sit(table), await ann!.sit(table)];
  expect(sockets.map(({ model }) => model!.info.seats.findIndex(({ yours }) => yours))).toEqual([0, 1]);
  await restToTheEnd(sockets);
  // Ann did not say anything at the table that asked: it is Ben's turn there now.
  await until('the answer', () => outer.model!.waits.includes(1));
  expect(outer.model!.info.inner).toBeUndefined();
  for (const socket of [outer, ...sockets]) socket.close();
});

test('the server went down after the last answer there and before the first word here: it comes home when somebody asks', async () => {
  const folder = tempFolder();
  const store = await SqliteStore.open(`${folder.path}/holotape.db`);
  const bots = new BotPool();
  const trouble: string[] = [];
  const fresh = () => new Tables({ store, shelf: SHELF, bots, log: { warn: (_, message) => trouble.push(message) } });
  const ann = { id: 'ann', name: 'Ann' };
  let tables = fresh();
  const { id } = await tables.make({ ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] }, ann);
  const host = (await tables.get(id))!;
  await host.act(ann, { do: 'start' });
  await host.act(ann, { do: 'inner' });
  const { table } = host.state.inner!;
  const played = (await tables.get(table))!.state;
  await tables.close();
  // What was kept of it in the last moment: nobody was told any more.
  const before = played.events;
  const events: TableEvent[] = [];
  while (played.session!.question !== undefined)
    events.push(
      played.apply({ type: 'answered', by: played.session!.waitsFor[0]!, answer: 'rest', at: 0 }) as TableEvent,
    );
  await store.append(table, before, events);
  tables = fresh();
  const again = (await tables.get(id))!;
  await until('the answer', () => again.state.session!.waitsFor.includes(1));
  expect(again.state.inner).toMatchObject({ table, home: true });
  expect(trouble).toEqual([]);
  await tables.close();
  await bots.close();
  await store.close();
  folder.remove();
});
