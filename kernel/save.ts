/**
 * Saves, which are whole-game records at the same time: all answers, a checkpoint per round, what each viewer saw
 * change in each step, and the open position. A save made today opens next year: states change shape by numbered
 * migrations, and if a rule of the open step changed, only that step is asked again.
 */
import type { ChanceSource } from './chance.ts';
import type { Agreement, Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type Entry, type Note, RecordedStep, type Step } from './history.ts';
import { Migrating } from './migrating.ts';
import { CHANCE, type Json, type LogEntry } from './play.ts';
import { BadSave, describe, FORMAT, FORMAT_VERSION, type Save } from './save-format.ts';
import { type AnySession, Session } from './session.ts';
import { chanceOf, KEEP_ALL, type Keeping, type Setting } from './setting.ts';

/** The whole game as plain JSON. `table` is kept as it is, for whoever runs the table. */
export function saveSession(session: AnySession, table?: Json): Save {
  return JSON.parse(saveText(session, table)) as Save;
}

/** The same as text: a long game is written down in a fraction of the time, as most of its past is text already. */
export function saveText(session: AnySession, table?: Json): string {
  const { game, agreement, setting, open } = session;
  if (open.checkpoint === undefined) throw new Error('A session that keeps no checkpoint cannot be saved.');
  const head = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: game.id,
    version: game.version,
    seats: agreement.seats,
    options: agreement.options,
    ...setting,
  };
  const rest = {
    open: {
      checkpoint: open.checkpoint,
      counts: open.counts,
      journal: open.journal,
      pending: [...session.pending],
      hash: hashOf(session.state),
    },
    log: session.ruleLog.slice(0, open.logged),
    notes: session.notes,
    ...(table !== undefined && { table }),
  };
  return `${JSON.stringify(head).slice(0, -1)},"past":[${session.past.map(stepText).join()}],${JSON.stringify(rest).slice(1)}`;
}

function stepText({
  changesText,
  checkpoint,
  counts,
  logged,
  journal,
  marks,
  reveals,
  hash,
}: RecordedStep<unknown>): string {
  const step = JSON.stringify({ checkpoint, counts, logged, journal, marks, reveals, hash });
  return `${step.slice(0, -1)},"changes":${changesText}}`;
}

/** What the schema of a save cannot say: numbers that must fit each other. */
function whatDoesNotFit(save: Save, seats: { readonly least: number; readonly most: number }): string | undefined {
  if (save.seats < seats.least || save.seats > seats.most) return `${save.seats} seats cannot play this game`;
  if (save.past.length > 0 && save.past[0]!.checkpoint === undefined) return 'the first step has no checkpoint';
  const isSeat = (by: unknown) => by === CHANCE || (typeof by === 'number' && by < save.seats);
  let logged = 0;
  for (const [i, step] of save.past.entries()) {
    if (step.logged < logged || step.logged > save.log.length) return `the log of step ${i + 1} is missing`;
    logged = step.logged;
  }
  for (const { journal } of [...save.past, save.open])
    for (const { by, ask } of journal)
      if (!(typeof by === 'object' ? by.every(isSeat) : isSeat(by)))
        return `nobody sits at ${by}, who answered "${ask}"`;
  return undefined;
}

/** A save brought up to date and ready to be played on, or looked at. */
class Opened<S, C, V, O> {
  readonly #game: Game<S, C, V, O>;
  readonly #save: Save;
  readonly #agreement: Agreement<O>;
  readonly #setting: Setting;
  readonly #checkpoint: S;
  readonly #past: readonly Step<S>[];

