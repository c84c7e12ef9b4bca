import { describe, expect, test } from 'vitest';
import { cryColor, resistance } from '../queries/battle-cry.ts';
import { checkCharge } from '../queries/charging.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import type { SkirmishState } from '../state.ts';
import {
  type BattleSetting,
  type BattleTest,
  content,
  FAR_AWAY,
  model,
  positionOf,
  scene,
  settler,
  skill,
  unit,
  using,
  wall,
} from './helpers/battle.ts';

const prepared =
  (...ids: string[]) =>
  (state: SkirmishState) => {
    for (const each of state.models) if (ids.includes(each.id)) each.prepared = true;
  };
const TOUCH = { brute: 200 + 160 };

/** A Brute charges a Lancer. */
const rush = (rolls: { cry?: number; resist?: number }, more: Partial<BattleSetting> = {}): BattleTest => {
  const t = using(
    {
      ann: [unit('brute', 'brute', [[2000, 2000]], 'board')],
      ben: [unit('lancer', 'lancer', [[2900, 2000]], 'laser-pistol')],
      state: prepared('lancer-1'),
      ...more,
      chance: {
        ...(rolls.cry && { 'cry.roll': [[rolls.cry]] }),
        ...(rolls.resist && { 'cry.resist': [[rolls.resist]] }),
        ...more.chance,
      },
    },
    'brute-1',
  );
  const target = t.state.models[1]!;
  t.seat(0).answer('charge', [[target.x - TOUCH.brute, 2000]]);
  return t;
};

