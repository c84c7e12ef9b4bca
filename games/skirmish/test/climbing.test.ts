import { describe, expect, test } from 'vitest';
import { whyNotAct } from '../queries/actions.ts';
import { checkCharge } from '../queries/charging.ts';
import { isEngaged } from '../queries/engagement.ts';
import { checkPath } from '../queries/paths.ts';
import { whyNotATarget } from '../queries/shooting.ts';
import { fall, jump } from '../rules/moving/falling.ts';
import type { SkirmishState } from '../state.ts';
import { COLORS, type Color } from '../words.ts';
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
  YELLOW,
} from './helpers/battle.ts';

const ORANGE = 508;
const HEIGHT = 600;
/** From x 3000 on, 150 mm wide and long. */
const house = (height = HEIGHT) => piece('house', [3000, 1000, 1500, 1500], { height, ground: 'climbable' });
const ladder = piece('ladder', [3000, 1000, 1500, 1500], { height: HEIGHT, ground: 'ladder' });
/** A Free Tech: Red Move, AGI 5. */
const tech = (at: [number, number, number?]) => unit('a', 'enslaved-tech', [at]);
const climber = (at: [number, number, number?], more: Partial<BattleSetting> = {}): BattleSetting => ({
  ann: [tech(at)],
  ben: [settler('b', FAR_AWAY)],
  pieces: [house()],
  ...more,
});
const climbs = (faces: number[]) => ({ 'climb.roll': faces.map((face) => [face]) });
const hang = (height: number) => (state: SkirmishState) => {
  Object.assign(state.models[0]!, { climbing: 'house', height, x: 3000, y: 1700 });
};
/** Nothing on the ground slows it down. */
const lightFooted = ({ lasting }: SkirmishState) => {
  lasting.push({ id: '9', kind: 'boosted', on: 'a-1', until: 'activation', from: 'light-footed', left: 0 });
};
const length = (color: Color) => content.rulers.get(color)!.length;

