/** Close Combat: ways to strike, and the attack before the roll. */
import type { Reason } from '@holotape/kernel';
import type { Battle } from '../battle.ts';
import type { Unit, Weapon } from '../content.ts';
import { withinReach } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { EffectDie, Skill } from '../words.ts';
import { abilities, healthLeft, ownAbilities } from './abilities.ts';
import { actBy, attackable } from './acting.ts';
import { attackDice, countingOf, handiness, strengthened } from './attack-abilities.ts';
import type { Attack } from './attacks.ts';
import { weaponsOf } from './carrying.ts';
import { modifiersOn } from './circumstances.ts';
import { has } from './conditions.ts';
import { criticalOf } from './criticals.ts';
import { engagedWith, isOutnumbered } from './engagement.ts';
import { whyNotFired } from './heavy-weapons.ts';
import { isSpent, tokensLeft } from './lasting.ts';
import { canSee, placeOf } from './line-of-sight.ts';
import { mealDice } from './meals.ts';
import { changesTo, modBonus } from './mods.ts';
import { suitOf } from './power-armor.ts';
import { lengthOf } from './ranges.ts';
import type { Modifier } from './skill-tests.ts';
import { attributeNow, skillOf, specialityBonus } from './skills.ts';
import { baseOf, cardOf, isFriendly } from './units.ts';

/** With this STR a melee weapon has a black die more. WW-CC-5 */
const STRONG = 7;

/** A ranged or thrown weapon is used as if behind one piece of cover. WW-CC-11 */
const CLUMSY = -2;

/** WW-CC-13 */
const AGAINST_STUNNED = 2;

/** A weapon in close combat, and the skill it is used with. */
export interface Grip {
  /** `machete`, or `pipe-pistol:melee` where the skill is not the weapon's own. */
  readonly id: string;
  readonly weapon: Weapon;
  readonly skill: Skill;
}

/** The skill that a type of weapon calls for. WW-SHOOT-2 */
export const SKILL_OF = { rifle: 'rifle', pistol: 'pistol', heavy: 'heavy', melee: 'melee', thrown: 'throw' } as const;

/** Whether there is always something at hand: not for beasts that come with natural weapons, nor for robots, whose cards name
 * all the weapons they have. WW-CC-10, WW-RULING-44 */
export function improvises({ content }: Battle, { type, kit }: Unit): boolean {
  const isNatural = (id: string): boolean => {
    const weapon = content.weapons.get(id);
    return weapon?.natural === true && weapon.type === 'melee';
  };
  return type !== 'robot' && !kit.some(isNatural);
}

/** Every way to strike that the unit card has the skill for; the improvised weapon nearly always is one. WW-CC-4, WW-CC-10 */
export function grips(battle: Battle, model: Model): Grip[] {
  const card = cardOf(battle, model);
  const improvised = battle.content.weapons.get('improvised-weapon')!;
  const held = weaponsOf(battle, model).filter(({ id }) => id !== improvised.id);
  const atHand = improvises(battle, card) ? [...held, improvised] : held;
  const all = atHand.flatMap((weapon): Grip[] => {
    // WW-CC-12; a mine is laid, not swung.
    if (weapon.minimum !== undefined || weapon.type === 'mine') return [];
    const own: Grip = { id: weapon.id, weapon, skill: SKILL_OF[weapon.type] };
    // WW-CC-7
    const asClub = card.type === 'super-mutant' && (weapon.type === 'pistol' || weapon.type === 'rifle');
    return asClub ? [own, { id: `${weapon.id}:melee`, weapon, skill: 'melee' }] : [own];
  });
  return all.filter(
    ({ skill, weapon }) =>
      skillOf(battle, model, skill) !== undefined && whyNotFired(battle, model, weapon) === undefined,
  );
}

/** The skill, or what a Primed weapon says. WW-HEAVY-7 */
function valueAgainst(battle: Battle, model: Model, { primed }: Weapon, skill: Skill, target: Model): number {
  if (primed?.value === undefined) return skillOf(battle, model, skill)!;
  const less = primed.less === undefined ? 0 : attributeNow(battle, target, primed.less);
  return attributeNow(battle, model, primed.value) - less;
}

