/** What some models do to everybody around them when their activation ends. */
import { type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { withinReach } from '../../geometry/index.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { inArea } from '../../queries/area-effects.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { baseOf, modelById } from '../../queries/units.ts';
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

/** Whoever ends an activation near a place where something was removed that goes on. WW-RULING-105 */
export function* walkInto(table: BattleTable, model: Model): Play {
  for (const { on } of table.state.lasting.filter(({ kind }) => kind === 'lingering')) {
    const gone = modelById(table, on);
    for (const { from, gives } of ownAbilities(table, gone, 'lingers')) {
      const { type, amount, within } = gives.lingers;
      const place = { x: gone.x, y: gone.y, r: 0 };
      const range = lengthOf(table.content, within);
      if (model.gone !== null || !withinReach(place, baseOf(table, model), range, gone.height - model.height)) continue;
      say(table, 'lingers', { model: model.id, card: from }, 'WW-RULING-105');
      const damage = { physical: 0, energy: 0, radiation: 0, [type]: amount };
      yield* takeHit(table, model, { damage, ignoring: 0, reduction: 0, covered: false });
    }
  }
}
