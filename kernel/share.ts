/** What emitted copies share with the copy before: see emit/share.ts. */

/** A list of plain values as it is; the list from before, if it is still the same. */
export function shareList<E>(was: E[], is: E[]): E[] {
  if (was.length !== is.length) return is.slice();
  for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) return is.slice();
  return was;
}

/** A record of plain values as it is; the record from before, if it is still the same. */
export function shareRecord<T extends object>(was: T, is: T): T {
  let same = 0;
  for (const key in is) {
    if (was[key] !== is[key]) return { ...is };
    same += 1;
  }
  for (const _key in was) same -= 1;
  return same === 0 ? was : { ...is };
}
