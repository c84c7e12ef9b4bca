/** Small parts that printed cards are made of: ids, amounts, places. */
import { z } from 'zod';
import { ENCOUNTER_BACKS, FACTIONS } from '../words.ts';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
export const name = z.string().min(1).max(40);
export const text = z.string().min(1).max(900);
export const whole = z.number().int().nonnegative();
export const positive = z.number().int().positive();

/** `020`, `W01`: numbered cards belong to the library, starred ones to the decks of the beginning. FB-SETUP-7, FB-LIB-1 */
export const cardId = z.string().regex(/^([0-9]{3}|[WS][0-9]{2})$/, 'a card is "020" (library) or "W01" (star deck)');

const AMOUNT = /^(level|hits|letters|survivors)( x ?\d+)?( ?[+-] ?\d+)?$/;
const AMOUNT_IS =
  'an amount is a number, or level, hits, letters or survivors, with "+ 1", "- 1" or "x 2" behind it if need be';

/**
 * How much: a number; `level` of the encounter icon (FB-ENC-10), `hits` of an open test, `letters` the survivor owns,
 * `survivors` in the game; each of these also as `level + 1`, `level - 1`, `level x 2`.
 */
export const amount = z.union([whole, z.string().regex(AMOUNT, AMOUNT_IS)], AMOUNT_IS);
export type Amount = z.infer<typeof amount>;

/** Where: a named space; every space with an icon, perhaps of some level; a quest marker; a faction token. */
const placeObject = z
  .strictObject({
    /** The id of a space: its printed name in lower case with "-". */
    space: id.optional(),
    /** One of several. */
    any: z.array(id).min(2).optional(),
    icon: z.enum([...ENCOUNTER_BACKS, 'named']).optional(),
    level: z
      .strictObject({ least: positive.optional(), most: positive.optional() })
      .or(z.enum(['highest']))
      .optional(),
    marker: id.optional(),
    token: z.enum(FACTIONS).optional(),
    /** That space, or one so many spaces from it. */
    within: positive.optional(),
    /** The survivor's own space. */
    here: z.literal(true).optional(),
    /** Only spaces without a token of this faction. */
    without: z.enum([...FACTIONS, 'enemy']).optional(),
  })
  .refine(
    ({ space, any, icon, marker, token, here }) =>
      [space, any, icon, marker, token, here].filter((each) => each !== undefined).length === 1,
    'a place is told by exactly one of space, any, icon, marker, token, here',
  );

/** `pearl-yard` for short means `{ space: pearl-yard }`; `settlement`, `wasteland` and `named` any such space; `here`. */
export const place = z.preprocess((given) => {
  if (typeof given !== 'string') return given;
  if (given === 'here') return { here: true };
  return (['named', ...ENCOUNTER_BACKS] as string[]).includes(given) ? { icon: given } : { space: given };
}, placeObject);
export type Place = z.infer<typeof placeObject>;
