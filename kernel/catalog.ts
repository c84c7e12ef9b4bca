/** A game's rule catalog: every rule with its id, our wording, its source and how it is checked. Also the rulebook in the app. */
import { z } from 'zod';

const rule = z.strictObject({ id: z.string(), rule: z.string(), source: z.string(), check: z.string() });
const ruling = z.strictObject({ id: z.string(), question: z.string(), ruling: z.string() });

export const catalogSchema = z.strictObject({
  game: z.string(),
  title: z.string(),
  sources: z.record(z.string(), z.string()),
  topics: z.array(z.strictObject({ id: z.string(), title: z.string(), rules: z.array(rule) })),
  rulings: z.array(ruling),
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

/** Rules whose id is `words`, or that mention every one of them; all rules if there are none. */
export function search(catalog: Catalog, words: string): CatalogEntry[] {
  const all = entriesOf(catalog);
  const exact = all.filter(({ id }) => id.toLowerCase() === words.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ id, topic, text, detail }) => {
    const hay = `${id} ${topic} ${text} ${detail}`.toLowerCase();
    return wanted.every((word) => hay.includes(word));
  });
}
