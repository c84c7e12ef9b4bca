/** A table for testing hosts: screens that hold a model, a clock that is moved by hand, bots that answer what is told. */
import { type AnySession, randomFrom, type Save, saveSession } from '@holotape/kernel';
import { cards } from '../../../kernel/test/games/cards.ts';
import { TableHost, type Wire } from '../../hosting/host.ts';
import { quickAnswer } from '../../hosting/position.ts';
import type { Clock, Surroundings, Timing } from '../../hosting/surroundings.ts';
import { type Keeper, MemoryKeeper, type Person, type SeatState, type TableSetup } from '../../kept/events.ts';
import { afterMessage, type TableModel } from '../../screen/model.ts';
import type { NewSeat, TableAction } from '../../spoken/actions.ts';
import type { ClientMessage, QuestionInfo, TableMessage } from '../../spoken/protocol.ts';
import { PROTOCOL } from '../../spoken/version.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A message without its id: the screen numbers them. */
type Word = DistributiveOmit<Exclude<ClientMessage, { type: 'hello' }>, 'id'>;

/** A bot that rests if it can. */
const restful: Surroundings['think'] = async ({ session, seat }) =>
  session.question?.ask === 'turn.action' ? 'rest' : quickAnswer(session, seat)!;

class HandClock implements Clock {
  time = 1_000_000;
  /** How far the clock on the wall was set back. */
  setBack = 0;
  #calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time - this.setBack;
  }

  elapsed(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const entry = { at: this.time + milliseconds, call };
    this.#calls.push(entry);
    return () => {
      this.#calls = this.#calls.filter((each) => each !== entry);
    };
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#calls.filter(({ at }) => at <= this.time);
    this.#calls = this.#calls.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
  }
}

/** Lets everything that is under way come to rest. */
export const rest = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

export class TestScreen {
  readonly person: Person;
  readonly messages: TableMessage[] = [];
  model: TableModel | undefined;
  /** The table said that it may not stay. */
  shownOut = false;
  onHear: (text: string) => void = () => {};
  #connection: Wire | undefined;
  #ids = 0;

  constructor(person: Person) {
    this.person = person;
  }

  async connect(host: TableHost, seen = this.model?.n ?? 0): Promise<void> {
    this.#connection = host.connect({
      person: this.person,
      send: ({ text }) => this.#hear(text),
      showOut: () => {
        this.shownOut = true;
      },
    });
    await this.#connection.receive({ type: 'hello', protocol: PROTOCOL, seen });
  }

  #hear(text: string): void {
    this.onHear(text);
    const message = JSON.parse(text) as TableMessage;
    this.messages.push(message);
    const known = this.model;
    this.model = afterMessage(known, message);
    if (known !== undefined && this.model === undefined)
      throw new Error(`News ${JSON.stringify(message)} came too early.`);
  }

  disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  /** Sends anything at all. */
  receive(raw: unknown): Promise<void> {
    return this.#connection!.receive(raw);
  }

  /** Sends a message and returns 'done', or the key of the reason why not. */
  async say(word: Word): Promise<string> {
    this.#ids += 1;
    const id = `${this.person.id}-${this.#ids}`;
    await this.receive({ ...word, id });
    const replies = this.messages.filter(
      (each) => ('id' in each && each.id === id) || ('done' in each && each.done === id),
    );
    if (replies.length !== 1) throw new Error(`There were ${replies.length} replies instead of one.`);
    const [reply] = replies;
    return reply!.type === 'refused' ? reply!.reason.say : 'done';
  }

  get question(): QuestionInfo {
    if (!this.model?.question) throw new Error(`${this.person.name} is asked nothing.`);
    return this.model.question;
  }

  answer(answer: string | number, seat?: number): Promise<string> {
    return this.say({ type: 'answer', question: this.question.number, answer, ...(seat !== undefined && { seat }) });
  }

  /** Answers with the first choice there is. */
  answerAny(): Promise<string> {
    const { options, suggestions } = this.question;
    const answer = options?.find(({ blocked }) => !blocked)?.id ?? suggestions?.[0];
    return this.say({ type: 'answer', question: this.question.number, answer: answer ?? null });
  }

  get lastReason() {
    const refusal = this.messages.findLast((each) => each.type === 'refused');
    return refusal?.type === 'refused' ? refusal.reason : undefined;
  }
}

