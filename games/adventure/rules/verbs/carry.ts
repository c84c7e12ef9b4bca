/** What a verb is to the rules: something to carry out in a scene. */
import type { Play, Question } from '@holotape/kernel';
import type { Instruction, Verb } from '../../printed/instructions.ts';
import type { Scene } from '../../queries/conditions.ts';
import type { AdventureTable } from '../../state.ts';

/** Comes back false if it was a test or a fight and it failed. */
export type Carry<D> = (table: AdventureTable, scene: Scene, detail: D) => Play<unknown>;

/** A part of the vocabulary. */
export type Verbs<K extends Verb> = { readonly [V in K]-?: Carry<NonNullable<Instruction[V]>> };

const NO_QUESTIONS: readonly Question[] = [];

/** Makes a rule of something that asks nobody. */
export const atOnce = <D>(does: (table: AdventureTable, scene: Scene, detail: D) => unknown): Carry<D> =>
  function* (table, scene, detail) {
    does(table, scene, detail);
    yield* NO_QUESTIONS;
  };
