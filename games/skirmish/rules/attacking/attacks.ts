/** What every attack has in common, from the roll to the tokens, in the order of WW-SHOOT-13. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { Damage, Weapon } from '../../content.ts';
import { type Point, touches } from '../../geometry/index.ts';
import { hasAbility } from '../../queries/abilities.ts';
import { strikes } from '../../queries/acting.ts';
import { gainPoints, pointsFrom } from '../../queries/action-points.ts';
import { type Caught, inArea, radiusOf } from '../../queries/area-effects.ts';
import { isEngaged } from '../../queries/engagement.ts';
import type { Place } from '../../queries/line-of-sight.ts';
import { changesTo } from '../../queries/mods.ts';
import { longest } from '../../queries/ranges.ts';
import { baseOf, cardOf, seatOf } from '../../queries/units.ts';
import type { Battle, BattleTable, Model } from '../../state.ts';
import type { Color, DiceIcon, EffectDie, Gain, SpecialIcon } from '../../words.ts';
import { afflict, CONDITION_OF } from '../harm/conditions.ts';
import { type Hit, takeHit } from '../harm/damage.ts';
import { eliminateAll } from '../harm/elimination.ts';
import { pushBack } from '../moving/push-back.ts';
import { maybeAccurate, maybeDodge } from '../round/luck.ts';
import { removeReaction } from '../round/preparing.ts';
import {
  type Counting,
  capped,
  certainTest,
  iconsOf,
  type Modifier,
  oddsOf,
  type SkillTest,
  skillTest,
} from '../round/skill-tests.ts';
import { criticalsFrom, discharge } from './criticals.ts';
import { reload } from './heavy-weapons.ts';
import { whoIsHit } from './melee.ts';
import { scatter } from './scatter.ts';
import { alwaysGained, spendIcons } from './special-effects.ts';

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
}

/** What came of an attack. */
export interface Outcome {
  readonly test: SkillTest;
  readonly hit: boolean;
  /** The model that was hit, of those in a melee. */
  readonly struck: Model | undefined;
  /** How often the attack is made once more. */
  readonly repeats: number;
}

/** The exact chance to hit. A Critical Attack always does. WW-CRIT-8 */
export const oddsToHit = ({ content }: Battle, { isCritical, value, modifiers, pool, counting }: Attack): number =>
  isCritical ? 1 : oddsOf(content.dice, value, modifiers, pool, counting);

/** A target in a melee that the attacker is no part of, unless a card lets it hit whom it aims at. WW-MELEE-1 */
export const isIntoMelee = (
  battle: Battle,
  { by, weapon, aim: { model: target } }: Pick<Attack, 'by' | 'weapon' | 'aim'>,
): boolean =>
  target !== undefined &&
  isEngaged(battle, target) &&
  !touches(baseOf(battle, by), baseOf(battle, target)) &&
  !hasAbility(battle, by, 'hits-intended') &&
  !changesTo(battle, by, weapon).some((change) => change['hits-intended']);

/** Icons on the dice, and those that a Critical Meter brings. WW-SPFX-1, WW-CRIT-10 */
const spendable = ({ isCritical, weapon }: Attack, test: SkillTest): DiceIcon[] => [
  ...iconsOf(test),
  ...criticalIcons({ isCritical, weapon }),
];

export const criticalIcons = ({ isCritical, weapon }: Pick<Attack, 'isCritical' | 'weapon'>): readonly SpecialIcon[] =>
  isCritical ? (weapon.critical?.icons ?? []) : [];

