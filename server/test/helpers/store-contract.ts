/** What every kind of store must do. Each kind runs these tests on the real thing. */
import { AlreadyKept, type TableEvent } from '@holotape/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CodeTaken, NoSuchTable, type Store, type TableRow } from '../../storage/store.ts';

const chat = (text: string): TableEvent => ({ type: 'chat', by: 'Ann', text, at: 1 });
const texts = (events: readonly TableEvent[]) =>
  events.map((event) => (event.type === 'chat' ? event.text : event.type));

const row = (id: string, rest: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `CODE-${id}`,
  game: 'vault',
  status: 'waiting',
  listed: false,
  at: 1000,
  people: [],
  card: { title: `Table ${id}` },
  ...rest,
});

/** `open` opens the same data again after `close`. */
export function storeContract(kind: string, fresh: () => Promise<{ open(): Promise<Store>; remove(): void }>): void {
  describe(`a store (${kind})`, () => {
    let place: Awaited<ReturnType<typeof fresh>>;
    let store: Store;

    beforeEach(async () => {
      place = await fresh();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      place.remove();
    });

    const reopen = async () => {
      await store.close();
      store = await place.open();
    };

    test('gives back what was kept, in order, also after it was closed', async () => {
      await store.make(row('a'), [chat('1')]);
      await store.append('a', 1, [chat('2')]);
      await store.append('a', 2, [chat('3'), chat('4')]);
      expect(texts((await store.read('a'))!.events)).toEqual(['1', '2', '3', '4']);
      await reopen();
      expect(texts((await store.read('a'))!.events)).toEqual(['1', '2', '3', '4']);
      expect(await store.read('b')).toBeUndefined();
    });

    test('refuses events that do not come right after what is kept, and keeps none of them', async () => {
      await store.make(row('a'), [chat('1')]);
      await expect(store.append('a', 0, [chat('x')])).rejects.toBeInstanceOf(AlreadyKept);
      await expect(store.append('a', 2, [chat('x')])).rejects.toBeInstanceOf(AlreadyKept);
      await expect(store.append('a', 0, [chat('x'), chat('y')])).rejects.toBeInstanceOf(AlreadyKept);
      await expect(store.append('none', 0, [chat('x')])).rejects.toBeInstanceOf(AlreadyKept);
      expect(texts((await store.read('a'))!.events)).toEqual(['1']);
    });

    test('lets exactly one of many win who append at the same place, and the others do no harm', async () => {
      await store.make(row('a'), [chat('0')]);
      await store.make(row('b'), [chat('0')]);
      const racing = Array.from({ length: 20 }, (_, i) => store.append('a', 1, [chat(`a${i}`)]));
      const beside = store.append('b', 1, [chat('b')]);
      const results = await Promise.allSettled(racing);
      await beside;
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = results.findIndex(({ status }) => status === 'fulfilled');
      expect(texts((await store.read('a'))!.events)).toEqual(['0', `a${winner}`]);
      expect(texts((await store.read('b'))!.events)).toEqual(['0', 'b']);
    });

    test('keeps many tables at once apart', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => store.make(row(id), [chat(`${id}.0`)])));
      for (let n = 1; n < 10; n += 1) await Promise.all(ids.map((id) => store.append(id, n, [chat(`${id}.${n}`)])));
      await reopen();
      for (const id of ids)
        expect(texts((await store.read(id))!.events)).toEqual(Array.from({ length: 10 }, (_, n) => `${id}.${n}`));
    });

    test('gives the newest snapshot and only the events since', async () => {
      await store.make(row('a'), [chat('1'), chat('2')]);
      await store.snapshot('a', 2, '{"is":"two"}');
      await store.append('a', 2, [chat('3')]);
      expect(await store.read('a')).toEqual({ snapshot: { after: 2, state: { is: 'two' } }, events: [chat('3')] });
      await store.snapshot('a', 3, '{"is":"three"}');
      await store.snapshot('a', 2, '{"is":"old"}');
      await reopen();
      expect(await store.read('a')).toEqual({ snapshot: { after: 3, state: { is: 'three' } }, events: [] });
      await expect(store.append('a', 2, [chat('x')])).rejects.toBeInstanceOf(AlreadyKept);
      await store.append('a', 3, [chat('4')]);
      await expect(store.snapshot('none', 0, 'null')).rejects.toBeInstanceOf(NoSuchTable);
    });

    test('finds a table by its code, and no two have the same', async () => {
      await store.make(row('a', { code: 'K7R-4QX' }), [chat('1')]);
      await expect(store.make(row('b', { code: 'K7R-4QX' }), [chat('1')])).rejects.toBeInstanceOf(CodeTaken);
      expect(await store.read('b')).toBeUndefined();
      expect(await store.idOf('K7R-4QX')).toBe('a');
      expect(await store.idOf('AAA-AAA')).toBeUndefined();
    });

    test("lists somebody's tables, the latest first, as long as they are theirs", async () => {
      await store.make(row('a', { people: ['ann', 'ben'], at: 1 }), [chat('1')]);
      await store.make(row('b', { people: ['ann'], at: 3 }), [chat('1')]);
      await store.make(row('c', { people: ['ben'], at: 2 }), [chat('1')]);
      const of = async (person: string, most = 10) => (await store.tablesOf(person, most)).map(({ id }) => id);
      expect(await of('ann')).toEqual(['b', 'a']);
      expect(await of('ben')).toEqual(['c', 'a']);
      expect(await of('ann', 1)).toEqual(['b']);
      await store.putRow(row('a', { people: ['ben', 'cid'], at: 9 }));
      expect(await of('ann')).toEqual(['b']);
      expect(await of('ben')).toEqual(['a', 'c']);
      expect(await of('cid')).toEqual(['a']);
      await expect(store.putRow(row('none'))).rejects.toBeInstanceOf(NoSuchTable);
    });

    test('keeps who sits beside whom, and lists the table of both', async () => {
      const to = {
        kind: 'human',
        owner: { id: 'ann', name: 'Ann' },
        beside: [{ id: 'ben', name: 'Ben' }],
        shared: true,
      };
      const sat = { type: 'seat', seat: 0, to, why: 'beside', at: 2 } as TableEvent;
      const shared: TableEvent = { type: 'shared', seat: 0, shared: false, at: 3 };
      const answered: TableEvent = { type: 'answered', by: 0, answer: 'rest', hand: 'ben', at: 4 };
      await store.make(row('a', { people: ['ann'] }), [chat('1')]);
      await store.append('a', 1, [sat, shared, answered], row('a', { people: ['ann', 'ben'] }));
      await reopen();
      expect((await store.read('a'))!.events.slice(1)).toEqual([sat, shared, answered]);
      for (const person of ['ann', 'ben']) expect(await store.tablesOf(person, 10)).toMatchObject([{ id: 'a' }]);
    });

    test('keeps a row together with the events that changed it', async () => {
      await store.make(row('a', { people: ['ann'] }), [chat('1')]);
      const changed = row('a', { people: ['ann', 'ben'], status: 'playing', at: 5, card: { title: 'New' } });
      await store.append('a', 1, [chat('2')], changed);
      await expect(store.append('a', 1, [chat('x')], row('a', { people: ['eve'] }))).rejects.toBeInstanceOf(
        AlreadyKept,
      );
      await reopen();
      expect(await store.row('a')).toEqual(changed);
      expect(await store.row('none')).toBeUndefined();
    });

    test('lists public tables that have not ended', async () => {
      await store.make(row('a', { listed: true, at: 1 }), [chat('1')]);
      await store.make(row('b', { listed: true, at: 2, status: 'playing' }), [chat('1')]);
      await store.make(row('c', { listed: true, at: 3, status: 'over' }), [chat('1')]);
      await store.make(row('d', { listed: true, at: 4, status: 'abandoned' }), [chat('1')]);
      await store.make(row('e', { listed: false, at: 5 }), [chat('1')]);
      expect((await store.listedTables(10)).map(({ id }) => id)).toEqual(['b', 'a']);
      expect((await store.listedTables(1)).map(({ id }) => id)).toEqual(['b']);
      expect((await store.allTables(10)).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
      expect((await store.allTables(2)).map(({ id }) => id)).toEqual(['e', 'd']);
    });

    test('finds tables at which nothing has happened for long, and forgets one for good', async () => {
      await store.make(row('a', { status: 'over', at: 10 }), [chat('1')]);
      await store.make(row('b', { status: 'over', at: 5 }), [chat('1'), chat('2')]);
      await store.make(row('c', { status: 'over', at: 20 }), [chat('1')]);
      await store.make(row('d', { status: 'playing', at: 1 }), [chat('1')]);
      await store.snapshot('b', 2, '{}');
      expect(await store.oldTables(['over', 'abandoned'], 20, 10)).toEqual(['b', 'a']);
      expect(await store.oldTables(['over'], 20, 1)).toEqual(['b']);
      expect([await store.remove('b'), await store.remove('b')]).toEqual([true, false]);
      expect([await store.read('b'), await store.row('b'), await store.idOf('CODE-b')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await expect(store.append('b', 2, [chat('3')])).rejects.toThrow();
      expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).not.toContain('b');
      // Its code may be given out again, and nothing of the old one comes back.
      await store.make(row('b', { at: 30 }), [chat('new')]);
      await reopen();
      expect(texts((await store.read('b'))!.events)).toEqual(['new']);
      expect(texts((await store.read('a'))!.events)).toEqual(['1']);
    });

    test('finds every table that names a person, and puts another text in the place of what is kept', async () => {
      await store.make(row('a', { people: ['person-ann'] }), [chat('1'), chat('2'), chat('3')]);
      await store.make(row('b'), [chat('of person-ann')]);
      await store.make(row('c'), [chat('1')]);
      await store.snapshot('a', 2, '{"who":"person-ann"}');
      await store.snapshot('c', 1, '{"who":"person-ann"}');
      expect(await store.mentions('person-ann')).toEqual(['a', 'b', 'c']);
      const whole = (await store.whole('a'))!;
      expect(texts(whole.events)).toEqual(['1', '2', '3']);
      expect(whole.snapshot).toEqual({ after: 2, state: { who: 'person-ann' } });
      const other = { events: [chat('x'), chat('y'), chat('z')], snapshot: { after: 2, state: { who: 'nobody' } } };
      await store.rewrite(row('a', { people: ['ben'] }), other);
      await reopen();
      expect(await store.whole('a')).toEqual(other);
      expect(texts((await store.read('a'))!.events)).toEqual(['z']);
      expect((await store.tablesOf('ben', 10)).map(({ id }) => id)).toEqual(['a']);
      expect(await store.mentions('person-ann')).toEqual(['b', 'c']);
      // Not if something has happened there since it was read.
      await store.append('a', 3, [chat('new')]);
      await expect(store.rewrite(row('a'), other)).rejects.toBeInstanceOf(AlreadyKept);
      expect(texts((await store.whole('a'))!.events)).toEqual(['x', 'y', 'z', 'new']);
      expect(await store.whole('none')).toBeUndefined();
    });

    test('forgets what was promised to somebody', async () => {
      const promise = { table: 'a', seat: 1, person: 'person-ann', until: 100 };
      await store.promiseSeat('hers', promise);
      await store.promiseSeat('his', { ...promise, person: 'person-ben' });
      await store.forgetPromises('person-ann');
      expect(await store.redeemSeat('hers', 50)).toBeUndefined();
      expect(await store.redeemSeat('his', 50)).toMatchObject({ person: 'person-ben' });
    });

    test('gives a promised seat to one who brings the code in time', async () => {
      const promise = { table: 'a', seat: 1, person: 'ann', until: 100 };
      await store.promiseSeat('secret', promise);
      expect(await store.redeemSeat('other', 50)).toBeUndefined();
      const both = await Promise.all([store.redeemSeat('secret', 50), store.redeemSeat('secret', 50)]);
      expect(both.filter(Boolean)).toEqual([promise]);
      await store.promiseSeat('late', promise);
      expect(await store.redeemSeat('late', 100)).toBeUndefined();
    });

    test('changes a secret, unless it is another already', async () => {
      await store.secret('key', 'one');
      expect([await store.changeSecret('key', 'one', 'two'), await store.changeSecret('key', 'one', 'three')]).toEqual([
        true,
        false,
      ]);
      expect(await store.secret('key', 'four')).toBe('two');
    });

    test('keeps the first secret it is offered', async () => {
      expect(await store.secret('key', 'one')).toBe('one');
      await reopen();
      expect(await store.secret('key', 'two')).toBe('one');
    });

    test('counts how often a name was left, and forgets it when nobody could use it any more', async () => {
      const both = await Promise.all([store.leave('person:ann', 100), store.leave('person:ann', 200)]);
      expect(both.sort()).toEqual([1, 2]);
      expect(await store.leave('device:x', 50)).toBe(1);
      // The later end counts, whichever came last.
      expect(await store.leave('person:ann', 150)).toBe(3);
      await reopen();
      expect(await store.left(49)).toEqual(
        new Map([
          ['person:ann', 3],
          ['device:x', 1],
        ]),
      );
      expect(await store.left(50)).toEqual(new Map([['person:ann', 3]]));
      expect(await store.left(200)).toEqual(new Map());
      expect(await store.leave('person:ann', 300)).toBe(1);
    });

    test('says that it is well, and that it is not once it is closed', async () => {
      await store.make(row('a'), [chat('1')]);
      await store.check();
      expect(texts((await store.read('a'))!.events)).toEqual(['1']);
      await store.close();
      await expect(store.check()).rejects.toThrow('closed');
    });

    test('writes what was asked for before it closes, and takes nothing afterwards', async () => {
      await store.make(row('a'), [chat('1')]);
      const kept = [store.append('a', 1, [chat('2')]), store.append('a', 2, [chat('3')])];
      const closed = store.close();
      await expect(store.append('a', 3, [chat('4')])).rejects.toThrow('closed');
      await Promise.all([...kept, closed]);
      store = await place.open();
      expect(texts((await store.read('a'))!.events)).toEqual(['1', '2', '3']);
    });
  });
}
