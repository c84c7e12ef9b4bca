/** The games' rules, each loaded when a table needs it: `engine.ts` of every game's folder. */
import type { AnyGame } from '@holotape/kernel';

const ENGINES = import.meta.glob<() => AnyGame>('../games/*/engine.ts', { import: 'engine' });

const opened = new Map<string, Promise<AnyGame>>();

export function engineOf(game: string): Promise<AnyGame> {
  let engine = opened.get(game);
  if (engine === undefined) {
    const load = Object.entries(ENGINES).find(([path]) => path.endsWith(`/${game}/engine.ts`))?.[1];
    if (load === undefined) return Promise.reject(new Error(`There is no game called "${game}" here.`));
    engine = load().then((make) => make());
    engine.catch(() => opened.delete(game));
    opened.set(game, engine);
  }
  return engine;
}

type Work = Readonly<Record<string, (about: never) => unknown>>;

/** What a game's form has done away from the page: `work.ts` of its folder. */
const WORKS = import.meta.glob<Work>('../games/*/work.ts', { import: 'work' });

export async function workOf(game: string, what: string, about: unknown): Promise<unknown> {
  const load = Object.entries(WORKS).find(([path]) => path.endsWith(`/${game}/work.ts`))?.[1];
  const done = (await load?.())?.[what];
  if (done === undefined) throw new Error(`Nobody knows how to ${what} for ${game}.`);
  return done(about as never);
}
