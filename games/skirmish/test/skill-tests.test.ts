import { describe, expect, test } from 'vitest';
import type { EffectFace } from '../content.ts';
import { skillValue } from '../queries/attributes.ts';
import { oddsOf } from '../queries/odds.ts';
import {
  actionPointsOf,
  adjustedValue,
  capped,
  iconsOf,
  judge,
  type Modifier,
  winner,
} from '../queries/skill-tests.ts';
import { skillTest } from '../rules/round/skill-tests.ts';
import { DICE_ICONS, type DiceIcon, EFFECT_DICE } from '../words.ts';
import { content, effect, playOut, scene, settler, skill, tableOf } from './helpers/battle.ts';

const face = (shows: Parameters<typeof skill>[0]) => content.dice.skill[skill(shows) - 1]!;
const icons = (...shown: DiceIcon[]): EffectFace => ({ icons: shown });
const by = (...amounts: number[]): Modifier[] => amounts.map((each) => ({ rule: 'WW-TEST-3', by: each }));
const test1 = (
  value: number,
  shows: Parameters<typeof skill>[0],
  effects: EffectFace[] = [],
  modifiers: number[] = [],
) => judge(value, by(...modifiers), face(shows), effects);

describe('Skill tests', () => {
  test('WW-TEST-1 equal or lower succeeds, and Effect Dice are rolled together with the Skill Die', () => {
    expect([5, 6, 7].map((shows) => test1(6, shows).success)).toEqual([true, true, false]);
    const table = tableOf(scene({ ann: [settler('a', [500, 500])], ben: [settler('b', [5000, 5000])] }));
    const rolled = playOut(skillTest(table, 'a.test', 6, [], ['black', 'green']), [
      skill(8),
      effect('black', 'damage', 'damage'),
      effect('green', 'minus-2'),
    ]);
    expect(rolled).toMatchObject({ result: 6, success: true });
    expect(iconsOf(rolled)).toEqual(['damage', 'damage', 'minus-2']);
  });

  test('WW-TEST-2 a Paladin with Rifle beside PER 7 hits on 7', () => {
    const value = skillValue(content.units.get('paladin')!, 'rifle')!;
    expect(value).toBe(7);
    expect([7, 8].map((shows) => test1(value, shows).success)).toEqual([true, false]);
  });

  test('WW-TEST-3 modifiers are added up and applied once, in whatever order', () => {
    expect(adjustedValue(7, by(2, -2, -2))).toBe(5);
    expect(adjustedValue(7, by(-2, 2, -2))).toBe(5);
  });

  test('WW-TEST-4 7 with +2 and -4 is 5: 5 succeeds, 6 fails', () => {
    expect(test1(7, 5, [], [2, -2, -2])).toMatchObject({ adjusted: 5, success: true });
    expect(test1(7, 6, [], [2, -2, -2]).success).toBe(false);
  });

  test('WW-TEST-5 WW-RULING-9 below 1 only the Critical Point icon succeeds', () => {
    expect(test1(3, 'critical', [], [-4]).success).toBe(true);
    expect(test1(3, 'action', [], [-4]).success).toBe(false);
    expect(test1(3, 2, [icons('minus-3')], [-4]).success).toBe(false);
    expect(test1(3, 'action', [], [-2]).success).toBe(true);
  });

  test('WW-TEST-6 every number on Effect Dice counts', () => {
    expect(test1(6, 9, [icons('minus-2'), icons('minus-1')])).toMatchObject({ result: 6, success: true });
  });

  test('WW-TEST-7 6 with -2 is 4 against 5', () => {
    expect(test1(5, 6, [icons('minus-2')])).toMatchObject({ result: 4, success: true });
  });

  test('WW-TEST-8 modifiers of the value and of the roll are kept apart, and the margin is between the two', () => {
    const failed = test1(7, 9, [icons('minus-1')], [-2]);
    expect(failed).toMatchObject({ value: 7, adjusted: 5, result: 8, margin: 3, success: false });
  });

  test('WW-TEST-9 an X always fails', () => {
    expect(test1(10, 'X', [icons('minus-3')], [4])).toMatchObject({ success: false, result: undefined });
  });

  test('WW-TEST-10 a failed test has no Effect Dice icons', () => {
    expect(iconsOf(test1(2, 9, [icons('damage', 'damage'), icons('bottle')]))).toEqual([]);
    expect(iconsOf(test1(10, 9, [icons('damage', 'damage'), icons('bottle')]))).toHaveLength(3);
  });

  test('one X has an Action Point, which counts though the test fails', () => {
    expect(test1(10, 'X and action').success).toBe(false);
    expect(actionPointsOf(test1(10, 'X and action'))).toBe(1);
    expect(actionPointsOf(test1(10, 'X'))).toBe(0);
    expect(content.dice.skill.filter(({ fails, action }) => fails && action)).toHaveLength(1);
  });

  test('WW-RULING-10 a result may fall below 1', () => {
    expect(test1(5, 'action', [icons('minus-3')]).result).toBe(-2);
  });
});

