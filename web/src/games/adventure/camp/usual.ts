/** A camp as usual: recover, rest, ready everything, and done; with one key. Pure. FB-CAMP-1 */
import type { Option } from '@holotape/kernel/play';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../../module.ts';

/** What the shell keeps in hand while it is meant, with this question and no other. */
export const asUsual = ({ number }: QuestionInfo): string => `camp:as-usual:${number}`;

/** Cards are readied last: some ask for Caps, and that is a question of its own. */
const ORDER = ['recover', 'rest', 'unexhaust', 'done'];

/** The answers that are left of it. */
export const usualParts = (options: readonly Option[]): readonly string[] =>
  ORDER.filter((part) => options.some(({ id, blocked }) => id === part && blocked === undefined));

/** What follows its first answer. */
export function usualAfter(options: readonly Option[], answer: string): FollowUp | undefined {
  const parts = usualParts(options);
  return parts[0] === answer ? chain(parts.slice(1)) : undefined;
}

const chain = ([next, ...rest]: readonly string[]): FollowUp | undefined =>
  next === undefined ? undefined : { ask: 'camp', answer: next, next: chain(rest) };
