/** What the charts of a season draw: what each house was worth, and how its points grew, battle by battle. Pure. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';

export interface Point {
  readonly battle: number;
  readonly n: number;
}

/** What each house was worth after each of its phases. */
export const worthSeries = ({ houses }: Pick<CampaignView, 'houses'>): readonly (readonly Point[])[] =>
  houses.map(({ growth }) => growth.map(({ battle, worth }) => ({ battle, n: worth })));

/** 2 for a battle won, 1 for a draw, summed up; everybody begins with nothing. */
export function pointSeries({
  houses,
  battles,
}: Pick<CampaignView, 'houses' | 'battles'>): readonly (readonly Point[])[] {
  const fought = battles.filter(({ winners, calledOff }) => winners !== null && !calledOff);
  return houses.map((_, seat) => {
    let n = 0;
    const after = fought.map(({ number, sides, winners }) => {
      if (winners!.length === 1 && winners![0] === seat) n += 2;
      else if (winners!.length !== 1 && sides.some((side) => side.seat === seat)) n += 1;
      return { battle: number, n };
    });
    return [{ battle: 0, n: 0 }, ...after];
  });
}

/** Round numbers for an axis: about three steps to beyond the most. */
export function stepsTo(most: number): readonly number[] {
  const rough = Math.max(1, most) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough && each >= 1)!;
  return [0, 1, 2, 3].map((times) => times * step);
}

/** Names at the ends of their lines, so far apart that they can be read; the highest stays where it is. */
export function apart(ys: readonly number[], gap: number, low: number): readonly number[] {
  const order = [...ys.keys()].sort((one, other) => ys[one]! - ys[other]!);
  const out = [...ys];
  for (const [place, seat] of order.entries())
    if (place > 0) out[seat] = Math.max(out[seat]!, out[order[place - 1]!]! + gap);
  const over = Math.max(0, out[order.at(-1)!]! - low);
  return out.map((y) => y - over);
}
