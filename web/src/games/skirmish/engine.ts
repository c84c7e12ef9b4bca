/** The skirmish's rules and content, for the worker that plays tables of this browser. */
import { skirmishGame } from '@holotape/skirmish';
import { skirmishContent } from './pack.ts';

export const engine = () => skirmishGame(skirmishContent());
