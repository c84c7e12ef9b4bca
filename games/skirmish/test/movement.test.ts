import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { isEngaged } from '../rules/engagement.ts';
import { checkPath, suggestPaths } from '../rules/movement.ts';
import type { Model } from '../state.ts';
import type { Color } from '../words.ts';
import { act, type BattleSetting, battle, content, piece, scene, settler, unit, wall } from './battle.ts';

const YELLOW = 1016;
const BASE = 320;
const far: [number, number] = [8000, 8000];
const alone: BattleSetting = { ann: [settler('a', [2000, 2000])], ben: [settler('b', far)] };

const check = (t: ReturnType<typeof scene>, path: Answer, color: Color = 'yellow', model: Model = t.model('a-1')) => {
  const checked = checkPath(t, model, color, path);
  return checked.ok ? 'ok' : checked.reason.rule;
};

describe('Action: Move', () => {
  test('WW-MOVE-1 up to the Move distance or less, and what is not used is lost', () => {
    const t = battle(alone);
    act(t, 'a-1');
    t.seat(0).answer('move');
    const before = JSON.stringify(t.state);
    expect(t.seat(0).refuse([[2000 + YELLOW + BASE + 20, 2000]]).rule).toBe('WW-MOVE-1');
    expect(JSON.stringify(t.state)).toBe(before);
    t.seat(0).answer([[2500, 2000]]);
    expect(t.state.models[0]).toMatchObject({ x: 2500, y: 2000 });
    t.seat(0).answer('move');
    t.seat(0).refuse([[2500 + YELLOW + BASE + 500, 2000]]);
    t.seat(0).answer([[2500 + YELLOW + BASE, 2000]]);
    expect(t.state.models[0]!.readiness).toBe('used');
  });

  test('WW-MOVE-2 WW-RULING-3 the middle travels one ruler and one base, granted once', () => {
    const t = scene(alone);
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
    expect(check(t, [[2000 + YELLOW + BASE + 2, 2000]])).toBe('WW-MOVE-1');
    // Two legs do not grant the base twice.
    expect(
      check(t, [
        [2000 + YELLOW, 2000],
        [2000 + YELLOW, 2000 + 2 * BASE],
      ]),
    ).toBe('WW-MOVE-1');
    const wide = scene({ ann: [unit('a', 'skirmisher', [[2000, 2000]])], ben: [settler('b', far)] });
    expect(check(wide, [[2000 + YELLOW + 400, 2000]])).toBe('ok');
  });

  test('WW-MOVE-3 a path may bend, and its length along the bends counts', () => {
    const t = scene(alone);
    expect(
      check(t, [
        [2600, 2000],
        [2600, 2700],
      ]),
    ).toBe('ok');
    expect(
      check(t, [
        [2600, 2000],
        [2600, 2800],
      ]),
    ).toBe('WW-MOVE-1');
    expect(check(t, [[2600, 2800]])).toBe('ok');
    expect(check(t, [])).toBe('WW-MOVE-3');
    expect(check(t, [[2000.5, 2000]])).toBe('WW-MOVE-3');
  });

  test('WW-MOVE-4 not through an opposing model, over the full width of both bases', () => {
    const between = (gap: number) =>
      scene({ ann: alone.ann, ben: [settler('b', [2600, 2000 + 160 + gap / 2], [2600, 2000 - 160 - gap / 2])] });
    expect(check(between(300), [[3200, 2000]])).toBe('WW-MOVE-4');
    expect(check(between(320), [[3200, 2000]])).toBe('ok');
    expect(check(scene({ ann: alone.ann, ben: [settler('b', [2600, 2100])] }), [[3200, 2000]])).toBe('WW-MOVE-4');
  });

  test('WW-MOVE-5 through friends, WW-MOVE-6 but not onto them', () => {
    const t = scene({ ann: [settler('a', [2000, 2000], [2600, 2000])], ben: alone.ben });
    expect(check(t, [[3200, 2000]])).toBe('ok');
    expect(check(t, [[2700, 2000]])).toBe('WW-MOVE-6');
    expect(check(t, [[2600 + BASE, 2000]])).toBe('ok');
  });

  test('WW-RULING-19 a Move may touch an opposing base in passing and end in contact, and so engage', () => {
    const t = battle({ ann: alone.ann, ben: [settler('b', [2600, 2320])] });
    act(t, 'a-1');
    t.seat(0).answer('move', [[3000, 2000]]);
    expect(isEngaged({ state: t.state, content }, t.state.models[0]!)).toBe(false);
    t.seat(0).answer('move', [[2600, 2000]]);
    expect(isEngaged({ state: t.state, content }, t.state.models[0]!)).toBe(true);
  });

  test('suggested paths can all be followed', () => {
    const t = scene({
      ann: [settler('a', [2000, 2000], [2500, 2300])],
      ben: [settler('b', [3000, 2000])],
      pieces: [wall('w', [1500, 2400, 900, 150]), piece('mud', [2300, 1200, 600, 500], { ground: 'difficult' })],
    });
    const paths = suggestPaths(t, t.model('a-1'), 'yellow');
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) expect(check(t, path)).toBe('ok');
    expect(paths[0]).toEqual([[2000, 2000]]);
  });
});

