/** Boosts around a roll: a proof for each thing that they do. */
import { expect } from 'vitest';
import type { BoostDoes } from '../../printed/boosts.ts';
import { attack } from '../../rules/attacking/attacks.ts';
import { vats } from '../../rules/round/heroic.ts';
import { attributeTest } from '../../rules/round/own-tests.ts';
import { blow } from '../abilities/scenes.ts';
import {
  armor,
  BLANK,
  effect,
  heroic,
  model,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from '../helpers/battle.ts';
import { duel, holding, offered, shot } from './hands.ts';

const damage = (t: ReturnType<typeof shot>) => model(t, 'b-1').regular;
/** A test of AGI 4 by the only model of Ann. */
const testing = (cards: readonly string[]) => {
  const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [8000, 8000])], state: holding(cards) });
  return { t, rule: attributeTest(tableOf(t), t.model('a-1'), 'event.roll', 'AGI') };
};
const AGI = 4;
/** Damage of the rifle, where the armor roll does not help. */
const HIT = 2;

export const ROLLS = {
  icon() {
    const t = shot(3, { ann: ['powerful-attack'] });
    expect(offered(t)).toEqual({ ask: 'boost.icons', boosts: ['powerful-attack'] });
    t.seat(0).answer('boost:powerful-attack');
    const plain = shot(3, { ann: ['powerful-attack'] });
    plain.seat(0).answer('none');
    expect(damage(t) - damage(plain)).toBe(1);
    const pierced = shot(3, { ann: ['piercing-attack'] }, { chance: { 'armor.roll': [[armor(1)]] } });
    pierced.seat(0).answer('boost:piercing-attack');
    const whole = shot(3, { ann: [] }, { chance: { 'armor.roll': [[armor(1)]] } });
    expect([damage(whole), damage(pierced)]).toEqual([1, 2]);
    expect(offered(shot('X', { ann: ['powerful-attack'] })).ask).toBe('action');
  },
  shift() {
    const t = shot(8, { ann: ['accurate-attack', 'check-again'] });
    expect(offered(t)).toEqual({ ask: 'boost.rolled', boosts: ['accurate-attack'] });
    t.seat(0).answer('boost:accurate-attack');
    expect(damage(t)).toBe(HIT);
    expect(offered(shot('X', { ann: ['accurate-attack'] })).ask).toBe('action');
    const { rule } = testing(['check-again', 'accurate-attack']);
    expect(playOut(rule, [skill(6)], 'boost:check-again').success).toBe(true);
    expect(playOut(testing(['accurate-attack']).rule, [skill(6)]).success).toBe(false);
  },
  'extra-die'() {
    const rolled = (...icons: Parameters<typeof effect>[1][]) =>
      playOut(testing(['carefully-does-it']).rule, [skill(6)], 'boost:carefully-does-it', [effect('green', ...icons)]);
    expect([rolled('minus-2').success, rolled().success]).toEqual([true, false]);
  },
  swap() {
    const t = shot(3, { ann: ['called-shot', 'use-your-body', 'aim-for-the-gap'] });
    // One black die: for green or yellow, but not for black.
    expect(offered(t)).toEqual({ ask: 'boost.before', boosts: ['called-shot', 'aim-for-the-gap'] });
    t.seat(0).answer('none');
    expect(damage(t)).toBe(HIT);
    const swapped = scene({ ...duel(), state: holding(['called-shot']) });
    // Bare hands: one green die; nothing to give for another.
    const it = blow(swapped, 'improvised-weapon');
    expect(it.pool).toEqual(['green']);
    const body = scene({ ...duel(), state: holding(['use-your-body']) });
    const { test } = playOut(
      attack(tableOf(body), blow(body, 'improvised-weapon')),
      'boost:use-your-body',
      [skill(2), effect('black', 'damage')],
      [armor(4)],
    );
    expect(test.effects.map(({ icons }) => icons)).toEqual([['damage']]);
  },
  'turn-icons'() {
    // A bottle for a star: the effect of the Critical Meter's example is spent on a star alone.
    const t = shot(3, { ann: ['a-bit-special'] }, { black: ['bottle'] });
    expect(offered(t)).toEqual({ ask: 'boost.icons', boosts: ['a-bit-special'] });
    t.seat(0).answer('boost:a-bit-special');
    expect(t.state.hands[0]).toEqual([]);
    expect(offered(shot(3, { ann: ['a-bit-special'] })).ask).toBe('action');
  },
  'trade-icons'() {
    expect(offered(shot(3, { ann: ['very-special'] }, { black: ['bottle'] })).ask).toBe('action');
    const t = scene({ ...duel(), state: holding(['very-special']) });
    const it = { ...blow(t, 'improvised-weapon'), pool: ['blue' as const] };
    const { test } = playOut(
      attack(tableOf(t), it),
      [skill(2), effect('blue', 'bottle', 'bottle')],
      'boost:very-special',
      [armor(4)],
    );
    expect(test.effects.flatMap(({ icons }) => icons)).toEqual(['blast']);
  },
  'reroll-skill'() {
    const t = shot(8, { ann: ['take-two', 'second-chance'] }, { chance: { 'boost.skill': [[skill(2)]] } });
    expect(offered(t)).toEqual({ ask: 'boost.rolled', boosts: ['take-two'] });
    t.seat(0).answer('boost:take-two');
    expect(damage(t)).toBe(HIT);
    expect(offered(shot('X', { ann: ['take-two'] })).ask).toBe('action');
    const again = playOut(testing(['second-chance', 'take-two']).rule, [skill(9)], 'boost:second-chance', [skill(AGI)]);
    expect(again.success).toBe(true);
  },
  'reroll-one'() {
    const t = shot(
      3,
      { ann: ['sixth-sense'] },
      { chance: { 'attack.reroll': [[effect('black', 'damage')]], 'boost.skill': [[skill(9)]] } },
    );
    t.seat(0).answer('boost:sixth-sense', 'die:0');
    expect(damage(t)).toBe(HIT + 1);
    const saved = shot(9, { ann: ['sixth-sense'] }, { chance: { 'boost.skill': [[skill(2)]] } });
    saved.seat(0).answer('boost:sixth-sense', 'skill');
    expect(damage(saved)).toBe(HIT);
  },
  'reroll-all'() {
    const again = { chance: { 'attack.reroll': [[effect('black', 'damage')]] } };
    const blank = shot(3, { ann: ['amplified-effect', 'enhanced-piercing', 'enhanced-accuracy'] }, again);
    expect(offered(blank).boosts).toEqual(['amplified-effect']);
    blank.seat(0).answer('boost:amplified-effect');
    expect(damage(blank)).toBe(HIT + 1);
    const bottle = shot(3, { ann: ['amplified-effect', 'enhanced-damage'] }, { ...again, black: ['bottle'] });
    expect(offered(bottle).boosts).toEqual(['enhanced-damage']);
    bottle.seat(0).answer('boost:enhanced-damage');
    expect(damage(bottle)).toBe(HIT + 1);
  },
  succeed() {
    const t = shot('X', { ann: ['indomitable'] });
    expect(offered(t)).toEqual({ ask: 'boost.rolled', boosts: ['indomitable'] });
    t.seat(0).answer('boost:indomitable');
    expect(damage(t)).toBe(HIT);
    expect(offered(shot(3, { ann: ['indomitable'] })).ask).toBe('action');
  },
  'reroll-vats'() {
    const t = scene({
      ann: [heroic(unit('a', 'sole-survivor', [[2000, 2000]]))],
      ben: [settler('b', [8000, 8000])],
      state: (state) => {
        holding(['false-start'])(state);
        const limited = { last: true, next: false };
        state.activation = { model: 'a-1', left: 2, points: 0, icons: [], limited };
      },
    });
    playOut(vats(tableOf(t), t.model('a-1')), [effect('blue', 'star')], 'boost:false-start', [
      effect('blue', 'bottle'),
    ]);
    expect([t.state.activation!.points, t.state.hands[0]]).toEqual([1, []]);
  },
  lucky() {
    const t = shot(
      8,
      { ann: ['that-was-lucky'] },
      { ann: [heroic(settler('a', [1000, 2000]))], chance: { 'luck.flip': [BLANK] } },
    );
    t.seat(0).answer('flip');
    expect(offered(t).ask).toBe('boost.flipped');
    t.seat(0).answer('boost:that-was-lucky', 'keep');
    expect(damage(t)).toBe(HIT);
  },
  luck() {
    const t = shot(8, { ann: ['instant-luck'] }, { chance: { 'luck.flip': [1] } });
    expect(t.seat(0).asked()).toMatchObject({ ask: 'luck.accurate', can: ['boost:instant-luck', 'keep'] });
    t.seat(0).answer('boost:instant-luck');
    expect([damage(t), t.state.hands[0]]).toEqual([HIT, []]);
  },
} satisfies Partial<Record<BoostDoes, () => void>>;
