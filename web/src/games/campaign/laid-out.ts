/** In Step 1 the catalogue lies beside the plan. Pure. */
import type { CampaignContext } from './context.ts';

export const CATALOGUE = 'catalogue:';

export const laidOut = ({ question }: CampaignContext) =>
  question?.ask === 'build' ? ({ thing: CATALOGUE, room: 'beside' } as const) : undefined;
