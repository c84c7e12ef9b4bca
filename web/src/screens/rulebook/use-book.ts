/** A game's rulebook: its catalog and what the game adds to it, loaded together. */
import { useEffect, useState } from 'react';
import { openCatalog, openRulebook } from '../../games/entries.ts';
import type { Catalog, RulebookParts } from '../../games/rulebook.ts';

export interface Book extends RulebookParts {
  readonly game: string;
  readonly catalog: Catalog;
}

export function useBook(game: string): Book | 'failed' | undefined {
  const [book, setBook] = useState<Book | 'failed'>();
  useEffect(() => {
    let here = true;
    setBook(undefined);
    Promise.all([openCatalog(game), openRulebook(game)]).then(
      ([catalog, parts]) => here && setBook({ game, catalog, ...parts }),
      () => here && setBook('failed'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return book;
}
