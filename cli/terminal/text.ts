/** Text that has to fit: widths, padding, wrapping, shortening. Colour codes take no room. */
import { stripVTControlCharacters } from 'node:util';

/** Columns a text takes on the screen. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export function centred(text: string, width: number, fill = ' '): string {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return fill.repeat(left) + text + fill.repeat(Math.max(0, width - widthOf(text) - left));
}

/** Breaks a text between words into lines; all but the first begin with `hang`. A word too long for a line is cut. */
export function wrap(text: string, width: number, hang = ''): string[] {
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length);
  let isBare = true;
  const nextLine = () => {
    lines.push(line);
    line = hang;
    isBare = true;
  };
  for (let word of text.trimStart().split(/ +/)) {
    if (!isBare && widthOf(line) + 1 + widthOf(word) > width) nextLine();
    // Words with colour codes are never that long.
    while (isBare && widthOf(line) + word.length > width && widthOf(word) === word.length && width > widthOf(line)) {
      const fits = width - widthOf(line);
      line += word.slice(0, fits);
      word = word.slice(fits);
      nextLine();
    }
    line += isBare ? word : ` ${word}`;
    isBare = false;
  }
  lines.push(line);
  return lines;
}

/** A head on the first line, the text beside it; what is `unbroken` stays on one line. */
export function beside(head: string, text: string, width: number): string[] {
  const lines = wrap(text, width - widthOf(head));
  return lines.map(
    (line, i) => (i === 0 ? head : ' '.repeat(widthOf(head))) + line.replaceAll(NO_BREAK, ' ').trimEnd(),
  );
}

const NO_BREAK = '\u00a0';
/** A text that `beside` does not break. */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** "Community Gardens" in 11 columns is "Comm. Gard.": the longest word gives way first. */
export function shorten(name: string, width: number): string {
  if (widthOf(name) <= width) return name;
  const words = name.split(' ').map((word) => ({ word, keep: word.length }));
  const shown = ({ word, keep }: { word: string; keep: number }) =>
    keep < word.length ? `${stem(word.slice(0, keep))}.` : word;
  const text = () => words.map(shown).join(' ');
  while (widthOf(text()) > width) {
    const longest = words.reduce((a, b) => (widthOf(shown(b)) >= widthOf(shown(a)) ? b : a));
    if (longest.keep <= 2) return text().slice(0, width);
    // Losing one letter to win a full stop gains nothing: the first cut takes two.
    longest.keep -= longest.keep === longest.word.length ? 2 : 1;
  }
  return text();
}

/** A word cut short ends better on a consonant: "Gen." rather than "Gene.". */
const stem = (part: string): string => (/[^aeiou][aeiou]$/.test(part) && part.length > 3 ? part.slice(0, -1) : part);

/** Cuts what does not fit. Only for text without colour codes. */
export const cutTo = (text: string, width: number, cut: string): string =>
  widthOf(text) <= width ? text : [...text].slice(0, Math.max(0, width - widthOf(cut))).join('') + cut;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export { count, listed } from '@holotape/kernel';
