import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what stands around a table that is being drawn. */
export const d = speaker(en);
