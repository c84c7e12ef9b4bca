/** The state of a battle: plain records and ids. Cards are found in the content by id. */
import { z } from 'zod';
import { forceListSchema, MOST_LIMIT } from './printed/force-lists.ts';
import { storySchema } from './printed/story.ts';
import {
  ACTIONS,
  AI_ROWS,
  BOOK_LEVELS,
  CONDITIONS,
  EDGES,
  GROUNDS,
  HOWS,
  INVESTIGATIONS,
  LASTING,
  MARKERS,
  METHODS,
  READINESS,
  RESPONSES,
  SEARCHABLES,
  TO_HUGE,
  UNTIL,
} from './words.ts';

const PHASES = ['setup', 'round', 'turn', 'using', 'acting', 'over'] as const;

const seat = z.number().int().nonnegative();

const whole = z.number().int().nonnegative();

const place = z.number().int();

const point = z.strictObject({ x: place, y: place });

/** Something that stands on the table. What it does was agreed before play. WW-LOS-7, WW-TERRAIN-1 */
const piece = z.strictObject({
  id: z.string(),
  /** Never changed: what changes its shape is another piece. Copies of the state share it, and it is known by it. */
  outline: z.array(point).readonly(),
  /** Of its top above the table, in tenths of a millimetre. */
  height: whole,
  blocksSight: z.boolean(),
  cover: z.boolean(),
  /** Area Terrain: counts as soon as a line enters it. WW-COVER-13 */
  area: z.boolean(),
  ground: z.enum(GROUNDS),
  /** Agreed for Huge models alone. WW-LOS-8 */
  huge: z.enum(TO_HUGE),
  /** What the ground is to some unit cards or types. WW-TERRAIN-7 */
  exceptions: z.record(z.string(), z.enum(GROUNDS)),
  /** To and from somebody Elevated it does not block sight and is cover only. WW-ELEV-6 */
  overlooked: z.boolean(),
});

const unit = z.strictObject({
  id: z.string(),
  seat,
  /** The unit card. */
  card: z.string(),
  weapons: z.array(z.string()),
  /** Other items it came with; a copy more is listed once more. WW-LIMITED-1 */
  items: z.array(z.string()),
  /** Mods, and the items they are attached to. WW-ITEM-8 */
  mods: z.array(z.strictObject({ on: z.string(), mod: z.string() })),
  /** The Leader card. WW-LEADER-1 */
  leader: z.string().nullable(),
  /** Perk cards besides those its unit card brings. */
  perks: z.array(z.string()),
  /** A Heroic card stands behind the unit card. */
  heroic: z.boolean(),
  /** Luck Tokens beside the unit card. WW-LUCK-1 */
  luck: whole,
  /** Critical Points on weapon cards. WW-CRIT-2 */
  meters: z.record(z.string(), whole),
  /** Slow Firing weapons whose marker shows Empty. WW-HEAVY-3 */
  empty: z.array(z.string()),
  /** The Power Armor card, and the Damage Tokens on it. WW-PA-7 */
  powerArmor: z.strictObject({ card: z.string(), regular: whole, radiation: whole, degraded: z.boolean() }).nullable(),
});

/** A Mine Marker. WW-MINE-3 */
const mine = z.strictObject({
  id: z.string(),
  /** Who laid it, and which weapon it is. */
  seat,
  weapon: z.string(),
  x: place,
  y: place,
  height: whole,
  /** Set off by others from the next turn of its player on. WW-MINE-4 */
  live: z.boolean(),
});

