/** Damage, armor, and being eliminated. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Rating } from '../../content.ts';
import { auraAbilities, healthLeft, ownAbilities } from '../../queries/abilities.ts';
import { blockedBy, type Hit } from '../../queries/damage.ts';
import { faceOf } from '../../queries/faces.ts';
import { whatMeets } from '../../queries/hits.ts';
import { isSpent } from '../../queries/lasting.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { DAMAGE_TYPES, type DamageType } from '../../words.ts';
import { maybeWalkOff } from '../boosts/attacks.ts';
import { loseFooting } from '../round/acting.ts';
import { spend } from '../round/lasting.ts';
import { maybeTough } from '../round/luck.ts';
import { removeReaction } from '../round/preparing.ts';
import { maybeEliminate } from './elimination.ts';
import { chooseRating, ontoSuit } from './power-armor.ts';
import { afterDamage } from './self-destruction.ts';
import { addTokens, heal } from './tokens.ts';

const ARMOR_DIE = 12;

/** A hit with all that follows from it: armor, tokens, and whether the model still stands. */
export function* takeHit(table: BattleTable, model: Model, hit: Hit): Play<number> {
  const before = healthLeft(table, model);
  const tokens = model.regular;
  const taken = yield* recordHit(table, model, hit);
  yield* afterDamage(table, model, before); // WW-RULING-100
  yield* maybeEliminate(table, model);
  yield* maybeWalkOff(table, model, model.regular - tokens);
  return taken;
}

/** The hit up to the tokens, one type of damage after the other; elimination is checked when all is recorded. WW-RULING-95 */
export function* recordHit(table: BattleTable, model: Model, hit: Hit): Play<number> {
  // Armor is as the hit finds it, whatever the first of several types does to it.
  const meetings = DAMAGE_TYPES.map((type) => ({ type, ...whatMeets(table, model, type, hit) }));
  let ignoring = hit.ignoring;
  let taken = 0;
  for (const met of meetings) {
    const amount = hit.damage[met.type];
    if (amount === 0) continue; // WW-DMG-3
    if (met.meets === 'nothing') continue; // WW-CARD-1
    // WW-CARD-1
    if (met.meets === 'health') {
      heal(table, model, amount);
      continue;
    }
    const direct = Math.min(ignoring, amount); // WW-RULING-30
    const chosen = yield* chooseRating(table, model, met.type, met.cards, amount, direct);
    const braced = yield* maybeBrace(table, model, met.type, chosen);
    const rating = yield* maybeShield(table, model, met.type, braced); // WW-CARD-1
    if (rating.immune) continue; // WW-RULING-27
    ignoring -= direct; // WW-RULING-30
    const through = direct + (yield* afterArmor(table, model, met.type, rating, amount - direct)); // WW-RULING-30
    taken += yield* recordDamage(table, model, met.type, through, 'WW-DMG-5', hit.weapon);
  }
  return taken;
}

/** A Reaction Marker for one armor roll. WW-ITEM-8 */
function* maybeBrace(table: BattleTable, model: Model, type: DamageType, rating: Rating): Play<Rating> {
  const [given] = model.prepared && !rating.immune ? ownAbilities(table, model, 'braces') : [];
  if (given === undefined) return rating;
  const answer = yield* choose(table, seatOf(table, model), 'armor.brace', () => [option('brace'), option('keep')], {
    rule: 'WW-ITEM-8',
    about: { model: model.id, type, rating: rating.rating, more: given.gives.braces },
  });
  if (answer === 'keep') return rating;
  removeReaction(table, model, 'WW-ITEM-8');
  return { ...rating, rating: rating.rating + given.gives.braces };
}

/** Somebody near lends its armor, once per round. WW-CARD-1 */
function* maybeShield(table: BattleTable, model: Model, type: DamageType, rating: Rating): Play<Rating> {
  if (type !== 'physical' || rating.immune) return rating;
  const given = auraAbilities(table, model, 'shields').find(({ owner }) => !isSpent(table, owner, 'shields'));
  if (given === undefined) return rating;
  const answer = yield* choose(table, seatOf(table, model), 'armor.shield', () => [option('shield'), option('keep')], {
    rule: 'WW-CARD-1',
    about: { model: model.id, by: given.owner.id },
  });
  if (answer === 'keep') return rating;
  spend(table, given.owner, 'shields', 'round');
  return { ...rating, rating: rating.rating + given.gives.shields };
}

/** Damage of one type that is fully calculated becomes tokens; Luck may take one point off first. WW-LUCK-9, WW-RULING-95 */
function* recordDamage(
  table: BattleTable,
  model: Model,
  type: DamageType,
  damage: number,
  rule: string,
  weapon?: string,
): Play<number> {
  const amount = yield* maybeTough(table, model, damage);
  const left = amount === 0 ? 0 : ontoSuit(table, model, type, amount, weapon);
  addTokens(model, type, left);
  if (amount > 0) loseFooting(table, model);
  if (left > 0) say(table, 'suffered', { model: model.id, type, damage: left, weapon: weapon ?? null }, rule);
  return amount;
}

/** Regular damage without an armor roll: fire, poison, the edge of the table. */
export function* takeDamage(table: BattleTable, model: Model, amount: number, rule: string): Play {
  const before = healthLeft(table, model);
  const tokens = model.regular;
  yield* recordDamage(table, model, 'physical', amount, rule);
  yield* afterDamage(table, model, before); // WW-RULING-100
  yield* maybeEliminate(table, model);
  yield* maybeWalkOff(table, model, model.regular - tokens);
}

/** One armor roll, if there is a rating to roll against. WW-ARM-1, WW-ARM-3, WW-ARED-3 */
function* afterArmor(table: BattleTable, model: Model, type: DamageType, rating: Rating, amount: number): Play<number> {
  if (amount === 0) return 0; // WW-RULING-30
  const detail = { rule: 'WW-ARM-2', about: { model: model.id, type, rating: rating.rating } };
  const [side] = rating.rating > 0 ? yield* roll(table, 'armor.roll', [ARMOR_DIE], detail) : [];
  const rolled = side === undefined ? undefined : faceOf(table.content.dice.armor, side);
  const blocked = blockedBy(rating, rolled);
  say(
    table,
    'armor',
    { model: model.id, type, rating: rating.rating, strong: rating.strong, rolled: rolled ?? null, blocked },
    'WW-ARM-2',
  );
  return Math.max(0, amount - blocked); // WW-DMG-4
}
