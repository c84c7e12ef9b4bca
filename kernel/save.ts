/**
 * Saves, which are whole-game records at the same time: all answers, a checkpoint per round, what each viewer saw
 * change in each step, and the open position. A save made today opens next year: states change shape by numbered
 * migrations, and if a rule of the open step changed, only that step is asked again.
 */
import { z } from 'zod';
import type { ChanceSource } from './chance.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import type { Step } from './history.ts';
import { type Json, type LogEntry, MARKS } from './play.ts';
import {
  type AnySession,
  type Beginning,
  chanceOf,
  JournalMismatch,
  type Keeping,
  Session,
  UNDO_POLICIES,
} from './session.ts';

const FORMAT = 'holotape-save';
/** The number of the save's own shape, as opposed to the state's inside it. */
const FORMAT_VERSION = 1;

const json: z.ZodType<Json> = z.json() as z.ZodType<Json>;
const whole = z.number().int().nonnegative();
const args = z.record(z.string(), json);
const entry = z.strictObject({ ask: z.string(), by: z.union([whole, z.literal('chance')]), answer: json });
const logEntry = z.strictObject({
  say: z.string(),
  args: args.optional(),
  rule: z.string().optional(),
  to: z.array(whole).optional(),
});
const change = z.union([
  z.tuple([z.array(z.union([z.string(), whole])), json]),
  z.tuple([z.array(z.union([z.string(), whole]))]),
]);
const counts = z.record(z.string(), whole);
const step = z.strictObject({
  checkpoint: json.optional(),
  counts,
  logged: whole,
  journal: z.array(entry),
  marks: z.array(z.strictObject({ mark: z.enum(MARKS), at: whole })),
  reveals: z.array(whole),
  hash: z.string(),
  changes: z.record(z.string(), z.array(change)),
});

const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: z.string(),
  version: z.number().int().positive(),
  seats: whole,
  options: json,
  seed: z.string(),
  dice: z.enum(['seeded', 'typed']),
  undo: z.enum(UNDO_POLICIES),
  past: z.array(step),
  open: z.strictObject({ checkpoint: json, counts, journal: z.array(entry), hash: z.string() }),
  log: z.array(logEntry),
  notes: z.array(z.strictObject({ after: whole, entry: logEntry })),
  /** Anything a table wants to keep beside the game: names of the seats, which of them are bots. */
  table: json.optional(),
});

export type Save = z.infer<typeof saveSchema>;

/** A save that cannot be opened, and why. */
export class BadSave extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSave';
  }
}

/** The whole game as plain JSON. `table` is kept as it is, for whoever runs the table. */
export function saveSession(session: AnySession, table?: Json): Save {
  const { game, agreement, setting, open } = session;
  const save = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: game.id,
    version: game.version,
    seats: agreement.seats,
    options: agreement.options,
    ...setting,
    past: session.past,
    open: { checkpoint: open.checkpoint, counts: open.counts, journal: open.journal, hash: hashOf(session.state) },
    log: session.ruleLog.slice(0, open.logged),
    notes: session.notes,
    ...(table !== undefined && { table }),
  };
  // Through JSON, so that nothing in the save is shared with the running game.
  return JSON.parse(JSON.stringify(save)) as Save;
}

function describe(error: z.ZodError): string {
  const { path, message } = error.issues[0]!;
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more problems)` : '';
  return `${path.join('.') || 'the whole file'}: ${message}${more}`;
}

/** Reads a save's text. */
export function parseSave(text: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadSave(`This is not a save: it is not JSON (${(error as Error).message}).`);
  }
  const format = value as { format?: unknown; formatVersion?: unknown } | null;
  if (format?.format !== FORMAT) throw new BadSave(`This is not a Holotape save: its "format" is not "${FORMAT}".`);
  if (typeof format.formatVersion === 'number' && format.formatVersion > FORMAT_VERSION)
    throw new BadSave('This save was made by a newer Holotape; update to open it.');
  const parsed = saveSchema.safeParse(value);
  if (!parsed.success) throw new BadSave(`The save is damaged at ${describe(parsed.error)}.`);
  return parsed.data;
}

function migrate<S, C, V, O>(game: Game<S, C, V, O>, version: number, state: Json, where: string): S {
  let current = state;
  for (let from = version; from < game.version; from += 1) current = game.migrations[from - 1]!(current);
  const parsed = game.state.safeParse(current);
  if (!parsed.success) throw new BadSave(`The save is damaged in ${where} at ${describe(parsed.error)}.`);
  return parsed.data;
}

/** Opens a save. `chance` is for tests; the save says where chance comes from otherwise. */
export function loadSession<S, C, V, O>(
  game: Game<S, C, V, O>,
  save: Save,
  chance?: ChanceSource,
  keeping: Keeping = { past: true, log: true },
): Session<S, C, V, O> {
  if (save.game !== game.id) throw new BadSave(`This is a save of "${save.game}", not of "${game.id}".`);
  if (save.version > game.version)
    throw new BadSave(`This save is of version ${save.version} of ${game.title}; this is version ${game.version}.`);
  const options = game.options.safeParse(save.options);
  if (!options.success) throw new BadSave(`The save is damaged in its options at ${describe(options.error)}.`);

  const agreement = { seats: save.seats, options: options.data };
  const setting = { seed: save.seed, dice: save.dice, undo: save.undo };
  const source = chance ?? chanceOf(setting);
  const past = (): Step<S>[] =>
    save.past.map((step, i) => ({
      ...step,
      journal: step.journal.slice(),
      changes: step.changes as Step<S>['changes'],
      checkpoint:
        step.checkpoint === undefined ? undefined : migrate(game, save.version, step.checkpoint, `step ${i + 1}`),
    }));
  const beginning = (notes: Beginning<S>['notes']): Beginning<S> => ({
    state: migrate(game, save.version, save.open.checkpoint, 'its open step'),
    counts: save.open.counts,
    past: past(),
    log: save.log.slice() as LogEntry[],
    notes,
  });
  const resume = (journal: Save['open']['journal'], notes: Beginning<S>['notes']) =>
    new Session(game, agreement, setting, keeping, source, beginning(notes), journal);

  const notes = save.notes.slice() as Beginning<S>['notes'];
  try {
    const session = resume(save.open.journal, notes);
    // A state of another shape has another hash anyway; there the journal alone tells whether the rules still fit.
    if (save.version !== game.version || hashOf(session.state as Json) === save.open.hash) return session;
  } catch (error) {
    if (!(error instanceof JournalMismatch)) throw error;
  }
  const dropped = save.open.journal.filter(({ by }) => by !== 'chance').length;
  const told: LogEntry = { say: 'kernel.asked-again', args: { dropped } };
  return resume([], [...notes, { after: save.log.length, entry: told }]);
}
