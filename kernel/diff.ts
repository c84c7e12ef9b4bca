/** Changes between two JSON values, small enough to send after every answer and to keep for every step. */
import type { Json } from './play.ts';

type Path = readonly (string | number)[];
/** `[path, value]` sets, `[path]` takes away. Paths are applied in order. */
export type Change = readonly [path: Path, value: Json] | readonly [path: Path];

type Obj = { [key: string]: Json | undefined };

/** The changes that turn `before` into `after`. */
export function changesBetween(before: Json | undefined, after: Json): Change[] {
  const into: Change[] = [];
  compare(before, after, [], 0, into);
  return into;
}

/** Where a comparison is just now: the first `depth` of these. One list serves all, and is copied only for a change. */
type Way = (string | number)[];

const pathOf = (way: Way, depth: number): Path => way.slice(0, depth);

function compare(before: Json | undefined, after: Json, way: Way, depth: number, into: Change[]): void {
  if (Object.is(before, after)) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    into.push([pathOf(way, depth), after]);
  } else if (Array.isArray(before)) {
    if (Array.isArray(after) && before.length === after.length) compareItems(before, after, way, depth, into);
    else into.push([pathOf(way, depth), after]);
  } else if (Array.isArray(after)) into.push([pathOf(way, depth), after]);
  else compareMembers(before as Obj, after as Obj, way, depth, into);
}

function compareItems(before: readonly Json[], after: readonly Json[], way: Way, depth: number, into: Change[]): void {
  const first = into.length;
  for (let i = 0; i < after.length; i += 1) {
    if (before[i] === after[i]) continue;
    way[depth] = i;
    compare(before[i], after[i]!, way, depth + 1, into);
  }
  maybeWhole(first, after, way, depth, into);
}

function compareMembers(before: Obj, after: Obj, way: Way, depth: number, into: Change[]): void {
  const first = into.length;
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (is === undefined) continue;
    if (was !== undefined) kept += 1;
    if (is === was) continue;
    way[depth] = key;
    compare(was, is, way, depth + 1, into);
  }
  // Seldom is anything gone; only then is it worth looking for what.
  let had = 0;
  for (const _key in before) had += 1;
  if (had > kept) into.splice(first, 0, ...removed(before, after, way, depth));
  maybeWhole(first, after, way, depth, into);
}

function removed(before: Obj, after: Obj, way: Way, depth: number): Change[] {
  const gone: Change[] = [];
  for (const key in before)
    if (after[key] === undefined && before[key] !== undefined) {
      way[depth] = key;
      gone.push([pathOf(way, depth + 1)]);
    }
  return gone;
}

/** From so many changes inside a thing on, it may be shorter to say the thing itself. */
const MANY = 12;

/** If half of a thing has changed, the thing takes the place of its changes. */
function maybeWhole(first: number, after: Json, way: Way, depth: number, into: Change[]): void {
  const changes = into.length - first;
  if (changes >= MANY && leavesLeft(after, 2 * changes) > 0) into.splice(first, changes, [pathOf(way, depth), after]);
}

/** What is left of so many leaves when those of the value are taken away; it is not counted further than to none. */
function leavesLeft(value: Json | undefined, of: number): number {
  if (value === null || typeof value !== 'object') return of - 1;
  let left = of;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left > 0; i += 1) left = leavesLeft(value[i], left);
    return left;
  }
  for (const key in value) {
    left = leavesLeft((value as Obj)[key], left);
    if (left <= 0) return left;
  }
  return left;
}

/** A new value with the changes applied; what did not change is shared with `before`. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  if (changes.length === 0) return before;
  // What was copied for one change is ours, and the next one need not copy it again.
  const copied = new Set<Json>();
  let value = before;
  for (const change of changes) value = put(value, change[0], 0, change.length > 1, change[1], copied);
  return value;
}

function put(
  value: Json | undefined,
  path: Path,
  depth: number,
  sets: boolean,
  to: Json | undefined,
  copied: Set<Json>,
): Json {
  if (depth === path.length) return to as Json;
  const key = path[depth]!;
  const copy = copied.has(value as Json) ? (value as Obj) : copyOf(value);
  copied.add(copy as Json);
  if (!sets && depth === path.length - 1 && !Array.isArray(copy)) delete copy[key];
  else copy[key] = put(copy[key], path, depth + 1, sets, to, copied);
  return copy as Json;
}

const copyOf = (value: Json | undefined): Obj =>
  Array.isArray(value) ? (value.slice() as unknown as Obj) : { ...(value as Obj) };
