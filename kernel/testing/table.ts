/** A table for testing rules: plays as people do and says what it sees in sentences. See ../testing.ts. */
import { type ChanceSource, scripted } from '../chance.ts';
import type { Game, Viewer } from '../game.ts';
import type { Answer, Asked, Json, LogEntry, Option, Seat } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { Session } from '../session.ts';
import { chanceOf, KEEP_ALL, type Setting } from '../setting.ts';
import { startSession } from '../start.ts';
import { sentence } from '../text.ts';
import { answerIn, fingerprint, type Mode, modeOfRun, TAKEN_BACK } from './modes.ts';

const SEAT_NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'] as const;

export interface TestTableOptions<S, O> {
  /** The fewest the game takes, if left out. */
  readonly seats?: number;
  readonly seed?: string;
  /** Answers of chance by the question's name, in the order it is asked in the game; then the seed goes on. */
  readonly chance?: Readonly<Record<string, readonly Answer[]>>;
  readonly options?: Json | Partial<O>;
  readonly dice?: Setting['dice'];
  readonly undo?: Setting['undo'];
  /** Changes the state as it is before the step in which a player is asked for the first time. */
  readonly state?: (state: S) => void;
  /** Of this run of the suite, if left out. */
  readonly mode?: Mode;
}

/** What a seat is asked: what it can answer, and what it cannot and why. An open question lists its suggestions. */
interface AskedOf {
  readonly ask: string;
  readonly can: readonly Answer[];
  readonly cannot: Readonly<Record<string, string>>;
}

interface RefusedWith {
  readonly rule: string | undefined;
  readonly sentence: string;
}

/** A seat at a test table. */
interface TestSeat<V> {
  /** Gives these answers, one after the other. */
  answer(...answers: readonly Answer[]): void;
  /** What the seat is asked now; undefined if it is not. */
  asked(): AskedOf | undefined;
  /** Gives an answer that must be refused and must change nothing. */
  refuse(answer: Answer): RefusedWith;
  view(): V;
  log(): string[];
}

/** A session that begins with this state instead of the game's setup, as if nothing had been played before. */
export function startFrom<S, C, V, O>(
  like: Session<S, C, V, O>,
  state: S,
  chance: ChanceSource = chanceOf(like.setting),
): Session<S, C, V, O> {
  const beginning = { state: like.game.state.parse(state), counts: like.open.counts, past: [], log: [], notes: [] };
  return new Session(like.game, like.agreement, like.setting, KEEP_ALL, chance, beginning, []);
}

export class TestTable<S, C, V, O> {
  readonly game: Game<S, C, V, O>;
  readonly #chance: ChanceSource;
  readonly #mode: Mode;
  #session: Session<S, C, V, O>;

  constructor(game: Game<S, C, V, O>, options: TestTableOptions<S, O>) {
    const { seats = game.seats.least, seed = 'test', dice = 'seeded', undo = 'ask' } = options;
    this.game = game;
    this.#mode = options.mode ?? modeOfRun();
    this.#chance = scripted(options.chance ?? {}, chanceOf({ seed, dice }));
    const start = { seats, seed, dice, undo, options: options.options ?? {}, chance: this.#chance };
    this.#session = startSession(game, start);
    if (options.state === undefined) return;
    const state = game.copy(this.#session.open.checkpoint!);
    options.state(state);
    this.#session = startFrom(this.#session, state, this.#chance);
  }

  /** Replaced under way: use it anew every time. */
  get session(): Session<S, C, V, O> {
    return this.#session;
  }

  get state(): S {
    return this.#session.state;
  }

  /** A seat; or chance, where dice are typed in. */
  seat(seat: Asked): TestSeat<V> {
    return {
      answer: (...answers) => {
        for (const answer of answers) this.#answer(seat, answer);
      },
      asked: () => this.#asked(seat),
      refuse: (answer) => this.#refuse(seat, answer),
      view: () => this.#session.view(seat as Seat),
      log: () => this.log(seat as Seat),
    };
  }

  /** The log in sentences, as this viewer may read it; all of it if left out. */
  log(viewer?: Viewer): string[] {
    const { wholeLog } = this.#session;
    return this.#sentences(viewer === undefined ? wholeLog : this.#session.log(viewer));
  }

  /** The sentences that cite this rule. */
  logged(rule: string): string[] {
    return this.#sentences(this.#session.ruleLog.filter((line) => line.rule === rule));
  }

  #answer(by: Asked, answer: Answer): void {
    const { question } = this.#session;
    const { session, refusal } = answerIn(this.#mode, this.#session, by, answer, this.#chance);
    if (refusal !== undefined) {
      const asked = question === undefined ? 'nothing' : `"${question.ask}"`;
      const given = `${by} answered ${JSON.stringify(answer)} when ${asked} was asked`;
      throw new Error(`${given}: ${this.#refusedWith(refusal).sentence}`);
    }
    this.#session = session;
  }

  #asked(seat: Asked): AskedOf | undefined {
    const { question, waitsFor } = this.#session;
    if (question === undefined || !waitsFor.includes(seat)) return undefined;
    const { ask } = question;
    switch (question.kind) {
      case 'choice':
        return { ask, ...this.#sorted(question.options()) };
      case 'together':
        return { ask, ...this.#sorted(question.options(seat as Seat)) };
      case 'open':
        return { ask, can: question.suggest(), cannot: {} };
      case 'chance':
        return { ask, can: [], cannot: {} };
    }
  }

  #sorted(options: readonly Option[]): Pick<AskedOf, 'can' | 'cannot'> {
    const can: string[] = [];
    const cannot: Record<string, string> = {};
    for (const { id, blocked } of options)
      if (blocked === undefined) can.push(id);
      else cannot[id] = this.#sentence(blocked.say, blocked.args);
    return { can, cannot };
  }

  #refuse(by: Asked, answer: Answer): RefusedWith {
    const before = fingerprint(this.#session);
    const refusal = this.#session.answer(by, answer);
    if (refusal === undefined) throw new Error(`${JSON.stringify(answer)} of ${by} was accepted.`);
    if (fingerprint(this.#session) !== before) throw new Error('A refused answer changed the table.');
    return this.#refusedWith(refusal);
  }

  #refusedWith({ rule, say, args }: Refusal): RefusedWith {
    return { rule, sentence: this.#sentence(say, args) };
  }

  #sentences(lines: readonly LogEntry[]): string[] {
    return lines.flatMap(({ say, args }) => (say === TAKEN_BACK.say ? [] : [this.#sentence(say, args)]));
  }

  #sentence(say: string, args: LogEntry['args']): string {
    return sentence(this.game.texts, this.game.content, SEAT_NAMES, say, args);
  }
}

/** Sets a table for testing rules: see testing.ts. */
export function testTable<S, C, V, O>(
  game: Game<S, C, V, O>,
  options: TestTableOptions<S, O> = {},
): TestTable<S, C, V, O> {
  return new TestTable(game, options);
}
