import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what stands beside the table. */
export const r = speaker(en);
