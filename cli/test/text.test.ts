import { describe, expect, test } from 'vitest';
import { frame } from '../terminal/frame.ts';
import { Pen } from '../terminal/pen.ts';
import { beside, shorten, unbroken, widthOf, wrap } from '../terminal/text.ts';

describe('text that has to fit', () => {
  test('is broken between words, and goes on below itself', () => {
    expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
    expect(beside('head: ', 'one two three', 13)).toEqual(['head: one two', '      three']);
  });

  test('a word longer than the line is cut, and nothing is lost', () => {
    expect(wrap('a bcdefghijkl m', 5)).toEqual(['a', 'bcdef', 'ghijk', 'l m']);
    expect(wrap('', 5)).toEqual(['']);
  });

  test('what belongs together stays together', () => {
    expect(beside('', `one ${unbroken('two three')}`, 10)).toEqual(['one', 'two three']);
  });

  test('colours take no room', () => {
    const red = new Pen(true, false).ink('red', 'red');
    expect(red).not.toBe('red');
    expect(widthOf(red)).toBe(3);
    expect(wrap(`${red} ${red}`, 7)).toHaveLength(1);
    expect(new Pen(false, false).ink('red', 'red')).toBe('red');
  });

  test.each([
    ['Community Gardens', 'Comm. Gard.'],
    ["Overseer's Office", 'Overs. Off.'],
    ['Power Generator', 'Power Gen.'],
    ['Wasteland', 'Wasteland'],
    ['Antidisestablishmentarianism', 'Antidisest.'],
    ['A B C D E F G H', 'A B C D E F'],
  ])('%s in 11 columns is %s', (name, short) => {
    expect(shorten(name, 11)).toBe(short);
    expect(shorten(name, 11).length).toBeLessThanOrEqual(11);
  });
});

test('rooms share their walls, and earth has none', () => {
  const room = (title: string) => ({ title, titleWidth: title.length, lines: ['..'], solid: true });
  const earth = { title: '', titleWidth: 0, lines: ['  '], solid: false };
  const drawn = frame(
    [
      [room('A'), room('B')],
      [earth, room('C')],
    ],
    [2, 2],
    false,
    (walls) => walls,
  );
  expect(drawn).toEqual(['┌A─┬B─┐', '│..│..│', '└──┼C─┤', '   │..│', '   └──┘']);
});
