/** Waits between attempts: quick at first, then at most half a minute, never quite the same for everybody. */
export const waitBefore = (tries: number, random = Math.random()): number =>
  Math.min(30_000, 500 * 2 ** Math.min(tries, 7)) * (0.75 + random / 2);
