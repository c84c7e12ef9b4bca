/** A server that is killed again and again under load, and what must be true of what it kept, whatever it keeps it in. */
import { below, randomFrom } from '@holotape/kernel';
import { type TableEvent, TableState } from '@holotape/table';
import { expect, test } from 'vitest';
import { cards } from '../../../kernel/test/games/cards.ts';
import { ensureBundled } from '../../../tools/run/bundle.ts';
import { Client, type TableSocket } from '../../client.ts';
import { Mortals } from './mortals.ts';
import { shownBy, sightsOf } from './screens.ts';

const TABLES = 4;
/** Nothing may happen any more: the game is over, or everybody is sent away. Then it is killed after so many milliseconds. */
const MOST = 3_000;
/** Of so many that are killed one is followed by another only when its lease is over, as it is without somebody who looks. */
const LEASES = 10;

/** Where the server keeps its tables. */
interface Place {
  /** Its address, if it is no file in the data folder. */
  readonly database?: string;
  /** Says for a server that was killed that it is dead, so that the next one need not wait until its lease is over. */
  bury?(): Promise<void>;
  /** All events of a table, when the last server is gone. */
  events(table: string): Promise<TableEvent[]>;
}

/** `npm run faults` kills in lots, each at other moments. */
const random = randomFrom(`kill ${process.env.HOLOTAPE_LOT ?? ''}`);

/** What was acknowledged at a table: answers by the number of their question, chat lines, and how much was on its way. */
interface Played {
  readonly id: string;
  readonly answers: Map<number, string>;
  readonly chat: string[];
  /** What the screens of both seats showed when a server died. */
  readonly shown: readonly [string[], string[]];
  /** So many answers are certainly kept. */
  known: number;
  onTheWay: number;
}

/** On a machine so busy that the lease of a living server ends, a screen is sent away, and comes back as every screen does. */
const LEASE_OVER = /^The socket closed: (?:1006|1012)|moving|moved/;

