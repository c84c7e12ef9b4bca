/** A long list lies beside the plan or the road. */
import type { CampaignContext } from './context.ts';
import { isCatalogued } from './options.tsx';

export const CATALOGUE = 'catalogue:';

export const laidOut = ({ question }: CampaignContext) =>
  isCatalogued(question?.ask) ? ({ thing: CATALOGUE, room: 'beside' } as const) : undefined;
