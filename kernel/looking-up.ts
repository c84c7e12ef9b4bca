/** Looking something up in a rulebook: which words of a question count, and how well a text answers to one. Pure. */

/** Words of a question that no rule is found by. */
const IDLE = new Set(
  'a an and are at be by can do does for from get has have how i if in is it me my of on or so that the then there they this to up use what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What is looked for; of a question in plain words, those that mean something. */
export function wantedIn(words: string): string[] {
  const all = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !IDLE.has(word));
  return telling.length > 0 ? telling : all;
}

/** A word without its ending, so that "threats" finds "threat". */
export const stem = (word: string): string => (word.length > 4 ? word.replace(/(ies|es|s|ed|ing)$/, '') : word);

/** What may follow a stem so that it is still that word: "wins", "tries", "placed"; "winning" doubles its last letter. */
const ENDING = /^(?:|y|ies|e?s|e|ed|ing|ers?)$/;

const isSameWord = (begun: string, rest: string): boolean =>
  ENDING.test(rest) ||
  (rest === 'd' && begun.endsWith('e')) ||
  (rest[0] === begun.at(-1) && /^(?:ed|ing|ers?)$/.test(rest.slice(1)));

/** How well a text answers to a word: 2 if it is there, 1 if one begins like it, 0 if neither. "Win" is not in "sewing". */
export function mentions(text: string, word: string): 0 | 1 | 2 {
  const [hay, begun] = [text.toLowerCase(), stem(word)];
  let best: 0 | 1 = 0;
  for (let at = hay.indexOf(begun); at >= 0; at = hay.indexOf(begun, at + 1)) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(hay[at - 1]!)) continue;
    const [rest] = /^\p{L}*/u.exec(hay.slice(at + begun.length))!;
    if (isSameWord(begun, rest)) return 2;
    best = 1;
  }
  return best;
}

/** What is looked for in an entry: what stands over it counts three times what it says. */
export const answering = (wanted: readonly string[], over: readonly string[], text: string): number =>
  wanted.reduce(
    (sum, word) => sum + 3 * Math.max(...over.map((title) => mentions(title, word))) + mentions(text, word),
    0,
  );
