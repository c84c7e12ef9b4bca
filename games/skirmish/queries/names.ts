/** What models, terrain and markers are called: by log, terminal and page alike. */
import type { SkirmishContent } from '../battle.ts';

type Names = Pick<SkirmishContent, 'scenarios' | 'terrain'>;

/** Whether every scenario fields the unit with one model alone: there is only one Nora. */
function isAlone({ scenarios }: Names, unit: string): boolean {
  const all = [...scenarios.values()].flatMap(({ forces, later }) => [...forces.flat(), ...later]);
  const known = all.filter(({ id }) => id === unit);
  return known.length > 0 && known.every(({ models }) => models === 1);
}

/** `low-wall` as "Low wall". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `settlers-2` as "Settlers 2", `nora-1` as "Nora"; `rusty-car-2.hood` as the "Rusty Car" it belongs to. Where somebody brings
 * two of what is usually one, the second has its number.
 */
export function nameInPlay(content: Names, id: string): string {
  const [, thing, number] = /^(.+)-(\d+)$/.exec(id.split('.')[0]!) ?? [];
  if (thing === undefined || number === undefined) return content.terrain.get(id.split('.')[0]!)?.name ?? inWords(id);
  return content.terrain.get(thing)?.name ?? inWords(number === '1' && isAlone(content, thing) ? thing : id);
}

/** a is ten: the second of a card is b. */
const LETTERS = 36;
const LETTERS_FROM = 10;

/** Units of these cards by ids of their own: `settler`, the next of that card `settler-b`. */
export const unitIdsOf = (cards: readonly string[]): string[] =>
  cards.map((card, at) => {
    const before = cards.slice(0, at).filter((each) => each === card).length;
    return before === 0 ? card : `${card}-${(before + LETTERS_FROM).toString(LETTERS)}`;
  });
