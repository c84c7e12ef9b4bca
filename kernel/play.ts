/**
 * What a rule may say: the questions it asks, the log lines it writes and the marks it leaves.
 *
 * A rule is a generator. It asks with `yield*` and gets the answer back in the next line; a rule called by a rule is
 * `yield*` too, so an interrupt is a nested call. Nothing here knows who answers, or whether the answer is new or read
 * from a journal: that is the session's business.
 */

/** Seats are numbered from 0 in the order of play at the table. */
export type Seat = number;
export const CHANCE = 'chance';
export type Asked = Seat | typeof CHANCE;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type Answer = Json;

/** What is plain data by the way it is made, though its type (an interface) has no index that says so. */
export const asData = (plain: object): Json => plain as Json;

/** Arguments of a log line or a reason: ids and numbers, never finished text. */
export type Args = { readonly [name: string]: Json | undefined };

/** Why something cannot be done: the rule behind it, and a message key with arguments. */
export interface Reason {
  readonly rule: string;
  readonly say: string;
  readonly args?: Args;
}

export interface Option {
  /** Stable: known to saves, bots, tests and translations. */
  readonly id: string;
  readonly blocked?: Reason | undefined;
}

/** What a question may carry besides its options. */
interface Detail {
  /** The rule that makes the table ask. */
  readonly rule?: string;
  /** Ids the question is about, for people and screens. */
  readonly about?: Args;
}

export type Checked = { readonly ok: true; readonly evidence?: Json } | { readonly ok: false; readonly reason: Reason };

/** A breadcrumb: the innermost part first. */
interface Trail {
  readonly part: string;
  readonly outer: Trail | undefined;
}

/** What every question has. */
interface QuestionBase {
  /** Stable dotted name of the question, kept for ever. */
  readonly ask: string;
  /** Where in the rules it is asked; written when it is. */
  trail: Trail | undefined;
  readonly detail: Detail | undefined;
}

/**
 * What a list is wanted for: `all` with the reasons against whatever cannot be chosen, for people; `allowed` for thoughts, which
 * ask by the thousand and never for a reason: then a list may leave out what cannot be chosen.
 */
export type Sought = 'all' | 'allowed';

const idsOf = (options: readonly Option[]): readonly string[] => {
  const ids: string[] = [];
  for (const { id, blocked } of options) if (blocked === undefined) ids.push(id);
  return ids;
};

/** One seat chooses one of a list. The list is made when somebody looks at it, and then only once. */
export class Choice implements QuestionBase {
  readonly kind = 'choice';
  readonly ask: string;
  readonly to: Seat;
  trail: Trail | undefined = undefined;
  readonly detail: Detail | undefined;
  readonly #list: (sought: Sought) => readonly Option[];
  #options: readonly Option[] | undefined;
  #allowed: readonly string[] | undefined;

  constructor(ask: string, to: Seat, list: (sought: Sought) => readonly Option[], detail?: Detail) {
    this.ask = ask;
    this.to = to;
    this.detail = detail;
    this.#list = list;
  }

  options(): readonly Option[] {
    this.#options ??= this.#list('all');
    return this.#options;
  }

  /** What can be chosen, without a reason for anything that cannot. */
  allowed(): readonly string[] {
    this.#allowed ??= idsOf(this.#options ?? this.#list('allowed'));
    return this.#allowed;
  }

  /** Whether somebody has found already that it can be chosen. */
  isKnown(answer: Answer): boolean {
    return this.#allowed?.includes(answer as string) ?? false;
  }
}

/** Several seats choose at once; nobody sees another's answer before all have answered. */
export class Together implements QuestionBase {
  readonly kind = 'together';
  readonly ask: string;
  readonly to: readonly Seat[];
  trail: Trail | undefined = undefined;
  readonly detail: Detail | undefined;
  readonly #list: (seat: Seat, sought: Sought) => readonly Option[];
  readonly #options = new Map<Seat, readonly Option[]>();