/** The roll, Luck, the Special Effects, who is hit, and the damage. WW-SHOOT-13 */
export function* attack(table: BattleTable, it: Attack): Play<Outcome> {
  const { by, aim, isCritical } = it;
  let test = yield* rollFor(table, it);
  if (it.givesPoints) pointsFrom(table, by, test);
  test = yield* maybeAccurate(table, by, test);
  sayResult(table, by, test);
  if (!test.success) return yield* missed(table, it, test);

  const seat = seatOf(table, by);
  // WW-MELEE-4, WW-RULING-84: in a melee Dodge and Critical Points wait until it is known who is hit.
  const melee = isIntoMelee(table, it);
  const early = melee ? yield* spendIcons(table, seat, it.weapon, spendable(it, test)) : [];
  const struck = melee ? yield* whoIsHit(table, by, aim.model!) : aim.model;
  if (struck !== undefined && !isCritical) {
    const dodged = yield* maybeDodge(table, struck, test);
    if (!dodged.success) {
      sayResult(table, by, dodged);
      return yield* missed(table, it, dodged);
    }
    test = dodged;
    yield* criticalsFrom(table, by, it.weapon, struck, test, it.mostCriticals);
  }
  const gains = melee ? early : yield* spendIcons(table, seat, it.weapon, spendable(it, test));
  const load = loadOf(it, iconsOf(test), gains);
  if (it.weapon['always-scatters']) {
    // As if it had missed by nothing; nobody is the single target of what comes down somewhere. WW-SCATTER-2
    const center = yield* scatter(table, it.from, aim, it.weapon, 0);
    yield* within(table, 'damage', blast(table, { ...it, covered: false }, center, undefined, load));
  } else {
    const center = struck === undefined ? aim.disc : baseOf(table, struck);
    yield* within(table, 'damage', blast(table, it, center, struck, load));
  }
  gainPoints(table, by, gains.filter(({ gain }) => gain === 'action-point').length, 'WW-AP-1');
  if (isCritical) discharge(table, by, it.weapon);
  if (gains.some(({ gain }) => gain === 'stays-loaded')) reload(table, by, it.weapon);
  return { test, hit: true, struck, repeats: gains.filter(({ gain }) => gain === 'repeat').length };
}

function* rollFor(table: BattleTable, it: Attack): Play<SkillTest> {
  const { isCritical, value, modifiers, pool, counting } = it;
  for (const { rule, by, from } of modifiers)
    say(table, from === undefined ? 'modifier' : 'modifier.from', { by, from: from ?? null, rule }, rule);
  const rolled = isCritical
    ? yield* certainTest(table, 'attack.effects', value, modifiers, pool, counting)
    : yield* skillTest(table, 'attack.roll', value, modifiers, pool, counting);
  if (!isCritical) say(table, 'die.skill', { shows: showsOf(rolled) }, 'WW-TEST-1');
  for (const [i, die] of capped(pool).entries())
    say(table, 'die.effect', { die, icons: rolled.effects[i]!.icons.join(', ') }, 'WW-DICE-5');
  return rolled;
}

const showsOf = ({ face: { value, action, critical } }: SkillTest): string =>
  `${value ?? 'X'}${action ? ' with an Action Point' : ''}${critical ? ' with a Critical Point' : ''}`;

function sayResult(table: BattleTable, by: Model, { success, result, adjusted }: SkillTest): void {
  say(table, success ? 'hit' : 'miss', { model: by.id, result: result ?? null, needed: adjusted }, 'WW-SHOOT-5');
}

/** A weapon with the Scatter icon takes effect somewhere else, with its base damage. WW-SCATTER-1, WW-RULING-70 */
function* missed(table: BattleTable, it: Attack, test: SkillTest): Play<Outcome> {
  const outcome = { test, hit: false, struck: undefined, repeats: 0 };
  // WW-SCATTER-1: a Shoot or a Throw; not a blow with the same thing.
  const isClose = it.aim.model !== undefined && touches(it.from.disc, it.aim.disc);
  if (it.weapon.scatter === undefined || isClose) return outcome;
  const center = yield* scatter(table, it.from, it.aim, it.weapon, test.margin);
  yield* within(table, 'damage', blast(table, { ...it, covered: false }, center, undefined, loadOf(it, [], [])));
  return outcome;
}

/** What takes effect somewhere: an attack, or a mine that nobody aims. */
export interface Blast {
  readonly weapon: Weapon;
  readonly by: Model | undefined;
  /** The cover of the model that was hit. WW-RULING-69 */
  readonly covered: boolean;
}

/** What dice and effects make of a hit: the same for every model it reaches. WW-RULING-69 */
interface Load {
  readonly extra: number;
  readonly reduction: number;
  readonly ignoring: number;
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
  const count = (wanted: Gain) => all.filter(({ gain }) => gain === wanted).length;
  const gainsOf = (ifDamaged: boolean) =>
    all.filter((each) => (each.ifDamaged ?? false) === ifDamaged).map(({ gain }) => gain);
  const critical = isCritical ? (weapon.critical?.reduction ?? 0) : 0;
  return {
    extra: icons.filter((icon) => icon === 'damage').length + count('damage'),
    reduction:
      icons.filter((icon) => icon === 'reduce-armor').length +
      count('armor-reduction') +
      critical +
      (weapon.reduction ?? 0) +
      reduction,
    ignoring: count('ignore-armor'),
    gains: gainsOf(false),
    ifDamaged: gainsOf(true),
  };
}

