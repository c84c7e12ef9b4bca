/**
 * A campaign of two people whose server is killed on the way. They say what the test wants said and know what was acknowledged;
 * each time somebody has to sit down again it is looked whether that is what the table stands at.
 */
import type { ChildProcess } from 'node:child_process';
import type { Answer, Asked } from '@holotape/kernel';
import type { QuestionInfo } from '@holotape/table';
import { expect } from 'vitest';
import { Client, type TableSocket } from '../../client.ts';
import type { Mortals } from './mortals.ts';
import { until } from './setting.ts';

/** When the server dies: before the answer can have got there, on its way, or as soon as it was acknowledged. */
const MOMENTS = ['sent', 'on the way', 'acknowledged'] as const;
type Moment = (typeof MOMENTS)[number];

export interface Open {
  readonly socket: TableSocket;
  readonly question: QuestionInfo;
}

interface Given {
  /** Dice that somebody types in are nobody's answer. */
  readonly seat: Asked;
  readonly answer: Answer;
}

const askedOf = ({ kind, seat }: QuestionInfo): Asked => (kind === 'chance' ? 'chance' : seat);

/** A table that both sit at. */
export class Sat {
  readonly id: string;
  sockets: TableSocket[] = [];
  /** All that was acknowledged, in its order. */
  readonly given: Given[] = [];
  /** Nobody knows whether it was kept. */
  unsure: (Given & { readonly number: number }) | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get open(): Open | undefined {
    for (const socket of this.sockets) if (socket.model!.question) return { socket, question: socket.model!.question };
    return undefined;
  }

  /** How much has happened, as far as anybody has heard. */
  get happened(): number {
    return Math.max(...this.sockets.map(({ model }) => model!.n));
  }

  get isOver(): boolean {
    return this.sockets[0]!.model!.info.status === 'over';
  }

  async next(): Promise<Open | 'over'> {
    await until('a question or the end', () => this.open !== undefined || this.isOver);
    return this.open ?? 'over';
  }

  /** What was on its way has come, or is asked again. */
  settle(): void {
    const { unsure } = this;
    if (unsure === undefined) return;
    const asked = this.sockets.some(
      ({ model }) => model!.question?.number === unsure.number && askedOf(model!.question) === unsure.seat,
    );
    if (!asked) this.given.push({ seat: unsure.seat, answer: unsure.answer });
    this.unsure = undefined;
  }
}

/** Strikes once at each kind of step. */
export class Killer {
  readonly met = new Set<string>();

  hasMet(steps: readonly string[]): boolean {
    return steps.every((step) => this.met.has(step));
  }

  /** A kind of step that has not been met: when to strike. */
  when(step: string): Moment | undefined {
    if (this.met.has(step)) return undefined;
    this.met.add(step);
    return MOMENTS[this.met.size % MOMENTS.length];
  }
}

export class KilledSeason {
  readonly #mortals: Mortals;
  readonly #cookies: string[] = [];
  #server: ChildProcess;
  #next: ChildProcess;
  people: Client[] = [];
  readonly tables: Sat[] = [];
  kills = 0;

  constructor(mortals: Mortals) {
    this.#mortals = mortals;
    this.#server = mortals.getReady();
    this.#next = mortals.getReady();
  }

  async begin(names: readonly string[]): Promise<void> {
    const address = await this.#mortals.start(this.#server);
    this.people = names.map(() => new Client(address));
    for (const [at, person] of this.people.entries()) {
      await person.name(names[at]!);
      this.#cookies.push(person.cookie!);
    }
  }

  /** Two people at a new table. */
  async found(wish: Omit<Parameters<Client['makeTable']>[0], 'seats'>): Promise<Sat> {
    await this.begin(['Ann', 'Ben']);
    const { id } = await this.people[0]!.makeTable({ ...wish, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await this.people[1]!.act(id, { do: 'join' });
    await this.people[0]!.act(id, { do: 'start' });
    return this.sit(id);
  }

  async sit(id: string): Promise<Sat> {
    const found = this.tables.find((each) => each.id === id);
    const sat = found ?? new Sat(id);
    sat.sockets = [];
    for (const person of this.people) sat.sockets.push(await person.sit(id));
    if (found === undefined) this.tables.push(sat);
    return sat;
  }

  /** -9, and the next one takes over what was kept. */
  async kill(): Promise<void> {
    this.kills += 1;
    await this.#mortals.kill(this.#server);
    for (const { sockets } of this.tables) for (const { socket } of sockets) socket.terminate();
    await new Promise((resolve) => setImmediate(resolve));
    this.#server = this.#next;
    this.#next = this.#mortals.getReady();
    const address = await this.#mortals.start(this.#server);
    this.people = this.#cookies.map((cookie) => new Client(address, cookie));
    for (const { id } of this.tables) (await this.sit(id)).settle();
  }

  async answer(sat: Sat, { socket, question }: Open, answer: Answer, moment?: Moment): Promise<void> {
    const { number } = question;
    const seat = askedOf(question);
    const reply = socket.say({ type: 'answer', question: number, answer });
    if (moment === undefined || moment === 'acknowledged') {
      expect([question.ask, answer, await reply]).toEqual([
        question.ask,
        answer,
        expect.objectContaining({ type: 'done' }),
      ]);
      sat.given.push({ seat, answer });
    } else sat.unsure = { number, seat, answer };
    if (moment === 'on the way') await new Promise((resolve) => setTimeout(resolve, 3));
    if (moment !== undefined) return this.kill();
    await until('the news of it', () => socket.model!.question?.number !== number);
  }

  async end(): Promise<void> {
    for (const { sockets } of this.tables) for (const socket of sockets) socket.close();
    await this.#mortals.kill(this.#server);
    await this.#mortals.kill(this.#next);
  }
}
