/** What bots are asked besides playing: why they did something, and what they would do in one's place. */
import type { AnySession, Seat } from '@holotape/kernel';
import type { Person } from '../kept/events.ts';
import { isOf } from '../kept/people.ts';
import type { TableState } from '../kept/state.ts';
import { Message } from '../spoken/parcel.ts';
import type { TableMessage } from '../spoken/protocol.ts';
import { type Refused, refused } from '../spoken/refused.ts';
import { type Hosting, type Said, speaksFor } from './hosting.ts';
import { isChoice, withoutPast } from './position.ts';
import type { Decision } from './surroundings.ts';

/** So many decisions of a bot are remembered: those of its last activation or turn, about. */
const REMEMBERED = 3;

interface Remembered extends Decision {
  readonly ask: string;
}

/** Whether nobody plays but this person: what a bot would do is nobody else's disadvantage, and tells nobody what is hidden. */
export const mayHaveHints = ({ status, seats, game }: TableState, person: string | undefined): boolean =>
  status === 'playing' &&
  game.reasons !== undefined &&
  person !== undefined &&
  seats.filter((seat) => isOf(seat, person)).length === 1 &&
  seats.every((seat) => (seat.kind === 'bot' && seat.owner === undefined) || isOf(seat, person));

export class Accounts {
  readonly #host: Hosting;
  readonly #decided = new Map<Seat, readonly Remembered[]>();
  /** Who waits for a reply: one question of a person at a time. */
  readonly #asking = new Set<string>();

  constructor(host: Hosting) {
    this.#host = host;
  }

  /** Remembers what a bot is about to answer, if everybody will see it and there was a choice. */
  decides(bot: string, seat: Seat, session: AnySession, answer: Decision['answer']): void {
    const { question, game } = session;
    if (question === undefined || game.reasons?.asks.has(question.ask) !== true || !isChoice(question, seat)) return;
    const then = session.fork();
    const decision = { bot, seat, ask: question.ask, answer, session: then, position: () => withoutPast(then) };
    this.#decided.set(seat, [...(this.#decided.get(seat) ?? []), decision].slice(-REMEMBERED));
  }

  /** Play went back: what was decided may never have been. */
  forget(): void {
    this.#decided.clear();
  }

  /** Takes its time, and is no part of what happens at the table. */
  async reply(person: Person, message: Said<'why' | 'hint'>): Promise<Message> {
    const { id } = message;
    const given = this.#asking.has(person.id) ? refused('table.too-fast') : await this.#think(person, message);
    return new Message('say' in given ? { type: 'refused', id, reason: given } : given);
  }

  async #think(person: Person, message: Said<'why' | 'hint'>): Promise<TableMessage | Refused> {
    this.#asking.add(person.id);
    try {
      return await (message.type === 'why' ? this.#why(person, message) : this.#hint(person, message));
    } catch (error) {
      this.#host.around.trouble?.('A bot could not account for itself.', error);
      return refused('table.no-account');
    } finally {
      this.#asking.delete(person.id);
    }
  }

  async #why(person: Person, { id, seat }: Said<'why'>): Promise<TableMessage | Refused> {
    const { around, state } = this.#host;
    // Whoever watches may know less than those who play.
    if (!state.ended && state.seatsOf(person.id).length === 0) return refused('table.watching');
    if (state.seats[seat] === undefined) return refused('table.no-seat');
    if (around.account === undefined) return refused('table.no-account');
    const of = [];
    for (const decision of this.#decided.get(seat) ?? [])
      of.push({ ask: decision.ask, because: await around.account(decision) });
    return { type: 'account', id, of };
  }

  async #hint(person: Person, { id, seat }: Said<'hint'>): Promise<TableMessage | Refused> {
    const { around, state } = this.#host;
    const { session } = state;
    const by = speaksFor(state, person, seat, () =>
      state.seatsOf(person.id).find((each) => session?.waitsFor.includes(each)),
    );
    if (typeof by === 'object') return by;
    if (!mayHaveHints(state, person.id)) return refused('table.no-hints');
    if (!session!.waitsFor.includes(by)) return refused('table.not-asked', { seat: by });
    if (around.hint === undefined) return refused('table.no-account');
    const now = session!.fork();
    const { answer, because } = await around.hint({
      bot: around.standIn,
      seat: by,
      session: now,
      position: () => withoutPast(now),
    });
    return { type: 'hint', id, answer, because };
  }
}
