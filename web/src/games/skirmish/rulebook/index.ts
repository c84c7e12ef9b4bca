/** The skirmish's part of its rulebook: leads, cards, words and the legend of the plotting sheet. */
import type { RulebookParts } from '../../rulebook.ts';
import { cardsInWords } from './cards.ts';
import { GLOSSARY } from './glossary.ts';
import { KINDS, Legend } from './Legend.tsx';
import './legend.css';
import { Models, UNITS } from './Models.tsx';
import { NOTES } from './notes.ts';
import { w } from './words.ts';

export const rulebook: RulebookParts = {
  notes: NOTES,
  examples: {},
  pages: [
    { id: 'terrain', title: w('legend'), lead: w('legend.lead'), sign: '▦', count: KINDS.length, Page: Legend },
    { id: 'models', title: w('models'), lead: w('models.lead'), sign: '◉', count: UNITS.length, Page: Models },
  ],
  cards: cardsInWords(),
  glossary: GLOSSARY,
};
