/** Lines from any part of one disc to any part of another. */
import { type Blockers, type Disc, layField, ledgeCrossed, ledgeScreens, sight } from '../../geometry/index.ts';
import { box, type Drawn, huge, normal, type Picture } from './picture.ts';

const size = { width: 5000, height: 2400 };
const a = normal(700, 1200);
const b = normal(4200, 1200);

function between(from: Disc, to: Disc, blockers: Blockers): Drawn {
  const { sees, line } = sight(from, to, blockers);
  return { answer: { sees }, lines: [line] };
}

const wall = box(2300, 300, 200, 1020);
const tallWall = box(2300, 300, 200, 1100);
const upper = box(1900, 1100, 200, 1200);
const lower = box(2900, 0, 200, 1300);
const wood = box(2600, 400, 1900, 1700);
const giant = huge(2450, 1200);

const roof = { id: 'roof', outline: box(400, 600, 1900, 1200), height: 600 };
const nearEdge = normal(1900, 1200);
const farBack = normal(900, 1200);
const below = normal(4200, 1300);
const ORANGE = 508;

const open = { field: layField([]) };
const fromRoof = (upper: Disc): Blockers => ({ ...open, screens: ledgeScreens(upper, roof, 600, ORANGE, ORANGE) });

export const pictures: readonly Picture[] = [
  {
    name: 'sight-over-the-end-of-a-wall',
    shows: 'Rim to rim past the end of a wall.',
    size,
    outlines: { wall },
    discs: { a, b },
    ask: () => between(a, b, { field: layField([wall]) }),
    expected: { sees: true },
  },
  {
    name: 'sight-wall-covers-all',
    shows: 'The wall reaches past both rims.',
    size,
    outlines: { tallWall },
    discs: { a, b },
    ask: () => between(a, b, { field: layField([tallWall]) }),
    expected: { sees: false },
  },
  {
    name: 'sight-two-walls-overlap',
    shows: 'Two walls, neither of which would be enough.',
    size,
    outlines: { upper, lower },
    discs: { a, b },
    ask: () => between(a, b, { field: layField([upper, lower]) }),
    expected: { sees: false },
  },
  {
    name: 'sight-partly-in-a-wood',
    shows: 'The part outside the wood is seen.',
    size,
    outlines: { wood },
    discs: { a, edge: normal(2700, 1200) },
    ask: () => between(a, normal(2700, 1200), { field: layField([wood]) }),
    expected: { sees: true },
  },
  {
    name: 'sight-wholly-in-a-wood',
    shows: 'Wholly inside a dense wood nothing is seen.',
    size,
    outlines: { wood },
    discs: { a, deep: normal(2900, 1200) },
    ask: () => between(a, normal(2900, 1200), { field: layField([wood]) }),
    expected: { sees: false },
  },
  {
    name: 'sight-behind-a-huge-disc',
    shows: 'A wide disc hides what is behind it.',
    size,
    outlines: {},
    discs: { a, giant, b },
    ask: () => between(a, b, { ...open, discs: [giant] }),
    expected: { sees: false },
  },
  {
    name: 'sight-ledge-near',
    shows: 'Near the edge of the roof the ground is seen.',
    size,
    outlines: { roof: roof.outline },
    discs: { nearEdge, below },
    ask: () => between(nearEdge, below, fromRoof(nearEdge)),
    expected: { sees: true },
  },
  {
    name: 'sight-ledge-far',
    shows: 'Far from every edge it is not.',
    size,
    outlines: { roof: roof.outline },
    discs: { farBack, below },
    ask: () => between(farBack, below, fromRoof(farBack)),
    expected: { sees: false },
  },
  {
    name: 'ledge-crossed',
    shows: 'Where the line leaves the roof.',
    size,
    outlines: { roof: roof.outline },
    discs: { nearEdge, below },
    ask: () => {
      const line = { from: nearEdge, to: below };
      const crossed = ledgeCrossed(nearEdge, roof, line)!;
      return { answer: { id: crossed.id, away: Math.round(crossed.away) }, lines: [line], points: [crossed.at] };
    },
    expected: { id: 'roof', away: 240 },
  },
];
