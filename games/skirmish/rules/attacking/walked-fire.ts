/** Walked Fire: several shots in one Shoot Action. */
import type { Play } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { pointsOn } from '../../queries/criticals.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { type WeaponRange, whyTooFarFrom } from '../../queries/shooting.ts';
import type { ShotDetail } from '../../queries/shots.ts';
import { actionPointsOf } from '../../queries/skill-tests.ts';
import type { Model } from '../../state.ts';
import type { AttackResult } from './attacks.ts';
import { chooseNext, chooseRange, shotFrom } from './shots.ts';

/** WW-WALK-1 */
export function* walkFire(
  table: BattleTable,
  model: Model,
  weapon: Weapon,
  { shots, range: color }: NonNullable<Weapon['walked']>,
  first: Place,
  firstRange: WeaponRange,
): Play {
  const points = pointsOn(table, model, weapon);
  let aim = first;
  let range = firstRange;
  let hits = 0;
  let givesPoints = true;
  for (let shot = 1; ; shot += 1) {
    // WW-WALK-4: one Critical Point in the whole Action.
    const mostCriticals = pointsOn(table, model, weapon) > points ? 0 : 1;
    // WW-WALK-6: nothing more for the first hit, 1 for the second in a row, and so on.
    const detail: ShotDetail = { reduction: hits, mostCriticals, givesPoints };
    const { hit, test }: AttackResult = yield* shotFrom(table, model, weapon, aim, range, detail);
    givesPoints &&= actionPointsOf(test) === 0; // WW-WALK-5
    hits = hit ? hits + 1 : 0; // WW-WALK-7
    if (shot === shots || model.gone !== null) return;
    const next = yield* chooseNext(table, model, weapon, (place) => whyTooFarFrom(table, aim, color, place));
    if (next === undefined) return;
    if (next.model === undefined || next.model !== aim.model) hits = 0; // WW-WALK-7
    aim = next;
    range = yield* chooseRange(table, model, weapon, aim);
  }
}
