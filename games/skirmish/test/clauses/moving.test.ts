/** Movement: clauses that the tests of their topic leave out, each found by breaking the rule (`npm run mutate skirmish`). */
import { describe, expect, test } from 'vitest';
import { checkCharge, whyNoCharge } from '../../queries/charging.ts';
import { isEngaged } from '../../queries/engagement.ts';
import { checkOn, checkPath } from '../../queries/paths.ts';
import { fall, jump } from '../../rules/moving/falling.ts';
import { pushBack } from '../../rules/moving/push-back.ts';
import type { SkirmishState } from '../../state.ts';
import type { Color } from '../../words.ts';
import {
  armor,
  BASE,
  type BattleSetting,
  content,
  effect,
  FAR_AWAY,
  model,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
  using,
  wall,
  YELLOW,
} from '../helpers/battle.ts';

const ORANGE = 508;
const length = (color: Color) => content.rulers.get(color)!.length;
const house = (height: number) => piece('house', [3000, 1000, 1500, 1500], { height, ground: 'climbable' });
const rule = (checked: ReturnType<typeof checkPath>) => (checked.ok ? 'ok' : checked.reason.rule);

describe('Falling and jumping', () => {
  const mongrel = (more: Partial<BattleSetting> = {}) =>
    scene({ ann: [unit('a', 'mongrel', [[2000, 2000]])], ben: [settler('b', FAR_AWAY)], ...more });
  const inSuit = ({ units }: SkirmishState) => {
    units[0]!.powerArmor = { card: 't-60-power-armor', regular: 0, radiation: 0, degraded: false };
  };

  test('WW-RULING-58 who falls from the ground is not hurt', () => {
    const t = mongrel();
    expect(playOut(fall(tableOf(t), t.model('a-1'), 0))).toBe(false);
  });

  test('WW-FALL-6 one point is a hurt, none is not', () => {
    const lands = (...icons: 'damage'[]) => {
      const t = mongrel();
      return playOut(fall(tableOf(t), t.model('a-1'), ORANGE), [effect('black', ...icons)]);
    };
    expect([lands(), lands('damage'), lands('damage', 'damage')]).toEqual([false, true, true]);
  });

  test('WW-FALL-3 who falls too far is hurt, and removed as the scenario wants to know', () => {
    const gone: string[] = [];
    const t = mongrel({ special: { removed: (_, { id }) => void gone.push(id) } });
    expect(playOut(fall(tableOf(t), t.model('a-1'), length('black') + 2))).toBe(true);
    expect(gone).toEqual(['a-1']);
  });

  test('WW-FALL-3 from Black itself one may get up', () => {
    const t = mongrel();
    playOut(fall(tableOf(t), t.model('a-1'), length('black')), [effect('black')]);
    expect(t.model('a-1').regular).toBe(10);
  });

  test('WW-RULING-60 in Power Armor a jump from any height does no harm and asks for no die', () => {
    const t = scene({
      ann: [unit('a', 'paladin', [[2000, 2000]])],
      ben: [settler('b', FAR_AWAY)],
      state: inSuit,
    });
    expect(playOut(jump(tableOf(t), t.model('a-1'), length('black')))).toBe(false);
  });

  test('WW-FALL-9 whose card says so falls and jumps unhurt, in whatever it wears', () => {
    const wearing = () =>
      scene({
        ann: [{ ...unit('a', 'paladin', [[2000, 2000]]), items: ['freefall-leg-armor'] }],
        ben: [settler('b', FAR_AWAY)],
      });
    for (const drop of [fall, jump]) {
      const t = wearing();
      expect(playOut(drop(tableOf(t), t.model('a-1'), length('black')))).toBe(false);
    }
  });
});