const model = z.strictObject({
  /** `settlers-2`: the second model of that unit. */
  id: z.string(),
  unit: z.string(),
  x: place,
  y: place,
  /** Of what it stands on, above the table. */
  height: whole,
  readiness: z.enum(READINESS),
  regular: whole,
  radiation: whole,
  /** Icons on its Armor Boost tokens. */
  boosts: whole,
  /** Armor and Clothing cards in use for its Armor Ratings, once it has chosen. WW-ARM-6 */
  wears: z.array(z.string()).nullable(),
  /** Condition Markers, each at most once. WW-COND-1 */
  conditions: z.array(z.enum(CONDITIONS)),
  /** Counting Tokens gathered for Primed weapons. WW-HEAVY-6 */
  primed: z.record(z.string(), whole),
  /** Items that it found, for itself alone. WW-SEARCH-17 */
  items: z.array(z.string()),
  /** The piece on whose side it hangs, at its recorded height. WW-CLIMB-4 */
  climbing: z.string().nullable(),
  /** Has a Reaction Marker. WW-PREPARE-1 */
  prepared: z.boolean(),
  /** Charge Bonus Markers, and the model that was charged. WW-CHARGE-8 */
  bonus: z.strictObject({ against: z.string(), dice: z.array(z.enum(['black', 'green', 'yellow'])) }).nullable(),
  /** Caps that it brings home if it survives. */
  caps: whole,
  /** Why it is no longer on the table. */
  gone: z.enum(['eliminated', 'left']).nullable(),
});

/** The model being Used, and what is left to it. WW-ACT-1 */
const activation = z.strictObject({
  model: z.string(),
  /** Main Actions. */
  left: whole,
  /** Action Points. WW-AP-1 */
  points: whole,
  /** Action Point Use icons that were used. WW-AP-4 */
  icons: z.array(z.string()),
  /** Whether the Action just finished, and the one to come, have had their Limited Use item. WW-RULING-96 */
  limited: z.strictObject({ last: z.boolean(), next: z.boolean() }),
});

/** One Action in progress, and what others may notice of it. WW-TRIGGER-1 */
const act = z.strictObject({
  model: z.string(),
  action: z.union([z.enum(ACTIONS), z.templateLiteral(['special:', z.string()])]),
  how: z.enum(HOWS),
  /** The only model that a Reaction may attack. WW-REACT-5 */
  against: z.string().nullable(),
  /** A Reaction to being charged. WW-REACT-7 */
  charged: z.boolean(),
  /** Where the model has been during it, from its start on. */
  way: z.array(z.strictObject({ x: place, y: place, height: whole })),
  /** Models hit by an attack, and whether they took damage. WW-TRIGGER-2 */
  hits: z.array(z.strictObject({ model: z.string(), hurt: z.boolean() })),
  /** A shot that nobody hears; damage is noticed all the same. */
  quiet: z.boolean(),
  /** The model that was charged. */
  charges: z.string().nullable(),
  /** Models that cannot react to it. WW-BCRY-7 */
  cowed: z.array(z.string()),
  /** Models that won against a Battle Cry. WW-BCRY-11 */
  undaunted: z.array(z.string()),
  /** The enemy whose reach the acting model may leave freely. WW-BCRY-11 */
  escapes: z.string().nullable(),
  /** Players who have played a Boost during it. CH-BOOST-5 */
  boosted: z.array(seat),
});

/** A marker on the table. WW-INVEST-1, WW-SEARCH-1 */
const marker = z.strictObject({
  id: z.string(),
  kind: z.enum(MARKERS),
  x: place,
  y: place,
  /** The underside: what the marker is when it is turned up. */
  face: z.enum([...SEARCHABLES, ...INVESTIGATIONS]),
  /** Turned up for everybody to see. */
  up: z.boolean(),
  /** Who has looked at the underside. WW-INVEST-6 */
  seen: z.array(seat),
  /** Cards that lie here face down: an item that was left, or what a removed model dropped. WW-SEARCH-16 */
  items: z.array(z.string()),
  /** Its test or Danger has been dealt with. WW-RULING-52 */
  opened: z.boolean(),
});

/** A Stranger on the battlefield. WW-WASTE-3 */
const stranger = z.strictObject({
  /** The marker it stands at. */
  marker: z.string(),
  /** Its card, once somebody has met it: the same for the rest of the battle. WW-WASTE-4 */
  card: z.string().nullable(),
  /** Models that have tried their luck with it. */
  tried: z.array(z.string()),
});

/** The Wasteland, each deck on its own. WW-WASTE-1 */
const decks = z.strictObject({
  items: z.array(z.string()),
  dangers: z.array(z.string()),
  creatures: z.array(z.string()),
  strangers: z.array(z.string()),
  events: z.array(z.string()),
  /** Boost cards that nobody holds, where they are played with. */
  boosts: z.array(z.string()),
});

