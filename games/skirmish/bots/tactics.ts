/** Rough measures for bots: who could hurt whom from where. Quick and near enough; the rules themselves are exact. */
import { remembered } from '@holotape/kernel';
import type { Battle, SkirmishContent } from '../battle.ts';
import type { Rating, Unit, Weapon } from '../content.ts';
import { type Disc, distance, type Point, segmentsMeet } from '../geometry/index.ts';
import { healthLeft } from '../queries/abilities.ts';
import { usualRating } from '../queries/armor.ts';
import { weaponsOf } from '../queries/carrying.ts';
import { improvises } from '../queries/close-combat.ts';
import { isLoaded, isPrimed } from '../queries/heavy-weapons.ts';
import { oddsOf } from '../queries/odds.ts';
import { suitOf, suitRating, suitRoom } from '../queries/power-armor.ts';
import { lengthOf } from '../queries/ranges.ts';
import { attributeNow, skillOf } from '../queries/skills.ts';
import { baseOf, cardOf, unitOf } from '../queries/units.ts';
import type { Model, Piece } from '../state.ts';
import { type DamageType, DICE_ICONS, type DiceIcon, EFFECT_DICE, type EffectDie, type Skill } from '../words.ts';

const SKILL_OF: Readonly<Record<Weapon['type'], Skill | undefined>> = {
  rifle: 'rifle',
  pistol: 'pistol',
  heavy: 'heavy',
  melee: 'melee',
  thrown: 'throw',
  mine: undefined,
};

/** A blow that needs a Charge first comes seldom enough to count for half; one that needs a Move before it for a quarter. */
const AFTER_A_CHARGE = 0.5;
const AFTER_A_MOVE = 0.25;
/** What a condition on the target is worth, in points of damage. */
const CONDITION = 0.8;
/** A Luck Token saves some failures of its owner, and spoils some hits on it. */
const LUCKY_SHOT = 1.1;
const LUCKY_TARGET = 0.85;
const IN_COVER = -2;
const CONTACT = 3;
/** Attacks in an activation: one of its two Actions is often a movement. */
const ATTACKS = 1.5;
/** STR that adds a black die to blows. WW-CC-5 */
const STRONG = 7;

/** How a model stands to another, as far as the terrain matters. */
interface Lane {
  readonly seen: boolean;
  readonly covered: boolean;
}

/** What a line from middle to middle passes. */
const laneBetween = remembered(
  (pieces: readonly Piece[], a: Point, b: Point): Lane => {
    const segment = { from: a, to: b };
    let covered = false;
    for (const { outline, blocksSight, cover } of pieces) {
      if (!blocksSight && (!cover || covered)) continue;
      if (!crosses(outline, segment)) continue;
      if (blocksSight) return { seen: false, covered: true };
      covered = true;
    }
    return { seen: true, covered };
  },
  { of: (pieces) => pieces, by: (_, a, b) => `${a.x},${a.y} ${b.x},${b.y}` },
);

function crosses(outline: readonly Point[], segment: { readonly from: Point; readonly to: Point }): boolean {
  const { from, to } = segment;
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  if (outline.every(({ x }) => x < left) || outline.every(({ x }) => x > right)) return false;
  if (outline.every(({ y }) => y < low) || outline.every(({ y }) => y > high)) return false;
  return outline.some((corner, i) => segmentsMeet({ from: corner, to: outline[(i + 1) % outline.length]! }, segment));
}

/** Damage that a model can still take, on its Power Armor first. */
export function toughness(battle: Battle, model: Model): number {
  const suit = suitOf(battle, model);
  return healthLeft(battle, model) + (suit === null ? 0 : suitRoom(battle, suit));
}

/** What a die shows on the average. */
type Shown = Readonly<Record<DiceIcon, number>>;

/** What the dice of a weapon and the effects they buy make of a hit, on the average. WW-SPFX-1 */
interface Load {
  readonly extra: number;
  readonly reduction: number;
  readonly ignoring: number;
  readonly worth: number;
}

/** A weapon at one range: the dice it rolls, and what they do. */
interface Blow {
  readonly dice: readonly EffectDie[];
  readonly load: Load;
}

/** A weapon in the hands of one model: what it may do is the same for every target. */
interface Arm {
  readonly weapon: Weapon;
  /** The Skill Value from afar, and in contact if that is another. */
  readonly value: number;
  readonly close: number;
  readonly short: Blow;
  readonly long: Blow | undefined;
}

