/**
 * Who somebody is, without a sign-up: a cookie that the server has signed says an id and a name. Only the browser and the
 * server ever see it; it is in no address and in no log.
 *
 * A token ends after 400 days, or when its browser leaves, or when its person leaves everywhere: each browser has a name
 * of its own in it, and each time somebody leaves everywhere their tokens begin a new count. What was left is kept in
 * the store as long as such a token could still come.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from '@holotape/table';
import { keysIn, newKey, rotated } from './identity-keys.ts';
import type { Store } from './storage/store.ts';

/** The name of the secret with the keys. */
export const IDENTITY = 'identity';
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
  /** The browser, by a name that nobody else has. */
  readonly device: string;
  /** How often this person had left everywhere when the token was made. */
  readonly left: number;
  /** It should be made anew. */
  readonly old: boolean;
}

/** What a token says. The last two are missing in those of before. */
interface Said {
  readonly id: string;
  readonly name: string;
  readonly until: number;
  readonly device?: string;
  readonly left?: number;
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const deviceName = (device: string) => `device:${device}`;
const personName = (person: string) => `person:${person}`;

/** All tokens of this person are void from here on, wherever they are. */
export async function banish(store: Pick<Store, 'leave'>, person: string, now: number): Promise<void> {
  await store.leave(personName(person), now + LASTS);
}

export class Identities {
  #keys: ReturnType<typeof keysIn>;
  readonly #store: Pick<Store, 'leave'>;
  /** How often each name was left: a browser's, or a person's. */
  readonly #left: Map<string, number>;

  constructor(keys: string, store: Pick<Store, 'leave'>, left: ReadonlyMap<string, number> = new Map()) {
    this.#keys = keysIn(keys);
    this.#store = store;
    this.#left = new Map(left);
  }

  /** With the key of this store, and all that was left. */
  static async open(store: Store, now: number): Promise<Identities> {
    const keys = await store.secret(IDENTITY, newKey());
    return new Identities(keys, store, await store.left(now));
  }

  /** What was left at other processes of the same storage counts here, too. */
  hear(left: ReadonlyMap<string, number>): void {
    for (const [name, times] of left) this.#left.set(name, times);
  }

  /** Keys may have come and gone since. */
  hearKeys(keys: string): void {
    this.#keys = keysIn(keys);
  }

  /** The secret of the keys with a new one, which logs nobody out. */
  static rotated(keys: string, now: number): string {
    return rotated(keys, now, LASTS);
  }

  static newPerson(name: string): Person {
    return { id: randomBytes(12).toString('base64url'), name };
  }

  /** A new person at a new browser. */
  static newcomer(name: string): Known {
    return { person: Identities.newPerson(name), device: randomBytes(9).toString('base64url'), left: 0, old: false };
  }

  /** The key that signs now. */
  #key(now: number): string {
    return (this.#keys.find(({ from }) => from <= now) ?? this.#keys.at(-1)!).key;
  }

  #sign(text: string, key: string): string {
    return createHmac('sha256', key).update(`identity:${text}`).digest('base64url');
  }

  token({ person: { id, name }, device, left }: Known, now: number): string {
    const said: Said = { id, name, until: now + LASTS, device, ...(left > 0 && { left }) };
    const text = base64(JSON.stringify(said));
    return `${text}.${this.#sign(text, this.#key(now))}`;
  }

  /** Who this token was made for; undefined if it is over, was left, or is not one of ours. */
  read(token: string, now: number): Known | undefined {
    if (token.length > LONGEST) return undefined;
    const [text, signature, ...more] = token.split('.');
    if (text === undefined || signature === undefined || more.length > 0) return undefined;
    const given = Buffer.from(signature);
    const signedBy = this.#keys.find(({ key }) => {
      const expected = Buffer.from(this.#sign(text, key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (signedBy === undefined) return undefined;
    const {
      id,
      name,
      until,
      device = signature,
      left = 0,
    } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Said;
    const known = {
      person: { id, name },
      device,
      left,
      old: until - now < LASTS - FRESH || signedBy.key !== this.#key(now),
    };
    return until > now && !this.isVoid(known) ? known : undefined;
  }

  /** Whether it was left since. */
  isVoid({ person, device, left }: Known): boolean {
    return this.#left.has(deviceName(device)) || left < (this.#left.get(personName(person.id)) ?? 0);
  }

  /** The tokens of this browser are void from here on. */
  async leaveDevice({ device }: Known, now: number): Promise<void> {
    await this.#leave(deviceName(device), now);
  }

  /** All tokens of this person are void from here on, but those made of what is returned. */
  async leaveEverywhere(known: Known, now: number): Promise<Known> {
    const left = await this.#leave(personName(known.person.id), now);
    return { ...known, left };
  }

  async #leave(name: string, now: number): Promise<number> {
    const times = await this.#store.leave(name, now + LASTS);
    this.#left.set(name, times);
    return times;
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

  /** The `Set-Cookie` header for somebody; without one, the browser forgets who it was. */
  cookie(known: Known | undefined, now: number, secure: boolean): string {
    const token = known === undefined ? '' : this.token(known, now);
    const age = known === undefined ? 0 : LASTS / 1000;
    return `${COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  }
}
