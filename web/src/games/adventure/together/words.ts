import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says a message of a game played together. */
export const c = speaker(en);
