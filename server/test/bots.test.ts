import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeBot } from '@holotape/bots';
import { reasonsFor } from '@holotape/bots/reasons';
import { randomFrom, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { withoutPast } from '@holotape/table';
import { afterEach, expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { startTestServer, tempFolder, until } from './helpers/setting.ts';

const vault = loadGame('vault');
const session = startSession(vault, { seats: 2, seed: 'bots' });
const seat = session.waitsFor[0] as number;
const question = { game: 'vault', bot: 'greedy', seat, position: withoutPast(session), seed: 'thought' };

const folder = tempFolder();
/** A thread that does what the name of the bot says. */
const oddThread = join(folder.path, 'thread.mjs');
writeFileSync(
  oddThread,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id, bot }) => {
     if (bot === 'crash') process.exit(3);
     if (bot === 'throw') throw new Error('Ouch');
     if (bot === 'loop') for (;;);
     parentPort.postMessage({ id, answer: bot });
   });`,
);
const script = pathToFileURL(oddThread);

let pool: BotPool | undefined;
afterEach(() => pool?.close());

test('a bot answers from another thread with something that is allowed', async () => {
  pool = new BotPool();
  for (const bot of ['greedy', 'random']) {
    const answer = await pool.think({ ...question, bot });
    expect(session.fork().answer(seat, answer)).toBeUndefined();
  }
});

test('why a bot answered so, and what one would do, is thought of in another thread too', async () => {
  pool = new BotPool();
  const answer = await pool.think(question);
  const told = await pool.account(question, answer);
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(reasonsFor(session, seat, 'greedy', answer));
  const hint = await pool.hint(question);
  expect(hint.answer).toEqual(answer);
  expect(hint.because.length).toBeGreaterThan(0);
});

test('a bot stays at its seat from question to question, and where nobody sits somebody new thinks', async () => {
  pool = new BotPool({ threads: 1 });
  const random = { ...question, bot: 'random' };
  const kept = makeBot('random', randomFrom(question.seed));
  const expected = Array.from({ length: 8 }, () => kept.answer(session, seat));
  expect(new Set(expected).size).toBeGreaterThan(1);
  const ask = async (table?: string) => {
    const answers = [];
    for (let i = 0; i < expected.length; i += 1)
      answers.push(await pool!.think({ ...random, ...(table && { table }) }));
    return answers;
  };
  expect(await ask('one')).toEqual(expected);
  expect(await ask('another')).toEqual(expected);
  expect(await ask()).toEqual(expected.map(() => expected[0]));
});

test('many thoughts share the threads', async () => {
  pool = new BotPool({ threads: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => pool!.think({ ...question, bot: 'random' })));
  expect(answers).toHaveLength(20);
});

test('what a bot cannot do is told, and it goes on thinking about other things', async () => {
  pool = new BotPool({ threads: 1 });
  await expect(pool.think({ ...question, bot: 'genius' })).rejects.toThrow('There is no bot "genius"');
  await expect(pool.think({ ...question, game: 'chess' })).rejects.toThrow('There is no game "chess"');
  await expect(pool.think({ ...question, seat: 1 - seat })).rejects.toThrow('is not asked anything');
  expect(await pool.think(question)).toBeDefined();
});

test('a bot that thinks too long, breaks or dies is replaced, and those who wait behind it get their answers', async () => {
  pool = new BotPool({ threads: 1, deadline: 1500, script });
  const ask = (bot: string) => pool!.think({ ...question, bot });
  const [loop, after] = await Promise.allSettled([ask('loop'), ask('after')]);
  expect(loop).toMatchObject({ status: 'rejected' });
  expect(String((loop as PromiseRejectedResult).reason)).toContain('more than 1500 ms');
  expect(after).toEqual({ status: 'fulfilled', value: 'after' });
  await expect(ask('throw')).rejects.toThrow('Ouch');
  await expect(ask('crash')).rejects.toThrow('gone');
  expect(await ask('fine')).toBe('fine');
});

test('whoever waits when the bots go home is told', async () => {
  pool = new BotPool({ threads: 1, script });
  const waiting = [pool.think({ ...question, bot: 'loop' }), pool.think({ ...question, bot: 'x' })];
  const settled = Promise.allSettled(waiting);
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.think(question)).rejects.toThrow('gone home');
});

test('a table plays on when its bot hangs, and the server answers meanwhile', async () => {
  const s = await startTestServer({ bots: { threads: 1, deadline: 1500, script: hangingThread() } });
  const ann = await s.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await ann.act(id, { do: 'start' });
  const table = await ann.sit(id);
  await table.say({ type: 'answer', question: 1, answer: 'rest' });
  expect((await fetch(`${s.address}healthz`)).status).toBe(200);
  // The bot still hangs: nothing waited for it.
  expect(table.model!.question).toBeNull();
  await until('the table to help itself', () => table.model!.question !== null, 10_000);
  table.close();
  await s.stop();
});

test('a bot that thinks when the server ends thinks again when it is back, instead of playing anything', async () => {
  const s = await startTestServer({ bots: { threads: 1, script: hangingThread() } });
  const ann = await s.person('Ann');
  const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] });
  await ann.act(id, { do: 'start' });
  const events = async () => (await s.server.tables.get(id))!.state.events;
  const before = await events();
  await s.restart();
  expect(await events()).toBe(before);
  await s.stop();
});

function hangingThread(): URL {
  const path = join(folder.path, 'hang.mjs');
  writeFileSync(
    path,
    readFileSync(oddThread, 'utf8')
      .replaceAll("bot === 'loop'", 'true')
      .replaceAll("bot === 'crash'", 'false')
      .replaceAll("bot === 'throw'", 'false'),
  );
  return pathToFileURL(path);
}
