/** Tables by name, drawn by hand, and judged before they are taken. */
import { sentence } from '@holotape/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, longestOpenLine, type Point, type Polygon } from '../geometry/index.ts';
import { judgeTable } from '../queries/table-judgement.ts';
import { BY_CHANCE, BY_LOT, numberedTable, piecesOn, tableFaults, tableNamed } from '../queries/tables.ts';
import { codeOf, type DrawnTable, drawingFrom, drawingIn, MOST_PIECES, type TerrainSpot } from '../terrain/index.ts';
import { texts } from '../texts.ts';
import { content } from './helpers/battle.ts';

const INCH = 254;
const SIDE = 36 * INCH;
const size = { width: SIDE, height: SIDE };
const scenario = content.scenarios.get('fort-davis')!;
const words = ({ say, args }: { say: string; args: Record<string, string | number> }): string =>
  sentence(texts, content, [], say, args);

const box = (left: number, bottom: number, right: number, top: number): Polygon => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];
const longest = (outlines: readonly Polygon[], width = 1000, height = 1000) => {
  const { from, to } = longestOpenLine({ width, height }, outlines);
  const ends = [from, to].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { length: Math.round(distance(from, to)), ends: ends.sort((a, b) => a.x - b.x || a.y - b.y) };
};

describe('the longest open line', () => {
  test('on an empty table it is the diagonal', () => {
    expect(longest([])).toEqual({
      length: 1414,
      ends: [
        { x: 0, y: 0 },
        { x: 1000, y: 1000 },
      ],
    });
  });

  test('a box in the middle pushes it aside: it leans on a corner of the box and on one of the table', () => {
    // From a corner past the near corner of the box: through (600, 400), so it ends at (1000, 667).
    expect(longest([box(400, 400, 600, 600)]).length).toBe(Math.round(Math.hypot(1000, 666.7)));
  });

  test('a wall right across leaves the diagonal of the larger half', () => {
    expect(longest([box(0, 300, 1000, 320)]).length).toBe(Math.round(Math.hypot(1000, 680)));
  });

  test('through the seam of two walls that touch there is no line, along a wall there is', () => {
    expect(longest([box(0, 300, 500, 320), box(500, 300, 1000, 320)]).length).toBe(Math.round(Math.hypot(1000, 680)));
    const corridor = [box(0, 0, 1000, 450), box(0, 550, 1000, 1000)];
    expect(longest(corridor).length).toBe(Math.round(Math.hypot(1000, 100)));
  });

  test('it may end in the inner corner of something bent', () => {
    const bent: Polygon = [
      { x: 100, y: 100 },
      { x: 900, y: 100 },
      { x: 900, y: 900 },
      { x: 880, y: 900 },
      { x: 880, y: 120 },
      { x: 100, y: 120 },
    ];
    const room = [bent, box(0, 900, 880, 1000), box(0, 0, 100, 1000), box(900, 0, 1000, 1000)];
    // From one corner of the room to the other, less a hair at each end.
    expect(Math.abs(longest(room).length - Math.hypot(780, 780))).toBeLessThan(4);
  });

  test('no sampled line is open and longer', () => {
    const boxes = fc.array(
      fc
        .tuple(fc.integer({ min: 50, max: 800 }), fc.integer({ min: 50, max: 800 }), fc.integer({ min: 20, max: 150 }))
        .map(([x, y, wide]) => box(x, y, x + wide, y + 170 - wide)),
      { maxLength: 6 },
    );
    const rim = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1000 }));
    const onRim = ([side, at]: [number, number]): Point =>
      [
        { x: at, y: 0 },
        { x: at, y: 1000 },
        { x: 0, y: at },
        { x: 1000, y: at },
      ][side]!;
    const isOpen = (from: Point, to: Point, all: readonly Polygon[]) =>
      !Array.from({ length: 401 }, (_, i) => i / 400).some((share) => {
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        return all.some(([low, , high]) => at.x > low!.x && at.y > low!.y && at.x < high!.x && at.y < high!.y);
      });
    fc.assert(
      fc.property(boxes, fc.array(fc.tuple(rim, rim), { minLength: 30, maxLength: 30 }), (all, lines) => {
        const { from, to } = longestOpenLine({ width: 1000, height: 1000 }, all);
        // A hair inside, where corners are only touched.
        const most = distance(from, to);
        for (const [one, other] of lines)
          if (isOpen(onRim(one), onRim(other), all)) expect(distance(onRim(one), onRim(other))).toBeLessThan(most + 6);
      }),
      { numRuns: 60 },
    );
  });
});

