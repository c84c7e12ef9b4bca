/** The state of an adventure game: plain records and ids. What is printed is found in the content by id. */
import type { Position, Table } from '@holotape/kernel';
import { z } from 'zod';
import type { AdventureContent } from './content.ts';
import {
  ACTIVATION_ICONS,
  DIFFICULTIES,
  ENCOUNTER_BACKS,
  ENEMY_TYPES,
  FACTIONS,
  LETTERS,
  SLOTS,
  TRAITS,
} from './words.ts';

/** `round` reveals the agenda card that ends a round, `activation` plays its icons one by one. */
const PHASES = ['setup', 'turn', 'round', 'activation', 'over'] as const;

const seat = z.number().int().nonnegative();
const whole = z.number().int().nonnegative();
const ids = z.array(z.string());

const heldCard = z.strictObject({
  id: z.string(),
  /** A character card that is neither item nor companion lies beside the board. FB-CHAR-3 */
  in: z.enum([...SLOTS, 'inventory', 'beside']),
  exhausted: z.boolean(),
});

const survivor = z.strictObject({
  /** Chosen during setup. FB-SETUP-14 */
  character: z.string().nullable(),
  /** The space of its figure; none before it is placed and after elimination. */
  space: z.string().nullable(),
  hp: whole,
  rads: whole,
  /** The hole of the XP peg: 0 is the leftmost, 1 to 7 are beneath S to L. FB-XP-1 */
  xp: whole,
  caps: whole,
  /** In the order of the board. FB-SPEC-2 */
  letters: z.array(z.enum(LETTERS)),
  traits: z.array(z.strictObject({ trait: z.enum(TRAITS), locked: z.boolean() })),
  cards: z.array(heldCard),
  agendas: ids,
  /** The agenda shown for loyalty. FB-LOYAL-6 */
  revealed: z.string().nullable(),
  /** The loyalty card it took, at tables that play with them; for ever. HT-OATH-1 */
  oath: z.enum(FACTIONS).nullable(),
  perks: ids,
  /** Encounter cards it was told to keep. */
  kept: z.array(z.strictObject({ card: z.string(), as: z.string(), slots: whole })),
  /** How often it changed something that costs nothing, such as equipment: bots do not fiddle for ever. */
  changes: whole,
  /** How much less items cost when it shops next. */
  bargain: whole,
  eliminated: z.boolean(),
});

const enemy = z.strictObject({
  /** `e7`: stays the same whatever is under the token's back. */
  id: z.string(),
  /** The token; or `star` and `shield` for the tokens of the factions. */
  token: z.string(),
  /** `pearl-yard.e`, or `#3` on the facedown tile at that position. */
  space: z.string(),
  /** Faceup is active. FB-ENEMY-3 */
  faceup: z.boolean(),
});

const turn = z.strictObject({
  seat,
  actions: whole,
  /** Movement points left. */
  points: whole,
  /** The window in which equipment and loyalty may be changed. FB-RULING-41 */
  opening: z.boolean(),
  /** Encounter icons used this turn. FB-ENC-3 */
  visited: ids,
  /** Counted for triggered objectives. */
  kills: whole,
  rads: whole,
  /** Markers taken up or put down this turn: once each. */
  handled: ids,
});

const offer = z.strictObject({
  cards: ids,
  caps: whole,
});

const trade = z.strictObject({
  from: seat,
  to: seat,
  give: offer,
  take: offer,
  /** Places of agendas in the hand of who offers: their faces are known to few. */
  giveAgendas: z.array(whole),
  shown: z.array(whole),
  takeAgendas: whole,
  promise: z.string(),
});

const ending = z.strictObject({
  winners: z.array(seat),
  /** `as-one`: survivors who share one fate have won. NC-SCEN-5 */
  by: z.enum(['influence', 'power', 'eliminated', 'goals', 'as-one']),
  /** The factions at the end of the track. FB-FAC-5 */
  factions: z.array(z.enum(FACTIONS)),
});

/** What lies on the table when survivors play together. AB-SETUP */
const together = z.strictObject({
  /** The faction they stand by; not chosen yet: null. The other is the opposing one. AB-SETUP-2 */
  loyal: z.enum(FACTIONS).nullable(),
  /** Those that lie open; a fulfilled one lies facedown. `count`: what of it is done. AB-SETUP-9, AB-END-4 */
  goals: z.array(z.strictObject({ card: z.string(), done: z.boolean(), count: whole })),
  goalDeck: ids,
  /** Workshop upgrades gained, and those to come. AB-WORK-3 */
  upgrades: ids,
  upgradeDeck: ids,
  modDeck: ids,
  modDiscard: ids,
  /** Modifications by the card they are attached to. AB-MOD-2 */
  fitted: z.record(z.string(), z.string()),
  /** By seat. AB-SETUP-12 */
  mutations: z.array(z.strictObject({ card: z.string(), shown: z.boolean() })),
  mutationDeck: ids,
  activationDeck: ids,
  activationDiscard: ids,
  camps: z.strictObject({ supply: whole, gained: whole, placed: ids }),
  /** Enemies killed in this round. */
  kills: whole,
});

/** What a table has agreed on beyond the book. All of it is ours. */
const variant = {
  difficulty: z.enum(DIFFICULTIES),
  /** Faction agendas count bands of the power track. HT-BAND-1 */
  banded: z.boolean(),
  /** Loyalty is sworn once, by a card. HT-OATH-1 */
  oaths: z.boolean(),
  /** The story goes faster, and decides. HT-QUICK-1 */
  quick: z.boolean(),
  /** One action a turn, two turns a round. HT-ONE-1 */
  oneAction: z.boolean(),
  /** When somebody has won, the rest of the story is told. HT-TALE-1 */
  tale: z.boolean(),
};