describe('Climbing', () => {
  test('WW-CLIMB-1 climbing is Difficult Terrain, and the way up counts', () => {
    const t = scene(climber([2800, 1700]));
    // Red is Yellow: a base and a ruler, less the height.
    const flat = YELLOW + BASE - HEIGHT;
    const check = (x: number) => checkPath(t, t.model('a-1'), 'red', [[x, 1700]], true);
    expect(check(2800 + flat).ok).toBe(true);
    expect(check(2800 + flat + 3)).toMatchObject({ ok: false, reason: { rule: 'WW-MOVE-1' } });
    expect(checkPath(t, t.model('a-1'), 'red', [[2800, 1700 - 1300]], true).ok).toBe(true);
  });

  test('WW-CLIMB-2 an AGI test at its start, and no Action but the Move', () => {
    const t = using(climber([2800, 1700], { chance: climbs([skill(5)]) }), 'a-1');
    t.seat(0).answer('move', [[3400, 1700]]);
    expect(model(t, 'a-1')).toMatchObject({ x: 3400, y: 1700, height: HEIGHT, climbing: null });
    expect(t.state.activation!.left).toBe(1);
    const fails = using(climber([2800, 1700], { chance: climbs([skill(6)]) }), 'a-1');
    fails.seat(0).answer('move', [[3400, 1700]]);
    expect(model(fails, 'a-1').height).toBe(0);
  });

  test('WW-CLIMB-3 WW-RULING-58 a failure: from the ground nothing but the movement is lost, from a roof it is a fall', () => {
    const up = using(climber([2800, 1700], { chance: climbs([skill('X')]) }), 'a-1');
    up.seat(0).answer('move', [[3400, 1700]]);
    expect(model(up, 'a-1')).toMatchObject({ height: 0, regular: 0, climbing: null });
    expect(model(up, 'a-1').x).toBeLessThanOrEqual(3000 - 160);
    expect(up.logged('WW-FALL-1')).toEqual([]);
    expect(up.state.activation!.left).toBe(1);

    const down = using(
      climber([3200, 1700, HEIGHT], {
        chance: { ...climbs([skill('X')]), 'fall.roll': [[effect('black')]], 'armor.roll': [[armor(4)]] },
      }),
      'a-1',
    );
    down.seat(0).answer('move', [[2600, 1700]], 'climb');
    // 60 mm is up to Yellow: 2 damage.
    expect(model(down, 'a-1')).toMatchObject({ height: 0, regular: 2 });
    expect(model(down, 'a-1').x).toBeLessThanOrEqual(3000 - 160);
    expect(model(down, 'a-1').x).toBeGreaterThan(2600);
  });

  test('WW-CLIMB-4 a ruler that ends on the wall leaves the model there; its next movement begins with a new test', () => {
    const setting = (faces: number[]) =>
      climber([2300, 1700], {
        chance: { ...climbs(faces), 'fall.roll': [[effect('black')]], 'armor.roll': [[armor(4)]] },
      });
    // 1336 in all, 1000 of them to the wall: 336 are left for it.
    const short = using({ ...setting([skill(2), skill(2)]), ann: [tech([2000, 1700])] }, 'a-1');
    short.seat(0).answer('move', [[3400, 1700]]);
    expect(model(short, 'a-1')).toMatchObject({ climbing: 'house', height: 336, x: 3000, y: 1700 });
    short.seat(0).answer('move', [[3400, 1700]]);
    expect(model(short, 'a-1')).toMatchObject({ climbing: null, height: HEIGHT, x: 3400 });

    const falls = using({ ...setting([skill(2), skill('X')]), ann: [tech([2000, 1700])] }, 'a-1');
    falls.seat(0).answer('move', [[3400, 1700]], 'move', [[3400, 1700]]);
    // From 33.6 mm: up to Orange, nothing but the die.
    expect(model(falls, 'a-1')).toMatchObject({ climbing: null, height: 0, regular: 0 });
    expect(falls.logged('WW-FALL-1')).toEqual(['A 1 falls 1.3 inches.']);
  });

  test('WW-CLIMB-4 on a wall it may go on hanging where it is, without a test', () => {
    const t = using({ ...climber([2300, 1700], { chance: climbs([skill(2)]) }), ann: [tech([2000, 1700])] }, 'a-1');
    t.seat(0).answer('move', [[3400, 1700]]);
    const { x, y, height } = model(t, 'a-1');
    t.seat(0).answer('move', [[x, y]]);
    expect(model(t, 'a-1')).toMatchObject({ climbing: 'house', height, x, y });
  });

  test('WW-CLIMB-5 on a wall it cannot attack or Use Expertise', () => {
    const t = scene(
      climber([2800, 1700], {
        ann: [unit('a', 'scavenger', [[2800, 1700]], 'assault-rifle', 'fragmentation-grenade')],
        ben: [settler('b', [2600, 1700])],
        state: hang(300),
      }),
    );
    for (const action of ['shoot', 'throw', 'strike', 'expertise'] as const)
      expect(whyNotAct(t, t.model('a-1'), action, 'action')?.rule).toBe('WW-CLIMB-5');
    expect(whyNotAct(t, t.model('a-1'), 'move', 'action')).toBeUndefined();
    expect(whyNotAct(t, t.model('a-1'), 'prepare', 'action')).toBeUndefined();
  });

  test('WW-CLIMB-6 it can be shot at', () => {
    const t = scene(climber([2800, 1700], { ben: [settler('b', [2000, 1700])], state: hang(300) }));
    const rifle = content.weapons.get('assault-rifle')!;
    expect(whyNotATarget(t, t.model('b-1'), rifle, t.model('a-1'))).toBeUndefined();
  });

  test('WW-CLIMB-7 it is engaged from no farther than Orange below or above', () => {
    const charge = (height: number) => {
      const t = scene(
        climber([2800, 1700], { pieces: [house(2000)], ben: [settler('b', [2000, 1700])], state: hang(height) }),
      );
      const checked = checkCharge(t, t.model('b-1'), 'red', [[3000 - BASE, 1700]]);
      return checked.ok ? 'ok' : checked.reason.rule;
    };
    expect([charge(ORANGE), charge(ORANGE + 2)]).toEqual(['ok', 'WW-CHARGE-2']);
    const beside = scene(climber([2800, 1700], { ben: [settler('b', [3000 - BASE, 1700])], state: hang(ORANGE) }));
    expect(isEngaged(beside, beside.model('b-1'))).toBe(true);
    const above = scene(climber([2800, 1700], { ben: [settler('b', [3000 - BASE, 1700])], state: hang(ORANGE + 2) }));
    expect(isEngaged(above, above.model('b-1'))).toBe(false);
  });

  test('WW-CLIMB-8 units that cannot climb use neither walls nor ladders', () => {
    for (const thing of [house(), ladder]) {
      const t = scene(climber([2800, 1700], { ann: [unit('a', 'dogmeat', [[2800, 1700]])], pieces: [thing] }));
      expect(checkPath(t, t.model('a-1'), 'black', [[3400, 1700]], true)).toMatchObject({
        ok: false,
        reason: { rule: 'WW-CLIMB-8' },
      });
    }
  });

  test('WW-RULING-61 a ladder needs no test, a wall does', () => {
    const up = (thing: typeof ladder) => {
      const t = using(climber([2800, 1700], { pieces: [thing], chance: climbs([skill(5)]) }), 'a-1');
      t.seat(0).answer('move', [[3400, 1700]]);
      return [model(t, 'a-1').height, t.logged('WW-TEST-1').length];
    };
    expect([up(ladder), up(house())]).toEqual([
      [HEIGHT, 0],
      [HEIGHT, 1],
    ]);
  });

  test('WW-RULING-61 a ladder is Difficult Terrain all the same', () => {
    const t = scene(climber([2800, 1700], { pieces: [ladder] }));
    const check = (x: number) => checkPath(t, t.model('a-1'), 'red', [[x, 1700]], true).ok;
    const flat = YELLOW + BASE - HEIGHT;
    expect([check(2800 + flat), check(2800 + flat + 3)]).toEqual([true, false]);
  });

  test('WW-RULING-61 an Unimpeded model makes the test on a wall', () => {
    const t = using(climber([2800, 1700], { state: lightFooted, chance: climbs([skill('critical')]) }), 'a-1');
    t.seat(0).answer('move', [[3300, 1700]]);
    expect(t.logged('WW-TEST-1')).toHaveLength(1);
  });

  test('WW-RULING-61 an Unimpeded model climbs at full length', () => {
    const light = scene(climber([2800, 1700]));
    lightFooted(light.state);
    // Yellow stays Yellow: 1336 less the height.
    const check = (x: number) => checkPath(light, light.model('a-1'), 'yellow', [[x, 1700]], true).ok;
    expect([check(2800 + YELLOW + BASE - HEIGHT), check(2800 + YELLOW + BASE - HEIGHT + 3)]).toEqual([true, false]);
  });

  test('WW-RULING-86 a climb in a Quick Action has 2 less', () => {
    const t = using(
      {
        ...climber([2700, 1700], { chance: climbs([skill(4)]) }),
        ann: [{ ...tech([2700, 1700]), heroic: true }],
        state: ({ units }) => {
          units[0]!.luck = 0;
        },
      },
      'a-1',
      1,
    );
    // AGI 5: A 4 would do, but not with 2 less.
    t.seat(0).answer('quick:move', [[3400, 1700]]);
    expect(model(t, 'a-1').height).toBe(0);
  });
});

