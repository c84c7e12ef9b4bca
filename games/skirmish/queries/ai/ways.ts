/** Ways of an AI model: how many Moves it takes to get somewhere, and how far along one Move leads. */
import type { Battle } from '../../battle.ts';
import {
  between,
  type Disc,
  directions,
  distance,
  type Ground,
  type Point,
  rounded,
  type Terrain,
  TOLERANCE,
  touches,
} from '../../geometry/index.ts';
import type { Model } from '../../state.ts';
import type { ActionName, Color, How } from '../../words.ts';
import { actOf, asIfDuring } from '../acting.ts';
import { chargeColor } from '../charging.ts';
import { movementColor } from '../circumstances.ts';
import { ascentsOf, suggestClimbs, whyNoClimbing } from '../climbing.ts';
import { allowance, isUnimpeded, type Path, terrainFor } from '../ground.ts';
import { openGround } from '../open-ground.ts';
import { checkPath } from '../paths.ts';
import { shorter } from '../ranges.ts';
import { nearestWay, roamOf } from '../reach.ts';
import { isClimbed } from '../terrain.ts';
import { baseOf, cardOf, inPlay, isFriendly } from '../units.ts';

/** The whole way to somewhere, however many Moves it takes. */
export interface Course {
  readonly points: readonly Point[];
  readonly length: number;
  /** How far one Move leads along it: less, if it crosses Difficult Terrain. */
  readonly stride: number;
  /** Moves that it takes. CH-AITGT-4, CH-AIMOVE-5 */
  readonly moves: number;
}

/** Steps back from the end of a Move until there is room to stand. */
const STEP_BACK = 40;
const STEPS_BACK = 40;
/** Directions from which something is approached. */
const AROUND = directions(2);

/** Where a model can go and how far, in one position and in one way of acting. */
export class Scout {
  readonly battle: Battle;
  readonly model: Model;
  readonly move: Color;
  readonly charge: Color | undefined;
  readonly #base: Disc;
  readonly #flat: Terrain;
  readonly #climbs: Terrain;
  readonly #grounds: { ground: Ground; stride: number }[];
  readonly #known = new Map<string, Course | undefined>();

  constructor(battle: Battle, model: Model, how: How) {
    const as = (action: ActionName): Battle => asIfDuring(battle, actOf(model, action, how));
    this.battle = as('move');
    this.model = model;
    const { move, charge } = cardOf(battle, model);
    this.move = movementColor(this.battle, model, move, 'move');
    this.charge = charge && chargeColor(as('charge'), model, charge);
    this.#base = baseOf(battle, model);
    this.#flat = terrainFor(battle, model);
    this.#climbs = terrainFor(battle, model, true);
    this.#grounds = this.#groundsFor(this.move);
  }

