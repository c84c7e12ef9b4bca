import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

/** Says what stands on cards. */
export const c = speaker(en);
