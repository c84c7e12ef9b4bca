/** Bringing what was kept by an older version up to date: options and states, one version after the other. */
import type { Json } from './play.ts';

/**
 * From one version to the next. A function changes states alone, knowing the options as they were then; where options
 * change too, or only they, it is said which changes what.
 */
export type Migration =
  | ((state: Json, options: Json) => Json)
  | {
      readonly state?: (state: Json, options: Json) => Json;
      readonly options?: (options: Json) => Json;
    };

/** What a game has for it: see `Game`. */
interface Migrated {
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/** From a version to today's. */
export class Migrating {
  readonly #steps: { readonly state: ((state: Json, options: Json) => Json) | undefined; readonly options: Json }[] =
    [];
  /** The options as they are called today. */
  readonly options: Json;

  constructor(game: Migrated, version: number, options: Json) {
    let current = options;
    for (let from = version; from < game.version; from += 1) {
      const migration = game.migrations[from - 1]!;
      const { state, options: rename } = typeof migration === 'function' ? { state: migration } : migration;
      this.#steps.push({ state, options: current });
      if (rename !== undefined) current = rename(current);
    }
    this.options = current;
  }

  state(state: Json): Json {
    let current = state;
    for (const step of this.#steps) current = step.state?.(current, step.options) ?? current;
    return current;
  }
}
