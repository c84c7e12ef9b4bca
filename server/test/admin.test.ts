/** What whoever runs a server does about tables: while it runs and people are there, and when it does not. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { administer } from '../operating/admin.ts';
import { listedTables, type TableWish } from '../operating/operator.ts';
import { answer, refusal, type ServerSetting, startTestServer, until } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

let s: ServerSetting;
beforeEach(async () => {
  s = await startTestServer();
});
afterEach(() => s.stop());

const admin = (wish: TableWish) => administer({ data: s.data }, wish, SMALL_GAMES);
const ids = async (wish: Partial<TableWish & { do: 'list' }> = {}) =>
  listedTables.parse(await admin({ do: 'list', most: 50, ...wish })).map(({ id }) => id);

async function played() {
  const ann = await s.person('Ann');
  const made = await ann.makeTable({ game: 'cards', title: 'Ann at play', listed: true, seats: [{ kind: 'me' }] });
  await ann.act(made.id, { do: 'start' });
  const table = await ann.sit(made.id);
  for (let i = 0; i < 3; i += 1) await answer(table);
  return { ann, ...made, table };
}

/** The same with a server behind the data and without one. */
describe.each(['while the server runs', 'while it does not'])('%s', (which) => {
  const end = () => (which === 'while it does not' ? s.server.close() : undefined);
  /** Somebody as they come back, to a server that runs again. */
  const back = async (who: Client) => {
    if (which === 'while it does not') await s.start();
    return new Client(s.address, who.cookie!);
  };

  test('tables are listed: all, those on the public list, somebody’s', async () => {
    const { id } = await played();
    const ben = await s.person('Ben');
    const other = await ben.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    await end();
    expect((await ids()).sort()).toEqual([id, other.id].sort());
    expect(await ids({ most: 1 })).toHaveLength(1);
    expect(await ids({ listed: true })).toEqual([id]);
    const [table] = listedTables.parse(await admin({ do: 'list', most: 50, listed: true }));
    const { seats } = table!;
    expect(seats.map(({ name }) => name)).toEqual(['Ann']);
    expect(await ids({ person: seats[0]!.person! })).toEqual([id]);
  });

  test('a table is found by its id and by its code, and is told whole', async () => {
    const { id, code, table } = await played();
    const { number } = table.model!.question!;
    await end();
    for (const name of [id, code])
      expect(await admin({ do: 'show', table: name })).toMatchObject({
        ...{ id, code, title: 'Ann at play', status: 'playing', listed: true, question: number, trouble: null },
      });
    await expect(admin({ do: 'show', table: 'nowhere' })).rejects.toThrow('There is no table "nowhere"');
  });

  test('it goes off the public list, and is played on', async () => {
    const { ann, id, table } = await played();
    const { number } = table.model!.question!;
    await end();
    expect(await admin({ do: 'unlist', table: id })).toEqual({ unlisted: true });
    await expect(admin({ do: 'unlist', table: id })).rejects.toThrow('It is not on the public list.');
    const again = await (await back(ann)).sit(id);
    expect(await ids({ listed: true })).toEqual([]);
    expect(again.model!.question!.number).toBe(number);
    expect(await answer(again)).toMatchObject({ type: 'done' });
    again.close();
  });

  test('what was taken off the public list is not put back by whoever made it, nor by a rematch', async () => {
    const ann = await s.person('Ann');
    const { id } = await ann.makeTable({ game: 'cards', listed: true, seats: [{ kind: 'me' }] });
    await end();
    await admin({ do: 'unlist', table: id });
    const again = await back(ann);
    expect(await refusal(again.act(id, { do: 'agree', listed: true }))).toEqual([409, 'table.unlisted']);
    // All else is still theirs to say.
    expect(await again.act(id, { do: 'agree', title: 'A quiet table' })).toMatchObject({ title: 'A quiet table' });
    await again.act(id, { do: 'start' });
    await again.act(id, { do: 'abandon' });
    const { rematch } = await again.act(id, { do: 'rematch' });
    expect(await again.info(rematch!)).toMatchObject({ listed: false });
    expect((await new Client(s.address).tables()).listed).toEqual([]);
  });

  test('its game is ended for good', async () => {
    const { ann, id, table } = await played();
    const { number } = table.model!.question!;
    await end();
    expect(await admin({ do: 'close', table: id })).toEqual({ closed: true });
    await expect(admin({ do: 'close', table: id })).rejects.toThrow('Its game is over already.');
    const returned = await back(ann);
    expect((await returned.info(id)).status).toBe('abandoned');
    const again = await returned.sit(id);
    expect(await again.say({ type: 'answer', question: number, answer: 'rest' })).toMatchObject({
      ...{ type: 'refused', reason: { say: 'table.ended' } },
    });
    again.close();
  });

  test('its record is had while it goes on, with what has been answered', async () => {
    const { id } = await played();
    const ben = await s.person('Ben');
    const waiting = await ben.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    await end();
    expect(await admin({ do: 'export', table: id })).toMatchObject({
      ...{ game: 'cards', table: { title: 'Ann at play' } },
    });
    await expect(admin({ do: 'export', table: waiting.id })).rejects.toThrow('Its game has not begun');
  });

  test('it is forgotten, and nobody finds it', async () => {
    const { ann, id } = await played();
    await end();
    expect(await admin({ do: 'delete', table: id })).toEqual({ deleted: true });
    const returned = await back(ann);
    expect(await ids()).toEqual([]);
    expect((await refusal(returned.info(id)))[0]).toBe(404);
  });
});

test('who sits at a table that is put away sees their screen go', async () => {
  const { id, table } = await played();
  await admin({ do: 'close', table: id });
  await until('the screen has gone', () => s.server.sockets.size === 0);
  table.close();
});

test('a server that was asked nonsense says so', async () => {
  await expect(admin({ do: 'show', table: '' })).rejects.toThrow('table');
});
