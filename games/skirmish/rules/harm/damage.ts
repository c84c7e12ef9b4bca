/** Damage, armor, and being eliminated. */
import { type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Rating } from '../../content.ts';
import { hasAbility } from '../../queries/abilities.ts';
import { usualRating } from '../../queries/armor.ts';
import { blockedBy, effectiveRating, type Hit, total } from '../../queries/damage.ts';
import { boostsAgainst, isWarded } from '../../queries/meals.ts';
import { suitRating } from '../../queries/power-armor.ts';
import type { Model } from '../../state.ts';
import { DAMAGE_TYPES, type DamageType } from '../../words.ts';
import { wearOff } from '../items/meals.ts';
import { maybeTough } from '../round/luck.ts';
import { maybeEliminate } from './elimination.ts';
import { chooseRating, ontoSuit } from './power-armor.ts';
import { addTokens, heal } from './tokens.ts';

const ARMOR_DIE = 12;

/** Armor rolls and tokens for each type of damage, then one Armor Boost icon less, and whether the model still stands. */
export function* takeHit(table: BattleTable, model: Model, hit: Hit): Play<number> {
  const taken = yield* recordHit(table, model, hit);
  yield* maybeEliminate(table, model);
  return taken;
}

/** The hit up to the tokens; conditions follow, and only then is elimination checked. WW-SHOOT-13 */
export function* recordHit(table: BattleTable, model: Model, hit: Hit): Play<number> {
  const left = { physical: 0, energy: 0, radiation: 0 };
  let ignoring = hit.ignoring;
  // WW-DMG-3, WW-RULING-95
  for (const type of DAMAGE_TYPES) {
    const amount = hit.damage[type];
    if (amount === 0) continue;
    if (type === 'radiation' && isWarded(table, model)) continue;
    if (type === 'radiation' && hasAbility(table, model, 'radiation-heals')) {
      heal(table, model, amount);
      continue;
    }
    const printed = yield* ratingAgainst(table, model, type, hit);
    if (printed.immune) continue; // WW-RULING-27
    const through = Math.min(ignoring, amount);
    ignoring -= through;
    const boosts = printed.isSuit ? 0 : model.boosts + boostsAgainst(table, model, type); // WW-BOOST-5
    const rating = effectiveRating(printed, hit, boosts);
    left[type] = through + (yield* afterArmor(table, model, type, rating, amount - through));
  }
  if (model.boosts > 0) model.boosts -= 1; // WW-BOOST-2, WW-RULING-91
  wearOff(
    table,
    model,
    DAMAGE_TYPES.filter((type) => hit.damage[type] > 0),
  );
  return yield* recordDamage(table, model, left, 'WW-DMG-5', hit.weapon);
}

/** The rating in use, and whether it is that of Power Armor. */
type Worn = Rating & { readonly isSuit: boolean };

/** The model's usual rating or that of its Power Armor; for some weapons the lowest of several. WW-ARM-9, WW-PA-4 */
function* ratingAgainst(table: BattleTable, model: Model, type: DamageType, hit: Hit): Play<Worn> {
  const lowestOf = (rating: (of: DamageType) => Rating): Rating =>
    (hit.lowest ?? []).map(rating).reduce((low, each) => (total(each) < total(low) ? each : low), rating(type));
  const usual = lowestOf((of) => usualRating(table, model, of, hit));
  const suit = suitRating(table, model, type, hit);
  if (suit === undefined) return { ...usual, isSuit: false };
  const worn = lowestOf((of) => suitRating(table, model, of, hit)!);
  const card = yield* chooseRating(table, model, type, usual, worn);
  return card === 'power-armor' ? { ...worn, isSuit: true } : { ...usual, isSuit: false };
}

/** Damage that is fully calculated becomes tokens; Luck may take one point off first. WW-LUCK-9 */
function* recordDamage(
  table: BattleTable,
  model: Model,
  damage: Readonly<Record<DamageType, number>>,
  rule: string,
  weapon?: string,
): Play<number> {
  const all = DAMAGE_TYPES.reduce((sum, type) => sum + damage[type], 0);
  let spared = all - (yield* maybeTough(table, model, all));
  for (const type of DAMAGE_TYPES) {
    const less = Math.min(spared, damage[type]);
    spared -= less;
    const amount = damage[type] - less;
    if (amount === 0) continue;
    const left = ontoSuit(table, model, type, amount, weapon);
    addTokens(model, type, left);
    if (left > 0) say(table, 'suffered', { model: model.id, type, damage: left, weapon: weapon ?? null }, rule);
  }
  return all - spared;
}

/** Regular damage without an armor roll: fire, poison, the edge of the table. */
export function* takeDamage(table: BattleTable, model: Model, amount: number, rule: string): Play {
  yield* recordDamage(table, model, { physical: amount, energy: 0, radiation: 0 }, rule);
  yield* maybeEliminate(table, model);
}

/** One armor roll, if there is a rating to roll against. WW-ARM-1, WW-ARM-3, WW-ARED-3 */
function* afterArmor(table: BattleTable, model: Model, type: DamageType, rating: Rating, amount: number): Play<number> {
  if (amount === 0) return 0;
  const detail = { rule: 'WW-ARM-2', about: { model: model.id, type, rating: rating.rating } };
  const [side] = rating.rating > 0 ? yield* roll(table, 'armor.roll', [ARMOR_DIE], detail) : [];
  const rolled = side === undefined ? undefined : table.content.dice.armor[side - 1]!;
  const blocked = blockedBy(rating, rolled);
  say(
    table,
    'armor',
    { model: model.id, type, rating: rating.rating, strong: rating.strong, rolled: rolled ?? null, blocked },
    'WW-ARM-2',
  );
  return Math.max(0, amount - blocked);
}
