import { describe, expect, test } from 'vitest';
import { whyNotAForce } from '../queries/forces.ts';
import { placeOf, pointAt } from '../queries/line-of-sight.ts';
import { whyNotThisWeapon, whyTooFarFrom } from '../queries/shooting.ts';
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
  heroic,
  model,
  scene,
  settler,
  skill,
  unit,
  wall,
  weapon,
  YELLOW,
} from './helpers/battle.ts';

const gunner = (...weapons: string[]): Force => [unit('a', 'overlord', [[1000, 2000]], ...weapons)];
const blank = effect('black');
const hit = [skill(2), blank];
const miss = [skill('X'), blank];
const sturdy = (id: string, ...at: [number, number][]) => at.map((each, i) => unit(`${id}${i}`, 'behemoth', [each]));

describe('Heavy, Slow Firing and Unique weapons', () => {
  test('WW-HEAVY-1 Heavy Weapons need their own skill', () => {
    const why = (card: string) => {
      const t = scene({ ann: [unit('a', card, [[1000, 2000]], 'junk-jet')], ben: [settler('b', [2500, 2000])] });
      return whyNotThisWeapon(t, t.model('a-1'), weapon('junk-jet'))?.rule;
    };
    expect(content.units.get('settler')!.skills.rifle).toBeDefined();
    expect([why('settler'), why('knight')]).toEqual(['WW-SHOOT-2', undefined]);
  });

  const launcher = () => {
    const t = battle({
      ann: [unit('a', 'knight', [[1000, 2000]], 'missile-launcher')],
      ben: [unit('b', 'settler', [[6000, 6000]])],
      chance: { 'attack.roll': [[skill('X'), 1, 1]], 'scatter.direction': [0, 0] },
    });
    act(t, 'a-1');
    return t;
  };
  const empty = (t: BattleTest) => t.state.units[0]!.empty;
  /** It was fired, its user is Prepared, and a new round has begun with the other side. */
  const fired = () => {
    const t = launcher();
    t.seat(0).answer('shoot', 'missile-launcher', 'point', [1000, 3000], 'prepare');
    t.seat(1).answer('b-1', 'b-1', 'end');
    t.seat(t.state.advantage!).answer('seat:1');
    t.seat(1).answer('b-1', 'b-1');
    return t;
  };

  test('WW-HEAVY-3 loaded at first, empty after use', () => {
    const t = launcher();
    expect(empty(t)).toEqual([]);
    t.seat(0).answer('shoot', 'missile-launcher', 'point', [1000, 3000]);
    expect(empty(t)).toEqual(['missile-launcher']);
    expect(t.seat(0).refuse('shoot').rule).toBe('WW-HEAVY-3');
  });

  test('CH-RULING-159 a second heavy weapon may be fired in the same activation', () => {
    const t = battle({
      ann: [unit('a', 'sentry-bot', [[1000, 2000]], 'minigun', 'missile-launcher')],
      ben: [unit('b', 'settler', [[6000, 6000]])],
      chance: { 'attack.roll': [[skill('X'), 1, 1]], 'scatter.direction': [0, 0] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'missile-launcher', 'point', [1000, 3000], 'shoot');
    expect(t.seat(0).asked()).toMatchObject({
      ask: 'shoot.weapon',
      can: ['minigun'],
      cannot: { 'missile-launcher': 'The Missile Launcher is empty.' },
    });
  });

  test('WW-HEAVY-2 until its next activation nothing is fired, in a Reaction neither', () => {
    const t = fired();
    t.seat(1).answer('move', [[6000, 6100]]);
    expect(t.seat(0).asked()).toBeUndefined();
    expect(t.seat(1).asked()!.ask).toBe('action');
  });

  test('WW-RULING-82 a new round loads nothing, but the activation of its user does', () => {
    const t = fired();
    expect([t.state.round, empty(t)]).toEqual([2, ['missile-launcher']]);
    t.seat(1).answer('end');
    t.seat(0).answer('a-1', 'a-1');
    expect(empty(t)).toEqual([]);
  });

  test('WW-RULING-73 a Heavy Weapon without the icon is never empty', () => {
    const t = battle({
      ann: [unit('a', 'knight', [[1000, 2000]], 'junk-jet')],
      ben: [settler('b', [2500, 2000])],
      chance: {
        'attack.roll': [
          [skill('X'), 1, 1, 1],
          [skill('X'), 1, 1, 1],
        ],
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'junk-jet', 'b-1', 'shoot', 'junk-jet', 'b-1');
    expect(t.logged('WW-SHOOT-5')).toHaveLength(2);
    expect(t.state.units[0]!.empty).toEqual([]);
  });

  test('WW-HEAVY-4 WW-HEAVY-5 Slow Firing and Unique weapons are for single models, and a Unique one is there once', () => {
    const why = (...force: Force) => whyNotAForce({ content }, force);
    const two: [number, number][] = [
      [1000, 2000],
      [1000, 3000],
    ];
    expect(weapon('final-judgement')).toMatchObject({ unique: true });
    expect(why(unit('a', 'knight', two, 'missile-launcher'))).toContain('missile-launcher');
    expect(why(unit('a', 'knight', two.slice(1), 'missile-launcher'))).toBeUndefined();
    const unique = [...content.weapons.values()].find((each) => each.unique && !each.icons.includes('slow-firing'))!.id;
    expect(why(unit('a', 'knight', two, unique))).toContain(unique);
    expect(why(unit('a', 'knight', two.slice(1), unique), unit('b', 'knight', two.slice(0, 1), unique))).toContain(
      unique,
    );
    expect(why(unit('a', 'knight', two.slice(1), unique))).toBeUndefined();
  });
});

describe('Walked Fire', () => {
  const fire = (rolls: number[][], setting: Partial<BattleSetting> = {}, ...ben: Force) => {
    const t = battle({
      ann: gunner('minigun'),
      ben: ben.length > 0 ? ben : sturdy('b', [3000, 2000]),
      ...setting,
      chance: { 'attack.roll': rolls, 'armor.roll': Array.from({ length: 9 }, () => [armor(4)]), ...setting.chance },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'minigun', 'b0-1');
    return t;
  };

  test('WW-WALK-1 as many shots as the icon says, each with its own test, in one Action', () => {
    const t = fire([miss, miss, miss, miss, miss]);
    t.seat(0).answer('b0-1', 'b0-1', 'b0-1', 'b0-1');
    expect(t.logged('WW-SHOOT-5')).toHaveLength(5);
    expect([t.seat(0).asked()?.ask, t.state.activation!.left]).toEqual(['action', 1]);
  });

  test('WW-WALK-2 the next target is within the color of the last, a model or a point', () => {
    const base = (card: string) => content.units.get(card)!.base * 5;
    const r = base('behemoth');
    const near = 3000 + 2 * r + YELLOW;
    const t = fire([miss, miss], {}, ...sturdy('b', [3000, 2000], [near, 2000], [3000, 2000 + 2 * r + YELLOW + 3]));
    expect(t.seat(0).asked()!.can).toEqual(['b0-1', 'b1-1', 'point', 'stop']);
    expect(t.seat(0).refuse('b2-1').rule).toBe('WW-WALK-2');
    t.seat(0).answer('point');
    expect(t.seat(0).refuse([3000, 2000 + r + YELLOW + 3]).rule).toBe('WW-WALK-2');
    t.seat(0).answer([3000, 2000 + r + YELLOW]);
    const position = scene({ ann: gunner('minigun'), ben: sturdy('b', [3000, 2000]) });
    expect(
      whyTooFarFrom(position, placeOf(position, position.model('b0-1')), 'yellow', pointAt({ x: 3100, y: 2000 })),
    ).toBeUndefined();
  });

  test('WW-WALK-3 cover is worked out for each shot', () => {
    const t = fire(
      [miss, miss],
      { pieces: [crate('c', [2000, 2600, 100, 300])] },
      ...sturdy('b', [3000, 2000], [3000, 3300]),
    );
    t.seat(0).answer('b1-1');
    expect(t.logged('WW-COVER-2')).toHaveLength(1);
  });

  test('WW-WALK-4 at most one Critical Point in an Action', () => {
    const t = fire([hit, hit, hit, hit, hit], {
      ann: gunner('minigun').map(heroic),
      state: ({ units }) => {
        units[0]!.luck = 0;
      },
    });
    t.seat(0).answer('b0-1', 'b0-1', 'b0-1', 'b0-1');
    expect(t.logged('WW-SHOOT-5')).toHaveLength(5);
    expect(t.state.units[0]!.meters).toEqual({ minigun: 1 });
  });

  test('WW-WALK-4 WW-LUCK-10 and Luck adds none to it', () => {
    const t = fire([hit, hit, miss, miss, miss], {
      ann: gunner('minigun').map(heroic),
      state: ({ units }) => {
        units[0]!.luck = 2;
      },
    });
    // Never asked for an Extra Critical: the next question is where to shoot next.
    expect(t.seat(0).asked()?.ask).toBe('shoot.next');
    t.seat(0).answer('b0-1');
    expect(t.seat(0).asked()?.ask).toBe('shoot.next');
    expect([t.state.units[0]!.meters, t.state.units[0]!.luck]).toEqual([{ minigun: 1 }, 2]);
  });

  test('WW-WALK-5 at most one Action Point in an Action', () => {
    const action = [skill('action'), blank];
    const t = fire([action, action, miss, action, miss], { ann: gunner('minigun') });
    t.seat(0).answer('b0-1', 'b0-1', 'b0-1', 'b0-1');
    expect(t.state.activation!.points).toBe(1);
  });

  test('WW-WALK-6 hits in a row on the same target reduce its armor by 0, 1, 2 and so on', () => {
    const t = fire([hit, hit, hit, miss, hit]);
    t.seat(0).answer('b0-1', 'b0-1', 'b0-1', 'b0-1');
    const ratings = t.session.ruleLog.filter(({ say }) => say === 'armor').map(({ args }) => args!.rating);
    const { rating } = content.units.get('behemoth')!.armor.physical;
    // WW-WALK-7: after a miss it begins anew.
    expect(ratings).toEqual([rating, rating - 1, rating - 2, rating]);
  });

  test('WW-WALK-7 another target, or a miss, ends the row', () => {
    const t = fire([hit, hit, hit, hit, hit], {}, ...sturdy('b', [3000, 2000], [3000, 2900]));
    t.seat(0).answer('b1-1', 'b1-1', 'b0-1', 'stop');
    const ratings = t.session.ruleLog.filter(({ say }) => say === 'armor').map(({ args }) => args!.rating);
    const { rating } = content.units.get('behemoth')!.armor.physical;
    expect(ratings).toEqual([rating, rating, rating - 1, rating]);
  });

  test('WW-WALK-8 Reactions wait for the last shot, and there is one for all of them', () => {
    const t = fire([miss, miss, miss, miss, miss], {
      ben: [...sturdy('b', [3000, 2000]), settler('c', [6000, 6000])],
      state: ({ models }) => {
        models[1]!.prepared = true;
      },
    });
    for (let shot = 2; shot <= 5; shot += 1) {
      expect(t.seat(1).asked()).toBeUndefined();
      t.seat(0).answer('b0-1');
    }
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
    t.seat(1).answer('done');
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('WW-RULING-91 every shot that hits takes an Armor Boost icon', () => {
    const t = fire([hit, miss, hit], {
      state: ({ models }) => {
        models[1]!.boosts = 3;
      },
    });
    t.seat(0).answer('b0-1', 'b0-1', 'stop');
    expect(model(t, 'b0-1').boosts).toBe(1);
  });
});

describe('Primed weapons', () => {
  const claw = (tokens: number, setting: Partial<BattleSetting> = {}) => {
    const t = battle({
      ann: [unit('a', 'deathclaw', [[1000, 2000]], 'deathclaw-swipe', 'deathclaw-crush')],
      ben: [settler('b', [1000 + 300 + 160, 2000])],
      chance: {
        'attack.roll': [[skill(2), effect('black'), effect('yellow'), effect('yellow'), effect('yellow')]],
        'armor.roll': [[armor(4)]],
      },
      ...setting,
      state: ({ models }) => {
        models[0]!.primed = { 'deathclaw-crush': tokens };
      },
    });
    act(t, 'a-1');
    return t;
  };
  const grips = (t: BattleTest) => {
    t.seat(0).answer('strike');
    return t.seat(0).asked()!.can;
  };

  test('WW-HEAVY-6 only with all its tokens, which it uses up', () => {
    expect(grips(claw(2))).toEqual(['deathclaw-swipe']);
    const t = claw(3);
    expect(grips(t)).toEqual(['deathclaw-swipe', 'deathclaw-crush']);
    t.seat(0).answer('deathclaw-crush', 'b-1', YELLOW, 'stay');
    expect(t.logged('WW-HEAVY-7')).toEqual(['The Deathclaw Crush of A 1 has 1 tokens.']);
  });

  test('WW-HEAVY-7 tokens come as the card says: after an Action with an enemy in sight', () => {
    const seeing = claw(0, { ben: [settler('b', [3000, 2000])] });
    seeing.seat(0).answer('move', [[1000, 2000]]);
    expect(model(seeing, 'a-1').primed).toEqual({ 'deathclaw-crush': 1 });
    const blind = claw(0, { ben: [settler('b', [3000, 2000])], pieces: [wall('w', [2000, 500, 100, 3500])] });
    blind.seat(0).answer('move', [[1000, 2000]]);
    expect(model(blind, 'a-1').primed).toEqual({ 'deathclaw-crush': 0 });
  });

  test('WW-HEAVY-8 it is no Critical Attack: the Skill Die is rolled, and no Critical Points are needed', () => {
    const t = claw(3);
    t.seat(0).answer('strike', 'deathclaw-crush', 'b-1', YELLOW, 'stay');
    expect(t.logged('WW-TEST-1')).toHaveLength(1);
    const { STR } = content.units.get('deathclaw')!.special;
    const { AGI } = content.units.get('settler')!.special;
    expect(t.logged('WW-SHOOT-5')).toEqual([`A hit: 2 against ${STR - AGI}.`]);
    expect(t.state.units[0]!.meters).toEqual({});
    expect(model(t, 'b-1')).toMatchObject({ conditions: ['stunned'], x: 1460 + YELLOW });
  });
});
