/** How tokens stand side by side on a slab. Pure. */
import type { TokenName } from './token-names.ts';

/** Width of a token at scale 1, and of one that half covers its like before it. */
const TOKEN = 25;
const STACKED = 16;
const LARGEST = 0.94;
/** What the edge between costs and rewards takes. */
const EDGE = 8;

/** Where tokens of a row stand. Equal ones are stacked when there are many. */
export function spread(
  costs: readonly TokenName[],
  rewards: readonly TokenName[],
  width: number,
): { readonly scale: number; readonly at: readonly number[]; readonly edge: number | undefined } {
  const all = [...costs, ...rewards];
  const stacks = all.length > 3;
  const steps = all.map((name, i): number =>
    i === 0 ? 0 : stacks && name === all[i - 1] && i !== costs.length ? STACKED : TOKEN,
  );
  const edge = costs.length > 0 ? EDGE : 0;
  const units = steps.reduce<number>((sum, step) => sum + step, TOKEN);
  const scale = Math.min(LARGEST, (width - 2 - edge) / units);
  let x = -(units * scale + edge) / 2 + (TOKEN * scale) / 2;
  let split: number | undefined;
  const at = steps.map((step, i) => {
    x += step * scale;
    if (edge > 0 && i === costs.length) {
      split = x - (TOKEN * scale) / 2 + EDGE / 2;
      x += EDGE;
    }
    return x;
  });
  return { scale, at, edge: split };
}