export const adventureState = z.strictObject({
  phase: z.enum(PHASES),
  /** The sheet: a story, or its larger map. NC-SETUP-6 */
  scenario: z.string(),
  /** What comes with New California is in the decks. NC-SETUP-1 */
  newCalifornia: z.boolean(),
  variant: z.strictObject(variant),
  round: whole,
  /** The round with whose end the story is over; none where it has all the time in the world. HT-CLOCK-1 */
  lastRound: whole.nullable(),
  /** Turns that everybody has had in this round before: 1 in the second half of a round of single actions. HT-ONE-2 */
  lap: whole,
  /** Who has the agenda deck, and so is first player. FB-FIRST-1 */
  first: seat,
  turn,
  survivors: z.array(survivor),
  /** By position on the scenario's map. */
  map: z.array(z.strictObject({ tile: z.string(), faceup: z.boolean(), seenBy: z.array(seat) })),
  enemies: z.array(enemy),
  /** For the ids of enemies. */
  counter: whole,
  stacks: z.record(z.enum(ENEMY_TYPES), z.strictObject({ stack: ids, discard: ids })),
  /** The supply of letter tokens; a draw takes any of them. FB-SETUP-5 */
  letters: z.array(z.enum(LETTERS)),
  /** Encounter decks; the top is the end. An empty one does not exist. FB-ENC-12 */
  decks: z.record(z.enum(ENCOUNTER_BACKS), ids),
  /** Numbered cards that are not in play. FB-LIB-1 */
  library: ids,
  trashed: ids,
  /** What has been read out so far, each once: `020` and `W05`; `020:1` an objective completed, `W05:2` an option chosen. */
  seen: ids,
  /** Staged quests; a counter for each objective, and one for the card itself. */
  quests: z.array(z.strictObject({ card: z.string(), counters: z.array(whole) })),
  markers: z.array(
    z.strictObject({
      name: z.string(),
      colour: z.string(),
      card: z.string(),
      /** Where it lies; while it is carried, where who carries it stands. */
      space: z.string(),
      /** Survivors may take it along. */
      portable: z.boolean(),
      carrier: seat.nullable(),
    }),
  ),
  /** Caps that quests put on spaces. */
  capsOnMap: z.array(z.strictObject({ space: z.string(), card: z.string() })),
  power: z.record(z.enum(FACTIONS), whole),
  agendaDeck: ids,
  agendaDiscard: ids,
  lootDeck: ids,
  lootDiscard: ids,
  assetDeck: ids,
  assetDiscard: ids,
  /** From left to right. */
  shop: ids,
  uniqueDeck: ids,
  /** Discarded unique assets lie beside their deck. FB-CARDS-7 */
  uniqueDiscard: ids,
  perkDeck: ids,
  /** Character cards that are out of the game. FB-RULING-45 */
  gone: ids,
  /** The encounter being played: the option is known once it is chosen. */
  encounter: z
    .strictObject({
      seat,
      card: z.string(),
      option: whole.nullable(),
      /** Outcome texts read out so far. */
      texts: ids,
      /** Where the card goes when it is over. FB-ENC-11 */
      goes: z.enum(['bottom', 'trash', 'elsewhere']),
    })
    .nullable(),
  trade: trade.nullable(),
  /** The agenda card turned up at the end of the round, and the icons still to come. */
  together: together.nullable(),
  /** Together it is an activation card. AB-ACT-1 */
  activation: z.strictObject({ card: z.string(), icons: z.array(z.enum(ACTIVATION_ICONS)) }).nullable(),
  ending: ending.nullable(),
});

export type AdventureState = z.infer<typeof adventureState>;
export type Survivor = AdventureState['survivors'][number];
export type HeldCard = Survivor['cards'][number];
export type MapEnemy = AdventureState['enemies'][number];
export type Marker = AdventureState['markers'][number];
export type Together = NonNullable<AdventureState['together']>;
export type Trade = NonNullable<AdventureState['trade']>;

/** What pure questions look at. */
export type Adventure = Position<AdventureState, AdventureContent>;
/** What rules act on. */
export type AdventureTable = Table<AdventureState, AdventureContent>;

export const adventureOptions = z.strictObject({
  /** The id of a scenario. FB-SETUP-2 */
  scenario: z.string(),
  /** Survivors by seat, if they were agreed on before: then nobody is asked, figures and cards are simply set up. */
  survivors: z.array(z.string()).nullable().default(null),
  /** Together against the wasteland, rather than against each other. AB-SETUP-1 */
  together: z.boolean().default(false),
  /** The faction that a company stands by, if it was agreed on before: then nobody is asked. AB-SETUP-2 */
  loyal: z.enum(FACTIONS).nullable().default(null),
  /** The cards, tokens and survivors of New California are mixed in; its own stories always have them. NC-SETUP-1 */
  newCalifornia: z.boolean().default(false),
  /** The larger map of a story. NC-SETUP-6 */
  expanded: z.boolean().default(false),
  difficulty: variant.difficulty.default('book'),
  banded: variant.banded.default(false),
  oaths: variant.oaths.default(false),
  quick: variant.quick.default(false),
  oneAction: variant.oneAction.default(false),
  tale: variant.tale.default(true),
  /** The longer encounter decks; null: where there are one or two seats. HT-ROADS-1 */
  moreRoads: z.boolean().nullable().default(null),
});
export type AdventureOptions = z.infer<typeof adventureOptions>;
