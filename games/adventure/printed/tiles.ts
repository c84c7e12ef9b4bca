/**
 * Tiles as the rules read them. A tile is a hexagon with a corner on top, its arrow pointing up (FB-MAP-2). Its rim has
 * twelve half-sides, clockwise from the top corner: NE1 NE2 E1 E2 SE1 SE2 SW1 SW2 W1 W2 NW1 NW2; each belongs to a space.
 */
import type { EncounterBack, EnemyType, Terrain, TileKind } from '../words.ts';
import type { PrintedTile, Scenario, Template } from './board.ts';

/** Half-sides of a rim. */
export const RIM = 12;
/** Sides of a hexagon, in the order of the rim. */
export const SIDES = 6;

export interface Space {
  /** `pearl-yard.e`: the tile and the letter of the space. */
  readonly id: string;
  readonly tile: string;
  /** How cards call it, if it has a name. */
  readonly place: string | undefined;
  readonly name: string | undefined;
  /** How a long name stands on the map, and its picture there. */
  readonly short: string | undefined;
  readonly look: string | undefined;
  readonly icon: EncounterBack | undefined;
  /** An icon without a level counts as 1. FB-RULING-35 */
  readonly level: number | undefined;
  readonly terrain: readonly Terrain[];
  readonly enemy: EnemyType | undefined;
  /** Spaces of the same tile that share a border with it. */
  readonly inside: readonly string[];
  /** The half-sides of the rim it owns. */
  readonly rim: readonly number[];
}

export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly kind: TileKind;
  readonly start: boolean;
  /** What it is cut from, and how it lies: for whoever draws it. */
  readonly template: Template;
  readonly turned: number;
  readonly spaces: readonly Space[];
  /** The owner of each half-side, as it lies on the table. */
  readonly rim: readonly string[];
}

export const spacesOf = ({ rim, borders }: Template): string[] =>
  [...'abcdef'].filter((letter) => rim.includes(letter) || borders.join('').includes(letter));

/** The half-side of the neighbour that is the same border. */
export const opposite = (half: number): number => ((half + RIM / 2) % RIM) ^ 1;

/** The id by which cards call a name: lower case, words joined by "-". */
const placeOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Turning by 60 degrees clockwise moves every half-side two on. */
export function tileOf(printed: PrintedTile, template: Template): Tile {
  const { id, name, kind, start, turned } = printed;
  const rim = Array.from({ length: RIM }, (_, i) => template.rim[(i - 2 * turned + 2 * RIM) % RIM]!);
  const spaces = spacesOf(template).map((letter): Space => {
    const space = printed.spaces[letter];
    return {
      id: `${id}.${letter}`,
      tile: id,
      place: space?.name === undefined ? undefined : placeOf(space.name),
      name: space?.name,
      short: space?.short,
      look: space?.look,
      icon: space?.icon,
      level: space?.level,
      terrain: space?.terrain ?? [],
      enemy: space?.enemy,
      inside: template.borders.flatMap(([a, b]) =>
        a === letter ? [`${id}.${b}`] : b === letter ? [`${id}.${a}`] : [],
      ),
      rim: rim.flatMap((owner, half) => (owner === letter ? [half] : [])),
    };
  });
  return { id, name, kind, start, template, turned, spaces, rim: rim.map((letter) => `${id}.${letter}`) };
}

/** A place for a tile on the map of a scenario, and which places lie at its six sides. */
export interface MapPosition {
  readonly row: number;
  readonly column: number;
  /** The tile that lies there face up from the beginning; or the kind of a facedown one. */
  readonly tile: string | undefined;
  readonly kind: 'dangerous' | 'deadly' | undefined;
  readonly neighbours: readonly (number | undefined)[];
}

export interface ScenarioMap {
  readonly positions: readonly MapPosition[];
}

/** Steps to the neighbour at each side, in rows and half-tile columns. */
const STEPS = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
] as const;

export function mapOf({ map }: Scenario): ScenarioMap {
  const places = map.flatMap((cells, row) => cells.map(([column, what]) => ({ row, column, what })));
  return {
    positions: places.map(({ row, column, what }) => ({
      row,
      column,
      tile: typeof what === 'string' ? undefined : what.tile,
      kind: typeof what === 'string' ? what : undefined,
      neighbours: STEPS.map(([down, right]) => {
        const at = places.findIndex((each) => each.row === row + down && each.column === column + right);
        return at < 0 ? undefined : at;
      }),
    })),
  };
}
