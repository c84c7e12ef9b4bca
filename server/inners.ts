/** Tables whose end answers a question of another one, on this server: made, looked at, and brought home when they are over. */
import {
  type InnerTables,
  type OpenTable,
  openInner,
  type TableHost,
  type TableSetup,
  TableState,
} from '@holotape/table';
import { nameOfGame } from './rows.ts';
import { type Shelf, standInFor } from './shelf.ts';
import type { Store } from './storage/store.ts';
import { Elsewhere } from './table-errors.ts';

interface InnersOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly trouble: (table: string, what: string, error: unknown) => void;
  /** Those of this process. */
  readonly here: (id: string) => TableHost | undefined;
  readonly open: (id: string) => Promise<TableHost | undefined>;
  readonly make: (setup: Omit<TableSetup, 'id' | 'code'>) => Promise<string>;
}

const isOfBots = ({ seats, status }: TableState): boolean =>
  status === 'playing' && seats.every(({ kind }) => kind === 'bot');

export class ServerInners implements InnerTables {
  readonly #options: InnersOptions;

  constructor(options: InnersOptions) {
    this.#options = options;
  }

  async make(setup: Omit<TableSetup, 'id' | 'code'>): Promise<string> {
    const id = await this.#options.make(setup);
    // Whoever plays comes by themselves; bots wait for nobody.
    if (setup.seats.every(({ kind }) => kind === 'bot')) this.#goesOn(id);
    return id;
  }

  /** Also one that another process has: it is only looked at. */
  async look(id: string): Promise<TableState | undefined> {
    const { here, store, shelf } = this.#options;
    const state = here(id)?.state;
    if (state !== undefined) return state;
    const kept = await store.read(id);
    const game = kept && shelf.game(nameOfGame(kept));
    return game && TableState.of(game, kept);
  }

  standIn(name: string): string {
    return standInFor(this.#options.shelf.game(name)!);
  }

  /** Something happened there: if it has ended, whoever waits for it hears so. */
  changed({ state: { setup, ended } }: OpenTable): void {
    if (ended && setup.within !== undefined) void this.#tell(setup.id, setup.within.table);
  }

  /** A table that was opened: what it waits for may have ended meanwhile, or stand still. */
  async lookAfter(outer: TableHost): Promise<void> {
    const inner = openInner(outer.state);
    if (inner === undefined || inner.home) return;
    try {
      const played = await this.look(inner.table);
      if (played?.ended) await outer.hear(played);
      else if (played !== undefined && isOfBots(played)) this.#goesOn(inner.table);
    } catch (error) {
      this.#options.trouble(inner.table, 'A table within a table could not be looked at.', error);
    }
  }

  /** What is played within a table may be at another process, which cannot tell here when it is over. */
  async lookAfterFarAway(outer: TableHost): Promise<void> {
    const inner = openInner(outer.state);
    if (inner === undefined || inner.home || this.#options.here(inner.table) !== undefined) return;
    const row = await this.#options.store.row(inner.table).catch(() => undefined);
    if (row?.status === 'over' || row?.status === 'abandoned') await this.lookAfter(outer);
  }

  #goesOn(id: string): void {
    this.#options.open(id).catch((error: unknown) => this.#unless(error, id, 'Bots could not begin to play.'));
  }

  async #tell(id: string, outer: string): Promise<void> {
    try {
      const host = await this.#options.open(outer);
      const played = await this.look(id);
      if (host !== undefined && played !== undefined) await host.hear(played);
    } catch (error) {
      this.#unless(error, outer, 'A table could not hear what it waits for.');
    }
  }

  /** What another process has, that one looks after. */
  #unless(error: unknown, id: string, what: string): void {
    if (!(error instanceof Elsewhere)) this.#options.trouble(id, what, error);
  }
}