describe('Opposed Skill Tests', () => {
  const failed = test1(3, 9);

  test('WW-OPP-2 each rolls against its own value; the highest successful result wins', () => {
    expect(winner(test1(8, 7), test1(3, 2))).toBe('starter');
    expect(winner(test1(8, 2), test1(5, 4))).toBe('other');
    expect(winner(test1(8, 7), test1(3, 7))).toBe('starter');
  });

  test('WW-OPP-3 a low success beats a high failure', () => {
    expect(winner(test1(3, 'action'), test1(5, 9))).toBe('starter');
  });

  test('WW-OPP-4 the winner must have succeeded, against nobody as well', () => {
    expect(winner(failed, failed)).toBeUndefined();
    expect(winner(failed, undefined)).toBeUndefined();
    expect(winner(test1(5, 5), undefined)).toBe('starter');
  });

  test('WW-OPP-5 of equal results that of the higher Skill Value wins, unless a rule says otherwise', () => {
    expect([winner(test1(8, 3), test1(5, 3)), winner(test1(5, 3), test1(8, 3))]).toEqual(['starter', 'other']);
    expect(winner(test1(5, 3), test1(8, 3), () => 'starter')).toBe('starter');
  });

  test('WW-RULING-11 the values as adjusted count, and if they are equal too whoever began it does not win', () => {
    const raised = test1(5, 3, [], [4]);
    expect([winner(raised, test1(8, 3)), winner(test1(8, 3), raised)]).toEqual(['starter', 'other']);
    expect(winner(test1(6, 3), test1(6, 3))).toBe('other');
  });
});

