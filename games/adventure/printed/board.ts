/** Dice, enemies, agendas, tiles and scenario sheets. */
import { z } from 'zod';
import {
  ABILITIES,
  ACTIVATION_ICONS,
  AREAS,
  ENCOUNTER_BACKS,
  ENEMY_TYPES,
  FACTIONS,
  TERRAINS,
  TILE_KINDS,
} from '../words.ts';
import { condition } from './conditions.ts';
import { instructions } from './instructions.ts';
import { cardId, id, moreCopies, name, positive, whole } from './parts.ts';
import { sheetTogether } from './together.ts';

/** FB-DICE-1, FB-DICE-2 */
const face = z.strictObject({ areas: z.array(z.enum(AREAS)), hits: whole });
export const diceSchema = z.array(face).length(6);
export type Face = z.infer<typeof face>;

const areas = z.array(z.enum(AREAS)).min(1);
const abilities = z.array(z.enum(ABILITIES)).max(2).default([]);

/** FB-ENEMY-1 */
const enemy = z.strictObject({
  id,
  name,
  type: z.enum(ENEMY_TYPES),
  level: positive.max(3),
  areas,
  abilities,
  copies: positive.max(9).default(1),
  moreCopies,
});
export const enemiesSchema = z.array(enemy);
export type Enemy = z.infer<typeof enemy>;

/** FB-AGENDA-2: every bonus whose condition holds counts; one for the lead counts every space of it. */
const bonus = z.strictObject({ influence: positive, if: condition });
const agenda = z.strictObject({
  id,
  name,
  text: z.string().max(200),
  copies: positive.max(9).default(1),
  /** The smallest number of players with which it is used. FB-SETUP-9 */
  players: positive.max(4),
  /** May be shown for loyalty; +1 influence for every space this faction leads. FB-LOYAL-1 */
  faction: z.enum(FACTIONS).optional(),
  bonus: z.array(bonus).default([]),
  /** Left to right. FB-ROUND-5 */
  activates: z.array(z.enum(ACTIVATION_ICONS)),
});
export const agendasSchema = z.array(agenda);
export type Agenda = z.infer<typeof agenda>;

/** The rim is the owner of each half of the six sides, clockwise from the top; inner borders are pairs of spaces. */
const template = z.strictObject({
  id: z.string().regex(/^[A-Z][0-9]$/, 'a template is a letter and how many spaces it has'),
  rim: z.string().regex(/^[a-f]{12}$/, 'the rim names a space for each of the 12 half-sides'),
  borders: z.array(z.string().regex(/^[a-f]{2}$/)).min(1),
});
const space = z.strictObject({
  name: name.optional(),
  icon: z.enum(ENCOUNTER_BACKS).optional(),
  level: positive.max(4).optional(),
  terrain: z.array(z.enum(TERRAINS)).default([]),
  enemy: z.enum(ENEMY_TYPES).optional(),
  /** A name of more than twelve letters, as it stands on the map. */
  short: z.string().min(1).max(12).optional(),
  /** Its picture on the map, one of those the page knows. */
  look: id.optional(),
});
const tile = z.strictObject({
  id,
  name,
  kind: z.enum(TILE_KINDS),
  template: z.string(),
  /** Turned so many times by 60 degrees. */
  turned: whole.max(5).default(0),
  start: z.boolean().default(false),
  spaces: z.record(z.string().regex(/^[a-f]$/, 'spaces are a to f'), space).default({}),
});
export const tilesSchema = z.strictObject({ templates: z.array(template).default([]), tiles: z.array(tile) });
export type PrintedTile = z.infer<typeof tile>;
export type Template = z.infer<typeof template>;

/** A faction's enemy; `x` and `y` are read from the power track. FB-FAC-2 */
const factionEnemy = z.strictObject({
  name,
  level: z.union([z.enum(['x', 'y']), positive.max(3)]),
  areas,
  abilities,
  /** The armor ability only while its level is this. */
  armorAtLevel: positive.optional(),
});
const faction = z.strictObject({
  name,
  /** Tokens of a faction without an enemy are only counted. FB-FAC-7 */
  enemy: factionEnemy.optional(),
});

/**
 * Rows of the map from the top; in each the column of a tile in half-tile steps, and what lies there: a tile that is
 * face up, or the kind of a facedown one. FB-SETUP-4
 */
const map = z
  .array(z.array(z.tuple([whole, z.union([z.strictObject({ tile: id }), z.enum(['dangerous', 'deadly'])])])))
  .min(1);
/** A quest marker on a facedown tile, by row and column; it moves to the tile's named space when explored. */
const marker = z.strictObject({ name: id, card: cardId, row: whole, column: whole });
/** Spaces of the track that a token has gone before the game begins, by the number of survivors. */
const begun = z.array(whole).length(4);

const scenario = z.strictObject({
  id,
  name,
  line: z.string().max(200),
  map,
  factions: z.strictObject({ star: faction, shield: faction }),
  /** Values of X and Y on every space of the power track; the last is the final one. FB-FAC-2, FB-FAC-3 */
  track: z.array(z.strictObject({ x: positive, y: positive })).min(2),
  /** Alone, the round with whose end the story is over. HT-CLOCK-1 */
  lastRound: positive.optional(),
  stage: z.array(cardId).min(1),
  add: z.array(cardId).default([]),
  /** Faction tokens on the map at the beginning, by space. */
  tokens: z.array(z.strictObject({ faction: z.enum(FACTIONS), at: id })).default([]),
  marker: marker.optional(),
  /** The sheet of New California for the same story: a larger map, and cards that are staged besides. NC-SETUP-6 */
  expanded: z.strictObject({ map, marker: marker.optional(), stage: z.array(cardId) }).optional(),
  /** All win or lose as one: star is theirs, shield the enemy's, and no agenda is kept. NC-SCEN */
  asOne: z.boolean().default(false),
  /** Where the tokens begin; `together`: both, by the rules of Atomic Bonds. HT-RIG-3 */
  begun: z.strictObject({ star: begun, shield: begun, together: whole.default(0) }).optional(),
  /** What a faction's icon brings besides, when its tokens have acted. HT-RIG-1 */
  icons: z.partialRecord(z.enum(FACTIONS), instructions).optional(),
  /** A tile that nobody enters before this card is on the table. HT-RIG-2 */
  closed: z.strictObject({ tile: id, until: cardId }).optional(),
  /** The sheet for playing together, a side for each faction. AB-SETUP-3 */
  together: sheetTogether.optional(),
});
export const scenariosSchema = z.array(scenario);
export type Scenario = z.infer<typeof scenario>;
