/** The state of a vault game: plain records and ids. Cards are found in the content by id. */
import type { Position, Table } from '@holotape/kernel';
import { z } from 'zod';
import type { VaultContent } from './content.ts';
import { COLOURS, LETTERS, PLACES } from './printed/icons.ts';

const PHASES = ['setup', 'spawn', 'place', 'recall', 'over'] as const;

const seat = z.number().int().nonnegative();
const whole = z.number().int().nonnegative();

const dweller = z.strictObject({
  /** `red-3`: the third dweller of red. */
  id: z.string(),
  /** The space it stands on (`top.1.2`), or null while it is available. */
  at: z.string().nullable(),
  /** It was gained this round and stands on its icon: it occupies nothing. SH-DWELL-3 */
  fresh: z.boolean(),
  injured: z.boolean(),
  trained: z.enum(LETTERS).nullable(),
  /** What it will be trained in at recall. SH-TRAIN-1 */
  training: z.enum([...LETTERS, 'any']).nullable(),
});

const heldItem = z.strictObject({ id: z.string(), exhausted: z.boolean() });

const player = z.strictObject({
  colour: z.enum(COLOURS),
  power: whole,
  food: whole,
  water: whole,
  happiness: whole,
  dwellers: z.array(dweller),
  items: z.array(heldItem),
  passed: z.boolean(),
  /** Does not want to be asked about items between turns for the rest of the round. */
  quiet: z.boolean(),
  /** Threats beaten, for end-of-game items. */
  defeated: whole,
});

const level = z.strictObject({
  /** Whose level it is; the top level is nobody's. */
  owner: seat.nullable(),
  /** `top` or the owner's colour: the first part of the ids of its spaces. */
  name: z.enum(['top', ...COLOURS]),
  /** Six places from left to right, the elevator between the third and the fourth. */
  rooms: z.array(z.string().nullable()).length(PLACES),
  /** Twelve columns of spaces from left to right; the threat that covers each. */
  threats: z.array(z.string().nullable()).length(2 * PLACES),
});

const deck = z.array(z.string());

export const vaultState = z.strictObject({
  phase: z.enum(PHASES),
  round: whole,
  /** Whose turn it is while dwellers are placed. */
  turn: seat,
  /** Who holds the first player token; nobody before it is given out. */
  first: seat.nullable(),
  players: z.array(player),
  /** Top level first, then downwards. */
  levels: z.array(level),
  itemDeck: deck,
  itemTrack: deck,
  itemDiscard: deck,
  roomDeck: deck,
  roomTrack: deck,
  roomDiscard: deck,
  /** Paid for and kept aside until it is built. SH-RULING-11 */
  roomAside: z.string().nullable(),
  /** Rooms that one player is looking at; nobody else sees them. */
  looking: z.strictObject({ seat, rooms: deck }).nullable(),
  threatDeck: deck,
  threatDiscard: deck,
  /** The threat deck ran out: this round is the last. SH-END-1 */
  threatsOut: z.boolean(),
});

export type VaultState = z.infer<typeof vaultState>;
export type Player = VaultState['players'][number];
export type Dweller = Player['dwellers'][number];
export type HeldItem = Player['items'][number];
export type Level = VaultState['levels'][number];

/** What pure questions look at. */
export type Vault = Position<VaultState, VaultContent>;
/** What rules act on. */
export type VaultTable = Table<VaultState, VaultContent>;

export const vaultOptions = z.strictObject({
  /** Who starts with the first player token; by the seed if nobody is named. SH-SETUP-7 */
  first: seat.nullable().default(null),
  /** Seats in the order of their levels, top to bottom; seat order if left out. SH-SETUP-3 */
  levels: z.array(seat).nullable().default(null),
  /** Colours by seat. */
  colours: z.array(z.enum(COLOURS)).nullable().default(null),
  /** Shuffle the six extra rooms into the deck. */
  extraRooms: z.boolean().default(false),
});
export type VaultOptions = z.infer<typeof vaultOptions>;
