/** Quest cards: a task of one's own beside the battle, and what it is worth afterwards. CH-QUEST-3 */
import { z } from 'zod';
import { ATTRIBUTES, BOOST_TYPES, SKILLS } from '../words.ts';
import { attribute, color, id, name } from './fields.ts';

const some = z.number().int().positive().max(20);
const caps = z.number().int().positive().max(500);
const tested = z.enum([...ATTRIBUTES, ...SKILLS]);

/** Where the markers of a quest lie. */
const PLACES = ['middle', 'corners', 'quarters', 'corner', 'barricades', 'searchables', 'investigations'] as const;
export type QuestPlace = (typeof PLACES)[number];

const task = z.discriminatedUnion('is', [
  /** The enemy model that costs most is removed by one's own. */
  z.strictObject({ is: z.literal('bounty') }),
  /** All enemies but one are removed. */
  z.strictObject({ is: z.literal('all-but-one') }),
  /** None of one's own is removed. */
  z.strictObject({ is: z.literal('unscathed') }),
  /** The model that was named has nothing but its hands, hurts an enemy and survives. */
  z.strictObject({ is: z.literal('bare-hands') }),
  /** One's own model ends an Action on the highest point that can be reached. */
  z.strictObject({ is: z.literal('summit') }),
  /** The model that was named ends so many rounds Elevated, without having attacked in them. */
  z.strictObject({ is: z.literal('lookout'), rounds: some }),
  /** The enemy model that was written down is not removed. */
  z.strictObject({ is: z.literal('spare') }),
  /** The enemy Leader rolls an X with one's own model this near. */
  z.strictObject({ is: z.literal('omen'), within: color }),
  /** An Elevated model that sees an enemy tests this, once for each model. */
  z.strictObject({ is: z.literal('observe'), test: attribute }),
  /** The model that was named tests this for each enemy but robots that it removes in close combat. */
  z.strictObject({ is: z.literal('hunt'), test: attribute }),
  /** Models removed this near to one of a unit card: friends, or enemies. */
  z.strictObject({ is: z.literal('notes'), unit: id, of: z.enum(['friends', 'enemies']), within: color }),
  /** One test of this within this range of the enemy Leader. */
  z.strictObject({ is: z.literal('confront'), test: attribute, within: color }),
  /** The only player with models this near to the marker when so many rounds end. */
  z.strictObject({ is: z.literal('hold'), within: color, rounds: some }),
  /** Markers that one's own unengaged models in contact use as an Action. */
  z.strictObject({
    is: z.literal('errand'),
    at: z.enum(PLACES),
    test: tested.optional(),
    /** To the test, and for each other friend in contact with the marker. */
    by: z.number().int().optional(),
    friends: some.optional(),
    /** Who lacks the skill has this. */
    least: some.optional(),
    /** So many successes, each at another marker if there are several. */
    need: some,
    /** Whoever did it must survive. */
    survives: z.literal(true).optional(),
  }),
  /** Each success rolls the red die for a circuit; so many different ones. */
  z.strictObject({ is: z.literal('circuits'), test: attribute, need: some }),
  /** Two terminals that must be open at once; each stays open until the next round ends. */
  z.strictObject({ is: z.literal('double-lock'), test: tested }),
  /** A number is rolled at each end of round: an unengaged model this near to that marker has it. */
  z.strictObject({ is: z.literal('catch'), within: color }),
  /** A Stranger in the middle, for this side alone, from whom one gets what one wants. */
  z.strictObject({ is: z.literal('stranger') }),
  /** Swarms that the opponent places; an attack of so much damage removes one, and so many are enough. */
  z.strictObject({ is: z.literal('swarms'), count: some, damage: some, need: some }),
  /** A marker that is shot, or reached and dealt with by a Creature card. */
  z.strictObject({ is: z.literal('pest') }),
  /** Each Action at the marker adds a token; with so many a token of Luck is flipped for all of them. */
  z.strictObject({ is: z.literal('slot'), least: some }),
  /** A test that moves the marker this far at random; a failure draws a Creature card. */
  z.strictObject({ is: z.literal('dig'), test: tested, by: z.number().int(), scatter: color }),
  /** A test for so many things at most, each of which costs 1 STR while it is carried. */
  z.strictObject({ is: z.literal('load'), test: attribute, most: some }),
  /** Tests at four markers; after each success the red die must not exceed their number for this item, which is to be kept. */
  z.strictObject({ is: z.literal('vend'), test: tested, item: id }),
  /** Where so many enemies fell one's own take something as an Action. */
  z.strictObject({ is: z.literal('salvage'), need: some }),
  /** One of a unit card spends an Action this near to so many different types of enemies. */
  z.strictObject({ is: z.literal('study'), unit: id, within: color, types: some }),
  /** A marker that a survivor carries when the battle is over. */
  z.strictObject({ is: z.literal('fetch'), at: z.enum(PLACES) }),
  /** Sold when the Quest is taken, for the fixed price or by a test of the Leader. CH-RULING-129 */
  z.strictObject({ is: z.literal('sale'), test: attribute, won: caps, lost: caps }),
]);
export type QuestTask = z.infer<typeof task>;
export type TaskOf<I extends QuestTask['is']> = Extract<QuestTask, { is: I }>;

