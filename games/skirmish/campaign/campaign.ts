/** A campaign as questions look at it and as rules change it. */
import type { Position, Table } from '@holotape/kernel';
import type { SkirmishContent } from '../battle.ts';
import type { CampaignState } from './state.ts';

export type Campaign = Position<CampaignState, SkirmishContent>;
export type CampaignTable = Table<CampaignState, SkirmishContent>;
