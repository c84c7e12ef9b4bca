/** At seats of several people: by whose hand the answers come. The log tells it whenever it is another's. */
import { type Asked, CHANCE, type LogEntry, type Seat } from '@holotape/kernel';
import type { SeatState } from './events.ts';
import { peopleOf } from './people.ts';

interface Log {
  tell(entry: LogEntry): void;
}

export class Hands {
  /** Where the last answer did not come from whose seat it is. */
  readonly #last = new Map<Seat, string>();

  /** An answer was given, at a seat of several by this hand; whoever keeps the log is told if it is another's. */
  answered(seats: readonly SeatState[], by: Asked, hand: string | undefined, log?: Log): void {
    if (hand === undefined || by === CHANCE) return;
    const people = peopleOf(seats[by]!);
    const owner = people[0]?.id;
    const last = this.#last.get(by) ?? owner;
    if (hand === owner) this.#last.delete(by);
    else this.#last.set(by, hand);
    const who = people.find(({ id }) => id === hand);
    if (who === undefined || hand === last) return;
    log?.tell({ say: hand === owner ? 'table.hand.own' : 'table.hand', args: { seat: by, name: who.name } });
  }

  /** As it goes into a snapshot. */
  get kept(): { readonly hands?: readonly (readonly [seat: Seat, person: string])[] } {
    return this.#last.size === 0 ? {} : { hands: [...this.#last] };
  }

  restore(kept: readonly (readonly [seat: Seat, person: string])[] = []): void {
    for (const [seat, person] of kept) this.#last.set(seat, person);
  }
}
