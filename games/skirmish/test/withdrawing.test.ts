import { describe, expect, test } from 'vitest';
import { whyNoCharge } from '../queries/charging.ts';
import { engagedWith } from '../queries/engagement.ts';
import { checkSlide, suggestSlides } from '../queries/slide.ts';
import { freeAttackers } from '../queries/withdrawing.ts';
import type { Condition } from '../words.ts';
import {
  act,
  armor,
  BASE,
  type BattleSetting,
  battle,
  effect,
  model,
  piece,
  scene,
  settler,
  skill,
  unit,
} from './helpers/battle.ts';

const X = 2000;
const ids = (models: readonly { id: string }[]) => models.map(({ id }) => id);
const fists = 'improvised-weapon';
/** Its green die. */
const blank = effect('green');

/** Who gets a free attack if the first of Ann's models goes there. */
const attackers = (setting: BattleSetting, to: [number, number], stunned?: string) => {
  const t = scene(setting);
  if (stunned !== undefined) t.model(stunned).conditions = ['stunned'];
  const a = t.model('a-1');
  return ids(
    freeAttackers(t, a, [
      { x: a.x, y: a.y },
      { x: to[0], y: to[1] },
    ]),
  );
};
const duel: BattleSetting = { ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X])] };
const between: BattleSetting = { ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X], [X - BASE, X])] };

