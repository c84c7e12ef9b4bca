import { describe, expect, test } from 'vitest';
import { blockedBy, effectiveRating, type Hit } from '../queries/damage.ts';
import { isOutnumbered } from '../queries/engagement.ts';
import { purseOf, usable } from '../queries/special-effects.ts';
import { takeHit } from '../rules/harm/damage.ts';
import { addTokens } from '../rules/harm/tokens.ts';
import { fall } from '../rules/moving/falling.ts';
import { dealDamage } from '../rules/wasteland/outcomes.ts';
import type { Marker, Model } from '../state.ts';
import type { DamageType } from '../words.ts';
import { armor, content, playOut, scene, settler, tableOf, unit } from './helpers/battle.ts';
import { hitByAttack } from './helpers/hits.ts';

const rating = (plain: number, strong = 0) => ({ rating: plain, strong, immune: false });
const hit = (damage: Partial<Record<DamageType, number>>, more: Partial<Hit> = {}): Hit => ({
  damage: { physical: 0, energy: 0, radiation: 0, ...damage },
  ignoring: 0,
  reduction: 0,
  covered: false,
  ...more,
});

/** A model of this card is hit; the armor rolls are given. What it has then. */
function hurt(card: string, by: Hit, rolls: number[], before: Partial<Model> = {}): Model {
  const t = scene({ ann: [unit('a', card, [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
  const model = t.model('a-1');
  // What the worked cases do not count: some begin with Armor Boosts.
  Object.assign(model, { boosts: 0 }, before);
  playOut(takeHit(tableOf(t), model, by), ...rolls.map((value) => [armor(value)]));
  return model;
}
const regular = (card: string, damage: number, rolls: number[], more: Partial<Hit> = {}) =>
  hurt(card, hit({ physical: damage }, more), rolls).regular;

describe('Damage', () => {
  test('WW-DMG-3 WW-RULING-95 each type has its own armor roll, radiation last', () => {
    // A Paladin is rated 3/2/1; nothing is blocked.
    expect(hurt('paladin', hit({ physical: 2, radiation: 2 }), [4, 4])).toMatchObject({ regular: 0, radiation: 2 });
    expect(hurt('paladin', hit({ physical: 2, energy: 1 }), [4, 4])).toMatchObject({ regular: 3, radiation: 0 });
  });

  test('WW-RULING-95 what the types of a hit did is added up', () => {
    const t = scene({ ann: [unit('a', 'paladin', [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
    const taken = playOut(takeHit(tableOf(t), t.model('a-1'), hit({ physical: 2, energy: 1 })), [armor(4)], [armor(4)]);
    expect(taken).toBe(3);
  });

  test('WW-DMG-4 what armor blocks is subtracted, never below 0', () => {
    expect(regular('paladin', 3, [2])).toBe(1);
    expect(regular('paladin', 2, [3])).toBe(0);
  });

  test('WW-DMG-5 WW-DMG-6 every point not blocked is a token, and only the total matters', () => {
    expect(hurt('scientist', hit({ energy: 2 }), []).regular).toBe(2);
    expect(hurt('deathclaw', hit({ energy: 0 }), [], { regular: 7, radiation: 1 })).toMatchObject({ gone: null });
  });

  test('WW-DMG-5 what was not blocked is told to whoever did it', () => {
    const t = scene({ ann: [unit('a', 'paladin', [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
    expect(playOut(takeHit(tableOf(t), t.model('a-1'), hit({ physical: 3 })), [armor(2)])).toBe(1);
  });

  test('WW-DMG-7 radiation turns regular tokens, WW-DMG-8 and adds what is left', () => {
    const after = (before: number, amount: number) => {
      const model = { regular: before, radiation: 0 } as Model;
      addTokens(model, 'radiation', amount);
      return [model.regular, model.radiation];
    };
    expect(after(3, 2)).toEqual([1, 2]);
    expect(after(1, 3)).toEqual([0, 3]);
    expect(after(0, 2)).toEqual([0, 2]);
  });
});

describe('Armor', () => {
  test('WW-ARM-1 no roll without armor of that type', () => {
    expect(hurt('patroller', hit({ energy: 2 }), []).regular).toBe(2);
    expect(hurt('paladin', hit({ energy: 2 }), [1]).regular).toBe(1);
  });

  test('WW-ARM-1 a rating of 1 is rolled against', () => {
    expect(regular('settler', 2, [1])).toBe(1);
  });

  test('WW-ARM-3 every side of the die blocks the number on it', () => {
    const blocked = content.dice.armor.map((_, at) => {
      const t = scene({ ann: [unit('a', 'paladin', [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
      playOut(takeHit(tableOf(t), t.model('a-1'), hit({ physical: 4 })), [at + 1]);
      return 4 - t.model('a-1').regular;
    });
    // A Paladin's 3.
    expect(blocked).toEqual(content.dice.armor.map((number) => (number <= 3 ? number : 0)));
  });

  test('WW-RULING-30 points that ignore armor are spent once, on the first types', () => {
    // 1 physical goes through without a roll; the 2 energy meet their rating of 2.
    const through = (rolled: number) =>
      hurt('paladin', hit({ physical: 1, energy: 2 }, { ignoring: 1 }), [rolled]).regular;
    expect([through(2), through(1), through(4)]).toEqual([1, 2, 3]);
  });

  test('WW-ARM-2 WW-ARM-3 one roll blocks its number if it is no higher than the rating', () => {
    expect([3, 1, 4].map((rolled) => regular('paladin', 4, [rolled]))).toEqual([1, 3, 4]);
    expect(regular('knight', 5, [2])).toBe(3);
  });

  test('WW-ARM-4 a Knight with physical 2 hit for 3', () => {
    expect([1, 3, 4].map((rolled) => regular('knight', 3, [rolled]))).toEqual([2, 3, 3]);
  });

  test('WW-ARM-7 Strong Armor always blocks, in addition', () => {
    expect([2, 4].map((rolled) => blockedBy(rating(2, 1), rolled))).toEqual([3, 1]);
  });

  test('WW-ARM-8 physical 3+1 against 3', () => {
    expect([2, 4].map((rolled) => regular('deathclaw', 3, [rolled]))).toEqual([0, 2]);
  });

  test('WW-RULING-27 cover raises a dash to 1 and never changes Strong Armor', () => {
    expect(effectiveRating(rating(0), hit({}, { covered: true }))).toEqual(rating(1));
    expect(effectiveRating(rating(3, 1), hit({}, { covered: true }))).toEqual(rating(4, 1));
    expect(hurt('deathclaw', hit({ radiation: 5 }), [])).toMatchObject({ radiation: 0 });
  });
});

describe('Armor Boost tokens', () => {
  test('WW-BOOST-1 WW-BOOST-4 each icon is 1 Strong Armor more, for every type', () => {
    expect(effectiveRating(rating(3), hit({}), 2)).toEqual(rating(3, 2));
    expect(effectiveRating(rating(2, 1), hit({}), 1)).toEqual(rating(2, 2));
  });

  const boosted = (boosts: number, card = 'paladin') => {
    const t = scene({ ann: [unit('a', card, [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
    const model = t.model('a-1');
    Object.assign(model, { boosts });
    return { t, model };
  };

  test('WW-BOOST-2 one icon less after each attack that hits, damage or not', () => {
    const { t, model } = boosted(2);
    playOut(hitByAttack(t, model, { physical: 1, energy: 1 }), [armor(4)], [armor(4)]);
    expect(model).toMatchObject({ boosts: 1, regular: 0 });
  });

  test('WW-RULING-91 one attack is one icon, whatever number of damages it does', () => {
    const { t, model } = boosted(3);
    // 1 physical damage, and 1 of radiation that comes with the hit: both meet all three icons.
    playOut(
      hitByAttack(t, model, { physical: 1 }, { effects: [{ spend: [], gain: 'irradiate' }] }),
      [armor(4)],
      [armor(4)],
    );
    expect(model).toMatchObject({ boosts: 2, regular: 0, radiation: 0 });
  });

  test('WW-BOOST-2 what is no attack uses up no icon: a fall, a Danger, radiation around', () => {
    const fallen = boosted(2);
    playOut(fall(tableOf(fallen.t), fallen.model, 1016), [1], [armor(4)]);
    const hurtByCard = boosted(2);
    const marker = { id: 'm', kind: 'searchable', face: 'danger', x: 1000, y: 1000 } as Marker;
    const harm = { does: 'damage', type: 'energy', amount: 2 } as const;
    playOut(dealDamage(tableOf(hurtByCard.t), hurtByCard.model, harm, marker), [armor(4)]);
    const irradiated = boosted(2);
    playOut(takeHit(tableOf(irradiated.t), irradiated.model, hit({ radiation: 2 })), [armor(4)]);
    expect([fallen, hurtByCard, irradiated].map(({ model }) => model.boosts)).toEqual([2, 2, 2]);
  });

  test('WW-BOOST-3 a model rated 3/2 with two icons hit by energy, then by physical', () => {
    const t = scene({ ann: [unit('a', 'paladin', [[1000, 1000]])], ben: [settler('b', [5000, 5000])] });
    const model = t.model('a-1');
    model.boosts = 2;
    playOut(hitByAttack(t, model, { energy: 4 }), [armor(2)]);
    expect([model.regular, model.boosts]).toEqual([0, 1]);
    playOut(hitByAttack(t, model, { physical: 5 }), [armor(3)]);
    expect([model.regular, model.boosts]).toEqual([1, 0]);
  });
});

describe('Armor Reduction', () => {
  test('WW-ARED-1 one icon, one point of the rating less, for that attack only', () => {
    expect(regular('paladin', 3, [3], { reduction: 1 })).toBe(3);
    expect(regular('paladin', 3, [3])).toBe(0);
  });

  test('WW-ARED-2 it applies to every type that the attack tests', () => {
    expect(hurt('paladin', hit({ physical: 3, energy: 2 }, { reduction: 1 }), [3, 2]).regular).toBe(5);
  });

  test('WW-ARED-3 a rating of zero makes no roll', () => {
    expect(effectiveRating(rating(1), hit({}, { reduction: 3 }))).toEqual(rating(0));
    expect(regular('settler', 2, [], { reduction: 3 })).toBe(2);
  });

  test('WW-ARED-4 WW-ARED-5 Strong Armor is never reduced', () => {
    const reduced = (plain: number, strong: number, reduction: number) =>
      effectiveRating(rating(plain, strong), hit({}, { reduction }));
    expect(reduced(1, 1, 3)).toEqual(rating(0, 1));
    expect(reduced(3, 1, 2)).toEqual(rating(1, 1));
    expect(reduced(1, 1, 2)).toEqual(rating(0, 1));
  });

  test('WW-ARED-4 but for blows that make usual armor of it', () => {
    expect(effectiveRating(rating(1, 2), hit({}, { strongAsUsual: true }))).toEqual(rating(3, 0));
    expect(effectiveRating(rating(1, 2), hit({}, { strongAsUsual: true, reduction: 2 }))).toEqual(rating(1, 0));
  });
});

describe('Special Effects by themselves', () => {
  test('WW-SPFX-6 a number limits the uses in one attack', () => {
    const effects = [
      { spend: ['blast' as const], gain: 'damage' as const },
      { spend: ['bottle' as const], gain: 'damage' as const, most: 3 },
      { spend: ['star' as const, 'star' as const], gain: 'stun' as const, most: 1 },
    ];
    expect(usable({ effects }, purseOf(['blast']), [0, 0])).toEqual([0]);
    expect(usable({ effects }, purseOf(['bottle']), [1, 1])).toEqual([1]);
    expect(usable({ effects }, purseOf(['bottle']), [1, 1, 1])).toEqual([]);
    expect(usable({ effects }, purseOf(['star', 'star']), [])).toEqual([2]);
    expect(usable({ effects }, purseOf(['star', 'star']), [2])).toEqual([]);
  });

  test('WW-RULING-12 a face with Bottle and Star supplies both', () => {
    expect(purseOf(['bottle', 'star'])).toEqual({ bottle: 1, star: 1, blast: 0 });
  });
});

describe('Engagement', () => {
  test('being engaged with two or more is being outnumbered', () => {
    const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [2320, 2000], [1680, 2000])] });
    expect(isOutnumbered(t, t.model('a-1'))).toBe(true);
    expect(isOutnumbered(t, t.model('b-1'))).toBe(false);
  });
});
