/** The vault's part of its rulebook: leads, figures, examples, and the signs on the board. */
import type { RulebookParts, TopicNotes } from '../../rulebook.ts';
import { cardsInWords } from './cards.ts';
import { EXAMPLES } from './examples.ts';
import { figure } from './figures.tsx';
import { GLOSSARY } from './glossary.ts';
import { NOTES } from './notes.ts';
import { Odds } from './Odds.tsx';
import './rulebook.css';
import { SIGNS, Signs } from './Signs.tsx';
import { w } from './words.ts';

const drawn = ({ figure: name, odds, ...notes }: (typeof NOTES)[string]): TopicNotes => ({
  ...notes,
  ...(name !== undefined && { Figure: figure(name) }),
  ...(odds && { Beside: Odds }),
});

export const rulebook: RulebookParts = {
  notes: Object.fromEntries(Object.entries(NOTES).map(([topic, notes]) => [topic, drawn(notes)])),
  examples: EXAMPLES,
  pages: [{ id: 'icons', title: w('signs'), lead: w('signs.lead'), sign: '✳', count: SIGNS.length, Page: Signs }],
  cards: cardsInWords(),
  glossary: GLOSSARY,
};
