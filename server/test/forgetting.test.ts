/** A person is forgotten in one go: nothing that is kept names them any more, and the others play on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client as Database } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { administer, exportPerson, forgetPerson } from '../operating/admin.ts';
import { shownTable } from '../operating/operator.ts';
import { testedCluster } from './helpers/postgres.ts';
import { answer, firstAnswer, refusal, type ServerSetting, startTestServer, until } from './helpers/setting.ts';
import { SMALL_GAMES } from './helpers/small-games.ts';

const cluster = testedCluster();
let s: ServerSetting;
let place: { data: string } | { database: string };
afterEach(() => s.stop());

/** Everything that is kept, as bytes or as rows. */
async function everything(): Promise<string> {
  if ('data' in place)
    return readdirSync(s.data)
      .filter((name) => name.startsWith('holotape.db'))
      .map((name) => readFileSync(join(s.data, name), 'latin1'))
      .join('\n');
  const client = new Database({ connectionString: place.database });
  await client.connect();
  const parts = ['tables', 'people', 'events', 'snapshots', 'seat_promises'];
  const found: unknown[] = [];
  for (const part of parts) found.push((await client.query(`select * from holotape.${part}`)).rows);
  await client.end();
  return JSON.stringify(found);
}

/** Annabel's traces: a table of her own, one that is over, one that goes on and which she runs, one that she has left. */
async function traces() {
  const [ann, ben] = [await s.person('Annabel'), await s.person('Ben')];
  const two = { game: 'cards', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const alone = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }] });
  const over = await ann.makeTable(two);
  const goesOn = await ann.makeTable(two);
  const left = await ben.makeTable(two);
  for (const { id } of [over, goesOn]) {
    await ben.act(id, { do: 'join' });
    await ann.act(id, { do: 'start' });
  }
  await ann.act(left.id, { do: 'join' });
  await ann.act(left.id, { do: 'leave' });
  await ann.request('POST', `/api/tables/${goesOn.id}/seat-code`, {});
  const table = await ann.sit(goesOn.id);
  await table.say({ type: 'chat', text: 'I live in Elm Street' });
  const other = await ben.sit(goesOn.id);
  await other.say({ type: 'chat', text: 'So do I' });
  const answered: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    const lines = [table, other];
    await until('a question', () => lines.some(({ model }) => model!.question != null));
    const asked = lines.find(({ model }) => model!.question != null)!;
    const { number } = asked.model!.question!;
    if (asked === table) answered.push(firstAnswer(asked));
    expect(await answer(asked)).toMatchObject({ type: 'done' });
    await until('the next', () => lines.every(({ model }) => model!.question?.number !== number));
  }
  await ann.act(over.id, { do: 'abandon' });
  const shown = shownTable.parse(await administer(place, { do: 'show', table: goesOn.id }, SMALL_GAMES));
  const person = shown.seats.find(({ name }) => name === 'Annabel')!.person!;
  const { log } = other.model!;
  return { ann, ben, alone, over, goesOn, left, person, table, other, log, answered };
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (kind) => {
  test.each(['while the server runs', 'while it does not'])('%s', async (which) => {
    const database = kind === 'PostgreSQL' ? await cluster.database() : undefined;
    s = await startTestServer({ ...(database !== undefined && { database }), timing: { snapshot: 6 } });
    place = database === undefined ? { data: s.data } : { database };
    const { ann, ben, alone, over, goesOn, left, person, table, other, log, answered } = await traces();
    expect(await everything()).toMatch(new RegExp(`${person}|Annabel`));
    const isRunning = which === 'while the server runs';
    if (!isRunning) await s.server.close();
    // First they have it in hand, whole, and nothing that others said.
    const kept = await exportPerson(place, person, SMALL_GAMES);
    const of = (id: string) => kept.find((each) => (each as { id: string }).id === id);
    expect(kept).toHaveLength(4);
    expect(of(alone.id)).toMatchObject({
      game: 'cards',
      status: 'waiting',
      ran: true,
      sat: [{ seat: 0, why: 'made' }],
    });
    expect(of(over.id)).toMatchObject({ status: 'abandoned', names: ['Annabel'], answered: [], said: [] });
    expect(of(left.id)).toMatchObject({ ran: false, sat: [{ seat: 1, why: 'join' }] });
    expect(of(goesOn.id)).toMatchObject({
      ...{ title: "Annabel's table", said: [{ by: 0, text: 'I live in Elm Street' }] },
      answered: answered.map((given) => ({ seat: 0, answer: given })),
    });
    expect(JSON.stringify(kept)).not.toContain('So do I');
    expect(await forgetPerson(place, person, SMALL_GAMES)).toEqual({ deleted: 1, rewritten: 3 });
    for (const each of [table, other]) each.close();
    if (isRunning) await s.restart();
    else await s.start();

    const [nobody, again] = [new Client(s.address, ann.cookie!), new Client(s.address, ben.cookie!)];
    expect(await nobody.request('GET', '/api/me')).toEqual({ name: null });
    expect((await refusal(again.info(alone.id)))[0]).toBe(404);
    expect(await again.info(over.id)).toMatchObject({ status: 'abandoned', title: "Somebody's table" });
    expect((await again.info(left.id)).seats[1]).toMatchObject({ kind: 'open' });
    expect(await again.info(goesOn.id)).toMatchObject({ status: 'playing', host: true });

    const line = await again.sit(goesOn.id);
    expect(line.model!.chat.map(({ text }) => text).filter(Boolean)).toEqual(['…', 'So do I']);
    // The game is the one that was played.
    expect(line.model!.log.slice(0, log.length)).toEqual(log);
    await until('a question', () => line.model!.question != null);
    expect(await answer(line)).toMatchObject({ type: 'done' });
    line.close();
    await s.server.close();
    const rest = await everything();
    for (const word of ['Annabel', 'Elm Street']) expect(rest).not.toContain(word);
    expect(rest.split(person).length - 1).toBe(kind === 'SQLite' ? 1 : 0);
    expect(await forgetPerson(place, person, SMALL_GAMES)).toEqual({ deleted: 0, rewritten: 0 });
    await s.start();
  });
});
