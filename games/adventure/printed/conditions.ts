/** Conditions on cards: what an option requires, what makes it FORCED, when a companion stays, when an agenda pays. */
import { z } from 'zod';
import { ABILITIES, ENEMY_TYPES, FACTIONS, ITEM_KINDS, LETTERS, TILE_KINDS, TRAITS } from '../words.ts';
import { cardId, id, place, positive, whole } from './parts.ts';

/** Which of a survivor's cards: by kind, equipped or not. */
export const cards = z.strictObject({
  kind: z.array(z.enum(ITEM_KINDS)).min(1).optional(),
  /** A robot companion, for instance. */
  robot: z.literal(true).optional(),
  unique: z.literal(true).optional(),
  least: positive.default(1),
  equipped: z.literal(true).optional(),
});
export type WhichCards = z.infer<typeof cards>;

/** Which enemy: all that is said must fit. */
export const enemies = z.strictObject({
  type: z.array(z.enum(ENEMY_TYPES)).min(1).optional(),
  /** The id of a printed enemy. */
  enemy: z.array(id).min(1).optional(),
  faction: z.enum(FACTIONS).optional(),
  /** Any faction token. */
  token: z.literal(true).optional(),
  level: positive.optional(),
  least: positive.optional(),
  ability: z.enum(ABILITIES).optional(),
});
export type WhichEnemies = z.infer<typeof enemies>;

const range = z.strictObject({ least: whole.optional(), most: whole.optional() });
export type Range = z.infer<typeof range>;

const predicates = {
  trait: z.enum(TRAITS).optional(),
  letter: z.enum(LETTERS).optional(),
  letters: range.optional(),
  caps: range.optional(),
  hp: range.optional(),
  rads: range.optional(),
  perks: range.optional(),
  armor: range.optional(),
  cards: cards.optional(),
  /** The equipped weapon is ranged; or shows at least so many letters. */
  ranged: z.literal(true).optional(),
  weaponLetters: range.optional(),
  /** Hits of the open test that this is the outcome of. NC-RULES-2 */
  hits: range.optional(),
  /** The level of the encounter icon. */
  level: range.optional(),
  at: place.optional(),
  /** There is such a space on the faceup map. */
  exists: place.optional(),
  staged: cardId.optional(),
  /** The survivor keeps a card as this. */
  kept: id.optional(),
  /** Faction tokens on the map, or only those at a place. */
  tokens: z
    .strictObject({
      faction: z.enum(FACTIONS),
      at: place.optional(),
      least: whole.optional(),
      most: whole.optional(),
    })
    .optional(),
  /** An active enemy so near. */
  enemy: z.strictObject({ within: whole, which: enemies.optional() }).optional(),
  /** Another survivor in the same space; alone one stands at a settlement instead. FB-SOLO-2 */
  companyOf: z.literal('another-survivor').optional(),
  marker: z.strictObject({ name: id, at: place }).optional(),
  /** So many times a thing was counted on this card. */
  counted: positive.optional(),
  facedownTiles: range.optional(),
  /** The encounter card being played was the last of its deck. */
  lastInDeck: z.literal(true).optional(),
};

/** Another survivor, perhaps near, for whom something holds. */
interface Another {
  readonly within?: number | undefined;
  readonly who?: Condition | undefined;
}

export interface Condition extends z.infer<z.ZodObject<typeof predicates>> {
  readonly not?: Condition | undefined;
  readonly any?: readonly Condition[] | undefined;
  readonly all?: readonly Condition[] | undefined;
  readonly another?: Another | undefined;
}

/** All that is said must hold. `not` turns a condition round, `any` asks for one of several, `all` for every one. */
export const condition: z.ZodType<Condition> = z.strictObject({
  ...predicates,
  get not() {
    return condition.optional();
  },
  get any() {
    return z.array(condition).min(2).optional();
  },
  get all() {
    return z.array(condition).min(2).optional();
  },
  get another() {
    return z.strictObject({ within: whole.optional(), who: condition.optional() }).optional();
  },
});

/** What completes a triggered objective. FB-QUEST-6 */
export const trigger = z
  .strictObject({
    /** One enemy, or one of several sorts of them. */
    kill: z
      .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(enemies).min(1))
      .meta({ short: { type: 'object' } })
      .optional(),
    explore: z.enum([...TILE_KINDS, 'any']).optional(),
    /** A camp action, while this holds. */
    camp: condition.optional(),
    recruit: z.literal(true).optional(),
    /** A faction token comes onto the map. */
    placed: z.enum(FACTIONS).optional(),
    /** So many rads suffered in one turn. */
    radsInTurn: positive.optional(),
    killsInTurn: positive.optional(),
    /** A fight won although so much damage was suffered in it. */
    hurtAndWon: positive.optional(),
    /** Only this card completes it, by `complete`. */
    card: cardId.optional(),
    /** As soon as this holds for a survivor. */
    when: condition.optional(),
  })
  .refine((each) => Object.keys(each).length === 1, 'a trigger names exactly one event');
export type Trigger = z.infer<typeof trigger>;
