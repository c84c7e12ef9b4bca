/** A way that a scenario cuts short: where the battle is decided on it. */
import type { Battle } from '../battle.ts';
import { distance, type Point, rounded, runInsideDisc, towards } from '../geometry/index.ts';
import type { Model } from '../state.ts';
import { discOf } from './markers.ts';
import { specialRules } from './scenario.ts';
import { baseOf } from './units.ts';

/** The same path if nothing stops the model, or as much of it as leads to the first contact. SC-POLICE-1 */
export function untilContact(battle: Battle, model: Model, points: readonly Point[]): readonly Point[] {
  const markers = specialRules(battle).stopsAt?.(battle, model) ?? [];
  const { r } = baseOf(battle, model);
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i]!;
    const runs = markers.flatMap((marker) => {
      const disc = discOf(marker);
      return runInsideDisc({ from, to }, { ...disc, r: disc.r + r }) ?? [];
    });
    if (runs.length === 0) continue;
    const enter = Math.min(...runs.map((run) => run.enter)) * distance(from, to);
    return [...points.slice(0, i + 1), rounded(towards(from, to, enter))];
  }
  return points;
}