/** What outlives a step; its kind names what it does. */
const lasting = z.strictObject({
  id: z.string(),
  kind: z.enum(LASTING),
  /** The model or marker it lies on. */
  on: z.string(),
  until: z.enum(UNTIL),
  /** The card or rule it comes from. */
  from: z.string(),
  /** Counting Tokens, or columns still showing. WW-USE-3, WW-USE-7 */
  left: whole,
});

/** A Quest that a player has taken. CH-QUEST-1 */
const questInPlay = z.strictObject({
  card: z.string(),
  /** The model that was named for it, or that did it. */
  model: z.string().nullable(),
  /** What was counted for it. */
  marks: z.record(z.string(), whole),
});

/** What a player has done of Quests before. CH-QUEST-7, CH-QUEST-12 */
const questRecord = z.strictObject({
  done: z.array(z.string()),
  /** Parts that a card has led to. */
  open: z.array(z.string()),
  /** Those that cannot be tried again. */
  ended: z.array(z.string()),
  counts: z.record(z.string(), whole),
  /** Items that were earned. CH-QUEST-14 */
  items: z.array(z.string()),
});

/** A scenario in progress. */
const scenario = z.strictObject({
  id: z.string(),
  /** A table laid by hand, or one of those that are laid by chance. */
  table: z.string(),
  /** Undersides still to be placed, in the order they are drawn. */
  pool: z.array(z.enum([...SEARCHABLES, ...INVESTIGATIONS])),
  /** The step of the set-up that is being taken, and how much of it is done. */
  step: whole,
  done: whole,
  /** Players whose markers and models are placed by chance from now on. */
  auto: z.array(seat),
  /** The edge of each side, once chosen. */
  edges: z.array(z.enum(EDGES).nullable()),
  /** What the scenario counts: gallons, captives, lucky flips. */
  tally: z.record(z.string(), z.number().int()),
  /** Who has won, or nobody: set when the scenario is over. */
  winners: z.array(seat).nullable(),
  /** Forces that the players brought, by side; none if the scenario has its own. */
  brought: z.array(
    z.strictObject({
      name: z.string(),
      caps: whole,
      limit: whole,
      /** Rules of the book that a house rule lets pass. */
      waived: z.array(z.string()),
    }),
  ),
  /** How many models a unit has that a player brought, by its id. */
  strength: z.record(z.string(), whole),
  /** What it costs, with all it carries. SC-LOCKER-1 */
  prices: z.record(z.string(), whole),
  /** What units bring from a campaign, for the first of their models. CH-EXPLORE-5, CH-RULING-56 */
  carried: z.array(
    z.strictObject({ unit: z.string(), damage: whole, radiation: whole, stunned: z.boolean(), tokens: whole }),
  ),
  /** The linked story that this battle is part of. SC-CAMP-1 */
  story: storySchema.nullable(),
});

/** A turret on the table; its model stands among the others. */
const turret = z.strictObject({
  model: z.string(),
  /** Reaction Markers. WW-TURRET-1 */
  reactions: whole,
  /** What it can notice lies to the left of the first direction and to the right of the second. WW-TURRET-11 */
  arc: z.strictObject({ from: point, to: point }).nullable(),
});

/** A model whose side is played by the handbook: its Number Token, and where it was placed first. CH-AISETUP-4, CH-AIFALL-2 */
const bookModel = z.strictObject({ model: z.string(), number: whole, x: place, y: place });

/** What the blue die and the Situation made of an AI model's activation. CH-AIACT-9 */
const bookTurn = z.strictObject({
  model: z.string(),
  /** The side of the die. */
  side: whole,
  row: z.enum(AI_ROWS),
  column: whole,
  /** The letter on the card. CH-AIPUSH-5 */
  response: z.enum(RESPONSES),
  reckless: z.boolean(),
  /** Its letter is underlined: it stays engaged. CH-AIACT-13 */
  stays: z.boolean(),
  method: z.enum(METHODS),
  /** It has charged in this activation. CH-RULING-27 */
  charged: z.boolean(),
  /** Its V.A.T.S. roll was worth a Quick Action, which is still to come. CH-AIFX-8 */
  quick: z.boolean(),
  /** Action Points used as the card says. CH-AIFX-6 */
  spent: whole,
  /** What cost it no Action so far. */
  free: whole,
});