/** Special Effects that drive the model back. WW-PUSH-1 */
const PUSHES: Partial<Record<Gain, Color>> = { 'push-orange': 'orange', 'push-yellow': 'yellow' };

type Bought = Pick<Weapon['effects'][number], 'gain' | 'ifDamaged'>;

/** The widest area that the weapon shows. WW-AREA-1 */
export const areaOf = ({ damage, burst }: Pick<Weapon, 'damage' | 'burst'>) =>
  longest([...damage, ...burst].flatMap(({ area }) => (area === undefined ? [] : [area])));

/** Whoever the weapon reaches, the model that was hit first. WW-AREA-2 */
function reached(battle: Battle, it: Blast, center: Point, struck?: Model): Caught[] {
  const area = areaOf(it.weapon);
  const target = struck === undefined ? [] : [{ model: struck, covered: it.covered }];
  const others = area === undefined ? [] : inArea(battle, center, area).filter(({ model }) => model !== struck);
  return [...target, ...others].filter(({ model }) => isAffected(battle, it.weapon, model));
}

const isAffected = (battle: Battle, { affects }: Weapon, model: Model): boolean =>
  affects.length === 0 || affects.includes(cardOf(battle, model).type);

/** Each model by itself, with its own armor roll. WW-AREA-3 */
export function* blast(table: BattleTable, it: Blast, center: Point, struck: Model | undefined, load: Load): Play {
  const all = reached(table, it, center, struck);
  const pushed: { model: Model; color: Color }[] = [];
  for (const { model, covered } of all) {
    const { hit, gains } = effectOn(table, it.weapon, load, center, model, model === struck);
    const threat = { by: it.by, inArea: areaOf(it.weapon) !== undefined };
    const had = yield* befall(table, it.by, model, { ...hit, ...threat, covered, weapon: it.weapon.id }, gains, load);
    for (const gain of had) if (PUSHES[gain] !== undefined) pushed.push({ model, color: PUSHES[gain] });
  }
  yield* eliminateAll(
    table,
    all.map(({ model }) => model),
  );
  // WW-PUSH-6
  if (it.by !== undefined) for (const { model, color } of pushed) yield* pushBack(table, it.by, model, color);
}

/** Effects that apply to a model add up. WW-SCATTER-8 */
export function effectOn(
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
  return { hit: { damage, ignoring: load.ignoring, reduction, lowest: weapon.lowest }, gains: burst };
}

/** Of a weapon that poisons. */
const RADIATION: Hit = { damage: { physical: 0, energy: 0, radiation: 1 }, ignoring: 0, reduction: 0, covered: false };

/** An arm or a leg, as the attacker likes. */
function* injureLimb(table: BattleTable, by: Model, model: Model): Play {
  const limb = yield* choose(
    table,
    seatOf(table, by),
    'attack.limb',
    () => [option('injured-arm'), option('injured-leg')],
    { rule: 'WW-SPFX-1', about: { model: model.id } },
  );
  yield* afflict(table, model, limb as 'injured-arm' | 'injured-leg', 'WW-SPFX-1');
}

/** A Reaction Marker is lost; who has none is Stunned. */
function* jolt(table: BattleTable, model: Model): Play {
  if (model.prepared) removeReaction(table, model, 'WW-PREPARE-5');
  else yield* afflict(table, model, 'stunned', 'WW-SPFX-1');
}

/** Damage, then conditions; what the model has had of effects comes back. WW-SHOOT-13 */
function* befall(
  table: BattleTable,
  by: Model | undefined,
  model: Model,
  hit: Hit,
  burst: readonly Gain[],
  load: Load,
): Play<readonly Gain[]> {
  const taken = yield* takeHit(table, model, hit);
  const gains = [...load.gains, ...burst, ...(taken > 0 ? load.ifDamaged : [])]; // WW-SPFX-10, WW-SPFX-11
  for (const gain of gains) {
    const condition = CONDITION_OF[gain];
    if (condition !== undefined) yield* afflict(table, model, condition, 'WW-SPFX-1');
    if (gain === 'injured-limb' && by !== undefined) yield* injureLimb(table, by, model);
    if (gain === 'jolt') yield* jolt(table, model);
    if (gain === 'irradiate') yield* takeHit(table, model, RADIATION);
  }
  if (by !== undefined) strikes(table, by, model, taken);
  if (gains.includes('remove-reaction')) removeReaction(table, model, 'WW-PREPARE-5');
  return gains;
}
