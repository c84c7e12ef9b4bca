/** Where the battles of a season stand along its road. Pure. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { Box } from '../../module.ts';

export const ROAD = { w: 1000, h: 440 };
export const TICKET = { w: 184, h: 96 };

/** So many stand beside each other; of a longer season those around the next one are shown. */
export const SHOWN = 5;

/** Up and down, as roads go. */
const HEIGHTS = [230, 182, 248, 188, 228];

export interface Stop {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Battles that were not called off, the one that is coming among them. */
export const heldIn = ({ battles }: CampaignView) => battles.filter(({ calledOff }) => !calledOff);

/** How many battles the season has: each house fights so many, and two of them each battle. */
export const lengthOf = (view: CampaignView): number => {
  const held = heldIn(view).length;
  const most = Math.floor((view.houses.length * view.agreed.season) / 2);
  return view.stage === 'over' ? held : Math.max(most, held);
};

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

/** A part of the road that can be read on a phone: the stop that comes next, or the last one, in the middle. */
const PART = { w: 440, h: 320 };

export function nextOnRoad(view: CampaignView): Box {
  const stops = stopsOf(view);
  const next = stops.find(({ number }) => number >= heldIn(view).length) ?? stops.at(-1)!;
  const x = Math.max(0, Math.min(ROAD.w - PART.w, next.x - PART.w / 2));
  return { x, y: (ROAD.h - PART.h) / 2 + 20, ...PART };
}

/** The road through all of them, from one edge of the picture to the other. */
export function wayThrough(stops: readonly Stop[]): string {
  const points = [{ x: -20, y: 260 }, ...stops, { x: ROAD.w + 20, y: 208 }];
  return points.reduce((path, { x, y }, at) => {
    if (at === 0) return `M${x} ${y}`;
    const before = points[at - 1]!;
    const middle = (before.x + x) / 2;
    return `${path}C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  }, '');
}

/** A ticket on a thread: so high, so wide a letter of it, and so far from each other and from the edge. */
const SLIP = { h: 44, letter: 7.4, least: 118, gap: 8 };

export interface Laid {
  readonly from: Stop;
  readonly to: Stop;
  readonly box: Box;
}

/** Tickets in the sky over their threads, in as many rows as keep them apart. */
export function layThreads(
  threads: readonly { readonly from: Stop; readonly to: Stop; readonly letters: number }[],
): readonly Laid[] {
  const laid: Laid[] = [];
  for (const { from, to, letters } of threads) {
    const width = Math.max(SLIP.least, 26 + SLIP.letter * letters);
    const middle = (from.x + to.x) / 2 - width / 2;
    const x = Math.max(SLIP.gap, Math.min(ROAD.w - width - SLIP.gap, middle));
    const isFree = (y: number) =>
      laid.every(({ box }) => box.y !== y || box.x + box.w + SLIP.gap <= x || x + width + SLIP.gap <= box.x);
    let y = SLIP.gap;
    while (!isFree(y)) y += SLIP.h + SLIP.gap;
    laid.push({ from, to, box: { x, y, w: width, h: SLIP.h } });
  }
  return laid;
}

/** From one stone to the other, through the ticket. */
export function arcOf({ from, to, box }: Laid): string {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const rise = 34;
  return `M${from.x} ${from.y - rise}Q${from.x} ${y} ${x} ${y}Q${to.x} ${y} ${to.x} ${to.y - rise}`;
}