describe('Terrain', () => {
  const mud = piece('mud', [2400, 1000, 300, 2000], { ground: 'difficult' });

  test('WW-TERRAIN-1 WW-TERRAIN-2 the class of ground has nothing to do with sight and cover; normal ground does nothing', () => {
    const hedge = piece('hedge', [2400, 1000, 300, 2000], { ground: 'normal', cover: true, blocksSight: true });
    expect(check(scene({ ...alone, pieces: [hedge] }), [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
  });

  test('WW-TERRAIN-3 any amount of Difficult Terrain makes the ruler one color shorter', () => {
    const t = scene({ ...alone, pieces: [mud] });
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('WW-MOVE-1');
    expect(check(t, [[2000 + 508 + BASE, 2000]])).toBe('ok');
    expect(check(t, [[2000 + 508 + BASE + 2, 2000]])).toBe('WW-MOVE-1');
    expect(check(t, [[2000, 2000 + YELLOW + BASE]])).toBe('ok');
    // Only the rim passes over it.
    expect(
      check(t, [
        [2300, 2000],
        [2300, 2800],
      ]),
    ).toBe('WW-MOVE-1');
  });

  test('WW-TERRAIN-4 a Blue movement over rubble is a Green one', () => {
    const t = scene({ ann: [unit('a', 'mutant-hound', [[2000, 2000]])], ben: alone.ben, pieces: [mud] });
    expect(check(t, [[2000 + 2032 + 400, 2000]], 'blue')).toBe('ok');
    expect(check(t, [[2000 + 2032 + 402, 2000]], 'blue')).toBe('WW-MOVE-1');
  });

  test('WW-TERRAIN-5 Unimpeded units are not slowed', () => {
    const t = scene({ ann: [unit('a', 'eyebot', [[2000, 2000]])], ben: alone.ben, pieces: [mud] });
    expect(check(t, [[2000 + YELLOW + BASE, 2000]])).toBe('ok');
  });

  test('WW-TERRAIN-6 Impassable Terrain is not crossed', () => {
    const t = scene({ ...alone, pieces: [wall('w', [2400, 1000, 100, 2000])] });
    expect(check(t, [[2900, 2000]])).toBe('WW-TERRAIN-6');
    expect(check(t, [[2400 - 160, 2000]])).toBe('ok');
  });
});

describe('Edge of the battlefield', () => {
  test('WW-EDGE-1 WW-EDGE-2 a base that crosses the edge has left, though the path goes on', () => {
    const t = battle({ ann: [settler('a', [400, 2000], [400, 4000])], ben: alone.ben });
    act(t, 'a-1');
    t.seat(0).answer('move', [[160, 2000]]);
    expect(t.state.models[0]!.gone).toBeNull();
    t.seat(0).answer('move', [
      [100, 2000],
      [600, 2000],
    ]);
    expect(t.state.models[0]!.gone).toBe('left');
    expect(t.logged('WW-EDGE-1')).toEqual(['a 1 leaves the battlefield.']);
  });
});
