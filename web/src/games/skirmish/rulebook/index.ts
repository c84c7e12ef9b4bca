/** The skirmish's part of its rulebook: leads, cards, words and the legend of the plotting sheet. */
import type { RulebookParts } from '../../rulebook.ts';
import { cardsInWords } from './cards.ts';
import { GLOSSARY } from './glossary.ts';
import { KINDS, Legend } from './Legend.tsx';
import './legend.css';
import { NOTES } from './notes.ts';
import { w } from './words.ts';

export const rulebook: RulebookParts = {
  notes: NOTES,
  examples: {},
  pages: [{ id: 'terrain', title: w('legend'), lead: w('legend.lead'), sign: '▦', count: KINDS.length, Page: Legend }],
  cards: cardsInWords(),
  glossary: GLOSSARY,
};
