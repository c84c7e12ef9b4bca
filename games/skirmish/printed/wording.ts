/** Small words that sentences about cards are made of. */
import type { UnitType } from '../words.ts';

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const ROMAN = ['ii', 'iii'];
export const words = (id: string): string =>
  id
    .split('-')
    .map((word) => (ROMAN.includes(word) ? word.toUpperCase() : capital(word)))
    .join(' ');
export const signed = (by: number): string => (by > 0 ? `+${by}` : String(by));
export const list = (all: readonly string[], last = 'and'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}`;
export const plural = (type: UnitType): string =>
  ({
    human: 'humans',
    'super-mutant': 'Super Mutants',
    dog: 'dogs',
    creature: 'creatures',
    robot: 'robots',
    synth: 'synths',
  })[type];
