/**
 * A process that plays at many tables at once: `node load.ts NAME MADE:PLAYED,... TABLES SECONDS`, with ports where tables are made
 * and where they are played, which take turns. At each table one answer is on its way at any time. Tells its parent how many were acknowledged, how long that took, and how much a client got to read.
 */
import { below, randomFrom } from '@holotape/kernel';
import { Client } from '@holotape/server/client';
import { PROTOCOL, type TableMessage } from '@holotape/table';
import { WebSocket } from 'ws';
import { wireOf } from '../../../server/line.ts';
import { toyGame } from '../boardgame.io/toy.mjs';
import { contentForTwo, newToyForTwo, rulesForTwo } from './toy-for-two.ts';

export interface Load {
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes that one client had to read because of one answer. */
  readonly bytesP50: number;
  readonly bytesP99: number;
}

const WARM_UP = 5_000;
const random = randomFrom('load');
const any = <T>(list: readonly T[]): T => list[below(random, list.length)]!;

let measuring = false;
const latencies: number[] = [];
/** Tables at which somebody got an answer acknowledged. */
const playing = new Set<string>();
const bytes: number[] = [];

function acknowledged(table: string, sent: number): void {
  if (!measuring) return;
  latencies.push(performance.now() - sent);
  playing.add(table);
}

/** Counts what comes in on the wire; `answer` marks the end of what belongs to one answer. */
function meter(socket: WebSocket): { answer(): void } {
  // The library does not tell; its underlying connection does.
  const wire = () => wireOf(socket).bytesRead;
  let before = 0;
  return {
    answer() {
      const now = wire();
      if (measuring && before > 0) bytes.push(now - before);
      before = now;
    },
  };
}

const opened = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

async function playEcho(port: number, tables: number): Promise<void> {
  const text = JSON.stringify({ type: 'answer', id: '123', question: 123, answer: 'space:12' });
  for (let i = 0; i < tables; i += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await opened(socket);
    let sent = performance.now();
    socket.on('message', () => {
      acknowledged(String(i), sent);
      sent = performance.now();
      socket.send(text);
    });
    socket.send(text);
  }
}

/** Where a table is made, and where it is played. */
interface Ports {
  readonly made: number;
  readonly played: number;
}

