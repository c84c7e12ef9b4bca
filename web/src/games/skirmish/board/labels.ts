/** Where the names of models stand: above their bases, or wherever they cover nobody and no other name. Pure. */

interface Named {
  readonly id: string;
  readonly name: string;
  /** On the sheet. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** From the middle of the base. */
export interface Label {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'middle' | 'start' | 'end';
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** About as wide as a letter is in the condensed sign type, and how high a line. */
const LETTER = 7.2;
const LINE = 15;
const ASIDE = 9;

/** Above is best; below there may be a bar of Health. */
const placesAround = ({ r }: Named): readonly Label[] => [
  { dx: 0, dy: -r - ASIDE, anchor: 'middle' },
  { dx: 0, dy: r + 30, anchor: 'middle' },
  { dx: r + ASIDE, dy: 5, anchor: 'start' },
  { dx: -r - ASIDE, dy: 5, anchor: 'end' },
  { dx: r * 0.6 + ASIDE, dy: -r - 3, anchor: 'start' },
  { dx: -r * 0.6 - ASIDE, dy: -r - 3, anchor: 'end' },
];

function rectOf({ name, x, y }: Named, { dx, dy, anchor }: Label): Rect {
  const w = name.length * LETTER;
  const left = x + dx - (anchor === 'middle' ? w / 2 : anchor === 'end' ? w : 0);
  return { left, right: left + w, top: y + dy - LINE + 3, bottom: y + dy + 3 };
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How much of a base a name would cover: 0 if nothing. */
function covered(rect: Rect, { x, y, r }: Named): number {
  const nearest = {
    x: Math.min(Math.max(x, rect.left), rect.right),
    y: Math.min(Math.max(y, rect.top), rect.bottom),
  };
  return Math.max(0, r - Math.hypot(nearest.x - x, nearest.y - y));
}

/** By model, in the order of the table: who comes first has the better place. */
export function labelsOf(models: readonly Named[]): ReadonlyMap<string, Label> {
  const taken: Rect[] = [];
  return new Map(
    models.map((model) => {
      // As far as a name reaches, wherever it stands.
      const far = model.name.length * LETTER + 2 * (model.r + LINE + ASIDE);
      const near = models.filter(
        (each) => each !== model && Math.hypot(each.x - model.x, each.y - model.y) < far + each.r,
      );
      const costs = placesAround(model).map((label, i) => {
        const rect = rectOf(model, label);
        const cost =
          near.reduce((sum, each) => sum + covered(rect, each), 0) +
          taken.filter((each) => meet(each, rect)).length * LINE;
        return { label, rect, cost: cost + i * 0.01 };
      });
      const best = costs.reduce((a, z) => (z.cost < a.cost ? z : a));
      taken.push(best.rect);
      return [model.id, best.label];
    }),
  );
}
