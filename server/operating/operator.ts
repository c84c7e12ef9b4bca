/**
 * What whoever runs the server can do about the tables that are kept: list them, look at one, take it off the public list, end its
 * game, have its record, delete it. Where a server runs, it does so itself, with nobody at the table meanwhile.
 */
import { asData, type Json } from '@holotape/kernel';
import { recordOf, type TableEvent, type TableState, tracesOf } from '@holotape/table';
import { z } from 'zod';
import { banish, IDENTITY, Identities } from '../identity.ts';
import { newKey } from '../identity-keys.ts';
import { type Card, rowOf } from '../rows.ts';
import type { Shelf } from '../shelf.ts';
import type { Store, TableRow } from '../storage/store.ts';
import { forgetAt, stateOf } from './forgetting.ts';

/** The most that is told at once. */
const MOST = 1000;

const table = z.string().min(1).max(100);
const person = z.string().min(8).max(100);
const withTable = <T extends string>(does: T) => z.strictObject({ do: z.literal(does), table });

export const tableWish = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('list'),
    /** Only those on the public list, or only somebody's. */
    listed: z.boolean().optional(),
    person: z.string().min(1).max(100).optional(),
    most: z.int().min(1).max(MOST),
  }),
  withTable('show'),
  withTable('export'),
  withTable('unlist'),
  withTable('close'),
  withTable('delete'),
  z.strictObject({ do: z.literal('rotate-keys') }),
  z.strictObject({ do: z.literal('mentions'), person }),
  z.strictObject({ do: z.literal('forget'), person }),
  z.strictObject({ do: z.literal('clean') }),
  z.strictObject({ do: z.literal('forget-at'), person, table }),
  z.strictObject({ do: z.literal('traces-at'), person, table }),
]);
export type TableWish = z.infer<typeof tableWish>;

/** A table in a list. */
const listedTable = z.object({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  status: z.string(),
  listed: z.boolean(),
  /** When something happened there last. */
  at: z.number(),
  title: z.string(),
  /** Who sits there: what they are called, and who they are, if they are people. */
  seats: z.array(z.object({ name: z.string(), person: z.string().nullable() })),
});
export type ListedTable = z.infer<typeof listedTable>;
export const listedTables = z.array(listedTable);
export const shownTable = listedTable.extend({
  events: z.number(),
  question: z.number(),
  trouble: z.string().nullable(),
});

/** The table is at another server just now: that one has to be asked, at this address. */
export class AskThere extends Error {
  readonly at: string;
  constructor(at: string) {
    super('The table is at another server, which cannot be reached just now. Try again in a moment.');
    this.name = 'AskThere';
    this.at = at;
  }
}

interface OperatorParts {
  readonly store: Store;
  readonly shelf: Shelf;
  /** Some tokens are void that were not. */
  namesLeft?(): Promise<void>;
  /** There is a new key: tokens it signs have to be known. */
  keysChanged?(keys: string): void;
  /** Does something to a table while nobody is at it. */
  alone<T>(table: string, work: () => Promise<T>): Promise<T>;
}

const told = ({ id, code, game, status, listed, at, card }: TableRow): ListedTable => {
  const { title, names, owners } = card as Card;
  return {
    id,
    code,
    game,
    status,
    listed,
    at,
    title,
    seats: names.map((name, i) => ({ name, person: owners[i] ?? null })),
  };
};

const isOver = (status: string) => status === 'over' || status === 'abandoned';

export class Operator {
  readonly #parts: OperatorParts;

  constructor(parts: OperatorParts) {
    this.#parts = parts;
  }

