import { BadPack } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { withinReach } from '../geometry/index.ts';
import { readSkirmishContent } from '../index.ts';
import { dieIcon, type Icon, iconSign, iconSvg, rangeIcon } from '../printed/icons.ts';
import { allowance } from '../queries/ground.ts';
import { endToEnd, lengthOf, longer, measure, shorter } from '../queries/ranges.ts';
import { baseOf, cardOf } from '../queries/units.ts';
import { COLORS, EFFECT_DICE } from '../words.ts';
import { battle, content, scene, settler } from './helpers/battle.ts';

describe('Color ranges and measuring', () => {
  test('WW-RANGE-9 six range icons and four dice icons differ without their colors, drawn and in letters', () => {
    const ranges = COLORS.map((color) => rangeIcon(content, color));
    const dice = EFFECT_DICE.map((die) => dieIcon(content, die));
    // From Orange up to Blue never fewer corners; Black has none.
    expect(ranges.map(({ marks }) => marks.length)).toEqual([1, 2, 2, 3, 4, 0]);
    expect(dice.every(({ marks }) => marks.length === 1)).toBe(true);
    const gray = (icon: Icon) => iconSvg(icon).replace(/ aria-label="\w+"/, '');
    const drawn = [...ranges, ...dice].map(gray);
    expect(new Set(drawn).size).toBe(10);
    for (const svg of drawn) expect(svg.match(/(?:fill|stroke)="(?!none|currentColor)/)).toBeNull();
    for (const icon of [...ranges, ...dice]) expect(iconSvg(icon)).toContain(`aria-label="${icon.of}"`);
    expect(ranges.map(iconSign)).toEqual(['▖', '▚', '▐', '▛', '█', '□']);
    expect(dice.map(iconSign)).toEqual(['▘', '▝', '▖', '▗']);
  });

  test('WW-RANGE-9 a pack cannot give two colors the same marks', () => {
    const read = (path: string, text: string) => () => readSkirmishContent([[{ path, text }]]);
    const rulers = COLORS.map((color, i) => `- { color: ${color}, length: ${i + 1}, marks: [] }`).join('\n');
    expect(read('rulers.yaml', rulers)).toThrow('each color has marks of its own');
  });

  test('WW-RANGE-1 six colors from Orange to Black, and no other', () => {
    expect(COLORS).toEqual(['orange', 'yellow', 'red', 'green', 'blue', 'black']);
    const lengths = COLORS.map((color) => lengthOf(content, color));
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(6);
    const rulers = { path: 'rulers.yaml', text: '- { color: purple, length: 100, marks: [] }' };
    expect(() => readSkirmishContent([[rulers]])).toThrow(BadPack);
  });

  test('WW-RANGE-2 Move and Awareness use the same rulers by their colors', () => {
    const t = scene({ ann: [settler('a', [1000, 1000])], ben: [settler('b', [5000, 5000])] });
    const model = t.model('a-1');
    expect(cardOf(t, model)).toMatchObject({ move: 'yellow', awareness: 'green' });
    expect(allowance(t, model, cardOf(t, model).move) - 2 * baseOf(t, model).r).toBe(1016);
    expect(lengthOf(content, cardOf(t, model).awareness)).toBe(2032);
  });

  test('WW-RANGE-3 anybody may measure at any time, and nothing changes by it', () => {
    const t = battle({ ann: [settler('a', [1000, 1000])], ben: [settler('b', [2000, 1000])] });
    const measured = () => {
      const position = { state: t.state, content };
      return measure(content, baseOf(position, t.state.models[0]!), baseOf(position, t.state.models[1]!));
    };
    for (const answer of ['seat:0', 'a-1', 'a-1']) {
      const before = JSON.stringify([t.state, t.log()]);
      expect(measured()).toEqual({ length: 680, color: 'yellow' });
      expect(JSON.stringify([t.state, t.log()])).toBe(before);
      t.seat(0).answer(answer);
    }
  });

  test('WW-RANGE-4 one color shorter is the next ruler down', () => {
    expect(['black', 'blue', 'green', 'red', 'yellow'].map((color) => shorter(color as never))).toEqual([
      'blue',
      'green',
      'red',
      'yellow',
      'orange',
    ]);
  });

  test('WW-RANGE-5 nothing is shorter than Orange', () => {
    expect(shorter('orange')).toBe('orange');
    expect(shorter('yellow', 3)).toBe('orange');
  });

  test('WW-RANGE-6 WW-RULING-4 one color longer is the next ruler up, and Black stays Black', () => {
    expect(longer('green')).toBe('blue');
    expect(longer('black')).toBe('black');
  });

  test('WW-RANGE-7 two rulers are laid end to end', () => {
    expect(endToEnd(content, 'green', 'red')).toBe(lengthOf(content, 'green') + lengthOf(content, 'red'));
    expect(endToEnd(content, 'green', 'green')).toBe(4064);
  });

  test('WW-RANGE-8 a part of the base inside is enough', () => {
    const from = { x: 0, y: 0, r: 160 };
    const blue = lengthOf(content, 'blue');
    expect(withinReach(from, { x: 160 + blue + 150, y: 0, r: 150 }, blue)).toBe(true);
    expect(withinReach(from, { x: 160 + blue + 152, y: 0, r: 150 }, blue)).toBe(false);
  });

  test('WW-RULING-1 the rulers are 2, 4, 6, 8, 10 and 12 inches', () => {
    expect(COLORS.map((color) => lengthOf(content, color) / 254)).toEqual([2, 4, 6, 8, 10, 12]);
  });

  test('WW-RULING-2 rim to rim, height included; the exact length is within, and 0.1 mm is nothing', () => {
    const a = { x: 0, y: 0, r: 160 };
    expect(measure(content, a, { x: 320 + 1016, y: 0, r: 160 })).toEqual({ length: 1016, color: 'yellow' });
    expect(measure(content, a, { x: 320 + 1017, y: 0, r: 160 }).color).toBe('yellow');
    expect(measure(content, a, { x: 320 + 1018, y: 0, r: 160 }).color).toBe('red');
    expect(measure(content, a, { x: 320 + 300, y: 0, r: 160 }, 400).length).toBe(500);
  });
});