  /** Around Difficult Terrain, and over it with a shorter ruler. WW-TERRAIN-3 */
  #groundsFor(color: Color): { ground: Ground; stride: number }[] {
    const { patches, walls, table } = this.#flat;
    const isSlow = !isUnimpeded(this.battle, this.model) && patches.some(({ footing }) => footing === 'slow');
    return (isSlow ? [false, true] : [false]).map((over) => {
      const closed = patches.filter(({ footing }) => footing === 'blocked' || (footing === 'slow' && !over));
      return {
        ground: openGround(
          this.#base.r,
          closed.map(({ outline }) => outline),
          walls,
          table,
        ),
        stride: allowance(this.battle, this.model, over ? shorter(color) : color),
      };
    });
  }

  /** How far a Move or a Charge takes it over open ground. */
  reach(color: Color | undefined): number {
    return color === undefined ? 0 : allowance(this.battle, this.model, color);
  }

  /** The way to a place that takes the fewest Moves; among those the shortest. CH-AIMOVE-5 */
  wayTo(to: Point, from: Point = this.#base): Course | undefined {
    const found = this.#grounds.flatMap(({ ground, stride }): Course[] => {
      const way = ground.way(from, to);
      if (way === undefined) return [];
      const { path, length } = way;
      return [{ points: path, length, stride, moves: Math.ceil(Math.max(0, length - TOLERANCE) / stride) }];
    });
    return shortest(found);
  }

  /** The way into contact with something round. */
  wayToContact(disc: Disc, { x, y }: Point = this.#base): Course | undefined {
    const from = { x, y };
    const key = `${disc.x} ${disc.y} ${disc.r} ${from.x} ${from.y}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#findContact(disc, from));
    return this.#known.get(key);
  }

  #findContact(disc: Disc, from: Point): Course | undefined {
    const { r } = this.#base;
    const far = distance(from, disc);
    if (far <= r + disc.r + TOLERANCE)
      return { points: [from, from], length: 0, stride: this.reach(this.move), moves: 0 };
    const at = ({ x, y }: Point): Point => rounded({ x: disc.x + x * (r + disc.r), y: disc.y + y * (r + disc.r) });
    const straight = this.wayTo(at({ x: (from.x - disc.x) / far, y: (from.y - disc.y) / far }), from);
    if (straight !== undefined && straight.points.length === 2 && this.#isFree(straight.points[1]!)) return straight;
    const others = AROUND.map(at).filter((point) => this.#isFree(point));
    return shortest([...others.map((point) => this.wayTo(point, from)), straight]);
  }

  #isFree(at: Point): boolean {
    const { r } = this.#base;
    return this.#flat.company.every((other) => distance(at, other) - other.r - r >= -TOLERANCE);
  }

  /** Enemies that it would touch there. */
  touchedAt(at: Point): Model[] {
    const disc = { ...at, r: this.#base.r };
    return inPlay(this.battle).filter(
      (other) => !isFriendly(this.battle, this.model, other) && touches(disc, baseOf(this.battle, other)),
    );
  }

  isLegal(path: Path): boolean {
    return checkPath(this.battle, this.model, this.move, path, true, this.#climbs).ok;
  }

  /** A Move along the way, at most so far; it ends in contact with nobody. Undefined if there is no room to go there. */
  along({ points, length, stride }: Course, most = stride): Path | undefined {
    const whole = Math.min(most, stride, length);
    for (let back = 0; back <= STEPS_BACK; back += 1) {
      const far = whole - back * STEP_BACK;
      if (far <= TOLERANCE) return undefined;
      const path = cut(points, far);
      if (this.touchedAt(endOf(path)).length === 0 && this.isLegal(path)) return path;
    }
    return undefined;
  }

  /** A Move that ends in contact, if one Move is enough. */
  into({ points, length, stride }: Course): Path | undefined {
    if (length > stride + TOLERANCE) return undefined;
    const path = cut(points, length);
    return this.isLegal(path) ? path : undefined;
  }

  /** Where no way leads it goes as near as it can. Whoever hangs on a wall gets off it first, where that is nearest. CH-RULING-121 */
  nearest(to: Point): Path | undefined {
    const hangs = this.model.climbing !== null;
    const paths = hangs ? this.#offTheWall() : [...this.#asNearAs(to), ...this.#climbsTo(to)];
    const far = (path: Path): number => distance(endOf(path), to);
    const [best] = paths.filter((path) => this.touchedAt(endOf(path)).length === 0).sort((a, b) => far(a) - far(b));
    return best !== undefined && (hangs || far(best) < distance(this.#base, to) - TOLERANCE) ? best : undefined;
  }

  #asNearAs(to: Point): Path[] {
    const way = nearestWay(this.battle, roamOf(this.battle, this.model, this.move), to);
    return way === undefined ? [] : [way.path];
  }

  /** Up or down walls, where no way on the ground leads: onto what stands about, and near where it is going. CH-RULING-147 */
  #climbsTo(to: Point): Path[] {
    const { battle, model } = this;
    if (!battle.state.pieces.some(isClimbed) || whyNoClimbing(battle, model) !== undefined) return []; // WW-CLIMB-8
    const { r } = this.#base;
    const near = AROUND.flatMap(({ x, y }) => [3, 5].map((n) => rounded({ x: to.x + x * r * n, y: to.y + y * r * n })));
    const paths = [...near.map(({ x, y }): Path => [[x, y]]), ...suggestClimbs(battle, model)];
    return paths.filter((path) => this.#climbsOn(path) && this.isLegal(path));
  }

  #climbsOn(path: Path): boolean {
    const points = [this.#base, ...path.map(([x, y]) => ({ x, y }))];
    return ascentsOf(this.battle, this.model, points, this.#climbs).length > 0;
  }

  /** Up onto what it hangs on, or down to the ground. */
  #offTheWall(): Path[] {
    return suggestClimbs(this.battle, this.model).filter((path) => this.isLegal(path));
  }
}

export const endOf = (path: Path): Point => ({ x: path.at(-1)![0], y: path.at(-1)![1] });

function shortest(courses: readonly (Course | undefined)[]): Course | undefined {
  return courses.reduce(
    (best, each) =>
      each !== undefined &&
      (best === undefined || each.moves < best.moves || (each.moves === best.moves && each.length < best.length))
        ? each
        : best,
    undefined,
  );
}

/** The beginning of a way, so long. */
export function cut(points: readonly Point[], far: number): Path {
  const path: Path = [];
  let left = far;
  for (const [i, from] of points.slice(0, -1).entries()) {
    const to = points[i + 1]!;
    const length = distance(from, to);
    const end = length <= left + TOLERANCE ? to : between(from, to, left / length);
    const { x, y } = rounded(end);
    path.push([x, y]);
    left -= length;
    if (left <= TOLERANCE) break;
  }
  return path;
}
