/** Looking something up: an id, or words that all have to be there; titles count more than texts. */
import type { Book } from './use-book.ts';

interface Found {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
}

interface Line extends Found {
  readonly hay: string;
}

const linesOf = ({ catalog, examples }: Pick<Book, 'catalog' | 'examples'>, rulings: string): Line[] => [
  ...catalog.topics.flatMap(({ id: chapter, title, rules }) =>
    rules.map(({ id, rule }) => ({
      id,
      chapter,
      title,
      text: rule,
      hay: `${id} ${title} ${rule} ${examples[id] ?? ''}`.toLowerCase(),
    })),
  ),
  ...catalog.rulings.map(({ id, question, ruling }) => ({
    id,
    chapter: 'rulings',
    title: rulings,
    text: `${question} ${ruling}`,
    hay: `${id} ${question} ${ruling}`.toLowerCase(),
  })),
];

/** A word without its ending, so that "threats" finds "threat". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ies|es|s|ed|ing)$/, '') : word);

/** Rules that mention every word, the best first. */
export function find(book: Pick<Book, 'catalog' | 'examples'>, words: string, rulings = 'Rulings'): Found[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const scored = linesOf(book, rulings).flatMap(({ hay, ...line }) => {
    if (!wanted.every((word) => hay.includes(stem(word)))) return [];
    const id = line.id.toLowerCase();
    const exact = id === words.trim().toLowerCase() ? 100 : 0;
    const near = wanted.filter((word) => id.includes(stem(word)) || line.title.toLowerCase().includes(stem(word)));
    return [
      { line, score: exact + near.length * 3 + wanted.filter((word) => line.text.toLowerCase().includes(word)).length },
    ];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ line }) => line);
}

/** Where a rule, a chapter or a page of that id stands: the chapter, and whether the id is a rule of it. */
export function placeOf(
  { catalog, pages }: Pick<Book, 'catalog' | 'pages'>,
  id: string | undefined,
): { readonly chapter: string; readonly rule?: string } {
  const first = catalog.topics[0]?.id ?? 'rulings';
  if (id === undefined) return { chapter: first };
  if (id === 'rulings' || pages.some((page) => page.id === id)) return { chapter: id };
  if (catalog.rulings.some((ruling) => ruling.id === id)) return { chapter: 'rulings', rule: id };
  for (const topic of catalog.topics) {
    if (topic.id === id) return { chapter: id };
    if (topic.rules.some((rule) => rule.id === id)) return { chapter: topic.id, rule: id };
  }
  return { chapter: first };
}
