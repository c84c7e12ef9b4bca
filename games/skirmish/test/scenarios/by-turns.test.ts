/** Terrain that the players place, a piece each in turn. */
import { randomFrom } from '@holotape/kernel';
import { playRandomly, testTable } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { skirmishGame } from '../../index.ts';
import type { SkirmishState } from '../../state.ts';
import { codeOf, drawingFrom } from '../../terrain/index.ts';
import { type BattleTest, content } from '../helpers/battle.ts';
import { settingUp, start } from '../helpers/scenario.ts';

const crate = (x: number, y: number) => ({ kind: 'crate', x, y, turn: 0 });
/** It has no markers that want room: quick to judge. */
const BRAHMIN = 'escort-the-brahmin';
/** Wider than a table. */
const SQUARE: [number, number][] = [
  [-5000, -5000],
  [5000, -5000],
  [5000, 5000],
  [-5000, 5000],
];
/** Six crates, wherever they lie: the pile. */
const SIX = `by-turns:${codeOf({ land: 'wasteland', pieces: [0, 1, 2, 3, 4, 5].map((i) => crate(1000 + 600 * i, 1000)) })}`;

/** Who is asked for the next piece of terrain. */
const placer = (t: BattleTest): number | undefined =>
  [0, 1].find((seat) => t.seat(seat).asked()?.ask.startsWith('terrain.'));

function lay(t: BattleTest, seat: number, [x, y]: readonly [number, number], kind?: string): void {
  if (t.seat(seat).asked()?.ask === 'terrain.piece') t.seat(seat).answer(kind ?? t.seat(seat).asked()!.can[0]!);
  if (t.seat(seat).asked()?.ask === 'terrain.turn') t.seat(seat).answer('turn:0');
  t.seat(seat).answer([x, y]);
}

const tallied = ({ scenario }: SkirmishState, begins: string): string[] =>
  Object.keys(scenario!.tally).filter((key) => key.startsWith(begins));

