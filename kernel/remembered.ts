/**
 * Memory for pure questions that are asked again and again, most of all in thoughts. What is remembered is no state: it
 * follows from what it is remembered by, may be forgotten at any time, and nobody may change it.
 *
 * A question is remembered by what its answer depends on, and by no more: never by the state (every thought has its
 * own), and never by what is hidden (every thought has another).
 */

/** A question with its memory. */
interface By<Asked extends readonly unknown[]> {
  /** Something that is never changed, such as the printed content or an outline: with it goes what is remembered of it. */
  readonly of?: (...asked: Asked) => object;
  /** All else that the answer depends on, as a text or a number. */
  readonly by?: (...asked: Asked) => string | number;
  /** So many answers are kept at least, those that were asked for last; beyond twice as many some are forgotten. */
  readonly most?: number;
}

const MOST = 1000;

/** Two generations: what is asked for again moves on to the younger one, and the older one is forgotten when that is full. */
class Memory<Found> {
  readonly #most: number;
  #young = new Map<string | number, Found>();
  #old = new Map<string | number, Found>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string | number): Found | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string | number, found: Found): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, found);
  }
}

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * A number for something that is never changed, for keys: the same thing has the same number for as long as it is there. It
 * means nothing else, and is another in another run.
 */
export function numberOf(thing: object): number {
  let number = numbers.get(thing);
  if (number === undefined) {
    last += 1;
    number = last;
    numbers.set(thing, number);
  }
  return number;
}

let isDoubting = false;

/**
 * For tests: from now on everything remembered is found anew as well, and it is an error if that gives something else. So a
 * key that forgets something is noticed.
 */
export function doubtMemory(doubts: boolean): void {
  isDoubting = doubts;
}

/** Rises when everything is forgotten. */
let era = 0;

/** For tests that change the rules under way: whatever was found before is found anew. */
export function forgetMemory(): void {
  era += 1;
}

/** Whether whatever is taken as known is to be found out again. */
export const isMemoryDoubted = (): boolean => isDoubting;

/** Something that was remembered is not so any more. */
export class FalseMemory extends Error {
  constructor(question: string, key: string | number, known: unknown, found: unknown) {
    super(
      `${question || 'A question'} remembers ${textOf(known)} by "${key}", and finds ${textOf(found)}: its key forgets something.`,
    );
    this.name = 'FalseMemory';
  }
}

/** Maps and sets as well, for which JSON has no words. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Map || each instanceof Set ? [...each] : each));

const isMany = (value: object): value is Map<unknown, unknown> | Set<unknown> =>
  value instanceof Map || value instanceof Set;

/** Whether two things read the same, told without writing them down: whatever is the same thing need not be looked into. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isMany(a) || isMany(b)) return isMany(a) && isMany(b) && isSame([...a], [...b]);
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length &&
    keys.every((key, i) => key === others[i] && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** The same question with a memory. Its answers are never undefined, and plain data, maps or sets. */
export function remembered<Asked extends readonly unknown[], Found extends object | string | number | boolean>(
  find: (...asked: Asked) => Found,
  { of, by, most = MOST }: By<Asked>,
): (...asked: Asked) => Found {
  let memories = new WeakMap<object, Memory<Found>>();
  let common = new Memory<Found>(most);
  let since = era;
  return (...asked) => {
    if (since !== era) {
      since = era;
      memories = new WeakMap();
      common = new Memory(most);
    }
    const owner = of?.(...asked);
    let memory = owner === undefined ? common : memories.get(owner);
    if (memory === undefined) {
      memory = new Memory<Found>(most);
      memories.set(owner!, memory);
    }
    const key = by === undefined ? 0 : by(...asked);
    const known = memory.get(key);
    if (known === undefined) {
      const found = find(...asked);
      memory.set(key, found);
      return found;
    }
    if (isDoubting) {
      const found = find(...asked);
      if (!isSame(found, known) && textOf(found) !== textOf(known)) throw new FalseMemory(find.name, key, known, found);
    }
    return known;
  };
}
