import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says a message of the form. */
export const w = speaker(en);
