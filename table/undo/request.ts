/** A request to undo further than is free: the others are asked, and no answer means no. */
import type { Barrier, Seat, UndoTarget } from '@holotape/kernel';
import type { UndoRequest } from '../spoken/protocol.ts';

/** A request as it stands, whoever looks; how much time is left is worked out when it is told. */
export interface StandingRequest extends Omit<UndoRequest, 'left'> {
  /** When it becomes a no, in the clock's `elapsed`. */
  readonly until: number;
}

export class OpenRequest {
  readonly request: number;
  readonly seat: Seat;
  readonly person: string;
  readonly target: UndoTarget;
  readonly barrier: Barrier;
  readonly until: number;
  readonly agreed = new Set<Seat>();
  readonly waits: Set<Seat>;
  /** Stops waiting for the others. */
  stop: () => void = () => {};

  constructor(
    request: number,
    by: { readonly seat: Seat; readonly person: string },
    to: { readonly target: UndoTarget; readonly barrier: Barrier },
    waits: readonly Seat[],
    until: number,
  ) {
    this.request = request;
    this.seat = by.seat;
    this.person = by.person;
    this.target = to.target;
    this.barrier = to.barrier;
    this.waits = new Set(waits);
    this.until = until;
  }

  /** As everybody at the table sees it. */
  get info(): StandingRequest {
    const { request, seat, target, barrier, until } = this;
    return { request, seat, target, barrier, until, agreed: [...this.agreed], waits: [...this.waits] };
  }

  agree(seats: readonly Seat[]): void {
    for (const seat of seats) {
      this.waits.delete(seat);
      this.agreed.add(seat);
    }
  }

  /** Only these seats are still to be asked: somebody got up meanwhile. */
  keepOnly(seats: readonly Seat[]): void {
    for (const seat of this.waits) if (!seats.includes(seat)) this.waits.delete(seat);
  }
}
