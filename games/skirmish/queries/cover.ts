/** Cover, and the Line of Cover from the middle of one base to the middle of the other. */
import type { Battle } from '../battle.ts';
import {
  gapToPolygon,
  ledgeCrossed,
  type Passed,
  type Point,
  type Segment,
  type Shape,
  shapeGap,
  TOLERANCE,
  through,
  towards,
} from '../geometry/index.ts';
import type { Model, Piece } from '../state.ts';
import { engagedWith } from './engagement.ts';
import { isElevated, isLarge, type Place, platformUnder } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, inPlay, isFriendly, isHuge } from './units.ts';

/** Each piece of cover takes this from the Skill Value. WW-COVER-2 */
export const COVER_PENALTY = -2;

interface Cover {
  /** The Line of Cover. WW-COVER-1 */
  readonly line: Segment;
  /** What it passes through, each once. WW-RULING-22 */
  readonly by: readonly Passed[];
}

/** The cover that a shot from one place at another has to pass. */
export function coverBetween(battle: Battle, from: Place, to: Place): Cover {
  const shapes = [...coverPieces(battle, from, to), ...coverModels(battle, from, to)];
  const { line, passed } = through(from.disc, to.disc, shapes);
  const edge = edgeCover(battle, from, to, line);
  return { line, by: edge === undefined ? passed : [...passed, edge] };
}

/** Something on the line that does not count, and why. */
interface Ignored {
  readonly id: string;
  readonly at: Point;
  /** The shooter touches it, or it is a friend of the shooter. */
  readonly why: 'touched' | 'friend';
  readonly rule: string;
}

/** What the Line of Cover passes and what of it counts for nothing: for whoever wants to see why. */
export function coverEvidence(
  battle: Battle,
  from: Place,
  to: Place,
): Cover & { readonly ignored: readonly Ignored[] } {
  const cover = coverBetween(battle, from, to);
  const pieces = coverPieces(battle, from, to);
  const { touched } = through(from.disc, to.disc, [...pieces, ...coverModels(battle, from, to)]);
  const friends = inPlay(battle)
    .filter((model) => model !== from.model && model !== to.model && !givesCover(battle, model, from, to))
    .map((model): Shape => ({ id: model.id, kind: 'round', disc: baseOf(battle, model) }));
  const beside = towards(from.disc, to.disc, from.disc.r);
  return {
    ...cover,
    ignored: [
      ...touched.map((id): Ignored => ({ id, at: beside, why: 'touched', rule: 'WW-COVER-3' })),
      ...through(from.disc, to.disc, friends, 'counts').passed.map(
        ({ id, enter }): Ignored => ({ id, at: enter, why: 'friend', rule: 'WW-COVER-9' }),
      ),
    ],
  };
}

function coverPieces(battle: Battle, from: Place, to: Place): Shape[] {
  const elevated = isElevated(battle, from, to);
  const orange = lengthOf(battle.content, 'orange');
  const without = [platformUnder(battle, from)?.id, platformUnder(battle, to)?.id, to.piece];
  return battle.state.pieces
    .filter((piece) => (isCover(piece, from, to) || (piece.overlooked && elevated)) && !without.includes(piece.id)) // WW-ELEV-6
    .filter(({ outline }) => !elevated || gapToPolygon(to.disc, outline) <= orange + TOLERANCE) // WW-ELEV-5
    .map(({ id, outline, area }) => ({ id, outline, kind: area ? 'area' : 'solid' }));
}

/** What Huge models look over may be cover to them, or nothing. WW-LOS-8 */
function isCover({ cover, huge }: Piece, from: Place, to: Place): boolean {
  if (huge === 'as-others' || !(isLarge(from) || isLarge(to))) return cover;
  return huge === 'cover';
}

function coverModels(battle: Battle, from: Place, to: Place): Shape[] {
  const elevated = isElevated(battle, from, to);
  const orange = lengthOf(battle.content, 'orange');
  // In the bases of the two the line begins and ends, and crosses neither. WW-COVER-11, WW-COVER-8, WW-COVER-9
  const bases = inPlay(battle)
    .filter((model) => givesCover(battle, model, from, to))
    .map((model): Shape => ({ id: model.id, kind: 'round', disc: baseOf(battle, model) }));
  return elevated ? bases.filter((shape) => shapeGap(to.disc, shape) <= orange + TOLERANCE) : bases; // WW-ELEV-5
}

/** A Huge model covers smaller ones whatever its side, any other model only those that are not its friends. */
function givesCover(battle: Battle, model: Model, from: Place, to: Place): boolean {
  if (isHuge(battle, model)) {
    const { r } = baseOf(battle, model);
    const smaller = from.disc.r < r && to.disc.r < r;
    // What the shooter touches is no cover anyway. WW-COVER-12, WW-RULING-23
    return smaller && !engagedWith(battle, model).some((foe) => foe === to.model);
  }
  // WW-COVER-8, WW-COVER-9, WW-RULING-20
  return from.model === undefined || !isFriendly(battle, from.model, model);
}

/** The edge of its platform covers an Elevated target near it. WW-ELEV-4 */
function edgeCover(battle: Battle, from: Place, to: Place, line: Segment): Passed | undefined {
  if (!isElevated(battle, to, from)) return undefined;
  const platform = platformUnder(battle, to);
  if (platform === undefined) return undefined;
  const crossed = ledgeCrossed(to.disc, platform, { from: line.to, to: line.from });
  if (crossed === undefined || crossed.away > lengthOf(battle.content, 'orange') + TOLERANCE) return undefined;
  return { id: crossed.id, enter: crossed.at, leave: crossed.at };
}
