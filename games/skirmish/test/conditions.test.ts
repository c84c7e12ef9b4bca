import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { whyNotAct } from '../queries/actions.ts';
import { suggestCharges } from '../queries/charging.ts';
import { modifiersOn, movementColor } from '../queries/circumstances.ts';
import { grips, strikeAt } from '../queries/close-combat.ts';
import { checkPath } from '../queries/paths.ts';
import { shotAt } from '../queries/shots.ts';
import { cure, inflict } from '../rules/harm/conditions.ts';
import { pushBack } from '../rules/moving/push-back.ts';
import type { Model } from '../state.ts';
import { ACTIONS, type Condition } from '../words.ts';
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
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  unit,
} from './helpers/battle.ts';

const pair: BattleSetting = { ann: [settler('a', [1000, 2000])], ben: [settler('b', [3000, 2000])] };
const ill = (...conditions: Condition[]) => ({
  ...pair,
  state: ({ models }: { models: Model[] }) => {
    models[0]!.conditions = conditions;
  },
});
const conditionsOf = (t: BattleTest, id = 'a-1') => t.state.models.find((model) => model.id === id)!.conditions;
const tokens = (t: BattleTest, id = 'a-1') => t.state.models.find((model) => model.id === id)!.regular;
const stand = (...conditions: Condition[]) => {
  const t = scene(pair);
  t.model('a-1').conditions = conditions;
  return t;
};
const rifle = content.weapons.get('assault-rifle')!;
const value = (...conditions: Condition[]) => {
  const t = stand(...conditions);
  return shotAt(t, t.model('a-1'), rifle, t.model('b-1'), 'long').modifiers.map(({ rule, by }) => `${rule} ${by}`);
};
const ruler = (color: 'green' | 'red' | 'blue' | 'orange', ...conditions: Condition[]) => {
  const t = stand(...conditions);
  return movementColor(t, t.model('a-1'), color);
};

