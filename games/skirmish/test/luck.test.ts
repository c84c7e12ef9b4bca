import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { gainLuck, winnerOfFlip } from '../rules/round/luck.ts';
import type { Force } from '../state.ts';
import {
  act,
  armor,
  type BattleSetting,
  type BattleTest,
  BLANK,
  battle,
  content,
  effect,
  heroic,
  LUCK,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from './helpers/battle.ts';
import { hitByAttack } from './helpers/hits.ts';

const FAR = 3320;
const mine: Force = [settler('a', [1000, 2000])];
const theirs: Force = [settler('b', [FAR, 2000])];
const lucky = (force: Force): Force => force.map(heroic);
const rolled = (shows: Parameters<typeof skill>[0]): Answer => [skill(shows), effect('black')];

/** A settler with Rifle 6 shoots at another at long range. */
function shot(
  setting: Partial<BattleSetting>,
  shows: Parameters<typeof skill>[0],
  flips: number[],
  rolls: number[] = [4],
) {
  const t = battle({
    ann: mine,
    ben: theirs,
    ...setting,
    chance: {
      'attack.roll': [rolled(shows)],
      'armor.roll': rolls.map((value) => [armor(value)]),
      'luck.flip': flips,
      ...setting.chance,
    },
  });
  act(t, 'a-1');
  t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
  return t;
}
const tokens = (t: BattleTest, id = 'b-1') => t.state.models.find((model) => model.id === id)!.regular;
const luckOf = (t: BattleTest, id: string) => t.state.units.find((each) => each.id === id)!.luck;

describe('Luck', () => {
  test('CH-RULING-67 between two players the Luck side is for the one who was named, the blank one for the other', () => {
    const won = (named: number, side: number): unknown => {
      const flipping = winnerOfFlip(tableOf(scene({ ann: mine, ben: theirs })), named, 'CH-RULING-67');
      flipping.next();
      return flipping.next(side as never).value;
    };
    expect([won(0, LUCK), won(0, BLANK), won(1, LUCK), won(1, BLANK)]).toEqual([0, 1, 1, 0]);
  });

  test('WW-LUCK-1 as many tokens as LUC with a Luck icon on any card, and never more', () => {
    const [card] = [...content.units.values()].filter(({ icons, unique }) => icons.includes('luck') && unique);
    const t = scene({
      ann: [
        settler('a', [1000, 1000]),
        heroic(unit('h', card!.id, [[2000, 1000]])),
        unit('i', card!.id, [[3000, 1000]]),
      ].slice(0, 2),
      ben: lucky(theirs),
    });
    expect(t.state.units.map(({ luck }) => luck)).toEqual([0, card!.special.LUC, 3]);
    gainLuck(tableOf(t), t.model('b-1'), 2, 3);
    expect(t.state.units[2]!.luck).toBe(3);
  });

  test('WW-LUCK-2 the use is declared, the token is gone either way, and no die is rolled again', () => {
    for (const side of [LUCK, BLANK]) {
      const t = shot({ ann: lucky(mine) }, 8, [side]);
      expect(t.seat(0).asked()).toEqual({ ask: 'luck.accurate', can: ['flip', 'keep'], cannot: {} });
      t.seat(0).refuse('dodge');
      expect(luckOf(t, 'a')).toBe(3);
      t.seat(0).answer('flip');
      expect(luckOf(t, 'a')).toBe(2);
      expect(t.logged('WW-TEST-1')).toHaveLength(1);
    }
    const kept = shot({ ann: lucky(mine) }, 8, []);
    kept.seat(0).answer('keep');
    expect(luckOf(kept, 'a')).toBe(3);
  });

  test('WW-LUCK-3 a failed Dodge may be followed by Tough, not by another Dodge', () => {
    const t = shot({ ben: lucky(theirs) }, 6, [BLANK, LUCK]);
    t.seat(1).answer('flip');
    expect(t.seat(1).asked()?.ask).toBe('luck.tough');
    t.seat(1).answer('flip');
    expect([tokens(t), luckOf(t, 'b')]).toEqual([1, 1]);
  });

  test('WW-LUCK-4 Accurate takes 2 off the result of a failed test', () => {
    const t = shot({ ann: lucky(mine) }, 8, [LUCK]);
    t.seat(0).answer('flip');
    if (t.seat(0).asked()?.ask === 'luck.critical') t.seat(0).answer('keep');
    expect(tokens(t)).toBe(2);
  });

  test('WW-LUCK-4 it is not asked for where it cannot help: a failure by 3', () => {
    const t = shot({ ann: lucky(mine) }, 9, []);
    expect([t.seat(0).asked()?.ask, tokens(t), luckOf(t, 'a')]).toEqual(['action', 0, 3]);
  });

  test('WW-LUCK-5 Accurate is for neither a success nor an X', () => {
    const success = shot({ ann: lucky(mine) }, 6, []);
    expect(success.seat(0).asked()?.ask).not.toBe('luck.accurate');
    const cross = shot({ ann: lucky(mine) }, 'X', []);
    expect(cross.seat(0).asked()?.ask).toBe('action');
    expect([luckOf(success, 'a'), luckOf(cross, 'a')]).toEqual([3, 3]);
  });

  test('WW-LUCK-6 Dodge adds 2 to the result of a hit, even of one made by Luck', () => {
    const t = shot({ ben: lucky(theirs) }, 5, [LUCK]);
    expect(t.seat(1).asked()?.ask).toBe('luck.dodge');
    t.seat(1).answer('flip');
    expect(tokens(t)).toBe(0);
    const both = shot({ ann: lucky(mine), ben: lucky(theirs) }, 8, [LUCK, LUCK]);
    both.seat(0).answer('flip');
    both.seat(1).answer('flip');
    expect(tokens(both)).toBe(0);
  });

  test('WW-LUCK-6 it is not asked for where it cannot help: a hit with 3 to spare', () => {
    expect(
      shot({ ben: lucky(theirs) }, 3, [])
        .seat(1)
        .asked()?.ask,
    ).toBe('luck.tough');
  });

  test('WW-LUCK-9 WW-RULING-95 each type of damage has its own chance to be Tough', () => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [heroic(settler('b', [5000, 5000]))] });
    t.state.units[1]!.luck = 2;
    playOut(
      hitByAttack(t, t.model('b-1'), { physical: 2, energy: 2 }),
      [armor(4)],
      'flip',
      LUCK,
      [armor(4)],
      'flip',
      LUCK,
    );
    expect([t.model('b-1').regular, t.state.units[1]!.luck]).toEqual([2, 0]);
  });

  test('WW-LUCK-7 a Critical Attack cannot be dodged', () => {
    const t = battle({
      ann: lucky(mine),
      ben: lucky(theirs),
      chance: { 'armor.roll': [[armor(4)]] },
      state: ({ units }) => {
        units[0]!.meters = { 'assault-rifle': 4 };
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1', 'critical');
    expect(t.seat(1).asked()?.ask).toBe('luck.tough');
  });

  test('WW-LUCK-8 after a Dodge the attacker has no Luck left to use on it', () => {
    const t = shot({ ann: lucky(mine), ben: lucky(theirs) }, 6, [LUCK]);
    t.seat(1).answer('flip');
    expect(t.seat(0).asked()?.ask).toBe('action');
    expect([tokens(t), luckOf(t, 'a')]).toEqual([0, 3]);
  });

  test('WW-LUCK-9 Tough takes 1 off any damage, after armor', () => {
    const t = shot({ ben: lucky(theirs) }, 6, [LUCK]);
    t.seat(1).answer('keep');
    expect(t.seat(1).asked()?.ask).toBe('luck.tough');
    expect(t.logged('WW-ARM-2')).toHaveLength(1);
    t.seat(1).answer('flip');
    expect(tokens(t)).toBe(1);

    const blocked = shot({ ben: [heroic(unit('b', 'paladin', [[FAR, 2000]]))] }, 6, [], [3]);
    blocked.seat(1).answer('keep');
    expect(blocked.seat(0).asked()?.ask).toBe('action');

    const burning = battle({
      ann: lucky(mine),
      ben: theirs,
      chance: { 'luck.flip': [LUCK, BLANK] },
      state: ({ models }) => {
        models[0]!.conditions = ['on-fire'];
      },
    });
    act(burning, 'a-1');
    burning.seat(0).answer('flip');
    expect(tokens(burning, 'a-1')).toBe(0);
  });

  test('WW-LUCK-10 Extra Critical adds a point after a hit, damage or not', () => {
    const after = (side: number) => {
      const t = shot({ ann: lucky(mine), ben: [unit('b', 'paladin', [[FAR, 2000]])] }, 6, [side], [3]);
      expect(t.seat(0).asked()?.ask).toBe('luck.critical');
      t.seat(0).answer('flip');
      expect(tokens(t)).toBe(0);
      return t.state.units[0]!.meters['assault-rifle'];
    };
    expect([after(LUCK), after(BLANK)]).toEqual([2, 1]);
  });
});