describe('Charges and heights', () => {
  const roofed = { ...house(900), ground: 'normal' as const };

  test('WW-CHARGE-6 WW-CLIMB-7 who stands on a roof above is not in the way of a Charge', () => {
    const t = scene({
      ann: [settler('a', [2000, 1700])],
      ben: [settler('b', [3300, 1700]), settler('r', [2650, 1700, 900])],
      pieces: [{ ...roofed, outline: roofed.outline.map(({ x, y }) => ({ x: x - 500, y })) }],
    });
    const path = [[3300 - BASE, 1700]];
    expect(checkCharge(t, t.model('a-1'), 'black', path).ok).toBe(true);
    t.model('r-1').height = 0;
    expect(checkCharge(t, t.model('a-1'), 'black', path).ok).toBe(false);
  });

  test('WW-CHARGE-12 a Charge may climb as a Move does, and ends against who is up there', () => {
    const low = house(300);
    const setting = { ann: [tech([2800, 1700])], ben: [settler('b', [3700, 1700, 300])], pieces: [low] };
    const up = using({ ...setting, chance: climbs([skill(5)]) }, 'a-1');
    up.seat(0).answer('charge', [[3700 - BASE, 1700]]);
    expect(model(up, 'a-1')).toMatchObject({ height: 300, x: 3700 - BASE });
    expect(up.logged('WW-CHARGE-2')).toHaveLength(1);
    // Whoever slips charges nobody.
    const slips = using({ ...setting, chance: { ...climbs([skill('X')]), 'fall.roll': [[effect('black')]] } }, 'a-1');
    slips.seat(0).answer('charge', [[3700 - BASE, 1700]]);
    expect([model(slips, 'a-1').height, slips.logged('WW-CHARGE-2')]).toEqual([0, []]);
  });
});

