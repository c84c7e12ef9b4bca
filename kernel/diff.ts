/** Changes between two JSON values, small enough to send after every answer and to keep for every step. */
import type { Json } from './play.ts';

type Path = readonly (string | number)[];
/** `[path, value]` sets, `[path]` takes away. Paths are applied in order. */
export type Change = readonly [path: Path, value: Json] | readonly [path: Path];

type Obj = { [key: string]: Json | undefined };

/** The changes that turn `before` into `after`. */
export function changesBetween(before: Json | undefined, after: Json): Change[] {
  const into: Change[] = [];
  compare(before, after, [], into);
  return into;
}

/** From so many changes inside a thing on, it may be shorter to say the thing itself. */
const MANY = 12;

/** If half of a thing has changed, the thing takes the place of its changes. */
function maybeWhole(first: number, after: Json, path: readonly (string | number)[], into: Change[]): void {
  const changes = into.length - first;
  if (changes >= MANY && 2 * changes > leaves(after)) into.splice(first, changes, [path.slice(), after]);
}

function leaves(value: Json | undefined): number {
  if (value === null || typeof value !== 'object') return 1;
  let count = 0;
  if (Array.isArray(value)) for (const each of value) count += leaves(each);
  else for (const key in value) count += leaves((value as Obj)[key]);
  return count;
}

/** Most of what is compared has not changed: `path` is walked up and down in place, and copied only for a change. */
function compare(before: Json | undefined, after: Json, path: (string | number)[], into: Change[]): void {
  if (Object.is(before, after)) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    into.push([path.slice(), after]);
  } else if (Array.isArray(before)) {
    if (Array.isArray(after) && before.length === after.length) compareItems(before, after, path, into);
    else into.push([path.slice(), after]);
  } else if (Array.isArray(after)) into.push([path.slice(), after]);
  else compareMembers(before as Obj, after as Obj, path, into);
}

function compareItems(
  before: readonly Json[],
  after: readonly Json[],
  path: (string | number)[],
  into: Change[],
): void {
  const depth = path.length;
  const first = into.length;
  path.push(0);
  for (let i = 0; i < after.length; i += 1) {
    if (before[i] === after[i]) continue;
    path[depth] = i;
    compare(before[i], after[i]!, path, into);
  }
  path.length = depth;
  maybeWhole(first, after, path, into);
}

function compareMembers(before: Obj, after: Obj, path: (string | number)[], into: Change[]): void {
  const depth = path.length;
  const first = into.length;
  path.push('');
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (is === undefined) continue;
    if (was !== undefined) kept += 1;
    if (is === was) continue;
    path[depth] = key;
    compare(was, is, path, into);
  }
  // Seldom is anything gone; only then is it worth looking for what.
  let had = 0;
  for (const _key in before) had += 1;
  if (had > kept) into.splice(first, 0, ...removed(before, after, path, depth));
  path.length = depth;
  maybeWhole(first, after, path, into);
}

function removed(before: Obj, after: Obj, path: (string | number)[], depth: number): Change[] {
  const gone: Change[] = [];
  for (const key in before)
    if (after[key] === undefined && before[key] !== undefined) {
      path[depth] = key;
      gone.push([path.slice()]);
    }
  return gone;
}

/** A new value with the changes applied; what did not change is shared with `before`. */
export function withChanges(before: Json, changes: readonly Change[]): Json {
  // What was copied for one change is ours, and the next one need not copy it again.
  const copied = new Set<Json>();
  let value = before;
  for (const [path, ...set] of changes) value = put(value, path, 0, set.length > 0, set[0], copied);
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
