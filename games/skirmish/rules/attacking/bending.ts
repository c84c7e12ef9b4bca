/** Dice bent by choice: before the roll, after it, and before the armor roll. */
import { choose, option, type Play, say } from '@holotape/kernel';
import type { BattleTable } from '../../battle.ts';
import { ownAbilities } from '../../queries/abilities.ts';
import type { Attack, Load } from '../../queries/attacks.ts';
import { type Alternative, alternativesTo } from '../../queries/before-the-roll.ts';
import { changesTo } from '../../queries/mods.ts';
import { capped, judge, type SkillTest } from '../../queries/skill-tests.ts';
import { seatOf } from '../../queries/units.ts';
import type { DiceIcon } from '../../words.ts';
import { spend } from '../round/lasting.ts';
import { rollEffects } from '../round/skill-tests.ts';

/** Each kind of change at most once. WW-CARD-1, WW-ITEM-8 */
export function* beforeTheRoll(table: BattleTable, plain: Attack): Play<Attack> {
  let it = plain;
  const done: Alternative['kind'][] = [];
  for (;;) {
    const ways = alternativesTo(table, it, done);
    if (ways.length === 0) return it;
    const answer = yield* choose(
      table,
      seatOf(table, it.by),
      'attack.alter',
      () => [...ways.map(({ id }) => option(id)), option('keep')],
      { rule: 'WW-CARD-1', about: { model: it.by.id, weapon: it.weapon.id, pool: [...it.pool] } },
    );
    const way = ways.find(({ id }) => id === answer);
    if (way === undefined) return it;
    say(table, `attack.${way.kind}`, { model: it.by.id, dice: way.attack.pool.join(', ') }, 'WW-CARD-1');
    if (way.spends !== undefined) spend(table, way.spends, 'swaps', 'activation');
    done.push(way.kind);
    it = way.attack;
  }
}

/** One die, whatever it shows, is rolled once more. WW-CARD-1 */
export function* maybeAgain(table: BattleTable, it: Attack, test: SkillTest): Play<SkillTest> {
  const colors = ownAbilities(table, it.by, 'rerolls')
    .filter(({ gives }) => gives.rerolls.with.includes(it.weapon.type))
    .flatMap(({ gives }) => gives.rerolls.of);
  const pool = capped(it.pool);
  const able = [...pool.entries()].filter(([, die]) => colors.includes(die));
  if (able.length === 0) return test;
  const answer = yield* choose(
    table,
    seatOf(table, it.by),
    'attack.again',
    () => [...able.map(([i]) => option(`die:${i}`)), option('keep')],
    {
      rule: 'WW-CARD-1',
      about: { model: it.by.id, dice: able.map(([i, die]) => `${die}: ${test.effects[i]!.icons.join(' ')}`) },
    },
  );
  if (answer === 'keep') return test;
  const at = Number(answer.slice('die:'.length));
  const [face] = yield* rollEffects(table, 'attack.reroll', [pool[at]!], 'WW-CARD-1');
  say(table, 'die.counts', { die: pool[at]!, icons: face!.icons.join(', ') }, 'WW-CARD-1');
  const effects = test.effects.map((each, i) => (i === at ? face! : each));
  const again = judge(test.value, test.modifiers, test.face, effects, test.shift);
  return it.isCritical ? { ...again, result: test.result, success: true, margin: undefined } : again; // WW-CRIT-8
}

/** Damage icons for a Stun. WW-ITEM-8 */
export function* maybeStun(table: BattleTable, it: Attack, icons: readonly DiceIcon[], load: Load): Play<Load> {
  const price = changesTo(table, it.by, it.weapon).flatMap((change) => change['stuns-for'] ?? [])[0];
  if (price === undefined || icons.filter((icon) => icon === 'damage').length < price) return load;
  const answer = yield* choose(table, seatOf(table, it.by), 'attack.stun', () => [option('stun'), option('keep')], {
    rule: 'WW-ITEM-8',
    about: { model: it.by.id, weapon: it.weapon.id, price },
  });
  if (answer === 'keep') return load;
  say(table, 'attack.stuns', { model: it.by.id, price }, 'WW-ITEM-8');
  return { ...load, extra: load.extra - price, gains: [...load.gains, 'stun'] };
}