/** Sides that the handbook plays. CH-AISETUP-1 */
const book = z.strictObject({
  sides: z.array(z.strictObject({ seat, level: z.enum(BOOK_LEVELS) })),
  /** Whether people may replace what does not suit. CH-AISETUP-10 */
  overrule: z.boolean(),
  /** Whether it waits before every Action. */
  waits: z.boolean(),
  models: z.array(bookModel),
  /** AI Markers on the table before they are revealed. CH-AISETUP-7 */
  markers: z.array(z.strictObject({ seat, x: place, y: place })),
  turn: bookTurn.nullable(),
});

export const skirmishState = z.strictObject({
  phase: z.enum(PHASES),
  round: whole,
  /** Whose turn it is. */
  turn: seat,
  /** Who holds the Advantage Marker; nobody before the first round. */
  advantage: seat.nullable(),
  width: whole,
  height: whole,
  /** Only ever replaced as a whole: copies of the state share the list, and what is measured on it is known by it. */
  pieces: z.array(piece.readonly()).readonly(),
  units: z.array(unit),
  models: z.array(model),
  markers: z.array(marker),
  /** Searchable Markers set aside: they take the place of Investigation Markers that show their icon. WW-INVEST-9 */
  aside: z.array(z.enum(SEARCHABLES)),
  /** The Wasteland, each deck's top card last. WW-WASTE-1 */
  decks,
  /** Cards that were drawn and used up. WW-RULING-54 */
  discards: decks,
  strangers: z.array(stranger),
  /** Boost cards by seat. CH-BOOST-2 */
  hands: z.array(z.array(z.string())).length(2),
  /** How many Boosts each side still draws when the battle begins. CH-QUEST-16 */
  owed: z.array(whole).length(2),
  /** Whether Quests are played with; each side's, and what it had done before. CH-QUEST-3 */
  questing: z.boolean(),
  /** Consequences that wait to be shuffled into the Event deck, and those that have come up. CH-CONSEQ-2, CH-CONSEQ-8 */
  consequences: z.array(z.strictObject({ seat, card: z.string() })),
  resolved: z.array(z.strictObject({ seat, card: z.string(), success: z.boolean() })),
  /** Rounds that were agreed on, where no scenario says how many. CH-EVENT-1 */
  planned: whole.nullable(),
  quests: z.array(questInPlay.nullable()).length(2),
  records: z.array(questRecord).length(2),
  /** The Event card in play. */
  event: z.string().nullable(),
  lasting: z.array(lasting),
  /** Null: a battle without a scenario, to the last model. */
  scenario: scenario.nullable(),
  mines: z.array(mine),
  turrets: z.array(turret),
  /** How many mines have been laid, for their names. */
  laid: whole,
  /** Models at the end of their Health that have one Quick Action left. WW-ELIM-3 */
  dying: z.array(z.string()),
  activation: activation.nullable(),
  /** Actions in progress, the innermost last. */
  acting: z.array(act),
  book: book.nullable(),
});

export type SkirmishState = z.infer<typeof skirmishState>;

export type Piece = SkirmishState['pieces'][number];

export type UnitInPlay = SkirmishState['units'][number];

export type Model = SkirmishState['models'][number];

export type Marker = SkirmishState['markers'][number];

export type Stranger = SkirmishState['strangers'][number];

export type Lasting = SkirmishState['lasting'][number];

export type QuestInPlay = z.infer<typeof questInPlay>;

export type QuestRecord = z.infer<typeof questRecord>;

export type ScenarioState = NonNullable<SkirmishState['scenario']>;

export type Mine = SkirmishState['mines'][number];

export type TurretInPlay = SkirmishState['turrets'][number];

export type Activation = z.infer<typeof activation>;

export type Act = z.infer<typeof act>;

export type BookTurn = z.infer<typeof bookTurn>;

const INCH = 254;

