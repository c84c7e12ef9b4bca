/** Codes with which somebody takes a seat on another device, each once. */
import type { Random, Seat } from '@holotape/kernel';
import type { Person, Refused, TableHost } from '@holotape/table';
import { newCode } from './luck.ts';
import type { Store } from './storage/store.ts';

/** Longer than a table's, in groups of signs: whoever has it sits there. */
const SIGNS = [4, 4, 4];
const LASTS = 10 * 60_000;

export class SeatCodes {
  readonly #store: Store;
  readonly #random: Random;
  readonly #table: (id: string) => Promise<TableHost | undefined>;

  constructor(store: Store, random: Random, table: (id: string) => Promise<TableHost | undefined>) {
    this.#store = store;
    this.#random = random;
    this.#table = table;
  }

  /** A code with which the seat can be taken on another device, once. */
  async promise(table: string, seat: Seat, person: string, host: boolean): Promise<{ code: string; until: number }> {
    const code = newCode(this.#random, SIGNS);
    const until = Date.now() + LASTS;
    await this.#store.promiseSeat(code, { table, seat, person, host, until });
    return { code, until };
  }

  /** Gives the promised seat to this person. */
  async redeem(code: string, to: Person): Promise<{ id: string; seat: Seat } | Refused> {
    const wrong: Refused = { say: 'table.wrong-seat-code' };
    const promise = await this.#store.redeemSeat(code, Date.now());
    const host =
      promise &&
      (await this.#table(promise.table).catch(async (error: unknown) => {
        // Whoever has the table keeps the promise.
        await this.#store.promiseSeat(code, promise);
        throw error;
      }));
    if (promise === undefined || host === undefined) return wrong;
    if (!host.state.seatsOf(promise.person).includes(promise.seat)) return wrong;
    const why = await host.moveSeat(promise.seat, to, promise.host === true, promise.person);
    return why ?? { id: promise.table, seat: promise.seat };
  }
}
