/** The printed content of the vault game: schemas for the YAML files, and the shape the rules read. */
import { type PackFile, PackReading } from '@holotape/kernel';
import { z } from 'zod';
import {
  COST_ICONS,
  type CostIcon,
  LETTERS,
  type Letter,
  PRICE_ICONS,
  type PriceIcon,
  RESOURCES,
  REWARD_ICONS,
} from './printed/icons.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is made of lower-case words joined by "-"');
const name = z.string().min(1).max(40);
const line = z.string().max(160);

const price = z.array(z.enum(PRICE_ICONS)).max(6);
const train = z.strictObject({ train: z.enum([...LETTERS, 'any']) });
const exchange = z.strictObject({ exchange: z.tuple([price.min(1), price.min(1)]) });
const reward = z.array(z.union([z.enum(REWARD_ICONS), train, exchange])).max(8);

const space = z
  .strictObject({
    /** Paid in full before anything else. SH-PLACE-4 */
    cost: z.array(z.enum(COST_ICONS)).max(8).default([]),
    /** Both dice must reach this number, or there is no reward and an injury. SH-THREAT-6 */
    fight: z.number().int().min(2).max(12).optional(),
    /** Gained from left to right. SH-PLACE-5 */
    reward,
    /** A dweller trained in this letter gains the reward twice. SH-TRAIN-4 */
    letter: z.enum(LETTERS).optional(),
    /** Takes two dwellers at once. SH-PLACE-8 */
    linked: z.boolean().default(false),
    /** Only for injured dwellers. SH-INJURY-3 */
    injuredOnly: z.boolean().default(false),
  })
  .refine(({ cost }) => cost.filter((icon) => icon === 'price').length <= 1, 'one price icon at most')
  .refine(
    ({ cost, reward }) => !cost.includes('price') || reward.includes('build'),
    'a space that costs the price of a room must reward "build"',
  );

const spaces = z.tuple([space, space]);
const fixedRoom = z.strictObject({ id, name, line, spaces });
const room = z.strictObject({ id, name, line, price: price.min(1), spaces });
const elevator = z.strictObject({ id, name, spaces });

export const topLevelSchema = z.strictObject({
  rooms: z.array(fixedRoom).length(6),
  elevator,
  playerElevator: elevator,
});
export const roomsSchema = z.array(room);

/** What an item's end-of-game score counts. */
export const COUNTED = ['dwellers', 'defeated', 'rooms', 'resources', 'items', 'clean-level'] as const;

const ability = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('add-to-fight'),
    plus: z.number().int().positive(),
    orPay: z.strictObject({ cost: z.array(z.enum(RESOURCES)).min(1), plus: z.number().int().positive() }).optional(),
  }),
  z.strictObject({ does: z.literal('reroll-fight'), dice: z.enum(['one', 'both']) }),
  z.strictObject({ does: z.literal('stay-unhurt') }),
  z.strictObject({
    does: z.literal('gain-more'),
    of: z.enum([...RESOURCES, 'happiness']),
    discard: z.boolean().default(false),
  }),
  z.strictObject({ does: z.literal('cheaper-room') }),
  z.strictObject({ does: z.literal('swap-room'), look: z.number().int().positive().max(6) }),
  z.strictObject({ does: z.literal('exchange'), upTo: z.number().int().positive() }),
  z.strictObject({ does: z.literal('gain'), reward: z.array(z.enum(PRICE_ICONS)).min(1) }),
  z.strictObject({ does: z.literal('heal') }),
  z.strictObject({ does: z.literal('train') }),
  z.strictObject({ does: z.literal('turn-die') }),
  z.strictObject({ does: z.literal('discard-spawn') }),
  z.strictObject({ does: z.literal('place-again') }),
  z.strictObject({ does: z.literal('share-space') }),
  z.strictObject({ does: z.literal('more-income') }),
  z.strictObject({
    does: z.literal('score'),
    for: z.enum(COUNTED),
    /** Only what is above this counts. */
    above: z.number().int().nonnegative().default(0),
    /** How many of them make one. */
    each: z.number().int().positive().default(1),
    /** What one is worth. */
    happiness: z.number().int().positive().default(1),
    /** No more than this in all. */
    most: z.number().int().positive().optional(),
  }),
]);
const item = z.strictObject({ id, name, text: z.string().min(1).max(200), line, ability });
export const itemsSchema = z.array(item);

const threat = z.strictObject({
  id,
  name,
  line,
  copies: z.number().int().positive().max(9).default(1),
  space,
  /** While it lies there, the other space of its room cannot be used. */
  blocksNeighbour: z.boolean().default(false),
});
export const threatsSchema = z.array(threat);

export const packSchema = z.strictObject({ id, name, game: z.literal('vault') });

export type RewardPart = z.infer<typeof reward>[number];
export type Ability = z.infer<typeof ability>;
export type AbilityName = Ability['does'];
export type Item = z.infer<typeof item>;
export type Threat = z.infer<typeof threat>;
type PrintedSpace = z.infer<typeof space>;

