/**
 * The keys that sign who somebody is, as one secret: the newest first, each with the moment from which it signs. Older ones still
 * prove what they signed, so that a new key logs nobody out; tokens of an old one are made anew when they are seen.
 */
import { randomBytes } from 'node:crypto';

interface Key {
  readonly key: string;
  /** It signs from here on, in milliseconds since 1970; before, it only proves. */
  readonly from: number;
}

export const newKey = (): string => randomBytes(32).toString('base64url');

/** By then every server has heard of a new key, in milliseconds: none may see a token that it does not know yet. */
const HEARD = 60_000;

/** The first key of a store has no moment: it has always signed. */
export const keysIn = (secret: string): readonly Key[] =>
  secret.split(' ').map((each) => {
    const [key, from = '0'] = each.split('@') as [string, string?];
    return { key, from: Number(from) };
  });

const secretOf = (keys: readonly Key[]) => keys.map(({ key, from }) => (from === 0 ? key : `${key}@${from}`)).join(' ');

/** The secret with a new key. What was signed more than `lasts` ago proves nothing any more, and its key goes. */
export function rotated(secret: string, now: number, lasts: number): string {
  const keys = [{ key: newKey(), from: now + HEARD }, ...keysIn(secret)];
  return secretOf(keys.filter((_, i) => i === 0 || keys[i - 1]!.from > now - lasts));
}
