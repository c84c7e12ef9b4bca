/** A short name for a JSON value, the same whatever the order of its keys. For noticing differences, not for secrets. */
import type { Json } from './play.ts';

/** JSON with sorted keys; keys whose value is undefined are left out, as in JSON. */
export function canonical(value: Json | undefined): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'string':
      return JSON.stringify(value);
    case 'object':
      break;
    default:
      return 'null';
  }
  if (value === null) return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const each of value) text += text === '' ? canonical(each) : `,${canonical(each)}`;
    return `[${text}]`;
  }
  const members = value as { readonly [key: string]: Json | undefined };
  for (const key of sorted(Object.keys(members))) {
    const each = members[key];
    if (each !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(each)}`;
  }
  return `{${text}}`;
}

/** Most keys are names of a schema, seen over and over; none that needs escaping is among them. */
const PLAIN = /^[\w.:-]*$/;
const quoted = (key: string): string => (PLAIN.test(key) ? `"${key}"` : JSON.stringify(key));

/** In place; most records have their keys in order already, or few of them. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i += 1) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

/** 53 bits (cyrb53) of the canonical JSON, as 14 hex digits. */
export function hashOf(value: Json): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & b) + (a >>> 0);
  return number.toString(16).padStart(14, '0');
}
