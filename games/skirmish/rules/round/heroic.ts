/** Heroic units, and V.A.T.S. */
import { type Play, roll } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { abilities } from '../../queries/abilities.ts';
import { isHeroic } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { gainPoints } from './action-points.ts';

const BLUE_DIE = 12;

/** A blue die when the model is Used: each Bottle is a point. WW-AP-2, WW-HEROIC-2 */
export function* vats(table: BattleTable, model: Model): Play {
  if (!isHeroic(table, model) || !table.content.heroic.vats) return;
  const [side] = yield* roll(table, 'vats.roll', [BLUE_DIE], { rule: 'WW-AP-2', about: { model: model.id } });
  const { icons } = table.content.dice.effect.blue[side! - 1]!;
  const worth = ['bottle', ...abilities(table, model, 'vats').flatMap(({ gives }) => gives.vats)];
  gainPoints(table, model, icons.filter((icon) => worth.includes(icon)).length, 'WW-AP-2');
}
