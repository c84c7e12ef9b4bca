/** Taking play back: at once where that is free, and with the others' consent where something was seen since. */
import { type Seat, undo, undos } from '@holotape/kernel';
import type { Gathering } from '../hosting/gathering.ts';
import { type Hosting, type Reply, type Said, speaksFor } from '../hosting/hosting.ts';
import type { Person } from '../kept/events.ts';
import { refused } from '../kept/state.ts';
import type { UndoEnd } from '../spoken/protocol.ts';
import { Wish } from './request.ts';

export class TakingBack {
  readonly #host: Hosting;
  readonly #gathering: Gathering;
  #wish: Wish | undefined;
  #nextWish: number;

  constructor(host: Hosting, gathering: Gathering) {
    this.#host = host;
    this.#gathering = gathering;
    this.#nextWish = 1 + (host.around.random() >>> 4);
  }

  /** Somebody has asked, and not everybody has answered. */
  get isAsked(): boolean {
    return this.#wish !== undefined;
  }

  undo(person: Person, { target, seat }: Said<'undo'>): Reply | Promise<Reply> {
    const { session, status, setup } = this.#host.state;
    if (status === 'abandoned') return refused('table.ended');
    const by = speaksFor(this.#host.state, person, seat, () => this.#answeredLast(person));
    if (typeof by === 'object') return by;
    if (this.#wish !== undefined) return refused('table.wish-open');
    const found = undos(session!, by).find((undo) => undo.target === target);
    if (found === undefined) return refused('kernel.undo.nothing');
    const { barrier } = found;
    if (barrier !== undefined && setup.undo === 'off') {
      // The kernel says it best; it refuses and changes nothing.
      const { say, args } = undo(session!, by, target)!;
      return refused(say, args);
    }
    const others = barrier === undefined || setup.undo === 'free' ? [] : this.#othersThan(person.id);
    if (others.length === 0) return this.#host.happens({ type: 'undone', seat: by, target });
    const { around, timing } = this.#host;
    const until = around.clock.now() + timing.consent;
    const to = { target, barrier: barrier! };
    this.#ask(new Wish(this.#nextWish, { seat: by, person: person.id }, to, others, until));
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

  /** Seats whose people have to be asked. Those at the same screen agree among themselves, and bots always do. */
  #othersThan(person: string): Seat[] {
    return this.#host.state.seats.flatMap((seat, at) =>
      seat.kind === 'human' && seat.owner.id !== person ? [at] : [],
    );
  }

  #ask(wish: Wish): void {
    this.#nextWish += 1;
    this.#wish = wish;
    this.#gathering.wish = wish.info;
    wish.stop = this.#host.around.clock.after(this.#host.timing.consent, () => {
      void this.#host.attempt(() => {
        if (this.#wish === wish) this.#endWish('late');
        return 'done';
      });
    });
    this.#gathering.tellAll();
  }

  consent(person: Person, { request, agree, seat }: Said<'consent'>): Reply | Promise<Reply> {
    const by = speaksFor(this.#host.state, person, seat, () => undefined);
    if (typeof by === 'object') return by;
    const wish = this.#wish;
    if (wish === undefined || wish.request !== request) return refused('table.no-wish');
    if (wish.person === person.id) {
      if (agree) return refused('table.own-wish');
      this.#endWish('withdrawn');
      return 'done';
    }
    const own = seat === undefined ? this.#host.state.seatsOf(person.id) : [by];
    if (!own.some((each) => wish.waits.has(each))) return refused('table.said');
    if (!agree) {
      this.#endWish('refused', by);
      return 'done';
    }
    wish.agree(own.filter((each) => wish.waits.has(each)));
    this.#gathering.wish = wish.info;
    if (wish.waits.size > 0) {
      this.#gathering.tellAll();
      return 'done';
    }
    return this.#grant(wish);
  }

  #grant(wish: Wish): Promise<Reply> {
    this.#endWish('agreed', undefined, false);
    return this.#host.happens({ type: 'undone', seat: wish.seat, target: wish.target });
  }

  #endWish(end: UndoEnd['end'], by?: Seat, goOn = true): void {
    const wish = this.#wish!;
    wish.stop();
    this.#wish = undefined;
    this.#gathering.wish = null;
    const undoEnd: UndoEnd = { request: wish.request, seat: wish.seat, end, ...(by !== undefined && { by }) };
    this.#gathering.tellAll({ undoEnd });
    if (goOn) this.#host.goOn();
  }

  /** Play went on: nobody is asked any more. */
  played(): void {
    if (this.#wish !== undefined) this.#endWish('played', undefined, false);
  }

  /** Somebody sat down or got up: only who plays is asked. Whoever was waited for may be gone. */
  reseated(): void {
    const wish = this.#wish;
    if (wish === undefined) return;
    wish.keepOnly(this.#othersThan(wish.person));
    this.#gathering.wish = wish.info;
  }

  /** With nobody left to ask it is a yes. */
  maybeGrant(): void {
    const wish = this.#wish;
    if (wish?.waits.size !== 0) return;
    void this.#host.attempt(() => (this.#wish === wish ? this.#grant(wish) : 'done'));
  }

  /** The wish is gone with the table it was about. */
  forget(): void {
    this.#wish?.stop();
    this.#wish = undefined;
    this.#gathering.wish = null;
  }
}