  constructor(
    ask: string,
    to: readonly Seat[],
    list: (seat: Seat, sought: Sought) => readonly Option[],
    detail?: Detail,
  ) {
    if (new Set(to).size < to.length) throw new Error(`"${ask}" is put to a seat twice: ${to.join(', ')}.`);
    this.ask = ask;
    // A copy: the record remembers who was asked, whatever becomes of the rule's list.
    this.to = to.slice();
    this.detail = detail;
    this.#list = list;
  }

  options(seat: Seat): readonly Option[] {
    let options = this.#options.get(seat);
    if (options === undefined) {
      options = this.#list(seat, 'all');
      this.#options.set(seat, options);
    }
    return options;
  }

  /** What the seat can choose, without a reason for anything that it cannot. */
  allowed(seat: Seat): readonly string[] {
    return idsOf(this.#options.get(seat) ?? this.#list(seat, 'allowed'));
  }
}

/** Candidates for an open question; `passes` asks its checker, whose verdict on a candidate is kept. */
type Suggest<T extends Answer = Answer> = (passes: (answer: Answer) => boolean) => readonly T[];

/**
 * One seat answers freely (a point, a path, a sum); a checker says whether the answer will do and shows its evidence.
 * Candidates are suggested when somebody asks for them, and each of them is judged then, once.
 */
export class Open implements QuestionBase {
  readonly kind = 'open';
  readonly ask: string;
  readonly to: Seat;
  trail: Trail | undefined = undefined;
  readonly detail: Detail | undefined;
  readonly #check: (answer: Answer) => Checked;
  readonly #suggest: Suggest;
  #suggested: readonly Answer[] | undefined;
  /** Of suggestions alone: what somebody else brings may be changed and brought again. */
  readonly #verdicts = new Map<Answer, Checked | undefined>();

  constructor(ask: string, to: Seat, check: (answer: Answer) => Checked, suggest: Suggest, detail?: Detail) {
    this.ask = ask;
    this.to = to;
    this.#check = check;
    this.#suggest = suggest;
    this.detail = detail;
  }

  check(answer: Answer): Checked {
    const verdict = this.#verdicts.get(answer) ?? this.#check(answer);
    if (this.#verdicts.has(answer)) this.#verdicts.set(answer, verdict);
    return verdict;
  }

  /** Sensible candidates for bots and keyboards; at least one of them passes the checker. */
  suggest(): readonly Answer[] {
    if (this.#suggested === undefined) {
      const judged = new Map<Answer, Checked>();
      this.#suggested = this.#suggest((answer) => {
        const verdict = this.#check(answer);
        judged.set(answer, verdict);
        return verdict.ok;
      });
      for (const each of this.#suggested) this.#verdicts.set(each, judged.get(each));
    }
    return this.#suggested;
  }

  /** The suggestions that will do. */
  allowed(): readonly Answer[] {
    return this.suggest().filter((answer) => this.check(answer).ok);
  }
}

/** What chance is asked for: dice to roll, an order for a pile, or one of several equal things. */
export type Draw =
  | { readonly of: 'dice'; readonly sides: readonly number[] }
  | { readonly of: 'order'; readonly size: number }
  | { readonly of: 'one'; readonly size: number };

export class Chance implements QuestionBase {
  readonly kind = 'chance';
  readonly to = CHANCE;
  readonly ask: string;
  readonly draw: Draw;
  trail: Trail | undefined = undefined;
  readonly detail: Detail | undefined;

  constructor(ask: string, draw: Draw, detail?: Detail) {
    this.ask = ask;
    this.draw = draw;
    this.detail = detail;
  }