/** What it brings when the battle is over; `each`: for every time, at most so often. CH-QUEST-10 */
const reward = z.discriminatedUnion('gains', [
  z.strictObject({
    gains: z.literal('caps'),
    amount: caps,
    each: z.literal(true).optional(),
    most: some.optional(),
    /** For just so many. */
    at: some.optional(),
  }),
  z.strictObject({
    gains: z.literal('boosts'),
    count: some,
    type: z.enum(BOOST_TYPES).optional(),
    each: z.literal(true).optional(),
    most: some.optional(),
    /** Or so many Caps for each of them. */
    caps: caps.optional(),
  }),
  /** Cards drawn for the next battle. */
  z.strictObject({
    gains: z.literal('cards'),
    kind: z.enum(['weapon', 'armor', 'item', 'junk']),
    count: some,
    at: some.optional(),
    /** So many are drawn, and the opponent discards one. */
    of: some.optional(),
  }),
  /** Armor Boosts on different models in the next battle. */
  z.strictObject({ gains: z.literal('armor-boosts'), count: some }),
  /** The item of the quest, for ever. CH-QUEST-14 */
  z.strictObject({ gains: z.literal('item'), item: id }),
  /** A Consequence of one's own in the next battle. */
  z.strictObject({ gains: z.literal('consequence'), card: id }),
  /** For a settlement. */
  z.strictObject({ gains: z.literal('structure'), structure: id, caps: caps.optional(), faction: id.optional() }),
  /** A card that others can have too, for the next battles; when all of it is done. */
  z.strictObject({ gains: z.literal('gift'), item: id }),
]);
export type QuestReward = z.infer<typeof reward>;

const quest = z
  .strictObject({
    id,
    name,
    /** Cards of one name are parts of one quest, in this order. CH-QUEST-6 */
    part: z.string().max(2).optional(),
    /** The side with the black title: the background. CH-QUEST-5 */
    story: z.string().max(300).optional(),
    /** Or the item on the back. CH-QUEST-5 */
    item: id.optional(),
    task,
    rewards: z.array(reward).default([]),
    /** Which card comes next: when it is done, and when it is not. CH-QUEST-8 */
    next: z.array(id).default([]),
    otherwise: z.array(id).default([]),
    /** So much earned or counted in all before it leads on. */
    total: caps.optional(),
    repeatable: z.literal(true).optional(),
    text: z.string().max(400),
  })
  .refine(
    ({ story, item }) => (story === undefined) !== (item === undefined),
    'a Quest has a story or an item on its back',
  );
export const questsSchema = z.array(quest);
export type QuestCard = z.infer<typeof quest>;
