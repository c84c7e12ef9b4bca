/** Changes between two JSON values, small enough to send after every answer and to keep for every step. */
import type { Json } from './play.ts';

type Path = readonly (string | number)[];
/** `[path, value]` sets, `[path]` takes away. Paths are applied in order. */
export type Change = readonly [path: Path, value: Json] | readonly [path: Path];

type Obj = { [key: string]: Json | undefined };
const isObject = (value: Json | undefined): value is Obj =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The changes that turn `before` into `after`. */
export function changesBetween(before: Json | undefined, after: Json, path: Path = [], into: Change[] = []): Change[] {
  if (Object.is(before, after)) return into;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i += 1) changesBetween(before[i], after[i], [...path, i], into);
  } else if (isObject(before) && isObject(after)) {
    for (const key of Object.keys(before))
      if (before[key] !== undefined && after[key] === undefined) into.push([[...path, key]]);
    for (const key of Object.keys(after)) {
      const value = after[key];
      if (value !== undefined) changesBetween(before[key], value, [...path, key], into);
    }
  } else into.push([path, after]);
  return into;
}

/** A new value with the changes applied; what did not change is shared with `before`. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((value: Json, [path, ...set]) => put(value, path, 0, set.length > 0, set[0]), before);
}

function put(value: Json | undefined, path: Path, depth: number, sets: boolean, to: Json | undefined): Json {
  if (depth === path.length) return to as Json;
  const key = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[key as number] = put(copy[key as number], path, depth + 1, sets, to);
    return copy;
  }
  const copy: Obj = { ...(value as Obj) };
  if (last && !sets) delete copy[key];
  else copy[key] = put(copy[key], path, depth + 1, sets, to);
  return copy;
}
