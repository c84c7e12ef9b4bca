/** Rough measures for bots: who could hurt whom from where. Quick and near enough; the rules themselves are exact. */
import type { Dice, SkirmishContent, Unit, Weapon } from './content.ts';
import { distance, type Point, segmentsMeet } from './geometry/index.ts';
import { usualRating } from './rules/armor.ts';
import { healthLeft } from './rules/damage.ts';
import { suitOf, suitRating, suitRoom } from './rules/power-armor.ts';
import { lengthOf } from './rules/ranges.ts';
import { oddsOf } from './rules/skill-tests.ts';
import { skillValue } from './rules/skills.ts';
import { baseOf, cardOf, unitOf } from './rules/units.ts';
import type { Battle, Model, Piece } from './state.ts';
import type { EffectDie, Skill } from './words.ts';

const SKILL_OF: Readonly<Record<Weapon['type'], Skill | undefined>> = {
  rifle: 'rifle',
  pistol: 'pistol',
  heavy: 'heavy',
  melee: 'melee',
  thrown: 'throw',
  mine: undefined,
};

/** Share of the black die's faces that add damage, in damage; of the yellow's that reduce armor, in points. */
const BLACK_DAMAGE = 0.7;
const YELLOW_REDUCTION = 0.8;
/** A blow that needs a Charge first comes seldom enough to count for half. */
const AFTER_A_CHARGE = 0.5;
const IN_COVER = -2;
const CONTACT = 3;
/** Attacks in an activation: one of its two Actions is often a movement. */
const ATTACKS = 1.5;
/** STR that adds a black die to blows. WW-CC-5 */
const STRONG = 7;

/** How a model stands to another, as far as the terrain matters. */
export interface Lane {
  readonly seen: boolean;
  readonly covered: boolean;
}

/** What a line from middle to middle passes. */
export function laneBetween(pieces: readonly Piece[], a: Point, b: Point): Lane {
  const segment = { from: a, to: b };
  let covered = false;
  for (const { outline, blocksSight, cover } of pieces) {
    if (!blocksSight && (!cover || covered)) continue;
    if (!crosses(outline, segment)) continue;
    if (blocksSight) return { seen: false, covered: true };
    covered = true;
  }
  return { seen: true, covered };
}

function crosses(outline: readonly Point[], segment: { readonly from: Point; readonly to: Point }): boolean {
  const { from, to } = segment;
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  if (outline.every(({ x }) => x < left) || outline.every(({ x }) => x > right)) return false;
  if (outline.every(({ y }) => y < low) || outline.every(({ y }) => y > high)) return false;
  return outline.some((corner, i) => segmentsMeet({ from: corner, to: outline[(i + 1) % outline.length]! }, segment));
}

/** The Super Mutants strike with guns as well as they strike with boards. WW-CC-7 */
function closeValue(card: Unit, skill: Skill): number | undefined {
  const value = skillValue(card, skill);
  return card.type === 'super-mutant' ? Math.max(value ?? 0, skillValue(card, 'melee') ?? 0) : value;
}

/** Damage that a model can still take, on its Power Armor first. */
export function toughness(battle: Battle, model: Model): number {
  const suit = suitOf(battle, model);
  return healthLeft(battle, model) + (suit === null ? 0 : suitRoom(battle, suit));
}

export class Tactics {
  readonly #content: SkirmishContent;
  readonly #odds = new Map<string, number>();

  constructor(content: SkirmishContent) {
    this.#content = content;
  }

