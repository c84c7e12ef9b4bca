/** The rulebook's own words, as lists from which types are derived. */

/** From the shortest ruler to the longest. WW-RANGE-1 */
export const COLORS = ['orange', 'yellow', 'red', 'green', 'blue', 'black'] as const;
export type Color = (typeof COLORS)[number];

export const ATTRIBUTES = ['STR', 'PER', 'END', 'CHA', 'INT', 'AGI', 'LUC'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SKILLS = [
  'melee',
  'pistol',
  'rifle',
  'heavy',
  'throw',
  'computers',
  'lockpick',
  'search',
  'presence',
  'battle-cry',
  'resist',
] as const;
export type Skill = (typeof SKILLS)[number];

export const EFFECT_DICE = ['black', 'green', 'yellow', 'blue'] as const;
export type EffectDie = (typeof EFFECT_DICE)[number];

/** Icons that are spent on Special Effects. */
export const SPECIAL_ICONS = ['bottle', 'star', 'blast'] as const;
export type SpecialIcon = (typeof SPECIAL_ICONS)[number];

export const DICE_ICONS = [...SPECIAL_ICONS, 'damage', 'reduce-armor', 'minus-1', 'minus-2', 'minus-3'] as const;
export type DiceIcon = (typeof DICE_ICONS)[number];

/** Corners of an icon that can carry a mark. WW-RANGE-9 */
export const CORNERS = ['upper-left', 'upper-right', 'lower-left', 'lower-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** In the order in which the damage of one attack is resolved. WW-RULING-95 */
export const DAMAGE_TYPES = ['physical', 'energy', 'radiation'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** WW-FACTION */
export const UNIT_TYPES = ['human', 'super-mutant', 'dog', 'creature', 'robot', 'synth'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const WEAPON_TYPES = ['rifle', 'pistol', 'heavy', 'melee', 'thrown', 'mine'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const UNIT_ICONS = [
  'prepare',
  'move',
  'expertise',
  'melee',
  'pistol',
  'luck',
  'criticals',
  'dog-handler',
  'no-climb',
  'unimpeded',
  'immune-to-battle-cry',
] as const;
export type UnitIcon = (typeof UNIT_ICONS)[number];

/** Icons that item, perk and Leader cards give: Action Point uses, Luck and Criticals. WW-AP */
export const CARD_ICONS = [
  'prepare',
  'move',
  'attack',
  'melee',
  'shoot',
  'expertise',
  'search',
  'computers',
  'lockpick',
  'luck',
  'criticals',
] as const;

/** What a Special Effect can bring. */
export const GAINS = [
  'damage',
  'armor-reduction',
  'ignore-armor',
  'stun',
  'fire',
  'frozen',
  'poison',
  'injured-arm',
  'injured-leg',
  'action-point',
  'remove-reaction',
  'push-orange',
  'push-yellow',
  /** Its marker does not show Empty. */
  'stays-loaded',
  /** A Reaction Marker is lost, or the model is Stunned. */
  'jolt',
  /** The attacker chooses which is injured. */
  'injured-limb',
  /** 1 radiation damage, through armor. */
  'irradiate',
  /** The attack is made once more, on another model near by. */
  'repeat',
  /** It is moved Orange in a direction that chance picks. */
  'scatter-orange',
] as const;
export type Gain = (typeof GAINS)[number];

/** How ground is to a model. WW-TERRAIN-1 */
export const GROUNDS = ['normal', 'difficult', 'impassable', 'climbable', 'ladder'] as const;

/** What a piece is to Huge models, who may look over it. WW-LOS-8 */
export const TO_HUGE = ['as-others', 'cover', 'nothing'] as const;

/** WW-ROUND-2 */
export const READINESS = ['unready', 'ready', 'used'] as const;
export type Readiness = (typeof READINESS)[number];

/** WW-COND-1 */
export const CONDITIONS = ['frozen', 'injured-arm', 'injured-leg', 'on-fire', 'poisoned', 'slow', 'stunned'] as const;
export type Condition = (typeof CONDITIONS)[number];
/** WW-ACT-2 */
export const ACTIONS = [
  'move',
  'shoot',
  'throw',
  'charge',
  'strike',
  'expertise',
  'prepare',
  'lay-mine',
  'douse',
  'shake-off',
] as const;
export type BasicAction = (typeof ACTIONS)[number];
/** The last are granted by scenarios and cards. WW-ACT-3 */
export type ActionName = BasicAction | `special:${string}`;

/** A main Action, a Quick Action in the model's own activation, or one that a Reaction or another rule grants. WW-QUICK-6 */
export const HOWS = ['action', 'quick', 'reaction', 'free'] as const;
export type How = (typeof HOWS)[number];

/** Undersides of Searchable Markers. WW-SEARCH-8 to WW-SEARCH-14 */
export const SEARCHABLES = [
  'blank',
  'item',
  'lockpick',
  'search',
  'computers',
  'trapped-lock',
  'danger-item',
  'danger',
  'letter-a',
  'letter-b',
  'letter-c',
] as const;
export type Searchable = (typeof SEARCHABLES)[number];

/** Undersides of Investigation Markers. WW-INVEST-8, WW-INVEST-9 */
export const INVESTIGATIONS = [
  'blank',
  'searchable',
  'number-1',
  'number-2',
  'number-3',
  'number-4',
  'number-5',
  'number-6',
  'number-7',
  'number-8',
] as const;

/** Whom a scenario singles out before the battle. */
export const NAMED = ['journalist'] as const;

/** An Action Point that a model may use once, in an activation of its own. SC-RULING-10 */
export const PROMISED = 'promised';

/** What lasts beyond the moment, and when it ends. */
export const LASTING = [
  ...NAMED,
  PROMISED,
  'fixed',
  'diminishing',
  'addiction',
  'dog-handler',
  'locked',
  'corroded',
  'fuse',
  'used',
  'spent',
  'boost',
  'warded',
  'roused',
  /** Tokens spent from a card. */
  'tokens',
  /** What a trick has roused, and dice that wait for a weapon. */
  'raging',
  'refuelled',
  /** A penalty on a model: until whoever put it there is Used again, or for one Action. */
  'unsettled',
  /** Whom it aimed at in the last Action (none left) or in this one; how often it moved; that it is hard to hit. */
  'aimed',
  'moved',
  'evasive',
  /** An Action put aside, an attribute of somebody else's, an activation of Quick Actions, one that begins out of sight. */
  'banked',
  'borrowed',
  'hasty',
  'unseen',
  /** A bonus to the next test, a die for the next attack, and a heavy weapon fired in this turn. */
  'heartened',
  'bonus-die',
  'fired-heavy',
  /** What somebody leaves where it was removed. */
  'lingering',
  /** A robot that counts down, and that it has begun. */
  'self-destructing',
  'alarm',
  /** It came on in this round, with so many Actions. */
  'arrived',
  /** What a Boost gives a model; that a player has played one for the Action to come. */
  'boosted',
  'played',
  /** A marker that a model has with it: it does not lie on the table. SC-RULING-74 */
  'carried',
  /** The sun stands over an edge; rounds that an Event still stays. */
  'glare',
  'staying',
  /** Caps in a letter that whoever removes the model takes; somebody who comes along with a model. */
  'letter',
  'follows',
  /** It goes over what stands there; a line that hangs down; a device with its Health; what was called. */
  'flying',
  'device',
  'called',
  /** A car in meltdown, or made safe; whose turret it is; a Stranger who waits; points of foresight; an Action that rolled X. */
  'meltdown',
  'safe',
  'put-up',
  'stranger-waits',
  'foresight',
  'fumbled',
  /** A marker that only its finder may search, and Caps in a letter that wait for a lock. */
  'private',
  'unsent',
  /** Heavy things that it carries. */
  'laden',
] as const;
export type LastingKind = (typeof LASTING)[number];
/** `next`: the next activation of what it lies on. */
export const UNTIL = ['counted', 'cured', 'activation', 'next', 'turn', 'round', 'battle'] as const;

/** What lies on the table besides models, mines and terrain; those after the second are always face up. */
export const MARKERS = [
  'searchable',
  'investigation',
  'lock',
  'safe',
  'computer',
  'trap',
  'generator',
  'barrel',
  'pillar',
  /** A pillar that is down: what was written on it is known when all is over. SC-DEMO-3 */
  'fallen',
  'charge',
  /** Nobody has set it down: it fell with whoever carried it. SC-DEMO-13 */
  'dropped-charge',
  'siren',
  'cave',
  'arrival',
  'dropped',
  'ticking',
  'control-point',
  'fuse-box',
  'crop',
  'quest',
  'lead',
  'helmet',
  'terminal',
  'stash',
  'still',
  'bank',
  /** What was picked up and counts for somebody, or lies where it fell. SC-SWEEP-14 */
  'prize',
  'rope',
  'monkey',
  'smoke',
] as const;
export type MarkerKind = (typeof MARKERS)[number];

/** Of the battlefield. */
export const EDGES = ['bottom', 'right', 'top', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** What an AI model is about to do, by the letter on its card. CH-AIACT-7 */
export const RESPONSES = { A: 'attack', D: 'defend', F: 'fall-back', M: 'move', O: 'objective' } as const;
export type Response = (typeof RESPONSES)[keyof typeof RESPONSES];

/** Rows of an AI card, by what the blue die shows. CH-AIACT-3 */
export const AI_ROWS = ['bottle', 'two-bottles', 'star', 'two-stars', 'blast'] as const;
export type AiRow = (typeof AI_ROWS)[number];

/** CH-AIATT-2 */
export const METHODS = ['close-combat', 'ranged'] as const;
export type Method = (typeof METHODS)[number];

/** CH-AITGT-4 to CH-AITGT-19 */
export const PRIORITIES = [
  'nearest',
  'weakest',
  'largest',
  'wounded',
  'healthiest',
  'vulnerable',
  'slowest',
  'fastest',
  'best-chance',
  'prepared',
  'spent',
  'importance',
  'not-engaged',
  'engaged',
  'capable',
] as const;
export type Priority = (typeof PRIORITIES)[number];

/** How much a side by the book may use: less than the handbook gives it, as much, or its Limited Use items too. CH-RULING-36 */
export const BOOK_LEVELS = ['gentle', 'book', 'supplied'] as const;
export type BookLevel = (typeof BOOK_LEVELS)[number];

/** CH-BOOST-1 */
export const BOOST_TYPES = ['practiced', 'cunning', 'tactical', 'instinctive'] as const;