const drawn = (...pieces: TerrainSpot[]): DrawnTable => ({ land: 'wasteland', pieces });
const judged = (...pieces: TerrainSpot[]) => judgeTable({ ...size, pieces: piecesOn(content, drawn(...pieces)) });

describe('a table judged', () => {
  test('an empty table: the whole diagonal is open and every edge bare, in words', () => {
    const { openLine, edges, verdicts } = judged();
    expect(openLine.length / INCH).toBeCloseTo(50.9, 1);
    expect(edges.map(({ edge, bare }) => [edge, bare.length])).toEqual(
      ['bottom', 'right', 'top', 'left'].map((edge) => [edge, 1]),
    );
    expect(verdicts.map(words)).toEqual([
      'An open line of 50.9 inches runs from 0, 0 to 36, 36; 40 are wished for at most.',
      'The bottom edge is bare: there is no cover on the table.',
      'The right edge is bare: there is no cover on the table.',
      'The top edge is bare: there is no cover on the table.',
      'The left edge is bare: there is no cover on the table.',
    ]);
    expect(verdicts.every(({ isMet }) => !isMet)).toBe(true);
  });

  test('cover counts within 6 inches of every place of an edge, and only cover', () => {
    // A crate of 260 x 260 whose side lies 5.9 inches above the edge, 10 inches from the left.
    const y = Math.round(5.9 * INCH) + 130;
    const bottom = (kind: string) => judged({ kind, x: 10 * INCH, y, turn: 0 }).edges[0]!;
    const { bare, worst } = bottom('crate');
    expect(bare.map(({ from, to }) => [from.x / INCH, to.x / INCH].map((each) => Math.round(each * 10) / 10))).toEqual([
      [0, 8.4],
      [11.6, 36],
    ]);
    expect(worst.at).toEqual({ x: SIDE, y: 0 });
    expect(worst.length).toBeCloseTo(Math.hypot(SIDE - 10 * INCH - 130, y - 130), 0);
    expect(bottom('mud').worst.length).toBe(Number.POSITIVE_INFINITY);
  });

  test('only what blocks sight closes a line', () => {
    const middle = { x: SIDE / 2, y: SIDE / 2, turn: 0 };
    expect(judged({ kind: 'rusty-car', ...middle }).openLine.length / INCH).toBeCloseTo(50.9, 1);
    expect(judged({ kind: 'pump-house', ...middle }).openLine.length / INCH).toBeLessThan(50);
  });

  test('the Crossroads is no shooting gallery: cover near every edge, and no line much longer than an edge', () => {
    const { edges, openLine } = judgeTable({ ...size, pieces: piecesOn(content, content.tables.get('crossroads')!) });
    expect(edges.flatMap(({ bare }) => bare)).toEqual([]);
    expect(openLine.length / INCH).toBeLessThan(37.5);
  });
});

const crate = (x: number, y: number, turn = 0): TerrainSpot => ({ kind: 'crate', x, y, turn });
const faultsOf = (...pieces: TerrainSpot[]): string[] =>
  tableFaults(content, scenario, size, drawn(...pieces)).map(words);

