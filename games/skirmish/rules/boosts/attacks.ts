/** Boosts of those who are hit, and after an attack. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { whyNotAct } from '../../queries/actions.ts';
import type { Attack } from '../../queries/attacks.ts';
import { canGainCriticals, pointsOn } from '../../queries/criticals.ts';
import type { Hit } from '../../queries/damage.ts';
import { inPlay, isFriendly, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { DAMAGE_TYPES } from '../../words.ts';
import { gainCriticals } from '../attacking/criticals.ts';
import { heal } from '../harm/tokens.ts';
import { maybeBoost } from './playing.ts';

/** The hit as armor meets it that somebody has just made the best of. */
export function* boostArmor(table: BattleTable, by: Model | undefined, model: Model, hit: Hit): Play<Hit> {
  if (by === undefined || DAMAGE_TYPES.every((type) => hit.damage[type] === 0)) return hit;
  const about = { model: model.id, by: by.id };
  const played = yield* maybeBoost(table, seatOf(table, model), 'hit', ['armor'], about, ({ covered }) =>
    covered ? hit.covered : true,
  );
  return played === undefined ? hit : { ...hit, more: played.more };
}

/** What was just taken, as long as the model stands. */
export function* maybeWalkOff(table: BattleTable, model: Model, taken: number): Play {
  if (taken <= 0 || model.gone !== null || model.regular === 0) return;
  const about = { model: model.id, damage: taken };
  const played = yield* maybeBoost(table, seatOf(table, model), 'hurt', ['walk-off'], about);
  if (played !== undefined) heal(table, model, Math.min(played.most, taken));
}

export const enemiesOf = (table: BattleTable, model: Model): Model[] =>
  inPlay(table).filter((other) => !isFriendly(table, model, other));

/** The attack is over: a point on its weapon, or a step over the fallen. */
export function* boostAfterAttack(table: BattleTable, { by, weapon }: Attack, before: readonly Model[]): Play {
  if (by.gone !== null) return;
  const hasRemoved = before.some(({ gone }) => gone === 'eliminated');
  const canGain = canGainCriticals(table, by, weapon) && pointsOn(table, by, weapon) < weapon.critical!.rating;
  const about = { model: by.id, weapon: weapon.id };
  const played = yield* maybeBoost(table, seatOf(table, by), 'attacked-with', ['critical', 'go-on'], about, (effect) =>
    effect.does === 'critical' ? canGain : hasRemoved && whyNotAct(table, by, 'move', 'action') === undefined,
  );
  if (played?.does === 'critical') gainCriticals(table, by, weapon, played.points, 'CH-BOOST-4');
  if (played?.does === 'go-on') yield* table.content.carryOut(table, by, 'move', 'action');
}
