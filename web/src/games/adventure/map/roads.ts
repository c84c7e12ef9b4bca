/** Roads belong to places on the map and not to tiles, so that they tell nothing of a hidden face. No rule is theirs. */
import type { MapPosition } from '@holotape/adventure/printed/tiles';
import { opposite } from '@holotape/adventure/printed/tiles';
import { hashOf } from './shape.ts';

/** The half-sides that the road of each position crosses: a tree over all positions, grown from a seed. */
export function roadsOf(positions: readonly MapPosition[], seed: string): readonly (readonly number[])[] {
  const halves: number[][] = positions.map(() => []);
  const reached = new Set([0]);
  const costOf = (a: number, b: number) => hashOf(`${seed}${Math.min(a, b)}-${Math.max(a, b)}`) % 1000;
  for (;;) {
    const ways = [...reached].flatMap((from) =>
      positions[from]!.neighbours.flatMap((to, side) =>
        to === undefined || reached.has(to) ? [] : [{ from, to, side, cost: costOf(from, to) }],
      ),
    );
    const best = ways.reduce<(typeof ways)[number] | undefined>(
      (least, way) => (least === undefined || way.cost < least.cost ? way : least),
      undefined,
    );
    if (best === undefined) return halves;
    reached.add(best.to);
    const half = 2 * best.side + (hashOf(`${seed}${best.from}:${best.to}`) % 2);
    halves[best.from]!.push(half);
    halves[best.to]!.push(opposite(half));
  }
}
