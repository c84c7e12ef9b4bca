/** Assets, loot, unique assets, character cards and perks: what a survivor can have and use. */
import { z } from 'zod';
import { ENEMY_TYPES, ITEM_KINDS, LETTERS, TRAITS } from '../words.ts';
import { condition } from './conditions.ts';
import { instructions } from './instructions.ts';
import { id, moreCopies, name, positive, whole } from './parts.ts';

/**
 * When a card may be used. Without a moment of its own: in the owner's turn, outside of actions or between movement
 * points. FB-PERK-3, FB-RULING-70
 */
const MOMENTS = ['turn', 'before-fight', 'fight', 'test', 'shop'] as const;
export type Moment = (typeof MOMENTS)[number];

const use = z.strictObject({
  when: z.array(z.enum(MOMENTS)).min(1).default(['turn']),
  /** `free`: once in a fight or test. */
  by: z.enum(['exhaust', 'discard', 'free']),
  /** In tests only with one of these letters. */
  letters: z.array(z.enum(LETTERS)).min(1).optional(),
  requires: condition.optional(),
  spend: positive.optional(),
  do: instructions,
});
export type Use = z.infer<typeof use>;

/** Hits that come by themselves in a fight. */
const bonus = z.strictObject({
  hits: positive,
  against: z.array(z.enum(ENEMY_TYPES)).min(1).optional(),
  armored: z.literal(true).optional(),
  if: condition.optional(),
});

const effects = {
  armor: whole.default(0),
  /** +1 reroll in tests that show one of these letters. */
  tests: z.array(z.enum(LETTERS)).default([]),
  /** +1 place in the inventory. FB-CORE-2 */
  slots: whole.default(0),
  /** A move action gives one point. */
  heavy: z.boolean().default(false),
  /** Rads of terrain and of the radiation ability do nothing. */
  sealed: z.boolean().default(false),
  /** More HP recovered at camp. */
  camp: whole.default(0),
  bonus: bonus.optional(),
  use: use.optional(),
};

const item = z
  .strictObject({
    id,
    name,
    kind: z.enum(ITEM_KINDS),
    /** In our words, as it stands on the card. */
    text: z.string().max(200).default(''),
    copies: positive.max(9).default(1),
    moreCopies,
    /** Its cost in the shop, and its value when sold. FB-SHOP-8, FB-SHOP-9 */
    cost: whole.optional(),
    letters: z.array(z.enum(LETTERS)).default([]),
    ranged: z.boolean().default(false),
    robot: z.boolean().default(false),
    /** What the corner shows: only who has it can recruit this companion. FB-SHOP-11 */
    needs: z.union([z.enum(TRAITS), z.enum(LETTERS)]).optional(),
    /** Checked when the companion is unexhausted. FB-COMP-3 */
    stays: condition.optional(),
    /** Caps to pay when it would be unexhausted. FB-EXH-6 */
    readyCost: positive.optional(),
    /** Caps to pay, or the companion leaves when it is unexhausted. */
    wages: positive.optional(),
    /** Sold for its whole value. */
    full: z.boolean().default(false),
    /** For every hit that does damage a Cap is spent, or the card is discarded. */
    upkeep: z.boolean().default(false),
    /** So many Caps for a kill with it. */
    capsPerKill: whole.default(0),
    /** So many XP more for every kill. */
    xpPerKill: whole.default(0),
    /** An enemy that survives a fight against it turns facedown. */
    freezes: z.boolean().default(false),
    /** Aggressive enemies do not attack who comes; difficult spaces cost no more than others. */
    quiet: z.boolean().default(false),
    climbs: z.boolean().default(false),
    ...effects,
    /** Only on events: done at once. FB-CARDS-4 */
    event: instructions.optional(),
  })
  .refine(({ kind, event }) => (kind === 'event') === (event !== undefined), 'an event, and nothing else, has "event"')
  .refine(({ kind, letters, ranged }) => kind === 'weapon' || (letters.length === 0 && !ranged), {
    message: 'only a weapon has letters and can be ranged',
  })
  .refine(({ kind, needs, stays, wages }) => kind === 'companion' || !(needs || stays || wages), {
    message: 'only a companion has "needs", "stays" and "wages"',
  });
export const itemsSchema = z.array(item);
export type Item = z.infer<typeof item>;

const survivor = z.strictObject({
  id,
  name,
  /** One of these at random, if there are several. FB-SETUP-15 */
  letter: z.array(z.enum(LETTERS)).min(1),
  /** The card unique to the character. FB-CHAR-1 */
  card: item,
  /** A second one. NC-SETUP-4 */
  second: item.optional(),
  /** Start-of-game effects. FB-SETUP-22 */
  trait: z.strictObject({ trait: z.enum(TRAITS), locked: z.boolean() }).optional(),
  maxHp: positive.max(16).default(16),
  /** What entering an irradiated space does instead of a rad. */
  irradiatedHeals: whole.default(0),
  /** Letters of bare hands. */
  unarmed: z.array(z.enum(LETTERS)).default([]),
  noApparel: z.boolean().default(false),
  /** Apparel that can be worn besides the first. */
  moreApparel: whole.default(0),
  noCompanion: z.boolean().default(false),
  /** Drugs do nothing for it, so it takes none. */
  noDrugs: z.boolean().default(false),
  /** Caps to begin with, if not as many as everybody. FB-SETUP-21 */
  caps: whole.optional(),
  /** Starts on any faceup tile. */
  startsAnywhere: z.boolean().default(false),
  /** Trades at any distance. */
  tradesFar: z.boolean().default(false),
});
export const survivorsSchema = z.array(survivor);
export type SurvivorSheet = z.infer<typeof survivor>;

const perk = z
  .strictObject({
    id,
    name,
    letter: z.enum(LETTERS),
    text: z.string().max(200),
    slots: whole.default(0),
    use: use.optional(),
  })
  .refine(({ slots, use }) => slots > 0 !== (use !== undefined), 'a perk is used once, or is kept for its "slots"');
export const perksSchema = z.array(perk);
export type Perk = z.infer<typeof perk>;
