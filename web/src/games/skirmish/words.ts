import { speaker } from '../../text/index.ts';
import { en } from './en.ts';

/** Says a message of the battle. */
export const b = speaker(en);
