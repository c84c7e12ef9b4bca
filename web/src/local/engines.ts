/** The games' rules, each loaded when a table needs it. */
import type { AnyGame } from '@holotape/kernel';

const ENGINES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  vault: async () => {
    const [{ vaultGame }, { vaultContent }] = await Promise.all([
      import('@holotape/vault'),
      import('../games/vault-pack.ts'),
    ]);
    return vaultGame(vaultContent());
  },
};

const opened = new Map<string, Promise<AnyGame>>();

export function engineOf(game: string): Promise<AnyGame> {
  let engine = opened.get(game);
  if (engine === undefined) {
    const load = ENGINES[game];
    if (load === undefined) return Promise.reject(new Error(`There is no game called "${game}" here.`));
    engine = load();
    engine.catch(() => opened.delete(game));
    opened.set(game, engine);
  }
  return engine;
}
