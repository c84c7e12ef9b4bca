/** The Deathclaw of the storm: it belongs to nobody and treats everybody alike. */
import { type Answer, type Play, pick, type Question, say } from '@holotape/kernel';
import { distance, gap, overlaps, type Point, slide, touches } from '../geometry/index.ts';
import { perform, whyNotAct } from '../rules/actions.ts';
import { suggestCharges } from '../rules/charging.ts';
import { engagedWith } from '../rules/engagement.ts';
import { canSee, placeOf } from '../rules/line-of-sight.ts';
import { markerById } from '../rules/markers.ts';
import { lengthOf } from '../rules/ranges.ts';
import { isClosed } from '../rules/terrain.ts';
import { baseOf, cardOf, inPlay, modelById } from '../rules/units.ts';
import type { Battle, BattleTable, Marker, Model } from '../state.ts';
import { byItself, firstAllowed, NOBODY } from './neutral.ts';
import { ring } from './places.ts';
import { addModel, addUnit } from './setting-up.ts';
import { scenarioOf } from './special.ts';

const UNIT = 'deathclaw';

export const beast = (battle: Battle): Model | undefined => inPlay(battle).find(({ unit }) => unit === UNIT);

/** On the arrival point, or as near to it as there is room. SC-STORM-1 */
export function arrive(table: BattleTable): void {
  addUnit(table, scenarioOf(table).later.find(({ id }) => id === UNIT)!, NOBODY);
  const model = addModel(table, UNIT, roomNear(table, markerById(table, 'arrival')));
  say(table, 'storm.arrives', { model: model.id }, 'SC-STORM-1');
}

function roomNear(battle: Battle, { x, y }: Point): Point {
  const { state, content } = battle;
  const r = content.units.get(UNIT)!.base * 5;
  const inside = (at: Point): Point => ({
    x: Math.min(Math.max(at.x, r), state.width - r),
    y: Math.min(Math.max(at.y, r), state.height - r),
  });
  const isFree = (at: Point) => inPlay(battle).every((other) => !overlaps({ ...at, r }, baseOf(battle, other)));
  for (let away = 0; ; away += r) {
    const found = (away === 0 ? [{ x, y }] : ring({ x, y }, away)).map(inside).find(isFree);
    if (found !== undefined) return found;
  }
}

const foesOf = (battle: Battle, model: Model): Model[] => inPlay(battle).filter((other) => other !== model);

/** The nearest first. */
function byDistance(battle: Battle, model: Model): Model[] {
  const base = baseOf(battle, model);
  const length = (other: Model) => gap(base, baseOf(battle, other), model.height - other.height).length;
  return foesOf(battle, model).sort((a, b) => length(a) - length(b));
}

/** The first possible of four. */
export function* deathclawActs(table: BattleTable): Play {
  const model = beast(table);
  if (model === undefined) return;
  const engaged = engagedWith(table, model);
  if (engaged.length > 0) return yield* strikeOne(table, model, engaged); // SC-STORM-3
  const nearest = byDistance(table, model);
  if (nearest.length === 0) return;
  const paths = chargesAt(table, model, nearest[0]!);
  if (paths.length > 0) return yield* chargeAlong(table, model, paths[0]!); // SC-STORM-4
  const from = placeOf(table, model);
  const seen = nearest.find((other) => canSee(table, from, placeOf(table, other)));
  yield* approach(table, model, seen ?? nearest[0]!); // SC-STORM-5
}

/** With several, chance picks the target; a primed Crush is used. SC-STORM-3 */
function* strikeOne(table: BattleTable, model: Model, engaged: readonly Model[]): Play {
  const at = engaged.length === 1 ? 0 : yield* pick(table, 'deathclaw.target', engaged.length, { rule: 'SC-STORM-3' });
  const target = engaged[at]!;
  yield* byItself(perform(table, model, 'strike', 'action'), (question) => {
    if (question.ask === 'strike.target') return target.id;
    if (question.ask === 'strike.weapon') return preferred(question, ['deathclaw-crush', 'deathclaw-swipe']);
    return firstAllowed(question);
  });
}

function preferred(question: Question, ids: readonly string[]): Answer {
  if (question.kind !== 'choice') return firstAllowed(question);
  const allowed = question.options().filter(({ blocked }) => blocked === undefined);
  return ids.find((id) => allowed.some((each) => each.id === id)) ?? firstAllowed(question);
}

type Path = readonly (readonly [number, number])[];
const endOf = (path: Path): Point => ({ x: path.at(-1)![0], y: path.at(-1)![1] });

/** Charges that end against this model. */
function chargesAt(battle: Battle, model: Model, target: Model): [number, number][][] {
  if (whyNotAct(battle, model, 'charge', 'action') !== undefined) return [];
  const { r } = baseOf(battle, model);
  const base = baseOf(battle, target);
  return suggestCharges(battle, model, cardOf(battle, model).charge!).filter((path) =>
    touches({ ...endOf(path), r }, base),
  );
}

/** With Battle Cry; it pushes back and follows where it can, as the first answer says. SC-STORM-4 */
function* chargeAlong(table: BattleTable, model: Model, path: [number, number][]): Play {
  yield* byItself(perform(table, model, 'charge', 'action'), (question) =>
    question.ask === 'charge.path' ? path : firstAllowed(question),
  );
}

/** Moves to where it is nearest to the model. */
function* approach(table: BattleTable, model: Model, target: Model): Play {
  yield* byItself(perform(table, model, 'move', 'action'), (question) => {
    if (question.kind !== 'open') return firstAllowed(question);
    const paths = question.suggest().filter((each) => question.check(each).ok) as unknown as Path[];
    const to = modelById(table, target.id);
    return paths.reduce((best, path) =>
      distance(endOf(path), to) < distance(endOf(best), to) ? path : best,
    ) as unknown as Answer;
  });
}

/** Moved Orange on the line through the siren, towards it or away, until something is in the way. SC-STORM-6 */
export function pull(table: BattleTable, model: Model, siren: Marker, way: 'towards' | 'away'): void {
  const sign = way === 'towards' ? 1 : -1;
  const direction = { x: sign * (siren.x - model.x), y: sign * (siren.y - model.y) };
  const obstacles = {
    discs: foesOf(table, model).map((other) => ({ id: other.id, ...baseOf(table, other) })),
    polygons: table.state.pieces.filter(isClosed).map(({ id, outline }) => ({ id, outline })),
  };
  const orange = lengthOf(table.content, 'orange');
  Object.assign(model, slide(baseOf(table, model), direction, orange, obstacles, table.state).to);
  say(table, 'moved', { model: model.id, x: model.x, y: model.y }, 'SC-STORM-6');
}
