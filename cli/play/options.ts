/** Choices with numbers: those that can be taken first, then those that cannot, so that one can ask why. */
import type { Canvas, Label, Numbered } from '../games/face.ts';
import { beside, unbroken, wrap } from '../terminal/text.ts';

export const canTake = ({ option }: Numbered): boolean => option.blocked === undefined;

const head = ({ pen }: Canvas, number: number): string => pen.ink(`[${number}]`, 'bold', 'yellowBright');

/** Between choices that share a line. */
export const GAP = `${unbroken('  ')} `;

/** `[1] Riot Shield`, kept on one line. */
export const optionName = (canvas: Canvas, number: number, label: Label): string =>
  unbroken(`${head(canvas, number)} ${label.name}`);

/** `[1] Riot Shield` with its text beside it; short choices share a line. */
export function optionLines(canvas: Canvas, choices: readonly Numbered[]): string[] {
  const { pen, width } = canvas;
  if (choices.every(({ label }) => label.detail === undefined)) {
    const names = choices.map(({ number, label }) => optionName(canvas, number, label));
    return choices.length === 0 ? [] : beside('  ', names.join(GAP), width);
  }
  return choices.flatMap(({ number, label }) =>
    label.detail === undefined
      ? wrap(`  ${head(canvas, number)} ${label.name}`, width, '      ')
      : beside(`  ${head(canvas, number)} ${pen.bold(label.name)}: `, label.detail, width),
  );
}

type Found = { readonly one: Numbered } | { readonly several: readonly Numbered[] };

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9?']+/)
    .filter(Boolean);

/** The choice somebody means: by number, code, id, the beginning of its name, or words in it. */
export function findChoice(choices: readonly Numbered[], typed: string): Found {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^\[(\d+)\]$/, '$1');
  const exact = choices.find(
    ({ number, option, label }) =>
      String(number) === text ||
      label.code?.toLowerCase() === text ||
      option.id.toLowerCase() === text ||
      label.name.toLowerCase() === text,
  );
  if (exact !== undefined) return { one: exact };
  if (/^\d*$/.test(text)) return { several: [] };
  // "1 food" is also meant by "food", "Use Bugle" by "bugle".
  const bare = (name: string) => name.toLowerCase().replace(/^(?:1|use) /, '');
  const beginnings = choices.filter(({ label }) => bare(label.name).startsWith(text));
  const wanted = wordsOf(text);
  const mentions = choices.filter(({ label }) => {
    const has = wordsOf(label.name);
    return wanted.length > 0 && wanted.every((word) => has.some((each) => each.startsWith(word)));
  });
  for (const found of [beginnings, mentions]) {
    const open = found.filter(canTake);
    const meant = open.length > 0 ? open : found;
    if (meant.length === 1) return { one: meant[0]! };
    if (meant.length > 1) return { several: meant };
  }
  return { several: [] };
}
