/** What the parts of a campaign's table get, and the position behind it as far as a seat knows it. */
import type { Campaign } from '@holotape/skirmish/campaign/campaign';
import { type CampaignView, openPosition } from '@holotape/skirmish/campaign/view';
import type { TableContext } from '../module.ts';
import { campaignContent } from './pack.ts';

export type CampaignContext = TableContext<CampaignView>;
export type HouseView = CampaignView['houses'][number];

/** Whose Settlement is drawn: one's own, or that of whoever is at it for those who watch. */
export const shownSeat = ({ seat, view }: Pick<CampaignContext, 'seat' | 'view'>): number =>
  typeof seat === 'number' ? seat : view.turn;

/** The position as the viewer knows it, so that the rules' own questions can be asked of it. */
export const campaignBehind = (view: CampaignView): Campaign => openPosition(view, campaignContent());
