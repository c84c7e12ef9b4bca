/** Chat lines: some at once, and then one after a pause. */
import type { Clock, Timing } from './surroundings.ts';

/** More people than that have not chatted lately. */
const KEPT = 500;

export class ChatLimit {
  readonly #clock: Clock;
  readonly #timing: Pick<Timing, 'chatBurst' | 'chatPause'>;
  readonly #people = new Map<string, { left: number; at: number }>();

  constructor(clock: Clock, timing: Pick<Timing, 'chatBurst' | 'chatPause'>) {
    this.#clock = clock;
    this.#timing = timing;
  }

  /** Whether this person may say another line now; if so, it counts. */
  allows(person: string): boolean {
    const { chatBurst, chatPause } = this.#timing;
    const now = this.#clock.elapsed();
    const { left, at } = this.#people.get(person) ?? { left: chatBurst, at: now };
    const have = Math.min(chatBurst, left + (now - at) / chatPause);
    if (have < 1) return false;
    if (this.#people.size >= KEPT) this.#people.clear();
    this.#people.set(person, { left: have - 1, at: now });
    return true;
  }
}
