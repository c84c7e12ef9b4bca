/** The printed content of the vault game: the shape the rules read, and how it is read from packs. */
import { type PackFile, PackReading } from '@holotape/kernel';
import type { z } from 'zod';
import {
  type Item,
  itemsSchema,
  type PrintedSpace,
  packSchema,
  type RewardPart,
  roomsSchema,
  type Threat,
  threatsSchema,
  topLevelSchema,
} from './printed/cards.ts';
import type { CostIcon, Letter, PriceIcon } from './printed/icons.ts';

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
