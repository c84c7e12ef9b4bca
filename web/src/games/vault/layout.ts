/**
 * Where things are on the vault's board, in its own pixels: 1080 x 648 at 1:1, whatever the number of levels. With fewer
 * levels the rooms' stages are higher; slabs, signs and letters keep their size.
 */
import { COLUMNS } from '@holotape/vault/queries/spaces';

export const BOARD_W = 1080;
export const BOARD_H = 648;
const SKY = 58;
const ROOM_W = 154;
const SHAFT_W = 130;
const LEFT = 13;
const SHAFT_X = LEFT + 3 * ROOM_W;

/** Heights inside a room. */
export interface Metrics {
  readonly plate: number;
  readonly stage: number;
  readonly slab: number;
  /** Five levels: pegs and marks are an eighth smaller. */
  readonly small: boolean;
}

const METRICS: readonly Metrics[] = [
  { plate: 21, stage: 100, slab: 36, small: false },
  { plate: 21, stage: 75, slab: 35, small: false },
  { plate: 19, stage: 54, slab: 31, small: true },
];

/** For three, four or five levels. */
export const metricsFor = (levels: number): Metrics => METRICS[Math.min(Math.max(levels - 3, 0), 2)]!;

const gapBelowStage = (m: Metrics) => (m.small ? 3 : 4);
export const roomHeight = (m: Metrics): number => 2 + m.plate + m.stage + gapBelowStage(m) + m.slab + 5;
/** From one level to the next. */
const pitchOf = (m: Metrics): number => roomHeight(m) + 4;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The box of a place of a level: 0-5 from left to right. */
export function placeBox(m: Metrics, level: number, place: number): Box {
  const x = place < 3 ? LEFT + place * ROOM_W : SHAFT_X + SHAFT_W + (place - 3) * ROOM_W;
  return { x, y: SKY + level * pitchOf(m), w: ROOM_W, h: roomHeight(m) };
}

export const shaftBox = (m: Metrics, level: number): Box => ({
  x: SHAFT_X,
  y: SKY + level * pitchOf(m),
  w: SHAFT_W,
  h: roomHeight(m),
});

/** One half of a room: everything about one space. */
export interface HalfBox {
  /** The stage: back wall, floor, lamp. */
  readonly x: number;
  readonly w: number;
  readonly middle: number;
  readonly stageY: number;
  readonly stageH: number;
  readonly slabY: number;
  readonly slabH: number;
  /** The whole half, to be clicked and ringed. */
  readonly hit: Box;
}

export function halfBox(m: Metrics, room: Box, side: 0 | 1): HalfBox {
  const w = (room.w - 6) / 2;
  const x = room.x + 3 + side * w;
  const stageY = room.y + 2 + m.plate;
  const slabY = stageY + m.stage + gapBelowStage(m);
  return {
    x,
    w,
    middle: x + w / 2,
    stageY,
    stageH: m.stage,
    slabY,
    slabH: m.slab,
    hit: { x, y: stageY, w, h: slabY + m.slab + 2 - stageY },
  };
}

/** One half of an elevator: upper or lower space. */
export function liftBox(m: Metrics, shaft: Box, which: 0 | 1): Box {
  const head = m.small ? 19 : 22;
  const top = shaft.y + 4 + head + 2;
  const h = (shaft.h - 8 - head - 2 - 3 - (m.small ? 2 : 5)) / 2;
  return { x: shaft.x + 16, y: top + which * (h + 3), w: 98, h };
}

/** Where an elevator space can be hit and is ringed: its half of the card. */
export function liftHit(m: Metrics, shaft: Box, which: 0 | 1): Box {
  const { x, y, w, h } = liftBox(m, shaft, which);
  return { x: x - 2, y: y - 2, w: w + 4, h: Math.max(44, h + 3) };
}

/** The column heads: the dice sums that bring a threat there; 7 brings none, so two columns have none. */
export const SUMS: readonly (number | null)[] = [2, 3, 4, 5, 6, null, null, 8, 9, 10, 11, 12];

/** The middle of a column of spaces. */
export const columnX = (at: number): number => {
  const place = at >> 1;
  const x = place < 3 ? LEFT + place * ROOM_W : SHAFT_X + SHAFT_W + (place - 3) * ROOM_W;
  return x + ROOM_W * (at % 2 === 0 ? 0.25 : 0.75);
};

/** Where a space is: `top.3.1`, `red.lift.2`; undefined for one that is not on the board. */
interface SpaceAt {
  readonly level: string;
  /** 0-11 by column, 12 and 13 the elevator. */
  readonly at: number;
}

export function parseSpace(id: string): SpaceAt | undefined {
  const [level, place, number] = id.split('.');
  if (level === undefined || place === undefined || number === undefined) return undefined;
  if (place === 'lift') return { level, at: COLUMNS + Number(number) - 1 };
  const at = (Number(place) - 1) * 2 + Number(number) - 1;
  return Number.isInteger(at) && at >= 0 && at < COLUMNS ? { level, at } : undefined;
}

/** The neighbour of a space in a direction among those given: the nearest within a cone, by ids. */
export function neighbourIn<T extends { readonly x: number; readonly y: number }>(
  from: T,
  among: readonly T[],
  direction: 'left' | 'right' | 'up' | 'down',
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of among) {
    if (each === from) continue;
    const dx = each.x - from.x;
    const dy = each.y - from.y;
    const [along, across] =
      direction === 'left' ? [-dx, dy] : direction === 'right' ? [dx, dy] : direction === 'up' ? [-dy, dx] : [dy, dx];
    if (along <= 4) continue;
    // Straight on first: a step sideways costs as much as three along.
    const cost = along + 3 * Math.abs(across);
    if (cost < least) {
      least = cost;
      best = each;
    }
  }
  return best;
}
