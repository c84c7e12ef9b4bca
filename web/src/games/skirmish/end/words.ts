import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says how a battle ended. */
export const e = speaker(en);
