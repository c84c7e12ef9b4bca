/**
 * What cards tell survivors to do: the rulebook's verbs. An instruction is one verb with what belongs to it,
 * `{ xp: 3 }`, `{ test: { letters: [P, L], difficulty: 4, ... } }`; a verb without details may stand alone: `trash`.
 */
import { z } from 'zod';
import { ENEMY_TYPES, FACTIONS, LETTERS, TRAITS } from '../words.ts';
import { type Condition, cards, condition, enemies } from './conditions.ts';
import { type Amount, amount, cardId, id, place, positive, text, whole } from './parts.ts';

const yes = z.literal(true).optional();
const amountOrAll = z.union([amount, z.literal('all')]).optional();

const shop = z
  .preprocess(
    (given) => (typeof given === 'object' ? given : { times: given }),
    z.strictObject({
      times: amount,
      /** Every item costs so much less. */
      less: whole.default(0),
      /** Cards are sold for their whole value. */
      full: z.literal(true).optional(),
    }),
  )
  .meta({ short: { type: ['integer', 'string'] } });

const plain = {
  // Gained and suffered. FB-RES-7 to FB-RES-10, FB-HP
  xp: amount.optional(),
  /** Every survivor gains it, whoever earned it. NC-RULES-3 */
  groupXp: amount.optional(),
  caps: amount.optional(),
  loot: amount.optional(),
  asset: amount.optional(),
  agenda: amount.optional(),
  damage: amount.optional(),
  rads: amount.optional(),
  /** As many Caps as the survivor has, up to this. */
  loseCaps: amount.optional(),
  heal: amountOrAll,
  /** Recovers rads. */
  cleanse: amountOrAll,
  /** One of several: the survivor chooses. FB-RES-6 */
  become: z.union([z.enum(TRAITS), z.array(z.enum(TRAITS)).min(2)]).optional(),
  lose: z.enum(TRAITS).optional(),
  /** The unique asset of that id, or `any`: a random one. FB-RES-12 */
  gain: id.optional(),
  discard: cards.optional(),
  /** Two letter tokens, one of them kept, as for a level. FB-LVL-1 */
  letter: yes,

  // The shop. FB-RES-11
  shop: shop.optional(),
  /** The shop is discarded and dealt anew. */
  dealShop: yes,
  /** Takes a card of at most this cost from the shop for nothing. */
  takeFromShop: whole.optional(),
  /** Turns up so many assets; one may be bought for its cost and this; the rest is discarded. */
  offer: z.strictObject({ assets: positive, plus: z.number().int() }).optional(),
  /** Turns up assets until one is of this kind, and gains it. */
  search: z.strictObject({ kind: z.enum(['weapon', 'apparel', 'aid', 'drug', 'magazine', 'grenade']) }).optional(),
  /** Items cost so much less in the shopping going on, or else in the next one. */
  bargain: positive.optional(),

  // The library. FB-RES-3 to FB-RES-5, FB-RES-14
  add: cardId.optional(),
  stage: cardId.optional(),
  trash: yes,
  /** Adds so many of these unseen and takes the others out of the game. */
  addAny: z.strictObject({ of: z.array(cardId).min(2), count: amount }).optional(),
  /** Completes an objective (1 is the first) of a staged quest. */
  complete: z.strictObject({ card: cardId, objective: positive }).optional(),
  /** The survivor keeps this card until it is killed; it may make room in the inventory. */
  keep: z.strictObject({ as: id, slots: whole.default(0) }).optional(),
  /** Puts a counter on this card. */
  count: positive.optional(),

  // Factions and the map. FB-RES-13, FB-QUEST-13
  power: z.partialRecord(z.enum(FACTIONS), z.number().int()).optional(),
  place: z
    .strictObject({
      token: z.enum(FACTIONS),
      at: place,
      count: amount.default(1),
      /** From the highest level down, one each, instead of as the survivor likes. */
      highestFirst: yes,
      /** The survivor fights it at once. */
      fight: yes,
    })
    .optional(),
  remove: z.strictObject({ token: z.enum(FACTIONS), at: place, all: yes }).optional(),
  /** Every token of the faction moves nearer to the place. */
  march: z.strictObject({ token: z.enum(FACTIONS), toward: place, steps: positive.default(1) }).optional(),
  marker: z
    .strictObject({
      name: id,
      at: place,
      /** Survivors may take it along. */
      carry: yes,
    })
    .optional(),
  moveMarker: z
    .strictObject({ name: id, steps: amount.optional(), toward: place.optional(), to: place.optional() })
    .refine(({ steps, to }) => (steps === undefined) !== (to === undefined), 'a marker moves "steps" or is put "to"')
    .optional(),
  /** A Cap of this card is put on such a space; `clearCaps` takes all of them away. */
  putCap: place.optional(),
  clearCaps: yes,
  /** Moves so many spaces, as far as possible. */
  move: positive.optional(),
  /** The figure is placed on such a space of the survivor's choice; that is not moving. FB-RULING-26 */
  travel: place.optional(),
  /** Explores a facedown tile that touches an explored one; `adjacent`: only one that touches the survivor's space. */
  explore: z.enum(['any', 'adjacent']).optional(),
  /** Looks at so many facedown tiles. */
  look: positive.optional(),
  kill: z.strictObject({ within: whole, which: enemies.default({}) }).optional(),
  /** Turns an active enemy that is no faction's in the survivor's space facedown. */
  calm: yes,
  moveEnemy: z.strictObject({ within: whole, which: enemies.default({}) }).optional(),

  // Playing together. AB-CAMP-1, AB-MOD-1, AB-FAC-2
  /** C.A.M.P. tokens for the company. */
  camps: positive.optional(),
  /** Draws so many modifications and keeps one. */
  modify: positive.optional(),
  /** Moves the token of the opposing faction. */
  oppose: z.number().int().optional(),
  /** All tokens of the faction act. */
  rouse: z.enum(FACTIONS).optional(),

  // The turn.
  action: positive.optional(),
  endTurn: yes,
  points: positive.optional(),
  unexhaust: z.strictObject({ which: cards.optional(), everyoneHere: yes }).optional(),
  /** Unexhausts so many cards of its choice. */
  ready: positive.optional(),
  /** Rolls a die: on any hit the survivor becomes Addicted. */
  addiction: yes,
  /** So many spaces without terrain and aggressive enemies. */
  sneak: positive.optional(),

  // In a fight or a test.
  hits: positive.optional(),
  /** Cancels enemy hits. */
  cancel: positive.optional(),
  rerolls: positive.optional(),
  /** Rolls this many dice once more; `any` number of them. */
  reroll: z.union([positive, z.literal('any')]).optional(),
  /** Turns one die to a face; `any` face, or that one. */
  setDie: z.union([positive, z.literal('any')]).optional(),
  /** One die counts as showing every area. */
  everyArea: yes,
};

