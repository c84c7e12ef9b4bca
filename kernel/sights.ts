/**
 * What each viewer sees of a game and has seen. A change is looked for once, whoever wants to know: the record of the game,
 * and every screen that is told what changed.
 */
import { type Change, changesBetween } from './diff.ts';
import type { Viewer } from './game.ts';
import { type ViewChanges, viewsOver } from './history.ts';
import type { Json } from './play.ts';

const NO_CHANGES: readonly Change[] = [];

interface Compared {
  readonly before: Json;
  readonly after: Json;
  readonly changes: readonly Change[];
}

/**
 * Remembers the last two comparisons: viewers among whom there is no secret see the very same things, each since the last
 * answer and since the last step.
 */
class Comparison {
  #last: Compared | undefined;
  #other: Compared | undefined;

  between(before: Json, after: Json): readonly Change[] {
    const last = this.#last;
    if (last?.before === before && last.after === after) return last.changes;
    const other = this.#other;
    const isKnown = other?.before === before && other.after === after;
    this.#other = last;
    this.#last = isKnown ? other : { before, after, changes: changesBetween(before, after) };
    return this.#last.changes;
  }
}

/** One viewer's. */
class Sight<S> {
  readonly #view: (still: S) => Json;
  readonly #comparison: Comparison;
  #still: S | undefined;
  #was: Json = null;
  #is: Json = null;
  /** From what was to what is. */
  #changes = NO_CHANGES;

  constructor(view: (still: S) => Json, comparison: Comparison) {
    this.#view = view;
    this.#comparison = comparison;
  }

  look(still: S): Json {
    if (still === this.#still) return this.#is;
    const now = this.#view(still);
    const changes = this.#comparison.between(this.#is, now);
    this.#still = still;
    // What looks the same stays the same object.
    if (changes.length === 0) return this.#is;
    this.#was = this.#is;
    this.#is = now;
    this.#changes = changes;
    return now;
  }

  /** What changed for somebody who saw `before` last. */
  since(before: Json): readonly Change[] {
    if (before === this.#is) return NO_CHANGES;
    return before === this.#was ? this.#changes : this.#comparison.between(before, this.#is);
  }
}

export class Sights<S> {
  readonly #viewers: readonly Viewer[];
  readonly #viewOf: (still: S, viewer: Viewer) => unknown;
  readonly #sights = new Map<Viewer, Sight<S>>();
  readonly #comparison = new Comparison();
  /** What each viewer had seen at the end of the last step on record. */
  #recorded: Map<Viewer, Json> | undefined;

  constructor(seats: number, viewOf: (still: S, viewer: Viewer) => unknown) {
    this.#viewers = ['public', ...Array(seats).keys()];
    this.#viewOf = viewOf;
  }

  view(still: S, viewer: Viewer): Json {
    return this.#of(viewer).look(still);
  }

  since(still: S, viewer: Viewer, before: Json): { readonly is: Json; readonly changes: readonly Change[] } {
    const sight = this.#of(viewer);
    return { is: sight.look(still), changes: sight.since(before) };
  }

  /** What differs between two states, where nothing is hidden. */
  between(before: S, after: S): readonly Change[] {
    return this.#comparison.between(before as Json, after as Json);
  }

  /** What every viewer sees change by a step that ends with `still` and comes after `past`. */
  record(still: S, past: readonly { readonly changes: ViewChanges | undefined }[]): ViewChanges {
    const before = this.#recorded;
    const recorded = new Map<Viewer, Json>();
    const changes: { [viewer in Viewer]?: readonly Change[] } = {};
    for (const viewer of this.#viewers) {
      const sight = this.#of(viewer);
      recorded.set(viewer, sight.look(still));
      const own = sight.since(before === undefined ? (viewsOver(past, viewer).at(-1) ?? null) : before.get(viewer)!);
      // A seat that saw what the public saw has no list of its own.
      if (viewer === 'public' || !isSame(changes.public!, own)) changes[viewer] = own;
    }
    this.#recorded = recorded;
    return changes;
  }

  /** Play has gone back: the last step on record is another. */
  forgetRecord(): void {
    this.#recorded = undefined;
  }

  #of(viewer: Viewer): Sight<S> {
    let sight = this.#sights.get(viewer);
    if (sight === undefined) {
      sight = new Sight((still) => this.#viewOf(still, viewer) as Json, this.#comparison);
      this.#sights.set(viewer, sight);
    }
    return sight;
  }
}

const isSame = (a: readonly Change[], b: readonly Change[]): boolean =>
  a === b || changesBetween(a as Json, b as Json).length === 0;
