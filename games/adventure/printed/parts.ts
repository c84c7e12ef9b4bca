/** Small parts that printed cards are made of: ids, amounts, places. */
import { z } from 'zod';
import { ENCOUNTER_BACKS, FACTIONS } from '../words.ts';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
export const name = z.string().min(1).max(40);
export const text = z.string().min(1).max(900);
export const whole = z.number().int().nonnegative();
export const positive = z.number().int().positive();
/** So many more come with New California. NC-SETUP-1, NC-SETUP-2 */
export const moreCopies = whole.max(9).default(0);

/**
 * `020`, `W01`: numbered cards belong to the library, starred ones to the decks of the beginning. FB-SETUP-7, FB-LIB-1
 * Several cards may bear one number, each with a letter behind it: `178a`, `178b`. NC-RULES-1
 */
export const cardId = z
  .string()
  .regex(/^([0-9]{3}[a-d]?|[WS][0-9]{2})$/, 'a card is "020" (library, "178a" one of several) or "W01" (star deck)');

const AMOUNT = /^(level|hits|letters|survivors)( x ?\d+)?( ?[+-] ?\d+)?$/;
const AMOUNT_IS =
  'an amount is a number, or level, hits, letters or survivors, with "+ 1", "- 1" or "x 2" behind it if need be';

/**
 * How much: a number; `level` of the encounter icon (FB-ENC-10), `hits` of an open test, `letters` the survivor owns,
 * `survivors` in the game; each of these also as `level + 1`, `level - 1`, `level x 2`.
 */
export const amount = z.union([whole, z.string().regex(AMOUNT, AMOUNT_IS)], AMOUNT_IS);
export type Amount = z.infer<typeof amount>;

/** What a space must be free of. */
const absent = z.enum([...FACTIONS, 'enemy', 'cap']);
const steps = z.strictObject({ least: whole.optional(), most: whole.optional() });

const placeParts = {
  /** The id of a space: its printed name in lower case with "-". */
  space: id.optional(),
  /** Every space with this encounter icon; `named` every space with a name, `any` every space. */
  icon: z.enum([...ENCOUNTER_BACKS, 'named', 'any']).optional(),
  level: z
    .strictObject({ least: positive.optional(), most: positive.optional() })
    .or(z.enum(['highest']))
    .optional(),
  marker: id.optional(),
  token: z.enum(FACTIONS).optional(),
  /** Where a Cap of this card lies. */
  cap: z.literal(true).optional(),
  /** The survivor's own space. */
  here: z.literal(true).optional(),
  /** That space, or one so many spaces from it. */
  within: positive.optional(),
  /** Spaces so far from the nearest of these, instead of themselves: a number, or `{ least: 2 }`. */
  away: z
    .preprocess((given) => (typeof given === 'number' ? { least: given, most: given } : given), steps)
    .meta({ short: { type: 'integer' } })
    .optional(),
  /** Only spaces without such a token, enemy or Cap. */
  without: z
    .preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(absent).min(1))
    .meta({ short: { enum: absent.options } })
    .optional(),
  /** Of all these, those nearest to the survivor. */
  nearest: z.literal(true).optional(),
};

/** Where: a named space; every space with an icon, perhaps of some level; a quest marker; a faction token. */
export interface Place extends z.infer<z.ZodObject<typeof placeParts>> {
  /** One of several places. */
  readonly any?: readonly Place[] | undefined;
}

const placeObject: z.ZodType<Place> = z
  .strictObject({
    ...placeParts,
    get any() {
      return z.array(place).min(2).optional();
    },
  })
  .refine(
    ({ space, any, icon, marker, token, cap, here }) =>
      [space, any, icon, marker, token, cap, here].filter((each) => each !== undefined).length === 1,
    'a place is told by exactly one of space, any, icon, marker, token, cap, here',
  );

/** `pearl-yard` for short means `{ space: pearl-yard }`; `settlement`, `wasteland` and `named` any such space; `here`. */
export const place: z.ZodType<Place> = z
  .preprocess((given) => {
    if (typeof given !== 'string') return given;
    if (given === 'here') return { here: true };
    return (['named', ...ENCOUNTER_BACKS] as string[]).includes(given) ? { icon: given } : { space: given };
  }, placeObject)
  .meta({ short: { type: 'string' } });
