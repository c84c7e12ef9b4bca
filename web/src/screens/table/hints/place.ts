/** Where a hint hangs: near its thing, never over what it must not hide, and over as little as can be. Pure. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** From the thing to the tag: the string needs to be seen. */
const STRING = 26;
/** A place is tried every so many pixels. */
const STEP = 20;
const EDGE = 8;
/** Beside its thing a hint is found at once; elsewhere it must hide so much less. */
const FAR = 120;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const middle = ({ x, y, w, h }: Rect) => ({ x: x + w / 2, y: y + h / 2 });

const around = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

interface Placing {
  readonly thing: Rect;
  readonly tag: Size;
  readonly screen: Size;
  /** What must stay in sight: the question. */
  readonly never: readonly Rect[];
  /** What had better stay in sight: all that can be chosen. */
  readonly rather: readonly Rect[];
}

/** Below, above, left, right of the thing if that hides nothing; else the nearest place that hides least. */
export function placeTag({ thing, tag, screen, never, rather }: Placing): Rect {
  const at = middle(thing);
  const [right, bottom] = [screen.w - EDGE - tag.w, screen.h - EDGE - tag.h];
  const within = (x: number, y: number): Rect => ({
    x: Math.max(EDGE, Math.min(x, right)),
    y: Math.max(EDGE, Math.min(y, bottom)),
    ...tag,
  });
  const beside = [
    within(at.x - tag.w / 2, thing.y + thing.h + STRING),
    within(at.x - tag.w / 2, thing.y - STRING - tag.h),
    within(thing.x - STRING - tag.w, at.y - tag.h / 2),
    within(thing.x + thing.w + STRING, at.y - tag.h / 2),
  ];
  const anywhere: Rect[] = [];
  for (let y = EDGE; y <= bottom; y += STEP) for (let x = EDGE; x <= right; x += STEP) anywhere.push(within(x, y));
  const forbidden = [around(thing, STRING - 6), ...never];
  const price = (place: Rect): number => {
    const hidden = forbidden.reduce((sum, each) => sum + overlap(place, each), 0);
    const better = rather.reduce((sum, each) => sum + overlap(place, each), 0);
    const { x, y } = middle(place);
    return 1000 * hidden + better + 2 * Math.hypot(x - at.x, y - at.y);
  };
  const places = [...beside.map((place) => [place, 0] as const), ...anywhere.map((place) => [place, FAR] as const)];
  return places.reduce(
    (best, [place, more]) => {
      const its = price(place) + more;
      return its < best.price ? { place, price: its } : best;
    },
    { place: beside[0]!, price: Number.POSITIVE_INFINITY },
  ).place;
}

/** Where the string ties to a box, coming from a point: on its edge. */
export function edgeTowards(box: Rect, from: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const { x, y } = middle(box);
  const [dx, dy] = [from.x - x, from.y - y];
  const reach = Math.max(Math.abs(dx) / (box.w / 2 || 1), Math.abs(dy) / (box.h / 2 || 1));
  return reach <= 1 ? { x, y } : { x: x + dx / reach, y: y + dy / reach };
}
