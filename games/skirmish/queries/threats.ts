/** Where a model can hurt somebody in its next Action: what it sees within the range of its weapons, and where it can charge. */
import type { Battle } from '../battle.ts';
import { Ground, type Point, Reach } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { weaponsOf } from './carrying.ts';
import { chargeColor } from './charging.ts';
import { isEngaged } from './engagement.ts';
import { placeOf, platformUnder } from './line-of-sight.ts';
import { rangesOf } from './mods.ts';
import { endToEnd, lengthOf } from './ranges.ts';
import { roamOf } from './reach.ts';
import { whyNotThisWeapon } from './shooting.ts';
import { baseOf, cardOf, isFixed } from './units.ts';

/** As thin as a line of sight gets, in tenths of a millimetre. */
const THIN = 1;

/** How far its longest shot goes from the middle of its base; undefined for who has none. WW-SHOOT-8 */
function longestShot(battle: Battle, model: Model): number | undefined {
  const reaches = weaponsOf(battle, model)
    .filter((weapon) => whyNotThisWeapon(battle, model, weapon) === undefined)
    .flatMap((weapon) => {
      const { short, long } = rangesOf(battle, model, weapon);
      if (short === undefined) return [];
      return [long === undefined ? lengthOf(battle.content, short) : endToEnd(battle.content, short, long)];
    });
  return reaches.length === 0 ? undefined : Math.max(...reaches) + baseOf(battle, model).r;
}

/** The ground that is seen from the middle of a base, so far. */
function seenGround(battle: Battle, model: Model, limit: number): readonly Point[] {
  const under = platformUnder(battle, placeOf(battle, model))?.id;
  const walls = battle.state.pieces.filter(({ id, blocksSight }) => blocksSight && id !== under);
  const ground = new Ground(
    THIN,
    walls.map(({ outline }) => outline),
    [],
    battle.state,
  );
  return new Reach(ground, { x: model.x, y: model.y }, limit).fans()[0]!.rim;
}

/** Outlines of the ground on which somebody would be in danger from this model; where they overlap is one danger. */
export function threatOf(battle: Battle, model: Model): (readonly Point[])[] {
  if (isEngaged(battle, model)) return [];
  const far = longestShot(battle, model);
  const { charge } = cardOf(battle, model);
  const charges =
    charge === undefined || isFixed(battle, model)
      ? []
      : roamOf(battle, model, chargeColor(battle, model, charge)).fans.map(({ from, rim }, i) =>
          i === 0 ? rim : [from, ...rim],
        );
  return far === undefined ? charges : [seenGround(battle, model, far), ...charges];
}
