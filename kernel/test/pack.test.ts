import { BadPack, lineOf, type Problem, problemText, readYaml, yamlValue } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const room = z.strictObject({ id: z.string(), cost: z.number(), gives: z.array(z.enum(['food', 'water'])) });
const schema = z.array(room);

function read(text: string): { rooms: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  const rooms = readYaml({ path: 'rooms.yaml', text }, schema, problems);
  return { rooms, problems };
}

const kitchen = `# Rooms
- id: kitchen
  cost: 2
  gives:
    - food
    - water
- id: pump
  cost: 1
  gives: [water]
`;

describe('a file of a pack', () => {
  test('is read by its schema', () => {
    const { rooms, problems } = read(kitchen);
    expect(problems).toEqual([]);
    expect(rooms).toEqual([
      { id: 'kitchen', cost: 2, gives: ['food', 'water'] },
      { id: 'pump', cost: 1, gives: ['water'] },
    ]);
  });

  test('has every mistake told with its line: a wrong value where it stands', () => {
    const { rooms, problems } = read(kitchen.replace('cost: 2', 'cost: two').replace('    - water', '    - whisky'));
    expect(rooms).toBeUndefined();
    expect(problems.map(({ line }) => line)).toEqual([3, 6]);
    expect(problemText(problems[0]!)).toBe('rooms.yaml:3: 0.cost: Invalid input: expected number, received string');
    expect(problems[1]!.message).toMatch(/^0\.gives\.1: .*"food"\|"water"/);
  });

  test('a missing key where its entry begins, an unknown one where it stands', () => {
    expect(read(kitchen.replace('  cost: 1\n', '')).problems.map(({ line }) => line)).toEqual([7]);
    const [unknown] = read(kitchen.replace('  cost: 1', '  cost: 1\n  price: 3')).problems;
    expect(unknown).toEqual({ file: 'rooms.yaml', line: 9, message: '1: Unrecognized key: "price"' });
  });

  test('a wrong line of YAML where it is wrong', () => {
    const { problems } = read(`${kitchen}- id: [broken\n`);
    expect(problems[0]!.message).toMatch(/^not YAML: /);
    expect(problems[0]!.line).toBeGreaterThanOrEqual(10);
    expect(read('').problems).toEqual([{ file: 'rooms.yaml', line: 1, message: expect.stringMatching(/^file: /) }]);
  });

  test('aliases that would grow without end are a mistake, not a crash', () => {
    const laughs = ['- &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'].map((pair) => [...pair]))
      laughs.push(`- &${to} [${Array.from({ length: 10 }, () => `*${from}`).join(', ')}]`);
    const { problems } = read(laughs.join('\n'));
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toMatch(/^not YAML: .*alias/i);
  });

  test('parsed before, is read from what it said then; a mistake is still told by its line', () => {
    const problems: Problem[] = [];
    const value = yamlValue(kitchen);
    const elsewhere = { path: 'rooms.yaml', text: 'not looked at', value };
    expect(readYaml(elsewhere, schema, problems)).toEqual(read(kitchen).rooms);
    expect(problems).toEqual([]);

    const text = kitchen.replace('cost: 2', 'cost: two');
    expect(readYaml({ path: 'rooms.yaml', text, value: yamlValue(text) }, schema, problems)).toBeUndefined();
    expect(problems.map(({ line }) => line)).toEqual([3]);
    expect(yamlValue(`${kitchen}- id: [broken\n`)).toBeUndefined();
  });

  test('can be asked where an entry begins, for mistakes found later', () => {
    const file = { path: 'rooms.yaml', text: kitchen };
    expect(lineOf(file, 'kitchen')).toBe(2);
    expect(lineOf(file, 'pump')).toBe(7);
    expect(lineOf(file, 'attic')).toBe(1);
    const quoted = { path: 'rooms.yaml', text: `${kitchen}-   id: "attic" # the first of its kind\n` };
    expect(lineOf(quoted, 'attic')).toBe(10);
  });

  test('a pack that cannot be used tells everything that is wrong with it', () => {
    const problems = [
      { file: 'a.yaml', line: 1, message: 'one' },
      { file: 'b.yaml', line: 2, message: 'two' },
    ];
    expect(new BadPack(problems).message).toBe('a.yaml:1: one\nb.yaml:2: two');
  });
});
