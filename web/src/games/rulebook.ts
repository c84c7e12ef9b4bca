/** What a game brings to its rulebook besides the catalog: everything may be left out. */
import type { ComponentType } from 'react';

/** A catalog as the page carries it: what is written for those who test the rules stays behind. */
export interface Catalog {
  readonly game: string;
  readonly topics: readonly Topic[];
  readonly rulings: readonly { readonly id: string; readonly question: string; readonly ruling: string }[];
}

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly {
    readonly id: string;
    readonly rule: string;
    readonly see?: readonly string[] | undefined;
  }[];
}

/** What helps to read a chapter. */
export interface TopicNotes {
  /** A sentence to begin with. */
  readonly lead: string;
  readonly Figure?: ComponentType;
  /** Beside the chapter, above its rulings. */
  readonly Beside?: ComponentType;
  readonly rulings?: readonly string[];
  readonly see?: readonly (readonly [id: string, note: string])[];
}

/** A chapter that is no list of rules: the signs on the board. */
interface BookPage {
  /** In the address: `/rules/vault/icons`. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** One sign instead of a chapter's number. */
  readonly sign: string;
  /** How many entries it has. */
  readonly count: number;
  readonly Page: ComponentType;
}

/** A card as somebody who looks it up reads it. */
export interface BookCard {
  /** In the address: `/rules/vault/card-ID`. */
  readonly id: string;
  readonly name: string;
  /** "Threat", "Room". */
  readonly kind: string;
  readonly text: string;
  /** The rule it is played by. */
  readonly rule: string;
}

/** A word of the game, explained in a sentence. */
export interface BookTerm {
  readonly word: string;
  readonly text: string;
  /** The rule that says it at length. */
  readonly rule: string;
}

export interface RulebookParts {
  /** By chapter. */
  readonly notes: Readonly<Record<string, TopicNotes>>;
  /** "For instance", by rule. */
  readonly examples: Readonly<Record<string, string>>;
  readonly pages: readonly BookPage[];
  /** A page of their own, and found by the search. */
  readonly cards?: readonly BookCard[];
  readonly glossary?: readonly BookTerm[];
}

/** A rulebook that is its catalog alone. */
export const BARE: RulebookParts = { notes: {}, examples: {}, pages: [] };