describe('Falling and jumping', () => {
  const at = (card = 'settler', state?: (state: SkirmishState) => void) =>
    scene({ ann: [unit('a', card, [[2000, 2000]])], ben: [settler('b', FAR_AWAY)], ...(state && { state }) });
  const drops = (height: number, die: number, roll = armor(4), card = 'settler') => {
    const t = at(card);
    const m = t.model('a-1');
    const given = [[die], [roll]];
    playOut(fall(tableOf(t), m, height), ...given.slice(0, content.units.get(card)!.armor.physical.rating > 0 ? 2 : 1));
    return m.regular;
  };

  /** A Mongrel has no armor. */
  const falls = (height: number, die = effect('black')) => {
    expect(content.units.get('mongrel')!.armor.physical.rating).toBe(0);
    const t = at('mongrel');
    playOut(fall(tableOf(t), t.model('a-1'), height), [die]);
    return t.model('a-1').regular;
  };

  test('WW-FALL-1 a black die, and what its height adds', () => {
    expect([falls(length('red')), falls(length('red'), effect('black', 'damage'))]).toEqual([4, 5]);
  });

  test('WW-FALL-2 2 more for each color', () => {
    expect(content.falling.map(({ upTo, damage }) => [upTo, damage])).toEqual(COLORS.map((color, i) => [color, 2 * i]));
    expect(COLORS.map((color) => falls(length(color)))).toEqual([0, 2, 4, 6, 8, 10]);
  });

  test('WW-RULING-57 exactly a color is its row, and a hair more the next', () => {
    expect(COLORS.slice(0, -1).map((color) => [falls(length(color)), falls(length(color) + 2)])).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 8],
      [8, 10],
    ]);
  });

  test('WW-FALL-3 from higher than Black nobody gets up, and nothing is rolled', () => {
    const t = at();
    playOut(fall(tableOf(t), t.model('a-1'), length('black') + 2));
    expect(t.model('a-1').gone).toBe('eliminated');
  });

  test('WW-FALL-4 damage icons add 1 each, a Bottle takes 1 from the armor, other icons do nothing', () => {
    // The Scavenger has physical 2: A 2 blocks, unless a Bottle lowers it to 1.
    expect(content.units.get('scavenger')!.armor.physical.rating).toBe(2);
    expect(drops(length('yellow'), effect('black', 'damage', 'damage'), armor(4), 'scavenger')).toBe(4);
    expect(drops(length('yellow'), effect('black'), armor(2), 'scavenger')).toBe(0);
    expect(drops(length('yellow'), effect('black', 'bottle'), armor(2), 'scavenger')).toBe(2);
    for (const icon of ['reduce-armor', 'minus-1'] as const)
      expect(drops(length('yellow'), effect('black', icon), armor(2), 'scavenger')).toBe(0);
  });

  test('WW-FALL-5 WW-FALL-8 more than Yellow, within Red: one icon and 4, less 2 by the armor', () => {
    expect(content.units.get('sole-survivor')!.armor.physical.rating).toBe(3);
    expect(drops(length('yellow') + 100, effect('black', 'damage'), armor(2), 'sole-survivor')).toBe(3);
  });

  const jumps = (height: number, ...rolls: number[][]) => {
    const t = at('mongrel');
    const hurt = playOut(jump(tableOf(t), t.model('a-1'), height), ...rolls);
    return [t.model('a-1').regular, hurt];
  };

  test('WW-JUMP-1 a jump counts as one color less', () => {
    expect(jumps(length('red'), [effect('black')])).toEqual([2, true]);
  });

  test('WW-JUMP-2 from Orange it does nothing', () => {
    expect(jumps(length('orange'))).toEqual([0, false]);
  });

  test('WW-RULING-59 from above Black it is the Black row', () => {
    expect(jumps(length('black') + 500, [effect('black')])).toEqual([10, true]);
  });

  const roof = (height: number, more: Partial<BattleSetting> = {}) =>
    using(climber([3200, 1700, height], { pieces: [house(height)], ...more }), 'a-1');

  test('WW-JUMP-3 a jump is always completed, and is the Move', () => {
    const t = roof(length('black'), {
      chance: { 'fall.roll': [[effect('black')]], 'armor.roll': [[armor(4)]] },
      state: ({ units }) => {
        units[0]!.powerArmor = null;
      },
    });
    t.seat(0).answer('move', [[2600, 1700]]);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'climb.down', can: ['climb', 'jump'] });
    t.seat(0).answer('jump');
    expect(model(t, 'a-1').height).toBe(0);
    expect(model(t, 'a-1').gone).toBe('eliminated');
    const low = roof(length('yellow'));
    low.seat(0).answer('move', [[2600, 1700]], 'jump');
    expect(model(low, 'a-1').height).toBe(0);
    expect(low.logged('WW-CLIMB-3')).toEqual([]);
  });

  test('WW-FALL-6 a hurt model stays where it lands', () => {
    const t = roof(length('yellow'), {
      chance: { 'fall.roll': [[effect('black', 'damage')]], 'armor.roll': [[armor(4)]] },
    });
    t.seat(0).answer('move', [[2600, 1700]], 'jump');
    expect(model(t, 'a-1').regular).toBe(1);
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'a-1').x).toBeGreaterThan(2700);
  });

  test('WW-FALL-7 an unhurt one goes on with what is left after the fall', () => {
    const t = roof(ORANGE);
    t.seat(0).answer('move', [[2600, 1700]], 'jump');
    expect(t.seat(0).asked()!.ask).toBe('move.on');
    const { x } = model(t, 'a-1');
    // A base and the whole of Red, less 20 mm to the edge, less the fall: a jump is no Difficult Terrain.
    const left = length('red') + BASE - 200 - ORANGE;
    expect(t.seat(0).refuse([[x - left - 3, 1700]]).rule).toBe('WW-FALL-7');
    t.seat(0).answer([[x - left, 1700]]);
    expect(model(t, 'a-1').x).toBe(x - left);
  });

  test('WW-MOVE-6 who jumps lands beside those who stand below', () => {
    const t = using(climber([3200, 1700, 590], { ben: [settler('b', [2600, 1700])], state: hang(590) }), 'a-1');
    t.seat(0).answer('move', [[2700, 2400]], 'jump');
    const { x, y } = model(t, 'a-1');
    expect(Math.hypot(x - 2600, y - 1700)).toBeGreaterThanOrEqual(BASE);
    // It may stay there. WW-FALL-7
    t.seat(0).answer([[x, y]]);
    expect(model(t, 'a-1')).toMatchObject({ x, y, height: 0 });
  });

  test('WW-JUMP-1 WW-CLIMB-8 who cannot climb may jump', () => {
    const t = roof(ORANGE, { ann: [unit('a', 'dogmeat', [[3200, 1700, ORANGE]])] });
    t.seat(0).answer('move', [[2600, 1700]]);
    expect(t.seat(0).asked()).toMatchObject({ ask: 'climb.down', can: ['jump'] });
    t.seat(0).answer('jump');
    expect(model(t, 'a-1')).toMatchObject({ height: 0, regular: 0 });
  });

  test('WW-FALL-9 WW-RULING-60 Power Armor takes no harm from a fall or jump, degraded or not', () => {
    for (const degraded of [false, true]) {
      const suit = (state: SkirmishState) => {
        state.units[0]!.powerArmor = { card: [...content.powerArmor.keys()][0]!, regular: 0, radiation: 0, degraded };
      };
      for (const height of [length('blue'), length('black') + 100]) {
        const t = at('paladin', suit);
        expect(playOut(fall(tableOf(t), t.model('a-1'), height))).toBe(false);
        expect(t.model('a-1')).toMatchObject({ regular: 0, gone: null });
      }
      const jumper = roof(ORANGE + 100, { ann: [unit('a', 'paladin', [[3200, 1700, ORANGE + 100]])], state: suit });
      jumper.seat(0).answer('move', [[2600, 1700]], 'jump');
      expect(model(jumper, 'a-1')).toMatchObject({ regular: 0, height: 0 });
    }
  });
});
