/**
 * Where the person points on the sheet, and which points of a way are settled. It changes with every frame, so it stands
 * beside React's state: only what shows it hears of it.
 */
import type { Point } from '@holotape/skirmish/geometry/point';
import { useSyncExternalStore } from 'react';

export interface Pointing {
  /** On the table, in tenths of a millimetre; undefined while the pointer is somewhere else. */
  readonly at: Point | undefined;
  /** Exactly there: nothing near by is taken instead. */
  readonly exact: boolean;
  /** Points of a way of one's own, for the question of this number. */
  readonly via: readonly [number, number][];
  readonly question: number;
}

const NOWHERE: Pointing = { at: undefined, exact: false, via: [], question: -1 };

/**
 * What comes of a way is dear to work out and slow to read: while the pointer goes on, it is told so often, in
 * milliseconds. The way itself goes with the pointer, and where that rests everything is told.
 */
const FOLLOWS = 120;

export class Pointer {
  #now = NOWHERE;
  #followed = NOWHERE;
  #told = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Pointing => this.#now;

  /** Nothing moves on the sheet: there is time for what nobody waits for. */
  readonly rests = (): boolean => this.#timer === undefined && performance.now() - this.#told > FOLLOWS;

  /** The same a little later, for what need not be told in every frame. */
  readonly followed = (): Pointing => this.#followed;

  #set(next: Pointing, wait = 0): void {
    this.#now = next;
    if (wait <= 0) this.#follow();
    else this.#timer ??= setTimeout(() => this.#follow(), wait);
    this.#tell();
  }

  #follow(): void {
    clearTimeout(this.#timer);
    const isLate = this.#timer !== undefined;
    this.#timer = undefined;
    this.#followed = this.#now;
    this.#told = performance.now();
    if (isLate) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  point(at: Point | undefined, exact = false): void {
    const { at: before, exact: was } = this.#now;
    if (before?.x === at?.x && before?.y === at?.y && was === exact) return;
    const goesOn = before !== undefined && at !== undefined;
    this.#set({ ...this.#now, at, exact }, goesOn ? this.#told + FOLLOWS - performance.now() : 0);
  }

  /** Settled points belong to their question and go with it. */
  settle(via: readonly [number, number][], question: number): void {
    this.#set({ ...this.#now, via, question });
  }
}

export const usePointing = (pointer: Pointer): Pointing => useSyncExternalStore(pointer.subscribe, pointer.now);
export const useFollowing = (pointer: Pointer): Pointing => useSyncExternalStore(pointer.subscribe, pointer.followed);
