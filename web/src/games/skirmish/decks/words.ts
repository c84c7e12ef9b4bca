import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what belongs to cards that are held, drawn and read. */
export const d = speaker(en);
