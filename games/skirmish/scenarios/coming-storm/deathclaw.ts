/** The Deathclaw of the storm: it belongs to nobody and treats everybody alike. */
import { type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { slide } from '../../geometry/index.ts';
import { markerById } from '../../queries/markers.ts';
import { NOBODY } from '../../queries/nobody.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { scenarioOf } from '../../queries/scenario.ts';
import { isClosed } from '../../queries/terrain.ts';
import { baseOf, inPlay } from '../../queries/units.ts';
import { addModel, addUnit } from '../../rules/round/joining.ts';
import { foesOf, type Manner, neutralActs } from '../../rules/wasteland/neutrals.ts';
import type { Marker, Model } from '../../state.ts';

const UNIT = 'deathclaw';

/** With several, chance picks the target; a primed Crush is used. SC-STORM-3 */
const MANNER: Manner = {
  ask: 'deathclaw.target',
  rule: 'SC-STORM-3',
  weapons: ['deathclaw-crush', 'deathclaw-swipe'],
};

export const beast = (battle: Battle): Model | undefined => inPlay(battle).find(({ unit }) => unit === UNIT);

/** On the arrival point, or as near to it as there is room. SC-STORM-1 */
export function arrive(table: BattleTable): void {
  addUnit(table, scenarioOf(table).later.find(({ id }) => id === UNIT)!, NOBODY);
  const r = table.content.units.get(UNIT)!.base * 5;
  const model = addModel(table, UNIT, roomFor(table, r, markerById(table, 'arrival')));
  say(table, 'storm.arrives', { model: model.id }, 'SC-STORM-1');
}

/** It strikes, charges the nearest, or moves to the nearest it sees. SC-STORM-3, SC-STORM-4, SC-STORM-5 */
export function* deathclawActs(table: BattleTable): Play {
  const model = beast(table);
  if (model !== undefined) yield* neutralActs(table, model, MANNER);
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
