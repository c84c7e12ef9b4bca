/** A short name for a JSON value, the same whatever the order of its keys. For noticing differences, not for secrets. */
import type { Json } from './play.ts';

/** JSON with sorted keys; keys whose value is undefined are left out, as in JSON. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each as Json)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : 1));
  const parts: string[] = [];
  for (const key of keys) {
    const each = (value as { [key: string]: Json | undefined })[key];
    if (each !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(each)}`);
  }
  return `{${parts.join(',')}}`;
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
