/**
 * The state of a campaign: Settlements, who lives in them, battles and what is carried from one to the next. Plain records and ids;
 * cards are found in the content. docs/skirmish-campaign.md tells it for whoever draws a screen.
 */
import { z } from 'zod';
import { MOST_LIMIT } from '../printed/force-lists.ts';
import { BOOK_LEVELS } from '../words.ts';

const seat = z.number().int().nonnegative();
const whole = z.number().int().nonnegative();

/** What is being done. From `after` to `select` it is done by one house after the other. CH-SETTLE-4 */
const STAGES = [
  'founding',
  'matching',
  'forces',
  'battle',
  'after',
  'leader',
  'build',
  'supply',
  'draw',
  'select',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** Something built. CH-SELECT-3 */
const structure = z.strictObject({
  /** `armor-shop-2`: the second that was ever built. */
  id: z.string(),
  card: z.string(),
  /** A perk or a card gave it: scrapped, it is worth nothing. CH-RULING-46 */
  given: z.boolean(),
  /** Whether what it needs was assigned to it. CH-BUILD-8, CH-BUILD-10 */
  powered: z.boolean(),
  watered: z.boolean(),
  /** Times it was used in this phase, and times it may be. CH-DRAW-1, CH-STRUCT-44 */
  used: whole,
  uses: whole,
  /** Cards it draws more, or Power or Water it gives more, by what was found. */
  more: whole,
  /** It has mended a suit in this phase. CH-ADPOWER-3 */
  mended: z.boolean(),
  /** Supplies nothing in this phase. */
  dark: z.boolean(),
});

const settlement = z.strictObject({
  structures: z.array(structure),
  /** How many were ever built, for their names. */
  built: whole,
  /** Plots of land bought, and those that Quests paid for. CH-BUILD-12, CH-RULING-10 */
  plots: z.strictObject({ caps: whole, quests: whole }),
  /** Perks of the Settlement as a whole. CH-PERK-4 */
  perks: z.array(z.string()),
  /** Structures that perks give and there was no room for. CH-RULING-70 */
  owed: z.array(z.string()),
  /** Cards that all Item Structures draw more in this phase. */
  drawMore: whole,
  /** Explore cards of the last phase that have something to come, and Structures that will be dark in the next. */
  later: z.array(z.string()),
  dims: z.array(z.string()),
});

/** A unit that has fought for a house, with its story. */
const member = z.strictObject({
  /** `settler`, the next of that card `settler-b`, as its unit is called in battle. */
  id: z.string(),
  card: z.string(),
  /** How many models it had when it fought last. */
  models: whole,
  /** Bought for good. CH-ADPERK-4 */
  perks: z.array(z.string()),
  /** It has had its new perk of this phase. CH-ADPERK-2 */
  learned: z.boolean(),
  record: z.array(z.strictObject({ battle: whole, of: whole, fell: whole })),
});

/** A line of the ledger since the last battle. */
const entry = z.strictObject({
  say: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  rule: z.string(),
  caps: z.number().int(),
});

/** Harm that Explore cards did, to be allotted at the next set-up. CH-EXPLORE-5 */
const harm = z.strictObject({ what: z.enum(['damage', 'radiation', 'stunned']), count: whole });

/** Suits that ended a battle degraded: those a unit comes with, by member, and those of the pool. CH-ADPOWER-1 */
const suit = z.strictObject({ card: z.string(), member: z.string().nullable() });

const house = z.strictObject({
  faction: z.string(),
  /** None: the house fights by the rules without one. CH-SETTLE-3 */
  settlement: settlement.nullable(),
  /** The chest. CH-BUILD-2 */
  caps: whole,
  /** The model that leads, and its Leader card. CH-ADLEAD-1 */
  leader: z.strictObject({ member: z.string(), card: z.string() }).nullable(),
  /** The Leader was removed in the last battle. CH-EXPLORE-4 */
  fallen: z.boolean(),
  members: z.array(member),
  /** What came home from the battle. CH-AFTER-4 */
  gathered: z.strictObject({ items: z.array(z.string()), boosts: z.array(z.string()) }),
  /** From which cards for the next battle are chosen. CH-DRAW-3 */
  pool: z.strictObject({ items: z.array(z.string()), boosts: z.array(z.string()) }),
  /** Unique items that were earned. CH-ADUNIQ-1 */
  uniques: z.array(z.string()),
  /** What goes to the next battle: chosen with Stores. CH-SELECT-1 */
  taken: z.strictObject({
    items: z.array(z.string()),
    boosts: z.array(z.string()),
    /** Those of the items that are Unique and earned: they come back by themselves. */
    uniques: z.array(z.string()),
  }),
  /** Boosts and items for the next battle beyond what Stores allow. CH-QUEST-17 */
  granted: z.strictObject({ items: z.array(z.string()), boosts: z.array(z.string()) }),
  /** Consequences for the next Event Deck. CH-CONSEQ-1 */
  pending: z.array(z.string()),
  harms: z.array(harm),
  /** Armor Boost Tokens for units in the next battle, by member; without one the unit is named at set-up. CH-RULING-56 */
  tokens: whole,
  degraded: z.array(suit),
  quests: z.strictObject({
    /** Cards that were completed, and how many whole Quests that makes. CH-RULING-9 */
    completed: z.array(z.string()),
    count: whole,
    /** Parts that a card has directed to. CH-QUEST-7 */
    opened: z.array(z.string()),
    /** Ended without success, for good. CH-QUEST-13 */
    closed: z.array(z.string()),
    /** How far those have come that take several battles, by card. */
    counts: z.record(z.string(), whole),
  }),
  /** A battle was fought since the Settlement was used. CH-BUILD-1 */
  due: z.boolean(),
  score: z.strictObject({ won: whole, drawn: whole, lost: whole }),
  /** The chest when the last battle was over, and what came and went since. */
  carried: whole,
  ledger: z.array(entry),
  /** The chest after each phase: for charts. */
  growth: z.array(z.strictObject({ battle: whole, caps: whole, structures: whole, worth: whole })),
});

/** Harm and tokens, as they were allotted to a unit of a force. */
const allotted = z.strictObject({
  member: z.string(),
  damage: whole,
  radiation: whole,
  stunned: whole,
  tokens: whole,
  degraded: z.boolean(),
});

/** A force, as printed/force-lists.ts reads it. */
const force = z.strictObject({
  name: z.string(),
  prices: z.string(),
  limit: whole,
  house: z.boolean(),
  units: z.array(
    z.strictObject({
      card: z.string(),
      models: whole,
      items: z.array(z.string()),
      mods: z.array(z.strictObject({ on: z.string(), mod: z.string() })),
      perks: z.array(z.string()),
      leader: z.string().nullable(),
      heroic: z.boolean(),
    }),
  ),
  /** None here: what a house takes along stands beside its force. CH-ADBOOST-1 */
  boosts: z.array(z.string()),
});

/** A side of a battle: the house, its force, and what it brings. */
const side = z.strictObject({
  seat,
  list: force.nullable(),
  boosts: z.array(z.string()),
  consequences: z.array(z.string()),
  quest: z.string().nullable(),
  allotted: z.array(allotted),
  /** After the battle. */
  caps: whole,
});

const battle = z.strictObject({
  number: whole,
  scenario: z.string(),
  limit: whole,
  sides: z.array(side).length(2),
  /** Seats; none for a draw, null before it is over. */
  winners: z.array(seat).nullable(),
  grade: z.enum(['major', 'minor']).nullable(),
  calledOff: z.boolean(),
});

/** A use in progress: the cards that lie open before one house. CH-STRUCT-41 to CH-STRUCT-43 */
const drawing = z.strictObject({
  /** The Structure, or the Explore card. */
  from: z.string(),
  of: z.enum(['items', 'boosts']),
  types: z.array(z.string()),
  cards: z.array(z.string()),
  keep: whole,
  /** Passed over or discarded: they go back into the deck. CH-RULING-53 */
  aside: z.array(z.string()),
});

/** How the next scenario is found. */
const MATCHING = ['choice', 'chance', 'linked'] as const;

/** How the handbook plays the battles of houses that nobody plays by hand. CH-AISETUP-1, CH-AISETUP-10 */
const book = z.strictObject({ level: z.enum(BOOK_LEVELS), waits: z.boolean(), overrule: z.boolean() });

/** What was agreed before the first day, as campaignOptions say it. */
const agreed = z.strictObject({
  season: whole,
  caps: whole,
  prices: z.string(),
  matching: z.enum(MATCHING),
  without: z.array(seat),
  unmanned: z.array(seat),
  book: book.nullable(),
  short: z.boolean(),
  catchUp: z.boolean(),
  events: z.boolean(),
  quests: z.boolean(),
});

export const campaignState = z.strictObject({
  agreed,
  stage: z.enum(STAGES),
  /** Whose turn it is, where one house acts after the other. */
  turn: seat,
  houses: z.array(house),
  /** The last is the one being prepared, fought or dealt with. */
  battles: z.array(battle),
  /** Decks of the phase in progress, the top card last. CH-DRAW-5 */
  decks: z.strictObject({
    items: z.array(z.string()),
    boosts: z.array(z.string()),
    explore: z.array(z.string()),
  }),
  drawing: drawing.nullable(),
  /** The Explore card that lies open. */
  exploring: z.string().nullable(),
  /** The first card of the phase was drawn: Step 1 is closed. CH-BUILD-11 */
  drawn: z.boolean(),
  /** Set when the last battle of the season is over. */
  winners: z.array(seat).nullable(),
});

export type CampaignState = z.infer<typeof campaignState>;
export type House = CampaignState['houses'][number];
export type Settlement = NonNullable<House['settlement']>;
export type StructureBuilt = Settlement['structures'][number];
export type Member = House['members'][number];
export type CampaignBattle = CampaignState['battles'][number];
export type BattleSide = CampaignBattle['sides'][number];
export type Allotted = BattleSide['allotted'][number];
export type Drawing = NonNullable<CampaignState['drawing']>;

/** A campaign goes on for so many battles of each house at most. */
const LONGEST = 40;

export const campaignOptions = z.strictObject({
  /** The battles of each house until the season ends. */
  season: z.number().int().min(1).max(LONGEST).default(6),
  /** The limit of both forces, where the scenario has none of its own. CH-FORCE-6 */
  caps: z.number().int().positive().max(MOST_LIMIT).default(750),
  /** The list of prices. */
  prices: z.string().nullable().default(null),
  matching: z.enum(MATCHING).default('choice'),
  /** Houses that begin without a Settlement. CH-SETTLE-3 */
  without: z.array(seat).default([]),
  /** Houses that nobody plays by hand: battles are reported by the other side. */
  unmanned: z.array(seat).default([]),
  /** Whether they fight by the handbook's rules for an opponent; null: bots think for them. CH-AISETUP-1 */
  book: book.nullable().default(null),
  /** Our own: fewer steps. docs/skirmish-campaign.md */
  short: z.boolean().default(false),
  /** Our own: whoever is behind gets Caps after a battle. */
  catchUp: z.boolean().default(false),
  /** Whether battles are fought with Events, Consequences among them, and with Quests. SC-RULING-72 */
  events: z.boolean().default(true),
  quests: z.boolean().default(true),
});
export type CampaignOptions = z.infer<typeof campaignOptions>;
