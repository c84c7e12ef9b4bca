/** Where everything of a tile is drawn, worked out once for a tile and a size. */
import type { Space, Tile } from '@holotape/adventure/printed/tiles';
import { type Block, type Places, placesIn } from './places.ts';
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
  const letter = LETTER * radius;
  return {
    tile,
    radius,
    letter,
    line: LINE * radius,
    borders: borders.map((curve) => pathOf(curve, drawn, false)),
    studs: studs.map(([x, y]) => [x * drawn, y * drawn]),
    spaces: tile.spaces.map((space) => {
      const outline = spaces[space.id.slice(-1)]!;
      const scaled = outline.map(([x, y]): Point => [x * drawn, y * drawn]);
      const lines = linesOf(space);
      const widest = Math.max(0, ...lines.map(({ length }) => length));
      const size =
        lines.length === 0
          ? undefined
          : {
              w: Math.max((54 / RADIUS) * radius, widest * WIDTH_OF_LETTER * letter + 4),
              h: PICTURE * radius + lines.length * LINE * radius,
            };
      return { space, path: pathOf(outline, drawn), places: placesIn(scaled, size), lines };
    }),
  };
}

/** A name in at most two lines, as even as its words allow; a long one by its short form. */
function linesOf({ name, short }: Space): readonly string[] {
  const shown = short ?? name;
  if (shown === undefined) return [];
  const words = shown.split(' ');
  if (words.length === 1 || shown.length <= 9) return [shown];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return ways.reduce((best, way) =>
    Math.max(...way.map(({ length }) => length)) < Math.max(...best.map(({ length }) => length)) ? way : best,
  );
}

/** Where picture, badge and lines of a name stand inside its block. */
export function blockParts({ x, y, h }: Block, { letter, line, radius }: TilePlan, lines: number) {
  const top = y - h / 2;
  const picture = 26 * (radius / RADIUS);
  return {
    picture: { x: x - picture - 0.5, y: top + 1, size: picture },
    badge: { x: x + 15.5 * (radius / RADIUS), y: top + 14 * (radius / RADIUS) },
    texts: Array.from({ length: lines }, (_, i) => ({ x, y: top + PICTURE * radius + i * line + letter * 0.78 })),
  };
}
