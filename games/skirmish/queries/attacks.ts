/** An attack before the roll, and what a hit brings to everybody it reaches. */
import type { Battle } from '../battle.ts';
import type { Damage, Weapon } from '../content.ts';
import { type Point, touches } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import type { DiceIcon, EffectDie, Gain, SpecialIcon } from '../words.ts';
import { hasAbility } from './abilities.ts';
import { type Caught, inArea, radiusOf } from './area-effects.ts';
import type { Hit } from './damage.ts';
import { isEngaged, isInContact } from './engagement.ts';
import type { Place } from './line-of-sight.ts';
import { changesTo } from './mods.ts';
import { longest } from './ranges.ts';
import type { Counting, Modifier } from './skill-tests.ts';
import { alwaysGained } from './special-effects.ts';
import { baseOf, cardOf } from './units.ts';

/** An attack as it stands before the dice are rolled: for previews, and for the roll itself. */
export interface Attack {
  readonly by: Model;
  /** Where the attacker stands. */
  readonly from: Place;
  /** As its card shows it, or as its Critical Meter makes it. WW-CRIT-10 */
  readonly weapon: Weapon;
  /** The target: a model, an object or a point. WW-SHOOT-7 */
  readonly aim: Place;
  readonly isCritical: boolean;
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  readonly pool: readonly EffectDie[];
  /** The target's Armor Rating is raised by 1. WW-COVER-5, WW-CC-11 */
  readonly covered: boolean;
  /** What gives cover, by id. */
  readonly cover: readonly string[];
  /** Armor Reduction icons that do not come from dice. WW-WALK-6 */
  readonly reduction: number;
  /** Faces that cards let count as something else. */
  readonly counting: readonly Counting[];
  /** Critical Points that may still be gained in this Action. WW-WALK-4 */
  readonly mostCriticals: number;
  /** Whether the Skill Die may still bring an Action Point in this Action. WW-WALK-5 */
  readonly givesPoints: boolean;
  /** A shot into a melee that hits whom it is aimed at. CH-BOOST-4 */
  readonly intended?: true;
}

/** A target in a melee that the attacker is no part of, unless a card lets it hit whom it aims at. WW-MELEE-1 */
export const isIntoMelee = (
  battle: Battle,
  { by, weapon, aim: { model: target }, intended }: Pick<Attack, 'by' | 'weapon' | 'aim' | 'intended'>,
): boolean =>
  !intended && // CH-BOOST-4
  target !== undefined &&
  isEngaged(battle, target) &&
  !isInContact(battle, by, target) && // WW-MELEE-1, WW-MELEE-7
  !hasAbility(battle, by, 'hits-intended') && // WW-CARD-1, WW-MELEE-1
  !changesTo(battle, by, weapon).some((change) => change['hits-intended']); // WW-ITEM-8, WW-MELEE-1

export const criticalIcons = ({ isCritical, weapon }: Pick<Attack, 'isCritical' | 'weapon'>): readonly SpecialIcon[] =>
  isCritical ? (weapon.critical?.icons ?? []) : [];

/** What takes effect somewhere: an attack, or a mine that nobody aims. */
export interface Blast {
  readonly weapon: Weapon;
  readonly by: Model | undefined;
  /** Whose it is, if nobody is there who attacks. */
  readonly seat?: number;
  /** The cover of the model that was hit. WW-RULING-69 */
  readonly covered: boolean;
  readonly isCritical?: boolean;
}

/** What dice and effects make of a hit: the same for every model it reaches. WW-RULING-69 */
export interface Load {
  readonly extra: number;
  readonly reduction: number;
  readonly ignoring: number;
  readonly strongAsUsual: boolean;
  readonly gains: readonly Gain[];
  readonly ifDamaged: readonly Gain[];
}

/** WW-DMG-4, WW-DICE-8 */
export function loadOf(
  { weapon, isCritical, reduction }: Pick<Attack, 'weapon' | 'isCritical' | 'reduction'>,
  icons: readonly DiceIcon[],
  bought: readonly Bought[],
): Load {
  const all = [...bought, ...alwaysGained(weapon)];
  const count = (wanted: Gain) => all.filter(({ gain }) => gain === wanted).length; // WW-SPFX-1, WW-SPFX-9
  const gainsOf = (ifDamaged: boolean) =>
    all.filter((each) => (each.ifDamaged ?? false) === ifDamaged).map(({ gain }) => gain); // WW-SPFX-1, WW-SPFX-10
  const critical = isCritical ? weapon.critical : undefined; // WW-CRIT-10
  return {
    extra: icons.filter((icon) => icon === 'damage').length + count('damage'),
    reduction:
      icons.filter((icon) => icon === 'reduce-armor').length +
      count('armor-reduction') +
      (critical?.reduction ?? 0) + // WW-CRIT-10
      (weapon.reduction ?? 0) +
      reduction,
    ignoring: count('ignore-armor'),
    strongAsUsual: critical?.['strong-as-usual'] ?? false, // WW-CRIT-10
    gains: gainsOf(false), // WW-SPFX-1
    ifDamaged: gainsOf(true), // WW-SPFX-1, WW-SPFX-10
  };
}

