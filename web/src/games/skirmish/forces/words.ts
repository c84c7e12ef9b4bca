import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what stands in the force builder. */
export const f = speaker(en);
