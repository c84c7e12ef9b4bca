/** The Brahmin: who it is, and where it can go from where it stands. */
import type { Battle } from '../../battle.ts';
import { directions, type Point, rounded, walk } from '../../geometry/index.ts';
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

/** Straight on and aslant, the straightest first. */
const ONWARDS = directions(4)
  .filter(({ y }) => y > 0.2)
  .sort((a, b) => b.y - a.y);
/** A way that is barred is tried shorter by a tenth. */
const TENTHS = 10;

/** A way on in some direction, as far as nothing is in the way. */
function ahead(battle: Battle, model: Model, to: Point): Path | undefined {
  const far = allowance(battle, model, PACE);
  const { r } = baseOf(battle, model);
  const terrain = terrainFor(battle, model);
  for (let tenths = TENTHS; tenths > 0; tenths -= 1) {
    const length = ((far - 1) * tenths) / TENTHS;
    const { x, y } = rounded({ x: model.x + to.x * length, y: model.y + to.y * length });
    if (walk(r, [model, { x, y }], terrain).fault === undefined) return [[x, y]];
  }
  return undefined;
}

/** Ways that lead on: straight or aslant, and around what is in the way. SC-BRAHMIN-2 */
export function onwards(battle: Battle, model: Model): Path[] {
  const around = nearestWay(battle, roamOf(battle, model, PACE), { x: model.x, y: battle.state.height });
  return [...ONWARDS.map((to) => ahead(battle, model, to)), around?.path].flatMap((path) =>
    path !== undefined && checkPath(battle, model, PACE, path, true).ok ? [path] : [],
  );
}