type Bought = Pick<Weapon['effects'][number], 'gain' | 'ifDamaged'>;

/** The widest area that the weapon shows. WW-AREA-1 */
export const areaOf = ({ damage, burst }: Pick<Weapon, 'damage' | 'burst'>) =>
  longest([...damage, ...burst].flatMap(({ area }) => (area === undefined ? [] : [area])));

/** Whoever the weapon reaches, the model that was hit first. WW-AREA-2 */
export function reached(battle: Battle, it: Blast, center: Point, struck?: Model): Caught[] {
  const area = areaOf(it.weapon);
  const target = struck === undefined ? [] : [{ model: struck, covered: it.covered }];
  const others = area === undefined ? [] : inArea(battle, center, area).filter(({ model }) => model !== struck);
  return [...target, ...others].filter(({ model }) => isAffected(battle, it.weapon, model));
}

/** One of those it reaches; of the model that was hit nobody has to ask who else is near. */
export function caughtBy(
  battle: Battle,
  it: Blast,
  center: Point,
  struck: Model | undefined,
  model: Model,
): Caught | undefined {
  if (struck !== model) return reached(battle, it, center, struck).find((each) => each.model === model);
  return isAffected(battle, it.weapon, model) ? { model, covered: it.covered } : undefined;
}

const isAffected = (battle: Battle, { affects }: Weapon, model: Model): boolean =>
  affects.length === 0 || affects.includes(cardOf(battle, model).type);

/** Effects that apply to a model add up. WW-SCATTER-8 */
function effectOn(
  battle: Battle,
  weapon: Weapon,
  load: Load,
  center: Point,
  model: Model,
  isTarget: boolean,
): { hit: Omit<Hit, 'covered'>; gains: Gain[] } {
  const { x, y, r } = baseOf(battle, model);
  const isInside = (area: Damage['area']) =>
    area === undefined ? isTarget : touches({ x, y, r }, { ...center, r: radiusOf(battle, area) });
  const damage = { physical: 0, energy: 0, radiation: 0 };
  for (const each of weapon.damage) if (isInside(each.area)) damage[each.type] += each.amount;
  // What dice and the Target icon add is of the type of the weapon's first damage.
  const [first] = weapon.damage;
  if (first !== undefined) damage[first.type] += load.extra + (isTarget ? (weapon.target ?? 0) : 0);
  const burst = weapon.burst.filter(({ area }) => isInside(area)).map(({ gain }) => gain);
  const reduction = load.reduction + burst.filter((gain) => gain === 'armor-reduction').length;
  const { ignoring, strongAsUsual } = load;
  return { hit: { damage, ignoring, strongAsUsual, reduction, lowest: weapon.lowest }, gains: burst };
}

/** What a blast does to somebody it has caught: the hit it meets with its armor, and what comes with it. */
export function hitOn(
  battle: Battle,
  { weapon, by }: Blast,
  load: Load,
  center: Point,
  { model, covered }: Caught,
  isTarget: boolean,
): { hit: Hit; gains: Gain[] } {
  const { hit, gains } = effectOn(battle, weapon, load, center, model, isTarget);
  return { hit: { ...hit, by, inArea: areaOf(weapon) !== undefined, covered, weapon: weapon.id }, gains };
}

/** Of a weapon that irradiates: one point more. */
export const IRRADIATION: Hit = {
  damage: { physical: 0, energy: 0, radiation: 1 },
  ignoring: 0,
  reduction: 0,
  covered: false,
};

/** Whether a miss takes effect somewhere else: a Shoot or a Throw, not a blow with the same thing. WW-SCATTER-1 */
export const isScattered = (battle: Battle, { weapon, by, aim }: Attack): boolean =>
  weapon.scatter !== undefined && !(aim.model !== undefined && isInContact(battle, by, aim.model));
