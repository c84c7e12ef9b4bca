import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { checkCharge, suggestCharges, whyNoCharge } from '../queries/charging.ts';
import { grips, strikeAt, whyNoStrike } from '../queries/close-combat.ts';
import { isOutnumbered } from '../queries/engagement.ts';
import type { Force } from '../state.ts';
import type { EffectDie } from '../words.ts';
import {
  act,
  armor,
  BASE,
  type BattleSetting,
  battle,
  content,
  effect,
  scene,
  settler,
  skill,
  unit,
  wall,
} from './helpers/battle.ts';

const RED = 1524;
const far: Force = [settler('b', [8000, 8000])];

const check = (setting: BattleSetting, path: Answer) => {
  const t = scene(setting);
  const checked = checkCharge(t, t.model('a-1'), 'red', path);
  return checked.ok ? 'ok' : checked.reason.rule;
};

describe('Action: Charge', () => {
  const foe = (x: number, y = 2000): BattleSetting => ({
    ann: [settler('a', [1000, 2000])],
    ben: [settler('b', [x, y])],
  });

  test('WW-CHARGE-1 up to the Charge color, measured as a Move is', () => {
    // The middle travels a ruler and a base, and ends a base short of the enemy.
    expect(check(foe(1000 + RED + 2 * BASE), [[1000 + RED + BASE, 2000]])).toBe('ok');
    expect(check(foe(1000 + RED + 2 * BASE + 3), [[1000 + RED + BASE + 3, 2000]])).toBe('WW-MOVE-1');
  });

  test('WW-CHARGE-2 only against the base of an opposing model', () => {
    expect(check(foe(2000), [[1600, 2000]])).toBe('WW-CHARGE-2');
    expect(check(foe(2000), [[1680, 2000]])).toBe('ok');
    const friends: BattleSetting = { ann: [settler('a', [1000, 2000], [2000, 2000])], ben: far };
    expect(check(friends, [[1680, 2000]])).toBe('WW-CHARGE-2');
    // Not beyond the edge of the table, though the bases would touch there.
    const atTheEdge: BattleSetting = { ann: [settler('a', [1000, 160])], ben: [settler('b', [2000, 160])] };
    expect(check(atTheEdge, [[1680, 160]])).toBe('ok');
    expect(check(atTheEdge, [[1682, 130]])).toBe('WW-CHARGE-2');
  });

  test('WW-CHARGE-3 not by a model that touches an opposing base already', () => {
    const t = scene({ ann: [settler('a', [1000, 2000])], ben: [settler('b', [1320, 2000], [2500, 2000])] });
    expect(whyNoCharge(t, t.model('a-1'))?.rule).toBe('WW-CHARGE-3');
    const apart = scene(foe(2000));
    expect(whyNoCharge(apart, apart.model('a-1'))).toBeUndefined();
  });

  test('WW-CHARGE-4 only with sight of it when the Charge begins', () => {
    const hidden: BattleSetting = { ...foe(2000), pieces: [wall('w', [1400, 1500, 100, 1000])] };
    expect(
      check(hidden, [
        [1000, 1200],
        [1500, 1200],
        [2000, 1680],
      ]),
    ).not.toBe('ok');
    const t = scene(hidden);
    expect(suggestCharges(t, t.model('a-1'), 'black')).toEqual([]);
    const around: Answer = [
      [1000, 1300],
      [1600, 1300],
      [2000, 1680],
    ];
    const blind = checkCharge(t, t.model('a-1'), 'black', around);
    expect(blind.ok ? 'ok' : blind.reason.rule).toBe('WW-CHARGE-4');
  });

  test('WW-CHARGE-6 the first opposing base that is touched ends it', () => {
    const two: BattleSetting = { ann: [settler('a', [1000, 2000])], ben: [settler('b', [1700, 2320], [2400, 2000])] };
    expect(check(two, [[2080, 2000]])).toBe('WW-CHARGE-6');
    expect(check(two, [[1700, 2000]])).toBe('ok');
  });

  test('WW-CHARGE-7 a Charge that is completed brings a marker, black or green', () => {
    const t = battle(foe(2000));
    act(t, 'a-1');
    t.seat(0).answer('charge', [[1680, 2000]]);
    expect(t.seat(0).asked()).toEqual({ ask: 'charge.bonus', can: ['black', 'green'], cannot: {} });
    t.seat(0).answer('black');
    expect(t.state.models[0]!.bonus).toEqual({ against: 'b-1', dice: ['black'] });
  });

  test('WW-CHARGE-11 the marker is gone after the attack that used it', () => {
    const t = battle({ ...foe(2000), chance: { 'attack.roll': [[skill(9), effect('green'), effect('black')]] } });
    act(t, 'a-1');
    t.seat(0).answer('charge', [[1680, 2000]], 'black', 'strike', 'improvised-weapon', 'b-1');
    expect(t.state.models[0]!.bonus).toBeNull();
  });

  const pool = (bonus: { against: string; dice: ('black' | 'green')[] }, target = 'b-1'): readonly EffectDie[] => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [2320, 2000]), settler('c', [6000, 2000])],
    });
    const model = t.model('a-1');
    model.bonus = bonus;
    return strikeAt(t, model, grips(t, model).at(-1)!, t.model(target)).pool;
  };

  test('WW-CHARGE-8 a marker adds its die, and only against the charged model', () => {
    expect(pool({ against: 'b-1', dice: ['black'] })).toEqual(['green', 'black']);
    expect(pool({ against: 'b-1', dice: ['green'] })).toEqual(['green', 'green']);
    expect(pool({ against: 'c-1', dice: ['black'] })).toEqual(['green']);
  });

  test('WW-CHARGE-9 a black and a green marker add both dice, and only against the charged model', () => {
    expect(pool({ against: 'b-1', dice: ['black', 'green'] })).toEqual(['green', 'black', 'green']);
    expect(pool({ against: 'c-1', dice: ['black', 'green'] })).toEqual(['green']);
  });

  test('WW-CHARGE-10 any other Action discards the markers', () => {
    const t = battle(foe(2000));
    act(t, 'a-1');
    t.seat(0).answer('charge', [[1680, 2000]], 'green', 'move', [[1680, 2000]]);
    expect(t.state.models[0]!.bonus).toBeNull();
  });

  test('WW-CHARGE-5 a card may let its unit Charge what it cannot see', () => {
    const unseen = (card: string): BattleSetting => ({
      ann: [unit('a', card, [[1000, 2000]])],
      ben: [settler('b', [2000, 2000])],
      // A thin screen in between, which a base gets around.
      pieces: [{ ...wall('w', [1400, 1600, 20, 800]), ground: 'normal' }],
    });
    const path = [[1680, 2000]];
    expect([check(unseen('settler'), path), check(unseen('dogmeat'), path)]).toEqual(['WW-CHARGE-4', 'ok']);
  });

  test('WW-RULING-35 it ends at the first contact, which must have been in sight; of two at once one is named', () => {
    const two: BattleSetting = { ann: [settler('a', [1000, 2000])], ben: [settler('b', [1937, 1813], [1937, 2187])] };
    const t = battle(two);
    act(t, 'a-1');
    t.seat(0).answer('charge', [[1677, 2000]]);
    expect(t.seat(0).asked()).toEqual({ ask: 'charge.target', can: ['b-1', 'b-2'], cannot: {} });
    const passed: BattleSetting = {
      ann: [settler('a', [1000, 2000])],
      ben: [settler('b', [1500, 2320], [2300, 2000])],
    };
    expect(check(passed, [[1980, 2000]])).toBe('WW-CHARGE-6');
    // The first base in the way was hidden when the Charge began.
    const hidden = { ...passed, pieces: [{ ...wall('w', [1250, 1900, 20, 700]), ground: 'normal' as const }] };
    expect(check(hidden, [[1500, 2000]])).toBe('WW-CHARGE-4');
  });

  test('WW-RULING-36 the markers outlast activation and round, but not the model that was charged', () => {
    const t = battle(foe(2000));
    act(t, 'a-1');
    t.seat(0).answer('charge', [[1680, 2000]], 'green', 'end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect([t.state.round, t.state.models[0]!.bonus]).toEqual([2, { against: 'b-1', dice: ['green'] }]);
    const shared = battle({
      ann: [settler('a', [1680, 2000]), settler('c', [2320, 2000])],
      ben: [settler('b', [2000, 2000], [8000, 8000])],
      chance: { 'attack.roll': [[skill(2), effect('green'), effect('green')]], 'armor.roll': [[armor(4)]] },
      state: ({ models }) => {
        models[1]!.bonus = { against: 'b-1', dice: ['black'] };
        models[2]!.regular = 3;
      },
    });
    act(shared, 'a-1');
    shared.seat(0).answer('strike', 'improvised-weapon', 'b-1');
    expect([shared.state.models[2]!.gone, shared.state.models[1]!.bonus]).toEqual(['eliminated', null]);
  });

  test('WW-CHARGE-12 the other rules of movement hold', () => {
    expect(check({ ...foe(2400), pieces: [wall('w', [1500, 1900, 100, 200])] }, [[2080, 2000]])).toBe('WW-TERRAIN-6');
    const crowd: BattleSetting = { ann: [settler('a', [1000, 2000], [2080, 2300])], ben: [settler('b', [2400, 2000])] };
    expect(check(crowd, [[2080, 2000]])).toBe('WW-MOVE-6');
  });
});

