import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { weaponsOf } from '../queries/carrying.ts';
import { coverBetween } from '../queries/cover.ts';
import { isEngaged } from '../queries/engagement.ts';
import { placeOf } from '../queries/line-of-sight.ts';
import { candidates, numbered } from '../queries/melee.ts';
import { preview } from '../queries/previews.ts';
import { rangesTo, whyNoShot, whyNotATarget, whyNotThisWeapon } from '../queries/shooting.ts';
import { shotAt } from '../queries/shots.ts';
import type { Force } from '../state.ts';
import {
  act,
  armor,
  type BattleSetting,
  type BattleTest,
  battle,
  content,
  crate,
  effect,
  scene,
  settler,
  skill,
  unit,
  wall,
  weapon,
} from './helpers/battle.ts';

const target = (x: number): Force => [settler('b', [x, 2000])];
const shooter = (...weapons: string[]): Force => [unit('a', 'settler', [[1000, 2000]], ...weapons)];
/** So far from rim to rim. */
const at = (gap: number) => target(1000 + 320 + gap);

/** A settler shoots; the dice are given. */
function shot(setting: Partial<BattleSetting>, attack: Answer, ...armorRolls: number[]): BattleTest {
  const t = battle({
    ann: shooter('assault-rifle'),
    ben: at(2000),
    ...setting,
    chance: { 'attack.roll': [attack], 'armor.roll': armorRolls.map((value) => [armor(value)]), ...setting.chance },
  });
  act(t, 'a-1');
  t.seat(0).answer('shoot');
  return t;
}
const tokens = (t: BattleTest, id = 'b-1') => t.state.models.find((model) => model.id === id)!.regular;

