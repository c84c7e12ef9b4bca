/** Who has had which seat in a game: whoever had one knows what it has seen. */
import type { Seat } from '@holotape/kernel';

export class Held {
  readonly #seats = new Map<string, Set<Seat>>();

  add(person: string, seat: Seat): void {
    const held = this.#seats.get(person);
    if (held === undefined) this.#seats.set(person, new Set([seat]));
    else held.add(seat);
  }

  /** A seat that this person has had, beside the one named; undefined if there is none. */
  beside(person: string, seat: Seat): Seat | undefined {
    const held = this.#seats.get(person);
    return held === undefined || held.has(seat) ? undefined : held.values().next().value;
  }

  get all(): readonly (readonly [person: string, seat: Seat])[] {
    return [...this.#seats].flatMap(([person, held]) => [...held].map((seat) => [person, seat] as const));
  }
}
