/** What a verb is to the rules: something to carry out in a deed. */
import type { Play, Question } from '@holotape/kernel';
import type { Instruction, Verb } from '../../printed/instructions.ts';
import type { Deed } from '../../queries/conditions.ts';
import type { AdventureTable } from '../../state.ts';

/** Comes back false if it was a test or a fight and it failed. */
export type Carry<D> = (table: AdventureTable, deed: Deed, detail: D) => Play<unknown>;

/** A part of the vocabulary. */
export type Verbs<K extends Verb> = { readonly [V in K]-?: Carry<NonNullable<Instruction[V]>> };

const NO_QUESTIONS: readonly Question[] = [];

/** Makes a rule of something that asks nobody. */
export const atOnce = <D>(does: (table: AdventureTable, deed: Deed, detail: D) => unknown): Carry<D> =>
  function* (table, deed, detail) {
    does(table, deed, detail);
    yield* NO_QUESTIONS;
  };
