/** Close Combat: attacks on models in base contact. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Weapon } from '../../content.ts';
import { blowsOf, type Grip, gripsInReach, isLunge, strikable, strikeAt } from '../../queries/close-combat.ts';
import { tokensLeft } from '../../queries/lasting.ts';
import { changesTo } from '../../queries/mods.ts';
import { suitOf } from '../../queries/power-armor.ts';
import { modelById, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { useUp } from '../items/limited-use.ts';
import { calmDown } from '../items/meals.ts';
import { maybeSlide } from '../moving/slide.ts';
import { spend, spendToken } from '../round/lasting.ts';
import { attack } from './attacks.ts';
import { chooseCritical } from './criticals.ts';
import { fired } from './heavy-weapons.ts';

/** WW-CC-3 */
export function* strike(table: BattleTable, model: Model): Play {
  const seat = seatOf(table, model);
  const all = gripsInReach(table, model);
  const grip = yield* choose(table, seat, 'strike.weapon', () => all.map(({ id }) => option(id)), {
    rule: 'WW-CC-4',
    about: { model: model.id },
  });
  const held = all.find((each) => each.id === grip)!;
  const foes = strikable(table, model, held);
  const id = yield* choose(table, seat, 'strike.target', () => foes.map((foe) => option(foe.id)), {
    rule: 'WW-CC-3',
    about: { model: model.id, weapon: grip },
  });
  yield* strikeWith(table, model, held, modelById(table, id));
}

const canGoOn = (model: Model, target: Model): boolean => model.gone === null && target.gone === null;

/** Against Power Armor a token must be spent, as long as there is one. WW-ITEM-8 */
function hone(table: BattleTable, model: Model, weapon: Weapon, target: Model): void {
  for (const { honed } of changesTo(table, model, weapon))
    if (honed !== undefined && suitOf(table, target) !== null && tokensLeft(table, model, weapon.id, honed.tokens) > 0)
      spendToken(table, model, weapon.id);
}

/** A blow at a model in contact, and what follows from it. */
export function* strikeWith(table: BattleTable, model: Model, grip: Grip, target: Model): Play {
  const { weapon } = grip;
  const isCritical = yield* chooseCritical(table, model, weapon, 'short');
  const it = strikeAt(table, model, grip, target, isCritical);
  say(table, 'strike', { model: model.id, weapon: weapon.id, target: target.id }, 'WW-CC-3');
  // WW-CHARGE-10, WW-CHARGE-11: used up by this attack, or by an attack on somebody else.
  model.bonus = null;
  if (isLunge(table, model, target)) spend(table, model, 'lunges', 'activation'); // WW-CARD-1
  hone(table, model, weapon, target);
  fired(table, model, weapon);
  yield* useUp(table, model, weapon);
  yield* within(table, 'attack', attack(table, it));
  for (let blow = 1; blow < blowsOf(table, model, weapon) && canGoOn(model, target); blow += 1)
    yield* within(table, 'attack', attack(table, strikeAt(table, model, grip, target)));
  if (weapon.type === 'melee') calmDown(table, model);
  yield* within(table, 'slide', maybeSlide(table, model));
}
