/** Aiming at a point of the table, or at an object. */
import { type Answer, open, type Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { check, placeFrom, suggestedPoints, type WhyNot } from '../../queries/aiming.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';

export function* choosePoint(
  table: BattleTable,
  model: Model,
  ask: string,
  weapon: Weapon,
  whyNot: WhyNot,
): Play<Place> {
  const answer = yield* open<Answer>(
    table,
    seatOf(table, model),
    ask,
    (each) => check(table, whyNot, each),
    () => [...suggestedPoints(table, model)].filter((each) => check(table, whyNot, each).ok),
    { rule: 'WW-SHOOT-7', about: { model: model.id, weapon: weapon.id } },
  );
  return placeFrom(table, answer)!;
}
