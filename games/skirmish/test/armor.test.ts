import { describe, expect, test } from 'vitest';
import { healthLeft, maxHealth } from '../queries/abilities.ts';
import { usualRating } from '../queries/armor.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import type { Hit } from '../queries/damage.ts';
import { whyNotAForce } from '../queries/forces.ts';
import { suitRating } from '../queries/power-armor.ts';
import { attributeNow } from '../queries/skills.ts';
import { takeHit } from '../rules/harm/damage.ts';
import { heal } from '../rules/harm/tokens.ts';
import { fall } from '../rules/moving/falling.ts';
import type { Force, Model, UnitInPlay } from '../state.ts';
import type { DamageType } from '../words.ts';
import {
  act,
  armor,
  type BattleTest,
  battle,
  content,
  effect,
  playOut,
  positionOf,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from './helpers/battle.ts';
import { nextActivation } from './helpers/equipment.ts';

const hit = (damage: Partial<Record<DamageType, number>>, more: Partial<Hit> = {}): Hit => ({
  damage: { physical: 0, energy: 0, radiation: 0, ...damage },
  ignoring: 0,
  reduction: 0,
  covered: false,
  ...more,
});
const worn = (card: string, ...items: string[]) => {
  const t = scene({ ann: [{ ...unit('a', card, [[1000, 2000]]), items }], ben: [settler('b', [5000, 5000])] });
  return { ...t, rating: (type: DamageType) => usualRating(t, t.model('a-1'), type) };
};

describe('Armor cards', () => {
  test('WW-ARM-5 WW-RULING-28 one card sets, and one of each type adds', () => {
    const { rating } = worn('settler', 'combat-armor', 'army-helmet', 'freefall-leg-armor', 'vault-111-jumpsuit');
    // Combat Armor 2/2/-, helmet +2 physical, jumpsuit +1 energy and radiation.
    expect([rating('physical').rating, rating('energy').rating, rating('radiation').rating]).toEqual([4, 3, 1]);
    const twice = worn('settler', 'army-helmet', 'protectors-right-arm-guard');
    expect(twice.rating('physical').rating).toBe(3);
    expect(twice.rating('energy').rating).toBe(1);
  });

  test('WW-ARM-6 chosen at the start of the activation, and not again before the next', () => {
    const t = battle({
      ann: [{ ...unit('a', 'settler', [[1000, 2000]]), items: ['combat-armor', 'hazmat-suit'] }],
      ben: [settler('b', [5000, 5000])],
    });
    t.seat(0).answer('seat:0', 'a-1', 'a-1');
    expect(t.seat(0).asked()).toEqual({
      ask: 'armor.sets',
      can: ['unit-card', 'combat-armor', 'hazmat-suit'],
      cannot: {},
    });
    t.seat(0).answer('hazmat-suit');
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect(
      t
        .seat(0)
        .asked()!
        .can.some((id) => String(id).includes('combat-armor')),
    ).toBe(false);
    const ratings = () => {
      const position = { state: t.state, content };
      return (['physical', 'radiation'] as const).map((type) => usualRating(position, t.state.models[0]!, type));
    };
    expect(ratings()).toEqual([
      { rating: 1, strong: 0, immune: false },
      { rating: 4, strong: 1, immune: false },
    ]);
    t.seat(0).answer('end');
    expect(ratings()[1]).toMatchObject({ rating: 4 });
  });

  const wearing = (...items: string[]) => {
    const t = battle({
      ann: [{ ...unit('a', 'settler', [[1000, 2000]]), items }],
      ben: [settler('b', [5000, 5000])],
    });
    t.seat(0).answer('seat:0', 'a-1', 'a-1');
    return t;
  };

  test('WW-ARM-6 what adds is no choice among what sets, and is worn with what was chosen', () => {
    const t = wearing('combat-armor', 'hazmat-suit', 'army-helmet');
    expect(t.seat(0).asked()!.can).toEqual(['unit-card', 'combat-armor', 'hazmat-suit']);
    t.seat(0).answer('hazmat-suit');
    expect(t.state.models[0]!.wears).toEqual(['hazmat-suit', 'army-helmet']);
  });

  test('WW-ARM-6 whoever chooses the unit card wears no other', () => {
    const t = wearing('combat-armor', 'hazmat-suit');
    t.seat(0).answer('unit-card');
    const settlers = content.units.get('settler')!.armor;
    for (const type of ['physical', 'energy', 'radiation'] as const)
      expect(usualRating(positionOf(t), t.state.models[0]!, type)).toEqual(settlers[type]);
    expect(t.logged('WW-ARM-6')).toEqual(['For its Armor Ratings A 1 uses its unit card.']);
  });

  test('WW-ARM-6 the better of two cards is worn without a question', () => {
    expect(wearing('combat-armor', 'sturdy-combat-armor').state.models[0]!.wears).toEqual(['sturdy-combat-armor']);
    expect(wearing('sturdy-combat-armor').seat(0).asked()?.ask).toBe('action');
  });

  test('WW-ARM-6 of two cards of a type that add one is chosen', () => {
    const t = wearing('army-helmet', 'protectors-right-arm-guard');
    expect(t.seat(0).asked()).toEqual({
      ask: 'armor.adds',
      can: ['army-helmet', 'protectors-right-arm-guard'],
      cannot: {},
    });
    t.seat(0).answer('protectors-right-arm-guard');
    // The helmet would add 2 to the 1 of the card; the guard is for other foes.
    expect(usualRating(positionOf(t), t.state.models[0]!, 'physical').rating).toBe(1);
  });

  test('WW-ARM-6 nothing is told where nothing changes, or where nothing can be chosen', () => {
    const t = wearing('combat-armor');
    const told = ['For its Armor Ratings A 1 uses: Combat Armor.'];
    expect(t.logged('WW-ARM-6')).toEqual(told);
    nextActivation(t, 'a-1');
    expect(t.logged('WW-ARM-6')).toEqual(told);
    const pads = wearing('armored-pads');
    expect([pads.state.models[0]!.wears, pads.logged('WW-ARM-6')]).toEqual([null, []]);
  });

  test('WW-ARM-9 with the Lowest icon the lowest of the ratings counts', () => {
    const plasma = (card: string, rolled: number) => {
      const t = scene({ ann: [unit('a', card, [[1000, 2000]])], ben: [settler('b', [5000, 5000])] });
      const lowest = content.weapons.get('plasma-rifle')!.lowest;
      playOut(takeHit(tableOf(t), t.model('a-1'), hit({ energy: 3 }, { lowest })), [armor(rolled)]);
      return t.model('a-1').regular;
    };
    const leather = { ...content.units.get('settler')!.armor };
    expect(leather.physical.rating).toBe(1);
    // A Paladin is rated 3/2: energy 2 is lower. Rolled against 3, A 3 would block.
    expect([plasma('paladin', 2), plasma('paladin', 3)]).toEqual([1, 3]);
    const [odd] = [...content.units.values()].filter(
      ({ armor: { physical, energy } }) =>
        physical.rating >= 1 && physical.rating < energy.rating && !energy.immune && physical.strong === 0,
    );
    expect(plasma(odd!.id, odd!.armor.physical.rating + 1)).toBe(3);
  });
});

describe('Power Armor', () => {
  const T60 = 't-60-power-armor';
  const wearer = (card = 'paladin', ...items: string[]): Force => [
    { ...unit('a', card, [[1000, 2000]], 'machete'), powerArmor: T60, items },
  ];
  const inSuit = (
    card = 'paladin',
    before: Partial<NonNullable<UnitInPlay['powerArmor']>> = {},
    ...items: string[]
  ) => {
    const t = scene({ ann: wearer(card, ...items), ben: [settler('b', [5000, 5000])] });
    Object.assign(t.state.units[0]!.powerArmor!, before);
    const model = t.model('a-1');
    const suit = () => t.state.units[0]!.powerArmor!;
    const take = (by: Hit, ...answers: (string | number[])[]) => {
      playOut(takeHit(tableOf(t), model, by), ...answers);
      return [suit().regular, suit().radiation, model.regular, model.radiation];
    };
    return { t, model, suit, take };
  };
  const four = [armor(4)];

  test('WW-PA-1 only for single-model units', () => {
    const two = [
      {
        ...wearer()[0]!,
        models: [
          { x: 0, y: 0, height: 0 },
          { x: 900, y: 0, height: 0 },
        ],
      },
    ];
    expect(whyNotAForce({ content }, two)).toContain(T60);
    expect(whyNotAForce({ content }, wearer())).toBeUndefined();
  });

  test.each([
    ['WW-FACTION-5', 'protectron'],
    ['WW-FACTION-5', 'trooper'],
    ['WW-FACTION-7', 'deathclaw'],
    ['WW-ITEM-2', 'dogmeat'],
    ['WW-ITEM-2', 'brute'],
  ])('%s no Power Armor fits a %s', (rule, card) => {
    const why = whyNotAForce({ content }, [{ ...unit('a', card, [[1000, 1000]]), powerArmor: T60 }]);
    expect(why).toBe(`${card} cannot be equipped like that (${rule})`);
  });

  test('WW-FACTION-5 a synth of the third generation may wear it, as people do', () => {
    expect(content.units.get('courser')!.type).toBe('human');
    expect(whyNotAForce({ content }, [{ ...unit('a', 'courser', [[1000, 1000]]), powerArmor: T60 }])).toBeUndefined();
  });

  test('WW-ITEM-9 one suit, wherever the second is listed', () => {
    const twice = [{ ...wearer()[0]!, items: [T60] }];
    expect(whyNotAForce({ content }, twice)).toContain('WW-ITEM-9');
  });

  test('WW-HEAVY-5 every Unique card is there once in a force, not weapons alone', () => {
    const unique = [...content.armor.values()].find(
      (card) => card.unique && card.only === undefined && card.never === undefined,
    )!;
    const wearing = (id: string, at: number) => ({ ...unit(id, 'settler', [[at, 1000]]), items: [unique.id] });
    expect(whyNotAForce({ content }, [wearing('a', 1000)])).toBeUndefined();
    expect(whyNotAForce({ content }, [wearing('a', 1000), wearing('b', 2000)])).toContain(unique.id);
  });

  test('WW-PA-2 the green side raises attributes: STR 9 and END 9 for a Paladin', () => {
    const { t, model } = inSuit();
    expect([attributeNow(t, model, 'STR'), attributeNow(t, model, 'END')]).toEqual([9, 9]);
    // WW-CC-5: STR 7 and more.
    expect(strikeAt(t, model, grips(t, model)[0]!, model).pool).toContain('black');
  });

  test('WW-RULING-33 its END does not raise Health', () => {
    const { t, model } = inSuit();
    expect(content.units.get('paladin')!.skills.health).toBe('END');
    expect(maxHealth(t, model)).toBe(content.units.get('paladin')!.special.END);
  });

  test('WW-PA-3 WW-PA-4 one armor roll, against the ratings of one of the two', () => {
    const t = battle({
      ann: [unit('a', 'settler', [[1000, 2000]], 'assault-rifle')],
      ben: [{ ...unit('b', 'settler', [[3320, 2000]]), powerArmor: T60, items: ['combat-armor'] }],
      chance: { 'attack.roll': [[skill(2), effect('black')]], 'armor.roll': [[armor(2)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.seat(1).asked()).toEqual({ ask: 'armor.card', can: ['power-armor', 'usual'], cannot: {} });
    t.seat(1).answer('usual');
    expect(t.logged('WW-ARM-2')).toHaveLength(1);
    const rating = (card: string) => {
      const { t: position, model } = inSuit();
      const table = tableOf(position);
      playOut(takeHit(table, model, hit({ physical: 2 })), card, four);
      const line = table.entries.find(({ say }) => say === 'armor')!.args!;
      return [line.rating, line.strong];
    };
    expect([rating('power-armor'), rating('usual')]).toEqual([
      [3, 1],
      [3, 0],
    ]);
  });

  test('WW-PA-4 without Power Armor, or with the same ratings on both, nothing is asked', () => {
    const plain = scene({ ann: [unit('a', 'paladin', [[1000, 2000]])], ben: [settler('b', [5000, 5000])] });
    plain.model('a-1').boosts = 0;
    playOut(takeHit(tableOf(plain), plain.model('a-1'), hit({ physical: 4 })), four);
    expect(plain.model('a-1').regular).toBe(4);
    expect(inSuit('paladin', { degraded: true }).take(hit({ physical: 1 }), four)).toEqual([0, 0, 1, 0]);
  });

  test('WW-DMG-3 a type that does no damage is neither rolled nor asked for', () => {
    expect(inSuit().take(hit({ energy: 2 }), 'usual', four)).toEqual([2, 0, 0, 0]);
  });

  test('WW-PA-5 items do not raise its ratings, Power Armor mods do', () => {
    const plain = inSuit('paladin', {}, 'army-helmet');
    expect(suitRating(plain.t, plain.model, 'physical')).toMatchObject({ rating: 3, strong: 1 });
    const modded = inSuit('paladin');
    const { powerArmor, mods } = modded.t.state.units[0]!;
    mods.push({ on: powerArmor!.card, mod: 'example-plating' });
    expect(suitRating(modded.t, modded.model, 'physical')).toMatchObject({ rating: 4, strong: 1 });
    expect(suitRating(modded.t, modded.model, 'energy')).toMatchObject({ rating: 3, strong: 1 });
  });

  test('WW-PA-6 what heals the model does not repair it, what is made for it does', () => {
    const { t: position, model, suit } = inSuit('paladin', { regular: 2 });
    model.regular = 1;
    heal(tableOf(position), model, 3);
    expect([suit().regular, model.regular]).toEqual([2, 0]);
    const t = battle({
      ann: [{ ...settler('m', [1000 - 360, 2000]), items: ['power-armor-patch'] }, ...wearer()],
      ben: [settler('b', [5000, 5000])],
      state: ({ units }) => {
        units[1]!.powerArmor!.regular = 2;
      },
    });
    t.seat(0).answer('seat:0', 'm-1', 'all', 'm-1', 'prepare', 'item:power-armor-patch');
    expect(t.state.units[1]!.powerArmor!.regular).toBe(1);
    expect(t.state.models[1]!.conditions).toEqual(['stunned']);
    const whole = battle({
      ann: [{ ...settler('m', [1000 - 360, 2000]), items: ['power-armor-patch'] }, ...wearer()],
      ben: [settler('b', [5000, 5000])],
    });
    whole.seat(0).answer('seat:0', 'm-1', 'all', 'm-1', 'prepare');
    expect(whole.seat(0).refuse('item:power-armor-patch').rule).toBe('WW-PA-6');
  });

  test('WW-PA-7 damage goes onto the armor card first, whatever Health is read from', () => {
    const { take } = inSuit('sole-survivor');
    expect(content.units.get('sole-survivor')!.skills.health).toBe('AGI');
    expect(take(hit({ physical: 4 }), 'power-armor', four)).toEqual([3, 0, 0, 0]);
  });

  test('WW-PA-8 full, it is degraded at once: no END bonus and the other ratings', () => {
    const { t, model, take, suit } = inSuit('paladin', { regular: 3 });
    take(hit({ physical: 2 }), 'power-armor', four);
    expect(suit().degraded).toBe(true);
    expect(attributeNow(t, model, 'END')).toBe(5);
    expect(suitRating(t, model, 'physical')).toEqual({ rating: 3, strong: 0, immune: false });
  });

  test('WW-PA-9 what is left over goes onto the model, without another roll, and so do later hits', () => {
    const { take } = inSuit('paladin', { regular: 2 });
    expect(take(hit({ physical: 4 }), 'power-armor', four)).toEqual([4, 0, 1, 0]);
    // Both cards are rated 3 now: there is nothing to choose.
    expect(take(hit({ physical: 1 }), four)).toEqual([4, 0, 2, 0]);
  });

  test('WW-PA-9 a card with room for one point takes one, a full one none, of radiation neither', () => {
    expect(inSuit('paladin', { regular: 3 }).take(hit({ physical: 2 }), 'usual', four)).toEqual([4, 0, 1, 0]);
    const full = inSuit('paladin', { regular: 4, degraded: true });
    expect(full.take(hit({ radiation: 2 }), 'usual', four)).toEqual([4, 0, 0, 2]);
  });

  test('WW-PA-10 T-60 with 3 tokens takes 2: degraded, still +3 STR, 1 on the model', () => {
    const { t, model, take, suit } = inSuit('paladin', { regular: 3 });
    expect(take(hit({ physical: 3 }), 'power-armor', four)).toEqual([4, 0, 1, 0]);
    expect([suit().degraded, attributeNow(t, model, 'STR')]).toEqual([true, 9]);
  });

  test('WW-PA-11 degraded, it still raises STR and protects from falls', () => {
    const { t, model } = inSuit('paladin', { regular: 4, degraded: true });
    expect(playOut(fall(tableOf(t), model, 2000))).toBe(false);
    expect([model.regular, attributeNow(t, model, 'STR')]).toEqual([0, 9]);
  });

  test('WW-BOOST-5 Armor Boost does not add to it', () => {
    const strong = (card: string) => {
      const { t, model } = inSuit();
      model.boosts = 1;
      const table = tableOf(t);
      playOut(takeHit(table, model, hit({ physical: 3 })), card, four);
      return table.entries.find(({ say }) => say === 'armor')!.args!.strong;
    };
    expect([strong('power-armor'), strong('usual')]).toEqual([1, 1]);
    expect(content.units.get('paladin')!.armor.physical.strong).toBe(0);
  });

  test('WW-RULING-29 cover counts for it too', () => {
    const { take } = inSuit();
    // 3 and 1 for cover: A 4 blocks, and Strong Armor 1 more.
    expect(take(hit({ physical: 6 }, { covered: true }), 'power-armor', four)).toEqual([1, 0, 0, 0]);
  });

  test('WW-RULING-32 radiation turns tokens of the card that takes damage, then goes on to the model', () => {
    const rad = (before: Partial<NonNullable<UnitInPlay['powerArmor']>>, amount: number, mine: Partial<Model> = {}) => {
      const { model, take } = inSuit('paladin', before);
      Object.assign(model, mine);
      return take(
        hit({ radiation: amount + 1 }),
        'power-armor',
        four.map(() => armor(4)),
        ...[],
      );
    };
    // Rated 4+1: A 4 blocks 4 and 1.
    expect(rad({ regular: 2 }, 4 + 3)).toEqual([0, 3, 0, 0]);
    expect(rad({ regular: 1, radiation: 2 }, 4 + 4, { regular: 2 })).toEqual([0, 4, 0, 2]);
  });

  test('WW-SPFX-11 damage on the armor card is damage to the target', () => {
    const t = battle({
      ann: [unit('a', 'settler', [[1000, 2000]], 'example-meter')],
      ben: [{ ...unit('b', 'paladin', [[3320, 2000]]), powerArmor: T60 }],
      chance: { 'attack.roll': [[skill(2), effect('blue', 'bottle')]], 'armor.roll': [[armor(4)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'example-meter', 'b-1', 'effect:0');
    t.seat(1).answer('power-armor');
    const of = (id: string) => (t as BattleTest).state.models.find((each) => each.id === id)!;
    expect([t.state.units[1]!.powerArmor!.regular, of('b-1').regular, of('b-1').conditions]).toEqual([
      1,
      0,
      ['poisoned'],
    ]);
    expect(healthLeft({ state: t.state, content }, of('b-1'))).toBe(5);
  });
});
