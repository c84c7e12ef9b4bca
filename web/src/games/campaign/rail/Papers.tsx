/** The papers of a house: its sums, and its diary. */
import type { CampaignContext } from '../context.ts';
import { Diary } from '../diary/Diary.tsx';
import { Ledger } from './Ledger.tsx';

export const Papers = (context: CampaignContext) => (
  <>
    <Ledger {...context} />
    <Diary {...context} />
  </>
);
