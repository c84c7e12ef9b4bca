/** FB-MAP, FB-SPACE: tiles, spaces, borders and distances. Everything here is a question. */
import type { AdventureContent } from '../content.ts';
import type { Space } from '../printed/tiles.ts';
import { opposite, RIM, SIDES } from '../printed/tiles.ts';
import type { Adventure, AdventureState } from '../state.ts';

/** A facedown tile is one space, called by its position. FB-ACTV-8, FB-RULING-19 */
export const facedown = (position: number): string => `#${position}`;
export const isFacedown = (space: string): boolean => space.startsWith('#');
export const facedownPosition = (space: string): number => Number(space.slice(1));

export const spaceAt = ({ content }: Adventure, id: string): Space => content.spaces.get(id)!;
const scenarioMap = ({ state, content }: Adventure) => content.maps.get(state.scenario)!;

/** The position of a faceup tile on the map. */
const whereIs = (state: AdventureState, tile: string): number =>
  state.map.findIndex((each) => each.faceup && each.tile === tile);

export const isOnMap = ({ state, content }: Adventure, space: string): boolean => {
  if (isFacedown(space)) return state.map[facedownPosition(space)]?.faceup === false;
  const printed = content.spaces.get(space);
  return printed !== undefined && whereIs(state, printed.tile) >= 0;
};

/** A tile that the story keeps closed until a card of it has been on the table. HT-RIG-2 */
export function isClosed({ state, content }: Adventure, space: string): boolean {
  const closed = content.scenarios.get(state.scenario)!.closed;
  if (closed === undefined || state.together !== null) return false; // by Atomic Bonds nothing is closed
  return content.spaces.get(space)?.tile === closed.tile && !state.seen.includes(closed.until);
}

/** All spaces of faceup tiles. */
export function spacesOnMap({ state, content }: Adventure): Space[] {
  return state.map.flatMap(({ tile, faceup }) => (faceup ? content.tiles.get(tile)!.spaces : []));
}

/** Two spaces are adjacent when they share a border, across the seam of two tiles too. FB-SPACE-2 */
export function neighbours(adventure: Adventure, space: string): string[] {
  const { state, content } = adventure;
  const { positions } = scenarioMap(adventure);
  const found = new Set<string>();
  const cross = (half: number, neighbour: number | undefined) => {
    if (neighbour === undefined) return;
    const { faceup, tile } = state.map[neighbour]!;
    found.add(faceup ? content.tiles.get(tile)!.rim[opposite(half)]! : facedown(neighbour));
  };
  if (isFacedown(space)) {
    const here = positions[facedownPosition(space)]!;
    for (let half = 0; half < RIM; half += 1) cross(half, here.neighbours[Math.floor((half * SIDES) / RIM)]);
  } else {
    const printed = spaceAt(adventure, space);
    const here = positions[whereIs(state, printed.tile)]!;
    for (const each of printed.inside) found.add(each);
    for (const half of printed.rim) cross(half, here.neighbours[Math.floor((half * SIDES) / RIM)]);
  }
  return [...found];
}

export const areAdjacent = (adventure: Adventure, a: string, b: string): boolean =>
  neighbours(adventure, a).includes(b);

/** What follows from the tiles as they lie, as far as it was asked for. */
interface Layout {
  readonly borders: Map<string, readonly string[]>;
  readonly distances: Map<string, ReadonlyMap<string, number>>;
}

/** Tiles lie the same until one is explored, and are looked at thousands of times in between, most of all in thoughts. */
const remembered = new WeakMap<AdventureContent, Map<string, Layout>>();
/** Beyond so many maps all are forgotten: thoughts explore a great many. */
const MOST_LAYOUTS = 400;

function layoutOf({ content, state }: Adventure): Layout {
  let key = state.scenario;
  for (const { tile, faceup } of state.map) key += faceup ? `,${tile}` : ',#';
  const layouts = remembered.get(content) ?? new Map<string, Layout>();
  // rule-lint: what is remembered follows from the printed tiles alone
  remembered.set(content, layouts);
  let layout = layouts.get(key);
  if (layout === undefined) {
    if (layouts.size >= MOST_LAYOUTS) layouts.clear();
    layout = { borders: new Map(), distances: new Map() };
    layouts.set(key, layout);
  }
  return layout;
}

/** `neighbours`, for whoever asks for many at once. */
export function bordersOf(adventure: Adventure): (space: string) => readonly string[] {
  const { borders } = layoutOf(adventure);
  return (space) => {
    const known = borders.get(space);
    if (known !== undefined) return known;
    const found = neighbours(adventure, space);
    borders.set(space, found);
    return found;
  };
}

/** Steps from a space to every other, by borders alone. FB-RULING-20 */
export function distancesFrom(adventure: Adventure, from: string): ReadonlyMap<string, number> {
  const known = layoutOf(adventure).distances.get(from);
  if (known !== undefined) return known;
  const distances = walkedFrom(bordersOf(adventure), from);
  layoutOf(adventure).distances.set(from, distances);
  return distances;
}

function walkedFrom(borders: (space: string) => readonly string[], from: string): ReadonlyMap<string, number> {
  const distances = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue) {
    const next = distances.get(at)! + 1;
    for (const each of borders(at))
      if (!distances.has(each)) {
        distances.set(each, next);
        queue.push(each);
      }
  }
  return distances;
}

/** Spaces at most so many steps away, the nearest first. */
export const spacesWithin = (adventure: Adventure, from: string, steps: number): string[] =>
  [...distancesFrom(adventure, from)].flatMap(([space, distance]) => (distance <= steps ? [space] : []));

/** Spaces of the tile that the game began on. FB-KILL-1 */
export function startingSpaces({ state, content }: Adventure): string[] {
  const start = state.map.find(({ tile, faceup }) => faceup && content.tiles.get(tile)!.start)!;
  return content.tiles.get(start.tile)!.spaces.map(({ id }) => id);
}

/** Facedown tiles that border a space. */
export const facedownBeside = (adventure: Adventure, space: string): number[] =>
  neighbours(adventure, space).filter(isFacedown).map(facedownPosition);

/** The level of the icon in a space; an icon without a level counts as 1. FB-ENC-10, FB-RULING-35 */
export const levelAt = (adventure: Adventure, space: string): number => {
  const { icon, level } = spaceAt(adventure, space);
  return icon === undefined ? 0 : (level ?? 1);
};

/** How many tiles nobody has explored. */
export const facedownTiles = ({ map }: AdventureState): number => map.filter(({ faceup }) => !faceup).length;
