/** The games on the shelf. A game's code comes only when it is chosen. */
import type { GameModule } from './module.ts';

const MODULES = {
  vault: () => import('./vault/index.ts').then(({ vault }) => vault as GameModule),
} satisfies Record<string, () => Promise<GameModule>>;

export type PlayableGame = keyof typeof MODULES;

export const isPlayable = (game: string): game is PlayableGame => Object.hasOwn(MODULES, game);

const opened = new Map<string, Promise<GameModule>>();

/** Brings a game to the table; the same promise every time. */
export function openGame(game: PlayableGame): Promise<GameModule> {
  let module = opened.get(game);
  if (module === undefined) {
    module = MODULES[game]();
    // A failed load (the net went) may be tried again.
    module.catch(() => opened.delete(game));
    opened.set(game, module);
  }
  return module;
}
