/** Reactions that are chosen together and resolved in the order in which they stand. Pure. WW-REACT-10 */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import type { FollowUp } from '../../module.ts';
import { held, holding } from '../in-hand.ts';

/** Options of the question, `settlers-1:shoot`, one for each model at most. */
export type Declared = readonly string[];

export const modelOf = (reaction: string): string => reaction.slice(0, reaction.lastIndexOf(':'));

const NOBODY: Declared = [];

/** What was chosen for this question. */
export function declaredFor(inHand: string | undefined, { number }: Pick<QuestionInfo, 'number'>): Declared {
  const [asked, ...all] = held(inHand, 'react')?.split(' ') ?? [];
  return asked === String(number) ? all : NOBODY;
}

export const inHandWith = (
  inHand: string | undefined,
  { number }: Pick<QuestionInfo, 'number'>,
  declared: Declared,
): string | undefined =>
  holding(inHand, 'react', declared.length === 0 ? undefined : [String(number), ...declared].join(' '));

/** Chosen, chosen instead of another of the same model, or taken back. */
export function toggled(declared: Declared, reaction: string): Declared {
  if (declared.includes(reaction)) return declared.filter((each) => each !== reaction);
  const at = declared.findIndex((each) => modelOf(each) === modelOf(reaction));
  return at < 0 ? [...declared, reaction] : declared.with(at, reaction);
}

/** One of them comes to another place in the order. */
export function reordered(declared: Declared, from: number, to: number): Declared {
  const one = declared[from];
  if (one === undefined || to < 0 || to >= declared.length) return declared;
  return declared.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** The other Reactions are declared, nobody else, and the first is resolved first. `able`: how many could react. */
export function restOf(declared: Declared, able: number): FollowUp | undefined {
  const next: FollowUp | undefined =
    declared.length > 1 ? { ask: 'react.next', answer: modelOf(declared[0]!) } : undefined;
  const done: FollowUp | undefined = declared.length < able ? { ask: 'react.declare', answer: 'done', next } : next;
  return declared
    .slice(1)
    .reduceRight<FollowUp | undefined>((then, answer) => ({ ask: 'react.declare', answer, next: then }), done);
}

/** Who is to be resolved after that model, in the order that was chosen. */
export function resolvedAfter(inHand: string | undefined, model: string | undefined): FollowUp | undefined {
  const [, ...all] = held(inHand, 'react')?.split(' ') ?? [];
  const at = all.findIndex((each) => modelOf(each) === model);
  const next = at < 0 ? undefined : all[at + 1];
  return next === undefined ? undefined : { ask: 'react.next', answer: modelOf(next) };
}
