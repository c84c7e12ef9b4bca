/** Falling, and jumping down. */
import { type Play, say } from '@holotape/kernel';
import type { Battle, BattleTable } from '../../battle.ts';
import { TOLERANCE } from '../../geometry/index.ts';
import { abilities, ownAbilities } from '../../queries/abilities.ts';
import { inArea } from '../../queries/area-effects.ts';
import { suitOf } from '../../queries/power-armor.ts';
import { lengthOf } from '../../queries/ranges.ts';
import type { Model } from '../../state.ts';
import { takeHit } from '../harm/damage.ts';
import { removed } from '../round/moments.ts';
import { rollEffects } from '../round/skill-tests.ts';

/** The row of the table for a height; undefined above the last. WW-FALL-2 */
const rowFor = ({ content }: Battle, height: number): number | undefined => {
  const row = content.falling.findIndex(({ upTo }) => height <= lengthOf(content, upTo) + TOLERANCE);
  return row < 0 ? undefined : row;
};

const isUnhurt = (battle: Battle, model: Model): boolean =>
  abilities(battle, model, 'falls').some(({ gives }) => gives.falls === 'unhurt');

/** Colors less that a fall counts as. */
const cushioned = (battle: Battle, model: Model): number =>
  abilities(battle, model, 'falls').filter(({ gives }) => gives.falls === 'shorter').length;

/** A fall from this height; whether the model was hurt. WW-FALL-1, WW-FALL-6 */
export function* fall(table: BattleTable, model: Model, height: number): Play<boolean> {
  if (height === 0) return false; // WW-RULING-58
  if (suitOf(table, model) !== null || isUnhurt(table, model)) return yield* vent(table, model, height); // WW-FALL-9, WW-RULING-60
  say(table, 'falls', { model: model.id, height }, 'WW-FALL-1');
  const row = rowFor(table, height);
  const less = cushioned(table, model);
  // WW-FALL-3, WW-CARD-1
  if (row !== undefined || less > 0) {
    const softened = (row ?? table.content.falling.length) - less;
    return softened < 0 ? false : yield* land(table, model, softened);
  }
  model.gone = 'eliminated'; // WW-FALL-3
  say(table, 'eliminated', { model: model.id }, 'WW-FALL-3');
  removed(table, model); // WW-FALL-3
  return true; // WW-FALL-3
}

/** Armor that lets off steam; whoever wears it is not hurt. WW-CARD-1, WW-AREA-2 */
function* vent(table: BattleTable, model: Model, height: number): Play<boolean> {
  for (const { gives, from } of ownAbilities(table, model, 'vents')) {
    const { type, amount, area, from: least } = gives.vents;
    if (height + TOLERANCE < lengthOf(table.content, least)) continue;
    say(table, 'radiates', { model: model.id, card: from, area }, 'WW-AREA-2');
    const damage = { physical: 0, energy: 0, radiation: 0, [type]: amount };
    for (const { model: other, covered } of inArea(table, model, area))
      if (other !== model)
        yield* takeHit(table, other, { damage, ignoring: 0, reduction: 0, covered, by: model, inArea: true });
  }
  return false;
}

/** As if it were one color less; nothing happens up to Orange. WW-JUMP-1, WW-JUMP-2, WW-RULING-59 */
export function* jump(table: BattleTable, model: Model, height: number): Play<boolean> {
  if (suitOf(table, model) !== null || isUnhurt(table, model)) return yield* vent(table, model, height); // WW-FALL-9, WW-RULING-60
  say(table, 'jumps', { model: model.id, height }, 'WW-JUMP-1');
  const row = (rowFor(table, height) ?? table.content.falling.length) - 1 - cushioned(table, model); // WW-JUMP-1, WW-CARD-1
  return row < 0 ? false : yield* land(table, model, row);
}

/** The damage of a row and of the black die, against physical armor. WW-FALL-4, WW-FALL-5 */
function* land(table: BattleTable, model: Model, row: number): Play<boolean> {
  const faces = yield* rollEffects(table, 'fall.roll', ['black'], 'WW-FALL-1');
  const count = (icon: string) => faces.flatMap(({ icons }) => icons).filter((each) => each === icon).length;
  const amount = table.content.falling[row]!.damage + count('damage');
  const damage = { physical: amount, energy: 0, radiation: 0 };
  const taken = yield* takeHit(table, model, { damage, ignoring: 0, reduction: count('bottle'), covered: false });
  return taken > 0; // WW-FALL-6
}