describe('a table drawn by hand', () => {
  test('what may lie on it: nothing overlaps, hangs over the edge or is unknown, and 80 pieces are the most', () => {
    expect(faultsOf(crate(1000, 1000), crate(1260, 1000))).toEqual([]);
    expect(faultsOf(crate(1000, 1000), crate(1258, 1000))).toEqual(['The Crate at 3.9, 3.9 overlaps the Crate.']);
    expect(faultsOf(crate(1000, 1000), crate(1000, 1000))).toEqual(['The Crate at 3.9, 3.9 overlaps the Crate.']);
    expect(faultsOf(crate(130, SIDE - 130))).toEqual([]);
    expect(faultsOf(crate(129, 4000))).toEqual(['The Crate at 0.5, 15.7 hangs over the edge of the table.']);
    expect(faultsOf({ kind: 'windmill', x: 4000, y: 4000, turn: 0 })).toEqual([
      'Piece 1 is a "windmill", and there is no such terrain.',
    ]);
    const many = Array.from({ length: MOST_PIECES + 1 }, (_, i) => crate(300 + 300 * (i % 20), 300 + 300 * (i % 7)));
    expect(faultsOf(...many)).toEqual(['There are 81 pieces on the table; 80 are the most.']);
  });

  test('a small thing inside the walls of a ruin is no overlap, inside a solid house it is', () => {
    expect(faultsOf({ kind: 'ruined-house', x: 3000, y: 3000, turn: 0 }, crate(2700, 3300))).toEqual([]);
    expect(faultsOf({ kind: 'pump-house', x: 3000, y: 3000, turn: 0 }, crate(3000, 3000))).toEqual([
      'The Pump House at 11.8, 11.8 overlaps the Crate.',
    ]);
  });

  test('what a scenario puts somewhere itself stays free', () => {
    const storm = content.scenarios.get('coming-storm')!;
    const faults = tableFaults(content, storm, size, drawn(crate(4572, 4572), crate(2000, 2000)));
    expect(faults.map(words)).toEqual(['The Crate at 18, 18 stands where The Coming Storm puts something of its own.']);
    const troubled = content.scenarios.get('troubled-beginnings')!;
    expect(tableFaults(content, troubled, size, drawn(crate(4572, 4700))).map(({ say }) => say)).toEqual([
      'drawn.in-the-way',
    ]);
  });

  test('a table without room for the markers of a scenario is told as such', () => {
    const troubled = content.scenarios.get('troubled-beginnings')!;
    // A ring of crates, Black away from the snare: no trap finds a gap in it.
    const far = 160 + 3048 + 125;
    const around = Array.from({ length: 44 }, (_, i) => {
      const angle = (i * Math.PI) / 22;
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((way) => Math.round(SIDE / 2 + far * way)) as [
        number,
        number,
      ];
      return { kind: 'crate', x, y, turn: 0 };
    });
    expect(tableFaults(content, scenario, size, drawn(...around)).map(words)).toEqual([]);
    expect(tableFaults(content, troubled, size, drawn(...around)).map(words)).toEqual([
      'There is no room for trap 1 of 4 that Troubled Beginnings needs; take something away.',
    ]);
  });

  test('its code rebuilds it, in small letters and in capitals', () => {
    const kinds = [...content.terrain.keys()];
    const spots = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        x: fc.integer({ min: 0, max: SIDE }),
        y: fc.integer({ min: 0, max: SIDE }),
        turn: fc.integer({ min: 0, max: 15 }),
      }),
      { maxLength: MOST_PIECES },
    );
    fc.assert(
      fc.property(spots, (pieces) => {
        const table = { land: 'hills' as const, pieces };
        expect(drawingFrom(codeOf(table))).toEqual(table);
        expect(drawingFrom(` ${codeOf(table).toUpperCase()} `)).toEqual(table);
      }),
      { numRuns: 30 },
    );
  });

  test('a damaged code, one of another kind and a bad file are told as such', () => {
    const code = codeOf(drawn(crate(1000, 1000), crate(3000, 3000, 3)));
    const told = (given: string) => words(drawingFrom(given) as Parameters<typeof words>[0]);
    for (let i = 3; i < code.length; i += 1) {
      const changed = code.slice(0, i) + (code[i] === '7' ? '8' : '7') + code.slice(i + 1);
      expect(told(changed)).toBe('The code of the table is damaged: letters are missing or changed.');
      expect(told(code.slice(0, i))).toBe('The code of the table is damaged: letters are missing or changed.');
    }
    expect(told('T2.wasteland..0.0000')).toBe('This is no code of a table: it begins with "t2" and not with T1.');
    const file = { land: 'wasteland', pieces: [crate(1000, 1000)] };
    expect(drawingIn(file)).toEqual(file);
    expect(words(drawingIn({ land: 'wasteland', pieces: [{ kind: 'crate', x: 1 }] }) as never)).toMatch(
      /^This is no drawing of a table: pieces\.0\.y: /,
    );
    expect(words(drawingIn('hello') as never)).toMatch(/^This is no drawing of a table: the file: /);
  });
});

describe('tables by name', () => {
  test('one of the box, one by its number, one by its code; anything else is refused with what there is', () => {
    const named = (name: string) => tableNamed(content, scenario, size, name);
    expect(named('crossroads')).toMatchObject({ name: 'The Crossroads', land: 'wasteland' });
    expect(named(numberedTable(BY_CHANCE, 7))).toEqual(named('chance-7'));
    expect(named(numberedTable(BY_LOT, 7))).toEqual(named('lot-7'));
    expect(named('lot-7')).not.toEqual(named('chance-7'));
    expect(named('chance-7')).not.toEqual(named('chance-8'));
    const table = drawn(crate(1000, 1000));
    expect(named(codeOf(table))).toEqual(table);
    expect(named(codeOf(drawn(crate(100, 100))))).toMatchObject({ say: 'drawn.off-table' });
    expect(words(named('atlantis') as never)).toBe(
      `There is no table "atlantis"; there are ${[...content.tables.keys()].join(', ')}, lot- with a number, and codes of drawn tables.`,
    );
  });
});
