/** Where the next marker may lie: what is placed now must not take the last room of those that are still to come. */
import { numberOf, type Reason, remembered } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import { type Bits, type Point, Spacing, TOLERANCE } from '../geometry/index.ts';
import type { StepOf, Wanted } from '../printed/scenarios.ts';
import type { Marker } from '../state.ts';
import { COLORS } from '../words.ts';
import { whyNoBunker } from './bunkers.ts';
import { MARKER_RADIUS } from './markers.ts';
import { around, isOpenToMarkers, leftToMarkers, markerPlaces, middleOf, wantedFor, whyNoMarker } from './places.ts';
import { lengthOf } from './ranges.ts';

/** How the markers of a step must lie to each other. */
const apartIn = (where: readonly Wanted[]): Extract<Wanted, { is: 'apart' }> | undefined =>
  where.find((wanted) => wanted.is === 'apart');

/** As it is wanted, then with ever shorter rulers between the markers, and at last with none. SC-RULING-87 */
function closer(where: readonly Wanted[]): readonly (readonly Wanted[])[] {
  const apart = apartIn(where);
  if (apart === undefined) return [where];
  const others = where.filter((wanted) => wanted !== apart);
  const shorter = COLORS.slice(0, COLORS.indexOf(apart.color)).reverse();
  return [where, ...shorter.map((color) => [...others, { ...apart, color }]), others];
}

/** How far the middles of markers must be from each other at least. */
function leastApart({ content }: Battle, where: readonly Wanted[]): number {
  const apart = apartIn(where);
  if (apart === undefined) return 0;
  return lengthOf(content, apart.color) + (apart.middles ? 0 : 2 * MARKER_RADIUS) - TOLERANCE;
}

/** The markers that the next one must be so far from. */
function keptApart({ state }: Battle, where: readonly Wanted[]): Marker[] {
  const apart = apartIn(where);
  if (apart === undefined) return [];
  return state.markers.filter(({ kind }) => apart.marker === undefined || kind === apart.marker);
}

const stepKey = ({ state, content }: Battle, where: readonly Wanted[]): string =>
  `${numberOf(content)} ${state.scenario?.id ?? ''} ${state.width} ${state.height} ${JSON.stringify(where)}`;

const spacingOf = (battle: Battle, where: readonly Wanted[]): Spacing =>
  new Spacing(markerPlaces(battle, where), leastApart(battle, where));

/** The places worth thinking of, which are the same on every table unless they lie beside what lies there already. */
const usualSpacing = remembered(spacingOf, { by: stepKey, most: 20 });

const openIn = (battle: Battle, where: readonly Wanted[], spacing: Spacing): Bits =>
  spacing.those((at) => isOpenToMarkers(battle, at, where));

/** Those where the table itself lets a marker lie: the same for all markers of a step. */
const openOnTable = remembered(openIn, { of: ({ state }) => state.pieces, by: stepKey });

/** What is known of the places, for as long as nothing changes on the table. */
interface Known {
  /** What is wanted of a place, or as much of it as there is room for. SC-RULING-87 */
  readonly where: readonly Wanted[];
  readonly spacing: Spacing;
  /** Those where one marker may lie. */
  readonly open: Bits;
  /** Of these the ones with which all that are still to come find room; undefined where they do with none. */
  readonly roomy: Bits | undefined;
}

/** Where the next marker of a step may lie, of which so many lie already. SC-COMMON-4 */
export class MarkerRoom {
  readonly #battle: Battle;
  readonly #step: StepOf<'markers'>;
  readonly #wanted: readonly Wanted[];
  /** So many are still to come that must lie apart from this one. */
  readonly #more: number;
  #known: Known | undefined;
  readonly #named = new Set<Point>();

  constructor(battle: Battle, step: StepOf<'markers'>, done: number) {
    this.#battle = battle;
    this.#step = step;
    this.#wanted = wantedFor(step, done);
    this.#more = this.#isWanted('apart') ? step.count - done - 1 : 0;
  }

  #isWanted(what: Wanted['is']): boolean {
    return this.#wanted.some(({ is }) => is === what);
  }

  #lookAround(): Known {
    this.#known ??= this.#firstWithRoom(closer(this.#wanted));
    return this.#known;
  }

  #firstWithRoom([where = this.#wanted, ...more]: readonly (readonly Wanted[])[]): Known {
    const known = this.#look(where);
    const isRoom = [...known.spacing.which(known.open)].some((at) => this.#whyNoBunker(at) === undefined);
    return isRoom || more.length === 0 ? known : this.#firstWithRoom(more); // SC-RULING-87
  }

  #look(where: readonly Wanted[]): Known {
    const battle = this.#battle;
    const isBeside = this.#isWanted('beside');
    const spacing = (isBeside ? spacingOf : usualSpacing)(battle, where);
    const kept = keptApart(battle, where);
    const clear = spacing.clearOf(kept, (isBeside ? openIn : openOnTable)(battle, where, spacing));
    const open = spacing.those(leftToMarkers(battle, where, kept), clear);
    const roomy = this.#more === 0 ? open : spacing.leaving(open, this.#more);
    return { where, spacing, open, roomy: roomy.some((word) => word !== 0) ? roomy : undefined };
  }

  /** The places worth thinking of where it may lie. */
  *places(): Generator<Point> {
    const { spacing, open, roomy = open } = this.#lookAround();
    const isRing = this.#isWanted('from-middle');
    for (const at of spacing.which(isRing ? open : roomy))
      if (this.#whyNoBunker(at) === undefined && !(isRing && this.#takesLastRoom(at))) {
        this.#named.add(at);
        yield at;
      }
  }

  /** Why it cannot be put somewhere. The very places named above are not looked at again. */
  whyNot(at: Point): Reason | undefined {
    if (this.#named.has(at)) return undefined;
    const { rule } = this.#step;
    const why = whyNoMarker(this.#battle, at, this.#lookAround().where, rule) ?? this.#whyNoBunker(at);
    if (why !== undefined || !this.#takesLastRoom(at)) return why;
    return { rule, say: 'place.no-room-left', args: { more: this.#more } };
  }

  #whyNoBunker(at: Point): Reason | undefined {
    return whyNoBunker(this.#battle, at, this.#step);
  }

  /**
   * Whether those that are still to come would find no room any more. SC-BEGIN-6, SC-JOURNAL-9
   * It looks ahead by putting each of the others where it finds room first. Where that finds no room for all of them anyway,
   * any place will do.
   */
  #takesLastRoom(at: Point): boolean {
    if (this.#more === 0) return false;
    const { spacing, open, roomy } = this.#lookAround();
    return roomy !== undefined && !spacing.isLeftBy(at, open, this.#more) && !this.#isLeftOnRing(at);
  }

  /** On a ring around the middle the others may lie in the same steps from this one, wherever it lies. */
  #isLeftOnRing(at: Point): boolean {
    if (!this.#isWanted('from-middle')) return false;
    const { where } = this.#lookAround();
    const ring = new Spacing(around(middleOf(this.#battle), at), leastApart(this.#battle, where));
    const open = ring.those((place) => whyNoMarker(this.#battle, place, where, this.#step.rule) === undefined);
    return ring.isLeftBy(at, open, this.#more);
  }
}
