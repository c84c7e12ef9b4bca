/**
 * Where the person points on the sheet, and which points of a way are settled. It changes with every frame, so it stands
 * beside React's state: only what shows it hears of it.
 */
import type { Point } from '@holotape/skirmish/geometry/point';
import { useSyncExternalStore } from 'react';

interface Pointing {
  /** On the table, in tenths of a millimetre; undefined while the pointer is somewhere else. */
  readonly at: Point | undefined;
  /** Exactly there: nothing near by is taken instead. */
  readonly exact: boolean;
  /** Points of a way of one's own, for the question of this number. */
  readonly via: readonly [number, number][];
  readonly question: number;
}

const NOWHERE: Pointing = { at: undefined, exact: false, via: [], question: -1 };

export class Pointer {
  #now = NOWHERE;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Pointing => this.#now;

  #set(next: Pointing): void {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }

  point(at: Point | undefined, exact = false): void {
    const { at: before, exact: was } = this.#now;
    if (before?.x === at?.x && before?.y === at?.y && was === exact) return;
    this.#set({ ...this.#now, at, exact });
  }

  /** Settled points belong to their question and go with it. */
  settle(via: readonly [number, number][], question: number): void {
    this.#set({ ...this.#now, via, question });
  }
}

export const usePointing = (pointer: Pointer): Pointing => useSyncExternalStore(pointer.subscribe, pointer.now);
