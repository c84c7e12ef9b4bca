/** A path with fewer digits: what is drawn 512 wide and shown 40 wide needs no thousandths. */

/** A command and what stands behind it. */
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** To a tenth, as SVG allows it to be written: `-.5`, `12`. */
const tenths = (text: string): string => String(Math.round(Number(text) * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Numbers need a blank between them only where a reader could not tell them apart. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, next, i) => {
    const isPlain = i === 0 || next.startsWith('-') || (next.startsWith('.') && numbers[i - 1]!.includes('.'));
    return text + (isPlain ? '' : ' ') + next;
  }, '');

/** Arcs stay as they are: their flags may stand without a blank before the next number. */
export const roundedPath = (path: string): string =>
  path.replace(COMMAND, (whole, command: string, rest: string) =>
    command.toLowerCase() === 'a' ? whole : command + joined((rest.match(NUMBER) ?? []).map(tenths)),
  );
