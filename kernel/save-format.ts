/** What a save looks like as a file, and how a damaged one is told. */
import { z } from 'zod';
import { CHANCE, type Json, MARKS } from './play.ts';
import { UNDO_POLICIES } from './setting.ts';

export const FORMAT = 'holotape-save';
/** The number of the save's own shape, as opposed to the state's inside it. */
export const FORMAT_VERSION = 1;

// A save is read from JSON, so whatever is there is Json; states are checked by their own schema.
const json = z.unknown() as z.ZodType<Json>;
const whole = z.number().int().nonnegative();
const counts = z.record(z.string(), whole);
const entry = z.strictObject({
  ask: z.string(),
  by: z.union([whole, z.literal(CHANCE), z.array(whole)]),
  answer: json,
});
const logEntry = z.strictObject({
  say: z.string(),
  args: z.record(z.string(), json).optional(),
  rule: z.string().optional(),
  to: z.array(whole).optional(),
});
const path = z.array(z.union([z.string(), whole]));
const change = z.union([z.tuple([path]), z.tuple([path, json])]);
const step = z.strictObject({
  checkpoint: json.optional(),
  counts,
  logged: whole,
  journal: z.array(entry),
  marks: z.array(z.strictObject({ mark: z.enum(MARKS), at: whole })),
  reveals: z.array(whole),
  hash: z.string().optional(),
  changes: z.record(z.string(), z.array(change)),
});

/** More than any game has. */
const MOST_SEATS = 64;

const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: z.string(),
  version: z.number().int().positive(),
  seats: whole.max(MOST_SEATS, 'no table has so many seats'),
  options: json,
  seed: z.string(),
  dice: z.enum(['seeded', 'typed']),
  undo: z.enum(UNDO_POLICIES),
  /** Where chance comes from; older saves do not say it. */
  chance: z.literal('keyed').optional(),
  past: z.array(step),
  open: z.strictObject({
    checkpoint: json,
    counts,
    journal: z.array(entry),
    /** Answers to the open question by some of the seats it is put to. */
    pending: z.array(z.tuple([whole, json])),
    /** Of the state at the open question; unknown of a game that was kept step by step. */
    hash: z.string().optional(),
  }),
  log: z.array(logEntry),
  notes: z.array(z.strictObject({ after: whole, entry: logEntry })),
  /** Anything a table wants to keep beside the game: names of the seats, which of them are bots. */
  table: json.optional(),
});

export type Save = z.infer<typeof saveSchema>;
export type SavedStep = Save['past'][number];

/** A save that cannot be opened, and why. */
export class BadSave extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BadSave';
  }
}

/** The first thing that is wrong, and how many more there are. */
export function describe(error: z.ZodError): string {
  const { path: at, message } = error.issues[0]!;
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : '';
  return `${at.join('.') || 'its beginning'}: ${message}${more}`;
}

/** Reads a save's text. */
export function parseSave(text: string): Save {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadSave(`This is not a save: it is not JSON (${(error as Error).message}).`);
  }
  const head = value as { format?: unknown; formatVersion?: unknown } | null;
  if (head?.format !== FORMAT) throw new BadSave(`This is not a Holotape save: its "format" is not "${FORMAT}".`);
  if (typeof head.formatVersion === 'number' && head.formatVersion > FORMAT_VERSION)
    throw new BadSave('This save was made by a newer Holotape; update to open it.');
  const parsed = saveSchema.safeParse(value);
  if (!parsed.success) throw new BadSave(`The save is damaged at ${describe(parsed.error)}.`);
  const unseen = whereUnseen(value as Json);
  if (unseen !== undefined)
    throw new BadSave(`The save is damaged at ${unseen}: there are signs in it that nobody can see.`);
  return parsed.data;
}

/** Commands to a terminal, and signs that cannot be seen or that turn the text around them: nobody types those. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u;

/** The place of a text with such signs. */
function whereUnseen(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return UNSEEN.test(value) ? '' : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, each] of Object.entries(value)) {
    const where = UNSEEN.test(key) ? '' : whereUnseen(each);
    if (where !== undefined) return where === '' ? key.replace(new RegExp(UNSEEN, 'gu'), '') : `${key}.${where}`;
  }
  return undefined;
}
