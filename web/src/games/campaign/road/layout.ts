/** Where the battles of a season stand along its road. Pure. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';

export const ROAD = { w: 1000, h: 430 };
export const TICKET = { w: 184, h: 96 };

/** So many stand beside each other; of a longer season those around the next one are shown. */
const SHOWN = 5;

/** Up and down, as roads go. */
const HEIGHTS = [150, 104, 164, 110, 150];

export interface Stop {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Battles that were not called off, the one that is coming among them. */
export const heldIn = ({ battles }: CampaignView) => battles.filter(({ calledOff }) => !calledOff);

/** How many battles the season has: of two houses each is fought by both, in a league as many as there are so far and one more. */
export const lengthOf = (view: CampaignView): number =>
  view.houses.length === 2 ? view.agreed.season : Math.max(SHOWN, heldIn(view).length + 1);

export function stopsOf(view: CampaignView): readonly Stop[] {
  const length = lengthOf(view);
  const shown = Math.min(SHOWN, length);
  const now = heldIn(view).length;
  const first = Math.max(0, Math.min(now - 3, length - shown));
  const step = ROAD.w / shown;
  return Array.from({ length: shown }, (_, at) => ({
    number: first + at + 1,
    x: step * (at + 0.5),
    y: HEIGHTS[(first + at) % HEIGHTS.length]!,
  }));
}

/** The road through all of them, from one edge of the picture to the other. */
export function wayThrough(stops: readonly Stop[]): string {
  const points = [{ x: -20, y: 180 }, ...stops, { x: ROAD.w + 20, y: 130 }];
  return points.reduce((path, { x, y }, at) => {
    if (at === 0) return `M${x} ${y}`;
    const before = points[at - 1]!;
    const middle = (before.x + x) / 2;
    return `${path}C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  }, '');
}
