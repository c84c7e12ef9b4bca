/** Where models sensibly stand before the battle, for those who leave it to the table. */
import type { Battle } from '../battle.ts';
import {
  boxAround,
  type Disc,
  distance,
  gapToPolygon,
  mayMeet,
  type Point,
  runsInside,
  towards,
} from '../geometry/index.ts';
import type { Zone } from '../printed/scenarios.ts';
import type { Model, Piece } from '../state.ts';
import { scenarioOf, specialRules } from './scenario.ts';
import { baseOf, inPlay, seatOf } from './units.ts';

const INCH = 254;

/** Points for standing behind something: as good as being so many inches nearer to the fight. */
const BEHIND_COVER = 4;
const OUT_OF_SIGHT = 6;
/** What covers somebody stands this near to them. */
const NEAR = 2 * INCH;
/** Every inch to the next of one's own side that is more than this counts, half as much as one to the fight. */
const TOGETHER = 2 * INCH;
const APART = 0.5;

/** What a battle is about lies where markers lie or will lie, where somebody sits in a snare, and where the enemy stands. */
function focusOf(battle: Battle, seat: number): Point[] {
  const { setup } = scenarioOf(battle);
  const printed = setup.flatMap((step): Point[] => {
    if (step.does === 'snare') return [step.at];
    return step.does === 'fixed' ? step.markers.map(({ at }) => at) : [];
  });
  const enemies = inPlay(battle).filter((model) => seatOf(battle, model) !== seat);
  const found = [...printed, ...(specialRules(battle).focus?.(battle) ?? battle.state.markers), ...enemies];
  return found.length > 0 ? found : [{ x: battle.state.width / 2, y: battle.state.height / 2 }];
}

const nearest = (at: Point, all: readonly Point[]): Point =>
  all.reduce((best, each) => (distance(at, each) < distance(at, best) ? each : best));

/** Whether something near by stands between a place and where the fight will be. */
function shelter(covers: readonly Piece[], base: Disc, fight: Point): number {
  const line = { from: base, to: towards(base, fight, base.r + NEAR) };
  const box = boxAround([line.from, line.to].map(({ x, y }) => ({ x, y, r: 0 })));
  const between = covers.filter(
    ({ outline }) =>
      mayMeet(outline, box) && gapToPolygon(base, outline) <= NEAR && runsInside(line, outline).length > 0,
  );
  if (between.some(({ blocksSight }) => blocksSight)) return OUT_OF_SIGHT;
  return between.length > 0 ? BEHIND_COVER : 0;
}

/** Where a side is to spread, a place is the better the farther it is from its next; elsewhere that says nothing. SC-HEAD-4 */
export function spreadOut(zone: Zone, at: Point, others: readonly Point[]): number | undefined {
  if (zone.is !== 'any-edge' || !zone.spread || others.length === 0) return undefined;
  return Math.min(...others.map((other) => distance(at, other)));
}

/** How good places are: near the fight, behind cover, and with the others. */
export function worthOfPlaces(battle: Battle, seat: number, mates: readonly Model[]): (base: Disc) => number {
  const focus = focusOf(battle, seat);
  const covers = battle.state.pieces.filter(({ cover, blocksSight }) => cover || blocksSight);
  const others = mates.map((mate) => baseOf(battle, mate));
  return (base) => {
    const fight = nearest(base, focus);
    const alone =
      others.length === 0 ? 0 : Math.min(...others.map((other) => distance(base, other) - base.r - other.r));
    return shelter(covers, base, fight) - distance(base, fight) / INCH - (APART * Math.max(0, alone - TOGETHER)) / INCH;
  };
}