describe('Conditions', () => {
  test('WW-COND-1 several at once, but none twice', () => {
    const t = scene(pair);
    const table = tableOf(t);
    for (const each of ['poisoned', 'poisoned', 'slow'] as const) inflict(table, t.model('a-1'), each);
    expect(t.model('a-1').conditions).toEqual(['poisoned', 'slow']);
  });

  test('WW-COND-2 fire and ice replace each other', () => {
    const t = scene(pair);
    const table = tableOf(t);
    const seen = (['on-fire', 'frozen', 'on-fire'] as const).map((each) => {
      inflict(table, t.model('a-1'), each);
      return t.model('a-1').conditions.join();
    });
    expect(seen).toEqual(['on-fire', 'frozen', 'on-fire']);
  });

  test('WW-COND-3 Frozen is -2, WW-COND-7 and so is an Injured Arm', () => {
    expect(value('frozen')).toEqual(['WW-COND-3 -2']);
    expect(value('injured-arm')).toEqual(['WW-COND-7 -2']);
    expect(value()).toEqual([]);
  });

  test('WW-RULING-75 different conditions stack, one from two causes does not', () => {
    expect(value('frozen', 'injured-arm')).toHaveLength(2);
    expect(ruler('green', 'frozen', 'slow')).toBe('yellow');
    expect(ruler('green', 'injured-leg', 'slow')).toBe('red');
  });

  test('WW-COND-4 Frozen models move one color shorter, WW-COND-8 those with an Injured Leg too', () => {
    expect([ruler('red', 'frozen'), ruler('red', 'injured-leg'), ruler('red')]).toEqual(['yellow', 'yellow', 'red']);
  });

  test('WW-COND-5 a Frozen model cannot Prepare', () => {
    const t = battle(ill('frozen'));
    act(t, 'a-1');
    expect(t.seat(0).refuse('prepare').rule).toBe('WW-COND-5');
    t.seat(0).answer('move', [[1000, 2000]]);
  });

  test('WW-COND-6 Frozen ends with the activation of the model, not with that of another', () => {
    const t = battle({
      ann: [settler('a', [1000, 2000], [1000, 3000])],
      ben: pair.ben,
      state: ({ models }) => {
        models[0]!.conditions = ['frozen'];
      },
    });
    t.seat(0).answer('seat:0', 'a-2', 'all', 'a-2', 'end');
    expect(conditionsOf(t)).toEqual(['frozen']);
    t.seat(1).answer('b-1', 'b-1', 'end');
    t.seat(0).answer('a-1', 'a-1');
    expect(conditionsOf(t)).toEqual(['frozen']);
    t.seat(0).answer('end');
    expect(conditionsOf(t)).toEqual([]);
  });

  test('WW-COND-10 fire changes no test', () => {
    expect(value('on-fire')).toEqual([]);
    expect(ruler('red', 'on-fire')).toBe('red');
  });

  const burning = (side: number) => {
    const t = battle({ ...ill('on-fire'), chance: { 'luck.flip': [side] } });
    act(t, 'a-1');
    expect(t.seat(0).asked()?.ask).toBe('action');
    return t;
  };

  test('WW-COND-11 a burning model first takes 1 damage, without armor', () => {
    const t = burning(LUCK);
    expect([tokens(t), t.logged('WW-ARM-2')]).toEqual([1, []]);
  });

  test('WW-COND-12 then a Luck Token decides whether it goes on', () => {
    expect([LUCK, BLANK].map((side) => conditionsOf(burning(side)))).toEqual([[], ['on-fire']]);
  });

  test('WW-RULING-74 that token comes from the supply: who has none flips one', () => {
    expect(burning(LUCK).state.units[0]!.luck).toBe(0);
  });

  test('WW-COND-13 WW-SPEC-4 a Move Action and an AGI test put the fire out, without a step', () => {
    const dousing = (shows: number) => {
      const t = battle({ ...ill('on-fire'), chance: { 'luck.flip': [BLANK], 'douse.roll': [[skill(shows)]] } });
      act(t, 'a-1');
      t.seat(0).answer('douse');
      expect(t.state.activation!.left).toBe(1);
      expect(t.state.models[0]).toMatchObject({ x: 1000, y: 2000 });
      return conditionsOf(t);
    };
    // AGI 4, and no skill icon beside it.
    expect(Object.values(content.units.get('settler')!.skills)).not.toContain('AGI');
    expect([dousing(4), dousing(5)]).toEqual([[], ['on-fire']]);
  });

  test('WW-RULING-88 what changes Skill Values changes attribute tests', () => {
    const t = battle({
      ...ill('on-fire', 'injured-arm'),
      chance: { 'luck.flip': [BLANK], 'douse.roll': [[skill(3)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('douse');
    expect(conditionsOf(t)).toContain('on-fire');
    expect(modifiersOn(scene(pair), t.state.models[0]!)).toEqual([{ rule: 'WW-COND-7', by: -2 }]);
  });

  test('WW-COND-14 a Poisoned model takes 1 damage whenever it is activated, until it is cured', () => {
    const t = battle(ill('poisoned'));
    const round = (first: boolean) => {
      if (first) t.seat(0).answer('seat:0', 'a-1', 'a-1', 'end');
      else t.seat(t.state.advantage!).answer('seat:0');
      if (!first) t.seat(0).answer('a-1', 'a-1', 'end');
      t.seat(1).answer('b-1', 'b-1', 'end');
      return tokens(t);
    };
    expect([round(true), round(false)]).toEqual([1, 2]);
    expect(conditionsOf(t)).toEqual(['poisoned']);
    expect(t.logged('WW-ARM-2')).toEqual([]);
    const position = stand('poisoned');
    cure(tableOf(position), position.model('a-1'), 'poisoned', 'WW-COND-15');
    expect(position.model('a-1').conditions).toEqual([]);
  });

  test('WW-COND-15 poison lasts until something that cures it is used', () => {
    const t = battle({ ...ill('poisoned'), ann: [{ ...settler('a', [1000, 2000]), items: ['example-antidote'] }] });
    t.seat(0).answer('seat:0', 'a-1', 'a-1', 'end');
    t.seat(1).answer('b-1', 'b-1', 'end');
    expect([t.state.round, conditionsOf(t)]).toEqual([2, ['poisoned']]);
    t.seat(t.state.advantage!).answer('seat:0');
    t.seat(0).answer('a-1', 'a-1', 'prepare', 'item:example-antidote');
    expect(conditionsOf(t)).toEqual([]);
  });

  test('WW-COND-9 a Stimpak removes an injury of a human, a Robot Repair Kit one of a robot', () => {
    const robot = [...content.units.values()].find(({ type }) => type === 'robot')!;
    const use = (card: string, item: string) => {
      const t = battle({
        ann: [{ ...unit('a', card, [[1000, 2000]]), items: [] }],
        ben: pair.ben,
        state: ({ models }) => {
          models[0]!.items = [item];
          models[0]!.conditions = ['injured-leg', 'injured-arm'];
        },
      });
      act(t, 'a-1');
      t.seat(0).answer('prepare');
      if (!t.seat(0).asked()!.can.includes(`item:${item}`)) return 'refused';
      t.seat(0).answer(`item:${item}`, 'injured-leg');
      return conditionsOf(t).join();
    };
    expect([use('settler', 'stimpak'), use(robot.id, 'stimpak')]).toEqual(['injured-arm', 'refused']);
    expect(use(robot.id, 'robot-repair-kit')).toBe('injured-arm');
  });

  test('WW-COND-16 robots are not poisoned', () => {
    const robot = [...content.units.values()].find(({ type }) => type === 'robot')!;
    const t = scene({ ann: [unit('a', robot.id, [[1000, 2000]])], ben: pair.ben });
    inflict(tableOf(t), t.model('a-1'), 'poisoned');
    inflict(tableOf(t), t.model('b-1'), 'poisoned');
    expect([t.model('a-1').conditions, t.model('b-1').conditions]).toEqual([[], ['poisoned']]);
  });

  test('WW-COND-17 Slow shortens Moves and Charges', () => {
    expect([ruler('red', 'slow'), ruler('blue', 'slow')]).toEqual(['yellow', 'green']);
    const t = scene({ ann: [settler('a', [1000, 2000])], ben: [settler('b', [1000 + 1524 + 640, 2000])] });
    const model = t.model('a-1');
    expect(suggestCharges(t, model, movementColor(t, model, 'red'))).not.toEqual([]);
    model.conditions = ['slow'];
    expect(suggestCharges(t, model, movementColor(t, model, 'red'))).toEqual([]);
    expect(whyNotAct(t, model, 'charge', 'action')?.rule).toBe('WW-CHARGE-2');
  });

  test('WW-COND-18 WW-RANGE-5 Slow, then Quick Action, then Difficult Terrain; never below Orange', () => {
    const t = stand('slow');
    const model = t.model('a-1');
    const quick = { ...t, state: { ...t.state, acting: [actOf(model, 'move', 'quick')] } };
    expect([movementColor(t, model, 'green'), movementColor(quick, model, 'green')]).toEqual(['red', 'yellow']);
    expect(movementColor(quick, model, 'orange')).toBe('orange');
    const mud = piece('mud', [1200, 1000, 3000, 2000], { ground: 'difficult' });
    const over = { ...quick, state: { ...quick.state, pieces: [mud] } };
    const goes = (length: number) =>
      checkPath(over, model, movementColor(over, model, 'green'), [[1000 + length, 2000]]).ok;
    expect([goes(508 + 320), goes(508 + 320 + 3)]).toEqual([true, false]);
  });

  test('WW-COND-19 WW-COND-20 a Stunned model can only shake that off, without a test, and then acts', () => {
    const t = battle({ ...ill('stunned'), chance: { 'attack.roll': [[skill('X'), 1]] } });
    act(t, 'a-1');
    for (const action of ACTIONS) if (action !== 'shake-off') expect(t.seat(0).refuse(action).rule).toBe('WW-COND-19');
    t.seat(0).answer('shake-off');
    expect([conditionsOf(t), t.state.models[0]!.x, t.state.activation!.left]).toEqual([[], 1000, 1]);
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    expect(t.logged('WW-SHOOT-5')).toHaveLength(1);
  });

  test('WW-COND-22 a Stunned enemy can be passed, but not stood upon', () => {
    const t = scene({ ann: [settler('a', [1000, 2000])], ben: [settler('b', [1600, 2000])] });
    const goes = (x: number) => checkPath(t, t.model('a-1'), 'yellow', [[x, 2000]]);
    expect(goes(2000)).toMatchObject({ ok: false, reason: { rule: 'WW-MOVE-4' } });
    t.model('b-1').conditions = ['stunned'];
    expect(goes(2000).ok).toBe(true);
    expect(goes(1700)).toMatchObject({ ok: false, reason: { rule: 'WW-MOVE-6' } });
  });

  test('WW-RULING-76 Stunned, it may use items and be moved, react by shaking it off only, and keeps its marker', () => {
    const t = battle({
      ann: [settler('a', [1000, 2000])],
      ben: [{ ...settler('b', [2500, 2000]), items: ['stimpak'] }],
      state: ({ models }) => {
        models[1]!.prepared = true;
        models[1]!.conditions = ['stunned', 'injured-arm'];
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('move', [[1000, 2000]]);
    expect(t.seat(1).asked()!.can).toEqual(['b-1:shake-off', 'done']);
    t.seat(1).answer('done');
    expect(t.state.models[1]!.prepared).toBe(true);
    t.seat(0).answer('end');
    t.seat(1).answer('b-1', 'b-1', 'shake-off');
    expect(t.seat(1).asked()!.can).toContain('item:stimpak');
    const position = stand('stunned');
    playOut(pushBack(tableOf(position), position.model('b-1'), position.model('a-1'), 'orange'), 508);
    expect(position.model('a-1').x).toBe(1000 - 508);
  });

  test('WW-CC-13 attacks on a Stunned model in contact have +2', () => {
    const t = scene({ ann: [settler('a', [1000, 2000])], ben: [settler('b', [1320, 2000])] });
    const modifiers = () => strikeAt(t, t.model('a-1'), grips(t, t.model('a-1')).at(-1)!, t.model('b-1')).modifiers;
    expect(modifiers()).toEqual([]);
    t.model('b-1').conditions = ['stunned'];
    expect(modifiers()).toEqual([{ rule: 'WW-CC-13', by: 2 }]);
  });

  test('WW-RULING-17 what happens when a model is activated, in its order', () => {
    const t = battle({
      ann: [
        heroic({ ...unit('a', 'settler', [[1000, 2000]], 'missile-launcher'), items: ['combat-armor', 'hazmat-suit'] }),
      ],
      ben: pair.ben,
      chance: {
        'luck.flip': [BLANK],
        'vats.roll': [[effect('blue', 'bottle')]],
        'addiction.roll': [[effect('blue', 'star')]],
      },
      state: ({ models, units, lasting }) => {
        Object.assign(models[0]!, { prepared: true, conditions: ['on-fire', 'poisoned'] });
        Object.assign(units[0]!, { empty: ['missile-launcher'], luck: 0 });
        lasting.push({ id: '1', kind: 'diminishing', on: 'a-1', until: 'counted', from: 'buffout', left: 1 });
      },
    });
    t.seat(0).answer('seat:0', 'a-1', 'a-1', 'hazmat-suit');
    const order = t.session.ruleLog.map(({ say, rule }) => `${say} ${rule}`);
    const begun = order.slice(order.indexOf('use WW-ROUND-8'));
    expect(begun).toEqual([
      'use WW-ROUND-8',
      'unprepared WW-PREPARE-4',
      'loaded WW-HEAVY-3',
      'item.over WW-USE-12',
      'addicted WW-ADDICT-1',
      'wears WW-ARM-6',
      'suffered WW-COND-11',
      'suffered WW-COND-14',
      'points WW-AP-2',
    ]);
    expect(t.seat(0).asked()?.ask).toBe('action');
  });

  test('WW-RULING-18 a model that burns to death when it is Used has no last moment', () => {
    const t = battle({
      ann: [settler('a', [1000, 2000], [1000, 3000])],
      ben: pair.ben,
      state: ({ models }) => {
        models[0]!.conditions = ['on-fire'];
        models[0]!.regular = 3;
      },
    });
    t.seat(0).answer('seat:0', 'a-1', 'all', 'a-1');
    expect(t.state.models[0]!.gone).toBe('eliminated');
    expect(t.logged('WW-ELIM-3')).toEqual([]);
    expect(t.seat(1).asked()?.ask).toBe('turn.ready');
  });
});

describe('Special Effects that bring conditions', () => {
  const shoot = (weapon: string, blue: number, rolls: number[], effectId: string) => {
    const t = battle({
      ann: [unit('a', 'settler', [[1000, 2000]], weapon)],
      ben: [unit('b', 'paladin', [[2500, 2000]])],
      chance: {
        'attack.roll': [weapon === 'laser-rifle' ? [skill(2), effect('black'), blue] : [skill(2), blue]],
        'armor.roll': rolls.map((each) => [armor(each)]),
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', weapon, 'b-1', effectId);
    return t;
  };

  test('WW-SPFX-8 the laser rifle: one Bottle gets a point through, two set On Fire', () => {
    const one = shoot('laser-rifle', effect('blue', 'bottle'), [2], 'effect:0');
    expect([tokens(one, 'b-1'), conditionsOf(one, 'b-1')]).toEqual([1, []]);
    const two = shoot('laser-rifle', effect('blue', 'bottle', 'bottle'), [2], 'effect:1');
    expect([tokens(two, 'b-1'), conditionsOf(two, 'b-1')]).toEqual([0, ['on-fire']]);
  });

  test('WW-SPFX-10 "if the target takes damage" means after armor', () => {
    const bottle = effect('blue', 'bottle');
    expect(conditionsOf(shoot('example-meter', bottle, [2], 'effect:0'), 'b-1')).toEqual([]);
    expect(conditionsOf(shoot('example-meter', bottle, [1], 'effect:0'), 'b-1')).toEqual(['poisoned']);
  });
});
