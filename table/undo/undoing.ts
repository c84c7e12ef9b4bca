/** Taking play back: at once where that is free, and with the others' consent where something was seen since. */
import { type Seat, undo, undos } from '@holotape/kernel';
import type { Gathering } from '../hosting/gathering.ts';
import { type Hosting, type Reply, type Said, speaksFor } from '../hosting/hosting.ts';
import type { Person } from '../kept/events.ts';
import { peopleOf } from '../kept/people.ts';
import type { UndoEnd } from '../spoken/protocol.ts';
import { refused } from '../spoken/refused.ts';
import { OpenRequest } from './request.ts';

export class Undoing {
  readonly #host: Hosting;
  readonly #gathering: Gathering;
  #request: OpenRequest | undefined;
  #nextRequest: number;

  constructor(host: Hosting, gathering: Gathering) {
    this.#host = host;
    this.#gathering = gathering;
    this.#nextRequest = 1 + (host.around.numbers() >>> 4);
  }

  /** Somebody has asked, and not everybody has answered. */
  get isAsked(): boolean {
    return this.#request !== undefined;
  }

  undo(person: Person, { target, seat }: Said<'undo'>): Reply | Promise<Reply> {
    const { session, status, setup } = this.#host.state;
    if (status === 'abandoned') return refused('table.ended');
    const by = speaksFor(this.#host.state, person, seat, () => this.#answeredLast(person));
    if (typeof by === 'object') return by;
    if (this.#host.state.recorded) return refused('table.recorded');
    if (this.#request !== undefined) return refused('table.wish-open');
    const found = undos(session!, by).find((undo) => undo.target === target);
    if (found === undefined) return refused('kernel.undo.nothing');
    const { barrier } = found;
    if (barrier !== undefined && setup.undo === 'off') {
      // The kernel says it best; it refuses and changes nothing.
      const { say, args } = undo(session!, by, target)!;
      return refused(say, args);
    }
    const others = barrier === undefined || setup.undo === 'free' ? [] : this.#othersThan(person.id, by);
    if (others.length === 0) return this.#host.happens({ type: 'undone', seat: by, target });
    const { around, timing } = this.#host;
    const until = around.clock.elapsed() + timing.consent;
    const to = { target, barrier: barrier! };
    this.#ask(new OpenRequest(this.#nextRequest, { seat: by, person: person.id }, to, others, until));
    return 'done';
  }

  /** Which of somebody's seats could take back the latest answer. */
  #answeredLast(person: Person): Seat | undefined {
    const { session } = this.#host.state;
    let latest: { seat: Seat; step: number; at: number } | undefined;
    for (const seat of this.#host.state.seatsOf(person.id)) {
      const to = undos(session!, seat)[0]?.to;
      if (
        to !== undefined &&
        (latest === undefined || to.step > latest.step || (to.step === latest.step && to.at > latest.at))
      )
        latest = { seat, ...to };
    }
    return latest?.seat;
  }

  /**
   * Seats whose people have to be asked. Those of one seat and those at the same screen agree among themselves, and bots always
   * do; but where somebody else sits beside who wishes, that one is asked.
   */
  #othersThan(person: string, wishing: Seat): Seat[] {
    return this.#host.state.seats.flatMap((seat, at) =>
      seat.kind === 'human' && at !== wishing && peopleOf(seat).some(({ id }) => id !== person) ? [at] : [],
    );
  }

  #ask(open: OpenRequest): void {
    this.#nextRequest += 1;
    this.#request = open;
    this.#gathering.undoRequest = open.info;
    open.stop = this.#host.around.clock.after(this.#host.timing.consent, () => {
      void this.#host.attempt(() => {
        if (this.#request === open) this.#endRequest('late');
        return 'done';
      });
    });
    this.#gathering.tellAll();
  }

  consent(person: Person, { request, agree, seat }: Said<'consent'>): Reply | Promise<Reply> {
    const by = speaksFor(this.#host.state, person, seat, () => undefined);
    if (typeof by === 'object') return by;
    const open = this.#request;
    if (open === undefined || open.request !== request) return refused('table.no-wish');
    const own = seat === undefined ? this.#host.state.seatsOf(person.id) : [by];
    const isAsked = own.some((each) => open.waits.has(each));
    // What one of a seat wishes, its others wish too, or take back.
    if (open.person === person.id || (!isAsked && own.includes(open.seat))) {
      if (agree) return refused('table.own-wish');
      this.#endRequest('withdrawn');
      return 'done';
    }
    if (!isAsked) return refused('table.said');
    if (!agree) {
      this.#endRequest('refused', by);
      return 'done';
    }
    open.agree(own.filter((each) => open.waits.has(each)));
    this.#gathering.undoRequest = open.info;
    if (open.waits.size > 0) {
      this.#gathering.tellAll();
      return 'done';
    }
    return this.#grant(open);
  }

  #grant(open: OpenRequest): Promise<Reply> {
    this.#endRequest('agreed', undefined, false);
    return this.#host.happens({ type: 'undone', seat: open.seat, target: open.target });
  }

  #endRequest(end: UndoEnd['end'], by?: Seat, goOn = true): void {
    const open = this.#request!;
    open.stop();
    this.#request = undefined;
    this.#gathering.undoRequest = null;
    const undoEnd: UndoEnd = { request: open.request, seat: open.seat, end, ...(by !== undefined && { by }) };
    this.#gathering.tellAll({ undoEnd });
    if (goOn) this.#host.goOn();
  }

  /** Play went on: nobody is asked any more. */
  played(): void {
    if (this.#request !== undefined) this.#endRequest('played', undefined, false);
  }

  /** Somebody sat down or got up: only who plays is asked. Whoever was waited for may be gone. */
  reseated(): void {
    const open = this.#request;
    if (open === undefined) return;
    open.keepOnly(this.#othersThan(open.person, open.seat));
    this.#gathering.undoRequest = open.info;
  }

  /** With nobody left to ask it is a yes. */
  maybeGrant(): void {
    const open = this.#request;
    if (open?.waits.size !== 0) return;
    void this.#host.attempt(() => (this.#request === open ? this.#grant(open) : 'done'));
  }

  /** The request is gone with the table it was about. */
  forget(): void {
    this.#request?.stop();
    this.#request = undefined;
    this.#gathering.undoRequest = null;
  }
}