/**
 * A model as it stands now, for as long as nothing changes. What is asked of it for every enemy is found when it is asked
 * first, and then only once.
 */
export class Fighter {
  readonly #battle: Battle;
  readonly #findArms: () => readonly Arm[];
  readonly #ratings = new Map<DamageType, Rating>();
  readonly base: Disc;
  readonly card: Unit;
  readonly model: Model;
  readonly isLucky: boolean;
  #arms: readonly Arm[] | undefined;
  #toughness: number | undefined;

  constructor(battle: Battle, model: Model, findArms: () => readonly Arm[]) {
    this.#battle = battle;
    this.#findArms = findArms;
    this.model = model;
    this.base = baseOf(battle, model);
    this.card = cardOf(battle, model);
    this.isLucky = unitOf(battle, model).luck > 0;
  }

  get arms(): readonly Arm[] {
    this.#arms ??= this.#findArms();
    return this.#arms;
  }

  get toughness(): number {
    this.#toughness ??= toughness(this.#battle, this.model);
    return this.#toughness;
  }

  rating(type: DamageType): Rating {
    let rating = this.#ratings.get(type);
    if (rating === undefined) {
      rating = suitRating(this.#battle, this.model, type) ?? usualRating(this.#battle, this.model, type);
      this.#ratings.set(type, rating);
    }
    return rating;
  }
}

export class Tactics {
  readonly #content: SkirmishContent;
  readonly #shown: Readonly<Record<EffectDie, Shown>>;

  constructor(content: SkirmishContent) {
    this.#content = content;
    this.#shown = Object.fromEntries(
      EFFECT_DICE.map((die) => {
        const faces = content.dice.effect[die];
        const mean = (icon: DiceIcon) =>
          faces.reduce((sum, { icons }) => sum + icons.filter((each) => each === icon).length, 0) / faces.length;
        return [die, Object.fromEntries(DICE_ICONS.map((icon) => [icon, mean(icon)]))];
      }),
    ) as Record<EffectDie, Shown>;
  }

