/**
 * What each viewer sees of a game and has seen. A change is looked for once, whoever wants to know: the record of the game,
 * and every screen that is told what changed.
 */
import { type Change, changesBetween } from './diff.ts';
import type { Viewer } from './game.ts';
import { type ViewChanges, viewsOver } from './history.ts';
import type { Json } from './play.ts';

const NO_CHANGES: readonly Change[] = [];

/** One viewer's. */
class Sight<S> {
  readonly #view: (still: S) => Json;
  #still: S | undefined;
  #was: Json = null;
  #is: Json = null;
  /** From what was to what is. */
  #changes = NO_CHANGES;

  constructor(view: (still: S) => Json) {
    this.#view = view;
  }

  look(still: S): Json {
    if (still === this.#still) return this.#is;
    const now = this.#view(still);
    const changes = changesBetween(this.#is, now);
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
    return before === this.#was ? this.#changes : changesBetween(before, this.#is);
  }
}

export class Sights<S> {
  readonly #viewers: readonly Viewer[];
  readonly #viewOf: (still: S, viewer: Viewer) => unknown;
  readonly #sights = new Map<Viewer, Sight<S>>();
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
      if (viewer === 'public' || changesBetween(changes.public as Json, own as Json).length > 0) changes[viewer] = own;
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
      sight = new Sight((still) => this.#viewOf(still, viewer) as Json);
      this.#sights.set(viewer, sight);
    }
    return sight;
  }
}