describe('Dice and icons', () => {
  const count = (die: (typeof EFFECT_DICE)[number], wanted: (icon: DiceIcon) => boolean) =>
    content.dice.effect[die].filter((each) => each.icons.some(wanted)).length;

  test('WW-DICE-1 the Skill Die has 20 faces with 2 to 10, Action Points, Critical Points and X', () => {
    expect(content.dice.skill).toHaveLength(20);
    const plain = content.dice.skill.filter(({ fails, action, critical }) => !fails && !action && !critical);
    expect(new Set(plain.map(({ value }) => value))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10]));
    for (const kind of ['fails', 'action', 'critical'] as const)
      expect(content.dice.skill.some((each) => each[kind])).toBe(true);
  });

  test('an Action Point face counts as 1', () => {
    expect(test1(1, 'action')).toMatchObject({ result: 1, success: true });
    expect(actionPointsOf(test1(1, 'action'))).toBe(1);
  });

  test('WW-DICE-5 Effect Dice have 12 faces in four colors with at most two icons', () => {
    expect(Object.keys(content.dice.effect)).toEqual(['black', 'green', 'yellow', 'blue']);
    for (const die of EFFECT_DICE) {
      expect(content.dice.effect[die]).toHaveLength(12);
      for (const { icons } of content.dice.effect[die]) expect(icons.length).toBeLessThanOrEqual(2);
    }
  });

  test('WW-DICE-6 each color has its main icon', () => {
    const isNumber = (icon: DiceIcon) => icon.startsWith('minus');
    const isSpecial = (icon: DiceIcon) => ['bottle', 'star', 'blast'].includes(icon);
    for (const icon of DICE_ICONS) {
      if (icon !== 'damage')
        expect(count('black', (it) => it === icon)).toBeLessThan(count('black', (it) => it === 'damage'));
      if (icon !== 'reduce-armor')
        expect(count('yellow', (it) => it === icon)).toBeLessThan(count('yellow', (it) => it === 'reduce-armor'));
    }
    for (const icon of DICE_ICONS)
      if (!isNumber(icon)) expect(count('green', (it) => it === icon)).toBeLessThan(count('green', isNumber));
    expect(count('blue', isSpecial)).toBe(12);
    for (const icon of ['bottle', 'star', 'blast'] as const)
      expect(count('blue', (it) => it === icon)).toBeGreaterThan(0);
    expect(content.dice.effect.blue.filter(({ icons }) => icons.join() === 'bottle,star')).toHaveLength(1);
  });

  test('WW-DICE-7 at most four dice of a color, each color by itself', () => {
    const many = (black: number, green: number, yellow: number, blue: number) => [
      ...Array(black).fill('black'),
      ...Array(green).fill('green'),
      ...Array(yellow).fill('yellow'),
      ...Array(blue).fill('blue'),
    ];
    expect(capped(many(5, 0, 2, 0))).toEqual(many(4, 0, 2, 0));
    expect(capped(many(0, 6, 0, 5))).toEqual(many(0, 4, 0, 4));
  });

  test('WW-DICE-10 WW-RULING-8 the Armor Die: four faces of 1, three of 2 and of 3, two of 4', () => {
    expect([...content.dice.armor].sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
  });

  test('WW-RULING-6 a value of 1 succeeds on 5 faces, one of 10 on 17', () => {
    expect(oddsOf(content.dice, 1, [], [])).toBeCloseTo(5 / 20);
    expect(oddsOf(content.dice, 10, [], [])).toBeCloseTo(17 / 20);
    expect(oddsOf(content.dice, 5, [], [])).toBeCloseTo(11 / 20);
  });

  test('WW-RULING-7 the faces of the Effect Dice', () => {
    const faces = (die: (typeof EFFECT_DICE)[number]) => {
      const tally: Record<string, number> = {};
      for (const { icons } of content.dice.effect[die]) tally[icons.join()] = (tally[icons.join()] ?? 0) + 1;
      return tally;
    };
    expect(faces('black')).toEqual({
      damage: 5,
      'damage,damage': 1,
      'reduce-armor': 1,
      bottle: 1,
      'minus-1': 1,
      '': 3,
    });
    expect(faces('green')).toEqual({
      damage: 2,
      'reduce-armor': 2,
      'minus-1': 2,
      'minus-2': 2,
      'minus-3': 1,
      bottle: 1,
      '': 2,
    });
    expect(faces('yellow')).toEqual({
      'reduce-armor': 4,
      'reduce-armor,reduce-armor': 2,
      damage: 1,
      bottle: 1,
      'minus-1': 1,
      '': 3,
    });
    expect(faces('blue')).toEqual({
      bottle: 4,
      'bottle,bottle': 1,
      star: 2,
      'star,star': 1,
      'bottle,star': 1,
      blast: 3,
    });
  });

  test('WW-RULING-6 WW-RULING-7 skill 6 with two green dice succeeds with 72 of 100', () => {
    // A green die takes off 0, 1, 2, 3 with 7, 2, 2, 1 faces of 12; two of them 0 to 6 with 49, 28, 32, 22, 8, 4, 1 of 144.
    // The Skill Die is then good for 13, 14, 15, 16, 17, 17 and 17 faces of 20.
    const good = 49 * 13 + 28 * 14 + 32 * 15 + 22 * 16 + (8 + 4 + 1) * 17;
    expect(oddsOf(content.dice, 6, [], ['green', 'green'])).toBeCloseTo(good / (144 * 20), 9);
    expect(good / (144 * 20)).toBeCloseTo(0.723, 3);
  });

  test('the odds of a test are those of all rolls together', () => {
    let hits = 0;
    for (const one of content.dice.skill)
      for (const green of content.dice.effect.green)
        for (const black of content.dice.effect.black) if (judge(5, by(-2), one, [green, black]).success) hits += 1;
    expect(oddsOf(content.dice, 5, by(-2), ['green', 'black'])).toBeCloseTo(hits / (20 * 12 * 12), 9);
  });
});
