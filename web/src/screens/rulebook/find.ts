/** Looking something up: an id, or words that all have to be there; titles count more than texts. */
import type { Book } from './use-book.ts';

type Searched = Pick<Book, 'catalog' | 'examples' | 'cards'>;

interface Found {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
}

interface Line extends Found {
  readonly hay: string;
}

const linesOf = ({ catalog, examples, cards = [] }: Searched, rulings: string): Line[] => [
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
  ...cards.map(({ name, kind, text, rule }) => ({
    id: rule,
    chapter: 'cards',
    title: `${kind}: ${name}`,
    text,
    hay: `${kind} ${name} ${text}`.toLowerCase(),
  })),
];

/** Words of a question that no rule is found by. */
const IDLE = new Set(
  'a an and are at be by can do does for from get has have how i if in is it me my of on or so that the then there they this to up use what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What is looked for; of a question in plain words, those that mean something. */
function wantedIn(words: string): string[] {
  const all = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !IDLE.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word without its ending, so that "threats" finds "threat". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(ies|es|s|ed|ing)$/, '') : word);

/** Rules that mention every word, the best first. */
export function find(book: Searched, words: string, rulings = 'Rulings'): Found[] {
  const wanted = wantedIn(words);
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
