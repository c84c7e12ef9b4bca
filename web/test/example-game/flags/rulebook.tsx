import type { RulebookParts } from '../../../src/games/rulebook.ts';

const Wind = () => <p>One to six.</p>;

export const rulebook: RulebookParts = {
  notes: { FL: { lead: 'Cloth in the wind.', rulings: ['FL-RULING-1'] } },
  examples: { 'FL-2': 'Wind of 3: seventy feet.' },
  pages: [{ id: 'wind', title: 'Wind', lead: 'What the die means.', sign: '~', count: 6, Page: Wind }],
};
