/** Damage, armor, and being eliminated. */
import { type Play, roll, say } from '@holotape/kernel';
import type { Rating } from '../content.ts';
import type { Battle, BattleTable, Model } from '../state.ts';
import { DAMAGE_TYPES, type DamageType } from '../words.ts';
import { healthOf } from './skills.ts';
import { cardOf } from './units.ts';

const ARMOR_DIE = 12;

/** A hit on one model, before its armor. */
export interface Hit {
  readonly damage: Readonly<Record<DamageType, number>>;
  /** Points that no armor blocks. WW-RULING-30 */
  readonly ignoring: number;
  /** Armor Reduction icons. */
  readonly reduction: number;
  /** Cover or close combat with a ranged weapon raises the rating by 1, once. WW-COVER-5 */
  readonly covered: boolean;
}

/** The rating an armor roll is made against. Cover comes before Armor Reduction; nothing lowers Strong Armor. */
export function effectiveRating(
  printed: Rating,
  { reduction, covered }: Pick<Hit, 'reduction' | 'covered'>,
  boosts = 0,
): Rating {
  const raised = printed.rating + (covered ? 1 : 0); // WW-COVER-5
  return {
    rating: Math.max(0, raised - reduction), // WW-ARED-1, WW-ARED-3
    strong: printed.strong + boosts, // WW-BOOST-1, WW-BOOST-4, WW-ARED-4
    immune: printed.immune,
  };
}

/** What armor blocks: the number rolled, if it is no higher than the rating, and Strong Armor always. WW-ARM-2, WW-ARM-7 */
export const blockedBy = ({ rating, strong }: Rating, rolled: number | undefined): number =>
  strong + (rolled !== undefined && rolled <= rating ? rolled : 0);

export const tokensOn = ({ regular, radiation }: Model): number => regular + radiation;

/** Records damage of one type. WW-DMG-5 to WW-DMG-8 */
export function record(model: Model, type: DamageType, amount: number): void {
  if (type !== 'radiation') {
    model.regular += amount;
    return;
  }
  const turned = Math.min(model.regular, amount);
  model.regular -= turned;
  model.radiation += amount;
}

/** Armor rolls and tokens for each type of damage, then one Armor Boost icon less. WW-DMG-3, WW-RULING-95 */
export function* suffer(table: BattleTable, model: Model, hit: Hit): Play<number> {
  const { armor } = cardOf(table, model);
  let ignoring = hit.ignoring;
  let taken = 0;
  for (const type of DAMAGE_TYPES) {
    const amount = hit.damage[type];
    if (amount === 0) continue;
    const rating = effectiveRating(armor[type], hit, model.boosts);
    if (rating.immune) continue; // WW-RULING-27
    const through = Math.min(ignoring, amount);
    ignoring -= through;
    const left = yield* afterArmor(table, model, type, rating, amount - through);
    record(model, type, left + through);
    taken += left + through;
    say(table, 'suffered', { model: model.id, type, damage: left + through }, 'WW-DMG-5');
  }
  if (model.boosts > 0) model.boosts -= 1; // WW-BOOST-2
  maybeEliminate(table, model);
  return taken;
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

/** WW-ELIM-1 */
export function maybeEliminate(table: BattleTable, model: Model): void {
  if (model.gone !== null || tokensOn(model) < healthOf(cardOf(table, model))) return;
  model.gone = 'eliminated';
  say(table, 'eliminated', { model: model.id }, 'WW-ELIM-1');
}

/** What is left of a model's Health. */
export const healthLeft = (battle: Battle, model: Model): number => healthOf(cardOf(battle, model)) - tokensOn(model);
