/** Where the pins of quests stand: at the name of their space or on a free slot of it, and on no name, badge or piece. */
import type { Drawn } from './drawn.ts';
import { type Block, footprint, hides, type Print } from './places.ts';
import type { Point } from './shape.ts';

export interface Pinned {
  readonly id: string;
  readonly space: string;
}

/** How wide a pin is with its edge. */
export const PIN = 24;
/** Pieces and other pins are as dear as names. */
const PIECE = 1;
/** A place that comes later in the list must hide so much less. */
const LATER = 4;

const pinAt = ([x, y]: Point): Block => ({ x, y, w: PIN, h: PIN });
const moved = <B extends Block>(block: B, { x, y }: Drawn): B => ({ ...block, x: block.x + x, y: block.y + y });

/** Beside the head of the name, around it, then where tokens come last. */
function placesFor({ block, slots }: Drawn): readonly Point[] {
  const free = slots.toReversed();
  if (block === undefined) return free;
  const [w, h] = [block.w / 2, block.h / 2];
  const around: readonly Point[] = [
    [-w, 6 - h],
    [w, 6 - h],
    [0, -h - 6],
    [-w, -h - 8],
    [w, -h - 8],
    [-w - 8, h - 16],
    [w + 8, h - 16],
    [0, h + 10],
  ];
  return [...around.map(([x, y]): Point => [block.x + x, block.y + y]), ...free];
}

/** By pin and space, on the map. Those that come first choose first. */
export function pinPlaces(
  pins: readonly Pinned[],
  drawn: ReadonlyMap<string, Drawn>,
  piecesIn: (space: string) => number,
): ReadonlyMap<Pinned, Point> {
  const inTheWay: Print[] = [...drawn.values()].flatMap((space) => [
    ...space.prints.map((print) => moved(print, space)),
    ...space.slots
      .slice(0, piecesIn(space.id))
      .map((slot): Print => ({ ...moved(footprint(slot), space), dear: PIECE })),
  ]);
  const places = new Map<Pinned, Point>();
  for (const pin of pins) {
    const space = drawn.get(pin.space);
    if (space === undefined) continue;
    const scored = placesFor(space).map(([x, y], i) => {
      const at: Point = [space.x + x, space.y + y];
      return { at, cost: hides(pinAt(at), inTheWay) + LATER * i };
    });
    const { at } = scored.reduce((best, each) => (each.cost < best.cost ? each : best));
    places.set(pin, at);
    inTheWay.push({ ...pinAt(at), dear: PIECE });
  }
  return places;
}
