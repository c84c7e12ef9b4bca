/** The tables of figures beside this file: what the printed cards say, kept apart from the content and its schemas. */
import { readFileSync } from 'node:fs';

/** A row by the names of its columns; two columns of one name are told apart by the one before them. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** `short`, `dice`, `long`, `dice` are `short`, `short dice`, `long`, `long dice`. */
const columnsOf = (heads: readonly string[]): string[] =>
  heads.map((head, i) => (heads.filter((each) => each === head).length > 1 ? `${heads[i - 1]} ${head}` : head));

/** All rows of a file; where there are several tables, each row with the name of its own. */
export function rowsOf(file: string): Row[] {
  const rows: Row[] = [];
  let columns: string[] = [];
  let table: string | undefined;
  for (const line of readFileSync(new URL(`${file}.md`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('## ')) table = line.slice('## '.length);
    if (!line.startsWith('|')) columns = [];
    else if (columns.length === 0) columns = columnsOf(cellsOf(line));
    else if (!line.startsWith('|-')) {
      const cells = cellsOf(line);
      if (cells.length !== columns.length) throw new Error(`${file}.md: ${cells[0]} has ${cells.length} cells`);
      const row = Object.fromEntries(columns.map((column, i) => [column, cells[i]!]));
      rows.push(table === undefined ? row : { ...row, table });
    }
  }
  return rows;
}

/** The first column has the names of the cards; a star after it marks a Unique one. */
export const nameIn = (row: Row): string => Object.values(row)[0]!.replace(/ \*$/, '');