/** The attack as it stands before the roll. */
export function strikeAt(
  battle: Battle,
  model: Model,
  { weapon: printed, skill }: Grip,
  target: Model,
  isCritical = false,
): Attack {
  const weapon = strengthened(battle, model, isCritical ? criticalOf(printed) : printed);
  const isMelee = weapon.type === 'melee';
  // WW-REACT-7: not in a Reaction to the Charge.
  const isHeld = !isMelee && !actBy(battle, model)?.charged;
  const handy = isHeld ? handiness(battle, model, weapon) : undefined;
  const clumsy = isHeld && handy !== 'all';
  const dice: EffectDie[] = [...weapon.short.dice];
  const { strong = 'black' } = weapon;
  if (isMelee && strong !== 'none' && attributeNow(battle, model, 'STR') >= STRONG) dice.push(strong); // WW-CC-5, WW-CC-6
  dice.push(...attackDice(battle, model, skill, weapon, undefined)); // WW-LEADER-4
  if (isMelee) dice.push(...mealDice(battle, model), ...honedDice(battle, model, weapon, target));
  if (isOutnumbered(battle, target)) dice.push('green'); // WW-CC-8
  if (model.bonus?.against === target.id) dice.push(...model.bonus.dice, ...chargeDice(battle, model)); // WW-CHARGE-8, WW-CHARGE-9
  return {
    by: model,
    from: placeOf(battle, model),
    weapon,
    aim: placeOf(battle, target),
    isCritical,
    value: valueAgainst(battle, model, weapon, skill, target),
    modifiers: [
      ...modifiersOn(battle, model, target),
      ...specialityBonus(battle, model, skill, weapon),
      ...modBonus(battle, model, weapon, 'short'),
      ...(has(target, 'stunned') ? [{ rule: 'WW-CC-13', by: AGAINST_STUNNED }] : []),
      ...grapple(battle, model, target),
      ...grapple(battle, target, model),
      ...(clumsy ? [{ rule: 'WW-CC-11', by: CLUMSY }] : []),
    ],
    pool: dice,
    covered: clumsy && handy !== 'no-armor',
    cover: [],
    reduction: 0,
    counting: countingOf(battle, model, weapon),
    mostCriticals: Number.POSITIVE_INFINITY,
    givesPoints: true,
  };
}

/** A wrestler with one enemy to fight: both find it harder to hit. WW-CARD-1 */
const grapple = (battle: Battle, wrestler: Model, other: Model): Modifier[] => {
  const engaged = engagedWith(battle, wrestler);
  if (engaged.length !== 1 || engaged[0] !== other) return [];
  return ownAbilities(battle, wrestler, 'wrestles').map(({ gives }) => ({ rule: 'WW-LEADER-5', by: gives.wrestles }));
};

/** Dice of cards while a Charge Bonus is used. */
const chargeDice = (battle: Battle, model: Model): EffectDie[] =>
  abilities(battle, model, 'dice').flatMap(({ gives }) => gives.dice['charge-bonus'] ?? []);

/** WW-CC-3, WW-REACT-5 */
export function strikable(battle: Battle, model: Model, grip?: Grip): Model[] {
  const open = attackable(battle, model);
  const engaged = engagedWith(battle, model).filter((foe) => open.includes(foe));
  const isMelee = grip === undefined || grip.weapon.type === 'melee';
  const far = isMelee
    ? [
        ...abilities(battle, model, 'reach').map(({ gives }) => gives.reach),
        ...(canLunge(battle, model) ? ownAbilities(battle, model, 'lunges').map(({ gives }) => gives.lunges) : []),
      ].map((color) => lengthOf(battle.content, color))
    : [];
  if (far.length === 0) return engaged;
  const reach = Math.max(...far);
  return [...engaged, ...open.filter((foe) => !engaged.includes(foe) && isInReach(battle, model, foe, reach))];
}

/** One melee attack of its own activation. WW-CARD-1 */
const canLunge = (battle: Battle, model: Model): boolean =>
  battle.state.activation?.model === model.id && !isSpent(battle, model, 'lunges');

/** Whether a blow reaches its target only because the model lunges at it. WW-CARD-1 */
export const isLunge = (battle: Battle, model: Model, target: Model): boolean =>
  ownAbilities(battle, model, 'lunges').length > 0 &&
  !engagedWith(battle, model).includes(target) &&
  !abilities(battle, model, 'reach').some(({ gives }) =>
    isInReach(battle, model, target, lengthOf(battle.content, gives.reach)),
  );

/** Dice that a fine edge has against Power Armor. WW-ITEM-8 */
const honedDice = (battle: Battle, model: Model, weapon: Weapon, target: Model): EffectDie[] =>
  suitOf(battle, target) === null
    ? []
    : changesTo(battle, model, weapon).flatMap(({ honed }) =>
        honed !== undefined && tokensLeft(battle, model, weapon.id, honed.tokens) > 0 ? [honed.die] : [],
      );

/** An enemy in sight as near as that: melee weapons that reach farther than contact. WW-CARD-1 */
const isInReach = (battle: Battle, model: Model, foe: Model, reach: number): boolean =>
  foe !== model &&
  !isFriendly(battle, model, foe) &&
  withinReach(baseOf(battle, model), baseOf(battle, foe), reach, foe.height - model.height) &&
  canSee(battle, placeOf(battle, model), placeOf(battle, foe));

/** Ways to strike with which somebody can be struck. */
export const gripsInReach = (battle: Battle, model: Model): Grip[] =>
  grips(battle, model).filter((grip) => strikable(battle, model, grip).length > 0);

export function whyNoStrike(battle: Battle, model: Model): Reason | undefined {
  if (strikable(battle, model).length === 0) return { rule: 'WW-CC-3', say: 'strike.nobody' };
  return gripsInReach(battle, model).length === 0 ? { rule: 'WW-CC-4', say: 'strike.no-weapon' } : undefined;
}

/** A swarm strikes once for each so many points of its Health. WW-CARD-3 */
export const blowsOf = (battle: Battle, model: Model, { blows }: Weapon): number =>
  blows === undefined ? 1 : Math.ceil(healthLeft(battle, model) / blows);
