import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what a sign means. */
export const g = speaker(en);
