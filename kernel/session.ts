/**
 * A game being played: runs the rules to the next question, takes answers, and can be anywhere again.
 *
 * A position is (checkpoint, answers since). Saves, undo, forks, replays and crash recovery are this one mechanism:
 * copy the checkpoint, run the step, feed the answers back.
 */
import { type ChanceSource, type Random, seeded, streaming, typedDice } from './chance.ts';
import { changesBetween } from './diff.ts';
import type { Agreement, Game, Result, Viewer } from './game.ts';
import { hashOf } from './hash.ts';
import { type Counts, type Entry, type Moment, type Step, thin, type ViewChanges } from './history.ts';
import {
  type Answer,
  type Asked,
  breadcrumb,
  CHANCE,
  ForgottenYield,
  type Json,
  type LogEntry,
  type Play,
  type Position,
  type Question,
  type Seat,
  Table,
} from './play.ts';
import { type Refusal, waitsFor, whyRefused } from './refusal.ts';

export const UNDO_POLICIES = ['off', 'ask', 'free'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** How a table is run; what the game's own options are, the agreement says. */
export interface Setting {
  readonly seed: string;
  /** `typed`: the players roll real dice and type in what they show. */
  readonly dice: 'seeded' | 'typed';
  readonly undo: UndoPolicy;
}

/** How much a session keeps. Simulations and searches keep nothing and write no log. */
export interface Keeping {
  /** Keep the past: for undo, saves and records. */
  readonly past: boolean;
  /** Write the log. */
  readonly log: boolean;
}

const KEEP_ALL: Keeping = { past: true, log: true };
const KEEP_NOTHING: Keeping = { past: false, log: false };

/** The table could not be made as asked. */
export class TableRefused extends Error {
  readonly rule: string | undefined;
  constructor(message: string, rule?: string) {
    super(message);
    this.name = 'TableRefused';
    this.rule = rule;
  }
}

/** The journal does not fit the rules: the question differs from the one that was answered. */
export class JournalMismatch extends Error {
  constructor(entry: Entry | undefined, question: Question | undefined) {
    const recorded = entry ? `an answer to "${entry.ask}" by ${entry.by}` : 'no further answer';
    const asked = question ? `the rules ask "${question.ask}" of ${question.to}` : 'the step asks nothing more';
    super(`The record holds ${recorded}, but ${asked}.`);
    this.name = 'JournalMismatch';
  }
}

/** A rule broke. The session stands where it stood before the answer. */
export class BrokenRule extends Error {
  constructor(question: Question | undefined, cause: unknown) {
    const where = question
      ? `after "${question.ask}" (${breadcrumb(question.trail).join(' > ') || 'no scene'})`
      : 'at the start';
    super(`A rule broke ${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'BrokenRule';
  }
}

/** A step that asks nothing is fine (a phase that is skipped); this many in a row is an endless game. */
const MOST_SILENT_STEPS = 1000;
const NO_COUNTS: Counts = {};
const NOBODY: ReadonlyMap<Seat, Answer> = new Map();

/** A line of the log that is the table's own (an undo, a changed rule), placed after `after` lines of the rules'. */
export interface Note {
  readonly after: number;
  readonly entry: LogEntry;
}

/** Where to begin: a state, what chance has given so far, and what was played before. */
export interface Beginning<S> {
  readonly state: S;
  readonly counts: Counts;
  readonly past: Step<S>[];
  readonly log: LogEntry[];
  readonly notes: Note[];
}

/** Where a session stands before it takes an answer, to stand there again if a rule breaks. */
interface Standing<S> {
  readonly checkpoint: S;
  readonly counts: Counts;
  readonly journal: readonly Entry[];
  readonly answered: number;
  readonly past: number;
  readonly logged: number;
}

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
  #result: Result | undefined;

  /** The open step. */
  #checkpoint!: S;
  #countsBefore!: Counts;
  #counts: Counts;
  #journal: Entry[] = [];

  #past: Step<S>[];
  #log: LogEntry[];
  #notes: Note[];
  #views: Map<Viewer, V> | undefined;
  /** Hidden things of the open step were imagined anew: its checkpoint no longer leads here. */
  #imagined = false;

  /** Use `startSession`, `loadSession` or `fork`. Runs from the beginning's state, through `replay`, to a question. */
  constructor(
    game: Game<S, C, V, O>,
    agreement: Agreement<O>,
    setting: Setting,
    keeping: Keeping,
    chance: ChanceSource,
    beginning: Beginning<S>,
    replay: readonly Entry[],
  ) {
    this.game = game;
    this.agreement = agreement;
    this.setting = setting;
    this.#keeping = keeping;
    this.#chance = chance;
    this.#counts = beginning.counts;
    this.#past = beginning.past;
    this.#log = beginning.log;
    this.#notes = beginning.notes;
    this.#play(beginning.state, replay);
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
    return waitsFor(this.#question, this.#given);
  }

  get moment(): Moment {
    return { step: this.#past.length, at: this.#journal.length };
  }

  /** Finished steps, oldest first. Empty if this session keeps no past. */
  get past(): readonly Step<S>[] {
    return this.#past;
  }

  /** The step being played. */
  get open(): Step<S> {
    return {
      checkpoint: this.#checkpoint,
      counts: this.#countsBefore,
      logged: this.#log.length,
      journal: this.#journal,
      marks: this.#table.marks,
      reveals: this.#table.reveals,
      hash: undefined,
      changes: undefined,
    };
  }

  get notes(): readonly Note[] {
    return this.#notes;
  }

  /** The rules' own lines, in order. */
  get ruleLog(): readonly LogEntry[] {
    return this.#table.entries.length === 0 ? this.#log : [...this.#log, ...this.#table.entries];
  }

  /** What that viewer may read, in order. */
  log(viewer: Viewer): LogEntry[] {
    const lines: LogEntry[] = [];
    const rules = this.ruleLog;
    let note = 0;
    for (let i = 0; i <= rules.length; i += 1) {
      for (; note < this.#notes.length && this.#notes[note]!.after <= i; note += 1)
        lines.push(this.#notes[note]!.entry);
      if (i < rules.length) lines.push(rules[i]!);
    }
    return lines.filter(({ to }) => to === undefined || (viewer !== 'public' && to.includes(viewer)));
  }

  view(viewer: Viewer): V {
    return this.game.view(this.#table, viewer);
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(by: Asked, answer: Answer): Refusal | undefined {
    const refusal = whyRefused(this.#question, this.#given, by, answer);
    if (refusal !== undefined) return refusal;
    const question = this.#question!;
    const before = this.#imagined ? undefined : this.#standing();
    try {
      const resumed = this.#take(question, by, answer);
      if (resumed !== undefined) this.#advance(resumed, undefined);
    } catch (cause) {
      // Nothing is half applied: back to where the answer came in.
      if (before !== undefined) this.#standAgain(before);
      throw new BrokenRule(question, cause);
    }
    return undefined;
  }

  /** Another session at the same position that shares nothing with this one and keeps no past of its own. */
  fork(chance: ChanceSource = this.#chance, keeping: Keeping = KEEP_NOTHING): Session<S, C, V, O> {
    return this.#forkWith(chance, keeping, this.#journal);
  }

  /**
   * A fork for the seat's thoughts: everything it cannot know is put into an order of its own, other seats' secret
   * answers are forgotten, and dice fall as `random` says. Nothing of the real game's hidden things can be learnt here.
   */
  imagine(seat: Seat, random: Random): Session<S, C, V, O> {
    const known = this.#journal.length - this.#given.size;
    const journal = this.#journal.filter((entry, i) => i < known || entry.by === seat);
    const thought = this.#forkWith(streaming(random), KEEP_NOTHING, journal);
    this.game.resample(thought.#table, seat, random);
    thought.#imagined = true;
    return thought;
  }

  #forkWith(chance: ChanceSource, keeping: Keeping, journal: readonly Entry[]): Session<S, C, V, O> {
    if (this.#imagined) throw new Error('An imagined position can be forked only from its next step on.');
    const beginning: Beginning<S> = {
      state: this.game.copy(this.#checkpoint),
      counts: this.#countsBefore,
      past: [],
      log: [],
      notes: [],
    };
    return new Session(this.game, this.agreement, this.setting, keeping, chance, beginning, journal);
  }

  /**
   * Takes play back to a moment of this game. Chance that was answered right there keeps its answer.
   * Who may do so, and how far, undo.ts decides.
   */
  goBack(moment: Moment, note: LogEntry): void {
    const target = moment.step < this.#past.length ? this.#past[moment.step]! : this.open;
    let at = moment.at;
    while (target.journal[at]?.by === CHANCE) at += 1;
    const kept = target.journal.slice(0, at);
    let from = moment.step;
    const replay: Entry[] = [];
    if (from < this.#past.length) {
      while (this.#past[from]!.checkpoint === undefined) from -= 1;
      for (let step = from; step < moment.step; step += 1) replay.push(...this.#past[step]!.journal);
    }
    replay.push(...kept);
    this.#goTo(from, replay);
    this.#note(note);
  }

  /** Takes one seat's answer out of a question that others still have to answer; theirs stay. */
  takeBackPending(seat: Seat, note: LogEntry): void {
    const pending = this.#journal.length - this.#given.size;
    this.#replay(this.#journal.filter((entry, i) => i < pending || entry.by !== seat));
    this.#note(note);
  }

  /** Whether this seat has answered a question that others still have to answer. */
  hasPending(seat: Seat): boolean {
    return this.#given.has(seat);
  }

  /** Writes a line of the table's own into the log. */
  #note(entry: LogEntry): void {
    this.#notes.push({ after: this.#log.length + this.#table.entries.length, entry });
  }

  #standing(): Standing<S> {
    return {
      checkpoint: this.#checkpoint,
      counts: this.#countsBefore,
      journal: this.#journal,
      answered: this.#journal.length,
      past: this.#past.length,
      logged: this.#log.length,
    };
  }

  #standAgain(before: Standing<S>): void {
    this.#past.length = before.past;
    this.#log.length = before.logged;
    this.#checkpoint = before.checkpoint;
    this.#countsBefore = before.counts;
    this.#views = undefined;
    this.#replay(before.journal.slice(0, before.answered));
  }

  /** Runs the open step again with these answers. */
  #replay(journal: readonly Entry[]): void {
    this.#counts = this.#countsBefore;
    this.#play(this.game.copy(this.#checkpoint), journal);
    this.#trimNotes();
  }

  /** Runs from the checkpoint of a past step, or of the open one, with these answers. */
  #goTo(step: number, journal: readonly Entry[]): void {
    const from = this.#past[step];
    if (from === undefined) {
      this.#replay(journal);
      return;
    }
    this.#past.length = step;
    this.#log.length = from.logged;
    this.#counts = from.counts;
    this.#views = undefined;
    this.#play(from.checkpoint!, journal);
    this.#trimNotes();
  }

  #trimNotes(): void {
    const lines = this.#log.length + this.#table.entries.length;
    this.#notes = this.#notes.map((note) => (note.after > lines ? { ...note, after: lines } : note));
  }

  #play(state: S, replay: readonly Entry[]): void {
    if (!this.#start(state)) {
      if (replay.length > 0) throw new JournalMismatch(replay[0], undefined);
      return;
    }
    this.#advance(this.#run.next(null), replay);
  }

  /** Starts the step that the state calls for. False: the game is over. */
  #start(state: S): boolean {
    this.#table = new Table(state, this.game.content, !this.#keeping.log);
    this.#given = NOBODY;
    this.#imagined = false;
    this.#journal = [];
    this.#countsBefore = this.#counts;
    this.#checkpoint = this.game.copy(state);
    this.#result = this.game.result(this.#table);
    if (this.#keeping.past && this.#views === undefined)
      this.#views = this.#past.length === 0 ? new Map() : this.#viewAll();
    if (this.#result !== undefined) {
      this.#question = undefined;
      return false;
    }
    this.#run = this.game.step(this.#table);
    return true;
  }

  /** Writes down an answer. The rule's next word comes back, or undefined while other seats are still to answer. */
  #take(question: Question, by: Asked, answer: Answer): IteratorResult<Question, void> | undefined {
    this.#journal.push({ ask: question.ask, by, answer });
    this.#table.answered += 1;
    if (question.kind === 'chance') {
      this.#counts = { ...this.#counts, [question.ask]: (this.#counts[question.ask] ?? 0) + 1 };
    } else if (question.kind === 'together') {
      const given = new Map(this.#given).set(by as Seat, answer);
      this.#given = given;
      if (given.size < question.to.length) return undefined;
      this.#given = NOBODY;
      return this.#run.next(question.to.map((seat) => given.get(seat)!));
    }
    return this.#run.next(answer);
  }

  /** Goes on to the next question that nobody has answered yet: not the journal, not chance. */
  #advance(first: IteratorResult<Question, void>, replay: readonly Entry[] | undefined): void {
    const recorded = replay?.length ?? 0;
    let result = first;
    let next = 0;
    let silent = 0;
    for (;;) {
      if (result.done) {
        silent += 1;
        if (silent > MOST_SILENT_STEPS) throw new Error(`${silent} steps in a row asked nothing: the game cannot end.`);
        this.#close();
        if (!this.#start(this.#table.state)) {
          if (next < recorded) throw new JournalMismatch(replay![next], undefined);
          return;
        }
        result = this.#run.next(null);
        continue;
      }
      const question = result.value;
      let resumed: IteratorResult<Question, void> | undefined;
      if (next < recorded) {
        const entry = replay![next]!;
        next += 1;
        resumed = this.#feed(question, entry);
      } else {
        const answer =
          question.kind === 'chance' ? this.#chance.answer(question, this.#counts[question.ask] ?? 0) : undefined;
        if (answer === undefined) {
          this.#question = question;
          return;
        }
        resumed = this.#take(question, CHANCE, answer);
      }
      silent = 0;
      if (resumed !== undefined) result = resumed;
    }
  }

  /** An answer from the journal. It was checked when it was given; here only the question must be the same. */
  #feed(question: Question, entry: Entry): IteratorResult<Question, void> | undefined {
    const fits = question.kind === 'together' ? question.to.includes(entry.by as Seat) : question.to === entry.by;
    if (question.ask !== entry.ask || !fits) throw new JournalMismatch(entry, question);
    return this.#take(question, entry.by, entry.answer);
  }

  #close(): void {
    const table = this.#table;
    if (table.unasked !== undefined) throw new ForgottenYield(table.unasked);
    if (!this.#keeping.past) {
      if (this.#keeping.log) this.#log.push(...table.entries);
      return;
    }
    this.#past.push({
      checkpoint: this.#checkpoint,
      counts: this.#countsBefore,
      logged: this.#log.length,
      journal: this.#journal,
      marks: table.marks,
      reveals: table.reveals,
      hash: hashOf(table.state as Json),
      changes: this.#viewChanges(),
    });
    this.#log.push(...table.entries);
    thin(this.#past);
  }

  #viewAll(): Map<Viewer, V> {
    const views = new Map<Viewer, V>([['public', this.view('public')]]);
    for (let seat = 0; seat < this.agreement.seats; seat += 1) views.set(seat, this.view(seat));
    return views;
  }

  #viewChanges(): ViewChanges {
    const before = this.#views!;
    const after = this.#viewAll();
    this.#views = after;
    // Before the first step nobody has seen anything: its changes hold the whole view.
    const changesFor = (viewer: Viewer) =>
      changesBetween(before.get(viewer) as Json | undefined, after.get(viewer) as Json);
    const forPublic = changesFor('public');
    const seen = hashOf(forPublic);
    const changes: { [viewer in Viewer]?: ReturnType<typeof changesFor> } = { public: forPublic };
    for (let seat = 0; seat < this.agreement.seats; seat += 1) {
      const own = changesFor(seat);
      if (hashOf(own) !== seen) changes[seat] = own;
    }
    return changes;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a session of any game, for those who only carry it about
export type AnySession = Session<any, any, any, any>;

/** What a table may be told when it is made; what is left out gets a sensible value. */
export interface StartOptions<O> {
  readonly seats: number;
  readonly seed: string;
  /** As given by people: checked against the game's schema, which also fills in what is left out. */
  readonly options?: Json | Partial<O>;
  readonly dice?: Setting['dice'];
  readonly undo?: UndoPolicy;
  readonly chance?: ChanceSource;
  readonly keeping?: Keeping;
}

/** Where a setting's chance comes from. */
export function chanceOf(setting: Setting): ChanceSource {
  const source = seeded(setting.seed);
  return setting.dice === 'typed' ? typedDice(source) : source;
}

export function startSession<S, C, V, O>(game: Game<S, C, V, O>, start: StartOptions<O>): Session<S, C, V, O> {
  const { least, most, rule } = game.seats;
  if (!Number.isInteger(start.seats) || start.seats < least || start.seats > most)
    throw new TableRefused(
      `${game.title} is played by ${least} to ${most}; ${start.seats} seats were asked for.`,
      rule,
    );
  const options = game.options.safeParse(start.options ?? {});
  if (!options.success) {
    const problems = options.error.issues.map((issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`);
    throw new TableRefused(`The options of the table will not do: ${problems.join('; ')}`);
  }
  const agreement: Agreement<O> = { seats: start.seats, options: options.data };
  const setting: Setting = { seed: start.seed, dice: start.dice ?? 'seeded', undo: start.undo ?? 'ask' };
  const state = game.setup(game.content, agreement);
  return new Session(
    game,
    agreement,
    setting,
    start.keeping ?? KEEP_ALL,
    start.chance ?? chanceOf(setting),
    { state, counts: NO_COUNTS, past: [], log: [], notes: [] },
    [],
  );
}
