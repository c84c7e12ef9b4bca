/**
 * The picture of a scenario: from where each side comes, and how its markers can lie on this very table. Where players choose a
 * place or an edge, it is one that they could choose. Pure, and made by the worker.
 */
import { below, type Random, randomFrom } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '@holotape/skirmish/battle';
import type { Point } from '@holotape/skirmish/geometry/point';
import type { PrintedScenario, SetupStep, Zone } from '@holotape/skirmish/printed/scenarios';
import { emptyTable, unplayed } from '@holotape/skirmish/queries/empty-table';
import { MarkerRoom } from '@holotape/skirmish/queries/room-left';
import { BY_LOT } from '@holotape/skirmish/queries/tables';
import type { Marker, Piece } from '@holotape/skirmish/state';
import type { Color, Edge } from '@holotape/skirmish/words';
import { type LegalArea, zoneAreas } from '../placing/areas.ts';

interface PlannedZone {
  readonly seat: number;
  readonly areas: readonly LegalArea[];
  readonly color?: Color;
  readonly rule: string;
  /** They come onto the table with this round, and are not there before. */
  readonly round?: number;
}

interface PlannedMarkers {
  readonly kind: Marker['kind'];
  readonly rule: string;
  readonly at: readonly Point[];
}

export interface ScenarioPlan {
  readonly zones: readonly PlannedZone[];
  readonly markers: readonly PlannedMarkers[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const colorOf = (zone: Zone): { readonly color?: Color } => ('color' in zone ? { color: zone.color } : {});

const WHOLE = ({ state: { width, height } }: Battle): LegalArea[] => [
  { shape: { is: 'rect', x: 0, y: 0, w: width, h: height }, isAllowed: true },
];

/** A picture, as it is made step by step. */
class Planner {
  readonly zones: PlannedZone[] = [];
  readonly markers: PlannedMarkers[] = [];
  readonly #battle: Battle;
  readonly #scenario: PrintedScenario;
  readonly #random: Random;

  constructor(content: SkirmishContent, scenario: PrintedScenario, size: Size, pieces: readonly Piece[]) {
    const state = { ...emptyTable(size), pieces: [...pieces], scenario: unplayed(scenario.id, BY_LOT) };
    state.scenario.edges = ['bottom', 'top'];
    this.#battle = { state, content };
    this.#scenario = scenario;
    this.#random = randomFrom(`plan of ${scenario.id}`);
  }

  take(step: SetupStep): void {
    switch (step.does) {
      case 'fixed':
        for (const kind of new Set(step.markers.map(({ marker }) => marker)))
          this.#lay(
            kind,
            step.rule,
            step.markers.filter(({ marker }) => marker === kind).map(({ at }) => at),
          );
        return;
      case 'markers':
        this.#lay(step.marker, step.rule, this.#placesFor(step));
        return;
      case 'edge':
        this.#turn(step.by, step.beside === true);
        return;
      case 'deploy':
      case 'join':
        this.#enter(step.side, step.zone, step.rule);
        return;
      case 'deploy-turns':
      case 'deploy-whole':
        for (const [seat, zone] of step.zones.entries())
          this.#enter(seat, zone, ('rules' in step ? step.rules?.[seat] : undefined) ?? step.rule);
        return;
      default:
        return;
    }
  }

  /** Who comes later. SC-SUIT-10 */
  expect({ side, zone, rule, round }: PrintedScenario['arrivals'][number]): void {
    this.#enter(side, zone, rule, round);
  }

  #lay(kind: Marker['kind'], rule: string, at: readonly Point[]): void {
    for (const { x, y } of at) this.#battle.state.markers.push(markerAt(kind, this.#battle.state.markers.length, x, y));
    if (at.length > 0) this.markers.push({ kind, rule, at });
  }

  /** One place after the other, each where there is room beside those before it. */
  #placesFor(step: Extract<SetupStep, { does: 'markers' }>): Point[] {
    const { state, content } = this.#battle;
    const laid: Point[] = [];
    for (let n = 0; n < step.count; n += 1) {
      const before = laid.map(({ x, y }, i) => markerAt(step.marker, state.markers.length + i, x, y));
      const battle = { state: { ...state, markers: [...state.markers, ...before] }, content };
      const open = [...new MarkerRoom(battle, step, n).places()];
      if (open.length === 0) break;
      laid.push(open[below(this.#random, open.length)]!);
    }
    return laid;
  }

  /** The side that chooses has the left edge where it takes one beside the other's. */
  #turn(seat: number, beside: boolean): void {
    if (beside) this.#battle.state.scenario!.edges[seat] = 'left';
  }

  #enter(seat: number, zone: Zone, rule: string, round?: number): void {
    const own = this.#battle.state.scenario!.edges[seat] as Edge;
    const areas = zone.is === 'anywhere' ? WHOLE(this.#battle) : zoneAreas(this.#battle, zone, own);
    const isTold = this.zones.some(
      (each) => each.seat === seat && JSON.stringify(each.areas) === JSON.stringify(areas),
    );
    if (!isTold) this.zones.push({ seat, areas, rule, ...colorOf(zone), ...(round !== undefined && { round }) });
  }

  walk(): ScenarioPlan {
    for (const step of this.#scenario.setup) this.take(step);
    for (const arrival of this.#scenario.arrivals) this.expect(arrival);
    return { zones: this.zones, markers: this.markers };
  }
}

const markerAt = (kind: Marker['kind'], n: number, x: number, y: number): Marker => ({
  id: `${kind}-${n}`,
  kind,
  x,
  y,
  face: 'blank',
  up: false,
  seen: [],
  items: [],
  opened: false,
});

export const planOf = (
  content: SkirmishContent,
  scenario: PrintedScenario,
  size: Size,
  pieces: readonly Piece[],
): ScenarioPlan => new Planner(content, scenario, size, pieces).walk();
