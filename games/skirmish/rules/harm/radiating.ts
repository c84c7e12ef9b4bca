/** What some models do to everybody around them when their activation ends. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { inArea } from '../../queries/area-effects.ts';
import type { Model } from '../../state.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { takeHit } from './damage.ts';

/** Not to the model itself. WW-AREA-2, WW-CARD-1 */
export function* radiate(table: BattleTable, model: Model): Play {
  if (model.gone !== null) return;
  for (const { from, gives } of ownAbilities(table, model, 'radiates')) {
    const { type, amount, area, if: icon } = gives.radiates;
    if (icon !== undefined) {
      const [face] = yield* rollEffects(table, 'radiate.roll', ['blue'], 'WW-CARD-1');
      if (!face!.icons.includes(icon)) continue;
    }
    say(table, 'radiates', { model: model.id, card: from, area }, 'WW-AREA-2');
    const damage = { physical: 0, energy: 0, radiation: 0, [type]: amount };
    for (const { model: other, covered } of inArea(table, model, area))
      if (other !== model)
        yield* takeHit(table, other, { damage, ignoring: 0, reduction: 0, covered, by: model, inArea: true });
  }
}
