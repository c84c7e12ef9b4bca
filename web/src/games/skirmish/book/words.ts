import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what the handbook does, and why. */
export const h = speaker(en);