export const ANN: Person = { id: 'ann', name: 'Ann' };
export const BEN: Person = { id: 'ben', name: 'Ben' };
export const CID: Person = { id: 'cid', name: 'Cid' };
export const EVE: Person = { id: 'eve', name: 'Eve' };

const human = (owner: Person): SeatState => ({ kind: 'human', owner });

interface SettingOptions {
  readonly seats?: readonly SeatState[];
  readonly setup?: Partial<TableSetup>;
  readonly keeper?: Keeper;
  readonly timing?: Partial<Timing>;
  readonly think?: Surroundings['think'];
  readonly account?: Surroundings['account'];
  readonly hint?: Surroundings['hint'];
  readonly rematch?: Surroundings['rematch'];
  readonly inners?: Surroundings['inners'];
  readonly numbers?: Surroundings['numbers'];
  readonly seed?: string;
  readonly game?: Parameters<typeof TableHost.make>[0];
}

export class TableSetting {
  readonly clock = new HandClock();
  readonly keeper: Keeper;
  readonly troubles: string[] = [];
  readonly errors: unknown[] = [];
  readonly around: Surroundings;
  host!: TableHost;

  constructor(options: SettingOptions) {
    this.keeper = options.keeper ?? new MemoryKeeper();
    this.around = {
      keeper: this.keeper,
      clock: this.clock,
      random: randomFrom('setting'),
      numbers: options.numbers ?? randomFrom('numbers'),
      bots: ['first'],
      standIn: 'first',
      think: options.think ?? restful,
      ...(options.account && { account: options.account }),
      ...(options.hint && { hint: options.hint }),
      ...(options.rematch && { rematch: options.rematch }),
      ...(options.inners && { inners: options.inners }),
      trouble: (what, error) => {
        this.troubles.push(what);
        this.errors.push(error);
      },
      ...(options.timing && { timing: options.timing }),
    };
  }

  async screen(person: Person): Promise<TestScreen> {
    const screen = new TestScreen(person);
    await screen.connect(this.host);
    return screen;
  }

  async act(person: Person, action: TableAction): Promise<string> {
    const why = await this.host.act(person, action);
    await rest();
    return why?.say ?? 'done';
  }

  /** Opens the table again from what was kept, as after a restart. */
  async reopen(): Promise<void> {
    const { game } = this.host.state;
    this.host.close();
    this.host = TableHost.open(game, this.around, await this.keeper.read());
  }
}

/** A game without the states of finished steps: which of them are kept besides does not matter to it. */
export function savedGame(session: AnySession): Save {
  const save = saveSession(session);
  return { ...save, past: save.past.map(({ checkpoint: _state, ...step }) => step) };
}

/** Sets a table: two people and a game of cards, unless said otherwise. It has begun. */
export async function setTable(options: SettingOptions = {}): Promise<TableSetting> {
  const setting = new TableSetting(options);
  const seats = options.seats ?? [human(ANN), human(BEN)];
  const setup: TableSetup = {
    id: 't1',
    game: 'cards',
    title: 'A table',
    options: {},
    undo: 'ask',
    dice: 'seeded',
    listed: false,
    host: ANN,
    seats,
    ...options.setup,
  };
  const begins = seats.every(({ kind }) => kind !== 'open');
  setting.host = await TableHost.make(options.game ?? cards, setting.around, [
    { type: 'made', setup },
    ...(begins ? [{ type: 'started' as const, seed: options.seed ?? 'seed' }] : []),
  ]);
  await rest();
  return setting;
}

export type { NewSeat };
export { human };
