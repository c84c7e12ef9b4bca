/** What follows when an attack is over: who is appalled by it, and whose armor helps itself. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { healthLeft, ownAbilities } from '../../queries/abilities.ts';
import { carriedBy } from '../../queries/carrying.ts';
import { itemOf } from '../../queries/items.ts';
import { canSee, placeOf } from '../../queries/line-of-sight.ts';
import { isWithin } from '../../queries/near.ts';
import { inPlay, isFriendly, modelById, seatOf, unitOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { useItem } from '../items/using-items.ts';
import { lay } from '../round/lasting.ts';
import { maybeLuck } from '../round/luck.ts';

/** The poison has been used up. WW-ITEM-8 */
export function discardMod(table: BattleTable, by: Model, weapon: string): void {
  const unit = unitOf(table, by);
  const spent = unit.mods.find(
    ({ on, mod }) => on === weapon && table.content.mods.get(mod)!.weapon?.['until-poison'] === true,
  );
  if (spent === undefined) return;
  unit.mods = unit.mods.filter((each) => each !== spent);
  say(table, 'mod.spent', { model: by.id, mod: spent.mod }, 'WW-ITEM-8');
}

/** Armor that looks after its wearer; only what it carries itself. WW-CARD-1 */
export function* pump(table: BattleTable, models: readonly Model[]): Play {
  for (const model of models) {
    if (model.gone !== null) continue;
    for (const { gives } of ownAbilities(table, model, 'pumps')) {
      const { item, health } = gives.pumps;
      const left = healthLeft(table, model);
      if (left < 1 || left > health || !carriedBy(table, model).includes(item)) continue;
      yield* useItem(table, model, { id: item, item: itemOf(table.content, item), owner: model });
    }
  }
}

/** Enemies around the fallen, near and in sight of it. WW-RULING-113 */
export function* appall(table: BattleTable, by: Model, fallen: readonly Model[]): Play {
  for (const each of fallen)
    for (const { gives, from } of ownAbilities(table, by, 'appalls')) {
      const { by: less, most, within } = gives.appalls;
      const able = inPlay(table).filter(
        (foe) =>
          !isFriendly(table, by, foe) &&
          isWithin(table, each, foe, within) &&
          canSee(table, placeOf(table, each), placeOf(table, foe)),
      );
      if (able.length === 0 || by.gone !== null || !(yield* maybeLuck(table, by, 'appall'))) continue;
      for (let left = most; left > 0 && able.length > 0; left -= 1) {
        const id =
          able.length <= left
            ? able[0]!.id
            : yield* choose(table, seatOf(table, by), 'attack.appall', () => able.map((foe) => option(foe.id)), {
                rule: 'WW-RULING-113',
                about: { model: by.id },
              });
        able.splice(able.indexOf(modelById(table, id)), 1);
        lay(table, { kind: 'unsettled', on: id, until: 'counted', from, left: -less });
        say(table, 'unsettled', { model: id, by: less }, 'WW-RULING-113');
      }
    }
}
