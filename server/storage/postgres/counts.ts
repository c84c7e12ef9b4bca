/**
 * Limits by address that all processes on one database count together: those that protect what they share. It is the bucket of
 * limits.ts in one statement, by the database's clock, so two who ask at once at two processes cannot both have the last one.
 */
import type { Allowance } from '../../limits.ts';
import type { SharedCounts } from '../store.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** What is left of what was spent. A clock that goes back gives nothing back. */
const SPENT = 'greatest(0, a.spent - $3 * greatest(0, extract(epoch from now() - a.at)))';

const TAKE = `
  insert into holotape.allowances as a (name, spent, at) select $1, 1, now() where $2 >= 1
  on conflict (name) do update set spent = ${SPENT} + 1, at = greatest(a.at, now()) where ${SPENT} + 1 <= $2
  returning 1`;

const GIVE_BACK = 'update holotape.allowances set spent = greatest(0, spent - 1) where name = $1';

/** No bucket takes longer to fill up again: who has not asked for so long is like a newcomer. */
const FORGET = `delete from holotape.allowances where at < now() - interval '1 hour'`;

/** So many are counted between two looks for those that can be forgotten. */
const SWEEP_AFTER = 1_000;

export class PostgresCounts implements SharedCounts {
  readonly #query: Query;
  #taken = 0;

  constructor(query: Query) {
    this.#query = query;
  }

  async takes(name: string, { burst, perSecond }: Allowance): Promise<boolean> {
    this.#taken += 1;
    if (this.#taken % SWEEP_AFTER === 0) await this.#query(FORGET, []);
    return (await this.#query(TAKE, [name, burst, perSecond])).length > 0;
  }

  async givesBack(name: string): Promise<void> {
    await this.#query(GIVE_BACK, [name]);
  }
}
