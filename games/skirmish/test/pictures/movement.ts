/** Ways, reach, slides and areas. */
import { caughtIn, firstMet, Ground, gap, layField, Reach, slide, towards, walk } from '../../geometry/index.ts';
import { box, huge, large, normal, type Picture } from './picture.ts';

const size = { width: 5000, height: 2400 };
const table = size;
const start = normal(700, 1200);
const wall = box(2000, 500, 200, 1400);
const pusher = normal(1000, 1200);
const pushed = normal(1320, 1200);
const barrel = box(1900, 1000, 200, 300);
const ORANGE = 508;
const YELLOW = 1016;

const plain = { table, patches: [], walls: [], company: [] };

export const pictures: readonly Picture[] = [
  {
    name: 'move-straight-one-ruler',
    shows: 'At full distance the ruler just fits between the old and the new place.',
    size,
    outlines: {},
    discs: { start, end: normal(700 + YELLOW + 320, 1200) },
    ask: () => {
      const end = normal(700 + YELLOW + 320, 1200);
      const { length } = walk(160, [start, end], plain);
      const measured = gap(start, end);
      return { answer: { walked: length, ruler: measured.length }, lines: [measured.line] };
    },
    expected: { walked: YELLOW + 320, ruler: YELLOW },
  },
  {
    name: 'move-around-a-wall',
    shows: 'The shortest way around a wall keeps the whole disc clear of it.',
    size,
    outlines: { wall },
    discs: { start, end: normal(3500, 1200) },
    ask: () => {
      const way = new Ground(160, [wall], [], table).way(start, normal(3500, 1200))!;
      return { answer: { length: Math.round(way.length) }, paths: [way.path] };
    },
    expected: { length: 3329 },
  },
  {
    name: 'move-reach-around-a-wall',
    shows: 'All that can be reached with a black ruler.',
    size,
    outlines: { wall },
    discs: { start },
    ask: () => {
      const reach = new Reach(new Ground(160, [wall], [], table), start, 3048 + 320);
      const at = (x: number, y: number) => reach.lengthTo({ x, y }) !== undefined;
      return {
        answer: { behind: at(3300, 1200), tooFar: at(3700, 1200), inside: at(2100, 1200) },
        fans: reach.fans(),
      };
    },
    expected: { behind: true, tooFar: false, inside: false },
  },
  {
    name: 'push-into-the-open',
    shows: 'Straight away from the pusher, for the whole length.',
    size,
    outlines: {},
    discs: { pusher, pushed },
    ask: () => {
      const away = { x: pushed.x - pusher.x, y: pushed.y - pusher.y };
      const { to, stopped } = slide(pushed, away, ORANGE, { discs: [], polygons: [] }, table);
      return { answer: { to, stopped: stopped ?? null }, paths: [[pushed, to]] };
    },
    expected: { to: { x: 1828, y: 1200 }, stopped: null },
  },
  {
    name: 'push-against-a-barrel',
    shows: 'The push ends at the first contact.',
    size,
    outlines: { barrel },
    discs: { pusher, pushed },
    ask: () => {
      const away = { x: pushed.x - pusher.x, y: pushed.y - pusher.y };
      const polygons = [{ id: 'barrel', outline: barrel }];
      const { to, stopped } = slide(pushed, away, ORANGE, { discs: [], polygons }, table);
      return { answer: { to, stopped: stopped ?? null }, paths: [[pushed, to]] };
    },
    expected: { to: { x: 1740, y: 1200 }, stopped: { by: 'polygon', id: 'barrel' } },
  },
  {
    name: 'area-with-a-wall',
    shows: 'An area catches what reaches into it; a wall shields one.',
    size,
    outlines: { wall },
    discs: { near: normal(1500, 1500), shielded: large(2500, 1300), outside: normal(900, 600), rim: huge(1500, 500) },
    ask: () => {
      const discs = [
        { id: 'near', ...normal(1500, 1500) },
        { id: 'shielded', ...large(2500, 1300) },
        { id: 'outside', ...normal(900, 600) },
        { id: 'rim', ...huge(1500, 500) },
      ];
      const area = { x: 1700, y: 1200, r: YELLOW / 2 };
      const caught = caughtIn({ ...area, r: YELLOW / 2 + 200 }, discs, layField([wall]));
      return {
        answer: caught.map(({ disc, shielded }) => [disc.id, shielded ?? null]),
        lines: caught.map(({ line }) => line),
        rings: [{ ...area, r: YELLOW / 2 + 200 }],
      };
    },
    expected: [
      ['near', null],
      ['shielded', 0],
      ['rim', null],
    ],
  },
  {
    name: 'straight-flight-meets-a-wall',
    shows: 'Where a straight line first meets an obstacle.',
    size,
    outlines: { wall, barrel },
    discs: { start },
    ask: () => {
      const line = { from: start, to: { x: 4000, y: 1100 } };
      const met = firstMet(layField([wall, barrel]), line)!;
      return {
        answer: { polygon: met.polygon, x: Math.round(met.at.x) },
        lines: [{ from: start, to: towards(start, line.to, met.length) }],
        points: [met.at],
      };
    },
    expected: { polygon: 1, x: 1900 },
  },
];