describe('Action: Close Combat', () => {
  const radius = (card: string) => content.units.get(card)!.base * 5;
  const duel = (mine: string, theirs = 'settler', ...weapons: string[]): BattleSetting => ({
    // In contact at (2160, 2000), however wide they stand.
    ann: [unit('a', mine, [[2160 - radius(mine), 2000]], ...weapons)],
    ben: [unit('b', theirs, [[2160 + radius(theirs), 2000]])],
  });
  const strikeWith = (setting: BattleSetting, grip: string) => {
    const t = scene(setting);
    const found = grips(t, t.model('a-1')).find(({ id }) => id === grip)!;
    return strikeAt(t, t.model('a-1'), found, t.model('b-1'));
  };
  const strikers = (setting: BattleSetting) => {
    const t = scene(setting);
    return grips(t, t.model('a-1')).map(({ id }) => id);
  };

  test('WW-CC-3 only at a model in base contact', () => {
    const t = battle({ ...duel('settler', 'settler', 'machete'), ben: [settler('b', [2320, 2000], [4000, 2000])] });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'machete');
    expect(t.seat(0).asked()).toEqual({ ask: 'strike.target', can: ['b-1'], cannot: {} });
    const apart = scene({ ann: [settler('a', [2000, 2000])], ben: far });
    expect(whyNoStrike(apart, apart.model('a-1'))?.rule).toBe('WW-CC-3');
  });

  test('WW-CC-4 a Skill Test on the weapon skill, which the card must show', () => {
    const strike = (shows: number) => {
      const t = battle({
        ...duel('overlord', 'settler', 'machete'),
        ann: [unit('a', 'paladin', [[1960, 2000]], 'machete')],
        chance: { 'attack.roll': [[skill(shows), effect('black'), effect('green')]], 'armor.roll': [[armor(4)]] },
      });
      act(t, 'a-1');
      t.seat(0).answer('strike', 'machete', 'b-1');
      return t.state.models[1]!.regular;
    };
    expect(content.units.get('paladin')!.special.STR).toBe(6);
    expect([strike(6), strike(7)]).toEqual([1, 0]);
    expect(strikers(duel('brahmin', 'settler', 'brahmin-trample'))).toEqual([]);
  });

  test('WW-CC-5 STR 7 and more adds a black die to melee weapons, WW-CC-6 and to no others', () => {
    const dice = (card: string, weapon: string) => strikeWith(duel(card, 'settler', weapon), weapon).pool;
    expect(dice('skirmisher', 'machete')).toEqual(['black', 'green']);
    expect(dice('trooper', 'machete')).toEqual(['black', 'green']);
    expect(dice('overlord', 'machete')).toEqual(['black', 'green', 'black']);
    expect(dice('overlord', '10mm-pistol')).toEqual(['black', 'green']);
  });

  test('WW-CC-7 a Super Mutant may swing a pistol or rifle with Melee', () => {
    expect(strikers(duel('skirmisher', 'settler', '10mm-pistol'))).toEqual([
      '10mm-pistol',
      '10mm-pistol:melee',
      'improvised-weapon',
    ]);
    expect(strikers(duel('settler', 'settler', '10mm-pistol'))).toEqual(['10mm-pistol', 'improvised-weapon']);
    const { special } = content.units.get('skirmisher')!;
    expect(strikeWith(duel('skirmisher', 'settler', '10mm-pistol'), '10mm-pistol:melee')).toMatchObject({
      value: special.STR,
      modifiers: [{ rule: 'WW-CC-11', by: -2 }],
    });
    expect(strikeWith(duel('skirmisher', 'settler', '10mm-pistol'), '10mm-pistol').value).toBe(special.PER);
  });

  test('WW-CC-8 attacks on an outnumbered model have one green die more, its own do not', () => {
    const around = (count: number): BattleSetting => ({
      ann: [
        settler(
          'a',
          ...(
            [
              [2320, 2000],
              [1680, 2000],
              [2000, 2320],
              [2000, 1680],
            ] as const
          ).slice(0, count),
        ),
      ],
      ben: [settler('b', [2000, 2000])],
    });
    for (const [count, more] of [
      [1, 0],
      [2, 1],
      [4, 1],
    ] as const)
      expect(strikeWith(around(count), 'improvised-weapon').pool).toEqual(['green', ...Array(more).fill('green')]);
    const t = scene(around(4));
    expect(strikeAt(t, t.model('b-1'), grips(t, t.model('b-1')).at(-1)!, t.model('a-1')).pool).toEqual(['green']);
  });

  test('WW-CC-9 one against two is outnumbered, and so is the other side when more join in', () => {
    const mutant = (id: string, x: number, y: number) => unit(id, 'skirmisher', [[x, y]]);
    const few = scene({ ann: [mutant('m', 2000, 2000)], ben: [settler('k', [2360, 2000], [1640, 2000])] });
    expect(['m-1', 'k-1', 'k-2'].map((id) => isOutnumbered(few, few.model(id)))).toEqual([true, false, false]);
    const many = scene({
      ann: [mutant('m', 2000, 2000), mutant('n', 2360, 2360), mutant('o', 2360, 1640)],
      ben: [settler('k', [2360, 2000], [1640, 2000])],
    });
    expect(['m-1', 'k-1', 'k-2'].map((id) => isOutnumbered(many, many.model(id)))).toEqual([true, true, false]);
  });

  test('WW-CC-10 every unit has an improvised weapon, and never loses it', () => {
    expect(strikers(duel('settler'))).toEqual(['improvised-weapon']);
    const t = battle({
      ...duel('settler'),
      chance: { 'attack.roll': [[skill('X'), effect('green')]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'improvised-weapon', 'b-1', [2000, 2000]);
    t.seat(0).answer('strike');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'strike.weapon', can: ['improvised-weapon'] });
  });

  test('WW-CC-10 WW-RULING-44 whoever comes with natural weapons has none beside them, nor has a robot', () => {
    const natural: [string, string][] = [
      ['dogmeat', 'dog-bite'],
      ['deathclaw', 'deathclaw-swipe'],
      ['radroach-swarm', 'radroach-swarm-bite'],
      ['mr-handy', 'mr-handy-buzzsaw'],
      ['protectron', 'protectron-hand-laser'],
    ];
    for (const [card, weapon] of natural) {
      expect([card, strikers(duel(card, 'settler', weapon))]).toEqual([card, [weapon]]);
      expect([card, strikers(duel(card))]).toEqual([card, []]);
    }
    // A hydrant is no part of a Behemoth.
    expect(strikers(duel('behemoth', 'settler', 'fire-hydrant-bat'))).toEqual([
      'fire-hydrant-bat',
      'improvised-weapon',
    ]);
  });

  test('WW-CC-11 a ranged or thrown weapon is used at -2 against armor +1', () => {
    expect(strikeWith(duel('settler', 'settler', '10mm-pistol'), '10mm-pistol')).toMatchObject({
      modifiers: [{ rule: 'WW-CC-11', by: -2 }],
      covered: true,
    });
    expect(strikeWith(duel('settler', 'settler', 'machete'), 'machete')).toMatchObject({
      modifiers: [],
      covered: false,
    });
  });

  test('WW-CC-12 a weapon with a minimum range is useless here', () => {
    expect(strikers(duel('overlord', 'settler', 'fat-man', 'minigun'))).toEqual(['minigun', 'improvised-weapon']);
  });

  test('WW-RULING-45 terrain gives no cover in close combat', () => {
    const beside = {
      ...duel('settler', 'settler', 'machete'),
      pieces: [{ ...wall('w', [2159, 1000, 2, 3000]), cover: true }],
    };
    expect(strikeWith(beside, 'machete').modifiers).toEqual([]);
  });

  test('a ranged weapon uses its short range dice and its own skill', () => {
    const it = strikeWith(duel('settler', 'settler', 'assault-rifle'), 'assault-rifle');
    expect(it.pool).toEqual(content.weapons.get('assault-rifle')!.short.dice);
    expect(it.value).toBe(6);
  });
});