describe('Action: Shoot', () => {
  test('WW-SHOOT-1 only Pistols, Rifles and Heavy Weapons Shoot', () => {
    const t = scene({ ann: shooter('machete', 'fragmentation-grenade', '10mm-pistol'), ben: at(500) });
    const why = weaponsOf(t, t.model('a-1')).map((each) => whyNotThisWeapon(t, t.model('a-1'), each)?.rule);
    expect(why).toEqual(['WW-SHOOT-1', 'WW-SHOOT-1', undefined]);
    expect(whyNoShot(scene({ ann: shooter('machete'), ben: at(500) }), t.model('a-1'))?.rule).toBe('WW-SHOOT-1');
  });

  test('WW-SHOOT-2 WW-TEST-13 not without the skill icon, and no Action is spent', () => {
    const t = battle({ ann: shooter('minigun'), ben: at(500) });
    act(t, 'a-1');
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-SHOOT-2');
    t.seat(0).answer('move', [[1000, 2000]], 'move', [[1000, 2000]]);
    expect(t.state.models[0]!.readiness).toBe('used');
  });

  test('WW-SHOOT-3 WW-SHOOT-8 only within short and long range laid end to end', () => {
    const rifle = weapon('assault-rifle');
    const why = (gap: number) => {
      const t = scene({ ann: shooter('assault-rifle'), ben: at(gap) });
      return whyNotATarget(t, t.model('a-1'), rifle, t.model('b-1'))?.rule;
    };
    expect(why(1524 + 2032)).toBeUndefined();
    expect(why(1524 + 2032 + 2)).toBe('WW-SHOOT-3');
    const t = scene({ ann: shooter('assault-rifle'), ben: at(1524 + 1016) });
    expect(rangesTo(t, t.model('a-1'), rifle, t.model('b-1'))).toEqual(['long']);
  });

  test('WW-SHOOT-4 only with Line of Sight', () => {
    const t = battle({ ann: shooter('assault-rifle'), ben: at(2000), pieces: [wall('w', [2000, 500, 100, 3000])] });
    act(t, 'a-1');
    expect(t.seat(0).asked()!.cannot).toMatchObject({ shoot: 'There is no Line of Sight to B 1.' });
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-SHOOT-4');
  });

  test('WW-SHOOT-5 the adjusted value hits, one more misses', () => {
    expect(tokens(shoots(6))).toBe(2);
    expect(tokens(shoots(7))).toBe(0);
  });

  test('WW-SHOOT-6 the Sole Survivor hits with a plasma rifle on 7', () => {
    const t = scene({ ann: [unit('a', 'sole-survivor', [[1000, 2000]], 'plasma-rifle')], ben: at(1000) });
    const { value, modifiers } = shotAt(t, t.model('a-1'), weapon('plasma-rifle'), t.model('b-1'), 'short');
    expect([value, modifiers]).toEqual([7, []]);
  });

  test('WW-SHOOT-9 without a long range bar nothing is reached beyond short range', () => {
    const ranges = (gap: number) => {
      const t = scene({ ann: shooter('10mm-pistol'), ben: at(gap) });
      return rangesTo(t, t.model('a-1'), weapon('10mm-pistol'), t.model('b-1'));
    };
    expect(ranges(2540)).toEqual(['short']);
    expect(ranges(2543)).toEqual([]);
  });

  test('WW-SHOOT-10 WW-SHOOT-12 the dice under the range in use: an assault rifle rolls green and black, or black', () => {
    const t = scene({ ann: shooter('assault-rifle'), ben: at(1000) });
    const pool = (range: 'short' | 'long') =>
      shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), range).pool;
    expect([...pool('short')].sort((a, b) => (a < b ? -1 : 1))).toEqual(['black', 'green']);
    expect(pool('long')).toEqual(['black']);
  });

  test('WW-SHOOT-11 a base across the boundary leaves the choice of range', () => {
    const t = shot({ ben: at(1524 - 100) }, [skill(9), 1]);
    t.seat(0).answer('assault-rifle', 'b-1');
    expect(t.seat(0).asked()).toEqual({ ask: 'shoot.range', can: ['short', 'long'], cannot: {} });
    const inside = scene({ ann: shooter('assault-rifle'), ben: at(1524 - 320) });
    expect(rangesTo(inside, inside.model('a-1'), weapon('assault-rifle'), inside.model('b-1'))).toEqual(['short']);
  });

  test('the odds of a preview are those of the roll, cover included', () => {
    const setting = { ann: shooter('assault-rifle'), ben: at(2000), pieces: [crate('c', [2000, 1900, 100, 200])] };
    const t = scene(setting);
    const shot = shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), 'long');
    expect(shot.modifiers).toEqual([{ rule: 'WW-COVER-2', by: -2, from: 'c' }]);
    // Rifle 6 with -2: nine of twenty faces, and two more where the black die shows its one -1.
    expect(preview(t, shot).odds).toBeCloseTo((11 * 9 + 11) / (12 * 20));
  });

  /** A shot at long range with a blank black die that nothing blocks. */
  function shoots(shows: number): BattleTest {
    const t = shot({}, [skill(shows), effect('black')], 4);
    t.seat(0).answer('assault-rifle', 'b-1');
    return t;
  }
});