  /** Nobody chooses what falls. */
  allowed(): readonly Answer[] {
    return [];
  }
}

export type Question = Choice | Together | Open | Chance;

/** A rule: asks questions, gets answers, returns a T. */
export type Play<T = void> = Generator<Question, T, Answer>;

export interface LogEntry {
  readonly say: string;
  readonly args?: Args;
  readonly rule?: string;
  /** Only these seats may read it; everybody, if left out. */
  readonly to?: readonly Seat[];
}

/** Names of places to which play can be taken back. */
export const MARKS = ['action', 'turn', 'round'] as const;
export type MarkName = (typeof MARKS)[number];

/** What pure questions look at: the state, and the printed content it refers to by id. */
export interface Position<S, C> {
  readonly state: S;
  readonly content: C;
}

/** What rules act on. Made anew for every run of a step, so nothing in it outlives the step. */
export class Table<S, C> implements Position<S, C> {
  readonly state: S;
  readonly content: C;
  trail: Trail | undefined = undefined;
  readonly entries: LogEntry[] = [];
  /** Answers given in this run of the step; kept by the session. */
  answered = 0;
  readonly marks: { readonly mark: MarkName; readonly at: number }[] = [];
  readonly reveals: number[] = [];
  /** The question made last and not yet asked: still there when the next is made, its `yield*` was forgotten. */
  unasked: string | undefined = undefined;
  readonly quiet: boolean;