/** A bill: how many cubes of each kind, and how many of any kind. */
export interface Bill {
  readonly power: number;
  readonly food: number;
  readonly water: number;
  readonly any: number;
}

/** A space as the rules read it. */
export interface Space {
  readonly bill: Bill;
  readonly items: number;
  readonly price: boolean;
  readonly injury: boolean;
  readonly cost: readonly CostIcon[];
  readonly fight: number | undefined;
  readonly reward: readonly RewardPart[];
  readonly letter: Letter | undefined;
  readonly linked: boolean;
  readonly injuredOnly: boolean;
}

type Two = readonly [Space, Space];

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly price: readonly PriceIcon[];
  readonly bill: Bill;
  readonly spaces: Two;
}

export interface ThreatCard extends Omit<Threat, 'space'> {
  readonly space: Space;
}

export interface Elevator {
  readonly id: string;
  readonly name: string;
  readonly spaces: Two;
}

export interface VaultContent {
  readonly packs: readonly string[];
  /** The fixed rooms of the top level, from left to right. */
  readonly topRooms: readonly string[];
  readonly topElevator: Elevator;
  readonly playerElevator: Elevator;
  /** Every room by id, fixed ones too. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Rooms of the deck, and those that come with the option. */
  readonly deck: readonly string[];
  readonly extraDeck: readonly string[];
  readonly items: ReadonlyMap<string, Item>;
  /** By the id of the single card: `radroach-swarm.2`. */
  readonly threats: ReadonlyMap<string, ThreatCard>;
}

export function billOf(icons: readonly CostIcon[]): Bill {
  const count = (icon: CostIcon) => icons.filter((each) => each === icon).length;
  return { power: count('power'), food: count('food'), water: count('water'), any: count('any') };
}

const spaceOf = (printed: PrintedSpace): Space => ({
  bill: billOf(printed.cost),
  items: printed.cost.filter((icon) => icon === 'item').length,
  price: printed.cost.includes('price'),
  injury: printed.cost.includes('injury'),
  cost: printed.cost,
  fight: printed.fight,
  reward: printed.reward,
  letter: printed.letter,
  linked: printed.linked,
  injuredOnly: printed.injuredOnly,
});
const bothSpaces = ([a, b]: readonly [PrintedSpace, PrintedSpace]): Two => [spaceOf(a), spaceOf(b)];

/** Files of a pack; the first pack must have the top level. */
const FILES = ['top-level.yaml', 'rooms.yaml', 'extra-rooms.yaml', 'items.yaml', 'threats.yaml'];

/** Reads packs, the built-in one first, into the content of one game. Throws a BadPack that lists every problem. */
export function readVaultContent(packs: readonly (readonly PackFile[])[]): VaultContent {
  const reading = new PackReading('a vault pack', FILES);
  const rooms = new Map<string, Room>();
  const items = new Map<string, Item>();
  const threats = new Map<string, ThreatCard>();
  const deck: string[] = [];
  const extraDeck: string[] = [];
  const tops: z.infer<typeof topLevelSchema>[] = [];

  for (const files of packs) {
    reading.open(files, packSchema);
    reading.each('top-level.yaml', topLevelSchema, (level, file) => {
      if (tops.push(level) > 1) reading.wrongFile(file.path, 'only one pack may have a top level');
      for (const room of level.rooms) {
        reading.claim('room', room.id, file);
        rooms.set(room.id, { ...room, price: [], bill: billOf([]), spaces: bothSpaces(room.spaces) });
      }
    });
    for (const [name, into] of [
      ['rooms.yaml', deck],
      ['extra-rooms.yaml', extraDeck],
    ] as const)
      reading.each(name, roomsSchema, (printed, file) => {
        for (const room of printed) {
          reading.claim('room', room.id, file);
          rooms.set(room.id, { ...room, bill: billOf(room.price), spaces: bothSpaces(room.spaces) });
          into.push(room.id);
        }
      });
    reading.each('items.yaml', itemsSchema, (printed, file) => {
      for (const item of printed) {
        reading.claim('item', item.id, file);
        items.set(item.id, item);
      }
    });
    reading.each('threats.yaml', threatsSchema, (printed, file) => {
      for (const threat of printed) {
        reading.claim('threat', threat.id, file);
        for (let copy = 1; copy <= threat.copies; copy += 1)
          threats.set(`${threat.id}.${copy}`, { ...threat, space: spaceOf(threat.space) });
      }
    });
  }
  const [top] = tops;
  if (top === undefined && reading.isSound) reading.wrongFile('top-level.yaml', 'missing: no pack has a top level');
  if (top === undefined || !reading.isSound) throw reading.bad;

  return {
    packs: reading.packs,
    topRooms: top.rooms.map(({ id }) => id),
    topElevator: { ...top.elevator, spaces: bothSpaces(top.elevator.spaces) },
    playerElevator: { ...top.playerElevator, spaces: bothSpaces(top.playerElevator.spaces) },
    rooms,
    deck,
    extraDeck,
    items,
    threats,
  };
}