export interface Outcome {
  readonly text?: string | undefined;
  readonly do: readonly Instruction[];
}

interface Nested {
  readonly test?:
    | {
        readonly letters: readonly (typeof LETTERS)[number][];
        readonly difficulty?: Amount | undefined;
        readonly pass?: Outcome | undefined;
        readonly fail?: Outcome | undefined;
        readonly result?: Outcome | undefined;
      }
    | undefined;
  readonly fight?:
    | {
        readonly against: (typeof ENEMY_TYPES)[number] | (typeof FACTIONS)[number];
        readonly plus: number;
        readonly win?: Outcome | undefined;
        readonly lose?: Outcome | undefined;
      }
    | undefined;
  readonly contest?:
    | {
        readonly letters: readonly (typeof LETTERS)[number][];
        readonly within?: number | undefined;
        readonly win: Outcome;
      }
    | undefined;
  readonly vote?:
    | {
        readonly as: string;
        readonly most: readonly Instruction[];
        readonly tied: readonly Instruction[];
        readonly fewest: readonly Instruction[];
      }
    | undefined;
  readonly choose?: readonly { readonly label: string; readonly do: readonly Instruction[] }[] | undefined;
  readonly if?:
    | { readonly this: Condition; readonly do: readonly Instruction[]; readonly else: readonly Instruction[] }
    | undefined;
  readonly everyone?: { readonly who?: Condition | undefined; readonly do: readonly Instruction[] } | undefined;
  readonly another?:
    | {
        readonly within?: number | undefined;
        readonly who?: Condition | undefined;
        readonly do: readonly Instruction[];
      }
    | undefined;
}

