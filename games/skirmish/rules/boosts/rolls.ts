/** Boosts around a roll: dice swapped before it, rolled again after it, icons more. */
import { choose, option, type Play, roll, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import type { EffectFace } from '../../content.ts';
import type { BoostOf, RollKind } from '../../printed/boosts.ts';
import { type Attack, isIntoMelee } from '../../queries/attacks.ts';
import { without } from '../../queries/before-the-roll.ts';
import { RULE } from '../../queries/boosts.ts';
import { faceOf } from '../../queries/faces.ts';
import { capped, judge, SKILL_DIE, type SkillTest, shifted } from '../../queries/skill-tests.ts';
import { seatOf } from '../../queries/units.ts';
import type { Model } from '../../state.ts';
import type { DiceIcon, EffectDie } from '../../words.ts';
import { rollEffects } from '../round/skill-tests.ts';
import { shownBy } from '../round/telling.ts';
import { maybeBoost } from './playing.ts';

/** One of several things, named by their ids; nobody is asked about one alone. */
function* pickOf<T extends string>(table: BattleTable, seat: number, ask: string, all: readonly T[]): Play<T> {
  const [only] = all;
  if (all.length === 1) return only!;
  return (yield* choose(table, seat, ask, () => all.map((each) => option(each)), { rule: RULE })) as T;
}

const CLUMSY = 'WW-CC-11';

/** Before the dice are rolled: the attacker, and then whoever is attacked. CH-BOOST-7 */
export function* boostBefore(table: BattleTable, plain: Attack): Play<Attack> {
  const seat = seatOf(table, plain.by);
  const about = { model: plain.by.id, weapon: plain.weapon.id, pool: [...plain.pool] };
  const played = yield* maybeBoost(table, seat, 'before', ['swap', 'handy', 'intended'], about, (effect) => {
    if (effect.does === 'swap') return plain.pool.some((die) => effect.of.includes(die)); // CH-BOOST-7
    if (effect.does === 'handy') return plain.modifiers.some(({ rule }) => rule === CLUMSY);
    return isIntoMelee(table, plain);
  });
  const it = played === undefined ? plain : yield* changed(table, seat, plain, played);
  const target = it.aim.model;
  if (target === undefined || it.isCritical) return it;
  const hindered = yield* maybeBoost(table, seatOf(table, target), 'attacked', ['hinder'], {
    model: target.id,
    by: it.by.id,
  });
  return hindered === undefined ? it : { ...it, modifiers: [...it.modifiers, { rule: RULE, by: hindered.by }] };
}

function* changed(
  table: BattleTable,
  seat: number,
  it: Attack,
  played: BoostOf<'swap' | 'handy' | 'intended'>,
): Play<Attack> {
  switch (played.does) {
    case 'swap': {
      const able = [...new Set(it.pool)].filter((die) => played.of.includes(die));
      const given = yield* pickOf(table, seat, 'boost.swap', able);
      const pool: EffectDie[] = [...without(it.pool, [given]), played.for];
      say(table, 'attack.swap', { model: it.by.id, dice: pool.join(', ') }, 'CH-BOOST-7');
      return { ...it, pool }; // CH-BOOST-7
    }
    case 'handy':
      return { ...it, modifiers: it.modifiers.filter(({ rule }) => rule !== CLUMSY), covered: false };
    case 'intended':
      return { ...it, intended: true };
  }
}

/** A roll that was made: by whom, for what, with which dice. */
interface Rolled {
  readonly by: Model;
  readonly kind: Exclude<RollKind, 'any'>;
  readonly dice: readonly EffectDie[];
  /** In a Critical Attack there is no Skill Die. WW-CRIT-8 */
  readonly isCertain: boolean;
}

const AFTER = ['shift', 'extra-die', 'reroll-skill', 'reroll-one', 'reroll-all', 'succeed'] as const;
type After = BoostOf<(typeof AFTER)[number]>;

const isFor = (of: RollKind, kind: RollKind): boolean => of === 'any' || of === kind;

/** Whether the dice can be made better by it. */
function isOfUse({ kind, dice, isCertain }: Rolled, test: SkillTest, effect: After): boolean {
  const isSaved = !isCertain && !test.success && test.result !== undefined;
  switch (effect.does) {
    case 'shift':
    case 'extra-die':
    case 'reroll-skill':
      return isFor(effect.of, kind) && isSaved; // not after an X
    case 'reroll-one':
      return isSaved || dice.length > 0;
    case 'reroll-all':
      return again(dice, test, effect).length > 0;
    case 'succeed':
      return !test.success;
  }
}

/** Places of the dice that would be rolled again. */
const again = (dice: readonly EffectDie[], { effects }: SkillTest, effect: BoostOf<'reroll-all'>): number[] =>
  dice.flatMap((die, i) => (effect.dice.includes(die) && !(effect.blank && effects[i]!.icons.length > 0) ? [i] : []));

/** After the dice were rolled, and before Luck. */
export function* boostAfter(
  table: BattleTable,
  by: Model,
  kind: Rolled['kind'],
  pool: readonly EffectDie[],
  test: SkillTest,
  isCertain = false,
): Play<SkillTest> {
  const rolled: Rolled = { by, kind, dice: capped(pool), isCertain };
  const seat = seatOf(table, by);
  const about = { model: by.id, result: shownBy(test), needed: test.adjusted };
  const played = yield* maybeBoost(table, seat, 'rolled', AFTER, about, (effect) => isOfUse(rolled, test, effect));
  if (played === undefined) return test;
  const better = yield* bettered(table, seat, rolled, test, played);
  return isCertain ? { ...better, result: test.result, success: true, margin: undefined } : better; // WW-CRIT-8
}

function* bettered(table: BattleTable, seat: number, rolled: Rolled, test: SkillTest, played: After): Play<SkillTest> {
  switch (played.does) {
    case 'shift':
      return shifted(test, played.by);
    case 'extra-die': {
      const [face] = yield* rollEffects(table, 'attack.reroll', [played.die], RULE);
      return withEffects(table, test, [...test.effects, face!], played.die, face!);
    }
    case 'reroll-skill':
      return yield* skillAgain(table, test);
    case 'reroll-one': {
      const isSkill = !rolled.isCertain && test.result !== undefined;
      const able = [...(isSkill ? ['skill'] : []), ...rolled.dice.map((_, i) => `die:${i}`)];
      const chosen = yield* pickOf(table, seat, 'boost.die', able);
      if (chosen === 'skill') return yield* skillAgain(table, test);
      return yield* effectsAgain(table, rolled, test, [Number(chosen.slice('die:'.length))]);
    }
    case 'reroll-all':
      return yield* effectsAgain(table, rolled, test, again(rolled.dice, test, played));
    case 'succeed':
      return succeeded(test);
  }
}

/** As if the die had shown just what was needed. */
function succeeded(test: SkillTest): SkillTest {
  const face = { ...test.face, value: test.adjusted, fails: false };
  return { ...test, face, result: test.adjusted, success: true, margin: undefined };
}

function withEffects(
  table: BattleTable,
  { value, modifiers, face, shift }: SkillTest,
  effects: readonly EffectFace[],
  die: EffectDie,
  shown: EffectFace,
): SkillTest {
  say(table, 'die.counts', { die, icons: shown.icons.join(', ') }, RULE);
  return judge(value, modifiers, face, effects, shift);
}

function* skillAgain(table: BattleTable, { value, modifiers, effects, shift, adjusted }: SkillTest): Play<SkillTest> {
  const [side] = yield* roll(table, 'boost.skill', [SKILL_DIE], { rule: RULE, about: { value: adjusted } });
  const test = judge(value, modifiers, faceOf(table.content.dice.skill, side!), effects, shift);
  say(table, 'die.skill', { shows: shownBy(test) }, RULE);
  return test;
}

function* effectsAgain(
  table: BattleTable,
  { dice }: Rolled,
  test: SkillTest,
  places: readonly number[],
): Play<SkillTest> {
  let now = test;
  for (const at of places) {
    const [face] = yield* rollEffects(table, 'attack.reroll', [dice[at]!], RULE);
    const effects = now.effects.map((each, i) => (i === at ? face! : each));
    now = withEffects(table, now, effects, dice[at]!, face!);
  }
  return now;
}

/** Icons of a hit: one more, or some for others. */
export function* boostIcons(table: BattleTable, by: Model, test: SkillTest): Play<SkillTest> {
  const shown = test.effects.flatMap(({ icons }) => icons);
  const has = (wanted: readonly DiceIcon[]) =>
    wanted.every(
      (icon) => shown.filter((each) => each === icon).length >= wanted.filter((each) => each === icon).length,
    );
  const seat = seatOf(table, by);
  const about = { model: by.id, icons: [...shown] };
  const played = yield* maybeBoost(table, seat, 'icons', ['icon', 'turn-icons', 'trade-icons'], about, (effect) => {
    if (effect.does === 'icon') return true;
    return effect.does === 'turn-icons' ? shown.includes(effect.from) : effect.give.some(has);
  });
  if (played === undefined) return test;
  switch (played.does) {
    case 'icon':
      return { ...test, effects: [...test.effects, { icons: [played.icon] }] };
    case 'turn-icons': {
      const most = shown.filter((icon) => icon === played.from).length;
      const counts = Array.from({ length: most }, (_, i) => String(most - i));
      const count = Number(yield* pickOf(table, seat, 'boost.turn', counts));
      return traded(test, Array<DiceIcon>(count).fill(played.from), Array<DiceIcon>(count).fill(played.to));
    }
    case 'trade-icons': {
      const able = played.give.filter(has).map((icons) => icons.join('+'));
      const given = (yield* pickOf(table, seat, 'boost.trade', able)).split('+') as DiceIcon[];
      return traded(test, given, [played.get]);
    }
  }
}

/** Icons are taken off the dice, and others lie beside them. */
function traded(test: SkillTest, given: readonly DiceIcon[], got: readonly DiceIcon[]): SkillTest {
  const left = [...given];
  const effects = test.effects.map(({ icons }) => ({
    icons: icons.filter((icon) => {
      const at = left.indexOf(icon);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }),
  }));
  return { ...test, effects: [...effects, { icons: [...got] }] };
}