describe('Charges', () => {
  const duel = (gap: number): BattleSetting => ({
    ann: [settler('a', [2000, 2000])],
    ben: [settler('b', [2000 + BASE + gap, 2000])],
  });

  test('WW-CHARGE-12 a Charge that its ruler does not reach is refused as a Move is', () => {
    const t = scene(duel(YELLOW + BASE + 10));
    const to = [[2000 + YELLOW + BASE + 10, 2000]];
    expect(rule(checkCharge(t, t.model('a-1'), 'yellow', to))).toBe('WW-MOVE-1');
    expect(rule(checkCharge(t, t.model('a-1'), 'red', to))).toBe('ok');
  });

  test('WW-CHARGE-12 who stands on a house is reached by a Charge that climbs it', () => {
    const t = scene({
      ann: [settler('a', [2800, 1700])],
      ben: [settler('b', [3500, 1700, 600])],
      pieces: [house(600)],
    });
    expect(rule(checkCharge(t, t.model('a-1'), 'black', [[3500 - BASE, 1700]]))).toBe('ok');
  });

  test('WW-CHARGE-2 a Charge ends on the table, and in contact', () => {
    const t = scene(duel(500));
    expect(rule(checkCharge(t, t.model('a-1'), 'red', [[2000 + 500, 2000]]))).toBe('ok');
    expect(rule(checkCharge(t, t.model('a-1'), 'red', [[2000 + 497, 2000]]))).toBe('WW-CHARGE-2');
    const far = scene({ ...duel(500), ben: [settler('b', FAR_AWAY)] });
    expect(whyNoCharge(far, far.model('a-1'))?.rule).toBe('WW-CHARGE-2');
    expect(whyNoCharge(t, t.model('a-1'))).toBeUndefined();
  });

  test('WW-CARD-2 whose card has no Charge color does not Charge', () => {
    const t = scene(duel(500));
    const units = new Map(content.units);
    const { charge: _, ...slow } = content.units.get('settler')!;
    units.set('settler', slow);
    expect(whyNoCharge({ ...t, content: { ...content, units } }, t.model('a-1'))?.rule).toBe('WW-CARD-2');
    expect(whyNoCharge(t, t.model('a-1'))).toBeUndefined();
  });

  test('WW-CHARGE-4 of several touched one that is seen is enough', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000])],
      ben: [settler('b', [3000, 2000]), settler('c', [2840, 2277])],
      pieces: [wall('w', [2300, 2180, 300, 300])],
    });
    expect(rule(checkCharge(t, t.model('a-1'), 'red', [[2680, 2000]]))).toBe('ok');
  });
});

describe('Heights', () => {
  test('WW-CLIMB-7 two on the same roof are engaged as on the ground', () => {
    const roof = { ...house(900), ground: 'normal' as const };
    const t = scene({
      ann: [settler('a', [3400, 1700, 900])],
      ben: [settler('b', [3400 + BASE, 1700, 900])],
      pieces: [roof],
    });
    expect(isEngaged(t, t.model('a-1'))).toBe(true);
  });
});

describe('Paths', () => {
  const alone = () => scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', FAR_AWAY)] });

  test('WW-MOVE-3 what is no path of whole points is refused, at the start and after a jump', () => {
    const t = alone();
    for (const wrong of [[], 'away', [[2100]], [[2100, 2000.5]], [[2100, 2000], 3], null])
      for (const check of [
        checkPath(t, t.model('a-1'), 'red', wrong as never),
        checkOn(t, t.model('a-1'), 500, wrong as never),
      ])
        expect(rule(check), JSON.stringify(wrong)).toBe('WW-MOVE-3');
    expect(rule(checkOn(t, t.model('a-1'), 500, [[2500, 2000]]))).toBe('ok');
  });

  test('WW-TERRAIN-6 nobody stops half on a wall that can be climbed', () => {
    const t = scene({ ann: [settler('a', [2500, 1700])], ben: [settler('b', FAR_AWAY)], pieces: [house(300)] });
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[2990, 1700]], true))).toBe('WW-TERRAIN-6');
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[3010, 1700]], true))).toBe('WW-TERRAIN-6');
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[3160, 1700]], true))).toBe('ok');
    // What does not lead up walls is stopped by them.
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[3160, 1700]], false))).toBe('WW-TERRAIN-6');
  });

  test('WW-MOVE-6 nobody stops on a friend, on the ground or after a climb', () => {
    const t = scene({
      ann: [settler('a', [2500, 1700]), settler('f', [3400, 1700, 300]), settler('g', [2500, 2200])],
      ben: [settler('b', FAR_AWAY)],
      pieces: [house(300)],
    });
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[3300, 1700]], true))).toBe('WW-MOVE-6');
    expect(rule(checkPath(t, t.model('a-1'), 'black', [[2500, 2000]], true))).toBe('WW-MOVE-6');
  });

  test('WW-MOVE-1 a climb farther than the ruler is refused before the wall', () => {
    const t = scene({ ann: [settler('a', [1500, 1700])], ben: [settler('b', FAR_AWAY)], pieces: [house(300)] });
    // Yellow is Orange here: 828 to a wall 1500 away.
    expect(rule(checkPath(t, t.model('a-1'), 'yellow', [[3400, 1700]], true))).toBe('WW-MOVE-1');
  });
});