describe('Withdrawing and free attacks', () => {
  test('WW-WITHDRAW-1 an engaged model may Move away, but not Charge', () => {
    const t = battle({ ...duel, ben: [...duel.ben, settler('c', [X, X + 1200])] });
    act(t, 'a-1');
    expect(t.seat(0).refuse('charge').rule).toBe('WW-CHARGE-3');
    const position = scene(duel);
    expect(whyNoCharge(position, position.model('a-1'))?.rule).toBe('WW-CHARGE-3');
    t.seat(0).answer('move', [[X - 500, X]]);
    t.seat(1).answer('none');
    expect(model(t, 'a-1').x).toBe(X - 500);
  });

  test('WW-WITHDRAW-2 each enemy left behind, if it is engaged with nobody else', () => {
    const busy: BattleSetting = { ...between, ann: [settler('a', [X, X]), settler('f', [X + 2 * BASE, X])] };
    expect(attackers(between, [X, X + 900])).toEqual(['b-1', 'b-2']);
    expect(attackers(busy, [X, X + 900])).toEqual(['b-2']);
  });

  test('WW-WITHDRAW-3 at the -2 of a Quick Action, without Action Points', () => {
    const t = battle({ ...duel, chance: { 'attack.roll': [[skill('action'), blank]], 'armor.roll': [[armor(4)]] } });
    act(t, 'a-1');
    t.seat(0).answer('move', [[X - 500, X]]);
    expect(t.seat(1).asked()).toEqual({ ask: 'withdraw.attack', can: ['assault-rifle', fists, 'none'], cannot: {} });
    t.seat(1).answer(fists);
    expect(t.logged('WW-QUICK-2')).toEqual(['-2 to the Skill Value: a Quick Action.']);
    expect([t.logged('WW-AP-1'), t.state.activation!.points]).toEqual([[], 0]);
  });

  test('WW-WITHDRAW-4 before the movement, where all stand, and there is no way back', () => {
    const t = battle({ ...duel, chance: { 'attack.roll': [[skill('action'), blank]], 'armor.roll': [[armor(4)]] } });
    act(t, 'a-1');
    t.seat(0).answer('move', [[X - 500, X]]);
    expect(model(t, 'a-1')).toMatchObject({ x: X, y: X });
    t.seat(1).answer(fists);
    expect(model(t, 'a-1').regular).toBe(1);
    // The attacker may Slide; then the path is followed without another word.
    t.seat(1).answer([X + BASE, X]);
    expect(model(t, 'a-1')).toMatchObject({ x: X - 500, y: X });
    expect(t.state.activation!.left).toBe(1);
  });

  test('WW-WITHDRAW-5 not by those with whom contact is kept', () => {
    const corner: BattleSetting = { ann: [settler('a', [X, X])], ben: [settler('b', [X + BASE, X], [X, X + BASE])] };
    // Around the second, away from the first.
    expect(attackers(corner, [X, X])).toEqual([]);
    const t = scene(corner);
    const a = t.model('a-1');
    const step = { x: X - 10, y: X };
    expect(ids(freeAttackers(t, a, [a, step]))).toEqual(['b-1']);
  });

  test('WW-WITHDRAW-6 not by Stunned models', () => {
    expect(attackers(between, [X, X + 900], 'b-1')).toEqual(['b-2']);
  });

  test('WW-WITHDRAW-7 a Behemoth that leaves Dogmeat and the Sole Survivor, and the Sole Survivor that leaves', () => {
    const [huge, wide] = [300 + 160, 300 + 160];
    const force = [unit('dog', 'dogmeat', [[X + huge, X]], 'dog-bite'), unit('sole', 'sole-survivor', [[X - wide, X]])];
    const behemoth = [unit('a', 'behemoth', [[X, X]])];
    expect(attackers({ ann: behemoth, ben: force }, [X, X + 1200])).toEqual(['dog-1', 'sole-1']);
    const t = scene({ ann: force, ben: behemoth });
    const sole = t.model('sole-1');
    expect(freeAttackers(t, sole, [sole, { x: sole.x - 900, y: X }])).toEqual([]);
  });

  test('WW-RULING-41 a withdrawal ends with the model, or when it is Stunned; pushed, it goes on from there', () => {
    const leave = (weapon: string, dice: number[], before = 0) => {
      const t = battle({
        ann: [settler('a', [X, X], [X, 6000])],
        ben: [unit('b', 'paladin', [[X + 360, X]], weapon)],
        chance: { 'attack.roll': [[skill('action'), ...dice]], 'armor.roll': [[armor(4)]] },
        state: ({ models }) => {
          models[0]!.regular = before;
        },
      });
      t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1', 'move', [[X - 500, X]]);
      t.seat(1).answer(weapon);
      return t;
    };
    const pushed = leave('example-ram', [effect('blue', 'star')]);
    pushed.seat(1).answer(508, 'stay');
    expect([pushed.seat(0).asked()?.ask, model(pushed, 'a-1').x]).toEqual(['move.path', X - 508]);
    pushed.seat(0).answer([[X - 600, X]]);
    expect([model(pushed, 'a-1').x, pushed.state.activation!.left]).toEqual([X - 600, 1]);

    const stunned = leave('deathclaw-swipe', [effect('yellow'), effect('yellow'), effect('blue', 'bottle')]);
    stunned.seat(1).answer('effect:0', [X + 360, X]);
    expect(model(stunned, 'a-1')).toMatchObject({ x: X, conditions: ['stunned'], gone: null });
    expect(stunned.state.activation!.left).toBe(1);

    const gone = leave('example-ram', [effect('blue', 'star')], 3);
    expect(model(gone, 'a-1')).toMatchObject({ gone: 'eliminated', x: X });
    expect(gone.logged('WW-MOVE-1')).toEqual([]);
  });

  test('WW-RULING-42 contact that is lost on the way and found again is broken', () => {
    const t = scene(duel);
    const a = t.model('a-1');
    expect(ids(freeAttackers(t, a, [a, { x: X - 200, y: X }, a]))).toEqual(['b-1']);
  });

  test('WW-RULING-43 with any Close Combat attack, once, and no Reaction Marker is used', () => {
    const t = battle({
      ...duel,
      ben: [unit('b', 'settler', [[X + BASE, X]], 'machete', 'assault-rifle')],
      chance: { 'attack.roll': [[skill('X'), 1, 1]] },
      state: ({ models }) => {
        models[1]!.prepared = true;
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('move', [[X - 500, X]]);
    expect(t.seat(1).asked()!.can).toEqual(['machete', 'assault-rifle', fists, 'none']);
    t.seat(1).answer('machete');
    t.seat(1).answer([X + BASE, X]);
    expect(model(t, 'b-1').prepared).toBe(true);
    expect(t.logged('WW-WITHDRAW-2')).toHaveLength(1);
  });

  test('WW-RULING-89 it happens in the turn of the other side', () => {
    const t = battle(duel);
    act(t, 'a-1');
    t.seat(0).answer('move', [[X - 500, X]]);
    expect([t.state.turn, t.seat(1).asked()?.ask]).toEqual([0, 'withdraw.attack']);
  });
});

describe('Slide', () => {
  const strike = (setting: BattleSetting, shows: number | 'X', conditions: Condition[] = []) => {
    const t = battle({
      ...setting,
      chance: { 'attack.roll': [[skill(shows), blank]], 'armor.roll': [[armor(4)]] },
      state: ({ models }) => {
        models[0]!.conditions = conditions;
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', fists, 'b-1');
    return t;
  };

  test('WW-SLIDE-1 offered after a Close Combat attack, hit or miss, and not after a shot', () => {
    expect(strike(duel, 2).seat(0).asked()?.ask).toBe('slide.to');
    expect(strike(duel, 'X').seat(0).asked()?.ask).toBe('slide.to');
    const t = battle({
      ann: [settler('a', [X, X])],
      ben: [settler('b', [X + 2000, X])],
      chance: { 'attack.roll': [[skill('X'), 1]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('WW-SLIDE-2 no engagement is broken', () => {
    const t = scene(between);
    expect(checkSlide(t, t.model('a-1'), [X, X + BASE])).toMatchObject({ ok: false, reason: { rule: 'WW-SLIDE-2' } });
    const one = strike(duel, 'X');
    expect(one.seat(0).refuse([X - 10, X]).rule).toBe('WW-SLIDE-2');
    one.seat(0).answer([X + BASE, X + BASE]);
    expect(model(one, 'a-1')).toMatchObject({ x: X + BASE, y: X + BASE });
  });

  test('WW-SLIDE-1 nobody is asked where staying is all there is', () => {
    // Between two enemies no other place touches both.
    expect(strike(between, 'X').seat(0).asked()?.ask).toBe('action');
    expect(strike(duel, 'X').seat(0).asked()?.ask).toBe('slide.to');
  });

  test('WW-SLIDE-3 nothing is passed or overlapped', () => {
    const crowd = { ...duel, ann: [settler('a', [X, X], [X + BASE, X + BASE + 100])] };
    const t = scene(crowd);
    expect(checkSlide(t, t.model('a-1'), [X + BASE, X + BASE])).toMatchObject({
      ok: false,
      reason: { rule: 'WW-MOVE-6' },
    });
    const walled = scene({
      ...duel,
      pieces: [
        piece('w', [X + BASE - 20, X + 160, 40, 600], { ground: 'impassable' }),
        piece('v', [X + BASE - 20, X - 760, 40, 600], { ground: 'impassable' }),
      ],
    });
    expect(checkSlide(walled, walled.model('a-1'), [X + 2 * BASE, X])).toMatchObject({
      ok: false,
      reason: { rule: 'WW-TERRAIN-6' },
    });
  });

  test('WW-SLIDE-4 it may bring the model into contact with somebody else', () => {
    const t = strike({ ...duel, ben: [settler('b', [X + BASE, X], [X + BASE, X + 2 * BASE])] }, 'X');
    t.seat(0).answer([X + BASE, X + BASE]);
    const position = { state: t.state, content: t.game.content };
    expect(ids(engagedWith(position, model(t, 'a-1')))).toEqual(['b-1', 'b-2']);
  });

  test('WW-SLIDE-5 Reactions wait for it, and see where it ended', () => {
    const t = battle({
      ...duel,
      chance: { 'attack.roll': [[skill('X'), blank]] },
      state: ({ models }) => {
        models[1]!.prepared = true;
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', fists, 'b-1');
    expect([t.seat(1).asked(), t.seat(0).asked()?.ask]).toEqual([undefined, 'slide.to']);
    t.seat(0).answer([X + BASE, X + BASE]);
    expect(t.seat(1).asked()?.ask).toBe('react.declare');
    expect(model(t, 'a-1').y).toBe(X + BASE);
  });

  test('WW-SLIDE-6 WW-WITHDRAW-8 a Behemoth that goes around Dogmeat gives no free attack', () => {
    const apart = 300 + 160;
    const t = battle({
      ann: [unit('a', 'behemoth', [[X, X]])],
      ben: [unit('b', 'dogmeat', [[X + apart, X]], 'dog-bite')],
      chance: { 'attack.roll': [[skill('X'), blank, effect('black')]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', fists, 'b-1', [X + apart, X + apart]);
    const position = { state: t.state, content: t.game.content };
    expect(ids(engagedWith(position, model(t, 'a-1')))).toEqual(['b-1']);
    expect(t.seat(1).asked()).toBeUndefined();
    expect(t.logged('WW-WITHDRAW-2')).toEqual([]);
  });

  test('WW-RULING-40 as far as a Move, shortened as usual, and only while engaged', () => {
    const reach = (...conditions: Condition[]) => {
      const t = scene({ ann: [settler('a', [X, X])], ben: [unit('b', 'behemoth', [[X + 460, X]])] });
      t.model('a-1').conditions = conditions;
      return suggestSlides(t, t.model('a-1')).length;
    };
    // Yellow and a base reach 1336 of the 1445 to the other side; Orange and a base only 828.
    expect(reach()).toBeGreaterThan(reach('slow'));
    const dead = battle({
      ann: [settler('a', [X, X])],
      ben: [settler('b', [X + BASE, X], [6000, X])],
      chance: { 'attack.roll': [[skill(2), blank]], 'armor.roll': [[armor(4)]] },
      state: ({ models }) => {
        models[1]!.regular = 3;
      },
    });
    act(dead, 'a-1');
    dead.seat(0).answer('strike', fists, 'b-1');
    expect(dead.seat(0).asked()?.ask).toBe('action');
  });
});

describe('Push Back', () => {
  const ORANGE = 508;
  const push = (
    setting: Partial<BattleSetting> = {},
    follow: 'follow' | 'stay' = 'stay',
    before = 0,
    dice: number[] = [],
    length = ORANGE,
  ) => {
    const t = battle({
      ann: [unit('a', 'settler', [[X, X]], 'example-ram')],
      ben: [settler('b', [X + BASE, X], [X + BASE, 8000])],
      ...setting,
      chance: { 'attack.roll': [[skill(2), ...dice, effect('blue', 'blast')]], 'armor.roll': [[armor(4)]] },
      state: ({ models }) => {
        models.find(({ id }) => id === 'b-1')!.regular = before;
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'example-ram', 'b-1');
    if (t.seat(0).asked()?.ask === 'push.length') t.seat(0).answer(length);
    if (t.seat(0).asked()?.ask === 'push.follow') t.seat(0).answer(follow);
    return t;
  };

  test('WW-PUSH-1 the pusher says how far, from nothing to the color', () => {
    expect([300, 0].map((length) => model(push({}, 'stay', 0, [], length), 'b-1').x)).toEqual([
      X + BASE + 300,
      X + BASE,
    ]);
    const t = battle({
      ann: [unit('a', 'settler', [[X, X]], 'example-ram')],
      ben: [settler('b', [X + BASE, X], [X + BASE, 8000])],
      chance: { 'attack.roll': [[skill(2), effect('blue', 'blast')]], 'armor.roll': [[armor(4)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('strike', 'example-ram', 'b-1');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'push.length', can: [ORANGE, ORANGE / 2, 0] });
    for (const wrong of [ORANGE + 1, -1, 100.5, 'far']) expect(t.seat(0).refuse(wrong).rule).toBe('WW-PUSH-1');
    // A push of nothing is none: nobody follows, and nothing is told.
    t.seat(0).answer(0);
    expect([t.seat(0).asked()?.ask, t.logged('WW-PUSH-2')]).toEqual(['slide.to', []]);
  });

  test('WW-PUSH-2 straight away from the pusher', () => {
    expect(model(push(), 'b-1')).toMatchObject({ x: X + BASE + ORANGE, y: X });
    const slant = push({ ben: [settler('b', [X + 192, X + 256], [X, 8000])] });
    // On the ray through both centers: 3 to 4.
    const { x, y } = model(slant, 'b-1');
    expect(Math.abs((x - X) * 4 - (y - X) * 3)).toBeLessThan(5);
    expect(Math.hypot(x - X, y - X)).toBeCloseTo(BASE + ORANGE, -0.5);
  });

  test('WW-PUSH-3 the pusher may follow in contact, or stay', () => {
    const followed = push({}, 'follow');
    expect(model(followed, 'a-1')).toMatchObject({ x: X + ORANGE, y: X });
    expect(model(push({}, 'stay'), 'a-1')).toMatchObject({ x: X, y: X });
  });

  test('WW-PUSH-4 it ends at the first contact with a model or with scenery', () => {
    const other = push({ ben: [settler('b', [X + BASE, X], [X + BASE + 600, X])] });
    expect(model(other, 'b-1').x).toBe(X + BASE + 280);
    const crated = push({ pieces: [piece('c', [X + BASE + 360, X - 100, 100, 200], { cover: true })] });
    expect(model(crated, 'b-1').x).toBe(X + BASE + 200);
  });

  test('WW-PUSH-5 WW-WITHDRAW-8 nobody gets a free attack for it', () => {
    const t = push(
      { ann: [unit('a', 'settler', [[X, X]], 'example-ram'), settler('f', [X + BASE, X + BASE])] },
      'stay',
      0,
      [effect('green')],
    );
    expect(model(t, 'b-1').x).toBe(X + BASE + ORANGE);
    expect(t.logged('WW-WITHDRAW-2')).toEqual([]);
  });

  test('WW-PUSH-6 after the damage, and not of a model that is gone', () => {
    const t = push();
    const log = t.log();
    expect(log.findIndex((line) => line.includes('takes'))).toBeLessThan(
      log.findIndex((line) => line.includes('pushed')),
    );
    expect(push({}, 'stay', 3).logged('WW-PUSH-2')).toEqual([]);
  });

  describe('at the edge', () => {
    /** How far from the edge the middle of who is pushed stands; a push that hits costs 1 by itself. */
    const pushedFrom = (y: number) => {
      const t = push({
        ann: [unit('a', 'settler', [[X, y + BASE]], 'example-ram')],
        ben: [settler('b', [X, y], [6000, 6000])],
      });
      return model(t, 'b-1');
    };

    test('WW-EDGE-4 the edge stops a push', () => {
      expect(pushedFrom(400).y).toBe(160);
    });

    test('WW-EDGE-5 it hurts by 1 if the base would have gone over it', () => {
      expect([pushedFrom(400).regular, pushedFrom(2000).regular]).toEqual([2, 1]);
    });

    test('WW-EDGE-6 who is pushed does not leave by it', () => {
      expect(pushedFrom(400).gone).toBeNull();
    });

    test('WW-RULING-62 exactly at the edge nothing hurts', () => {
      expect(pushedFrom(160 + ORANGE)).toMatchObject({ y: 160, regular: 1 });
    });
  });
});
