/** Heroic units, V.A.T.S., and what the die of a Use brings besides. */
import { type Play, roll } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { abilities, ownAbilities } from '../../queries/abilities.ts';
import { faceOf } from '../../queries/faces.ts';
import { isHeroic, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { maybeBoost } from '../boosts/playing.ts';
import { gainPoints } from './action-points.ts';
import { strangerHelps } from './stranger-helps.ts';

const BLUE_DIE = 12;

function* blueDie(table: BattleTable, model: Model, ask: string, rule: string): Play<readonly string[]> {
  const [side] = yield* roll(table, ask, [BLUE_DIE], { rule, about: { model: model.id } });
  return faceOf(table.content.dice.effect.blue, side!).icons;
}

/** A blue die when the model is Used: each Bottle is a point. WW-AP-2, WW-HEROIC-2 */
export function* vats(table: BattleTable, model: Model): Play {
  if (!isHeroic(table, model) || !table.content.heroic.vats) return yield* quicken(table, model);
  const first = yield* blueDie(table, model, 'vats.roll', 'WW-AP-2');
  const about = { model: model.id, icons: [...first] };
  const again = yield* maybeBoost(table, seatOf(table, model), 'vats', ['reroll-vats'], about);
  const icons = again === undefined ? first : yield* blueDie(table, model, 'vats.roll', 'CH-BOOST-4');
  const worth = ['bottle', ...abilities(table, model, 'vats').flatMap(({ gives }) => gives.vats)];
  gainPoints(table, model, icons.filter((icon) => worth.includes(icon)).length, 'WW-AP-2');
  yield* strangerHelps(table, model, icons); // WW-RULING-115
}

/** A die of one's own for whoever has no V.A.T.S. WW-CARD-1 */
function* quicken(table: BattleTable, model: Model): Play {
  for (const { gives } of ownAbilities(table, model, 'quickened')) {
    const icons = yield* blueDie(table, model, 'quickened.roll', 'WW-CARD-1');
    if (icons.includes(gives.quickened)) gainPoints(table, model, 1, 'WW-CARD-1');
  }
}
