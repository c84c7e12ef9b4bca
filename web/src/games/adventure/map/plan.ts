/** Where everything of a tile is drawn, worked out once for a tile and a size. */
import type { Space, Tile } from '@holotape/adventure/printed/tiles';
import { type Block, type Places, type Print, placesIn } from './places.ts';
import { type Point, pathOf, shapeOf } from './shape.ts';

/** The radius of a hexagon on the map of a desk, and how much smaller it is drawn so that seams show. */
export const RADIUS = 86.5;
const SEAM = 1.2;

/** Lettering of names, by the radius. */
const LETTER = 14.5 / RADIUS;
const LINE = 14 / RADIUS;
/** The picture and the badge beside it, over the name. */
const PICTURE = 28 / RADIUS;
/** How wide a letter of the condensed face is, of its size; measured over all names of the tiles. */
const WIDTH_OF_LETTER = 0.46;

export interface SpacePlan {
  readonly space: Space;
  readonly path: string;
  readonly places: Places;
  readonly lines: readonly string[];
}

export interface TilePlan {
  readonly tile: Tile;
  readonly radius: number;
  readonly spaces: readonly SpacePlan[];
  readonly borders: readonly string[];
  readonly studs: readonly Point[];
  readonly letter: number;
  readonly line: number;
}

const plans = new Map<string, TilePlan>();

export function planOf(tile: Tile, radius: number): TilePlan {
  const key = `${tile.id} ${radius}`;
  let plan = plans.get(key);
  if (plan === undefined || plan.tile !== tile) {
    plan = draw(tile, radius);
    plans.set(key, plan);
  }
  return plan;
}

function draw(tile: Tile, radius: number): TilePlan {
  const drawn = radius - SEAM;
  const { borders, spaces, studs } = shapeOf({
    id: tile.id,
    template: tile.template.id,
    turned: tile.turned,
    rim: tile.template.rim,
  });
  const lettering = { radius, letter: LETTER * radius, line: LINE * radius };
  const places = placesIn(
    tile.spaces.map((space) => ({
      outline: spaces[space.id.slice(-1)]!.map(([x, y]): Point => [x * drawn, y * drawn]),
      size: sizeOf(space, lettering),
      prints: (block) => printsOf(space, block, lettering),
    })),
  );
  return {
    tile,
    ...lettering,
    borders: borders.map((curve) => pathOf(curve, drawn, false)),
    studs: studs.map(([x, y]) => [x * drawn, y * drawn]),
    spaces: tile.spaces.map((space, i) => ({
      space,
      path: pathOf(spaces[space.id.slice(-1)]!, drawn),
      places: places[i]!,
      lines: linesOf(space),
    })),
  };
}

type Lettering = Pick<TilePlan, 'letter' | 'line' | 'radius'>;

/** How wide the longest line of a name is. */
const widthOf = (lines: readonly string[], letter: number): number =>
  Math.max(0, ...lines.map(({ length }) => length)) * WIDTH_OF_LETTER * letter + 4;

function sizeOf(space: Space, { letter, line, radius }: Lettering): { w: number; h: number } | undefined {
  const lines = linesOf(space);
  if (lines.length === 0) return undefined;
  return { w: Math.max((54 / RADIUS) * radius, widthOf(lines, letter)), h: PICTURE * radius + lines.length * line };
}

/** The words are dearest, then the badge with its level; the picture is only a picture. */
function printsOf(space: Space, block: Block, lettering: Lettering): readonly Print[] {
  const lines = linesOf(space);
  const { picture, badge } = blockParts(block, lettering, lines.length);
  const high = lines.length * lettering.line;
  const words = { x: block.x, y: block.y + block.h / 2 - high / 2, w: widthOf(lines, lettering.letter), h: high };
  const half = picture.size / 2;
  return [
    { ...words, dear: 1 },
    { x: picture.x + half, y: picture.y + half, w: picture.size, h: picture.size, dear: 0.2 },
    ...(space.icon === undefined ? [] : [{ ...badge, w: picture.size, h: picture.size, dear: 0.5 }]),
  ];
}

/** A name in at most two lines; a long one by its short form. */
function linesOf({ name, short }: Space): readonly string[] {
  const shown = short ?? name;
  return shown === undefined ? [] : evenLines(shown);
}

/** One line, or two where that is long, as even as the words allow. */
export function evenLines(shown: string): readonly string[] {
  const words = shown.split(' ');
  if (words.length === 1 || shown.length <= 9) return [shown];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return ways.reduce((best, way) =>
    Math.max(...way.map(({ length }) => length)) < Math.max(...best.map(({ length }) => length)) ? way : best,
  );
}

/** Where picture, badge and lines of a name stand inside its block. */
export function blockParts({ x, y, h }: Block, { letter, line, radius }: Lettering, lines: number) {
  const top = y - h / 2;
  const picture = 26 * (radius / RADIUS);
  return {
    picture: { x: x - picture - 0.5, y: top + 1, size: picture },
    badge: { x: x + 15.5 * (radius / RADIUS), y: top + 14 * (radius / RADIUS) },
    texts: Array.from({ length: lines }, (_, i) => ({ x, y: top + PICTURE * radius + i * line + letter * 0.78 })),
  };
}
