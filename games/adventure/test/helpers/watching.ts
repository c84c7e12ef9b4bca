/** Which instructions of cards have been carried out: rules look at an instruction's verb only to do it. */
import type { AdventureContent } from '../../content.ts';
import type { LibraryCard } from '../../printed/cards.ts';

/** Parts of a card that are conditions, places and prices, and no instructions. */
const NOT_DONE = ['requires', 'forced', 'this', 'who', 'skip', 'trigger', 'at', 'discard', 'either', 'which', 'text'];

/** Lists of things to choose from: what is done stands within them. */
const isInstruction = (value: object): boolean => Object.keys(value).length === 1 && !('do' in value);

interface Watched {
  /** By card and place on it: `026 endOfRound.1.if.else.0.moveMarker`. */
  readonly all: ReadonlySet<string>;
  readonly done: ReadonlySet<string>;
}

/** From now on every instruction of the library's cards that is carried out is noted. */
export function watch({ cards }: AdventureContent, isWatched: (card: LibraryCard) => boolean): Watched {
  const all = new Set<string>();
  const done = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (NOT_DONE.includes(key) || typeof part !== 'object' || part === null) continue;
      walk(part, `${path}${path.endsWith(' ') ? '' : '.'}${key}`);
      if (!Array.isArray(value) || !isInstruction(part)) continue;
      const [verb] = Object.keys(part) as [string];
      const name = `${path}.${key}.${verb}`;
      all.add(name);
      value[Number(key)] = new Proxy(part, {
        get(target, asked, receiver) {
          if (asked === verb) done.add(name);
          return Reflect.get(target, asked, receiver);
        },
      });
    }
  };
  for (const card of cards.values()) if (isWatched(card)) walk(card, `${card.id} `);
  return { all, done };
}