  /** Somebody to fight with or against, as it stands now. */
  fighter(battle: Battle, model: Model): Fighter {
    return new Fighter(battle, model, () => this.#armsOf(battle, model));
  }

  /** What a model has to attack with, with its Mods, and its skills as they are now. */
  #armsOf(battle: Battle, model: Model): Arm[] {
    const card = cardOf(battle, model);
    const atHand = improvises(battle, card) ? [this.#content.weapons.get('improvised-weapon')!] : [];
    const isMutant = card.type === 'super-mutant';
    const melee = skillOf(battle, model, 'melee');
    const isStrong = attributeNow(battle, model, 'STR') >= STRONG;
    return [...weaponsOf(battle, model), ...atHand].flatMap((weapon): Arm[] => {
      const skill = SKILL_OF[weapon.type];
      if (skill === undefined || !isLoaded(battle, model, weapon) || !isPrimed(model, weapon)) return [];
      const value = skill === 'melee' ? melee : skillOf(battle, model, skill);
      // The Super Mutants strike with guns as well as they strike with boards. WW-CC-7
      const close = isMutant && weapon.type !== 'thrown' ? Math.max(value ?? 0, melee ?? 0) : value;
      if (value === undefined || close === undefined) return [];
      const blow = ({ dice }: Weapon['short']) => this.#blow(weapon, dice, weapon.type === 'melee' && isStrong);
      return [{ weapon, value, close, short: blow(weapon.short), long: weapon.long && blow(weapon.long) }];
    });
  }

  #blow(weapon: Weapon, printed: readonly EffectDie[], isStrong: boolean): Blow {
    const dice: readonly EffectDie[] = isStrong
      ? [...printed, weapon.strong === 'yellow' ? 'yellow' : 'black']
      : printed;
    return { dice, load: this.#load(weapon, dice) };
  }

  /**
   * What a model may do to its enemies from where it stands in one activation: to the one where it counts most. Whoever
   * is likely to fall counts with its life. WW-CC-2
   */
  threat(battle: Battle, by: Fighter, foes: readonly Fighter[], life: number): number {
    const { base, isLucky } = by;
    const touched = foes.filter((foe) => distance(base, foe.base) - base.r - foe.base.r <= CONTACT);
    let most = 0;
    for (const foe of touched.length > 0 ? touched : foes) {
      const damage = ATTACKS * this.#damage(battle, by, foe) * (isLucky ? LUCKY_SHOT : 1);
      if (damage === 0) continue;
      const share = Math.min(1, damage / Math.max(1, foe.toughness));
      most = Math.max(most, damage + share * share * life);
    }
    return most;
  }

  /** Damage to expect of one attack of `a` on `b`. */
  #damage(battle: Battle, { base, card, arms }: Fighter, target: Fighter): number {
    const other = target.base;
    const gap = Math.max(0, distance(base, other) - base.r - other.r);
    const charge = card.charge === undefined ? 0 : lengthOf(this.#content, card.charge) + 2 * base.r;
    const move = lengthOf(this.#content, card.move) + 2 * base.r;
    const isTouching = gap <= CONTACT;
    let lane: Lane | undefined;
    let best = 0;
    for (const { weapon, value, close, short, long } of arms) {
      const isMelee = weapon.type === 'melee';
      if (isMelee && gap > charge + move) continue;
      const range = isMelee ? 'short' : this.#rangeTo(weapon, gap);
      if (range === undefined) continue;
      lane ??= laneBetween(battle.state.pieces, base, other);
      if (!isMelee && !lane.seen) continue;
      const blow = range === 'short' ? short : long!;
      // WW-CC-11: a gun in close combat is fired as into cover.
      const covered = !isMelee && (lane.covered || isTouching);
      const skill = (isTouching ? close : value) + (covered ? IN_COVER : 0);
      const odds = oddsOf(battle.content.dice, skill, [], blow.dice);
      const hit = odds * through(weapon, blow.load, target, covered);
      const share = !isMelee || isTouching ? 1 : gap <= charge && lane.seen ? AFTER_A_CHARGE : AFTER_A_MOVE;
      best = Math.max(best, hit * share);
    }
    return best * (target.isLucky ? LUCKY_TARGET : 1);
  }

  /** The range the target is in; none out of range. */
  #rangeTo(weapon: Weapon, gap: number): 'short' | 'long' | undefined {
    if (weapon.short.range === undefined) return undefined;
    if (weapon.minimum !== undefined && gap < lengthOf(this.#content, weapon.minimum)) return undefined;
    const short = lengthOf(this.#content, weapon.short.range);
    if (gap <= short) return 'short';
    if (weapon.long === undefined) return undefined;
    return gap <= short + lengthOf(this.#content, weapon.long.range) ? 'long' : undefined;
  }

  #load({ effects }: Weapon, dice: readonly EffectDie[]): Load {
    const mean = (icon: DiceIcon) => dice.reduce((sum, die) => sum + this.#shown[die][icon], 0);
    const load = { extra: mean('damage'), reduction: mean('reduce-armor'), ignoring: 0, worth: 0 };
    for (const { spend, gain, most = Number.POSITIVE_INFINITY } of effects) {
      const [icon] = spend;
      const often = icon === undefined ? 1 : Math.min(most, mean(icon) / spend.length);
      if (gain === 'damage') load.extra += often;
      else if (gain === 'armor-reduction') load.reduction += often;
      else if (gain === 'ignore-armor') load.ignoring += often;
      else load.worth += CONDITION * Math.min(1, often);
    }
    return load;
  }
}

/** What a hit does to the target's armor, and never more than it has Health left. */
function through(
  weapon: Weapon,
  { extra, reduction, ignoring, worth }: Load,
  target: Fighter,
  covered: boolean,
): number {
  let sum = 0;
  for (const [i, { type, amount }] of weapon.damage.entries()) {
    const { rating, strong, immune } = target.rating(type);
    if (immune) continue;
    const damage = amount + (i === 0 ? extra : 0);
    const left = Math.max(0, rating + (covered ? 1 : 0) - reduction);
    // The Armor Die shows 1 to 4: a rating of 2 blocks 1 or 2 half of the time.
    const blocked = strong + (left * (left + 1)) / 8;
    const through = i === 0 ? Math.min(damage, ignoring) : 0;
    sum += through + Math.max(0, damage - through - blocked);
  }
  return Math.min(sum, target.toughness) + worth;
}
