/** What every attack has in common, from the roll to the tokens, in the order of WW-SHOOT-13. */
import { choose, option, type Play, say, within } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { Point } from '../../geometry/index.ts';
import { healthLeft } from '../../queries/abilities.ts';
import {
  type Attack,
  type Blast,
  criticalIcons,
  hitOn,
  IRRADIATION,
  isIntoMelee,
  isScattered,
  type Load,
  loadOf,
  reached,
} from '../../queries/attacks.ts';
import { CONDITION_OF, has } from '../../queries/conditions.ts';
import type { Hit } from '../../queries/damage.ts';
import { boostHolder } from '../../queries/hits.ts';
import { lengthOf } from '../../queries/ranges.ts';
import { iconsOf, judge, type SkillTest, X } from '../../queries/skill-tests.ts';
import { baseOf, isFriendly, seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import { type Color, DAMAGE_TYPES, type DiceIcon, type Gain } from '../../words.ts';
import { boostAfterAttack, boostArmor, enemiesOf, maybeWalkOff } from '../boosts/attacks.ts';
import { boostAfter, boostBefore, boostIcons } from '../boosts/rolls.ts';
import { afflict } from '../harm/conditions.ts';
import { recordHit } from '../harm/damage.ts';
import { eliminateAll } from '../harm/elimination.ts';
import { afterDamage } from '../harm/self-destruction.ts';
import { spared } from '../harm/sparing.ts';
import { burnFuel, wearOff } from '../items/meals.ts';
import { pushBack } from '../moving/push-back.ts';
import { questRolled } from '../quests/removing.ts';
import { aimsAt, strikes } from '../round/acting.ts';
import { gainPoints, pointsFrom } from '../round/action-points.ts';
import { useMarkers } from '../round/heartening.ts';
import { maybeAccurate, maybeDodge } from '../round/luck.ts';
import { removeReaction } from '../round/preparing.ts';
import { certainTest, rollEffects, skillTest } from '../round/skill-tests.ts';
import { spots } from '../round/stealth.ts';
import { shownBy, tellEffectDice, tellModifiers } from '../round/telling.ts';
import { bolt } from '../wasteland/outcomes.ts';
import { appall, discardMod, pump } from './after-a-blow.ts';
import { beforeTheRoll, maybeAgain, maybeStun } from './bending.ts';
import { criticalsFrom, discharge } from './criticals.ts';
import { reload } from './heavy-weapons.ts';
import { whoIsHit } from './melee.ts';
import { relay } from './relaying.ts';
import { scatter } from './scatter.ts';
import { maybeShift } from './shifting.ts';
import { spendIcons } from './special-effects.ts';

/** What came of an attack. */
export interface AttackResult {
  readonly test: SkillTest;
  readonly hit: boolean;
  /** The model that was hit, of those in a melee. */
  readonly struck: Model | undefined;
  /** How often the attack is made once more. */
  readonly repeats: number;
}

/** Icons on the dice, and those that a Critical Meter brings. WW-SPFX-1, WW-CRIT-10 */
const spendable = ({ isCritical, weapon }: Attack, test: SkillTest): DiceIcon[] => [
  ...iconsOf(test),
  ...criticalIcons({ isCritical, weapon }),
];

/** An attack, and what a Boost makes of it afterwards. */
export function* attack(table: BattleTable, planned: Attack): Play<AttackResult> {
  const foes = enemiesOf(table, planned.by);
  const result = yield* resolve(table, planned);
  yield* boostAfterAttack(table, planned, foes); // CH-BOOST-4
  return result;
}

/** The roll, Luck, the Special Effects, who is hit, and the damage. WW-SHOOT-13 */
function* resolve(table: BattleTable, planned: Attack): Play<AttackResult> {
  const { by, aim, isCritical } = planned;
  aimsAt(table, by, planned); // WW-CARD-1
  if (!(yield* spots(table, by, aim.model))) return yield* missed(table, planned, lostFrom(planned)); // WW-RULING-99
  const it = yield* boostBefore(table, yield* beforeTheRoll(table, planned));
  let test = yield* rollFor(table, it);
  useMarkers(table, by, 'heartened'); // WW-RULING-102
  useMarkers(table, by, 'bonus-die'); // WW-RULING-102
  burnFuel(table, by, it.weapon.id);
  questRolled(table, by, test);
  test = yield* maybeAgain(table, it, test);
  test = yield* boostAfter(table, by, 'attack', it.pool, test, isCritical);
  if (it.givesPoints) pointsFrom(table, by, test);
  test = yield* maybeAccurate(table, by, test);
  sayResult(table, by, test);
  if (!test.success) return yield* missed(table, it, test);
  test = yield* boostIcons(table, by, test);

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
  const load = yield* maybeStun(table, it, iconsOf(test), loadOf(it, iconsOf(test), gains));
  if (it.weapon['always-scatters']) {
    // As if it had missed by nothing; nobody is the single target of what comes down somewhere. WW-SCATTER-2
    const center = yield* scatter(table, it.from, aim, it.weapon, 0);
    yield* comeDown(table, { ...it, covered: false }, center, undefined, load);
  } else {
    const center = struck === undefined ? aim.disc : baseOf(table, struck);
    yield* comeDown(table, it, center, struck, load);
  }
  gainPoints(table, by, gains.filter(({ gain }) => gain === 'action-point').length, 'WW-AP-1');
  if (isCritical) discharge(table, by, it.weapon); // WW-CRIT-10, WW-CRIT-5
  if (gains.some(({ gain }) => gain === 'stays-loaded')) reload(table, by, it.weapon); // WW-SPFX-1
  return { test, hit: true, struck, repeats: gains.filter(({ gain }) => gain === 'repeat').length }; // WW-SPFX-1
}

/** An attack on somebody whom the attacker cannot make out counts as an X. WW-RULING-99 */
const lostFrom = ({ value, modifiers }: Attack): SkillTest => judge(value, modifiers, X, []);

function* rollFor(table: BattleTable, it: Attack): Play<SkillTest> {
  const { isCritical, value, modifiers, pool, counting } = it;
  tellModifiers(table, modifiers);
  const rolled = isCritical
    ? yield* certainTest(table, 'attack.effects', value, modifiers, pool, counting)
    : yield* skillTest(table, 'attack.roll', value, modifiers, pool, counting);
  if (!isCritical) say(table, 'die.skill', { shows: shownBy(rolled) }, 'WW-TEST-1');
  tellEffectDice(table, pool, rolled);
  return rolled;
}

function sayResult(table: BattleTable, by: Model, { success, result, adjusted }: SkillTest): void {
  // WW-TEST-9: an X is no number.
  if (result === undefined) say(table, 'miss.x', { model: by.id, needed: adjusted }, 'WW-SHOOT-5');
  else say(table, success ? 'hit' : 'miss', { model: by.id, result, needed: adjusted }, 'WW-SHOOT-5');
}

/** A weapon with the Scatter icon takes effect somewhere else, with its base damage. WW-SCATTER-1, WW-RULING-70 */
function* missed(table: BattleTable, it: Attack, test: SkillTest): Play<AttackResult> {
  const outcome = { test, hit: false, struck: undefined, repeats: 0 };
  if (!isScattered(table, it)) return outcome;
  const center = yield* scatter(table, it.from, it.aim, it.weapon, test.margin);
  yield* comeDown(table, { ...it, covered: false }, center, undefined, loadOf(it, [], []));
  return outcome;
}

/** It brings somebody, or it harms whom it reaches. */
function* comeDown(table: BattleTable, it: Attack, at: Point, hit: Model | undefined, load: Load): Play {
  const center = it.weapon.type === 'thrown' ? yield* maybeShift(table, at) : at; // CH-RULING-114
  const struck = center === at ? hit : undefined;
  const { brings } = it.weapon;
  if (brings === undefined) yield* within(table, 'damage', blast(table, it, center, struck, load));
  else relay(table, it.by, brings, center);
}

/** Special Effects that drive the model back. WW-PUSH-1 */
const PUSHES: Partial<Record<Gain, Color>> = { 'push-orange': 'orange', 'push-yellow': 'yellow' };

/** Each model by itself, with its own armor roll. WW-AREA-3 */
export function* blast(table: BattleTable, it: Blast, center: Point, struck: Model | undefined, load: Load): Play {
  const all = reached(table, it, center, struck);
  const pushed: { model: Model; color: Color }[] = [];
  const harmed: { model: Model; before: number; tokens: number }[] = [];
  for (const caught of all) {
    const planned = hitOn(table, it, load, center, caught, caught.model === struck);
    const { model, hit } = yield* spared(table, it, caught.model, planned.hit); // WW-RULING-98
    harmed.push({ model, before: healthLeft(table, model), tokens: model.regular });
    const met = yield* boostArmor(table, it.by, model, hit);
    const had = yield* affect(table, it, model, met, planned.gains, load);
    for (const gain of had) if (PUSHES[gain] !== undefined) pushed.push({ model, color: PUSHES[gain] });
  }
  for (const { model, before } of harmed) yield* afterDamage(table, model, before, it.isCritical); // WW-RULING-100
  yield* eliminateAll(
    table,
    harmed.map(({ model }) => model),
    it.by,
  );
  for (const { model, tokens } of harmed) yield* maybeWalkOff(table, model, model.regular - tokens); // CH-BOOST-4
  yield* pump(
    table,
    all.map(({ model }) => model),
  );
  const fallen = all.flatMap(({ model }) => (model.gone === 'eliminated' ? [model] : [])); // WW-CARD-1
  if (it.by !== undefined)
    yield* appall(
      table,
      it.by,
      fallen.filter((model) => !isFriendly(table, it.by!, model)),
    );
  // WW-PUSH-6
  if (it.by !== undefined) for (const { model, color } of pushed) yield* pushBack(table, it.by, model, color);
}

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

/** Dice of the card for a model that took damage, and what is bought with them for it. */
function* woundDice(table: BattleTable, { weapon, by, seat }: Blast): Play<Gain[]> {
  const dice = weapon['dice-if-damaged'];
  if (dice === undefined) return [];
  const faces = yield* rollEffects(table, 'attack.wound', dice, 'WW-CARD-3');
  const icons = faces.flatMap((face) => face.icons);
  const bought = yield* spendIcons(table, by === undefined ? seat! : seatOf(table, by), weapon, icons);
  return bought.map(({ gain }) => gain);
}

/** One icon less after an attack that hit, whatever it did; nothing else uses them up. WW-BOOST-2, WW-RULING-91 */
function wearBoosts(table: BattleTable, model: Model, { damage }: Hit): void {
  const holder = boostHolder(table, model);
  if (holder.boosts > 0) holder.boosts -= 1;
  wearOff(
    table,
    model,
    DAMAGE_TYPES.filter((type) => damage[type] > 0),
  );
}

/** Damage, then conditions; what the model has had of effects comes back. WW-SHOOT-13 */
function* affect(
  table: BattleTable,
  it: Blast,
  model: Model,
  hit: Hit,
  burst: readonly Gain[],
  load: Load,
): Play<readonly Gain[]> {
  const { by } = it;
  const taken = yield* recordHit(table, model, hit);
  if (taken === 0 && DAMAGE_TYPES.some((type) => hit.damage[type] > 0))
    say(table, 'no-harm', { model: model.id }, 'WW-DMG-4');
  const wounding = taken > 0 ? [...load.ifDamaged, ...(yield* woundDice(table, it))] : []; // WW-SPFX-10, WW-SPFX-11
  const gains = [...load.gains, ...burst, ...wounding];
  for (const gain of gains) {
    const condition = CONDITION_OF[gain];
    if (condition !== undefined) {
      const before = has(model, condition);
      yield* afflict(table, model, condition, 'WW-SPFX-1');
      if (gain === 'poison' && !before && has(model, 'poisoned') && by !== undefined)
        discardMod(table, by, it.weapon.id);
    }
    if (gain === 'injured-limb' && by !== undefined) yield* injureLimb(table, by, model); // WW-SPFX-1, WW-SPFX-10
    if (gain === 'jolt') yield* jolt(table, model); // WW-SPFX-1
    if (gain === 'scatter-orange') yield* bolt(table, model, lengthOf(table.content, 'orange')); // WW-SPFX-1
    if (gain === 'irradiate') yield* recordHit(table, model, IRRADIATION); // WW-SPFX-1, WW-SPFX-10
  }
  wearBoosts(table, model, hit); // WW-BOOST-2
  if (by !== undefined) strikes(table, by, model, taken);
  if (gains.includes('remove-reaction')) removeReaction(table, model, 'WW-PREPARE-5');
  return gains;
}
