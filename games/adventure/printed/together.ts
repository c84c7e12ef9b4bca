/** Atomic Bonds: goals, workshop upgrades, modifications, mutations, activation cards and a faction's side of the sheet. */
import { z } from 'zod';
import { ENEMY_TYPES, FACTIONS, ITEM_KINDS, LETTERS, TRAITS } from '../words.ts';
import { condition } from './conditions.ts';
import { instructions } from './instructions.ts';
import { id, name, place, positive, whole } from './parts.ts';

const sentence = z.string().min(1).max(200);
const yes = z.literal(true).optional();
const more = z.number().int().optional();

/** What a card changes for as long as it is there. */
const lasting = z.strictObject({
  armor: more,
  /** Letters that the weapon shows besides its own; it can be shot with. */
  letters: z.array(z.enum(LETTERS)).optional(),
  ranged: yes,
  /** Armor of enemies does nothing; Aggressive ones do not attack who comes. */
  piercing: yes,
  quiet: yes,
  /** Hits that come by themselves: against these types; with a weapon that is not ranged. */
  bonus: z.strictObject({ hits: positive, against: z.array(z.enum(ENEMY_TYPES)).min(1) }).optional(),
  meleeHits: more,
  /** A shot at an adjacent enemy has no extra hit. */
  noRangedBonus: yes,
  /** +1 reroll in tests that show one of these letters. */
  tests: z.array(z.enum(LETTERS)).optional(),
  /** +1 reroll beside another survivor, and 1 less in fights alone. */
  herd: yes,
  /** So many rads less each time; so many more in irradiated spaces; so much more damage from who radiates. */
  lead: more,
  irradiated: more,
  radDamage: more,
  slots: more,
  climbs: yes,
  /** Movement points of a move action. */
  move: more,
  /** HP and rads recovered at camp. */
  camp: more,
  campRads: more,
  /** HP that aid items heal. */
  aid: more,
  /** Done at the start of every turn. */
  start: instructions.optional(),
  /** Drugs always make Addicted. */
  weakBlood: yes,
  /** Damage for a fight that was lost. */
  lostDamage: more,
  /** What items cost in the shop. */
  price: more,
  never: z.enum(TRAITS).optional(),
  /** Not killed with as many HP as rads, only with fewer, or none. */
  lastBreath: yes,
  /** Survivors trade at any distance; fast travel starts beside enemies too. */
  tradeFar: yes,
  mirror: yes,
});
export type Lasting = z.infer<typeof lasting>;

/** What fulfils a goal. AB-END-3 */
const goal = z
  .strictObject({
    id,
    name,
    text: sentence,
    copies: positive.max(4).default(1),
    /** As soon as it holds: for every survivor, for one of them, or of what the company has. */
    every: condition.optional(),
    some: condition.optional(),
    camps: positive.optional(),
    upgrades: positive.optional(),
    uniques: positive.optional(),
    modifications: positive.optional(),
    /** So many enemies of this level killed. */
    kills: z.strictObject({ level: positive, count: positive }).optional(),
    /** So many cards of a kind given up at a place; all in one turn, or one after the other. */
    deliver: z
      .strictObject({ kind: z.array(z.enum(ITEM_KINDS)).min(1), count: positive, at: place, atOnce: z.boolean() })
      .optional(),
    /** So many Caps, given together by those who are there. */
    pay: z.strictObject({ caps: positive, at: place }).optional(),
    /** A quest completed there. */
    quest: place.optional(),
    /** At the end of a round: nobody awake near the camp and three killed; no token of the opposing faction. */
    roundEnd: z.enum(['clean-sweep', 'no-opposing']).optional(),
  })
  .refine((each) => Object.keys(each).length === 5, 'a goal has exactly one way to be fulfilled');
export const goalsSchema = z.array(goal);
export type Goal = z.infer<typeof goal>;

/** Followed when it is drawn; some go on for ever. AB-WORK-2 */
const upgrade = z.strictObject({
  id,
  name,
  text: sentence,
  do: instructions.default([]),
  lasting: lasting.optional(),
});
export const upgradesSchema = z.array(upgrade);
export type Upgrade = z.infer<typeof upgrade>;

/** AB-MOD-2 */
const modification = z.strictObject({ id, name, text: sentence, fits: z.enum(['weapon', 'apparel']), lasting });
export const modificationsSchema = z.array(modification);
export type Modification = z.infer<typeof modification>;

/** The good and the bad of it. AB-MUT-2 */
const mutation = z.strictObject({ id, name, good: sentence, bad: sentence, gain: lasting, drawback: lasting });
export const mutationsSchema = z.array(mutation);
export type Mutation = z.infer<typeof mutation>;

/** Two types, from top to bottom, and perhaps a faction. AB-ACT-3 */
const activation = z
  .strictObject({
    id,
    types: z.tuple([z.enum(ENEMY_TYPES), z.enum(ENEMY_TYPES)]),
    faction: z.enum(FACTIONS).optional(),
    /** Its place among the icons of the faction: the sheet says how many of them count. HT-SIDES-1 */
    order: positive.optional(),
  })
  .refine(
    ({ faction, order }) => (faction === undefined) === (order === undefined),
    'an icon has its place in an order',
  );
export const activationsSchema = z.array(activation);
export type Activation = z.infer<typeof activation>;

/** A faction's side of the co-operative sheet. AB-SETUP-3 */
const side = z.strictObject({
  /** Where it is at home: its tokens come from there, and a loyal company ends its story there. AB-END-2 */
  home: id,
  /** Loyal: once for each plus, for who earned it. AB-FAC-1 */
  plus: instructions,
  plusText: sentence,
  /** Opposing: the first whose number of tokens on the map is not exceeded. AB-ACT-7 */
  activation: z.array(z.strictObject({ most: whole.optional(), text: sentence, do: instructions })).min(1),
});
export type Side = z.infer<typeof side>;

const bySurvivors = z.array(whole).length(4);

/** The sheet for playing together. AB-SETUP-3 */
export const sheetTogether = z.strictObject({
  /** How many of the opposing faction's icons count, with one to four survivors. HT-SIDES-1 */
  icons: bySurvivors.default([4, 5, 6, 7]),
  /** For so many rounds none of them does. HT-SIDES-2 */
  quiet: bySurvivors.default([0, 0, 0, 0]),
  star: side,
  shield: side,
});
