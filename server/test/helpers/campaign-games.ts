/** A shelf with campaigns, and battles that bots fight at once: what comes of them is not the question. */
import type { AnyGame } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { type Shelf, shelfOf } from '../../shelf.ts';
import { grown } from './grown-campaign.ts';

const quick = (): AnyGame => {
  const { evaluation: _, ...skirmish } = loadGame('skirmish');
  return skirmish;
};

export const CAMPAIGN_GAMES: Shelf = shelfOf({
  campaign: () => loadGame('campaign'),
  'grown campaign': () => grown(loadGame('campaign')),
  skirmish: quick,
});