  constructor(game: Game<S, C, V, O>, save: Save) {
    this.#game = game;
    this.#save = save;
    if (save.game !== game.id) throw new BadSave(`This is a save of "${save.game}", not of "${game.id}".`);
    if (save.version > game.version)
      throw new BadSave(`This save is of version ${save.version} of ${game.title}; this is version ${game.version}.`);
    const misfit = whatDoesNotFit(save, game.seats);
    if (misfit !== undefined) throw new BadSave(`The save is damaged: ${misfit}.`);
    const migrating = migratingOf(game, save);
    const options = game.options.safeParse(migrating.options);
    if (!options.success) throw new BadSave(`The save is damaged in its options at ${describe(options.error)}.`);
    const { seats, seed, dice, undo, chance } = save;
    this.#agreement = { seats, options: options.data };
    this.#setting = { seed, dice, undo, ...(chance && { chance }) };
    const stateOf = (state: Json, where: string): S => checkedState(game, migrating, state, where);
    this.#past = save.past.map(
      (step, i): Step<S> => ({
        ...step,
        // A state of another shape has another hash.
        hash: this.isSameShape ? step.hash : undefined,
        changes: step.changes as Step<S>['changes'],
        checkpoint: step.checkpoint === undefined ? undefined : stateOf(step.checkpoint, `step ${i + 1}`),
      }),
    );
    this.#checkpoint = stateOf(save.open.checkpoint, 'its open step');
  }

  get isSameShape(): boolean {
    return this.#save.version === this.#game.version;
  }

  /** From the beginning of the open step through these answers; undefined: no rule is played. */
  session(
    journal: readonly Entry[] | undefined,
    chance: ChanceSource | undefined,
    keeping: Keeping,
  ): Session<S, C, V, O> {
    const { counts } = this.#save.open;
    const past = this.#past.map((step) => new RecordedStep(step, step.changes!));
    const log = this.#save.log.slice() as LogEntry[];
    const notes = this.#save.notes.slice() as Note[];
    const beginning = { state: this.#checkpoint, counts, past, log, notes };
    const source = chance ?? chanceOf(this.#setting);
    return new Session(this.#game, this.#agreement, this.#setting, keeping, source, beginning, journal);
  }
}

function migratingOf<S, C, V, O>(game: Game<S, C, V, O>, { version, options }: Save): Migrating {
  try {
    return new Migrating(game, version, options);
  } catch (cause) {
    throw new BadSave('The save is damaged in its options: they cannot be brought up to date.', cause);
  }
}

function checkedState<S, C, V, O>(game: Game<S, C, V, O>, migrating: Migrating, state: Json, where: string): S {
  let current: Json;
  try {
    current = migrating.state(state);
  } catch (cause) {
    throw new BadSave(`The save is damaged in ${where}: it cannot be brought up to date.`, cause);
  }
  const parsed = game.state.safeParse(current);
  if (!parsed.success) throw new BadSave(`The save is damaged in ${where} at ${describe(parsed.error)}.`);
  return parsed.data;
}

/** Opens a save. `chance` is for tests; the save says where chance comes from otherwise. */
export function loadSession<S, C, V, O>(
  game: Game<S, C, V, O>,
  save: Save,
  chance?: ChanceSource,
  keeping: Keeping = KEEP_ALL,
): Session<S, C, V, O> {
  const opened = new Opened(game, save);
  const { journal, pending, hash } = save.open;
  try {
    const session = opened.session(journal, chance, keeping);
    const isSame = !opened.isSameShape || hash === undefined || hashOf(session.state as Json) === hash;
    if (isSame && pending.every(([seat, answer]) => session.answer(seat, answer) === undefined)) return session;
  } catch {
    // The rules of the open step have changed so much that its answers no longer fit, or break them.
  }
  const answered = journal.filter(({ by }) => by !== CHANCE).length;
  try {
    const session = opened.session([], chance, keeping);
    session.tell({ say: 'kernel.asked-again', args: { dropped: answered + pending.length } });
    return session;
  } catch (cause) {
    throw new BadSave(`The save cannot be played on: ${(cause as Error).message}`, cause);
  }
}

/** The game of a save as it stood at its last finished step, only to be looked at: no rule is played, nothing is asked. */
export function lookAt<S, C, V, O>(game: Game<S, C, V, O>, save: Save): Session<S, C, V, O> {
  return new Opened(game, save).session(undefined, undefined, KEEP_ALL);
}
