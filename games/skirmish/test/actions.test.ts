import { describe, expect, test } from 'vitest';
import { whyNotAct } from '../queries/actions.ts';
import { useIconsOf } from '../queries/use-icons.ts';
import type { Force } from '../state.ts';
import { noLuck } from './abilities/scenes.ts';
import {
  act,
  BASE,
  type BattleTest,
  battle,
  content,
  effect,
  FAR_AWAY,
  marker,
  model,
  piece,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  using,
  YELLOW,
} from './helpers/battle.ts';

const ORANGE = 508;

const heroic = (id: string, card: string, at: [number, number], ...weapons: string[]): Force[number] => ({
  ...unit(id, card, [at], ...weapons),
  heroic: true,
});
const left = (t: BattleTest) => ({ left: t.state.activation?.left, points: t.state.activation?.points });

/** So many points, whatever gave them. */
const withPoints = (points: number, t: BattleTest): void => {
  expect(left(t).points).toBe(points);
};
const VATS = { none: effect('blue', 'blast'), one: effect('blue', 'bottle'), two: effect('blue', 'bottle', 'bottle') };

describe('Actions', () => {
  test('WW-ACT-2 the basic Actions are offered as far as they are legal, and each spends one', () => {
    const t = battle({
      ann: [unit('a', 'scavenger', [[2000, 2000]], 'assault-rifle', 'fragmentation-grenade')],
      ben: [settler('b', [3200, 2000])],
      state: ({ markers }) => markers.push({ ...marker('box', 'lock', 'blank', 2000, 2285), up: true }),
    });
    act(t, 'a-1');
    const { can, cannot } = t.seat(0).asked()!;
    expect(can).toEqual(['move', 'shoot', 'throw', 'charge', 'expertise', 'prepare', 'end']);
    expect(cannot).toMatchObject({ strike: 'There is nobody in base contact.' });
    t.seat(0).answer('move', [[2000, 1900]]);
    expect(left(t).left).toBe(1);
    t.seat(0).answer('prepare');
    expect(t.state.activation).toBeNull();

    const engaged = battle({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [2000 + BASE, 2000])] });
    act(engaged, 'a-1');
    expect(engaged.seat(0).asked()!.can).toContain('strike');
    expect(engaged.seat(0).asked()!.can).not.toContain('shoot');
  });

  test('WW-ACT-3 a special Action counts as one of the two', () => {
    let times = 0;
    const t = battle({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      special: {
        actions: {
          whistle: {
            whyNot: () => undefined,
            *perform() {
              yield* [];
              times += 1;
            },
          },
        },
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('special:whistle');
    expect(left(t).left).toBe(1);
    t.seat(0).answer('special:whistle');
    expect(times).toBeGreaterThanOrEqual(2);
    expect(t.state.activation).toBeNull();
  });

  test('WW-UNIT-3 what happens to one model of a unit does not happen to its mates', () => {
    const t = battle({
      ann: [settler('a', [2000, 2000], [2000, 3000])],
      ben: [settler('b', FAR_AWAY)],
      state: ({ models }) => {
        models[0]!.regular = 2;
        models[0]!.conditions = ['on-fire'];
      },
    });
    act(t, 'a-2');
    t.seat(0).answer('prepare', 'move', [[2000, 3100]]);
    const [first, second] = t.state.models;
    expect(first).toMatchObject({
      regular: 2,
      conditions: ['on-fire'],
      prepared: false,
      readiness: 'unready',
      y: 2000,
    });
    expect(second).toMatchObject({ regular: 0, conditions: [], prepared: true, readiness: 'used', y: 3100 });
  });
});

describe('Quick Actions', () => {
  const shooter = (chance: Record<string, number[][]> = {}) =>
    battle({
      ann: [heroic('a', 'settler', [2000, 2000], 'assault-rifle')],
      ben: [settler('b', [3200, 2000])],
      chance: { 'vats.roll': [[VATS.two]], ...chance },
      state: noLuck,
    });

  test('WW-QUICK-1 WW-QUICK-2 a Quick Shoot is a Shoot with 2 less, and comes in addition', () => {
    const t = shooter({ 'attack.roll': [[skill(5), effect('black'), effect('green')]] });
    act(t, 'a-1');
    t.seat(0).answer('quick:shoot');
    expect(t.seat(0).asked()!.ask).toBe('shoot.weapon');
    t.seat(0).answer('assault-rifle', 'b-1');
    // Skill 6, 2 less for the Quick Action: a 5 misses.
    expect(t.logged('WW-SHOOT-5')).toEqual(['A miss: 5 against 4.']);
    expect(left(t)).toEqual({ left: 2, points: 1 });

    const out = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] });
    const why = whyNotAct(out, out.model('a-1'), 'shoot', 'quick');
    expect(why).toEqual(whyNotAct(out, out.model('a-1'), 'shoot', 'action'));
    expect(why?.rule).toBe('WW-SHOOT-3');
  });

  test('WW-QUICK-3 a Quick movement is one color shorter, over Difficult Terrain two', () => {
    const t = using(
      {
        ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')],
        ben: [settler('b', FAR_AWAY)],
        pieces: [piece('mud', [1000, 2300, 2000, 1700], { ground: 'difficult' })],
      },
      'a-1',
      1,
    );
    t.seat(0).answer('quick:move');
    expect(t.seat(0).refuse([[2000 + YELLOW + BASE + 2, 2000]]).rule).toBe('WW-MOVE-1');
    expect(t.seat(0).refuse([[2000, 2000 + ORANGE + BASE + 2]]).rule).toBe('WW-MOVE-1');
    t.seat(0).answer([[2000, 2000 + ORANGE + BASE]]);
    expect(model(t, 'a-1').y).toBe(2000 + ORANGE + BASE);
  });

  test('WW-QUICK-4 no Action Point comes of a Quick Action', () => {
    const t = shooter({ 'attack.roll': [[skill('action'), effect('black'), effect('green')]] });
    act(t, 'a-1');
    t.seat(0).answer('quick:shoot', 'assault-rifle', 'b-1');
    expect(t.logged('WW-SHOOT-5')).toEqual(['A hit: 1 against 4.']);
    withPoints(1, t);
  });

  test('WW-QUICK-5 the skill is needed as for the Action', () => {
    const t = battle({
      ann: [heroic('a', 'settler', [2000, 2000], 'assault-rifle', 'fragmentation-grenade')],
      ben: [settler('b', [3200, 2000])],
      chance: { 'vats.roll': [[VATS.one]] },
      state: noLuck,
    });
    act(t, 'a-1');
    expect(t.seat(0).refuse('quick:throw').rule).toBe('WW-THROW-1');
  });

  test('WW-QUICK-6 without a point, a Reaction or a rule there is no Quick Action', () => {
    const t = shooter({ 'vats.roll': [[VATS.none]] });
    act(t, 'a-1');
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('quick:')),
    ).toEqual([]);
    t.seat(0).refuse('quick:shoot');
  });
});

