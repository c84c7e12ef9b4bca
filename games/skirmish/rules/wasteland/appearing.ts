/** Models of nobody come onto the table. */
import { say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Outcome } from '../../content.ts';
import { maxHealth } from '../../queries/abilities.ts';
import { NOBODY } from '../../queries/nobody.ts';
import { roomFor } from '../../queries/places.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { baseOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { addModel, addUnit } from '../round/joining.ts';

export const WILD = 'wild-';

/** In contact with the model, or at a distance, as near to it as there is room. */
export function appear(
  table: BattleTable,
  by: Model,
  { unit: card, at, health }: Extract<Outcome, { does: 'appears' }>,
): void {
  const { state, content } = table;
  const id = WILD + card;
  const { kit, base } = content.units.get(card)!;
  if (!state.units.some((unit) => unit.id === id))
    addUnit(table, { id, card, models: 1, items: [...kit], heroic: false, leader: null }, NOBODY);
  const r = base * 5;
  const away = r + baseOf(table, by).r + (at === 'contact' ? 0 : lengthOf(content, at));
  const model = addModel(table, id, roomFor(table, r, by, away));
  model.readiness = 'used';
  if (health === 'half') model.regular = Math.floor(maxHealth(table, model) / 2);
  say(table, 'appears', { model: model.id, x: model.x, y: model.y }, 'WW-WASTE-2');
}
