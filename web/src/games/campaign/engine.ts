/** The campaign's rules, over the skirmish's cards, for the worker that plays tables of this browser. */
import { campaignGame } from '@holotape/skirmish/campaign/index';
import { campaignContent } from './pack.ts';

export const engine = () => campaignGame(campaignContent());
