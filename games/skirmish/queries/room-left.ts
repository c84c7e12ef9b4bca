/** Whether the markers that are still to come find room: what is placed now must not take the last of it. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { COORDINATE_LIMIT, distance, type Point, TOLERANCE } from '../geometry/index.ts';
import type { StepOf } from '../printed/scenarios.ts';
import { MARKER_RADIUS } from './markers.ts';
import { around, markerPlaces, middleOf, wantedFor, whyNoMarker } from './places.ts';
import { lengthOf } from './ranges.ts';

/** Places are whole tenths: one number for both. */
const keyOf = ({ x, y }: Point): number => x * COORDINATE_LIMIT + y;

/** `whyNoMarker` for as long as nothing changes on the table: many places are looked at, and each by several questions. */
export function markerJudge(battle: Battle, step: StepOf<'markers'>, done: number): (at: Point) => Reason | undefined {
  const where = wantedFor(step, done);
  const known = new Map<number, Reason | undefined>();
  return (at) => {
    const key = keyOf(at);
    if (!known.has(key)) known.set(key, whyNoMarker(battle, at, where, step.rule));
    return known.get(key);
  };
}

/** The least whole square whose root is no less than a length: for whole places the same verdict as by the root. */
function leastSquare(length: number): number {
  let square = Math.max(0, Math.floor(length * length) - 1);
  while (Math.sqrt(square) < length) square += 1;
  return square;
}

/** Sorted, each once. */
const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The most of these that lie nearer than `reach` to one of them. */
function mostWithin(sorted: readonly number[], reach: number): number {
  let most = 0;
  let from = 0;
  let end = 0;
  for (const middle of sorted) {
    while (middle - sorted[from]! >= reach) from += 1;
    while (end < sorted.length && sorted[end]! - middle < reach) end += 1;
    most = Math.max(most, end - from);
  }
  return most;
}

/** No place has more others nearer than that to it, itself included, however they lie in their columns and rows. */
function mostNear(places: readonly Point[], apart: number): number {
  const columns = distinct(places.map(({ x }) => x));
  const rows = distinct(places.map(({ y }) => y));
  const inRows = new Map<number, number>();
  const inColumn = (away: number): number => {
    let known = inRows.get(away);
    if (known === undefined) {
      known = mostWithin(rows, Math.sqrt(apart * apart - away * away) + 1);
      inRows.set(away, known);
    }
    return known;
  };
  let most = 0;
  for (const middle of columns) {
    let near = 0;
    for (const column of columns) if (Math.abs(column - middle) < apart) near += inColumn(Math.abs(column - middle));
    most = Math.max(most, near);
  }
  return most;
}

/** By two places: whether they are too near to each other; and how many each bars, itself included, and the most that any does. */
interface Nearness {
  readonly bars: Uint8Array;
  readonly barred: Int32Array;
  readonly most: number;
}

function nearnessOf(places: readonly Point[], apart: number): Nearness {
  const count = places.length;
  const bars = new Uint8Array(count * count);
  const barred = new Int32Array(count);
  const xs = Int32Array.from(places, ({ x }) => x);
  const ys = Int32Array.from(places, ({ y }) => y);
  const clear = leastSquare(apart - TOLERANCE);
  for (let i = 0; i < count; i += 1) {
    const x = xs[i]!;
    const y = ys[i]!;
    for (let j = 0; j < count; j += 1) {
      const dx = xs[j]! - x;
      const dy = ys[j]! - y;
      if (dx * dx + dy * dy >= clear) continue;
      bars[i * count + j] = 1;
      barred[i]! += 1;
    }
  }
  return { bars, barred, most: barred.reduce((most, each) => Math.max(most, each), 0) };
}

/** Places of which some are to be taken, all of them so far from each other. */
class Places {
  readonly #places: readonly Point[];
  readonly #apart: number;
  readonly #index: ReadonlyMap<number, number>;
  /** As many as a place can bar at most; counted one by one only where that settles nothing. */
  readonly #bound: number;
  #counted: Nearness | undefined;

  constructor(places: readonly Point[], apart: number) {
    this.#places = places;
    this.#apart = apart;
    this.#index = new Map(places.map((place, i) => [keyOf(place), i]));
    this.#bound = mostNear(places, apart);
  }

  #isClear(a: Point, b: Point): boolean {
    return distance(a, b) >= this.#apart - TOLERANCE;
  }

  get #nearness(): Nearness {
    this.#counted ??= nearnessOf(this.#places, this.#apart);
    return this.#counted;
  }

  /** Whether, with this one taken, so many more can be: it puts each where there is room first, from every place in turn. */
  leaveRoom(at: Point, more: number): boolean {
    const index = this.#index.get(keyOf(at));
    if (index !== undefined && this.#places.length > this.#bound * more) return true;
    const { barred, most } = this.#nearness;
    // Wherever the others lie, some place is left for the last.
    const isPlenty = (open: number) => open > most * (more - 1);
    if (index !== undefined && isPlenty(this.#places.length - barred[index]!)) return true;
    const open = this.#clearOf(at, index);
    return isPlenty(open.length) || open.some((_, from) => this.#findRoom(open, from, more));
  }

  #clearOf(at: Point, index: number | undefined): number[] {
    const { bars } = this.#nearness;
    const count = this.#places.length;
    const clear: number[] = [];
    for (let i = 0; i < count; i += 1)
      if (index === undefined ? this.#isClear(at, this.#places[i]!) : bars[index * count + i] === 0) clear.push(i);
    return clear;
  }

  #findRoom(open: readonly number[], from: number, more: number): boolean {
    const { bars } = this.#nearness;
    const count = this.#places.length;
    const taken: number[] = [];
    for (let i = 0; i < open.length && taken.length < more; i += 1) {
      const next = open[(from + i) % open.length]!;
      if (!taken.some((other) => bars[other * count + next] === 1)) taken.push(next);
    }
    return taken.length >= more;
  }
}

/**
 * Why a marker cannot be put somewhere, if as many more as are still to come are to find a place. SC-BEGIN-6, SC-JOURNAL-9
 * It looks ahead by putting each of the others where it finds room first. Where that finds no room for all of them anyway,
 * any place will do.
 */
export function roomLeft(
  battle: Battle,
  step: StepOf<'markers'>,
  more: number,
  whyNot = markerJudge(battle, step, step.count - more - 1),
): (at: Point) => Reason | undefined {
  const { rule } = step;
  const where = wantedFor(step, step.count - more - 1);
  const apart = where.find((wanted) => wanted.is === 'apart');
  if (more === 0 || apart === undefined) return () => undefined;
  const length = lengthOf(battle.content, apart.color) + (apart.middles ? 0 : 2 * MARKER_RADIUS);
  const isFit = (at: Point) => whyNot(at) === undefined;
  // On a ring around the middle the others may lie in the same steps from this one, wherever it lies.
  const alike = (at: Point): Point[] =>
    where.some(({ is }) => is === 'from-middle') ? around(middleOf(battle), at).filter(isFit) : [];
  let known: { readonly places: Places; readonly isRoom: boolean } | undefined;
  const lookAround = () => {
    const fit = markerPlaces(battle, where).filter(isFit);
    const places = new Places(fit, length);
    return { places, isRoom: fit.some((at) => places.leaveRoom(at, more)) };
  };
  return (at) => {
    known ??= lookAround();
    const isBad =
      known.isRoom && !known.places.leaveRoom(at, more) && !new Places(alike(at), length).leaveRoom(at, more);
    return isBad ? { rule, say: 'place.no-room-left', args: { more } } : undefined;
  };
}
