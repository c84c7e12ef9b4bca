/** The rule catalog as a rulebook for the terminal. */
import { type Catalog, type CatalogEntry, entriesOf } from '@holotape/kernel';
import type { Canvas } from '../games/face.ts';
import { beside, wrap } from '../terminal/text.ts';

const ID_ROOM = 15;

/** An entry with its id at the left. A ruling is preceded by its question. */
export function entryLines({ pen, width }: Canvas, { id, topic, text, detail }: CatalogEntry): string[] {
  const words = topic === 'Rulings' ? `${detail} ${text}` : text;
  return beside(pen.bold(id.padEnd(ID_ROOM)), words, Math.min(width, 100));
}

/** The whole book, topic by topic. */
export function bookLines(canvas: Canvas, catalog: Catalog): string[] {
  const lines = [canvas.pen.bold(catalog.title)];
  for (const [topic, entries] of Map.groupBy(entriesOf(catalog), (entry) => entry.topic))
    lines.push(
      '',
      canvas.pen.ink(topic, 'bold', 'underline'),
      ...entries.flatMap((entry) => entryLines(canvas, entry)),
    );
  return lines;
}

/** One rule with everything the catalog knows about it. */
export function fullEntry(canvas: Canvas, catalog: Catalog, entry: CatalogEntry): string[] {
  const { pen } = canvas;
  const width = Math.min(canvas.width, 100);
  const rule = catalog.topics.flatMap(({ rules }) => rules).find(({ id }) => id === entry.id);
  const head = [`${pen.bold(entry.id)}  ${pen.dim(entry.topic)}`];
  if (rule === undefined)
    return [...head, ...beside('  asked   ', entry.detail, width), ...beside('  ruling  ', entry.text, width)];
  return [
    ...head,
    ...wrap(`  ${rule.rule}`, width, '  '),
    ...beside(pen.dim('  source  '), rule.source, width),
    ...beside(pen.dim('  check   '), rule.check, width),
  ];
}
