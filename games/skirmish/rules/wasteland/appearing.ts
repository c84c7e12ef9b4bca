/** Models of nobody come onto the table. */
import { say } from '@holotape/kernel';
import type { BattleTable, SkirmishContent } from '../../battle.ts';
import type { Outcome } from '../../content.ts';
import type { Point } from '../../geometry/index.ts';
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
  const { content } = table;
  const away = radiusOf(content, card) + baseOf(table, by).r + (at === 'contact' ? 0 : lengthOf(content, at));
  const model = comeOut(table, card, by, away);
  if (health === 'half') model.regular = Math.floor(maxHealth(table, model) / 2);
}

const radiusOf = ({ units }: SkirmishContent, card: string): number => units.get(card)!.base * 5;

/** A wild model, so far from a place or as near to that as there is room. */
export function comeOut(table: BattleTable, card: string, from: Point, away = 0): Model {
  const { state, content } = table;
  const id = WILD + card;
  const { kit } = content.units.get(card)!;
  if (!state.units.some((unit) => unit.id === id))
    addUnit(table, { id, card, models: 1, items: [...kit], heroic: false, leader: null }, NOBODY);
  const model = addModel(table, id, roomFor(table, radiusOf(content, card), from, away));
  model.readiness = 'used';
  say(table, 'appears', { model: model.id, x: model.x, y: model.y }, 'WW-WASTE-2');
  return model;
}
