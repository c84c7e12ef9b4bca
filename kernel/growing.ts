/**
 * A game kept as it grows, step by step: what each finished step adds to a save, without the rules that played it. Whoever
 * keeps these with the answers has the whole game at every moment, as a save has it, for a few bytes a step.
 */
import { type Change, withChanges } from './diff.ts';
import type { AnyGame, Viewer } from './game.ts';
import { canonical, hashOf, hashOfAll } from './hash.ts';
import { countsAfter, type Entry, isKeptOf, type Mark, type Moment, type Note, type ViewChanges } from './history.ts';
import { Migrating } from './migrating.ts';
import type { Json, LogEntry } from './play.ts';
import { BadSave, type Save, type SavedStep } from './save-format.ts';
import type { AnySession } from './session.ts';
import type { Finished } from './setting.ts';
import { Sights } from './sights.ts';

/** A finished step as it is kept. */
export interface KeptStep {
  readonly journal: readonly Entry[];
  readonly marks?: readonly Mark[];
  readonly reveals?: readonly number[];
  readonly log?: readonly LogEntry[];
  /** Of the state after the step. */
  readonly hash: string;
  /** What the step changed in the state. */
  readonly state: readonly Change[];
}

export function keptStep({ step, log, changed }: Finished): KeptStep {
  const { journal, marks, reveals, hash } = step;
  return {
    journal,
    ...(marks.length > 0 && { marks }),
    ...(reveals.length > 0 && { reveals }),
    ...(log.length > 0 && { log }),
    hash: hash!,
    state: changed,
  };
}

const changedSince = (session: AnySession, still: unknown) => session.changedSince(still) as readonly Json[];

/** How marks of several changes begin, in whatever order those came: members of a record come in any. */
const UNORDERED = '+';

/** Tells one position within an open step from another: two that began alike and differ now have another mark. */
export function markOf(session: AnySession, still: unknown = session.still): string {
  const changes = changedSince(session, still);
  if (changes.length === 0) return '';
  return changes.length === 1 ? hashOf(changes[0]!) : UNORDERED + hashOfAll(changes);
}

/** Whether this is the mark of where the session stands. */
export function isMarkOf(mark: string, session: AnySession, still: unknown = session.still): boolean {
  if (mark === markOf(session, still)) return true;
  // Marks of old are of the changes in order.
  const changes = mark.startsWith(UNORDERED) ? [] : changedSince(session, still);
  return changes.length > 1 && mark === hashOf(changes.map(canonical).sort());
}

/** The beginning of a game that is kept as it grows: a save of its first moment, before any step. */
type Beginnings = Pick<Save, 'game' | 'version' | 'seats' | 'options' | 'seed' | 'dice' | 'undo' | 'chance'>;

export function firstSave(of: Beginnings, checkpoint: Json): Save {
  return {
    format: 'holotape-save',
    formatVersion: 1,
    ...of,
    past: [],
    open: { checkpoint, counts: {}, journal: [], pending: [] },
    log: [],
    notes: [],
  };
}

/** A save that grows by kept steps. No rule is played: only what viewers saw is worked out again, from the states. */
export class GrowingSave {
  readonly #game: AnyGame;
  readonly #save: Save;
  readonly #past: SavedStep[];
  readonly #log: Save['log'];
  readonly #notes: Save['notes'];
  /** The states before the steps, where they are known. */
  readonly #states: (Json | undefined)[];
  #checkpoint: Json;
  #counts: Save['open']['counts'];
  #journal: Save['open']['journal'];
  #sights: Sights<Json> | undefined;
  #grown = false;

  constructor(game: AnyGame, save: Save) {
    this.#game = game;
    this.#save = save;
    this.#past = save.past.slice();
    this.#log = save.log.slice();
    this.#notes = save.notes.slice();
    this.#states = save.past.map(({ checkpoint }) => checkpoint);
    this.#checkpoint = save.open.checkpoint;
    this.#counts = save.open.counts;
    this.#journal = save.open.journal;
  }

  /** A step that was finished. */
  add(kept: KeptStep): void {
    const { journal, marks = [], reveals = [], log = [], hash } = kept;
    const state = withChanges(this.#checkpoint, kept.state);
    this.#past.push({
      counts: this.#counts,
      logged: this.#log.length,
      journal: journal as SavedStep['journal'],
      marks: marks as SavedStep['marks'],
      reveals: reveals as SavedStep['reveals'],
      hash,
      changes: this.#seen(state) as SavedStep['changes'],
    });
    this.#states.push(this.#checkpoint);
    this.#log.push(...(log as Save['log']));
    this.#counts = countsAfter(this.#counts, journal);
    this.#checkpoint = state;
    this.#journal = [];
    this.#grown = true;
  }

  /** Play was taken back to a moment of an earlier step, which began with this state. */
  goBack({ step, at }: Moment, checkpoint: Json): void {
    const to = this.#past[step];
    if (to === undefined)
      throw new BadSave(`The record is damaged: play was taken back to step ${step + 1}, which is missing.`);
    this.#past.length = step;
    this.#states.length = step;
    this.#log.length = to.logged;
    this.#checkpoint = checkpoint;
    this.#counts = to.counts;
    this.#journal = to.journal.slice(0, at);
    this.#sights?.forgetRecord();
    this.#grown = true;
  }

  /** Lines of the table's own, from that one on. */
  tell(from: number, notes: readonly Note[]): void {
    this.#notes.splice(from, this.#notes.length, ...(notes as Save['notes']));
  }

  /** The whole of it. Its open step is where it was saved, or at its beginning if it has grown since. */
  get save(): Save {
    const last = this.#past.at(-1);
    if (this.#grown && last?.hash !== undefined && hashOf(this.#checkpoint) !== last.hash)
      throw new BadSave('The record is damaged: its steps do not lead to the state they should.');
    const past = this.#past.map((step, i): SavedStep => {
      const state = this.#states[i];
      return state === undefined || !isKeptOf(this.#past, i) ? step : { ...step, checkpoint: state };
    });
    const open = this.#grown
      ? { checkpoint: this.#checkpoint, counts: this.#counts, journal: this.#journal, pending: [] }
      : this.#save.open;
    return { ...this.#save, past, open, log: this.#log, notes: this.#notes };
  }

  /** What each viewer saw change when the state became this one. */
  #seen(state: Json): ViewChanges {
    const game = this.#game;
    const { seats, version, options } = this.#save;
    if (this.#sights === undefined) {
      const migrating = new Migrating(game, version, options);
      const viewOf = (still: Json, viewer: Viewer) =>
        game.view({ state: migrating.state(still), content: game.content }, viewer);
      this.#sights = new Sights<Json>(seats, viewOf);
    }
    try {
      return this.#sights.record(state, this.#past as { changes: ViewChanges }[]);
    } catch {
      // A view that breaks is no reason to lose the game behind it.
      return { public: [] };
    }
  }
}
