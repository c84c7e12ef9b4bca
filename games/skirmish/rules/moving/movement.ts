/** Movement: how far a model may go, and along which paths. */
import { open, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { type Point, type Terrain, walk } from '../../geometry/index.ts';
import { movementColor } from '../../queries/circumstances.ts';
import { ascentsOf } from '../../queries/climbing.ts';
import { isFlying, landingHeight } from '../../queries/flying.ts';
import { type Path, pathOf, terrainFor } from '../../queries/ground.ts';
import { checkPath, isHoldingOn, rulersFor } from '../../queries/paths.ts';
import { suggestPaths } from '../../queries/suggested-paths.ts';
import { baseOf, cardOf, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { Color } from '../../words.ts';
import { removed } from '../round/moments.ts';
import { climbAlong } from './climbing.ts';
import { travel } from './travelling.ts';
import { withdraw } from './withdrawing.ts';

/** The model goes where its player says. WW-MOVE-1 */
export function* move(table: BattleTable, model: Model): Play {
  const color = movementColor(table, model, cardOf(table, model).move, 'move');
  const path = yield* choosePath(table, model, color);
  const { x, y } = model;
  // WW-WITHDRAW-4: there is no way back from here.
  if (!(yield* withdraw(table, model, pathOf(model, path)!))) return;
  // WW-RULING-41: pushed, or in some other way unable to follow it, the model goes from where it stands.
  const now = movementColor(table, model, cardOf(table, model).move, 'move');
  const isSame = model.x === x && model.y === y && checkPath(table, model, now, path, true).ok;
  const way = isSame ? path : yield* choosePath(table, model, now);
  yield* follow(table, model, pathOf(model, way)!, now);
}

/** Which ways are offered, and by which rule. */
interface Granted {
  readonly suggest: () => Path[];
  readonly rule: string;
}

function* choosePath(table: BattleTable, model: Model, color: Color, granted?: Granted): Play<Path> {
  // Nothing changes on the table while the question is open.
  let known: Terrain | undefined;
  const terrain = () => {
    known ??= terrainFor(table, model, true);
    return known;
  };
  return yield* open<Path>(
    table,
    seatOf(table, model),
    'move.path',
    (answer) => checkPath(table, model, color, answer, true, terrain()),
    granted?.suggest ?? ((passes) => suggestPaths(table, model, color, passes)),
    { rule: granted?.rule ?? 'WW-MOVE-1', about: { model: model.id, color } },
  );
}

/** A movement that some rule grants, with a ruler of its own. */
export function* walkFreely(table: BattleTable, model: Model, color: Color, granted?: Granted): Play {
  const path = yield* choosePath(table, model, color, granted);
  yield* follow(table, model, pathOf(model, path)!, color);
}

/** Whoever flies comes down on what is beneath it. CH-RULING-112 */
export function touchDown(table: BattleTable, model: Model): void {
  if (isFlying(table, model)) model.height = landingHeight(table, baseOf(table, model));
}

/** Takes the model to the end of a path that was checked, or off the table where it leaves it. */
function* follow(table: BattleTable, model: Model, points: readonly Point[], color: Color): Play {
  if (isHoldingOn(model, points)) return;
  const terrain = terrainFor(table, model, true);
  const walked = walk(baseOf(table, model).r, points, terrain);
  if (ascentsOf(table, model, points, terrain).length > 0)
    return yield* climbAlong(table, model, points, ...rulersFor(table, model, walked, terrain, color));
  const { leaves } = walked;
  const whole = leaves === undefined ? points : points.slice(0, leaves + 1);
  if (!(yield* travel(table, model, whole))) return;
  touchDown(table, model); // CH-RULING-112
  const { x, y } = model;
  if (leaves === undefined) say(table, 'moved', { model: model.id, x, y }, 'WW-MOVE-1');
  else {
    model.gone = 'left'; // WW-EDGE-1, WW-EDGE-2
    say(table, 'left', { model: model.id }, 'WW-EDGE-1');
    removed(table, model);
  }
}
