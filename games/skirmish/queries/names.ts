/** What models, terrain and markers are called: by log, terminal and page alike. */
import { remembered } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';

type Names = Pick<SkirmishContent, 'scenarios' | 'terrain' | 'units'>;

/** The card of a unit in a force of one's own, and the letter of a second one of it. */
function ownUnit({ units }: Names, unit: string) {
  const [, stem, letter] = /^(.+)-([b-z])$/.exec(unit) ?? [];
  const second = stem === undefined ? undefined : units.get(stem);
  return second === undefined ? { card: units.get(unit) } : { card: second, letter: letter!.toUpperCase() };
}

/** Whether there is but one, by its card or in every scenario that fields it: there is only one Nora. */
function isAlone(content: Names, unit: string): boolean {
  const { card, letter } = ownUnit(content, unit);
  if (card?.unique === true && letter === undefined) return true;
  const { scenarios } = content;
  const all = [...scenarios.values()].flatMap(({ forces, later }) => [...forces.flat(), ...later]);
  const known = all.filter(({ id }) => id === unit);
  return known.length > 0 && known.every(({ models }) => models === 1);
}

/** `low-wall` as "Low wall". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `mutant-hound-b` as "Mutant Hound B", what is on no card by its own id. */
function unitName(content: Names, unit: string): string {
  const { card, letter } = ownUnit(content, unit);
  return card === undefined ? inWords(unit) : [card.name, ...(letter === undefined ? [] : [letter])].join(' ');
}

/**
 * `settlers-2` as "Settlers 2", `nora-1` as "Nora"; `rusty-car-2.hood` as the "Rusty Car" it belongs to. Where somebody brings
 * two of what is usually one, the second has its number.
 */
export const nameInPlay = remembered(
  (content: Names, id: string): string => {
    const [, thing, number] = /^(.+)-(\d+)$/.exec(id.split('.')[0]!) ?? [];
    if (thing === undefined || number === undefined) return content.terrain.get(id.split('.')[0]!)?.name ?? inWords(id);
    const piece = content.terrain.get(thing)?.name;
    if (piece !== undefined) return piece;
    const name = unitName(content, thing);
    return number === '1' && isAlone(content, thing) ? name : `${name} ${number}`;
  },
  { of: (content) => content, by: (_, id) => id },
);

/** a is ten: the second of a card is b. */
const LETTERS = 36;
const LETTERS_FROM = 10;

/** Units of these cards by ids of their own: `settler`, the next of that card `settler-b`. */
export const unitIdsOf = (cards: readonly string[]): string[] =>
  cards.map((card, at) => {
    const before = cards.slice(0, at).filter((each) => each === card).length;
    return before === 0 ? card : `${card}-${(before + LETTERS_FROM).toString(LETTERS)}`;
  });
