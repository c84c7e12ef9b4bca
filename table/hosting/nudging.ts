/** Reminding somebody that the table waits for them: not too often, only people, and only who is waited for. */
import type { Seat } from '@holotape/kernel';
import type { Person } from '../kept/events.ts';
import type { TableState } from '../kept/state.ts';
import { Message } from '../spoken/parcel.ts';
import { refused } from '../spoken/refused.ts';
import type { Gathering } from './gathering.ts';
import type { Hosting, Reply, Said } from './hosting.ts';
import { isReadyAt } from './seating.ts';

/** Whether the table waits for this seat: for its answer, or before the game for its tick. */
function isAwaited({ status, session, seats }: TableState, seat: Seat): boolean {
  if (status === 'waiting') return !isReadyAt(seats[seat]!);
  return status === 'playing' && session!.waitsFor.includes(seat);
}

export class Nudging {
  readonly #host: Hosting;
  readonly #gathering: Gathering;
  /** When somebody was nudged last. */
  readonly #last = new Map<string, number>();

  constructor(host: Hosting, gathering: Gathering) {
    this.#host = host;
    this.#gathering = gathering;
  }

  nudge(person: Person, { seat }: Said<'nudge'>): Reply {
    const { state } = this.#host;
    const [own] = state.seatsOf(person.id);
    if (own === undefined) return refused('table.watching');
    const nudged = state.seats[seat];
    if (nudged === undefined) return refused('table.no-seat');
    if (nudged.kind !== 'human' || nudged.owner.id === person.id || !isAwaited(state, seat))
      return refused('table.not-awaited', { seat });
    const to = nudged.owner.id;
    if (!this.#gathering.isHere(to)) return refused('table.not-here', { seat });
    const now = this.#host.around.clock.elapsed();
    const wait = (this.#last.get(to) ?? Number.NEGATIVE_INFINITY) + this.#host.timing.nudge - now;
    if (wait > 0) return refused('table.nudged', { seconds: Math.ceil(wait / 1000) });
    this.#last.set(to, now);
    this.#gathering.sendTo(to, new Message({ type: 'nudge', by: own }));
    return 'done';
  }
}
