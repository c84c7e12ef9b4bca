import type { Answer, Question } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../battle.ts';
import { placeOf } from '../queries/line-of-sight.ts';
import { isSuccess } from '../queries/odds.ts';
import { preview, previewOfHit, previews } from '../queries/previews.ts';
import { aimedAt, shotAt } from '../queries/shots.ts';
import { MINUS } from '../queries/skill-tests.ts';
import { specialityBonus } from '../queries/skills.ts';
import { modelById } from '../queries/units.ts';
import { attack } from '../rules/attacking/attacks.ts';
import { copySkirmishState } from '../state.copy.ts';
import type { DiceIcon } from '../words.ts';
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
  scene,
  settler,
  skill,
  tableOf,
  unit,
  weapon,
} from './helpers/battle.ts';

const FAR = 3320;

describe('The order of an attack', () => {
  // Ann's shooter has Luck and Criticals, Ben's target in the melee has Luck; the laser rifle offers effects.
  const brawl: BattleSetting = {
    ann: [heroic(unit('a', 'settler', [[1000, 2000]], 'laser-rifle'))],
    ben: [heroic(unit('b', 'settler', [[FAR, 2000]]))],
    pieces: [crate('c', [2000, 1900, 100, 200])],
    chance: {
      'attack.roll': [[skill(6), effect('black', 'damage'), effect('blue', 'bottle')]],
      'luck.flip': [1, 0, 1, 0],
      'armor.roll': [[armor(4)]],
    },
  };
  const kinds = (t: BattleTest) => t.session.ruleLog.map(({ say, rule }) => `${say} ${rule}`);

  test('WW-SHOOT-13 modifiers, roll, Accurate, Dodge, Critical Points and Extra Critical, effects, damage, armor, Tough, tokens', () => {
    const t = battle(brawl);
    act(t, 'a-1');
    const asked: string[] = [];
    const answer = (seat: number, ...answers: string[]) => {
      for (const each of answers) {
        asked.push(t.session.question!.ask);
        t.seat(seat).answer(each);
      }
    };
    answer(0, 'shoot', 'laser-rifle', 'b-1', 'flip');
    // A step out of its order is refused.
    t.seat(1).refuse('effect:0');
    answer(1, 'flip');
    answer(0, 'flip', 'effect:0');
    answer(1, 'flip');
    expect(asked).toEqual([
      'action',
      'shoot.weapon',
      'shoot.target',
      'luck.accurate',
      'luck.dodge',
      'luck.critical',
      'attack.effect',
      'luck.tough',
    ]);
    const all = kinds(t);
    expect(all.slice(all.indexOf('shoot WW-SHOOT-13'))).toEqual([
      'shoot WW-SHOOT-13',
      'modifier.from WW-COVER-2',
      'die.skill WW-TEST-1',
      'die.effect WW-DICE-5',
      'die.effect WW-DICE-5',
      'luck WW-LUCK-4',
      'hit WW-SHOOT-5',
      'no-luck WW-LUCK-6',
      'critical.points WW-CRIT-2',
      'luck WW-LUCK-10',
      'critical.points WW-LUCK-10',
      'effect WW-SPFX-1',
      'armor WW-ARM-2',
      'no-luck WW-LUCK-9',
      'suffered WW-DMG-5',
    ]);
    // 2 and 1 for the icon; nothing is blocked.
    expect(t.state.models[1]!.regular).toBe(3);
  });

  test('WW-MELEE-4 WW-RULING-84 in a melee effects are spent before it is known who is hit, and only that one may Dodge', () => {
    const t = battle({
      ...brawl,
      pieces: [],
      ann: [...brawl.ann, heroic(settler('f', [FAR - 320, 2000]))],
      chance: {
        ...brawl.chance,
        // 8 against 8: just a hit, so that a Dodge could spoil it.
        'attack.roll': [[skill(8), effect('black', 'damage'), effect('blue', 'bottle')]],
        'melee.roll': [[armor(2)]],
        'luck.flip': [0, 0],
      },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'laser-rifle', 'b-1');
    expect(t.seat(0).asked()?.ask).toBe('attack.effect');
    t.seat(0).answer('effect:0');
    expect(t.session.question).toMatchObject({ ask: 'luck.dodge', detail: { about: { model: 'f-1' } } });
    t.seat(0).refuse('effect:0');
    t.seat(0).answer('keep');
    const order = kinds(t).map((line) => line.split(' ')[0]);
    expect(order.indexOf('effect')).toBeLessThan(order.indexOf('melee'));
    expect(t.session.question?.ask).toBe('luck.tough');
  });

  test('WW-RULING-46 cover is that of the declared target, and goes to whoever is hit', () => {
    const t = battle({
      ...brawl,
      ann: [unit('a', 'settler', [[1000, 2000]], 'assault-rifle'), settler('f', [FAR, 2000 + 320])],
      ben: [settler('b', [FAR, 2000])],
      chance: { 'attack.roll': [[skill(2), effect('black')]], 'melee.roll': [[armor(2)]], 'armor.roll': [[armor(2)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    // The friend's rating of 1 is 2 with the cover of the target.
    expect(t.state.models.find(({ id }) => id === 'f-1')!.regular).toBe(0);
    expect(t.logged('WW-ARM-2')).toHaveLength(1);
  });
});

describe('Icons on the Skill Die', () => {
  const shoot = (shows: 'action' | 'X and action' | 'X' | 5) => {
    const t = battle({
      ann: [settler('a', [1000, 2000])],
      ben: [settler('b', [FAR, 2000])],
      chance: { 'attack.roll': [[skill(shows), effect('black')]], 'armor.roll': [[armor(4)]] },
    });
    act(t, 'a-1');
    t.seat(0).answer('shoot', 'assault-rifle', 'b-1');
    return [t.logged('WW-SHOOT-5')[0], t.state.activation!.points];
  };

  test('WW-DICE-2 an Action Point face is a 1 and gives a point', () => {
    expect(shoot('action')).toEqual(['A hit: 1 against 6.', 1]);
    expect(shoot(5)).toEqual(['A hit: 5 against 6.', 0]);
  });

  test('WW-DICE-4 WW-TEST-11 one X gives a point as well', () => {
    expect(content.dice.skill.filter(({ fails, action }) => fails && action)).toHaveLength(1);
    expect(shoot('X and action')).toEqual(['A miss: an X.', 1]);
    expect(shoot('X')).toEqual(['A miss: an X.', 0]);
  });
});

describe('Refusals', () => {
  test('WW-RULING-93 what is not allowed is refused with its rule before anything happens', () => {
    const t = battle({
      ann: [unit('a', 'minuteman', [[1000, 2000]], 'assault-rifle', 'fragmentation-grenade')],
      ben: [settler('b', [7000, 2000])],
    });
    act(t, 'a-1');
    const before = JSON.stringify(t.state);
    const rolled = t.log().length;
    for (const [action, rule] of [
      ['shoot', 'WW-SHOOT-3'],
      ['strike', 'WW-CC-3'],
      ['charge', 'WW-CHARGE-2'],
      ['lay-mine', 'WW-MINE-1'],
      ['douse', 'WW-COND-13'],
    ] as const)
      expect(t.seat(0).refuse(action).rule).toBe(rule);
    expect([JSON.stringify(t.state), t.log().length]).toEqual([before, rolled]);
    t.seat(0).answer('throw', 'fragmentation-grenade');
    const chosen = JSON.stringify(t.state);
    expect(t.seat(0).refuse('b-1').rule).toBe('WW-SHOOT-3');
    expect(JSON.stringify(t.state)).toBe(chosen);
    expect(t.state.units[0]!.weapons).toContain('fragmentation-grenade');
  });
});

describe('Speciality', () => {
  test('WW-TEST-12 +2 with what it names, and with nothing else', () => {
    const t = scene({
      ann: [unit('a', 'sturges', [[1000, 2000]], '44-revolver', '10mm-pistol')],
      ben: [settler('b', [2000, 2000])],
    });
    const by = (id: string) => shotAt(t, t.model('a-1'), weapon(id), t.model('b-1'), 'short').modifiers;
    expect(by('44-revolver')).toEqual([{ rule: 'WW-TEST-12', by: 2 }]);
    expect(by('10mm-pistol')).toEqual([]);
    expect(specialityBonus(t, t.model('b-1'), 'pistol', weapon('44-revolver'))).toEqual([]);
  });
});

describe('Previews', () => {
  const spread = (setting: BattleSetting, id: string, range: 'short' | 'long', before = 0) => {
    const t = scene(setting);
    t.model('b-1').boosts = before;
    const shot = shotAt(t, t.model('a-1'), weapon(id), t.model('b-1'), range);
    return { t, shot, it: preview(t, shot) };
  };
  const open: BattleSetting = {
    ann: [unit('a', 'settler', [[1000, 2000]], 'assault-rifle', 'plasma-rifle')],
    ben: [unit('b', 'paladin', [[FAR, 2000]])],
  };

  /** The same scene once more. */
  const again = ({ state }: Battle) => {
    const position = { state: copySkirmishState(state), content };
    return { ...position, model: (id: string) => modelById(position, id) };
  };

  /** The numbers of the Armor Die, and how likely each is. */
  const armorShares = [...new Set(content.dice.armor)].map(
    (value) => [value, content.dice.armor.filter((each) => each === value).length / content.dice.armor.length] as const,
  );

  /** Plays the attack with every roll of every die. */
  function everyRoll(setting: BattleSetting, id: string, boosts: number, pieces: BattleSetting['pieces'] = []) {
    const tally: number[] = [];
    let hits = 0;
    let all = 0;
    const { skill: faces } = content.dice;
    const before = scene({ ...setting, pieces: pieces! });
    for (let face = 1; face <= faces.length; face += 1)
      for (let black = 1; black <= 12; black += 1)
        for (const [value, share] of armorShares) {
          const t = again(before);
          const target = t.model('b-1');
          target.boosts = boosts;
          const rule = attack(tableOf(t), shotAt(t, t.model('a-1'), weapon(id), target, 'long'));
          let answered = 0;
          let step = rule.next(null as never);
          while (!step.done) {
            answered += 1;
            step = rule.next(answered === 1 ? [face, black] : [armor(value)]);
          }
          all += share;
          if (step.value.hit) hits += share;
          tally[target.regular] = (tally[target.regular] ?? 0) + share;
        }
    return { odds: hits / all, damage: Array.from(tally, (count) => (count ?? 0) / all) };
  }

  test('the odds of a preview, and of each amount of damage, are those of all rolls together', () => {
    for (const [boosts, pieces] of [
      [0, []],
      [1, [crate('c', [2000, 1900, 100, 200])]],
    ] as const) {
      const { it } = spread({ ...open, pieces }, 'assault-rifle', 'long', boosts);
      const truth = everyRoll(open, 'assault-rifle', boosts, pieces);
      expect(it.odds).toBeCloseTo(truth.odds, 9);
      expect(it.damage).toHaveLength(truth.damage.length);
      for (const [points, share] of truth.damage.entries()) expect(it.damage[points]).toBeCloseTo(share, 9);
      expect(it.damage.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9);
    }
  });

  /** Plays the attack through every answer of chance; people flip every token and buy whatever they can. */
  function everyWay(setting: BattleSetting, id: string, range: 'short' | 'long') {
    const die = weapon(id)[range]!.dice.length;
    const even = (all: Answer[]) => all.map((answer): [Answer, number] => [answer, 1 / all.length]);
    const chances: Record<string, () => [Answer, number][]> = {
      'attack.roll': () =>
        even(
          Array.from({ length: 20 * 12 ** die }, (_, i) => [
            1 + (i % 20),
            ...(die === 0 ? [] : [1 + Math.floor(i / 20)]),
          ]),
        ),
      'armor.roll': () => armorShares.map(([value, share]) => [[armor(value)], share]),
      'luck.flip': () => even([0, 1]),
    };
    const tally: number[] = [];
    let odds = 0;
    const before = scene(setting);
    const play = (given: readonly Answer[], share: number): void => {
      const t = again(before);
      const target = t.model('b-1');
      const rule = attack(tableOf(t), shotAt(t, t.model('a-1'), weapon(id), target, range));
      const left = [...given];
      let step = rule.next(null as never);
      while (!step.done) {
        const question = step.value as Question;
        if (question.kind === 'choice') {
          const [first] = question.options();
          step = rule.next(question.ask === 'luck.critical' ? 'keep' : first!.id);
          continue;
        }
        if (left.length === 0) {
          for (const [answer, part] of chances[question.ask]!()) play([...given, answer], share * part);
          return;
        }
        step = rule.next(left.shift()!);
      }
      if (step.value.hit) odds += share;
      tally[target.regular] = (tally[target.regular] ?? 0) + share;
    };
    play([], 1);
    return { odds, damage: Array.from(tally, (share) => share ?? 0) };
  }

  const brawlForTough: BattleSetting = {
    ann: [unit('a', 'settler', [[1000, 2000]], 'laser-rifle')],
    ben: [heroic(unit('b', 'settler', [[FAR, 2000]]))],
    chance: {
      'attack.roll': [[skill(2), effect('black', 'damage'), effect('blue', 'bottle')]],
      'armor.roll': [[armor(4)]],
    },
  };
  const lucky: BattleSetting = {
    ann: [heroic(unit('a', 'sole-survivor', [[1000, 2000]], 'submachine-gun'))],
    ben: [heroic(unit('b', 'paladin', [[FAR, 2000]]))],
    state: ({ units }) => {
      units[0]!.luck = 3;
      units[1]!.luck = 3;
    },
  };
  const withTokens = (attacker: number, target: number): BattleSetting => ({
    ...lucky,
    state: ({ units }) => {
      units[0]!.luck = attacker;
      units[1]!.luck = target;
    },
  });

  test('WW-DICE-8 WW-SPFX-1 when the dice lie there, a hit is foreseen from what they show and what was bought for it', () => {
    const t = scene(withTokens(0, 0));
    const [one, two] = ['hunting-rifle', 'submachine-gun'].map((id) =>
      shotAt(t, t.model('a-1'), weapon(id), t.model('b-1'), 'long'),
    ) as [ReturnType<typeof shotAt>, ReturnType<typeof shotAt>];
    for (const it of [one, two]) {
      // All that the dice can show, each weighed by how likely it hits then, is what was foreseen before the roll.
      const plain = preview(t, it);
      const rolls = it.pool.reduce<{ icons: DiceIcon[]; share: number }[]>(
        (all, die) =>
          all.flatMap(({ icons, share }) =>
            content.dice.effect[die].map((face) => ({ icons: [...icons, ...face.icons], share: share / 12 })),
          ),
        [{ icons: [], share: 1 }],
      );
      const hits = ({ icons }: { icons: DiceIcon[] }) =>
        content.dice.skill.filter((face) =>
          isSuccess(
            face,
            plain.needed,
            icons.reduce((sum, icon) => sum + (MINUS[icon] ?? 0), 0),
          ),
        ).length / content.dice.skill.length;
      const mean = rolls.reduce(
        (sum, roll) => sum + roll.share * hits(roll) * previewOfHit(t, it, roll.icons, []).mean,
        0,
      );
      expect(mean).toBeCloseTo(plain.mean, 9);
    }
    // A bought point is a point more at most, and more where armor is ignored.
    const plain = previewOfHit(t, two, ['damage'], []).mean;
    expect(previewOfHit(t, two, ['damage'], [{ gain: 'damage' }]).mean).toBeGreaterThan(plain);
    expect(previewOfHit(t, two, ['damage'], [{ gain: 'ignore-armor' }]).mean).toBeGreaterThan(plain);
    expect(previewOfHit(t, two, ['damage'], [{ gain: 'stun' }]).mean).toBe(plain);
  });

  test('WW-LUCK-9 whoever may flip a token to be Tough is told how much damage it is about', () => {
    const t = battle({ ...brawlForTough });
    act(t, 'a-1');
    t.seat(0).answer('shoot');
    t.seat(0).answer('laser-rifle');
    t.seat(0).answer('b-1');
    while (t.session.question?.ask !== 'luck.tough') {
      const seat = t.session.waitsFor[0] as number;
      t.seat(seat).answer(t.session.question!.ask === 'attack.effect' ? 'done' : 'keep');
    }
    const taken = 3;
    expect(t.session.question.detail?.about).toEqual({ model: 'b-1', tokens: expect.any(Number), damage: taken });
    t.seat(1).answer('keep');
    expect(t.session.state.models.find(({ id }) => id === 'b-1')?.regular).toBe(taken);
  });

  describe('previews know what Luck and bought effects make of an attack', () => {
    const shotIn = (setting: BattleSetting) => {
      const t = scene(setting);
      return previews(t, shotAt(t, t.model('a-1'), weapon('submachine-gun'), t.model('b-1'), 'long'));
    };
    /** What was foreseen is what comes of all ways that the dice can fall. */
    const exactly = (foreseen: ReturnType<typeof shotIn>['best'], setting: BattleSetting) => {
      const truth = everyWay(setting, 'submachine-gun', 'long');
      expect(foreseen.odds).toBeCloseTo(truth.odds, 9);
      expect(foreseen.damage).toHaveLength(truth.damage.length);
      for (const [points, share] of truth.damage.entries()) expect(foreseen.damage[points]).toBeCloseTo(share, 9);
    };

    test('WW-SPFX-1 effects that are bought, exactly', () => {
      exactly(shotIn(withTokens(0, 0)).best, withTokens(0, 0));
    });

    test('WW-LUCK-4 and a shooter’s Luck', () => {
      const { plain, best } = shotIn(lucky);
      expect([plain.decided, best.decided]).toEqual([[], ['WW-LUCK-4', 'WW-SPFX-1']]);
      exactly(best, withTokens(3, 0));
      expect(best.mean).toBeGreaterThan(plain.mean);
    });

    test('WW-LUCK-6 WW-LUCK-9 and a Dodge and being Tough against it', () => {
      const { against } = shotIn(lucky);
      expect(against.decided).toEqual(['WW-LUCK-4', 'WW-SPFX-1', 'WW-LUCK-6', 'WW-LUCK-9']);
      exactly(against, lucky);
    });

    test('WW-LUCK-6 a single token is spent on the Dodge, if that can help, and is not there to be Tough', () => {
      const { against, best } = shotIn(lucky);
      const one = shotIn(withTokens(3, 1)).against;
      expect(one.odds).toBeCloseTo(against.odds, 9);
      expect([one.mean > against.mean, one.mean < best.mean]).toEqual([true, true]);
    });
  });

  test('a preview lists modifiers with their rules, changes nothing, and knows melees and Critical Attacks', () => {
    const { t, it, shot } = spread({ ...open, pieces: [crate('c', [2000, 1900, 100, 200])] }, 'assault-rifle', 'long');
    expect([it.needed, it.modifiers, it.dice]).toEqual([4, [{ rule: 'WW-COVER-2', by: -2, from: 'c' }], ['black']]);
    const before = JSON.stringify(t.state);
    preview(t, shot);
    expect(JSON.stringify(t.state)).toBe(before);

    const melee = spread(
      { ann: [...open.ann, unit('f', 'settler', [[FAR - 360, 2000]])], ben: open.ben },
      'assault-rifle',
      'long',
    );
    const alone = spread(open, 'assault-rifle', 'long');
    // +2 for the melee: the same as a better shot, but the target has the numbers 1 and 3: 4 and 3 faces of twelve.
    const better = preview(alone.t, { ...alone.shot, value: alone.shot.value + 2 });
    expect(melee.it.mean).toBeCloseTo((better.mean * 7) / 12, 9);

    const critical = shotAt(alone.t, alone.t.model('a-1'), weapon('assault-rifle'), alone.t.model('b-1'), 'long', {
      isCritical: true,
    });
    expect(preview(alone.t, critical).odds).toBe(1);
    expect(
      preview(
        alone.t,
        aimedAt(
          alone.t,
          alone.t.model('a-1'),
          weapon('missile-launcher'),
          placeOf(alone.t, alone.t.model('b-1')),
          'short',
          'rifle',
        ),
      ).mean,
    ).toBeGreaterThan(alone.it.mean);
  });
});