describe('Action Points', () => {
  test('WW-AP-1 WW-TEST-11 an Action Point icon in a main Action is a point, on a success and on a failure', () => {
    const t = battle({
      ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')],
      ben: [settler('b', [2000 + BASE, 2000])],
      chance: {
        'attack.roll': [
          [skill('action'), effect('green'), effect('yellow'), effect('blue', 'blast')],
          [skill('X and action'), effect('green'), effect('yellow'), effect('blue', 'blast')],
        ],
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'dog-bite', 'b-1');
    while (t.seat(0).asked()!.ask !== 'action') t.seat(0).answer(t.seat(0).asked()!.can.at(-1)!);
    withPoints(1, t);
    t.seat(0).answer('strike', 'dog-bite', 'b-1');
    withPoints(2, t);
  });

  test('WW-AP-2 WW-HEROIC-2 V.A.T.S. gives a point for each Bottle of a blue die when the model is Used', () => {
    for (const [face, points] of [
      [VATS.none, 0],
      [VATS.one, 1],
      [VATS.two, 2],
    ] as const) {
      const t = battle({
        ann: [heroic('a', 'settler', [2000, 2000], 'assault-rifle')],
        ben: [settler('b', FAR_AWAY)],
        chance: { 'vats.roll': [[face]] },
      });
      act(t, 'a-1');
      withPoints(points, t);
    }
    const plain = battle({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] });
    act(plain, 'a-1');
    expect(plain.session.ruleLog.filter(({ rule }) => rule === 'WW-AP-2')).toEqual([]);
  });

  const dog = (points: number) =>
    using({ ann: [unit('a', 'dogmeat', [[2000, 2000]], 'dog-bite')], ben: [settler('b', FAR_AWAY)] }, 'a-1', points);

  test('WW-AP-3 a Quick Action of an icon costs a point; without one there is none', () => {
    const t = battle({
      ann: [heroic('a', 'settler', [2000, 2000], 'assault-rifle')],
      ben: [settler('b', [3200, 2000])],
      chance: { 'vats.roll': [[VATS.one]] },
      state: noLuck,
    });
    act(t, 'a-1');
    t.seat(0).answer('quick:shoot', 'assault-rifle', 'b-1');
    withPoints(0, t);
    t.seat(0).refuse('quick:move');
    expect(t.seat(0).asked()!.can).not.toContain('quick:move');
  });

  test('WW-AP-4 each icon is used once in an activation; the same icon on another card is another', () => {
    const t = battle({
      ann: [heroic('a', 'dogmeat', [2000, 2000], 'dog-bite')],
      ben: [settler('b', FAR_AWAY)],
      chance: { 'vats.roll': [[VATS.two]] },
      state: noLuck,
    });
    act(t, 'a-1');
    t.seat(0).answer('quick:move', [[2000, 2000]], 'quick:move', [[2000, 2000]]);
    withPoints(0, t);

    const single = battle({
      ann: [heroic('a', 'settler', [2000, 2000], 'assault-rifle')],
      ben: [settler('b', FAR_AWAY)],
      chance: { 'vats.roll': [[VATS.two]] },
      state: noLuck,
    });
    act(single, 'a-1');
    single.seat(0).answer('quick:move', [[2000, 2000]]);
    withPoints(1, single);
    expect(single.seat(0).refuse('quick:move').rule).toBe('WW-AP-4');
  });

  test('WW-AP-5 without an icon points cannot be spent', () => {
    const t = using({ ann: [unit('a', 'deathclaw', [[2000, 2000]])], ben: [settler('b', FAR_AWAY)] }, 'a-1', 1);
    expect(useIconsOf(positionOf(t), model(t, 'a-1'))).toEqual([]);
    expect(
      t
        .seat(0)
        .asked()!
        .can.filter((id) => String(id).startsWith('quick:')),
    ).toEqual([]);
  });

  test('WW-AP-6 an icon for melee weapons or pistols is for nothing else', () => {
    const quick = (card: string, at: [number, number], ...weapons: string[]) => {
      const t = using({ ann: [unit('a', card, [[2000, 2000]], ...weapons)], ben: [settler('b', at)] }, 'a-1', 1);
      return t;
    };
    const pistoleer = [...content.units.values()].find(({ icons }) => icons.includes('pistol'))!.id;
    const near: [number, number] = [3000, 2000];
    const both = quick(pistoleer, near, 'assault-rifle', '10mm-pistol');
    both.seat(0).answer('quick:shoot');
    expect(both.seat(0).asked()).toMatchObject({ ask: 'shoot.weapon', can: ['10mm-pistol'] });
    expect(both.seat(0).refuse('assault-rifle').rule).toBe('WW-AP-6');
    expect(quick(pistoleer, near, 'assault-rifle').seat(0).refuse('quick:shoot').rule).toBe('WW-AP-6');
    // A main Action is free to use what it likes.
    const main = quick(pistoleer, near, 'assault-rifle', '10mm-pistol');
    main.seat(0).answer('shoot');
    expect(main.seat(0).asked()!.can).toEqual(['assault-rifle', '10mm-pistol']);
    const brawler = [...content.units.values()].find(({ icons }) => icons.includes('melee'))!.id;
    const blow = quick(brawler, [2000 + BASE + 40, 2000], 'machete', '10mm-pistol');
    blow.seat(0).answer('quick:strike');
    const gripsOf = blow.seat(0).asked()!.can;
    expect(gripsOf).toContain('machete');
    expect(gripsOf.filter((id) => String(id).includes('pistol'))).toEqual([]);
  });

  test('WW-AP-6 WW-HEROIC-6 each icon allows its own Actions, and Prepare only with its icon', () => {
    const quick = (t: BattleTest) => {
      const { can, cannot } = t.seat(0).asked()!;
      return [...can, ...Object.keys(cannot)].filter((id) => String(id).startsWith('quick:'));
    };
    expect(quick(dog(1))).toEqual([
      'quick:move',
      'quick:prepare',
      'quick:charge',
      'quick:lay-mine',
      'quick:douse',
      'quick:shake-off',
    ]);
    const t = battle({
      ann: [heroic('a', 'deathclaw', [2000, 2000])],
      ben: [settler('b', FAR_AWAY)],
      chance: { 'vats.roll': [[VATS.two]] },
      state: noLuck,
    });
    act(t, 'a-1');
    expect(new Set(quick(t))).toEqual(
      new Set(
        ['move', 'charge', 'lay-mine', 'douse', 'shake-off', 'shoot', 'throw', 'strike', 'expertise'].map(
          (each) => `quick:${each}`,
        ),
      ),
    );
    t.seat(0).refuse('quick:prepare');
  });

  test('WW-AP-7 not in the opponent’s turn, and not in the middle of an Action', () => {
    const t = dog(1);
    t.seat(1).refuse('quick:move');
    t.seat(0).answer('move');
    t.seat(0).refuse('quick:move');
    t.seat(0).answer([[2000, 2100]]);
    t.seat(0).answer('quick:move', [[2000, 2200]]);
    withPoints(0, t);
  });

  test('WW-AP-8 WW-AP-9 points are the model’s own and are lost with the activation; a shared icon serves each mate', () => {
    const t = using(
      {
        ann: [
          unit(
            'a',
            'dog',
            [
              [2000, 2000],
              [2000, 3000],
            ],
            'dog-bite',
          ),
        ],
        ben: [settler('b', [2000 + BASE, 2000])],
        state: ({ models }) => {
          models[0]!.readiness = 'ready';
        },
        chance: {
          'attack.roll': [[skill('X and action'), effect('green'), effect('yellow'), effect('blue', 'blast')]],
        },
      },
      'a-2',
      2,
    );
    t.seat(0).answer('quick:move', [[2000, 3000]]);
    expect(left(t).points).toBe(1);
    t.seat(0).answer('end');
    expect(t.state.activation).toBeNull();
    t.seat(0).answer('a-1');
    expect(left(t).points).toBe(0);
    t.seat(0).refuse('quick:move');
    t.seat(0).answer('strike', 'dog-bite', 'b-1', [2000, 2000]);
    expect(left(t).points).toBe(1);
    t.seat(0).answer('quick:move', [[2000, 2000]]);
    expect(left(t).points).toBe(0);
  });
});

describe('Heroic units', () => {
  const vats = { 'vats.roll': [[VATS.none]] };

  test('WW-HEROIC-1 only a unit of a single model', () => {
    const two: Force[number] = { ...settler('a', [2000, 2000], [2000, 3000]), heroic: true };
    expect(() => battle({ ann: [two], ben: [settler('b', FAR_AWAY)] })).toThrow('Heroic');
    const one: Force[number] = { ...settler('a', [2000, 2000]), heroic: true };
    expect(battle({ ann: [one], ben: [settler('b', FAR_AWAY)], chance: vats }).state.units[0]!.heroic).toBe(true);
  });
});