  /** Does it and says what came of it. Throws a sentence. */
  async does(wish: TableWish): Promise<Json> {
    if (wish.do === 'list') return this.#list(wish);
    if (wish.do === 'rotate-keys') return this.#rotateKeys();
    if (wish.do === 'mentions') return this.#parts.store.mentions(wish.person);
    if (wish.do === 'forget') return this.#forget(wish.person);
    if (wish.do === 'clean') {
      await this.#parts.store.clean();
      return { cleaned: true };
    }
    const { store } = this.#parts;
    const row = (await store.row(wish.table)) ?? (await this.#byCode(wish.table));
    if (row === undefined) throw new Error(`There is no table "${wish.table}": neither an id nor a code.`);
    switch (wish.do) {
      case 'show':
        return this.#show(row);
      case 'export':
        return this.#export(row);
      case 'traces-at':
        return this.#tracesAt(row, wish.person);
      case 'unlist':
        return this.#alone(row.id, () => this.#unlist(row));
      case 'close':
        return this.#alone(row.id, () => this.#close(row));
      case 'forget-at':
        return this.#alone(row.id, () => forgetAt(this.#parts, row, wish.person));
      case 'delete':
        return this.#alone(row.id, async () => ({ deleted: await store.remove(row.id) }));
    }
  }

  async #rotateKeys(): Promise<Json> {
    const { store, keysChanged } = this.#parts;
    const before = await store.secret(IDENTITY, newKey());
    const keys = Identities.rotated(before, Date.now());
    if (!(await store.changeSecret(IDENTITY, before, keys)))
      throw new Error('Somebody else has just done so. Nothing was changed.');
    keysChanged?.(keys);
    return { keys: keys.split(' ').length };
  }

  /** Nobody comes back as this person, and no seat is promised to them. Their tables are another matter. */
  async #forget(person: string): Promise<Json> {
    const { store, namesLeft } = this.#parts;
    await banish(store, person, Date.now());
    await store.forgetPromises(person);
    await namesLeft?.();
    return { forgotten: true };
  }

  async #byCode(code: string): Promise<TableRow | undefined> {
    const id = await this.#parts.store.idOf(code);
    return id === undefined ? undefined : this.#parts.store.row(id);
  }

  async #list({ listed, person, most }: TableWish & { do: 'list' }): Promise<ListedTable[]> {
    const { store } = this.#parts;
    const rows =
      person !== undefined
        ? await store.tablesOf(person, most)
        : await (listed ? store.listedTables(most) : store.allTables(most));
    return rows.map(told).filter((each) => !listed || each.listed);
  }

  #state(id: string): Promise<TableState> {
    return stateOf(this.#parts, id);
  }

  async #show(row: TableRow): Promise<Json> {
    const { events, number, readOnly } = await this.#state(row.id);
    return { ...told(row), events, question: number, trouble: readOnly?.say ?? null };
  }

  /** What a person has left at the table. The names of others are not theirs to have. */
  async #tracesAt({ id, code, game, status, at, card }: TableRow, person: string): Promise<Json> {
    const { events } = (await this.#parts.store.whole(id))!;
    return asData({ id, code, game, status, at, title: (card as Card).title, ...tracesOf(person, events) });
  }

  async #export({ id }: TableRow): Promise<Json> {
    const save = recordOf(await this.#state(id));
    if (save === undefined) throw new Error('Its game has not begun: there is nothing to export.');
    return asData(save);
  }

  /** Nobody is at it, and it is this process's to write. */
  async #alone(id: string, work: () => Promise<Json>): Promise<Json> {
    return this.#parts.alone(id, async () => {
      const claimed = await this.#parts.store.claim(id);
      if (typeof claimed === 'object') throw new AskThere(claimed.at);
      if (claimed === 'newer')
        throw new Error('A newer Holotape has played this table: only such a one may change it.');
      return work();
    });
  }

  async #happens(row: TableRow, event: (state: TableState) => TableEvent): Promise<void> {
    const { store } = this.#parts;
    const state = await this.#state(row.id);
    if (state.readOnly !== undefined)
      throw new Error('What is kept of this table does not fit its rules: it can only be looked at, or deleted.');
    if (state.needsSnapshot) await store.snapshot(row.id, state.events, state.snapshot());
    const before = state.events;
    const kept = state.apply(event(state));
    if ('say' in kept) throw new Error(`The table refuses it: ${kept.say}.`);
    await store.append(row.id, before, [kept], rowOf(state, row.at));
  }

  async #unlist(row: TableRow): Promise<Json> {
    if (!row.listed) throw new Error('It is not on the public list.');
    await this.#happens(row, ({ setup: { title, options, undo, dice } }) => ({
      ...{ type: 'agreed', title, options, undo, dice, listed: false, unlisted: true },
      at: Date.now(),
    }));
    return { unlisted: true };
  }

  async #close(row: TableRow): Promise<Json> {
    if (isOver(row.status)) throw new Error('Its game is over already.');
    await this.#happens(row, () => ({ type: 'abandoned', by: null, at: Date.now() }));
    return { closed: true };
  }
}
