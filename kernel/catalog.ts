/** A game's rule catalog: every rule with its id, our wording, its source and how it is checked. Also the rulebook in the app. */
import { z } from 'zod';
import { answering, mentions, wantedIn } from './looking-up.ts';

const rule = z.strictObject({
  id: z.string(),
  rule: z.string(),
  source: z.string(),
  check: z.string(),
  /** Other ids to read with it. */
  see: z.array(z.string()).optional(),
  /** Figures of a table that the rule states. */
  data: z.unknown().optional(),
});
const ruling = z.strictObject({
  id: z.string(),
  question: z.string(),
  ruling: z.string(),
  check: z.string().optional(),
  /** What it is about. */
  topics: z.array(z.string()).optional(),
});
/** A scenario has rules of its own; everything else about it is read elsewhere. */
const scenario = z.looseObject({ id: z.string(), title: z.string(), rules: z.array(rule) });

export const catalogSchema = z.strictObject({
  game: z.string(),
  title: z.string(),
  sources: z.record(z.string(), z.string()),
  topics: z.array(z.strictObject({ id: z.string(), title: z.string(), rules: z.array(rule) })),
  rulings: z.array(ruling),
  conventions: z.array(z.string()).optional(),
  scenarios: z.array(scenario).optional(),
});

export type Catalog = z.infer<typeof catalogSchema>;

/** A rule or a ruling, as a line of the rulebook. */
export interface CatalogEntry {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
  readonly detail: string;
}

/** Every rule in the book's order, then the rulings. */
export function entriesOf(catalog: Catalog): CatalogEntry[] {
  return [
    ...catalog.topics.flatMap((topic) =>
      topic.rules.map(({ id, rule, source }) => ({ id, topic: topic.title, text: rule, detail: source })),
    ),
    ...catalog.rulings.map(({ id, question, ruling }) => ({ id, topic: 'Rulings', text: ruling, detail: question })),
  ];
}

/** Rules whose id is `words`, or that mention every word that counts, the best first, of equals the shortest; all rules if there are none. */
export function search(catalog: Catalog, words: string): CatalogEntry[] {
  const all = entriesOf(catalog);
  const exact = all.filter(({ id }) => id.toLowerCase() === words.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const wanted = wantedIn(words);
  const scored = all.flatMap((entry) => {
    const { id, topic, text, detail } = entry;
    if (!wanted.every((word) => mentions(`${id} ${topic} ${text} ${detail}`, word) > 0)) return [];
    return [{ entry, score: answering(wanted, [id, topic], text) }];
  });
  return scored
    .sort((a, b) => b.score - a.score || a.entry.text.length - b.entry.text.length)
    .map(({ entry }) => entry);
}