describe('Push Back', () => {
  const pair = (more: Partial<BattleSetting> = {}) =>
    scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [2000 + BASE, 2000])], ...more });
  const push = (t: ReturnType<typeof scene>, ...answers: (number | string)[]) => {
    playOut(pushBack(tableOf(t), t.model('a-1'), t.model('b-1'), 'yellow'), ...answers);
    return [t.model('a-1').x, t.model('b-1').x];
  };

  test('WW-PUSH-3 a pusher in contact may follow or stay; who is apart is not asked', () => {
    expect(push(pair(), 300, 'follow')).toEqual([2300, 2000 + BASE + 300]);
    expect(push(pair(), 300, 'stay')).toEqual([2000, 2000 + BASE + 300]);
    const apart = pair({ ben: [settler('b', [2600, 2000])] });
    expect(push(apart, 300)).toEqual([2000, 2900]);
  });

  test('WW-PUSH-4 both stop where the one who follows meets something', () => {
    const t = pair({
      ann: [settler('a', [2000, 2000]), settler('f', [2200, 2330])],
      ben: [settler('b', [2000 + BASE, 2000])],
    });
    t.model('f-1').y = 2290;
    const [a, b] = push(t, 600, 'follow');
    expect(b! - a!).toBe(BASE);
    expect(b).toBeLessThan(2000 + BASE + 600);
    const stays = pair({ ann: [settler('a', [2000, 2000]), settler('f', [2200, 2330])] });
    stays.model('f-1').y = 2290;
    expect(push(stays, 600, 'stay')[1]).toBe(2000 + BASE + 600);
  });

  test('WW-PUSH-1 exactly the color, or nothing', () => {
    expect(push(pair(), YELLOW, 'stay')).toEqual([2000, 2000 + BASE + YELLOW]);
    expect(push(pair(), 0)).toEqual([2000, 2000 + BASE]);
  });

  const atEdge = (room: number) => {
    const t = scene({ ann: [settler('a', [8000, 2000])], ben: [settler('b', [8000 + BASE, 2000])] });
    t.model('b-1').x = t.state.width - 160 - room;
    t.model('a-1').x = t.model('b-1').x - BASE;
    return t;
  };

  test('WW-EDGE-5 who is pushed against the edge takes 1 damage, who comes just up to it or stops before it none', () => {
    const hurt = (room: number, far: number, ...more: string[]) => {
      const t = atEdge(room);
      push(t, far, ...more);
      return [t.model('b-1').regular, t.state.width - 160 - t.model('b-1').x];
    };
    expect([hurt(200, 300, 'stay'), hurt(200, 200, 'stay'), hurt(200, 100, 'stay')]).toEqual([
      [1, 0],
      [0, 0],
      [0, 100],
    ]);
  });

  test('WW-RULING-62 a wall on the way hurts nobody, and who is stopped before the edge takes nothing', () => {
    const walled = pair({ pieces: [wall('w', [2000 + BASE + 160 + 100, 1500, 100, 1000])] });
    expect(push(walled, 300, 'stay')[1]).toBe(2000 + BASE + 100);
    expect(walled.model('b-1').regular).toBe(0);
  });

  test('WW-EDGE-4 nobody is pushed off the table', () => {
    const t = atEdge(50);
    push(t, 600, 'stay');
    expect([t.model('b-1').gone, t.model('b-1').x]).toEqual([null, t.state.width - 160]);
  });
});

describe('Climbing', () => {
  test('WW-CLIMB-2 a wall takes a test, and its result decides; the model is then up', () => {
    const up = (face: number) => {
      const t = using(
        {
          ann: [unit('a', 'enslaved-tech', [[2800, 1700]])],
          ben: [settler('b', FAR_AWAY)],
          pieces: [house(600)],
          chance: { 'climb.roll': [[face]], 'fall.roll': [[effect('black')]], 'armor.roll': [[armor(4)]] },
        },
        'a-1',
      );
      t.seat(0).answer('move', [[3400, 1700]]);
      return model(t, 'a-1').height;
    };
    expect([up(skill(5)), up(skill(6))]).toEqual([600, 0]);
  });
});
