/** The adventure's part of its rulebook: leads, cards and words. */
import type { RulebookParts } from '../../rulebook.ts';
import { cardsInWords } from './cards.ts';
import { GLOSSARY } from './glossary.ts';
import { NOTES } from './notes.ts';

export const rulebook: RulebookParts = {
  notes: NOTES,
  examples: {},
  pages: [],
  cards: cardsInWords(),
  glossary: GLOSSARY,
};