describe('Battle Cry', () => {
  test('WW-BCRY-1 WW-BCRY-2 a colored icon cries and resists, a white one only resists', () => {
    const t = scene({
      ann: [unit('a', 'brute', [[2000, 2000]]), settler('c', [3000, 3000])],
      ben: [settler('b', FAR_AWAY)],
    });
    const brute = content.units.get('brute')!;
    expect(cryColor(t, t.model('a-1'))).toBe(brute.colors['battle-cry']);
    expect(resistance(t, t.model('a-1'))).toBe(8);
    expect(cryColor(t, t.model('c-1'))).toBeUndefined();
    expect(resistance(t, t.model('c-1'))).toBe(4);
    const white = using({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [2900, 2000])] }, 'a-1');
    white.seat(0).answer('charge', [[2580, 2000]]);
    expect(white.seat(0).asked()).toMatchObject({ ask: 'charge.bonus', can: ['black', 'green'] });
    const charged = rush({ cry: skill('X'), resist: skill('X') });
    charged.seat(0).answer('battle-cry');
    expect(charged.logged('WW-BCRY-5')).toHaveLength(1);
  });

  test('WW-BCRY-3 WW-RULING-94 an immune unit is not cried at, and may react to the Charge', () => {
    const t = rush({}, { ben: [unit('b', 'conrad-kellogg', [[2900, 2000]], '10mm-pistol')], state: prepared('b-1') });
    expect(t.seat(0).asked()).toMatchObject({ ask: 'charge.bonus', can: ['black', 'green'] });
    t.seat(0).answer('black');
    expect(t.seat(1).asked()!.ask).toBe('react.declare');
    expect(model(t, 'b-1').x).toBe(2900);
    expect(rush({}).seat(0).asked()!.can).toEqual(['black', 'green', 'battle-cry']);
  });

  test('WW-BCRY-4 only as part of a Charge, and without an Action of its own', () => {
    const t = using(
      { ann: [unit('brute', 'brute', [[2000, 2000]], 'board')], ben: [settler('b', [2900, 2000])] },
      'brute-1',
    );
    t.seat(0).refuse('battle-cry');
    t.seat(0).answer('charge', [[2900 - TOUCH.brute, 2000]]);
    expect(t.seat(0).asked()!.can).toContain('battle-cry');
    expect(t.state.activation!.left).toBe(1);
  });

  test('WW-BCRY-5 the highest success wins', () => {
    const winner = (resist: number) => {
      const t = rush({ cry: skill(2), resist });
      t.seat(0).answer('battle-cry');
      return t.seat(0).asked()?.ask === 'cry.push' ? 'charger' : 'defender';
    };
    expect([winner(skill('critical')), winner(skill(3))]).toEqual(['charger', 'defender']);
  });

  test('WW-OPP-1 each rolls against its own value: a 4 fails against the Lancer’s 3', () => {
    const t = rush({ cry: skill(2), resist: skill(4) });
    t.seat(0).answer('battle-cry');
    expect(t.seat(0).asked()!.ask).toBe('cry.push');
  });

  const won = () => {
    const t = rush({ cry: skill(2), resist: skill('critical') });
    t.seat(0).answer('battle-cry', 'stay');
    return t;
  };

  test('WW-BCRY-7 whoever lost cannot react to the Charge', () => {
    expect(won().seat(1).asked()).toBeUndefined();
  });

  test('WW-BCRY-8 a marker of each color, and both dice in the attack', () => {
    const t = won();
    expect(model(t, 'brute-1').bonus).toEqual({ against: 'lancer-1', dice: ['black', 'green'] });
    const now = positionOf(t);
    const board = grips(now, model(t, 'brute-1')).find(({ id }) => id === 'board')!;
    const plain = strikeAt(now, { ...model(t, 'brute-1'), bonus: null }, board, model(t, 'lancer-1')).pool;
    expect(strikeAt(now, model(t, 'brute-1'), board, model(t, 'lancer-1')).pool).toEqual([...plain, 'black', 'green']);
  });

  test('WW-BCRY-13 2 against 8 beats 1 against 3, and the Lancer keeps its Reaction Marker', () => {
    expect(content.units.get('brute')!.special[content.units.get('brute')!.skills['battle-cry']!]).toBe(8);
    expect(content.units.get('lancer')!.special[content.units.get('lancer')!.skills.resist!]).toBe(3);
    const t = won();
    expect(model(t, 'brute-1').bonus).not.toBeNull();
    expect(model(t, 'lancer-1').prepared).toBe(true);
  });

  test('WW-BCRY-6 a tie is the charger’s', () => {
    // 7 against 8: the general tie-break would favor the defender.
    const t = rush(
      { cry: skill(3), resist: skill(3) },
      {
        ann: [unit('brute', 'preston-garvey', [[2000, 2000]], 'machete')],
        ben: [unit('b', 'brute', [[2900, 2000]], 'board')],
        state: ({ units }) => {
          units[0]!.luck = 0;
        },
      },
    );
    t.seat(0).answer('battle-cry');
    expect(t.seat(0).asked()!.ask).toBe('cry.push');
  });

  test('WW-BCRY-9 the push is a choice, and goes no farther than the color', () => {
    const t = rush({ cry: skill(2), resist: skill('X') });
    t.seat(0).answer('battle-cry');
    expect(t.seat(0).asked()).toMatchObject({ ask: 'cry.push', can: ['push', 'stay'] });
    const color = content.units.get('brute')!.colors['battle-cry']!;
    const { length } = content.rulers.get(color)!;
    t.seat(0).answer('push');
    expect(t.seat(0).refuse(length + 1).rule).toBe('WW-PUSH-1');
    t.seat(0).answer(length - 100, 'stay');
    expect(model(t, 'lancer-1').x).toBe(2900 + length - 100);
    const stays = rush({ cry: skill(2), resist: skill('X') });
    stays.seat(0).answer('battle-cry', 'stay');
    expect(model(stays, 'lancer-1').x).toBe(2900);
  });

  test('WW-BCRY-10 WW-BCRY-14 the Lancer’s 3 wins: no markers, and it may strike or move away', () => {
    const t = rush({ cry: skill(2), resist: skill(3) });
    t.seat(0).answer('battle-cry');
    expect(model(t, 'brute-1').bonus).toBeNull();
    expect(t.seat(1).asked()!.can).toEqual(expect.arrayContaining(['lancer-1:strike', 'lancer-1:move']));
  });

  const lost = (more: Partial<BattleSetting> = {}) => {
    const t = rush({ cry: skill(2), resist: skill(3) }, more);
    t.seat(0).answer('battle-cry');
    return t;
  };

  test('WW-BCRY-11 WW-WITHDRAW-8 whoever won leaves without a free attack', () => {
    const t = lost();
    t.seat(1).answer('lancer-1:move', [[2900 + 508, 2000]]);
    expect(t.seat(0).asked()!.ask).toBe('action');
    expect(model(t, 'lancer-1').x).toBe(2900 + 508);
  });

  test('WW-RULING-39 that takes a Reaction Marker, and is one color shorter', () => {
    const t = lost();
    t.seat(1).answer('lancer-1:move');
    expect(content.units.get('lancer')!.move).toBe('yellow');
    t.seat(1).refuse([[2900 + 508 + 320 + 2, 2000]]);
    t.seat(1).answer([[2900 + 508, 2000]]);
    expect(model(t, 'lancer-1').prepared).toBe(false);
    expect(
      lost({ state: () => {} })
        .seat(1)
        .asked(),
    ).toBeUndefined();
  });

  test('WW-RULING-66 without a cry the charger strikes at whoever moves away', () => {
    const t = rush({});
    t.seat(0).answer('black');
    t.seat(1).answer('lancer-1:move', [[2900 + 508, 2000]]);
    expect(t.seat(0).asked()!.ask).toBe('withdraw.attack');
  });

  test('WW-BCRY-12 others react after the cry and the push, to what is there then', () => {
    const t = rush(
      { cry: skill(2), resist: skill('X') },
      {
        ben: [unit('lancer', 'lancer', [[2900, 2000]], 'laser-pistol'), settler('b', [2900, 3200])],
        state: prepared('b-1'),
      },
    );
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer('battle-cry');
    expect(t.seat(1).asked()).toBeUndefined();
    t.seat(0).answer('push', 300, 'stay');
    expect(t.seat(1).asked()!.ask).toBe('react.declare');
    expect(model(t, 'lancer-1').x).toBeGreaterThan(2900);
  });

  test('WW-RULING-37 the cry takes the place of the free marker, WW-RULING-38 and two failures win nothing', () => {
    const t = rush({ cry: skill('X'), resist: skill('X') });
    t.seat(0).answer('battle-cry');
    expect(model(t, 'brute-1').bonus).toBeNull();
    expect(t.seat(1).asked()!.ask).toBe('react.declare');
    t.seat(1).answer('lancer-1:move', [[2900 + 508, 2000]]);
    expect(t.seat(0).asked()!.ask).toBe('withdraw.attack');
    // Without any icon the defender does not roll.
    const mute = rush({ cry: skill(8) }, { ben: [unit('b', 'mama-murphy', [[2900, 2000]])], state: () => {} });
    mute.seat(0).answer('battle-cry');
    expect(mute.seat(0).asked()!.ask).toBe('cry.push');
  });

  test('WW-RULING-86 a quick Charge is one color shorter and its cry 2 worse, the resistance is not', () => {
    const t = using(
      {
        ann: [{ ...unit('brute', 'brute', [[2000, 2000]], 'board'), heroic: true }],
        ben: [unit('lancer', 'lancer', [[2900, 2000]], 'laser-pistol')],
        state: ({ units }) => {
          units[0]!.luck = 0;
        },
        chance: { 'cry.roll': [[skill(7)]], 'cry.resist': [[skill(3)]] },
      },
      'brute-1',
      1,
    );
    t.seat(0).answer('quick:charge', [[2900 - TOUCH.brute, 2000]], 'battle-cry');
    // 7 against 6 fails, 3 against 3 does not.
    expect(t.logged('WW-BCRY-5')).toEqual(['Brute cries out; Lancer 1 is not impressed.']);
  });

  test('WW-CARD-1 a card that says so charges without sight', () => {
    const blind = (card: string, weapon: string) => {
      const t = scene({
        ann: [unit('a', card, [[2000, 2000]], weapon)],
        ben: [settler('b', [2000, 3000])],
        pieces: [wall('w', [1700, 2400, 600, 100])],
      });
      const checked = checkCharge(t, t.model('a-1'), 'black', [
        [1500, 2200],
        [1500, 2700],
        [1700, 2890],
      ]);
      return checked.ok ? 'ok' : checked.reason.rule;
    };
    expect(blind('settler', 'assault-rifle')).toBe('WW-CHARGE-4');
    expect(blind('dogmeat', 'dog-bite')).toBe('ok');
  });
});
