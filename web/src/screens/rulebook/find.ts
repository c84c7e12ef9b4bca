/** Looking something up: an id, or words that all have to be there; titles count more than texts. */
import { answering, mentions, wantedIn } from '@holotape/kernel/looking-up';
import type { Book } from './use-book.ts';

type Searched = Pick<Book, 'catalog' | 'examples' | 'cards' | 'glossary'>;

interface Found {
  /** The rule; of a card or a word, the rule behind it. */
  readonly id: string;
  /** Its place in the book's address. */
  readonly at: string;
  /** What it is called there: a rule by its id, a card or a word by its name. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

interface Line extends Found {
  readonly hay: string;
}

/** Where a card and a word stand in the book's address. */
export const cardAt = (id: string): string => `card-${id}`;
export const wordAt = (word: string): string => `word-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const linesOf = ({ catalog, examples, cards = [], glossary = [] }: Searched, called: Called): Line[] => [
  ...glossary.map(({ word, text, rule }) => ({
    id: rule,
    at: wordAt(word),
    name: word,
    title: called.word,
    text,
    hay: `${word} ${text}`.toLowerCase(),
  })),
  ...catalog.topics.flatMap(({ title, rules }) =>
    rules.map(({ id, rule }) => ({
      id,
      at: id,
      name: id,
      title,
      text: rule,
      hay: `${id} ${title} ${rule} ${examples[id] ?? ''}`.toLowerCase(),
    })),
  ),
  ...catalog.rulings.map(({ id, question, ruling }) => ({
    id,
    at: id,
    name: id,
    title: called.rulings,
    text: `${question} ${ruling}`,
    hay: `${id} ${question} ${ruling}`.toLowerCase(),
  })),
  ...cards.map(({ id, name, kind, text, rule }) => ({
    id: rule,
    at: cardAt(id),
    name,
    title: kind,
    text,
    hay: `${kind} ${name} ${text}`.toLowerCase(),
  })),
];

/** What rulings and words of the glossary are called. */
interface Called {
  readonly rulings: string;
  readonly word: string;
}

/** Rules, words and cards that mention everything looked for, the best first; of equals the one that says it shortest. */
export function find(
  book: Searched,
  words: string,
  called: Called = { rulings: 'Rulings', word: 'Glossary' },
): Found[] {
  const wanted = wantedIn(words);
  if (wanted.length === 0) return [];
  const whole = words.trim().toLowerCase();
  const scored = linesOf(book, called).flatMap(({ hay, ...line }) => {
    if (!wanted.every((word) => mentions(hay, word) > 0)) return [];
    const exact = line.name.toLowerCase() === whole ? 100 : 0;
    return [{ line, score: exact + answering(wanted, [line.name, line.title], line.text) }];
  });
  return scored.sort((a, b) => b.score - a.score || a.line.text.length - b.line.text.length).map(({ line }) => line);
}

/** Where a rule, a card, a word, a chapter or a page of that id stands: the chapter, and whether the id is an entry of it. */
export function placeOf(
  { catalog, pages, cards = [], glossary = [] }: Pick<Book, 'catalog' | 'pages' | 'cards' | 'glossary'>,
  id: string | undefined,
): { readonly chapter: string; readonly entry?: string } {
  const first = catalog.topics[0]?.id ?? 'rulings';
  if (id === undefined) return { chapter: first };
  if (BOOK_LISTS.has(id) || pages.some((page) => page.id === id)) return { chapter: id };
  if (catalog.rulings.some((ruling) => ruling.id === id)) return { chapter: 'rulings', entry: id };
  if (cards.some((card) => cardAt(card.id) === id)) return { chapter: 'cards', entry: id };
  if (glossary.some(({ word }) => wordAt(word) === id)) return { chapter: 'glossary', entry: id };
  for (const topic of catalog.topics) {
    if (topic.id === id) return { chapter: id };
    if (topic.rules.some((rule) => rule.id === id)) return { chapter: topic.id, entry: id };
  }
  return { chapter: first };
}

/** Chapters that every book may have behind its rules. */
const BOOK_LISTS: ReadonlySet<string> = new Set(['rulings', 'glossary', 'cards']);
