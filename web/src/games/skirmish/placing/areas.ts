/** Where the open step of a set-up allows something to lie, and where it does not, as shapes. The rules have the last word. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { Disc, Point } from '@holotape/skirmish/geometry/point';
import type { Wanted, Zone } from '@holotape/skirmish/printed/scenarios';
import { discOf, MARKER_RADIUS } from '@holotape/skirmish/queries/markers';
import { anchorOf, figureOf, stripLines, wantedFor } from '@holotape/skirmish/queries/places';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { scenarioOf } from '@holotape/skirmish/queries/scenario';
import { zoneNow } from '@holotape/skirmish/queries/set-up';
import { across } from '@holotape/skirmish/queries/zones';
import type { Marker } from '@holotape/skirmish/state';
import { type Color, EDGES, type Edge } from '@holotape/skirmish/words';

/** In tenths of a millimetre. */
type Shape =
  | { readonly is: 'rect'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | { readonly is: 'disc'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly is: 'figure'; readonly corners: readonly Point[] }
  /** Exactly on its rim. */
  | { readonly is: 'ring'; readonly x: number; readonly y: number; readonly r: number };

export interface LegalArea {
  readonly shape: Shape;
  readonly isAllowed: boolean;
  /** The ruler it is measured with. */
  readonly color?: Color;
}

const disc = ({ x, y }: Disc, r: number, is: 'disc' | 'ring' = 'disc'): Shape => ({ is, x, y, r });

type Rect = Extract<Shape, { is: 'rect' }>;

function band({ state: { width, height } }: Battle, edge: Edge, deep: number): Rect {
  switch (edge) {
    case 'bottom':
      return { is: 'rect', x: 0, y: 0, w: width, h: deep };
    case 'top':
      return { is: 'rect', x: 0, y: height - deep, w: width, h: deep };
    case 'left':
      return { is: 'rect', x: 0, y: 0, w: deep, h: height };
    case 'right':
      return { is: 'rect', x: width - deep, y: 0, w: deep, h: height };
  }
}

/** As wide as a marker, from the middle of an edge. */
function middleStrip(battle: Battle, edge: Edge, deep: number): Shape {
  const { width, height } = battle.state;
  const [x, y, wide] = [width / 2 - MARKER_RADIUS, height / 2 - MARKER_RADIUS, 2 * MARKER_RADIUS];
  const whole = band(battle, edge, deep);
  return edge === 'top' || edge === 'bottom' ? { ...whole, x, w: wide } : { ...whole, y, h: wide };
}

const middleSquare = ({ state: { width, height } }: Battle, half: number): Shape => ({
  is: 'rect',
  x: width / 2 - half,
  y: height / 2 - half,
  w: 2 * half,
  h: 2 * half,
});

/** So far from every edge. */
const inside = ({ state: { width, height } }: Battle, far: number): Shape => ({
  is: 'rect',
  x: far,
  y: far,
  w: width - 2 * far,
  h: height - 2 * far,
});
/** As wide as a marker, along the lines where strips meet. */
const alongLines = (battle: Battle, deep: number, color: Color): LegalArea[] =>
  stripLines(battle, deep).map((y) => ({
    shape: { is: 'rect', x: 0, y: y - MARKER_RADIUS, w: battle.state.width, h: 2 * MARKER_RADIUS },
    isAllowed: true,
    color,
  }));

/** Across the table, so deep: 0 is the one in the middle. */
const stripAcross = ({ state: { width, height } }: Battle, strip: number, deep: number): Shape => ({
  is: 'rect',
  x: 0,
  y: height / 2 + (strip - 0.5) * deep,
  w: width,
  h: deep,
});

/** The half of an edge, without what lies near the other edges. */
function halfOf(battle: Battle, edge: Edge, margin: number): Shape {
  const { width, height } = battle.state;
  const isAcross = edge === 'top' || edge === 'bottom';
  const { x, y } = band(battle, edge, (isAcross ? height : width) / 2);
  const [w, h] = isAcross ? [width - 2 * margin, height / 2 - margin] : [width / 2 - margin, height - 2 * margin];
  return { is: 'rect', x: edge === 'right' ? x : margin, y: edge === 'top' ? y : margin, w, h };
}

export function zoneAreas(battle: Battle, zone: Zone, own: Edge | null): LegalArea[] {
  if (zone.is === 'square') return [{ shape: middleSquare(battle, zone.half), isAllowed: true }];
  if (zone.is === 'among')
    return [{ shape: { is: 'figure', corners: figureOf(battle, zone.marker) }, isAllowed: true }];
  if (zone.is === 'anywhere') return [];
  if (zone.is === 'at-edge') return [{ shape: band(battle, zone.edge, AT_EDGE), isAllowed: true }];
  const { color } = zone;
  const length = lengthOf(battle.content, color);
  if (zone.is === 'near') {
    const anchor = anchorOf(battle, zone.of);
    return [{ shape: disc(anchor, anchor.r + length), isAllowed: true, color }];
  }
  if (zone.is === 'centre') return [{ shape: inside(battle, length), isAllowed: true, color }];
  if (zone.is === 'half') return farHalf(battle, zone.edge, length, color);
  if (zone.is === 'own-half') return [{ shape: halfOf(battle, own ?? 'bottom', length), isAllowed: true, color }];
  const edges = edgesOf(zone, own ?? 'bottom');
  const inset = 'sides' in zone && zone.sides !== undefined ? lengthOf(battle.content, zone.sides) : 0;
  return edges.map((edge) => ({ shape: narrower(band(battle, edge, length), edge, inset), isAllowed: true, color }));
}

/** A strip to touch the edge from. */
const AT_EDGE = 320;

/** Shorter at both ends. */
function narrower(rect: Rect, edge: Edge, by: number): Rect {
  return edge === 'top' || edge === 'bottom'
    ? { ...rect, x: rect.x + by, w: rect.w - 2 * by }
    : { ...rect, y: rect.y + by, h: rect.h - 2 * by };
}

/** Along an edge, and along the halves of the two beside it. */
function farHalf(battle: Battle, edge: Edge, length: number, color: Color): LegalArea[] {
  const { width, height } = battle.state;
  const half = band(battle, edge, (edge === 'top' || edge === 'bottom' ? height : width) / 2);
  const sides = EDGES.filter((each) => each !== edge && each !== across(edge));
  return [band(battle, edge, length), ...sides.map((side) => common(half, band(battle, side, length)))].map(
    (shape) => ({ shape, isAllowed: true, color }),
  );
}

function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { is: 'rect', x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}

/** The quarters of the table that have a marker of this kind already. */
function quarters({ state: { width, height, markers } }: Battle, kind: Marker['kind']): LegalArea[] {
  return markers
    .filter((marker) => marker.kind === kind)
    .map(({ x, y }) => ({
      shape: {
        is: 'rect',
        x: x < width / 2 ? 0 : width / 2,
        y: y < height / 2 ? 0 : height / 2,
        w: width / 2,
        h: height / 2,
      },
      isAllowed: false,
    }));
}

function wantedAreas(battle: Battle, wanted: Wanted): LegalArea[] {
  const { width, height } = battle.state;
  const { color } = wanted;
  const length = lengthOf(battle.content, color);
  const around = (reach: number) => length + MARKER_RADIUS + reach;
  switch (wanted.is) {
    case 'at': {
      const anchor = anchorOf(battle, wanted.from);
      return [{ shape: disc(anchor, around(anchor.r), 'ring'), isAllowed: true, color }];
    }
    case 'apart':
      return battle.state.markers
        .filter(({ kind }) => wanted.marker === undefined || kind === wanted.marker)
        .map((marker) => ({
          // Barred for the middle of what is put down.
          shape: disc(discOf(marker), wanted.middles ? length : around(MARKER_RADIUS)),
          isAllowed: false,
          color,
        }));
    case 'from-middle':
      return [{ shape: disc({ x: width / 2, y: height / 2, r: 0 }, around(0), 'ring'), isAllowed: true, color }];
    case 'around-middle':
      return [{ shape: disc({ x: width / 2, y: height / 2, r: 0 }, around(0)), isAllowed: true, color }];
    case 'outdoors':
    case 'by-terrain':
      return [];
    case 'own-quarter':
      return quarters(battle, wanted.marker);
    case 'beside':
      return battle.state.markers
        .filter(({ kind }) => kind === wanted.marker)
        .map((marker) => ({ shape: disc(discOf(marker), around(MARKER_RADIUS)), isAllowed: true, color }));
    case 'central':
      return [{ shape: inside(battle, length), isAllowed: true, color }];
    case 'outside-zones':
      return (['bottom', 'top'] as const).map((edge) => ({
        shape: band(battle, edge, length),
        isAllowed: false,
        color,
      }));
    case 'middle-line':
      return [{ shape: middleStrip(battle, wanted.edge, length + MARKER_RADIUS), isAllowed: true, color }];
    case 'own-zone': {
      const edge = battle.state.scenario?.edges[wanted.side] ?? 'bottom';
      return [{ shape: band(battle, edge, length), isAllowed: true, color }];
    }
    case 'far-from-both': {
      const far = length + lengthOf(battle.content, wanted.more);
      return [{ shape: { is: 'rect', x: 0, y: far, w: width, h: height - 2 * far }, isAllowed: true, color }];
    }
    case 'strip':
      return wanted.strips.map((strip) => ({ shape: stripAcross(battle, strip, length), isAllowed: true, color }));
    case 'strip-line':
      return alongLines(battle, length, color);
    case 'off-square':
      return [{ shape: middleSquare(battle, wanted.half + length), isAllowed: false, color }];
  }
}

/** Along which edges a zone lies. */
function edgesOf(zone: Zone, own: Edge): readonly Edge[] {
  if (zone.is === 'edge') return [zone.edge];
  if (zone.is === 'edges') return zone.edges;
  if (zone.is === 'own-pair') return [own, across(own)];
  return zone.is === 'own-edge' ? [own] : EDGES;
}

/** Of the step that is being taken; nothing while nothing is placed. */
export function legalAreas(battle: Battle, seat: number): LegalArea[] {
  const { scenario, phase } = battle.state;
  if (scenario === null) return [];
  const deploying = zoneNow(battle, seat);
  if (deploying !== undefined) return zoneAreas(battle, deploying.zone, (scenario.edges[seat] ?? null) as Edge | null);
  if (phase !== 'setup') return [];
  const step = scenarioOf(battle).setup[scenario.step];
  const own = (scenario.edges[seat] ?? null) as Edge | null;
  switch (step?.does) {
    case 'walls':
    case 'turrets':
      return zoneAreas(battle, step.zone, own);
    case 'markers':
      return wantedFor(step, scenario.done).flatMap((wanted) => wantedAreas(battle, wanted));
    default:
      return [];
  }
}
