/** The games that come with Holotape, as a server offers them. They are many files: read only by a server that offers them. */
import type { Catalog } from '@holotape/kernel';
import { BOARD_NAMES, loadCatalog, loadGame } from '@holotape/shelf';
import { type Shelf, shelfOf } from './shelf.ts';

export function builtInShelf(): Shelf {
  const catalogs = new Map<string, Catalog>();
  return shelfOf(Object.fromEntries(BOARD_NAMES.map((name) => [name, () => loadGame(name)])), (name) => {
    const found = BOARD_NAMES.find((each) => each === name);
    if (found !== undefined && !catalogs.has(found)) catalogs.set(found, loadCatalog(found));
    return catalogs.get(name);
  });
}