  constructor(state: S, content: C, quiet: boolean) {
    this.state = state;
    this.content = content;
    this.quiet = quiet;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the verbs below serve tables of every game and look at neither state nor content
type AnyTable = Table<any, any>;

/** A rule made a question and never asked it. */
export class ForgottenYield extends Error {
  constructor(ask: string) {
    super(`The question "${ask}" was made and never asked: its yield* is missing.`);
    this.name = 'ForgottenYield';
  }
}

/**
 * Puts one question and gives its answer back. Written by hand where a generator with a single `yield` would do,
 * because every question passes here and this costs half as much.
 */
class Put implements Iterator<Question, Answer, Answer> {
  readonly #table: AnyTable;
  #question: Question | undefined;

  constructor(table: AnyTable, question: Question) {
    this.#table = table;
    this.#question = question;
  }

  next(answer: Answer): IteratorResult<Question, Answer> {
    const question = this.#question;
    if (question === undefined) return { done: true, value: answer };
    this.#question = undefined;
    this.#table.unasked = undefined;
    if (question.kind === 'together' && question.to.length === 0) return { done: true, value: [] };
    question.trail = this.#table.trail;
    return { done: false, value: question };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

// The question is made at once and asked by `yield*`, so that a forgotten `yield*` is noticed at run time too.
function make<T extends Answer>(table: AnyTable, question: Question): Play<T> {
  if (table.unasked !== undefined) throw new ForgottenYield(table.unasked);
  table.unasked = question.ask;
  return new Put(table, question) as unknown as Play<T>;
}

/** One seat chooses one of the options; the chosen id comes back. */
export function choose<Id extends string = string>(
  table: AnyTable,
  seat: Seat,
  ask: string,
  list: (sought: Sought) => readonly (Option & { readonly id: Id })[],
  detail?: Detail,
): Play<Id> {
  return make(table, new Choice(ask, seat, list, detail));
}

/** Several seats choose at once; their ids come back in the order of `seats`. Nobody is asked if there are none. */
export function together<Id extends string = string>(
  table: AnyTable,
  seats: readonly Seat[],
  ask: string,
  list: (seat: Seat, sought: Sought) => readonly (Option & { readonly id: Id })[],
  detail?: Detail,
): Play<readonly Id[]> {
  return make(table, new Together(ask, seats, list, detail));
}

/** One seat answers freely within what the checker allows. */
export function open<T extends Answer>(
  table: AnyTable,
  seat: Seat,
  ask: string,
  check: (answer: Answer) => Checked,
  suggest: Suggest<T>,
  detail?: Detail,
): Play<T> {
  return make(table, new Open(ask, seat, check, suggest, detail));
}

/** Rolls dice of these sides; the faces (1 to sides) come back in the same order. */
export function roll(table: AnyTable, ask: string, sides: readonly number[], detail?: Detail): Play<readonly number[]> {
  return make(table, new Chance(ask, { of: 'dice', sides }, detail));
}

/** Puts a pile into a random order, in place. */
export function shuffle<T>(table: AnyTable, ask: string, pile: T[], detail?: Detail): Play {
  return rearrange(pile, make(table, new Chance(ask, { of: 'order', size: pile.length }, detail)));
}

function* rearrange<T>(pile: T[], ordering: Play<readonly number[]>): Play {
  const order = yield* ordering;
  const before = pile.slice();
  for (let i = 0; i < order.length; i += 1) pile[i] = before[order[i]!]!;
}

/** One of `size` equal things at random: an index from 0. */
export function pick(table: AnyTable, ask: string, size: number, detail?: Detail): Play<number> {
  return make(table, new Chance(ask, { of: 'one', size }, detail));
}

/** Plays a rule as a part. By hand for the same reason as `Put`: every answer passes every part it is asked in. */
class Within<T> implements Iterator<Question, T, Answer> {
  readonly #table: AnyTable;
  readonly #name: string;
  readonly #body: Play<T>;
  #trail: Trail | undefined;

  constructor(table: AnyTable, name: string, body: Play<T>) {
    this.#table = table;
    this.#name = name;
    this.#body = body;
  }

  next(answer: Answer): IteratorResult<Question, T> {
    const table = this.#table;
    this.#trail ??= { part: this.#name, outer: table.trail };
    table.trail = this.#trail;
    const word = this.#body.next(answer);
    if (word.done) table.trail = this.#trail.outer;
    return word;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/**
 * Plays `body` as a part of that name: questions asked inside carry it in their breadcrumb. Where no log is written
 * nobody reads breadcrumbs either, and searches need not pay for them.
 */
export function within<T>(table: AnyTable, part: string, body: Play<T>): Play<T> {
  if (table.quiet) return body;
  return new Within(table, part, body) as unknown as Play<T>;
}

/**
 * Plays a rule for somebody whom no player speaks for: what it asks of `seat` is decided by the game's own rules and
 * leaves no trace in the journal, everything else is asked as ever.
 */
export function* decidedFor<T>(seat: Seat, rule: Play<T>, decide: (question: Question) => Answer): Play<T> {
  let word = rule.next(null);
  while (!word.done) {
    const question = word.value;
    word = rule.next(question.to === seat ? decide(question) : yield question);
  }
  return word.value;
}

/**
 * Plays a rule whose questions another rule may answer: with the help of chance, or after asking somebody else. What `answer` has
 * no answer to is asked as ever.
 */
export function* answeredBy<T>(rule: Play<T>, answer: (question: Question) => Play<Answer | undefined>): Play<T> {
  let word = rule.next(null);
  while (!word.done) {
    const given = yield* answer(word.value);
    word = rule.next(given === undefined ? yield word.value : given);
  }
  return word.value;
}

/** Writes a line into the log. `to` limits who may read it. Arguments are copied: the line outlives the state. */
export function say(table: AnyTable, key: string, args?: Args, rule?: string, to?: readonly Seat[]): void {
  if (table.quiet) return;
  table.entries.push({
    say: key,
    ...(args && { args: copyOf(args) }),
    ...(rule && { rule }),
    ...(to && { to: to.slice() }),
  });
}

function copyOf<T extends Json>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyOf) as Json as T;
  const copy: { [key: string]: Json | undefined } = { ...(value as Args) };
  // Most arguments are ids and numbers.
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyOf(copy[key]!);
  return copy as T;
}

/** Names this place, so that play can be taken back to it. */
export function mark(table: AnyTable, name: MarkName): void {
  table.marks.push({ mark: name, at: table.answered });
}

/** Something hidden was shown to somebody: a barrier for undo. */
export function reveal(table: AnyTable): void {
  table.reveals.push(table.answered);
}

/** An option, with the reason why it cannot be taken, if there is one. */
export function option<Id extends string>(id: Id, blocked?: Reason): Option & { readonly id: Id } {
  return blocked === undefined ? { id } : { id, blocked };
}

/** The breadcrumb as words, outermost first. */
export function breadcrumb(trail: Trail | undefined): string[] {
  const parts: string[] = [];
  for (let at = trail; at !== undefined; at = at.outer) parts.unshift(at.part);
  return parts;
}
