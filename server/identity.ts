/**
 * Who somebody is, without a sign-up: a cookie that the server has signed says an id and a name. Only the browser and the
 * server ever see it; it is in no address and in no log.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from '@holotape/table';

const COOKIE = 'holotape';
const DAY = 24 * 60 * 60 * 1000;
/** A browser that comes back within this time is still the same person. 400 days is the most that browsers keep. */
const LASTS = 400 * DAY;
/** A token that is older than this is made anew when it is seen. */
const FRESH = 30 * DAY;
/** Longer than any token of ours. */
const LONGEST = 1000;

export interface Known {
  readonly person: Person;
  /** It should be made anew. */
  readonly old: boolean;
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

export class Identities {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  static newKey(): string {
    return randomBytes(32).toString('base64url');
  }

  static newPerson(name: string): Person {
    return { id: randomBytes(12).toString('base64url'), name };
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(`identity:${text}`).digest('base64url');
  }

  token(person: Person, now: number): string {
    const text = base64(JSON.stringify({ id: person.id, name: person.name, until: now + LASTS }));
    return `${text}.${this.#sign(text)}`;
  }

  /** Who this token was made for; undefined if it is over, or not one of ours. */
  read(token: string, now: number): Known | undefined {
    if (token.length > LONGEST) return undefined;
    const [text, signature, ...more] = token.split('.');
    if (text === undefined || signature === undefined || more.length > 0) return undefined;
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const { id, name, until } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as {
      id: string;
      name: string;
      until: number;
    };
    return until > now ? { person: { id, name }, old: until - now < LASTS - FRESH } : undefined;
  }

  /** Who sends this `Cookie` header. */
  fromCookies(header: string | undefined, now: number): Known | undefined {
    for (const part of header?.split(';') ?? []) {
      const [name, value] = part.trim().split('=', 2);
      const known = name === COOKIE && value !== undefined ? this.read(value, now) : undefined;
      if (known !== undefined) return known;
    }
    return undefined;
  }

  /** The `Set-Cookie` header for a person; without one, the browser forgets who it was. */
  cookie(person: Person | undefined, now: number, secure: boolean): string {
    const token = person === undefined ? '' : this.token(person, now);
    const age = person === undefined ? 0 : LASTS / 1000;
    return `${COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  }
}
