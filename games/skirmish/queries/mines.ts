/** Mines: where they can be laid, and who sets them off. */
import type { Answer, Checked, Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Weapon } from '../content.ts';
import {
  contains,
  type Disc,
  directions,
  distance,
  type Point,
  rounded,
  runInsideDisc,
  TOLERANCE,
  withinReach,
} from '../geometry/index.ts';
import type { Mine, Model } from '../state.ts';
import { weaponsOf } from './carrying.ts';
import { isEngaged } from './engagement.ts';
import { canSee, placeOf, pointAt } from './line-of-sight.ts';
import { lengthOf } from './ranges.ts';
import { baseOf, seatOf } from './units.ts';

const SIXTEEN = directions(4);

const reason = (rule: string, key: string): Reason => ({ rule, say: `mine.${key}`, args: { color: 'orange' } });

export const minesHeldBy = (battle: Battle, model: Model): Weapon[] =>
  weaponsOf(battle, model).filter(({ type }) => type === 'mine');

/** WW-MINE-1 */
export function whyNoLaying(battle: Battle, model: Model): Reason | undefined {
  if (minesHeldBy(battle, model).length === 0) return reason('WW-MINE-1', 'none-left');
  return isEngaged(battle, model) ? reason('WW-MINE-1', 'engaged') : undefined;
}

/** On free ground in sight, its center no farther than Orange from the base. WW-MINE-1, WW-RULING-68 */
export function checkMine(battle: Battle, model: Model, answer: Answer): Checked {
  const refuse = (rule: string, key: string): Checked => ({ ok: false, reason: reason(rule, key) });
  if (!Array.isArray(answer) || answer.length !== 2 || !answer.every((each) => Number.isInteger(each)))
    return refuse('WW-MINE-1', 'no-point');
  const [x, y] = answer as [number, number];
  const { width, height, pieces } = battle.state;
  const at: Disc = { x, y, r: 0 };
  if (!withinReach(baseOf(battle, model), at, lengthOf(battle.content, 'orange')))
    return refuse('WW-MINE-1', 'too-far');
  const isBlocked = pieces.some(({ ground, outline }) => ground === 'impassable' && contains(outline, at)); // WW-RULING-68
  if (x < 0 || y < 0 || x > width || y > height || isBlocked) return refuse('WW-RULING-68', 'no-ground');
  if (!canSee(battle, placeOf(battle, model), pointAt(at, model.height))) return refuse('WW-RULING-68', 'unseen');
  return { ok: true };
}

/** All around the model, near and as far as it reaches. */
export function suggestMines(battle: Battle, model: Model): [number, number][] {
  const { x, y, r } = baseOf(battle, model);
  const orange = lengthOf(battle.content, 'orange');
  return [r + orange, r]
    .flatMap((far) => SIXTEEN.map((way) => rounded({ x: x + way.x * far, y: y + way.y * far })))
    .map((at): [number, number] => [at.x, at.y])
    .filter((at) => checkMine(battle, model, at).ok);
}

/** The color of the short range bar is the diameter of its area, as every area's is. WW-MINE-3, WW-RULING-68 */
const reachOf = ({ content }: Battle, { weapon }: Mine): number =>
  lengthOf(content, content.weapons.get(weapon)!.short.range!) / 2;

/** Its proximity area. WW-MINE-3 */
export const proximityOf = (battle: Battle, mine: Mine): Disc => ({ x: mine.x, y: mine.y, r: reachOf(battle, mine) });

/** Whether a base is inside the proximity area. WW-MINE-3 */
export const isNear = (battle: Battle, mine: Mine, base: Disc): boolean =>
  distance(mine, base) <= reachOf(battle, mine) + base.r + TOLERANCE;

/** Live mines of the other side. WW-MINE-4, WW-MINE-5 */
export const dangersTo = (battle: Battle, model: Model): Mine[] =>
  battle.state.mines.filter(({ live, seat }) => live && seat !== seatOf(battle, model));

/** A place on a path where the movement is paused. */
interface Pause {
  readonly mine: Mine;
  readonly at: Point;
  /** How far along the path. */
  readonly length: number;
}

/** Mines that a path sets off on its way: those it enters, or moves inside, and leaves again. WW-MINE-7 */
export function minesOnTheWay(battle: Battle, model: Model, path: readonly Point[]): Pause[] {
  const { r } = baseOf(battle, model);
  const end = { ...path.at(-1)!, r };
  return dangersTo(battle, model)
    .filter((mine) => !isNear(battle, mine, end))
    .flatMap((mine): Pause[] => {
      let length = 0;
      for (const [i, to] of path.slice(1).entries()) {
        const leg = { from: path[i]!, to };
        const run = runInsideDisc(leg, { x: mine.x, y: mine.y, r: r + reachOf(battle, mine) });
        const whole = distance(leg.from, to);
        if (run !== undefined) {
          const at = rounded({
            x: leg.from.x + (to.x - leg.from.x) * run.enter,
            y: leg.from.y + (to.y - leg.from.y) * run.enter,
          });
          return [{ mine, at, length: length + run.enter * whole }];
        }
        length += whole;
      }
      return [];
    })
    .sort((a, b) => a.length - b.length);
}
