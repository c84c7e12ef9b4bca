import { BadPack, lineOf, PackReading, type Problem, problemText, readYaml, yamlValue } from '@holotape/kernel';
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

describe('packs read one after the other', () => {
  const about = z.strictObject({ id: z.string() });
  const cards = z.array(z.strictObject({ id: z.string() }));
  const pack = (id: string) => ({ path: `${id}/pack.yaml`, text: `id: ${id}` });
  const reading = () => new PackReading('a toy pack', ['dice.yaml', 'cards/*.yaml']);

  test('their files are found by name and by folder, and what is in them is used with where it stands', () => {
    const toys = reading();
    const found: string[] = [];
    for (const id of ['core', 'mine']) {
      toys.open([pack(id), { path: `${id}/cards/a.yaml`, text: `- id: ${id}-1\n` }], about);
      toys.each('cards/*.yaml', cards, (all, { path }) => found.push(...all.map((card) => `${path} ${card.id}`)));
    }
    expect(found).toEqual(['core/cards/a.yaml core-1', 'mine/cards/a.yaml mine-1']);
    expect(toys.packs).toEqual(['core', 'mine']);
    expect(toys.isSound).toBe(true);
  });

  test('what nobody would read, who does not say who it is, and what is there twice, are all told', () => {
    const toys = reading();
    const claim = () =>
      toys.each('cards/*.yaml', cards, (all, file) => {
        for (const card of all) toys.claim('card', card.id, file);
      });
    toys.open([pack('core'), { path: 'cards/a.yaml', text: '- id: ace\n' }], about);
    claim();
    toys.open(
      [
        { path: 'cards/b.yaml', text: '- id: king\n- id: ace\n' },
        { path: 'cards.yaml', text: '' },
      ],
      about,
    );
    claim();
    expect(toys.isSound).toBe(false);
    expect(toys.bad.problems.map(problemText)).toEqual([
      'cards.yaml:1: a toy pack has no such file; it may have pack.yaml, dice.yaml, cards/*.yaml',
      'pack.yaml:1: missing: every pack says its id, name and game there',
      'cards/b.yaml:2: the card "ace" exists already, in cards/a.yaml of the pack "core"',
    ]);
  });
});
