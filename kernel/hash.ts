/** A short name for a JSON value, the same whatever the order of its keys. For noticing differences, not for secrets. */
import type { Json } from './play.ts';

/** Takes a text piece by piece. */
interface Sink {
  add(text: string): void;
}

/** JSON with sorted keys; keys whose value is undefined are left out, as in JSON. */
export function canonical(value: Json | undefined): string {
  const sink = new Text();
  write(value, sink);
  return sink.text;
}

class Text implements Sink {
  text = '';
  add(text: string): void {
    this.text += text;
  }
}

function write(value: Json | undefined, to: Sink): void {
  switch (typeof value) {
    case 'number':
      to.add(Number.isFinite(value) ? `${value}` : 'null');
      return;
    case 'boolean':
      to.add(value ? 'true' : 'false');
      return;
    case 'string':
      writeString(value, to);
      return;
    case 'object':
      if (Array.isArray(value)) writeItems(value, to);
      else if (value === null) to.add('null');
      else writeMembers(value as Members, to);
      return;
    default:
      to.add('null');
  }
}

function writeItems(items: readonly Json[], to: Sink): void {
  to.add('[');
  for (let i = 0; i < items.length; i += 1) {
    if (i > 0) to.add(',');
    write(items[i], to);
  }
  to.add(']');
}

function writeMembers(members: Members, to: Sink): void {
  const { keys, labels } = layoutOf(members);
  let between = '{';
  for (let i = 0; i < keys.length; i += 1) {
    const each = members[keys[i]!];
    if (each === undefined) continue;
    to.add(between);
    between = ',';
    to.add(labels[i]!);
    write(each, to);
  }
  to.add(between === '{' ? '{}' : '}');
}

type Members = { readonly [key: string]: Json | undefined };

/** The keys of a record as they come and in order, and how they are written. */
interface Layout {
  readonly asTheyCome: readonly string[];
  readonly keys: readonly string[];
  readonly labels: readonly string[];
}

/**
 * The last layout of each number of keys. Most records of a state have the keys of the one before, in the same order, and
 * need no sorting: a hash costs half as much.
 */
const lastLayouts: Layout[] = [];
/** Larger ones are tables by id, and seldom alike. */
const MOST_REMEMBERED = 32;

function layoutOf(members: Members): Layout {
  let count = 0;
  for (const _key in members) count += 1;
  const last = lastLayouts[count];
  if (last !== undefined && hasKeys(members, last.asTheyCome)) return last;
  const asTheyCome = Object.keys(members);
  const keys = asTheyCome.toSorted();
  const layout = { asTheyCome, keys, labels: keys.map((key) => `${JSON.stringify(key)}:`) };
  if (count <= MOST_REMEMBERED) lastLayouts[count] = layout;
  return layout;
}

function hasKeys(members: Members, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in members) {
    if (key !== keys[at]) return false;
    at += 1;
  }
  return true;
}

/** Almost all strings here are names and ids, which JSON writes as they are. */
const PLAIN = /^[\w.: -]*$/;

function writeString(text: string, to: Sink): void {
  if (PLAIN.test(text)) {
    to.add('"');
    to.add(text);
    to.add('"');
  } else to.add(JSON.stringify(text));
}

/** 53 bits (cyrb53) of what is added. */
class Hash implements Sink {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;

  add(text: string): void {
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < text.length; i += 1) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    this.#a = a;
    this.#b = b;
  }

  get low(): number {
    const [a, b] = [this.#a, this.#b];
    return (Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)) >>> 0;
  }

  get high(): number {
    const { low } = this;
    const b = this.#b;
    return 2097151 & (Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909));
  }

  get hex(): string {
    return digits(this.high, this.low);
  }
}

/** Two whole numbers are written many times faster than one that needs a fraction's room. */
const digits = (high: number, low: number): string =>
  `${(high & 2097151).toString(16).padStart(6, '0')}${(low >>> 0).toString(16).padStart(8, '0')}`;

/** 53 bits of the canonical JSON, as 14 hex digits. */
export function hashOf(value: Json): string {
  const hash = new Hash();
  write(value, hash);
  return hash.hex;
}

/** The same for several values in whatever order. */
export function hashOfAll(values: readonly Json[]): string {
  let high = 0;
  let low = 0;
  for (const value of values) {
    const hash = new Hash();
    write(value, hash);
    high += hash.high;
    low += hash.low;
  }
  return digits(high, low);
}
