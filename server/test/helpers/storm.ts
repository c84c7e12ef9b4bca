/**
 * People who play at one server or several while everything that can go wrong does, and a checker: no acknowledged answer
 * is lost, none happened twice, and every screen shows what the record says.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { below, type Random, randomFrom } from '@holotape/kernel';
import { type TableEvent, type TableInfo, TableState } from '@holotape/table';
import { expect, test } from 'vitest';
import { toyForTwo } from '../../../tools/bench/server/toy-for-two.ts';
import { Client, type TableSocket } from '../../client.ts';
import { shownAt, shownBy } from './screens.ts';

/** A server that may be killed and frozen, and comes back at another port. */
export class Mortal {
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  address = '';

  constructor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#args = args;
    this.#env = { ...process.env, ...env };
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, this.#args, { stdio: ['pipe', 'pipe', 'ignore'], env: this.#env });
    this.#child.stdin!.write('go\n');
    const [port] = (await once(this.#child.stdout!, 'data')) as [Buffer];
    this.address = `http://127.0.0.1:${port.toString().trim()}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child!.kill(signal);
  }

  async kill(): Promise<void> {
    if (this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGCONT');
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}

/** What has been acknowledged at a table: answers by the number of their question. */
interface Table {
  readonly id: string;
  readonly answers: Map<number, string>;
  /** Its game is over: another one is begun for it. */
  isOver: boolean;
}

interface Hears {
  acknowledged(table: Table, question: number, answer: string): void;
  isOver(table: Table): void;
}

/** Somebody with a screen at every table, who comes back to any server whenever the line is cut. */
class Player {
  readonly #cookie: string;
  readonly #addresses: () => readonly string[];
  readonly #random: Random;
  readonly #hears: Hears;
  readonly lines = new Map<Table, TableSocket>();
  readonly #onTheWay = new Set<Promise<unknown>>();
  #ended = false;

  constructor(cookie: string, addresses: () => readonly string[], random: Random, hears: Hears) {
    this.#cookie = cookie;
    this.#addresses = addresses;
    this.#random = random;
    this.#hears = hears;
  }

  /** The same person, at any server. */
  get #anywhere(): Client {
    const all = this.#addresses();
    return new Client(all[below(this.#random, all.length)]!, this.#cookie);
  }

  /** Tries until it is so, whatever goes wrong just now. */
  async #until<T>(done: (client: Client) => Promise<T>): Promise<T | undefined> {
    while (!this.#ended)
      try {
        return await done(this.#anywhere);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    return undefined;
  }

  /** Begins to play with somebody at a new table; undefined if there is no time for it any more. */
  async begins(other: Player): Promise<Table | undefined> {
    const made = await this.#until((client) =>
      client.makeTable({ game: 'long', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    );
    if (made === undefined) return undefined;
    // Where only the word of it was lost, it is so already.
    const unless = (isSo: (info: TableInfo) => boolean) => async (client: Client) => {
      if (!isSo(await client.info(made.id))) throw new Error('Not yet.');
    };
    const isFull = unless(({ seats }) => seats.every(({ kind }) => kind === 'human'));
    const isPlaying = unless(({ status }) => status === 'playing');
    await other.#until((client) => client.act(made.id, { do: 'join' }).catch(() => isFull(client)));
    await this.#until((client) => client.act(made.id, { do: 'start' }).catch(() => isPlaying(client)));
    return this.#ended ? undefined : { id: made.id, answers: new Map(), isOver: false };
  }

  async come(table: Table): Promise<void> {
    const line = await this.#until((client) => client.sit(table.id));
    if (line === undefined) return;
    this.lines.set(table, line);
    line.onClose = () => {
      this.lines.delete(table);
      void this.come(table);
    };
    this.#play(table, line);
  }

  #play(table: Table, line: TableSocket): void {
    let asked = 0;
    const look = () => {
      const question = line.model?.question;
      if (line.model?.info.status === 'over') this.#hears.isOver(table);
      if (this.#ended || !question || question.number === asked) return;
      asked = question.number;
      const can = question.options!.filter(({ blocked }) => !blocked).map(({ id }) => id);
      const answer = can[below(this.#random, can.length)]!;
      const said = line.say({ type: 'answer', question: question.number, answer });
      this.#onTheWay.add(said);
      void said.then((reply) => {
        this.#onTheWay.delete(said);
        if (reply?.type === 'done') this.#hears.acknowledged(table, question.number, answer);
        // Not kept just now: the question stands, and is answered again.
        else if (reply !== undefined) {
          asked = 0;
          setTimeout(look, 20);
        }
      });
    };
    line.onMessage = look;
    look();
  }

  /** Says nothing more, and has heard what came of the last; the lines stay. */
  async rest(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#onTheWay);
  }

  /** Everything that was told before is here: the reply comes after it. */
  async catchesUp(): Promise<void> {
    await Promise.all([...this.lines.values()].map((line) => line.say({ type: 'ping' })));
  }

  /** Every line is cut, as a net does it: without a word. They come back. */
  isCutOff(): void {
    for (const { socket } of this.lines.values()) socket.terminate();
  }

  leave(): void {
    for (const line of this.lines.values()) line.close();
  }
}

export class Storm {
  readonly #servers: readonly Mortal[];
  readonly #random = randomFrom(`storm ${process.env.HOLOTAPE_LOT ?? ''}`);
  readonly #tables: Table[] = [];
  #players: Player[] = [];
  acknowledged = 0;
  /** The longest that nobody's answer was acknowledged after something went wrong, in milliseconds. */
  longest = 0;

  constructor(servers: readonly Mortal[]) {
    this.#servers = servers;
  }

  /** So many tables of two begin. */
  async begin(tables: number): Promise<void> {
    const [ann, ben] = ['Ann', 'Ben'].map(() => new Client(this.#servers[0]!.address));
    await ann!.name('Ann');
    await ben!.name('Ben');
    const addresses = () => this.#servers.map(({ address }) => address);
    const hears: Hears = {
      acknowledged: (table, question, answer) => {
        table.answers.set(question, answer);
        this.acknowledged += 1;
      },
      isOver: (table) => {
        if (table.isOver) return;
        table.isOver = true;
        void this.#beginAnother();
      },
    };
    this.#players = [ann!, ben!].map(({ cookie }) => new Player(cookie!, addresses, this.#random, hears));
    for (let i = 0; i < tables; i += 1) await this.#beginAnother();
  }

  async #beginAnother(): Promise<void> {
    const [ann, ben] = this.#players;
    const table = await ann!.begins(ben!);
    if (table === undefined) return;
    for (const each of this.#players) await each.come(table);
    this.#tables.push(table);
  }

  /** Something goes wrong, and then people play on: so many answers more have to be acknowledged. */
  async survives(fault: () => Promise<void>, answers: number): Promise<void> {
    await fault();
    const begun = performance.now();
    const before = this.acknowledged;
    while (this.acknowledged === before) await this.#moment(begun);
    this.longest = Math.max(this.longest, performance.now() - begun);
    while (this.acknowledged < before + answers) await this.#moment(begun);
  }

  async #moment(since: number): Promise<void> {
    if (performance.now() - since > 60_000) throw new Error('Nobody could play on for a minute.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** How long it takes until every screen is at its table again, in milliseconds. */
  async comeBack(): Promise<number> {
    const begun = performance.now();
    while (this.#players.some(({ lines }) => lines.size < this.#tables.length)) await this.#moment(begun);
    return performance.now() - begun;
  }

  /** Strangers look at every table, at every server: whoever may, claims it. */
  async lookEverywhere(): Promise<void> {
    const looks = this.#servers.flatMap(({ address }) =>
      this.#tables.map(({ id }) => new Client(address).info(id).catch(() => {})),
    );
    await Promise.all(looks);
  }

  /** All screens lose their lines at once. */
  cutLines(): void {
    for (const each of this.#players) each.isCutOff();
  }

  /**
   * Compares what was acknowledged, what is kept, and what every screen shows in the end. `events`: all of a table, as it is kept,
   * once nothing is on its way any more.
   */
  async check(events: (table: string) => Promise<readonly TableEvent[]>): Promise<void> {
    await this.comeBack();
    await Promise.all(this.#players.map((each) => each.rest()));
    await Promise.all(this.#players.map((each) => each.catchesUp()));
    const shown = this.#players.map(({ lines }) => new Map([...lines].map(([{ id }, line]) => [id, line.model!])));
    for (const { id, answers } of this.#tables) {
      const all = await events(id);
      const kept = all.flatMap((event) => (event.type === 'answered' ? [event.answer] : []));
      for (const [number, answer] of answers) expect([number, kept[number - 1]]).toEqual([number, answer]);
      const state = TableState.of(toyForTwo, { events: all });
      expect([state.readOnly, state.events, state.number]).toEqual([undefined, all.length, kept.length + 1]);
      for (const [seat, models] of shown.entries()) expect(shownBy(models.get(id)!)).toBe(shownAt(state, seat));
    }
    for (const each of this.#players) each.leave();
  }
}

/** How often each fault happens; `npm run faults` asks for more. */
export const TIMES = Number(process.env.HOLOTAPE_FAULTS ?? 1);
/** Answers that have to be acknowledged after each. */
const ANSWERS = 20;

/** A test in which something goes wrong, once or as often as it is asked for, and people play on each time. */
export function happens(title: string, storm: () => Storm, fault: (round: number) => Promise<void>): void {
  test(title, { timeout: 60_000 + 30_000 * TIMES }, async () => {
    const people = storm();
    const before = people.acknowledged;
    people.longest = 0;
    for (let round = 0; round < TIMES; round += 1) await people.survives(() => fault(round), ANSWERS);
    const told = `${people.acknowledged - before} answers acknowledged, ${Math.round(people.longest)} ms without one at most`;
    if (TIMES > 1) console.log(`${TIMES} times: ${title}: ${told}`);
  });
}