describe('Damage and armor in an attack', () => {
  const long = (attack: Answer, rolls: number[], setting: Partial<BattleSetting> = {}) => {
    const t = shot(setting, attack, ...rolls);
    t.seat(0).answer('assault-rifle', 'b-1');
    return t;
  };

  test('WW-DICE-8 WW-DMG-4 each Extra Damage icon adds 1 before armor', () => {
    expect(tokens(long([skill(6), effect('black', 'damage', 'damage')], [4]))).toBe(4);
    expect(tokens(long([skill(6), effect('black', 'damage', 'damage')], [1]))).toBe(3);
  });

  test('WW-DICE-9 an icon counts on whatever die it appears', () => {
    const t = shot({ ann: shooter('bolt-action-pipe-rifle'), ben: at(1500) }, [
      skill(6),
      effect('green', 'reduce-armor'),
      effect('yellow', 'damage'),
    ]);
    t.seat(0).answer('bolt-action-pipe-rifle', 'b-1');
    // Rating 1 is reduced to 0, so that no armor is rolled: 2 and 1.
    expect(tokens(t)).toBe(3);
    // Rifle 6: A 7 hits by the -1 of a black die alone.
    expect(tokens(long([skill(7), effect('black', 'minus-1')], [4]))).toBe(2);
    expect(tokens(long([skill(7), effect('black')], []))).toBe(0);
  });

  test('WW-COVER-5 cover raises the rating by 1, once', () => {
    const crates = [crate('c', [2000, 1900, 100, 200]), crate('d', [2400, 1900, 100, 200])];
    // Rating 1 blocks 2 only if cover makes it 2.
    expect(tokens(long([skill(2), effect('black')], [2], { pieces: crates }))).toBe(0);
    expect(tokens(long([skill(2), effect('black')], [3], { pieces: crates }))).toBe(2);
    expect(tokens(long([skill(2), effect('black')], [2]))).toBe(2);
  });

  test('WW-ELIM-1 WW-ELIM-2 at its Health a model is removed and takes no further part', () => {
    const t = long([skill(6), effect('black', 'damage', 'damage')], [4], {
      ben: [settler('b', [1000 + 320 + 2000, 2000], [1000 + 320 + 2000, 4000])],
    });
    expect(t.state.models.find(({ id }) => id === 'b-1')).toMatchObject({ regular: 4, gone: 'eliminated' });
    t.seat(0).answer('end');
    expect(t.seat(1).asked()).toEqual({ ask: 'turn.ready', can: ['b-2'], cannot: {} });
    const position = { state: t.state, content };
    const [a, b2] = [t.state.models[0]!, t.state.models[2]!];
    expect(coverBetween(position, placeOf(position, a), placeOf(position, b2)).by).toEqual([]);
  });

  describe('the worked shot at the Super Mutant', () => {
    const example = (armorRoll: number) => {
      const t = battle({
        ann: [unit('knight', 'knight-patrol', [[1000, 2000]], 'institute-laser-rifle')],
        ben: [unit('mutant', 'skirmisher', [[1000 + 160 + 200 + 3048 - 100, 2000]])],
        pieces: [crate('c', [2000, 1900, 100, 200])],
        chance: {
          'attack.roll': [
            [skill(4), effect('black', 'damage'), effect('green', 'minus-2'), effect('yellow', 'reduce-armor')],
          ],
          'armor.roll': [[armor(armorRoll)]],
        },
      });
      act(t, 'knight-1');
      t.seat(0).answer('shoot', 'institute-laser-rifle', 'mutant-1');
      return t;
    };
    const shortShot = (armorRoll: number) => {
      const t = example(armorRoll);
      t.seat(0).answer('short');
      return t;
    };

    test('WW-EXAMPLE-1 at both ranges at once: of Rifle 5, less 2 for cover, a 4 less 2 is a hit at short range', () => {
      expect(example(2).seat(0).asked()!.can).toEqual(['short', 'long']);
      expect(shortShot(2).logged('WW-SHOOT-5')).toEqual(['A hit: 2 against 3.']);
    });

    test('WW-EXAMPLE-2 1 energy and one icon are 2 energy damage', () => {
      expect(shortShot(2).logged('WW-DMG-5')).toEqual(['Mutant 1 takes 2 energy damage.']);
    });

    test('WW-EXAMPLE-3 energy 1, 1 more for cover, 1 less for the icon: a 1 blocks, and a 2 does not', () => {
      expect([1, 2].map((roll) => tokens(shortShot(roll), 'mutant-1'))).toEqual([1, 2]);
    });

    test('WW-EXAMPLE-4 an armor roll of 2 blocks nothing: 2 tokens', () => {
      expect(tokens(shortShot(2), 'mutant-1')).toBe(2);
    });

    test('WW-RULING-31 the rifle has 1 energy, and a black die beside the yellow and the green', () => {
      const { short, damage } = content.weapons.get('institute-laser-rifle')!;
      expect([short?.dice, damage]).toEqual([['black', 'yellow', 'green'], [{ type: 'energy', amount: 1 }]]);
    });
  });
});

