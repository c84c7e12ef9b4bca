/** What is told of a game as it is played: the lines of its log, and what each viewer sees and has seen. */
import type { Change } from './diff.ts';
import type { Game, Viewer } from './game.ts';
import { linesInOrder, type Note, type RecordedStep, type ViewChanges } from './history.ts';
import type { Json, LogEntry } from './play.ts';
import { Sights } from './sights.ts';

export class Telling<S, C, V, O> {
  readonly #game: Game<S, C, V, O>;
  readonly #seats: number;
  /** The rules' lines of finished steps. */
  log: LogEntry[];
  /** The table's own lines. */
  notes: Note[];
  /** The state as it was when somebody looked last. Never changed. */
  still: S;
  #sightsSoFar: Sights<S> | undefined;

  constructor(game: Game<S, C, V, O>, seats: number, log: LogEntry[], notes: Note[], still: S) {
    this.#game = game;
    this.#seats = seats;
    this.log = log;
    this.notes = notes;
    this.still = still;
  }

  /** The rules' lines from that one on, without looking at those before: a log gets long. `open`: those of the open step. */
  linesFrom(first: number, open: readonly LogEntry[]): LogEntry[] {
    const lines = open.slice(Math.max(0, first - this.log.length));
    return first < this.log.length ? [...this.log.slice(first), ...lines] : lines;
  }

  /** The rules' lines and the table's own, in order. */
  whole(open: readonly LogEntry[]): LogEntry[] {
    return linesInOrder(this.linesFrom(0, open), this.notes).map(({ line }) => line);
  }

  tell(after: number, entry: LogEntry): void {
    this.notes.push({ after, entry });
  }

  /** After going back there are fewer lines; the table's own stay, at the end. */
  cutNotes(lines: number): void {
    if (this.notes.some(({ after }) => after > lines))
      this.notes = this.notes.map((note) => (note.after > lines ? { ...note, after: lines } : note));
  }

  /** The state as it stands, never to be changed; what is as it was when somebody looked last is the same object. */
  look(state: S): S {
    const game = this.#game;
    this.still = game.share === undefined ? game.copy(state) : game.share(this.still, state);
    return this.still;
  }

  /** Made when somebody looks: thoughts of bots are many, and few of them do. */
  get #sights(): Sights<S> {
    const game = this.#game;
    const viewOf = (state: S, viewer: Viewer) => game.view({ state, content: game.content }, viewer);
    this.#sightsSoFar ??= new Sights(this.#seats, viewOf);
    return this.#sightsSoFar;
  }

  view(still: S, viewer: Viewer): V {
    return this.#sights.view(still, viewer) as V;
  }

  viewSince(still: S, viewer: Viewer, before: V | null): { readonly view: V; readonly changes: readonly Change[] } {
    const { is, changes } = this.#sights.since(still, viewer, before as Json);
    return { view: is as V, changes };
  }

  /** What differs between two states, neither of them ever to be changed. */
  between(before: S, after: S): readonly Change[] {
    return this.#sights.between(before, after);
  }

  /** What every viewer sees change by a step that ends with `still` and comes after `past`. */
  record(still: S, past: readonly RecordedStep<S>[]): ViewChanges {
    return this.#sights.record(still, past);
  }

  /** Play has gone back: the last step on record is another. */
  forgetRecord(): void {
    this.#sightsSoFar?.forgetRecord();
  }
}
