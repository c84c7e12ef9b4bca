/** Bots that are asked think, take their time, and answer; dice that nobody is there to type in are rolled. */
import { type Answer, CHANCE, drawBy, type Seat } from '@holotape/kernel';
import type { SeatState } from '../kept/events.ts';
import { refused } from '../spoken/refused.ts';
import type { Accounts } from './accounts.ts';
import type { Hosting, Reply } from './hosting.ts';
import { hasBegun, quickAnswer, withoutPast } from './position.ts';
import { type Thought, TIMING } from './surroundings.ts';

export class Thinking {
  readonly #host: Hosting;
  /** Nobody plays on now: the table is closed, or somebody asks to take play back. */
  readonly #mustWait: () => boolean;
  readonly #accounts: Accounts;
  /** Bots that think, and the number of the question they think about. */
  readonly #thinking = new Map<Seat, number>();

  constructor(host: Hosting, accounts: Accounts, mustWait: () => boolean) {
    this.#host = host;
    this.#accounts = accounts;
    this.#mustWait = mustWait;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  /** What they think about is no more. */
  forget(): void {
    this.#thinking.clear();
  }

  /** Dice that should be typed in while nobody is left to do so. */
  maybeRoll(): void {
    const { session, seats, number } = this.#host.state;
    const { question } = session!;
    if (question?.kind !== 'chance' || seats.some(({ kind }) => kind === 'human')) return;
    void this.#host.attempt(async () => {
      if (this.#host.state.number !== number || this.#host.state.status !== 'playing') return 'done';
      return this.#host.happens({
        type: 'answered',
        by: CHANCE,
        answer: drawBy(this.#host.around.random, question.draw),
      });
    });
  }

  think(seat: Seat): void {
    const { number, session } = this.#host.state;
    if (this.#thinking.get(seat) === number) return;
    this.#thinking.set(seat, number);
    const { bot } = this.#host.state.seats[seat] as SeatState & { kind: 'bot' };
    // Read every time: whoever runs the table may change it.
    const botPace = this.#host.around.timing?.botPace ?? TIMING.botPace;
    const until = hasBegun(session!, seat) ? 0 : this.#host.around.clock.elapsed() + botPace;
    const thought: Thought = { bot, seat, session: session!, position: () => withoutPast(session!) };
    void this.#thinkOf(thought)
      .then((answer) => this.#notBefore(until, answer))
      .then((answer) => this.#host.attempt(() => this.#botAnswers(seat, number, answer)));
  }

  async #thinkOf(thought: Thought): Promise<Answer | undefined> {
    try {
      return await this.#host.around.think(thought);
    } catch (error) {
      // At a table that is put away nobody waits for it.
      if (!this.#mustWait()) this.#host.around.trouble?.(`The bot "${thought.bot}" failed.`, error);
      return undefined;
    }
  }

  #notBefore(time: number, answer: Answer | undefined): Promise<Answer | undefined> | Answer | undefined {
    const { clock } = this.#host.around;
    const left = time - clock.elapsed();
    if (left <= 0) return answer;
    return new Promise((resolve) => clock.after(left, () => resolve(answer)));
  }

  async #botAnswers(seat: Seat, number: number, answer: Answer | undefined): Promise<Reply> {
    if (this.#thinking.get(seat) === number) this.#thinking.delete(seat);
    const { session, seats, status } = this.#host.state;
    const isAsked = status === 'playing' && this.#host.state.number === number && session!.waitsFor.includes(seat);
    const sitter = seats[seat]!;
    if (!isAsked || sitter.kind !== 'bot' || this.#mustWait()) return 'done';
    if (answer !== undefined) this.#accounts.decides(sitter.bot, seat, session!, answer);
    const why =
      answer === undefined ? refused('table.broken') : await this.#host.happens({ type: 'answered', by: seat, answer });
    if (why === 'done' || this.#host.state.session !== session) return 'done';
    if (answer !== undefined) this.#host.around.trouble?.(`A bot's answer was refused (${why.say}).`, answer);
    const quick = quickAnswer(session!, seat);
    return quick === undefined ? why : this.#host.happens({ type: 'answered', by: seat, answer: quick });
  }
}
