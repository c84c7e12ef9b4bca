/** The rulebooks, each loaded when it is opened. The catalogs are checked by tests; here they are plain data. */
import type { Catalog } from '@holotape/kernel/catalog';

const CATALOGS: Readonly<Record<string, () => Promise<Catalog>>> = {
  vault: () => import('../../../games/vault/rules.yaml?data').then(({ default: data }) => data as Catalog),
};

export const hasCatalog = (game: string): boolean => Object.hasOwn(CATALOGS, game);

const opened = new Map<string, Promise<Catalog>>();

export function openCatalog(game: string): Promise<Catalog> {
  let catalog = opened.get(game);
  if (catalog === undefined) {
    const load = CATALOGS[game];
    catalog = load === undefined ? Promise.reject(new Error(`There is no rulebook of "${game}".`)) : load();
    catalog.catch(() => opened.delete(game));
    opened.set(game, catalog);
  }
  return catalog;
}
