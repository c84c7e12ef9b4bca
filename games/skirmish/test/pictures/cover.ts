/** The line from middle to middle, from the rulebook's pictures of cover. */
import { type Disc, type Shape, through } from '../../geometry/index.ts';
import { box, type Drawn, huge, large, normal, type Picture } from './picture.ts';

const size = { width: 5000, height: 2400 };

function lineBetween(from: Disc, to: Disc, shapes: readonly Shape[]): Drawn {
  const { line, passed, touched } = through(from, to, shapes);
  return {
    answer: { passed: passed.map(({ id }) => id), touched },
    lines: [line],
    points: passed.flatMap(({ enter, leave }) => [enter, leave]),
  };
}

const building = box(900, 1180, 700, 900);
const crate = box(2700, 1000, 260, 360);
const knight = normal(740, 1200);
const mutant = large(4200, 1160);
const solids: Shape[] = [
  { id: 'building', kind: 'solid', outline: building },
  { id: 'crate', kind: 'solid', outline: crate },
];

const settlerA = normal(700, 900);
const settlerB = normal(2200, 950);
const foe = normal(4200, 1000);

const forest = box(2600, 400, 1500, 1700);
const watcher = normal(500, 1200);
const edge1 = normal(2480, 1200);
const edge2 = normal(2640, 1200);
const deep3 = normal(3400, 1200);
const wood: Shape[] = [{ id: 'forest', kind: 'area', outline: forest }];

/** Two posts joined below the line. */
const hook = [
  { x: 2000, y: 600 },
  { x: 3000, y: 600 },
  { x: 3000, y: 1800 },
  { x: 2800, y: 1800 },
  { x: 2800, y: 800 },
  { x: 2200, y: 800 },
  { x: 2200, y: 1800 },
  { x: 2000, y: 1800 },
];

const bulk = huge(2400, 1200);

export const pictures: readonly Picture[] = [
  {
    name: 'cover-worked-case-1-out',
    shows: 'The first disc touches the building: only the crate is passed.',
    size,
    outlines: { building, crate },
    discs: { knight, mutant },
    ask: () => lineBetween(knight, mutant, solids),
    expected: { passed: ['crate'], touched: ['building'] },
  },
  {
    name: 'cover-worked-case-1-back',
    shows: 'The other way nothing is touched: crate and building are passed.',
    size,
    outlines: { building, crate },
    discs: { knight, mutant },
    ask: () => lineBetween(mutant, knight, solids),
    expected: { passed: ['building', 'crate'], touched: [] },
  },
  {
    name: 'cover-worked-case-2',
    shows: 'A disc on the line is passed through.',
    size,
    outlines: {},
    discs: { settlerA, settlerB, foe },
    ask: () => lineBetween(foe, settlerA, [{ id: 'settlerB', kind: 'round', disc: settlerB }]),
    expected: { passed: ['settlerB'], touched: [] },
  },
  {
    name: 'cover-stands-in-it',
    shows: 'A line that only goes in, because its end stands inside, passes through nothing.',
    size,
    outlines: { ruin: forest },
    discs: { watcher, deep3 },
    ask: () => lineBetween(watcher, deep3, [{ id: 'ruin', kind: 'solid', outline: forest }]),
    expected: { passed: [], touched: [] },
  },
  ...(
    [
      ['cover-forest-1', edge1, []],
      ['cover-forest-2', edge2, ['forest']],
      ['cover-forest-3', deep3, ['forest']],
    ] as const
  ).map(
    ([name, target, passed]): Picture => ({
      name,
      shows: 'An area counts as soon as the line enters it.',
      size,
      outlines: { forest },
      discs: { watcher, target },
      ask: () => lineBetween(watcher, target, wood),
      expected: { passed, touched: [] },
    }),
  ),
  {
    name: 'cover-area-touched',
    shows: 'An area that the first disc reaches into is left out.',
    size,
    outlines: { forest },
    discs: { edge1, watcher },
    ask: () => lineBetween(edge1, normal(4500, 1200), wood),
    expected: { passed: [], touched: ['forest'] },
  },
  {
    name: 'cover-several-crossings',
    shows: 'A hollow thing crossed twice counts once.',
    size,
    outlines: { hook },
    discs: { watcher, foe },
    ask: () => lineBetween(watcher, foe, [{ id: 'hook', kind: 'solid', outline: hook }]),
    expected: { passed: ['hook'], touched: [] },
  },
  {
    name: 'cover-huge-bulk',
    shows: 'A wide disc between two narrow ones is passed through.',
    size,
    outlines: {},
    discs: { watcher, bulk, foe },
    ask: () => lineBetween(watcher, foe, [{ id: 'bulk', kind: 'round', disc: bulk }]),
    expected: { passed: ['bulk'], touched: [] },
  },
];
