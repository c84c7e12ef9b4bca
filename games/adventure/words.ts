/** The printed vocabulary of the adventure game. Names come from the rulebook's index; types are derived. */

/** Which box a thing comes from. NC-SETUP */
const SETS = ['core', 'new-california'] as const;
export type SetName = (typeof SETS)[number];
/** What lies in the box of New California is used where people agree on it. NC-SETUP-1 */
export interface InSet {
  readonly set: SetName;
}

/** S.P.E.C.I.A.L., in the order of the slots on the player board. FB-SPEC-2 */
export const LETTERS = ['S', 'P', 'E', 'C', 'I', 'A', 'L'] as const;
export type Letter = (typeof LETTERS)[number];

/** FB-ENEMY-2 */
export const ENEMY_TYPES = ['critter', 'human', 'robot', 'monster', 'super-mutant'] as const;
export type EnemyType = (typeof ENEMY_TYPES)[number];

/** Star comes before shield where an order is needed. FB-SCEN-3, FB-RULING-4 */
export const FACTIONS = ['star', 'shield'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What an agenda card can activate. FB-ACTV-11 */
export const ACTIVATION_ICONS = [...ENEMY_TYPES, ...FACTIONS] as const;
export type ActivationIcon = (typeof ACTIVATION_ICONS)[number];

/** V.A.T.S. areas. FB-DICE-1 */
export const AREAS = ['head', 'body', 'arms', 'legs'] as const;
export type Area = (typeof AREAS)[number];

/** FB-ABIL; the last two NC-RULES-4, NC-RULES-5 */
export const ABILITIES = ['aggressive', 'armor', 'radiation', 'ranged', 'loot', 'retreat', 'fast', 'caps'] as const;
export type EnemyAbility = (typeof ABILITIES)[number];

/** The two sides of each trait token. FB-TRAIT-1 */
export const TRAIT_TOKENS = [
  ['idolized', 'vilified'],
  ['synth', 'super-mutant'],
  ['well-rested', 'addicted'],
] as const;
export const TRAITS = ['idolized', 'vilified', 'synth', 'super-mutant', 'well-rested', 'addicted'] as const;
export type Trait = (typeof TRAITS)[number];

/** Backs of encounter cards; each is a deck of its own. FB-ENCC-1 */
export const ENCOUNTER_BACKS = ['wasteland', 'settlement', 'vault-84', 'vault-109', 'vault-7'] as const;
export type EncounterBack = (typeof ENCOUNTER_BACKS)[number];

/** By the back of a tile. FB-MAP-1 */
export const TILE_KINDS = ['dangerous', 'deadly', 'double-sided'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const TERRAINS = ['difficult', 'irradiated'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Kinds of cards that can be equipped. FB-EQUIP-1 */
export const SLOTS = ['weapon', 'apparel', 'companion'] as const;
export type Slot = (typeof SLOTS)[number];

export const ITEM_KINDS = [...SLOTS, 'aid', 'drug', 'magazine', 'grenade', 'tool', 'junk', 'ability', 'event'] as const;

/** FB-SETUP-17, FB-HP-1 */
export const TRACK_END = 16;
/** FB-ITEM-2 */
export const INVENTORY_LIMIT = 3;
/** FB-AGENDA-3 */
export const AGENDA_LIMIT = 4;
/** FB-SHOP-1 */
export const SHOP_CARDS = 4;
/** FB-SETUP-21 */
export const STARTING_CAPS = 3;
/** FB-TURN-1 */
export const ACTIONS_PER_TURN = 2;
/** Spaces that a fast enemy moves. NC-RULES-4 */
export const FAST_STEPS = 2;
/** FB-MOVE-1 */
export const POINTS_PER_MOVE = 2;
/** FB-RULING-34 */
export const TOKENS_PER_LETTER = 5;
/** FB-CAMP-2 */
export const CAMP_RECOVERS = 3;
/** What an absent survivor is taken to have rolled. FB-SOLO-3 */
export const SOLO_RESULT = 3;
export const VATS_DICE = 3;
/** Influence needed to win, by the number of players. FB-INF-1 */
export const INFLUENCE_TO_WIN: readonly number[] = [11, 10, 9, 8];
/** In the box; one lies on the map from the beginning. AB-SETUP-10, AB-SETUP-11 */
export const CAMP_TOKENS = 8;
/** Goals that lie open. AB-SETUP-9 */
export const GOALS_SHOWN = 4;
/** Goals that have to be fulfilled, by the number of survivors: ours, the sheet says how many. AB-END-2 */
export const GOALS_TO_WIN: readonly number[] = [2, 2, 3, 3];
/** AB-MUT-1 */
export const RADS_TO_MUTATE = 5;
/** Spaces that the opposing faction goes back for a goal beyond what is needed. AB-END-6 */
export const SURPLUS_GOAL = 2;
/** How hard a table is, by agreement. HT-LEVEL-1 to HT-LEVEL-3 */
export const DIFFICULTIES = ['gentle', 'book', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Colours of quest markers; more are made up when these are all in use. FB-QUEST-13, FB-RULING-52 */
export const MARKER_COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
