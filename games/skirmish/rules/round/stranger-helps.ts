/** The Mysterious Stranger: somebody who fires once and is gone. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import { foesInReach, nearestFoe } from '../../queries/mysterious-strangers.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { takeHit } from '../harm/damage.ts';
import { rollEffects } from './skill-tests.ts';

/** The best of its cards that the die answers to. WW-CARD-1, WW-RULING-115 */
export function* strangerHelps(table: BattleTable, model: Model, shown: readonly string[]): Play {
  const able = ownAbilities(table, model, 'stranger').map(({ gives }) => gives.stranger);
  const card = able.findLast(({ on }) => on.some((icon) => shown.includes(icon)));
  if (card === undefined) return;
  const target = card.within === undefined ? nearestFoe(table, model) : yield* whom(table, model, card);
  if (target === undefined) return;
  say(table, 'stranger-helps', { model: model.id, target: target.id }, 'WW-CARD-1');
  const faces = yield* rollEffects(table, 'stranger.effects', card.dice, 'WW-CARD-1');
  const count = (icon: string) => faces.flatMap(({ icons }) => icons).filter((each) => each === icon).length;
  const damage = { physical: card.amount + count('damage'), energy: 0, radiation: 0 };
  yield* takeHit(table, target, { damage, ignoring: 0, reduction: count('reduce-armor'), covered: false });
}

function* whom(table: BattleTable, model: Model, card: Parameters<typeof foesInReach>[2]): Play<Model | undefined> {
  const able = foesInReach(table, model, card);
  if (able.length === 0) return undefined;
  const id = yield* choose(
    table,
    seatOf(table, model),
    'stranger.target',
    () => [...able.map((foe) => option(foe.id)), option('nobody')],
    { rule: 'WW-RULING-115', about: { model: model.id } },
  );
  return id === 'nobody' ? undefined : modelById(table, id);
}
