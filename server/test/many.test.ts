/** Several servers on one PostgreSQL: a table is at one of them, people come to any, and one that dies is followed by another. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { NewSeat } from '@holotape/table';
import { Client as Database } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleOf, ensureBundled } from '../../tools/run/bundle.ts';
import { Client, type TableSocket } from '../client.ts';
import { administer } from '../operating/admin.ts';
import type { TableWish } from '../operating/operator.ts';
import { testedCluster } from './helpers/postgres.ts';
import { answer, refusal, type ServerSetting, startTestServer, tempFolder, until } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

/** A lease that does not end by itself while a test runs. */
const LONG = 600_000;
const PATIENT = 60_000;

const cluster = testedCluster();

const two = (): NewSeat[] => [{ kind: 'me' }, { kind: 'open' }];

/** The same person at another server. */
const at = (address: string, who: Client) => new Client(address, who.cookie!);

describe('two servers', () => {
  let database: string;
  let one: ServerSetting;
  let other: ServerSetting;
  beforeEach(async () => {
    database = await cluster.database();
    one = await startTestServer({ database, lease: LONG });
    other = await startTestServer({ database, lease: LONG });
  });
  afterEach(() => Promise.all([one.stop(), other.stop()]));

  /** Ann makes a table at the first server; Ben sits down through the other. */
  async function seated() {
    const ann = await one.person('Ann');
    const ben = await other.person('Ben');
    const { id, code } = await ann.makeTable({ game: 'cards', seats: two() });
    return { id, code, ann, ben };
  }

  test('an operator reaches a table wherever it is, by the database alone', async () => {
    const { id, ann } = await seated();
    const table = await ann.sit(id);
    expect(one.server.tables.size).toBe(1);
    const admin = (wish: TableWish) => administer({ database }, wish, SMALL_GAMES);
    expect(await admin({ do: 'show', table: id })).toMatchObject({ id, status: 'waiting' });
    expect(await admin({ do: 'close', table: id })).toEqual({ closed: true });
    await until('the screen has gone', () => one.server.sockets.size === 0, PATIENT);
    table.close();
    expect((await at(other.address, ann).info(id)).status).toBe('abandoned');
    expect(await admin({ do: 'delete', table: id })).toEqual({ deleted: true });
    expect((await refusal(ann.info(id)))[0]).toBe(404);
  });

  test('whoever comes to the wrong one is passed on: by code, to act, and to play', async () => {
    const { id, code, ann, ben } = await seated();
    expect((await ben.info(code)).id).toBe(id);
    await ben.act(id, { do: 'join', seat: 1 });
    await ann.act(id, { do: 'start' });
    const tables = { ann: await ann.sit(id), ben: await ben.sit(id) };
    expect([one.server.tables.size, other.server.tables.size]).toEqual([1, 0]);
    expect(one.server.sockets.size).toBe(2);
    const lines = [tables.ann, tables.ben];
    for (let turn = 0; turn < 6; turn += 1) {
      await until('a question', () => lines.some(isAsked), PATIENT);
      const asked = lines.find(isAsked)!;
      const { number } = asked.model!.question!;
      expect(await answer(asked)).toMatchObject({ type: 'done' });
      await until('the next', () => lines.every(({ model }) => model!.question?.number !== number), PATIENT);
    }
    // And the lists of both know it.
    expect((await ben.tables()).mine.map(({ id: each }) => each)).toEqual([id]);
    for (const each of Object.values(tables)) each.close();
  });

  test('a request has one name at all servers that have a hand in it, and strangers do not choose it', async () => {
    const { id, ann } = await seated();
    const metrics = { host: '127.0.0.1', port: 0 };
    const behind = await startTestServer({ database, lease: LONG, trustProxy: true, metrics });
    const asked = async (address: string, name: string) => {
      const headers = { cookie: ann.cookie!, 'x-request-id': name };
      const { status, headers: said } = await fetch(`${address}api/tables/${id}`, { headers });
      return [status, said.get('x-request-id')];
    };
    // The one that has the table has the name from the one that was asked, and not from whoever asked that.
    expect(await asked(behind.address, 'edge-17')).toEqual([200, 'edge-17']);
    expect(await asked(other.address, 'edge-18')).toEqual([200, expect.not.stringMatching('edge-18')]);
    expect([one.server.tables.size, behind.server.tables.size, other.server.tables.size]).toEqual([1, 0, 0]);
    // Whoever watches over them sees what is passed on: this one, and a screen.
    (await at(behind.address, ann).sit(id)).close();
    const figures = await (await fetch(`http://127.0.0.1:${behind.server.metricsPort}/metrics`)).text();
    expect(figures).toMatch(/^holotape_passed_total 2$/m);
    expect(figures).toMatch(/^holotape_lost_total 0$/m);
    await behind.stop();
  });

  test('one that ends in good order leaves its tables to the other at once; nothing is lost', async () => {
    const { id, ann, ben } = await seated();
    await ben.act(id, { do: 'join', seat: 1 });
    await ann.act(id, { do: 'start' });
    const table = await ben.sit(id);
    const told = new Promise<number>((resolve) => {
      table.onClose = resolve;
    });
    const before = table.model!;
    await one.server.close();
    // The line went through it: the screen hears that, and comes back.
    expect([1006, 1012]).toContain(await told);
    const again = await ben.sit(id);
    expect([again.model!.question, again.model!.view]).toEqual([before.question, before.view]);
    expect(again.model!.log).toEqual(before.log);
    expect(other.server.tables.size).toBe(1);
    again.close();
    await one.start();
    // Now it is the other way round.
    expect((await at(one.address, ann).info(id)).id).toBe(id);
    expect(one.server.tables.size).toBe(0);
  });

  test('a seat moves with its code, whichever server it is brought to', async () => {
    const { id, ann } = await seated();
    const { code } = await ann.request<{ code: string }>('POST', `/api/tables/${id}/seat-code`, {});
    const cat = await other.person('Cat');
    expect(await cat.request('POST', '/api/me/seat', { code })).toEqual({ id, seat: 0 });
    expect((await cat.info(id)).seats[0]).toMatchObject({ yours: true });
  });

  test('guessing at one server counts at the other; a right code is no guess, also where it is passed on', async () => {
    const guesses = { burst: 4, perSecond: 0 };
    const careful = [
      await startTestServer({ database, lease: LONG, limits: { guesses } }),
      await startTestServer({ database, lease: LONG, limits: { guesses } }),
    ];
    const [ann, ben] = [await careful[0]!.person('Ann'), await careful[1]!.person('Ben')];
    const { code, id } = await ann.makeTable({ game: 'cards', seats: two() });
    for (let i = 0; i < 6; i += 1) expect((await ben.info(code)).id).toBe(id);
    for (const who of [ann, ben, ann, ben]) expect(await refusal(who.info('AAA-AAA'))).toEqual([404, 'api.no-table']);
    for (const who of [ann, ben]) expect(await refusal(who.info('AAA-AAA'))).toEqual([429, 'api.too-fast']);
    await Promise.all(careful.map((each) => each.stop()));
  });

  test('a table that a newer release has played is not opened by an older one: it says so', async () => {
    const newer = await startTestServer({ database, lease: LONG, release: 9_000_000 });
    const ann = await newer.person('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: two() });
    expect((await at(one.address, ann).info(id)).id).toBe(id);
    await newer.stop();
    expect(await refusal(at(one.address, ann).info(id))).toEqual([503, 'api.newer']);
    expect(one.server.tables.size).toBe(0);
  });

  test('who has left at one server is nobody at the other', async () => {
    const ann = await one.person('Ann');
    const copy = at(other.address, ann);
    expect(await copy.request('GET', '/api/me')).toEqual({ name: 'Ann' });
    await ann.request('DELETE', '/api/me');
    const name = async () => ((await copy.request('GET', '/api/me')) as { name: string | null }).name;
    while ((await name()) !== null) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  test('what was lost is told to nobody: its screens are shown out, and find the table where it is now', async () => {
    const { id, ann, ben } = await seated();
    const table = await ann.sit(id);
    const closed = new Promise<number>((resolve) => {
      table.onClose = resolve;
    });
    // As if the first one had been frozen until its lease was over.
    const owner = '(select owner from holotape.heads)';
    await directly(database, `update holotape.servers set until = now() - interval '1 s' where id = ${owner}`);
    await ben.act(id, { do: 'join', seat: 1 });
    expect(other.server.tables.size).toBe(1);
    expect(await table.say({ type: 'chat', text: 'Anybody there?' })).not.toMatchObject({ type: 'done' });
    expect(await closed).toBe(1012);
    const again = await ann.sit(id);
    expect(again.model!.info.seats[1]).toMatchObject({ name: 'Ben' });
    expect(other.server.sockets.size).toBe(1);
    again.close();
  });

  test('whoever comes while the lease is over waits for the next renewal, and is not sent away', async () => {
    const { id, ann } = await seated();
    const { tables } = one.server;
    const { isHeld } = tables;
    tables.isHeld = () => false;
    expect(await refusal(ann.info(id))).toEqual([503, 'api.moving']);
    const coming = ann.sit(id);
    await new Promise((resolve) => setTimeout(resolve, 150));
    tables.isHeld = isHeld;
    expect((await coming).model!.info.id).toBe(id);
  });

  test('the port between servers is not for strangers', async () => {
    const rows = await directly<{ address: string }>(database, 'select address from holotape.servers limit 1');
    const { hostname, port } = new URL(rows[0]!.address);
    for (const stamp of ['', 'x-holotape-passed: guess\r\nx-holotape-for: 1.2.3.4\r\n']) {
      const wire = connect(Number(port), hostname);
      let heard = '';
      wire.on('data', (part) => {
        heard += part;
      });
      wire.write(`GET /api/tables HTTP/1.1\r\nhost: x\r\n${stamp}\r\n`);
      await once(wire, 'close');
      expect(heard).toBe('');
    }
  });
});

const isAsked = ({ model }: TableSocket): boolean => model!.question != null;

/** A look behind the servers' backs. */
async function directly<T extends object>(database: string, ...statements: readonly string[]): Promise<T[]> {
  const client = new Database({ connectionString: database });
  await client.connect();
  let rows: T[] = [];
  for (const each of statements) ({ rows } = await client.query<T>(each));
  await client.end();
  return rows;
}

describe('a server that dies', () => {
  const folder = tempFolder();
  const processes = new Set<ChildProcess>();
  beforeAll(ensureBundled);
  afterAll(() => {
    for (const each of processes) {
      each.kill('SIGCONT');
      each.kill('SIGKILL');
    }
    folder.remove();
  });

  async function start(database: string): Promise<{ child: ChildProcess; address: string }> {
    const child = spawn(process.execPath, [bundleOf('mortal-server'), 'small', randomUUID(), folder.path, database], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    processes.add(child);
    child.stdin!.write('go\n');
    const [port] = (await once(child.stdout!, 'data')) as [Buffer];
    return { child, address: `http://127.0.0.1:${port.toString().trim()}` };
  }

  /** A table at the first of two servers, at which so many answers were given, and somebody who knows both. */
  async function played(database: string, answers: number) {
    const [first, second] = [await start(database), await start(database)];
    const ann = new Client(first.address);
    await ann.name('Ann');
    const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
    await ann.act(id, { do: 'start' });
    const table = await ann.sit(id);
    for (let turn = 0; turn < answers; turn += 1) expect(await answer(table)).toMatchObject({ type: 'done' });
    return { first, second, id, table, there: at(second.address, ann) };
  }

  test('killed: another one has its tables as soon as the lease is over, with every answer', async () => {
    const { first, id, table, there } = await played(await cluster.database(), 3);
    const { number } = table.model!.question!;
    first.child.kill('SIGKILL');
    const again = await there.sit(id);
    expect(again.model!.question!.number).toBe(number);
    expect(await answer(again)).toMatchObject({ type: 'done' });
  });

  test('frozen: another one has its tables, and what it says when it wakes up counts for nothing', async () => {
    const database = await cluster.database();
    const { first, id, table, there } = await played(database, 2);
    const { number } = table.model!.question!;
    first.child.kill('SIGSTOP');
    const again = await there.sit(id);
    expect(await answer(again)).toMatchObject({ type: 'done' });
    const closed = new Promise<number>((resolve) => {
      table.onClose = resolve;
    });
    // It was said to the frozen one, and is heard when it wakes up.
    const stale = answer(table);
    first.child.kill('SIGCONT');
    expect(await stale).not.toMatchObject({ type: 'done' });
    expect([1006, 1012]).toContain(await closed);
    expect(again.model!.question!.number).toBe(number + 1);
    expect(await answer(again)).toMatchObject({ type: 'done' });
    const rows = await directly<{ numbers: number[]; last: number }>(
      database,
      'select array_agg(number order by number) as numbers, max(last) as last from holotape.events join holotape.heads using (table_key)',
    );
    expect(rows[0]!.numbers).toEqual(Array.from({ length: rows[0]!.last }, (_, i) => i + 1));
  });
});
