/**
 * A game being played: runs the rules to the next question, takes answers, and can be anywhere again.
 *
 * A position is (checkpoint, answers since). Saves, undo, forks, replays and crash recovery are this one mechanism:
 * copy the checkpoint, run the step, feed the answers back.
 */
import { type ChanceSource, type Random, streaming } from './chance.ts';
import type { Change } from './diff.ts';
import { BrokenRule, JournalMismatch } from './errors.ts';
import type { Agreement, Game, Result, Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import {
  type Beginning,
  type Counts,
  countsAfter,
  type Entry,
  freeze,
  isAnswerTo,
  type Moment,
  type Note,
  RecordedStep,
  type Standing,
  type Step,
  settled,
  thin,
  timesAsked,
} from './history.ts';
import {
  type Answer,
  type Asked,
  ForgottenYield,
  type Json,
  type LogEntry,
  type Play,
  type Position,
  type Question,
  type Seat,
  Table,
} from './play.ts';
import { type Refusal, type Waits, waitsFor, whyRefused } from './refusal.ts';
import { KEEP_POSITION, type Keeping, type Setting } from './setting.ts';
import { Telling } from './telling.ts';

/** Steps and rolls in a row without a player: so many only come from a game that cannot end. */
const MOST_ALONE = 10_000;
const NOT_REFUSED = (): undefined => undefined;
const NOBODY: ReadonlyMap<Seat, Answer> = new Map();
const NO_ENTRIES: readonly Entry[] = [];

export class Session<S, C, V, O> {
  readonly game: Game<S, C, V, O>;
  readonly agreement: Agreement<O>;
  readonly setting: Setting;
  readonly #keeping: Keeping;
  readonly #chance: ChanceSource;

  #table!: Table<S, C>;
  #run!: Play;
  #question: Question | undefined;
  /** Answers to a question put to several seats, while some are missing. */
  #given: ReadonlyMap<Seat, Answer> = NOBODY;
  /** Who is waited for, found once for each question: everybody at the table asks. */
  #waits: Waits | undefined;
  #result: Result | undefined;

  /** The state before the open step. Undefined: it is not kept, or hidden things were imagined anew since. */
  #checkpoint: S | undefined;
  /** Where the session stood when the last answer came in, once the step of that answer is over. */
  #before: Standing<S> | undefined;
  /** How often chance had been asked before the open step. */
  #counts: Counts;
  #journal!: Entry[];

  #past: RecordedStep<S>[];
  readonly #telling: Telling<S, C, V, O>;

  /**
   * Use `startSession`, `loadSession` or `fork`. Runs from the beginning's state, through `replay`, to a question; without
   * `replay` nothing is run, and the game is only there to be looked at.
   */
  constructor(
    game: Game<S, C, V, O>,
    agreement: Agreement<O>,
    setting: Setting,
    keeping: Keeping,
    chance: ChanceSource,
    beginning: Beginning<S>,
    replay: readonly Entry[] | undefined,
  ) {
    this.game = game;
    this.agreement = agreement;
    this.setting = setting;
    this.#keeping = keeping;
    this.#chance = chance;
    this.#counts = beginning.counts;
    this.#past = beginning.past;
    this.#telling = new Telling(game, agreement.seats, beginning.log, beginning.notes, beginning.state);
    try {
      if (replay === undefined) this.#show(beginning.state);
      else this.#play(beginning.state, replay);
    } catch (cause) {
      throw cause instanceof JournalMismatch ? cause : new BrokenRule(undefined, cause);
    }
  }

  /** The open question, or undefined when the game is over. */
  get question(): Question | undefined {
    return this.#question;
  }

  get result(): Result | undefined {
    return this.#result;
  }

  /** The state itself, for the rules' own tests and tools. Players get views. */
  get state(): S {
    return this.#table.state;
  }

  get position(): Position<S, C> {
    return this.#table;
  }

  /** Who has to answer now. */
  get waitsFor(): readonly Asked[] {
    const question = this.#question;
    const given = this.#given;
    if (this.#waits?.question !== question || this.#waits?.given !== given)
      this.#waits = { question, given, seats: waitsFor(question, given) };
    return this.#waits!.seats;
  }

  /** Answers to the open question by some of the seats it is put to, while others are still to answer. */
  get pending(): ReadonlyMap<Seat, Answer> {
    return this.#given;
  }

  get moment(): Moment {
    return { step: this.#past.length, at: this.#journal.length };
  }

  /** Finished steps, oldest first. Empty if this session keeps no past. */
  get past(): readonly RecordedStep<S>[] {
    return this.#past;
  }

  /** The step being played. */
  get open(): Step<S> {
    return {
      checkpoint: this.#checkpoint,
      counts: this.#counts,
      logged: this.#telling.log.length,
      journal: this.#journal,
      marks: this.#table.marks,
      reveals: this.#table.reveals,
      hash: undefined,
      changes: undefined,
    };
  }

  get notes(): readonly Note[] {
    return this.#telling.notes;
  }

  /** The rules' own lines, in order. */
  get ruleLog(): readonly LogEntry[] {
    return this.#table.entries.length === 0 ? this.#telling.log : this.linesFrom(0);
  }

  /** How many lines the rules have written. */
  get logged(): number {
    return this.#telling.log.length + this.#table.entries.length;
  }

  /** The rules' lines from that one on. */
  linesFrom(first: number): LogEntry[] {
    return this.#telling.linesFrom(first, this.#table.entries);
  }

  /** The rules' lines and the table's own, in order: for tests and tools. Players get `log`. */
  get wholeLog(): LogEntry[] {
    return this.#telling.whole(this.#table.entries);
  }

  /** What that viewer may read, in order. */
  log(viewer: Viewer): LogEntry[] {
    return this.wholeLog.filter(({ to }) => to === undefined || (viewer !== 'public' && to.includes(viewer)));
  }

  /** The state as it stands, never to be changed; what is as it was when somebody looked last is the same object. */
  get still(): S {
    return this.#telling.look(this.#table.state);
  }

  /** What the open step has changed in the state so far; `still`: as it stands. */
  changedSince(still: S = this.still): readonly Change[] {
    return this.#telling.between(this.#knownCheckpoint(), still);
  }

  view(viewer: Viewer): V {
    return this.#telling.view(this.still, viewer);
  }

  /**
   * The view, and what changed in it for somebody who saw `before` last; null: nothing yet. `still` is for whoever asks for
   * several viewers: the state need be looked over only once.
   */
  viewSince(
    viewer: Viewer,
    before: V | null,
    still: S = this.still,
  ): { readonly view: V; readonly changes: readonly Change[] } {
    return this.#telling.viewSince(still, viewer, before);
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(by: Asked, answer: Answer): Refusal | undefined {
    return this.#answer(by, answer, whyRefused);
  }

  /**
   * Takes an answer that is known to be allowed, because it was listed for this question, or for one that looks the same to
   * whoever answers: thoughts give such answers by the thousand, and to list everything again costs more than to play on.
   */
  take(by: Asked, answer: Answer): void {
    this.#answer(by, answer, NOT_REFUSED);
  }

  #answer(by: Asked, answer: Answer, whyNot: typeof whyRefused): Refusal | undefined {
    const question = this.#question;
    const answered = this.#journal.length;
    const given = this.#given;
    this.#before = undefined;
    try {
      const refusal = whyNot(question, given, by, answer);
      if (refusal === undefined) this.#take(question!, by, answer);
      return refusal;
    } catch (cause) {
      // Nothing is half applied: back to where the answer came in.
      this.#standAgain(this.#before ?? this.#standing(), answered, given);
      throw new BrokenRule(question, cause);
    }
  }

  /** Another session at the same position that shares nothing with this one and keeps no past of its own. */
  fork(chance: ChanceSource = this.#chance, keeping: Keeping = KEEP_POSITION): Session<S, C, V, O> {
    const fork = this.#forkWith(chance, keeping);
    fork.#given = this.#given;
    return fork;
  }

  /**
   * A fork for a viewer's thoughts: everything it cannot know is put into an order of its own, other seats' secret
   * answers are forgotten, and dice fall as `random` says. Nothing of the real game's hidden things can be learnt here;
   * `public`: nothing but what every seat knows.
   */
  imagine(viewer: Viewer, random: Random, keeping: Keeping = KEEP_POSITION): Session<S, C, V, O> {
    const thought = this.#forkWith(streaming(random), keeping);
    if (viewer === 'public') {
      // What one seat knows alone is put into another order for the next one.
      for (let seat = 0; seat < this.agreement.seats; seat += 1) this.game.resample(thought.#table, seat, random);
    } else {
      const own = this.#given.get(viewer);
      if (own !== undefined) thought.#given = new Map([[viewer, own]]);
      this.game.resample(thought.#table, viewer, random);
    }
    thought.#checkpoint = undefined;
    return thought;
  }

  #forkWith(chance: ChanceSource, keeping: Keeping): Session<S, C, V, O> {
    const state = this.#knownCheckpoint();
    const beginning: Beginning<S> = { state, counts: this.#counts, past: [], log: [], notes: [] };
    return new Session(this.game, this.agreement, this.setting, keeping, chance, beginning, this.#journal);
  }

  #knownCheckpoint(): S {
    if (this.#checkpoint === undefined)
      throw new Error('No checkpoint leads here: it was imagined in this step, or the session keeps none.');
    return this.#checkpoint;
  }

  /**
   * Takes play back to a moment of this game. Chance that was answered right there keeps its answer.
   * Who may do so, and how far, undo.ts decides. Throws a JournalMismatch, and changes nothing, if the rules have
   * changed so much since then that they no longer lead there, or break on the way.
   */
  goBack(moment: Moment, note: LogEntry): void {
    this.#knownCheckpoint();
    const { step, at } = settled([...this.#past, this.open], moment);
    const before = this.#standing();
    const answered = this.#journal.length;
    const given = this.#given;
    try {
      if (step === this.#past.length) this.#replay(this.#journal.slice(0, at), NOBODY);
      else this.#replayPast(this.#past, step, at);
    } catch (cause) {
      this.#standAgain(before, answered, given);
      if (cause instanceof JournalMismatch) throw cause;
      throw new JournalMismatch('A rule broke on the way back.', cause);
    }
    this.tell(note);
  }

  /** Takes one seat's answer out of a question that others still have to answer; theirs stay. */
  takeBackPending(seat: Seat, note: LogEntry): void {
    const given = new Map(this.#given);
    given.delete(seat);
    this.#given = given;
    this.tell(note);
  }

  /** Whether this seat has answered a question that others still have to answer. */
  hasPending(seat: Seat): boolean {
    return this.#given.has(seat);
  }

  /** Writes a line of the table's own into the log. */
  tell(entry: LogEntry): void {
    this.#telling.tell(this.logged, entry);
  }

  /** Undefined: there is no checkpoint, and so no way back. */
  #standing(): Standing<S> | undefined {
    if (this.#checkpoint === undefined) return undefined;
    return {
      checkpoint: this.#checkpoint,
      counts: this.#counts,
      journal: this.#journal,
      past: this.#past,
      steps: this.#past.length,
      log: this.#telling.log,
      logged: this.#telling.log.length,
    };
  }

  #standAgain(before: Standing<S> | undefined, answered: number, given: ReadonlyMap<Seat, Answer>): void {
    if (before === undefined) return;
    this.#past = before.past;
    this.#past.length = before.steps;
    this.#telling.log = before.log;
    this.#telling.log.length = before.logged;
    this.#checkpoint = before.checkpoint;
    this.#counts = before.counts;
    this.#telling.forgetRecord();
    this.#replay(before.journal.slice(0, answered), given);
  }

  /** Runs the open step again with these answers. */
  #replay(journal: readonly Entry[], given: ReadonlyMap<Seat, Answer>): void {
    this.#play(this.#knownCheckpoint(), journal);
    this.#given = given;
  }

  /** Runs from the last checkpoint kept before a moment of the past to that moment. */
  #replayPast(past: readonly RecordedStep<S>[], step: number, at: number): void {
    let from = step;
    while (past[from]!.checkpoint === undefined) from -= 1;
    const { checkpoint, counts, logged } = past[from]!;
    this.#past = past.slice(0, from);
    this.#telling.log = this.#telling.log.slice(0, logged);
    this.#counts = counts;
    this.#telling.forgetRecord();
    const whole = past.slice(from, step).flatMap(({ journal }) => journal);
    this.#play(checkpoint!, [...whole, ...past[step]!.journal.slice(0, at)]);
    for (let i = from; i < step; i += 1)
      if (past[i]!.hash !== undefined && past[i]!.hash !== this.#past[i]?.hash)
        throw new JournalMismatch(`The rules of step ${i + 1} changed: it no longer leads to the same state.`);
  }

  /** Runs from a checkpoint through these answers to the next question. */
  #play(checkpoint: S, replay: readonly Entry[]): void {
    if (this.#start(this.game.copy(checkpoint), checkpoint)) this.#advance(this.#run.next(null), replay);
    else if (replay.length > 0) throw JournalMismatch.at(replay[0]!, undefined);
    this.#telling.cutNotes(this.logged);
  }

  /** Stands at a checkpoint without a rule being played. */
  #show(checkpoint: S): void {
    this.#table = new Table(this.game.copy(checkpoint), this.game.content, true);
    this.#journal = [];
    this.#checkpoint = checkpoint;
  }

  /** Starts the step that the state calls for. False: the game is over. */
  #start(state: S, checkpoint: S | undefined): boolean {
    this.#table = new Table(state, this.game.content, !this.#keeping.log);
    this.#given = NOBODY;
    this.#journal = [];
    this.#checkpoint = checkpoint;
    this.#result = this.game.result(this.#table);
    if (this.#result !== undefined) {
      this.#question = undefined;
      return false;
    }
    this.#run = this.game.step(this.#table);
    return true;
  }

  /** Starts the next step. */
  #startNext(): boolean {
    const { past, checkpoint = true } = this.#keeping;
    // What is on record was looked over just now.
    if (past) return this.#start(this.#table.state, this.#telling.still);
    return this.#start(this.#table.state, checkpoint ? this.still : undefined);
  }

  /** Takes a proper answer and goes on, unless other seats are still to answer the same question. */
  #take(question: Question, by: Asked, answer: Answer): void {
    if (question.kind !== 'together') {
      this.#advance(this.#resume(question, answer), NO_ENTRIES);
      return;
    }
    const given = new Map(this.#given).set(by as Seat, answer);
    this.#given = given;
    if (given.size < question.to.length) return;
    const answers = question.to.map((seat) => given.get(seat)!);
    this.#given = NOBODY;
    this.#advance(this.#resume(question, answers), NO_ENTRIES);
  }

  /** Writes down a new answer to a question and hears the rule's next word. */
  #resume(question: Question, answer: Answer): IteratorResult<Question, void> {
    if (this.#keeping.past) freeze(answer);
    // Without a checkpoint nothing is ever replayed; chance is written down all the same, to be counted.
    if (this.#checkpoint !== undefined || question.kind === 'chance')
      this.#journal.push({ ask: question.ask, by: question.to, answer });
    this.#table.answered += 1;
    return this.#run.next(answer);
  }

  /** The same with an answer that is written down. It was checked when it was given; the question must be the same. */
  #resumeWith(question: Question, entry: Entry): IteratorResult<Question, void> {
    if (!isAnswerTo(entry, question)) throw JournalMismatch.at(entry, question);
    if (this.#keeping.past) freeze(entry.answer);
    this.#journal.push(entry);
    this.#table.answered += 1;
    return this.#run.next(entry.answer);
  }

  /** Goes on, through recorded answers and chance, to the next question that somebody has to answer. */
  #advance(first: IteratorResult<Question, void>, replay: readonly Entry[]): void {
    let word = first;
    let next = 0;
    for (let alone = 0; alone <= MOST_ALONE; alone += 1) {
      if (word.done) {
        this.#close();
        if (!this.#startNext()) {
          if (next < replay.length) throw JournalMismatch.at(replay[next]!, undefined);
          return;
        }
        word = this.#run.next(null);
        continue;
      }
      const question = word.value;
      if (next < replay.length) {
        word = this.#resumeWith(question, replay[next]!);
        next += 1;
        alone = 0;
        continue;
      }
      const answer = question.kind === 'chance' ? this.#chance.answer(question, this.#count(question.ask)) : undefined;
      if (answer === undefined) {
        this.#question = question;
        return;
      }
      word = this.#resume(question, answer);
    }
    throw new Error(`Nobody was asked for ${MOST_ALONE} steps and rolls in a row: the game cannot end.`);
  }

  /** How often chance has been asked this question in the game. */
  #count(ask: string): number {
    return (this.#counts[ask] ?? 0) + timesAsked(this.#journal, ask);
  }

  #close(): void {
    const { unasked, entries, state } = this.#table;
    if (unasked !== undefined) throw new ForgottenYield(unasked);
    this.#before ??= this.#standing();
    const counts = this.#counts;
    this.#counts = countsAfter(counts, this.#journal);
    if (this.#keeping.past) {
      const after = this.still;
      const hash = hashOf(state as Json);
      const { finished } = this.#keeping;
      const changed = finished && this.changedSince(after);
      const step = new RecordedStep({ ...this.open, counts, hash }, this.#telling.record(after, this.#past));
      this.#past.push(step);
      finished?.({ step, log: entries, changed: changed! });
      thin(this.#past);
    }
    if (this.#keeping.log) this.#telling.log.push(...entries);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a session of any game, for those who only carry it about
export type AnySession = Session<any, any, any, any>;
