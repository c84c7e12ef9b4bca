/** What the page asks the worker about a battle that was kept as a file, and what comes back. */
import type { BattleReport } from '@holotape/skirmish/campaign/queries/reports';
import type { CampaignView } from '@holotape/skirmish/campaign/view';

export interface AskedBattle {
  readonly text: string;
  readonly view: CampaignView;
}

export type BroughtBattle = { readonly report: BattleReport } | { readonly trouble: string };
