import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { SqliteStore } from '../storage/sqlite-store.ts';
import { Tables } from '../tables.ts';
import { tempFolder } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

const WISH = { game: 'cards', options: {}, undo: 'ask', dice: 'seeded', listed: false } as const;
const ANN = { id: 'ann', name: 'Ann' };
const BEN = { id: 'ben', name: 'Ben' };

test('when keeping fails, the log says so and holds no invite', async () => {
  const folder = tempFolder();
  const store = await SqliteStore.open(`${folder.path}/holotape.db`);
  const bots = new BotPool();
  const log: string[] = [];
  const warn = ({ err, ...details }: { err?: unknown }, message: string) =>
    log.push(`${message} ${JSON.stringify(details)} ${err instanceof Error ? err.stack : err}`);
  const tables = new Tables({ store, shelf: SMALL_GAMES, bots, log: { warn } });
  const { id, code } = await tables.make({ ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] }, ANN);
  const host = (await tables.get(id))!;
  // Somebody else writes at this table.
  await store.append(id, 1, [{ type: 'chat', by: 'Eve', text: 'Boo', at: 1 }]);
  expect(await host.act(BEN, { do: 'join' })).toBeUndefined();
  expect(log.join()).toContain(`An event could not be kept. {"table":"${id.slice(0, 4)}"} AlreadyKept`);
  expect(host.state.seats[1]).toMatchObject({ kind: 'human', owner: BEN });
  await store.close();
  expect(await host.act(BEN, { do: 'leave' })).toEqual({ say: 'table.not-kept' });
  await tables.close();
  expect(log.join()).toContain('The storage has been closed');
  expect(log.join()).not.toContain(id);
  expect(log.join()).not.toContain(code);
  await bots.close();
  folder.remove();
});

test('a card on its way is written before anything is done to a table alone: or who is forgotten there would be named again', async () => {
  const folder = tempFolder();
  const store = await SqliteStore.open(`${folder.path}/holotape.db`);
  const bots = new BotPool();
  const tables = new Tables({ store, shelf: SMALL_GAMES, bots, log: { warn: () => {} } });
  const { id } = await tables.make({ ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] }, ANN);
  const host = (await tables.get(id))!;
  await host.act(BEN, { do: 'join' });
  const order: string[] = [];
  const slow = Promise.withResolvers<void>();
  const putRow = store.putRow.bind(store);
  store.putRow = async (row) => {
    order.push('card begun');
    await slow.promise;
    await putRow(row);
    order.push('card written');
  };
  const idle = tables.putAwayIdle(Number.POSITIVE_INFINITY, 0);
  while (order.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const alone = tables.alone(id, async () => order.push('alone'));
  await host.settle();
  slow.resolve();
  await Promise.all([idle, alone]);
  expect(order).toEqual(['card begun', 'card written', 'alone']);
  await tables.close();
  await store.close();
  await bots.close();
  folder.remove();
});