async function playHolotape({ made, played }: Ports, tables: number, game: string): Promise<void> {
  const address = `http://127.0.0.1:${made}`;
  const people = [new Client(address), new Client(address)] as const;
  for (const [i, person] of people.entries()) await person.name(`Person ${i}`);
  const begin = async () => {
    const { id } = await people[0].makeTable({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await people[1].act(id, { do: 'join' });
    await people[0].act(id, { do: 'start' });
    await Promise.all(
      people.map(({ cookie }) => sit(`ws://127.0.0.1:${played}/api/tables/${id}/socket`, cookie!, begin)),
    );
  };
  await Promise.all(Array.from({ length: tables }, begin));
}

/** What a player has to look at: the whole table, a question, how it ended, that an answer was taken. */
const WORTH_READING = ['{"type":"table"', '"question":{', '"result":{', '"done":'].map((word) => Buffer.from(word));

async function sit(url: string, cookie: string, again: () => Promise<void>): Promise<void> {
  const socket = new WebSocket(url, { headers: { cookie } });
  await opened(socket);
  const { answer } = meter(socket);
  const sent = new Map<string, number>();
  let id = 0;
  socket.on('message', (data: Buffer) => {
    // Somebody else is asked: a client would show it, here it is only counted.
    if (!WORTH_READING.some((word) => data.includes(word))) {
      answer();
      return;
    }
    const message = JSON.parse(data.toString('utf8')) as TableMessage;
    if (message.type !== 'table' && message.type !== 'news') return;
    answer();
    // Whoever answers is asked something else, or nothing more, and so hears with the news that the answer was taken.
    if (message.type === 'news' && message.done !== undefined) {
      acknowledged(url, sent.get(message.done)!);
      sent.delete(message.done);
    }
    if (message.result) {
      socket.close();
      if (message.waits?.length === 0) void again();
      return;
    }
    const { question } = message;
    if (!question) return;
    const allowed = question.options!.filter((option) => typeof option === 'string');
    id += 1;
    sent.set(String(id), performance.now());
    socket.send(JSON.stringify({ type: 'answer', id: String(id), question: question.number, answer: any(allowed) }));
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: 0 }));
}

/** Speaks as little of socket.io as it takes, so that the client costs next to nothing. */
async function playBoardgameIo(port: number, tables: number): Promise<void> {
  const { legal } = toyGame(contentForTwo, rulesForTwo, newToyForTwo);
  // A match that nobody has made yet is made when the first player comes. Whoever begins comes last: a move made before
  // the other has the state would never reach them, and the match would stand still.
  for (const player of ['1', '0'])
    await Promise.all(Array.from({ length: tables }, (_, i) => sitAtBoardgameIo(port, `match-${i}`, player, legal)));
}

interface BoardgameIoState {
  readonly G: object;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

async function sitAtBoardgameIo(
  port: number,
  match: string,
  player: string,
  legal: (G: object, by: number) => readonly (string | number)[],
): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  const { answer } = meter(socket);
  let sent = 0;
  const look = ({ G, ctx, _stateID }: BoardgameIoState) => {
    if (sent > 0) acknowledged(match, sent);
    sent = 0;
    if (ctx.currentPlayer !== player) return;
    const move = { type: 'choose', args: [any(legal(G, Number(player)))], playerID: player, credentials: undefined };
    sent = performance.now();
    socket.send(`42/toy,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload: move }, _stateID, match, player])}`);
  };
  await new Promise<void>((seated, failed) => {
    socket.once('error', failed);
    // The server speaks first, and may do so with the very packet that opens the socket.
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send('40/toy,');
      else if (text.startsWith('40/toy'))
        socket.send(`42/toy,${JSON.stringify(['sync', match, player, undefined, 2])}`);
      else if (text.startsWith('42/toy,')) {
        const [type, , state] = JSON.parse(text.slice('42/toy,'.length)) as [string, string, unknown];
        if (type === 'sync') {
          look((state as { state: BoardgameIoState }).state);
          seated();
        } else if (type === 'update') {
          answer();
          look(state as BoardgameIoState);
        }
      }
    });
  });
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
const byNumber = (a: number, b: number) => a - b;

async function measure(tables: number, seconds: number): Promise<Load> {
  await new Promise((resolve) => setTimeout(resolve, WARM_UP));
  process.send!('begin');
  measuring = true;
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  const took = (performance.now() - start) / 1000;
  // A table that stands still would make the others look fast.
  if (playing.size < tables) throw new Error(`Only ${playing.size} of ${tables} tables were played at.`);
  latencies.sort(byNumber);
  bytes.sort(byNumber);
  return {
    answers: latencies.length,
    seconds: took,
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    bytesP50: at(bytes, 0.5),
    bytesP99: at(bytes, 0.99),
  };
}

if (process.send !== undefined) {
  const [name, ports, tables, seconds] = process.argv.slice(2);
  const pairs = ports!.split(',').map((pair): Ports => {
    const [made, played] = pair.split(':').map(Number);
    return { made: made!, played: played! };
  });
  const port = pairs[0]!.played;
  const everywhere = (game: string) =>
    Promise.all(pairs.map((pair) => playHolotape(pair, Number(tables) / pairs.length, game)));
  const play = {
    echo: () => playEcho(port, Number(tables)),
    holotape: () => everywhere('toy'),
    vault: () => everywhere('vault'),
    'boardgame.io': () => playBoardgameIo(port, Number(tables)),
  }[name!]!;
  await play();
  process.send(await measure(Number(tables), Number(seconds)));
  process.exit(0);
}
