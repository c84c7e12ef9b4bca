/** The adventure's rules and content, for the worker that plays tables of this browser. */
import { adventureGame } from '@holotape/adventure';
import { adventureContent } from './pack.ts';

export const engine = () => adventureGame(adventureContent());