async function patiently<T>(wish: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await wish();
    } catch (error) {
      if (tries === 20 || !LEASE_OVER.test((error as Error).message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

const sit = (client: Client, table: string) => patiently(() => client.sit(table));

async function sitDown(client: Client, played: Played): Promise<TableSocket> {
  const table = await sit(client, played.id);
  const { question } = table.model!;
  if (!question) return table;
  // Nothing that was acknowledged is missing, and there is no more than what was on its way.
  expect(question.number).toBeGreaterThan(played.known);
  expect(question.number).toBeLessThanOrEqual(played.known + played.onTheWay + 1);
  played.known = question.number - 1;
  return table;
}

/** Answers whatever is asked until the line is cut. */
function play(table: TableSocket, played: Played, names: { chat: number }): void {
  let asked = 0;
  const look = () => {
    const question = table.model?.question;
    if (!question || question.number === asked) return;
    asked = question.number;
    const can = question.options!.filter(({ blocked }) => !blocked).map(({ id }) => id);
    const answer = can[below(random, can.length)]!;
    played.onTheWay += 1;
    void table.say({ type: 'answer', question: question.number, answer }).then((reply) => {
      if (reply?.type !== 'done') return;
      played.onTheWay -= 1;
      played.answers.set(question.number, answer);
      played.known = question.number;
    });
    if (below(random, 4) > 0) return;
    names.chat += 1;
    const text = `line ${names.chat}`;
    void table.say({ type: 'chat', text }).then((reply) => {
      if (reply?.type === 'done') played.chat.push(text);
    });
  };
  table.onMessage = look;
  look();
}

/** `place` is called with the data folder when the test begins. */
export function killTest(quick: number, place: (folder: string) => Promise<Place>): void {
  // `npm run faults` asks for more.
  const kills = Number(process.env.HOLOTAPE_KILLS ?? quick);
  const title = `${kills} times killed at any moment under load, nothing acknowledged is lost, nothing is half done, and no screen showed what is not in the record`;
  test(title, { timeout: 900_000 + 5_000 * kills }, async ({ onTestFinished }) => {
    const mortals = new Mortals();
    onTestFinished(() => mortals.remove());
    await survives(kills, mortals, await place(mortals.data));
  });
}

async function survives(kills: number, mortals: Mortals, place: Place): Promise<void> {
  const people: { ann: string; ben: string } = { ann: '', ben: '' };
  const all: Played[] = [];
  const names = { chat: 0 };
  let current: Played[] = [];
  await ensureBundled();
  let next = mortals.getReady(place.database);
  for (let kill = 0; kill < kills; kill += 1) {
    const server = next;
    next = mortals.getReady(place.database);
    const address = await mortals.start(server);
    const ann = new Client(address, people.ann || undefined);
    const ben = new Client(address, people.ben || undefined);
    if (people.ann === '') {
      await ann.name('Ann');
      await ben.name('Ben');
      people.ann = ann.cookie!;
      people.ben = ben.cookie!;
    }
    const sockets: TableSocket[] = [];
    for (const played of current) {
      sockets.push(await sitDown(ann, played), await sitDown(ben, played));
    }
    current = current.filter((_, i) => sockets[2 * i]!.model!.info.status === 'playing');
    while (current.length < TABLES) {
      const { id } = await ann.makeTable({ game: 'cards', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await patiently(() => ben.act(id, { do: 'join' }));
      await patiently(() => ann.act(id, { do: 'start' }));
      const played: Played = { id, answers: new Map(), chat: [], shown: [[], []], known: 0, onTheWay: 0 };
      current.push(played);
      all.push(played);
      sockets.push(await sit(ann, id), await sit(ben, id));
    }
    for (const played of current) {
      played.onTheWay = 0;
      for (const socket of sockets) if (socket.model!.info.id === played.id) play(socket, played, names);
    }
    const taken = () => current.reduce((sum, { answers, chat }) => sum + answers.size + chat.length, 0);
    // At any moment: counted in answers, so that a busy machine does not die before anything happened, and in milliseconds.
    const enough = taken() + below(random, 12);
    const since = performance.now();
    do await new Promise((resolve) => setTimeout(resolve, below(random, 20)));
    while (taken() < enough && performance.now() - since < MOST);
    await mortals.kill(server);
    for (const [i, { model, socket }] of sockets.entries()) {
      all.find(({ id }) => id === model!.info.id)!.shown[i % 2 === 0 ? 0 : 1].push(shownBy(model!));
      socket.terminate();
    }
    await new Promise((resolve) => setImmediate(resolve));
    if (kill % LEASES !== 0) await place.bury?.();
  }
  const last = await lastLook(await mortals.start(next), people, current);
  await mortals.kill(next);
  let acknowledged = 0;
  let seen = 0;
  for (const { id, answers, chat, shown } of all) {
    const events = await place.events(id);
    const kept = events.flatMap((event) => (event.type === 'answered' ? [event.answer] : []));
    for (const [number, answer] of answers) expect([number, kept[number - 1]]).toEqual([number, answer]);
    const lines = new Set(events.flatMap((event) => (event.type === 'chat' ? [event.text] : [])));
    for (const line of chat) expect(lines).toContain(line);
    const state = TableState.of(cards, { events });
    expect([state.readOnly, state.events, state.number]).toEqual([undefined, events.length, kept.length + 1]);
    for (const seat of [0, 1] as const) {
      const sights = sightsOf(cards, events, seat);
      for (const sight of shown[seat]) expect(sights).toContain(sight);
      if (last.has(id)) expect(last.get(id)![seat]).toBe(sights.at(-1));
      seen += shown[seat].length;
    }
    acknowledged += answers.size + chat.length;
  }
  expect(acknowledged).toBeGreaterThan(kills);
  console.log(
    `${kills} kills, ${all.length} tables, ${acknowledged} acknowledged answers and lines, none lost; ${seen} screens, none with what is not in the record`,
  );
}

/** What those who come back last of all are shown, by table and seat. */
async function lastLook(
  address: string,
  { ann, ben }: { readonly ann: string; readonly ben: string },
  tables: readonly Played[],
): Promise<Map<string, readonly string[]>> {
  const looks = new Map<string, readonly string[]>();
  for (const { id } of tables) {
    const lines = [await sit(new Client(address, ann), id), await sit(new Client(address, ben), id)];
    looks.set(
      id,
      lines.map(({ model }) => shownBy(model!)),
    );
    for (const line of lines) line.close();
  }
  return looks;
}
