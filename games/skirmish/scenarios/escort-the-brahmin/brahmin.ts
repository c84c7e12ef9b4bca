/** The Brahmin: who it is, and where it can go from where it stands. */
import type { Battle } from '../../battle.ts';
import { rounded, walk } from '../../geometry/index.ts';
import { allowance, type Path, terrainFor } from '../../queries/ground.ts';
import { checkPath } from '../../queries/paths.ts';
import { nearestWay, roamOf } from '../../queries/reach.ts';
import { baseOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { Color } from '../../words.ts';

const BRAHMIN = 'brahmin-1';

/** How far it goes at the end of each round. SC-BRAHMIN-2 */
export const PACE: Color = 'red';

/** On the table or not; before it is put there, nobody. */
export const brahminOf = ({ state }: Battle): Model | undefined => state.models.find(({ id }) => id === BRAHMIN);

/** Sideways of straight on, in sixteenths of a quarter turn: the straightest first. */
const SWERVES = [0, 3, -3, 6, -6, 9, -9, 12, -12, 14, -14];
/** A way that is barred is tried shorter by a tenth. */
const TENTHS = 10;

/** A way on at some angle, as far as nothing is in the way. */
function swerve(battle: Battle, model: Model, sixteenths: number): Path | undefined {
  const turn = (sixteenths * Math.PI) / 32;
  const far = allowance(battle, model, PACE);
  const { r } = baseOf(battle, model);
  const terrain = terrainFor(battle, model);
  for (let tenths = TENTHS; tenths > 0; tenths -= 1) {
    const length = ((far - 1) * tenths) / TENTHS;
    const { x, y } = rounded({ x: model.x + Math.sin(turn) * length, y: model.y + Math.cos(turn) * length });
    if (walk(r, [model, { x, y }], terrain).fault === undefined) return [[x, y]];
  }
  return undefined;
}

/** Ways that lead on: straight or aslant, and around what is in the way. SC-BRAHMIN-2 */
export function onwards(battle: Battle, model: Model): Path[] {
  const around = nearestWay(battle, roamOf(battle, model, PACE), { x: model.x, y: battle.state.height });
  return [...SWERVES.map((each) => swerve(battle, model, each)), around?.path].flatMap((path) =>
    path !== undefined && checkPath(battle, model, PACE, path, true).ok ? [path] : [],
  );
}
