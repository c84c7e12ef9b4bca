/** What this screen shows besides the position: layers, and a ruler. Nobody else hears of it. */
import type { Point } from '@holotape/skirmish/geometry/point';
import { useSyncExternalStore } from 'react';
import type { Storey } from '../board/storeys.ts';

/** A place to measure from or to: a model, a marker, or just a point. */
export interface Anchor extends Point {
  /** In tenths of a millimetre; 0 for a point. */
  readonly r: number;
  readonly model: string | undefined;
}

interface Shown {
  readonly ruler: boolean;
  readonly threat: boolean;
  readonly rings: boolean;
  /** Letters of good places. */
  readonly places: boolean;
  readonly from: Anchor | undefined;
  readonly to: Anchor | undefined;
  /** The far end stays where it is. */
  readonly fixed: boolean;
  /** The one model whose threat is shown; of all the others if undefined. */
  readonly threatOf: string | undefined;
  /** Houses that were opened or shut by hand. */
  readonly storeys: Readonly<Record<string, Storey>>;
}

export type Layer = 'ruler' | 'threat' | 'rings' | 'places';

const NOTHING: Shown = {
  ruler: false,
  threat: false,
  rings: false,
  places: true,
  from: undefined,
  to: undefined,
  fixed: false,
  threatOf: undefined,
  storeys: {},
};

export class Layers {
  #now = NOTHING;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Shown => this.#now;

  #set(next: Partial<Shown>): void {
    this.#now = { ...this.#now, ...next };
    for (const listener of this.#listeners) listener();
  }

  /** Switches a layer; a ruler that is put away is measured anew, from where one is if something is said. */
  toggle(layer: Layer, from?: Anchor): void {
    if (layer === 'ruler') this.#set({ ruler: !this.#now.ruler, from, to: undefined, fixed: false });
    else this.#set({ [layer]: !this.#now[layer], ...(layer === 'threat' && { threatOf: undefined }) });
  }

  /** What one model threatens; asked again it is put away. */
  threatFrom(model: string): void {
    const { threat, threatOf } = this.#now;
    this.#set(
      threat && threatOf === model ? { threat: false, threatOf: undefined } : { threat: true, threatOf: model },
    );
  }

  /** Looks into houses. */
  openHouses(storeys: Readonly<Record<string, Storey>>): void {
    this.#set({ storeys: { ...this.#now.storeys, ...storeys } });
  }

  /** Where the ruler ends for now. */
  reach(to: Anchor | undefined): void {
    if (this.#now.ruler && this.#now.from !== undefined && !this.#now.fixed) this.#set({ to });
  }

  /** The first click begins, the second ends, the third begins anew. */
  mark(at: Anchor): void {
    const { from, fixed } = this.#now;
    if (from === undefined || fixed) this.#set({ from: at, to: undefined, fixed: false });
    else this.#set({ to: at, fixed: true });
  }
}

export const useLayers = (layers: Layers): Shown => useSyncExternalStore(layers.subscribe, layers.now);
