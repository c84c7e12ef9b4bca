/**
 * Saves, which are whole-game records at the same time: all answers, a checkpoint per round, what each viewer saw
 * change in each step, and the open position. A save made today opens next year: states change shape by numbered
 * migrations, and if a rule of the open step changed, only that step is asked again.
 */
import type { ChanceSource } from './chance.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { RecordedStep, type Step } from './history.ts';
import { CHANCE, type Json, type LogEntry } from './play.ts';
import { BadSave, describe, FORMAT, FORMAT_VERSION, type Save } from './save-format.ts';
import { type AnySession, Session } from './session.ts';
import { chanceOf, KEEP_ALL, type Keeping } from './setting.ts';

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

function migrate<S, C, V, O>(game: Game<S, C, V, O>, version: number, state: Json, where: string): S {
  let current = state;
  try {
    for (let from = version; from < game.version; from += 1) current = game.migrations[from - 1]!(current);
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
  if (save.game !== game.id) throw new BadSave(`This is a save of "${save.game}", not of "${game.id}".`);
  if (save.version > game.version)
    throw new BadSave(`This save is of version ${save.version} of ${game.title}; this is version ${game.version}.`);
  const misfit = whatDoesNotFit(save, game.seats);
  if (misfit !== undefined) throw new BadSave(`The save is damaged: ${misfit}.`);
  const options = game.options.safeParse(save.options);
  if (!options.success) throw new BadSave(`The save is damaged in its options at ${describe(options.error)}.`);

  const agreement = { seats: save.seats, options: options.data };
  const setting = { seed: save.seed, dice: save.dice, undo: save.undo };
  const sameShape = save.version === game.version;
  const past = save.past.map(
    (step, i): Step<S> => ({
      ...step,
      // A state of another shape has another hash.
      hash: sameShape ? step.hash : undefined,
      changes: step.changes as Step<S>['changes'],
      checkpoint:
        step.checkpoint === undefined ? undefined : migrate(game, save.version, step.checkpoint, `step ${i + 1}`),
    }),
  );
  const checkpoint = migrate(game, save.version, save.open.checkpoint, 'its open step');
  const resume = (journal: Save['open']['journal']) => {
    const beginning = {
      state: checkpoint,
      counts: save.open.counts,
      past: past.map((step) => new RecordedStep(step, step.changes!)),
      log: save.log.slice() as LogEntry[],
      notes: save.notes.slice() as Session<S, C, V, O>['notes'][number][],
    };
    return new Session(game, agreement, setting, keeping, chance ?? chanceOf(setting), beginning, journal);
  };

  try {
    const session = resume(save.open.journal);
    const isSame = !sameShape || hashOf(session.state as Json) === save.open.hash;
    if (isSame && save.open.pending.every(([seat, answer]) => session.answer(seat, answer) === undefined))
      return session;
  } catch {
    // The rules of the open step have changed so much that its answers no longer fit, or break them.
  }
  const answered = save.open.journal.filter(({ by }) => by !== CHANCE).length;
  try {
    const session = resume([]);
    session.tell({ say: 'kernel.asked-again', args: { dropped: answered + save.open.pending.length } });
    return session;
  } catch (cause) {
    throw new BadSave(`The save cannot be played on: ${(cause as Error).message}`, cause);
  }
}
