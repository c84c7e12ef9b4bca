import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what stands in the form of a new battle. */
export const w = speaker(en);
