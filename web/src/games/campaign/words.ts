import type { Thread } from '@holotape/skirmish/campaign/queries/linked';
import { campaignTexts } from '@holotape/skirmish/campaign/texts';
import { speaker } from '../../text/index.ts';
import { en } from './en.ts';
import { campaignContent } from './pack.ts';

export const w = speaker(en);

/** What somebody else is asked, where there are words for it. */
export const waitsFor = (ask: string): string | undefined =>
  `wait.${ask}` in en ? w(`wait.${ask}` as keyof typeof en) : undefined;

/** A card, a unit or whatever else has a printer, by its name. */
export const named = (
  printer: 'held' | 'member' | 'perk' | 'explore' | 'structure' | 'scenario' | 'faction' | 'unit',
  id: string,
): string => campaignTexts.printers[printer]!(id, campaignContent(), []);

/** What the story carries forward, and for whom. SC-CAMP-4 */
export const carriedWords = ({ what, n, seat }: Thread, names: readonly string[]): string =>
  w(`carried.${what}`, { n, name: names[seat] ?? '' });
