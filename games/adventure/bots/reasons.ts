/** How bots of the adventure say why: by the terms they go by. What an agenda makes of them nobody is told. */
import type { Reasons } from '@holotape/kernel';
import type { AdventureContent } from '../content.ts';
import type { AdventureState } from '../state.ts';
import { evaluation } from './evaluation.ts';

/** What somebody does in their turn, in an encounter or at a camp fire is seen by all. */
const ASKS: ReadonlySet<string> = new Set(['turn', 'encounter.option', 'camp', 'level.letter', 'level.perk']);

export const reasons: Reasons<AdventureState, AdventureContent> = { asks: ASKS, terms: evaluation };