type PlainVerbs = z.infer<z.ZodObject<typeof plain>>;
export interface Instruction extends PlainVerbs, Nested {}
export type Verb = keyof Instruction;

/** `[...]` for short means `{ do: [...] }`; with a text it is read out before. */
const outcome: z.ZodType<Outcome> = z.lazy(() =>
  z
    .preprocess(
      (given) => (Array.isArray(given) ? { do: given } : given),
      z.strictObject({ text: text.optional(), do: z.array(instruction).default([]) }),
    )
    .meta({ short: { type: 'array' } }),
);

const letters = z.array(z.enum(LETTERS)).min(1);

const nested = {
  /** Three dice; the letters give rerolls. With a difficulty it is passed or failed, without one `result` counts hits. FB-TEST */
  test: z.lazy(() =>
    z
      .strictObject({
        letters,
        difficulty: amount.optional(),
        pass: outcome.optional(),
        fail: outcome.optional(),
        result: outcome.optional(),
      })
      .refine(
        ({ difficulty, pass, fail, result }) =>
          difficulty === undefined ? result !== undefined && !pass && !fail : result === undefined,
        'a test with a difficulty has "pass" and "fail"; an open test has "result"',
      ),
  ),
  /** Draws and fights an enemy of that type, or the enemy of that faction, `plus` levels higher. FB-FIGHT-17 */
  fight: z.lazy(() =>
    z.strictObject({
      against: z.enum([...ENEMY_TYPES, ...FACTIONS]),
      plus: whole.default(0),
      win: outcome.optional(),
      lose: outcome.optional(),
    }),
  ),
  /** The survivor and another of its choice make an open test; who has more hits gets the outcome. FB-SOLO-3 */
  contest: z.lazy(() => z.strictObject({ letters, within: whole.optional(), win: outcome })),
  /**
   * The survivors in this space count the cards they keep as `as`: who has most does the one, of equals each does
   * `tied`; who has fewest does the other. All such cards, whoever keeps them, leave the game.
   */
  vote: z.lazy(() => z.strictObject({ as: id, most: instructions, tied: instructions, fewest: instructions })),
  choose: z.lazy(() => z.array(z.strictObject({ label: text, do: instructions })).min(2)),
  if: z.lazy(() => z.strictObject({ this: condition, do: instructions.default([]), else: instructions.default([]) })),
  /** Every survivor for whom the condition holds, from the first player on. FB-CORE-3 */
  everyone: z.lazy(() => z.strictObject({ who: condition.optional(), do: instructions })),
  /** Another survivor, perhaps only one so near or for whom something holds, of the survivor's choice. */
  another: z.lazy(() => z.strictObject({ within: whole.optional(), who: condition.optional(), do: instructions })),
};

const instructionObject = z
  .strictObject({
    ...plain,
    test: nested.test.optional(),
    fight: nested.fight.optional(),
    contest: nested.contest.optional(),
    vote: nested.vote.optional(),
    choose: nested.choose.optional(),
    if: nested.if.optional(),
    everyone: nested.everyone.optional(),
    another: nested.another.optional(),
  })
  .refine((each) => Object.keys(each).length === 1, 'an instruction is exactly one verb');

/** Verbs that stand alone. */
const ALONE = Object.keys(plain).filter((verb) => plain[verb as keyof typeof plain] === yes);

const instruction: z.ZodType<Instruction> = z.lazy(() =>
  z
    .preprocess((given) => (typeof given === 'string' ? { [given]: true } : given), instructionObject)
    .meta({ short: { enum: ALONE } }),
) as z.ZodType<Instruction>;

export const instructions: z.ZodType<readonly Instruction[]> = z.lazy(() => z.array(instruction));