describe('terrain by turns', () => {
  test.each([
    [1, [0, 1, 0, 1, 0, 1]],
    [0, [1, 0, 1, 0, 1, 0]],
  ])('CH-BSETUP-3 of six pieces the winner of the flip (%i) lays the first, third and fifth', (flipped, turns) => {
    const t = settingUp(BRAHMIN, { table: SIX }, { 'luck.flip': [flipped] });
    const came: (number | undefined)[] = [];
    for (const [i, seat] of turns.entries()) {
      came.push(placer(t));
      expect(t.seat(1 - seat).asked(), 'the other one waits').toBeUndefined();
      expect(() => lay(t, 1 - seat, [1500 + 900 * i, 7000])).toThrow();
      lay(t, seat, [1500 + 900 * i, 4572]);
    }
    expect(came).toEqual(turns);
    expect(placer(t)).toBeUndefined();
    expect(t.state.pieces.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `crate-${n}`));
    expect(drawingFrom(t.state.scenario!.table)).toMatchObject({
      pieces: turns.map((_, i) => crate(1500 + 900 * i, 4572)),
    });
    expect([...tallied(t.state, 'pile:'), ...tallied(t.state, 'lays')]).toEqual([]);
  });

  test('CH-BSETUP-3 whose turn it is chooses any piece of the pile, and how it is turned', () => {
    const pieces = [crate(1000, 1000), { kind: 'rusty-car', x: 4000, y: 4000, turn: 0 }];
    const t = settingUp(BRAHMIN, { table: `by-turns:${codeOf({ land: 'wasteland', pieces })}` }, { 'luck.flip': [1] });
    expect(t.seat(0).asked()).toMatchObject({ ask: 'terrain.piece', can: ['crate', 'rusty-car', 'auto'] });
    t.seat(0).answer('rusty-car');
    expect(t.seat(0).asked()!.can).toEqual([0, 2, 4, 6, 8, 10, 12, 14].map((turn) => `turn:${turn}`));
    t.seat(0).answer('turn:4');
    t.seat(0).answer([3000, 3000]);
    expect(drawingFrom(t.state.scenario!.table)).toMatchObject({
      pieces: [{ kind: 'rusty-car', x: 3000, y: 3000, turn: 4 }],
    });
    expect(t.seat(1).asked()!.ask).not.toBe('marker.place');
  });

  test('CH-RULING-144 by chance it is two large, three middling and three small pieces of the land', () => {
    const t = settingUp(BRAHMIN, { table: 'by-turns' });
    const kinds = tallied(t.state, 'pile:').map((key) => content.terrain.get(key.slice('pile:'.length))!);
    const many = (weight: string) => kinds.filter((kind) => kind.weight === weight).length;
    expect([many('landmark'), many('middle'), many('scatter')]).toEqual([2, 3, 3]);
    expect(kinds.every(({ land }) => land.includes('wasteland'))).toBe(true);
    expect(() => start({ scenario: 'noon', table: 'by-turns:atlantis' })).toThrow(/There is no table "atlantis"/);
  });

  test('CH-RULING-145 not over the edge, not on another piece, not where the scenario puts something', () => {
    const t = settingUp('coming-storm', { table: SIX }, { 'terrain.player': [0], 'luck.flip': [1] });
    t.seat(0).answer(SIX);
    t.seat(1).answer('bottom');
    lay(t, 0, [2000, 2000]);
    t.seat(1).answer('crate');
    t.seat(1).answer('turn:0');
    expect(() => t.seat(1).answer([2100, 2000])).toThrow(/drawn.overlap|overlaps/);
    expect(() => t.seat(1).answer([100, 2000])).toThrow(/drawn.off-table|hangs over/);
    expect(() => t.seat(1).answer([4572, 4572])).toThrow(/drawn.in-the-way|puts something/);
    t.seat(1).answer([7000, 7000]);
    expect(t.state.pieces).toHaveLength(2);
  });

  test('CH-RULING-145 what fits nowhere goes back into the box, and costs nobody a turn', () => {
    const hill = content.terrain.get('hill')!;
    const vast = { ...hill, id: 'vast', parts: [{ ...hill.parts[0]!, outline: SQUARE }] };
    const pieces = [{ kind: 'vast', x: 4572, y: 4572, turn: 0 }, crate(1000, 1000), crate(2000, 2000)];
    const other = skirmishGame({
      ...content,
      terrain: new Map([...content.terrain, ['vast', vast]]),
      tables: new Map([['heath', { id: 'heath', name: 'The Heath', land: 'wasteland' as const, pieces }]]),
    });
    const options = { scenario: BRAHMIN, table: 'by-turns:heath' };
    const t = testTable(other, { seats: 2, options: options as never, chance: { 'luck.flip': [1] } });
    expect(t.logged('CH-RULING-145')).toEqual(['There is no room left for the Hill: back into the box with it.']);
    expect(t.seat(0).asked()!.can).toEqual(['crate', 'auto']);
    lay(t, 0, [1500, 4572]);
    expect(placer(t)).toBe(1);
  });

  test('random players lay a table and begin', () => {
    const scenario = BRAHMIN;
    const session = start({ scenario, table: 'by-turns' }, `turns ${scenario}`);
    const seen: SkirmishState[] = [];
    playRandomly(session, randomFrom(scenario), {
      mostAnswers: 90,
      eachAnswer: (now) => void seen.push(now.state as SkirmishState),
    });
    expect(seen.at(-1)!.round).toBeGreaterThan(0);
    expect(seen.at(-1)!.pieces.length).toBeGreaterThan(7);
  });

  test('chance lays its pieces by itself', () => {
    const { state } = start({ scenario: BRAHMIN, table: 'by-turns', placing: 'auto' }, 'auto').position as {
      state: SkirmishState;
    };
    expect(state.pieces.length).toBeGreaterThan(7);
    expect(state.scenario!.table).toMatch(/^T1\.wasteland\./);
  });
});