const force = z.array(
  z.strictObject({
    id: z.string(),
    card: z.string(),
    weapons: z.array(z.string()).default([]),
    items: z.array(z.string()).default([]),
    mods: z.array(z.strictObject({ on: z.string(), mod: z.string() })).default([]),
    leader: z.string().nullable().default(null),
    perks: z.array(z.string()).default([]),
    heroic: z.boolean().default(false),
    powerArmor: z.string().nullable().default(null),
    /** Where each of its models begins. */
    models: z.array(z.strictObject({ x: place, y: place, height: whole.default(0) })).min(1),
  }),
);

/** A scenario, or everything on the table at the beginning. */
export const skirmishOptions = z.strictObject({
  scenario: z.string().nullable().default(null),
  /** The scenario's table: one laid by hand, `by-lot`, `by-chance` as they were laid at first, or `by-turns`. */
  table: z.string().default('by-chance'),
  /** Who puts markers and models on the table: the players, or chance for both of them. */
  placing: z.enum(['players', 'auto']).default('players'),
  width: whole.default(36 * INCH),
  height: whole.default(36 * INCH),
  pieces: z.array(piece).default([]),
  forces: z.array(force).length(2).default([[], []]),
  /** For a scenario to which players bring their own forces: those of both sides; one of the box for whoever brings none. */
  own: z.array(forceListSchema.nullable()).length(2).default([null, null]),
  /** Of forces in a campaign, unit by unit: harm that waits for it, Armor Boost Tokens, and a suit that is degraded. CH-EXPLORE-5, CH-ADPOWER-2 */
  carried: z
    .array(
      z.array(
        z.strictObject({ damage: whole, radiation: whole, stunned: whole, tokens: whole, degraded: z.boolean() }),
      ),
    )
    .length(2)
    .default([[], []]),
  /** The linked story so far, of which the scenario is the next part; an empty one begins it. SC-CAMP-1 */
  story: storySchema.nullable().default(null),
  /** By side, Caps that were won in an earlier battle and may be spent on this force. SC-POLICE-3 */
  awards: z.array(whole.max(MOST_LIMIT)).length(2).default([0, 0]),
  /** The limit in Caps that was agreed. CH-FORCE-6 */
  caps: z.number().int().positive().max(MOST_LIMIT).default(750),
  turrets: z
    .array(
      z.strictObject({
        id: z.string(),
        card: z.string(),
        x: place,
        y: place,
        height: whole.default(0),
        arc: z.strictObject({ from: point, to: point }).nullable().default(null),
      }),
    )
    .default([]),
  /** Whether the players have agreed on Events, all of them or these. SC-RULING-72, CH-EVENT-2 */
  events: z.union([z.boolean(), z.array(z.string())]).default(false),
  /** Rounds that are planned, for the Event deck of a battle without a scenario. CH-EVENT-1 */
  rounds: whole.nullable().default(null),
  /** Consequences that each player has gained before. CH-CONSEQ-1 */
  consequences: z.array(z.array(z.string())).length(2).default([[], []]),
  /** Whether they have agreed on Boosts, those that their forces name among them. SC-RULING-72 */
  boosts: z.boolean().default(false),
  /** Boost cards in hand besides those of the forces, and how many more are drawn at the start. CH-QUEST-16 */
  hands: z.array(z.array(z.string())).length(2).default([[], []]),
  drawn: z.array(whole).length(2).default([0, 0]),
  /** Whether they have agreed on Quests, and what each of them has done of those before. SC-RULING-72 */
  quests: z.boolean().default(false),
  records: z.array(questRecord.nullable()).length(2).default([null, null]),
  /** Sides played by the handbook instead of people or bots. CH-AISETUP-1 */
  book: z
    .strictObject({
      sides: z.array(seat.max(1)).min(1).max(2),
      level: z.enum(BOOK_LEVELS).default('book'),
      overrule: z.boolean().default(false),
      waits: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** A scenario may name the holder of the Advantage Marker in round 1. WW-ADV-2 */
  advantage: seat.nullable().default(null),
});

export type SkirmishOptions = z.infer<typeof skirmishOptions>;

export type Force = z.infer<typeof force>;
