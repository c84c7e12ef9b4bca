import type { Ability } from '../../printed/abilities.ts';

/** Fields of which a card can be made; when one counts is proven apart. */
export type Field = Exclude<keyof Ability, 'when' | 'against'>;

/** A proof that the rules do what each of these fields says. */
export type ProofsOf<F extends Field> = { readonly [each in F]-?: () => void };