  /** The chance of a hit; the same question comes again and again. */
  #hits(dice: Dice, value: number, pool: readonly EffectDie[]): number {
    const key = `${value} ${pool.join()}`;
    let odds = this.#odds.get(key);
    if (odds === undefined) {
      odds = oddsOf(dice, value, [], pool);
      this.#odds.set(key, odds);
    }
    return odds;
  }

  /**
   * What a model may do to its enemies from where it stands in one activation: to the one where it counts most. Whoever
   * is likely to fall counts with its life. WW-CC-2
   */
  threat(battle: Battle, model: Model, foes: readonly Model[], life: number): number {
    const { r } = baseOf(battle, model);
    const isTouched = (foe: Model) => distance(model, foe) - r - baseOf(battle, foe).r <= CONTACT;
    const touched = foes.filter(isTouched);
    let most = 0;
    for (const foe of touched.length > 0 ? touched : foes) {
      const damage = ATTACKS * this.damage(battle, model, foe);
      if (damage === 0) continue;
      const share = Math.min(1, damage / Math.max(1, toughness(battle, foe)));
      most = Math.max(most, damage + share * share * life);
    }
    return most;
  }

  /** Damage to expect of one attack of `a` on `b`. */
  damage(battle: Battle, a: Model, b: Model): number {
    const base = baseOf(battle, a);
    const other = baseOf(battle, b);
    const gap = Math.max(0, distance(base, other) - base.r - other.r);
    const lane = laneBetween(battle.state.pieces, base, other);
    const card = cardOf(battle, a);
    const charge = card.charge === undefined ? 0 : lengthOf(this.#content, card.charge) + 2 * base.r;
    const isTouching = gap <= CONTACT;
    let best = 0;
    for (const id of [...unitOf(battle, a).weapons, ...a.items, 'improvised-weapon']) {
      const weapon = this.#content.weapons.get(id);
      const skill = weapon && SKILL_OF[weapon.type];
      if (weapon === undefined || skill === undefined) continue;
      const isMelee = weapon.type === 'melee';
      const value = isTouching && !isMelee ? closeValue(card, skill) : skillValue(card, skill);
      if (value === undefined) continue;
      const printed = this.#diceAt(weapon, gap, charge, lane);
      if (printed === undefined) continue;
      const dice: readonly EffectDie[] = isMelee && card.special.STR >= STRONG ? [...printed, 'black'] : printed;
      // WW-CC-11: a gun in close combat is fired as into cover.
      const covered = !isMelee && (lane.covered || isTouching);
      const odds = this.#hits(battle.content.dice, value + (covered ? IN_COVER : 0), dice);
      const hit = odds * this.#through(battle, weapon, dice, b, covered);
      best = Math.max(best, isMelee && !isTouching ? hit * AFTER_A_CHARGE : hit);
    }
    return best;
  }

  /** The dice of the range the target is in; none out of range or sight. */
  #diceAt(weapon: Weapon, gap: number, charge: number, lane: Lane): readonly EffectDie[] | undefined {
    if (weapon.type === 'melee') return gap <= CONTACT || (gap <= charge && lane.seen) ? weapon.short.dice : undefined;
    if (!lane.seen || weapon.short.range === undefined) return undefined;
    const short = lengthOf(this.#content, weapon.short.range);
    if (gap <= short) return weapon.short.dice;
    if (weapon.long === undefined) return undefined;
    return gap <= short + lengthOf(this.#content, weapon.long.range) ? weapon.long.dice : undefined;
  }

  /** What a hit does to the target's armor, and never more than it has Health left. */
  #through(battle: Battle, weapon: Weapon, dice: readonly EffectDie[], target: Model, covered: boolean): number {
    const extra = dice.filter((die) => die === 'black').length * BLACK_DAMAGE;
    const reduction = dice.filter((die) => die === 'yellow').length * YELLOW_REDUCTION;
    let sum = 0;
    for (const [i, { type, amount }] of weapon.damage.entries()) {
      const { rating, strong, immune } = suitRating(battle, target, type) ?? usualRating(battle, target, type);
      if (immune) continue;
      const damage = amount + (i === 0 ? extra : 0);
      const left = Math.max(0, rating + (covered ? 1 : 0) - reduction);
      // The Armor Die shows 1 to 4: a rating of 2 blocks 1 or 2 half of the time.
      const blocked = strong + (left * (left + 1)) / 8;
      sum += Math.max(0, damage - blocked);
    }
    return Math.min(sum, toughness(battle, target));
  }
}