describe('Special Effects', () => {
  const laser = (black: number, blue: number, rolls: number[] = [4]) => {
    const t = shot({ ann: shooter('laser-rifle'), ben: at(1000) }, [skill(2), black, blue], ...rolls);
    t.seat(0).answer('laser-rifle', 'b-1');
    return t;
  };
  const none = effect('black');

  test('WW-SPFX-1 an effect is offered if its icons were rolled, and spends them', () => {
    const t = laser(none, effect('blue', 'bottle'));
    expect(t.seat(0).asked()).toEqual({ ask: 'attack.effect', can: ['effect:0', 'done'], cannot: {} });
    t.seat(0).answer('effect:0');
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect(laser(none, effect('blue', 'star')).seat(0).asked()?.ask).toBe('action');
  });

  test('WW-SPFX-2 an icon is spent once: with one Bottle there is no second effect of one Bottle', () => {
    const t = laser(none, effect('blue', 'bottle'));
    t.seat(0).answer('effect:0');
    expect(t.seat(0).asked()?.ask).toBe('action');
    const two = laser(none, effect('blue', 'bottle', 'bottle'));
    two.seat(0).answer('effect:0');
    expect(two.seat(0).asked()!.can).toContain('effect:0');
  });

  test('WW-SPFX-3 an effect of two Bottles needs both together', () => {
    expect(laser(none, effect('blue', 'bottle')).seat(0).asked()!.can).toEqual(['effect:0', 'done']);
    expect(
      laser(none, effect('blue', 'bottle', 'bottle'))
        .seat(0)
        .asked()!.can,
    ).toContain('effect:1');
  });

  test('WW-SPFX-7 two Bottles: the first effect twice, or the second once', () => {
    const t = laser(none, effect('blue', 'bottle', 'bottle'));
    expect(t.seat(0).asked()!.can).toEqual(['effect:0', 'effect:1', 'done']);
    t.seat(0).answer('effect:0');
    expect(t.seat(0).asked()!.can).toEqual(['effect:0', 'done']);
    t.seat(0).answer('effect:0');
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('WW-SPFX-4 icons that are not spent are gone with the attack', () => {
    const t = shot(
      {
        ann: shooter('laser-rifle'),
        ben: [unit('b', 'paladin', [[2300, 2000]])],
        chance: {
          'attack.roll': [
            [skill(2), none, effect('blue', 'bottle')],
            [skill(2), none, effect('blue', 'blast')],
          ],
        },
      },
      [],
      4,
      4,
    );
    t.seat(0).answer('laser-rifle', 'b-1', 'done', 'shoot', 'laser-rifle', 'b-1');
    expect(t.seat(1).asked()?.ask).toBe('turn.ready');
  });

  test('WW-SPFX-5 the same effect may be used again in the next attack', () => {
    const bottle = [skill(2), none, effect('blue', 'bottle')];
    const t = shot(
      {
        ann: shooter('laser-rifle'),
        ben: [unit('b', 'paladin', [[2300, 2000]])],
        chance: { 'attack.roll': [bottle, bottle] },
      },
      [],
      2,
      2,
    );
    t.seat(0).answer('laser-rifle', 'b-1', 'effect:0', 'shoot', 'laser-rifle', 'b-1', 'effect:0');
    expect(t.logged('WW-SPFX-1')).toHaveLength(2);
  });

  test('WW-RULING-30 a point that ignores armor cannot be blocked, the rest can', () => {
    const t = shot(
      { ann: shooter('laser-rifle'), ben: [unit('b', 'paladin', [[2300, 2000]])] },
      [skill(2), none, effect('blue', 'bottle')],
      2,
    );
    t.seat(0).answer('laser-rifle', 'b-1', 'effect:0');
    // Energy 2 against damage 2: one point is set aside, the roll of 2 blocks the other.
    expect(tokens(t)).toBe(1);
  });
});

describe('Shooting into engaged models', () => {
  // Two foes and a friend around the target, all in contact with it.
  const brawl: BattleSetting = {
    ann: [unit('a', 'settler', [[1000, 2000]], 'assault-rifle'), settler('f', [3000 - 320, 2000])],
    ben: [settler('b', [3000, 2000], [3000, 2320])],
  };

  test('WW-MELEE-1 the attack gets +2', () => {
    const t = scene(brawl);
    expect(shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), 'long').modifiers).toEqual([
      { rule: 'WW-MELEE-1', by: 2 },
    ]);
  });

  test('WW-MELEE-2 an engaged friend may be the target, another friend may not', () => {
    const t = battle({ ...brawl, ann: [...brawl.ann, settler('g', [1000, 3000])] });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle');
    expect(t.seat(0).asked()!.can).toEqual(['f-1', 'b-1', 'b-2']);
  });

  test('WW-MELEE-3 a miss hits nobody and allots nothing', () => {
    const t = shot(brawl, [skill('X'), effect('black')]);
    t.seat(0).answer('assault-rifle', 'b-1');
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect(t.state.models.every(({ regular }) => regular === 0)).toBe(true);
  });

  test('WW-MELEE-5 WW-MELEE-6 the target is 1, those in contact and sight follow, then all over again', () => {
    const t = scene(brawl);
    const others = candidates(t, t.model('a-1'), t.model('b-1'));
    expect(others.map(({ id }) => id)).toEqual(['f-1', 'b-2']);
    expect(numbered(t.model('b-1'), others).map(({ id }) => id)).toEqual(['b-1', 'f-1', 'b-2', 'b-1']);
    expect(numbered(t.model('b-1'), []).map(({ id }) => id)).toEqual(['b-1', 'b-1', 'b-1', 'b-1']);
  });

  test('WW-MELEE-5 WW-CLIMB-7 who stands on the roof above the target is neither engaged nor has a number', () => {
    const roof = { ...crate('roof', [2900, 1500, 600, 1000]), height: 900 };
    const setting = {
      ann: [settler('a', [1000, 2000]), settler('f', [3000, 2320, 900])],
      ben: [settler('b', [3000, 2000])],
      pieces: [{ ...roof, ground: 'normal' as const, cover: false }],
    };
    const t = scene(setting);
    expect(isEngaged(t, t.model('b-1'))).toBe(false);
    expect(candidates(t, t.model('a-1'), t.model('b-1'))).toEqual([]);
    t.model('f-1').height = 0;
    expect(isEngaged(t, t.model('b-1'))).toBe(true);
    expect(candidates(t, t.model('a-1'), t.model('b-1')).map(({ id }) => id)).toEqual(['f-1']);
    // A third one on the roof has no number either.
    const three = scene({ ...setting, ben: [settler('b', [3000, 2000]), settler('r', [3000, 1680, 900])] });
    three.model('f-1').height = 0;
    expect(candidates(three, three.model('a-1'), three.model('b-1')).map(({ id }) => id)).toEqual(['f-1']);
  });

  test('WW-SHOOT-3 the reason is that of the gun nobody is in range of, not of the board beside it', () => {
    const t = scene({
      ann: [unit('a', 'settler', [[1000, 2000]], 'nail-board', 'assault-rifle')],
      ben: [settler('b', [8900, 8900])],
    });
    expect(whyNoShot(t, t.model('a-1'))).toMatchObject({ rule: 'WW-SHOOT-3', say: 'shoot.out-of-range' });
  });

  test('WW-MELEE-7 the Armor Die finds who is hit, in the order the attacker chose', () => {
    const t = shot({ ...brawl, chance: { 'melee.roll': [[armor(2)]] } }, [skill(8), effect('black')], 4);
    t.seat(0).answer('assault-rifle', 'b-1');
    expect(t.seat(0).asked()).toEqual({ ask: 'melee.number', can: ['f-1', 'b-2'], cannot: {} });
    t.seat(0).answer('b-2');
    expect([tokens(t, 'b-1'), tokens(t, 'b-2'), tokens(t, 'f-1')]).toEqual([0, 2, 0]);
  });

  test('WW-MELEE-7 every number of the Armor Die has its model', () => {
    const struck = [1, 2, 3, 4].map((number) => {
      const t = shot({ ...brawl, chance: { 'melee.roll': [[armor(number)]] } }, [skill(8), effect('black')], 4);
      t.seat(0).answer('assault-rifle', 'b-1', 'f-1');
      return ['b-1', 'f-1', 'b-2'].find((id) => tokens(t, id) > 0);
    });
    expect(struck).toEqual(['b-1', 'f-1', 'b-2', 'b-1']);
  });

  test('WW-CC-1 opposing bases in contact are engaged, WW-CC-2 and the engaged do not Shoot', () => {
    const t = scene(brawl);
    expect(whyNoShot(t, t.model('f-1'))?.rule).toBe('WW-CC-2');
    expect(whyNoShot(t, t.model('a-1'))).toBeUndefined();
    const friends = scene({ ann: [settler('a', [1000, 2000], [1320, 2000])], ben: at(2000) });
    expect(whyNoShot(friends, friends.model('a-2'))?.rule).not.toBe('WW-CC-2');
  });
});
