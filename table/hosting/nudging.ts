/** Reminding somebody that the table waits for them: not too often, only people, and only who is waited for. */
import type { Seat } from '@holotape/kernel';
import type { Person } from '../kept/events.ts';
import { isOf, peopleOf } from '../kept/people.ts';
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
    if (nudged.kind !== 'human' || isOf(nudged, person.id) || !isAwaited(state, seat))
      return refused('table.not-awaited', { seat });
    const to = peopleOf(nudged).filter(({ id }) => this.#gathering.isHere(id));
    if (to.length === 0) return refused('table.not-here', { seat });
    const now = this.#host.around.clock.elapsed();
    const last = Math.max(...to.map(({ id }) => this.#last.get(id) ?? Number.NEGATIVE_INFINITY));
    const wait = last + this.#host.timing.nudge - now;
    if (wait > 0) return refused('table.nudged', { seconds: Math.ceil(wait / 1000) });
    for (const { id } of to) {
      this.#last.set(id, now);
      this.#gathering.sendTo(id, new Message({ type: 'nudge', by: own }));
    }
    return 'done';
  }
}
