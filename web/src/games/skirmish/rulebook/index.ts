/** The skirmish's part of its rulebook: the legend of the plotting sheet. */
import type { RulebookParts } from '../../rulebook.ts';
import { KINDS, Legend } from './Legend.tsx';
import './legend.css';
import { w } from './words.ts';

export const rulebook: RulebookParts = {
  notes: {},
  examples: {},
  pages: [{ id: 'terrain', title: w('legend'), lead: w('legend.lead'), sign: '▦', count: KINDS.length, Page: Legend }],
};
