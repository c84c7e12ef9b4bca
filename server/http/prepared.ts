/** Long answers are written out once: whoever asks for the same gets the same bytes, and those who wait share them. */
import type { TableHost } from '@holotape/table';
import { gameInfo, type Shelf } from '../shelf.ts';
import { Turns } from './turns.ts';

const written = (value: unknown): Buffer => Buffer.from(JSON.stringify(value), 'utf8');

/** What was written out of one table, as long as nothing happens there. */
interface OfTable {
  readonly events: number;
  readonly texts: Map<string, Buffer | undefined>;
}

export class Prepared {
  readonly #shelf: Shelf;
  #games: Buffer | undefined;
  readonly #rules = new Map<string, Buffer>();
  readonly #tables = new WeakMap<TableHost, OfTable>();
  readonly #turns = new Turns();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  games(): Buffer {
    this.#games ??= written(this.#shelf.names.map((name) => gameInfo(name, this.#shelf.game(name)!)));
    return this.#games;
  }

  /** Undefined: there is no such game, or no catalog of it. */
  rules(game: string): Buffer | undefined {
    const found = this.#rules.get(game);
    if (found !== undefined) return found;
    const rules = this.#shelf.rules(game);
    if (rules === undefined) return undefined;
    const text = written(rules);
    this.#rules.set(game, text);
    return text;
  }

  /** The whole record; undefined if the game has not begun. */
  record(host: TableHost): Promise<Buffer | undefined> {
    return this.#of(host, 'record', () => host.save());
  }

  /** The game so far as this person may know it; undefined if it has not begun. */
  watchable(host: TableHost, person: string | undefined): Promise<Buffer | undefined> {
    const seats = person === undefined ? [] : host.state.seatsOf(person);
    return this.#of(host, `watch ${seats.join()}`, () => host.watchable(person));
  }

  async #of(host: TableHost, what: string, make: () => unknown): Promise<Buffer | undefined> {
    const kept = this.#kept(host);
    if (kept.has(what)) return kept.get(what);
    return this.#turns.take(() => {
      // Until it is its turn somebody else may have asked, or something have happened.
      const texts = this.#kept(host);
      if (!texts.has(what)) {
        const value = make();
        texts.set(what, value === undefined ? undefined : written(value));
      }
      return texts.get(what);
    });
  }

  #kept(host: TableHost): OfTable['texts'] {
    const { events } = host.state;
    let kept = this.#tables.get(host);
    if (kept?.events !== events) {
      kept = { events, texts: new Map() };
      this.#tables.set(host, kept);
    }
    return kept.texts;
  }
}
